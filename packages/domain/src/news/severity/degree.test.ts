import { describe, expect, it } from 'vitest';
import { bandOf, judgeHeadline } from './testing/judge-headline.ts';

describe('how much an event weighs', () => {
  it.each([
    // Creditors lose, whatever they agreed to.
    ['Zorbex lenders approve 45% writedown in restructuring plan', 'severe'],
    // A court allows what is still to be done; those who are out have less debt.
    ['Tribunal approves resolution plan for Zorbex', 'good'],
    ['Judge approves Zorbex plan to exit bankruptcy', 'good'],
    ['Zorbex leaves insolvency under bondholder control', 'good'],
    ['Court confirms Zorbex reorganization plan, cutting $2 billion of debt', 'strong'],
    ['Zorbex emerges from Chapter 11', 'strong'],
    // For good, or because nobody knows how the company stands.
    ['Nasdaq to delist Zorbex over unfiled annual report', 'severe'],
    ['Bourse cancels listing of Zorbex', 'severe'],
    ['NYSE moves to delist Zorbex', 'bad'],
    ['Bourse suspends Zorbex shares after annual report is late', 'bad'],
    ['Zorbex gets Nasdaq deficiency notice', 'bad'],
    // How large it is, and how many stand behind it.
    ['Zorbex completes €1.8bn refinancing', 'strong'],
    ['Zorbex completes €180m refinancing', 'good'],
    ['Zorbex refinancia 90 millones con ocho bancos', 'strong'],
    // How far a price fell.
    ['Traders dump Zorbex notes, 2031s quoted at 37 cents', 'severe'],
    ['Traders dump Zorbex notes', 'bad'],
    // How a period ended, with nothing to compare it with.
    ['Zorbex reports quarterly net loss of $30 million', 'bad'],
    ['Zorbex registra pérdidas de 30 millones', 'bad'],
    // For what the money is missing.
    ['Zorbex busca financiación para pagar nóminas', 'severe'],
    // A fine for what would be grave.
    ['Regulator fines Zorbex over reporting errors', 'bad'],
    // Business as usual, told with a grave word.
    ['Zorbex amends and restates credit facility', 'good'],
    ['Zorbex launches app that spots invoice fraud', 'good'],
  ])('%j is %s', (text, band) => {
    expect(bandOf(text)).toBe(band);
  });

  it('may make another kind of it', () => {
    expect(judgeHeadline('Zorbex creditors back 50% haircut in reorganization plan')?.kind).toBe(
      'distressed exchange',
    );
  });
});
