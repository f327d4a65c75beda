import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEventScore } from './check-event.ts';
import { suggestScore } from './suggest-score.ts';

describe('suggestScore', () => {
  it.each([
    'Morrisons profits rise', 'Shell beats forecasts', 'Analysts upgrade Apple', '$AAPL strong, breakout coming', 'FDA approves new drug', 'Costs fall at Ryanair', 'Barclays raises its dividend',
    'BP escapes fine',
  ])('finds %j good', (title) => {
    expect(suggestScore(title)).toBeGreaterThan(0);
  });

  it.each([
    'Profit falls at Tesco', 'BAE cuts earnings target', 'Bank faces fraud lawsuit', 'Shares plunge after profit warning', 'Costs rise at Ryanair', 'Deutsche Bank downgraded Starbucks',
    'No growth in sight', "Sales don't improve", 'Barclays cuts 150 jobs',
  ])('finds %j bad', (title) => {
    expect(suggestScore(title)).toBeLessThan(0);
  });

  it.each(['', 'The annual general meeting takes place on Tuesday', '12345', 'http://up.gain/rise'])('says nothing of %j', (title) => {
    expect(suggestScore(title)).toBe(0);
  });

  it('takes a company tag for no word', () => {
    expect(suggestScore('$GAIN meets the press')).toBe(0);
  });

  it('is always a score an event may have', () => {
    const words = fc.array(fc.constantFrom('profit', 'loss', 'rises', 'falls', 'not', 'fraud', 'beats', 'surges', 'the', 'plunge', "won't"), { maxLength: 40 });
    fc.assert(fc.property(words, (title) => isEventScore(suggestScore(title.join(' ')))));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (title) => isEventScore(suggestScore(title))));
  });
});
