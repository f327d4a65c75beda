import { describe, expect, it } from 'vitest';
import { readHeadline } from '../suggestion/read-headline.ts';
import { writeCreditText } from './credit-text.ts';
import type { CreditKind } from './credit-rule.ts';
import { judgeHeadline } from './testing/judge-headline.ts';

/** The kind and the tenths that the rules give a headline about Acme; null where none holds. */
function judge(text: string): [CreditKind, number] | null {
  const severity = judgeHeadline(text, 'Acme');
  return severity && [severity.kind, severity.tenths];
}

describe('what a credit officer fears most', () => {
  it.each([
    ['Acme defaults on euro bonds', 'default'],
    ['Banks declare Acme in default', 'default'],
    ['Acme entra en default', 'default'],
    ['Acme fails to make interest payment on senior notes', 'missed payment'],
    ['Acme no paga el cupón de sus bonos', 'missed payment'],
    ['Acme files for Chapter 11 protection in Delaware', 'bankruptcy'],
    ['Acme presenta concurso de acreedores', 'bankruptcy'],
    ['Acme goes into liquidation', 'liquidation'],
    ['Court orders winding-up of Acme', 'liquidation'],
    ['Acme auditor raises going concern doubt', 'going concern'],
    ['Acme warns of substantial doubt about its future', 'going concern'],
    ['Acme admits accounting fraud', 'accounting fraud'],
    ['Acme booked fictitious sales for years', 'accounting fraud'],
    ['Acme breaches covenants on syndicated loan', 'covenant'],
    ['Acme incumple covenants de su deuda', 'covenant'],
    ['Acme restates three years of results', 'restatement'],
    ['Acme says accounts can no longer be relied on', 'restatement'],
  ] as const)('%j is %s, at -0.6 or below', (text, kind) => {
    const [found, tenths] = judge(text) ?? [];
    expect(found).toBe(kind);
    expect(tenths).toBeLessThanOrEqual(-6);
  });
});

describe('rating actions', () => {
  it.each([
    ['Fitch downgrades Acme to BBB from BBB+', -5],
    ["Moody's cuts Acme two notches to Ba2", -6],
    ['S&P cuts Acme to junk', -6],
    ['Fitch slashes Acme by four notches', -7],
    ['S&P lowers Acme to CCC', -7],
    ['Fitch cuts Acme to RD', -10],
    ['S&P upgrades Acme to A- from BBB+', 5],
    ["Moody's lifts Acme to investment grade", 7],
    ['Fitch revises Acme outlook to negative', -3],
    ['Fitch revises Acme outlook to stable from negative', 3],
    ["Moody's places Acme on review for downgrade", -3],
    ['S&P affirms Acme at A', 1],
    ['Acme avoids downgrade to junk', 3],
    // The grade counts, not the outlook that is told after it.
    ['S&P cuts Acme to CCC+ from B-, outlook negative', -7],
    ['S&P cuts Acme to BB from BBB-, outlook negative', -6],
    ['Fitch cuts Acme to CC; outlook negative', -7],
    ['S&P raises Acme to BB, outlook stable', 5],
    ["Moody's upgrades Acme to Baa3 from Ba1, outlook stable", 7],
    ["Moody's lowers Acme's Ba2 outlook to negative", -3],
    ['S&P cuts Acme outlook to negative, affirms BBB', -3],
  ])('%j gets %d tenths', (text, tenths) => {
    expect(judge(text)).toEqual(['rating action', tenths]);
  });

  it.each([
    ['Goldman upgrades Acme to buy', 2],
    ['Citi downgrades Acme to sell', -2],
    ['Barclays raises price target on Acme', 3],
  ])('%j is a broker and gets %d tenths', (text, tenths) => {
    expect(judge(text)).toEqual(['broker', tenths]);
  });

  it.each(['Acme stock rating lowered by BMO Capital Markets', 'Acme rating raised by Zacks Research'])(
    '%j is a broker on the share: no grade of a debtor moved',
    (text) => {
      expect(judge(text)?.[0]).not.toBe('rating action');
    },
  );

  it('is a grade of a debtor where it is said by how much it moved', () => {
    expect(judge('Acme rating lowered by two levels')?.[0]).toBe('rating action');
  });
});

describe('money and markets', () => {
  it.each([
    ['Acme bondholders swap notes at a discount in distressed exchange', 'distressed exchange', -7],
    ['Acme completes registered exchange of notes', 'distressed exchange', 0],
    ['Acme CDS spreads widen to record', 'spreads', -6],
    ['Acme CDS tighten after results', 'spreads', 4],
    ['Acme bonds plunge 12 points', 'spreads', -6],
    ['Acme faces cash crunch', 'liquidity', -5],
    ['Acme suspends withdrawals', 'liquidity', -7],
    ['Acme secures $200m credit line', 'liquidity', 4],
    ['Acme completes refinancing of its debt', 'refinancing', 6],
    ['Acme pulls bond sale', 'refinancing', -5],
    ['Acme completes rights issue', 'capital', 6],
    ['Acme cuts net debt by a third', 'capital', 5],
    ['Nasdaq to delist Acme', 'delisting', -5],
    ['Acme regains Nasdaq compliance', 'delisting', 3],
    ['Promoters seek approval for delisting of Acme at a premium', 'delisting', 0],
    ['RBI bars Acme from new loans', 'regulator', -4],
    ['Regulator revokes licence of Acme', 'regulator', -7],
    ['SEC fines Acme', 'regulator', -4],
    ['Fed lifts curbs on Acme', 'regulator', 4],
    ['Acme emerges from Chapter 11', 'emergence', 7],
    ['Judge rejects plan of Acme to exit bankruptcy', 'emergence', -6],
    ['Acme posts record loss', 'results', -5],
    ['Acme loss narrows', 'results', 3],
  ] as const)('%j is %s, %d tenths', (text, kind, tenths) => {
    expect(judge(text)).toEqual([kind, tenths]);
  });
});

describe('traps', () => {
  it.each([
    ['Acme sells another business as it winds down its lending arm', 'Acme winds down after losing funding'],
    ['Acme raises doubts about its part in the health law', 'Acme raises doubts about its future'],
    ['Acme: grant of waiver from listing rule 10.1', 'Acme lenders grant covenant waiver'],
    [
      'Acme serves 99% of customers affected by winter storm',
      'Customers storm the branches of Acme to withdraw money',
    ],
    ['Acme downgraded by S&P Equity Research to hold', 'Acme downgraded by S&P to BB'],
  ])('%j is not what %j is', (trap, meant) => {
    const kind = judge(meant)?.[0];
    expect(kind).toBeDefined();
    expect(judge(trap)?.[0]).not.toBe(kind);
  });

  it('is no fight for cash where television is paid for', () => {
    expect(judge('Battle for pay-TV subscribers hits Acme')?.[0]).not.toBe('liquidity');
    expect(judge('Acme battles to pay suppliers')?.[0]).toBe('liquidity');
  });

  it.each([
    ['Acme averts default with last-minute payment', 4],
    ['Acme denies it is preparing for bankruptcy filing', -1],
    ['Acme repays bonds in full and on time', 4],
    ['Acme could file for bankruptcy, sources say', -6],
    ['Acme sold as a going concern, jobs saved', 3],
    ['Acme well within its covenants', 1],
    ['Lenders agree to waive covenants of Acme', 3],
    ['Acme default browser settings change', 0],
    ['Acme teaches course on accounting fraud', 0],
    ['Credit card defaults at Acme fall to lowest', 3],
    ['Acme has exposure to insolvency of builder', -3],
    ['Acme restates segments under new reporting format', 1],
  ])('%j gets %d tenths', (text, tenths) => {
    expect(judge(text)?.[1]).toBe(tenths);
  });

  it.each(['Acme opens a shop in Leeds', 'Acme hires a gardener'])('no rule holds for %j', (text) => {
    expect(judge(text)).toBeNull();
  });

  it('does not read the name of the company as words', () => {
    const text = 'Liquidity Services beats estimates';
    const headline = readHeadline({ text, company: 'Liquidity Services' }, () => true);
    expect(writeCreditText(headline)).toBe('§ beats estimates');
  });
});
