import { describe, expect, it } from 'vitest';
import { highlightWords } from './highlight-words.ts';

function highlighted(title: string, words: readonly string[]): string {
  return highlightWords(title, words)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');
}

describe('words of a title', () => {
  it.each([
    ['Profit beats forecasts', ['beats'], 'Profit [beats] forecasts'],
    ['PROFIT Beats forecasts', ['profit', 'forecast'], '[PROFIT] Beats [forecasts]'],
    ['Beats and eats', ['eat'], 'Beats and [eats]'],
    ['Umsatzrückgang gemeldet', ['umsatzruckgang'], '[Umsatzrückgang] gemeldet'],
    ['Shares up 5% today', ['5%'], 'Shares up [5%] today'],
    ['Nothing here', [], 'Nothing here'],
    ['Upgraded to buy', ['up'], 'Upgraded to buy'],
    ['record profit, record sales', ['record profit'], '[record] [profit], [record] sales'],
  ])('%j by %j', (title, words, expected) => {
    expect(highlighted(title, words)).toBe(expected);
  });

  it('give the title back when put together', () => {
    const title = '  Profit — beats “forecasts”!';
    expect(
      highlightWords(title, ['beats', 'profit'])
        .map(({ text }) => text)
        .join(''),
    ).toBe(title);
  });
});
