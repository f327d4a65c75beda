import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEventScore } from '../../events/check-event.ts';
import { EVENT_TYPES } from '../../scoring/event-type.ts';
import { readHeadline } from './read-headline.ts';
import { readSenses } from './senses.ts';
import { suggest } from './suggest.ts';
import { decideAcceptedFields } from './accepted-fields.ts';
import { tinyModel } from './testing/tiny-model.ts';

const model = tinyModel();

/** The score by the lexicon alone. */
function score(text: string, company: string | null = null): number {
  return suggest(model, { text, company }).score.value;
}

describe('the lexicon within a suggestion', () => {
  it.each([
    'Morrisons profits rise',
    'Shell beats forecasts',
    'Analysts upgrade Apple',
    '$AAPL strong, breakout coming',
    'FDA approves new drug',
    'Costs fall at Ryanair',
    'Barclays raises its dividend',
    'BP escapes fine',
    'Loss narrows at Tesco',
    'Bank avoids fraud charge',
    'Wipro hits record high',
  ])('finds %j good', (text) => {
    expect(score(text)).toBeGreaterThan(0);
  });

  it.each([
    'Profit falls at Tesco',
    'BAE cuts earnings target',
    'Bank faces fraud lawsuit',
    'Shares plunge after profit warning',
    'Costs rise at Ryanair',
    'Deutsche Bank downgraded Starbucks',
    'No growth in sight',
    "Sales don't improve",
    'Barclays cuts 150 jobs',
    'Unitech falls on wider-than-expected loss',
    'Petrofac posts net loss',
  ])('finds %j bad', (text) => {
    expect(score(text)).toBeLessThan(0);
  });

  it.each(['', 'The annual meeting takes place on Tuesday', '12345', 'http://up.gain/rise'])(
    'has no opinion on %j',
    (text) => {
      expect(
        readSenses(readHeadline({ text, company: null }, () => true)).values.every((value) => value === 0),
      ).toBe(true);
    },
  );

  it('does not weigh names', () => {
    expect(score('$GAIN meets the press')).toBe(score('$XYZQ meets the press'));
    expect(
      readSenses(
        readHeadline({ text: 'Best Buy meets the press', company: 'Best Buy Co Inc' }, () => true),
      ).values.every((value) => value === 0),
    ).toBe(true);
  });
});

describe('a suggestion', () => {
  it('names the words behind the score, as written, with their sign', () => {
    const { score: good } = suggest(model, { text: 'MarketsShares SURGE as Profit jumps', company: null });
    expect(good.words.map(({ word }) => word)).toContain('SURGE');
    expect(good.words.every(({ weight }) => weight > 0)).toBe(true);
    const { score: mixed } = suggest(model, {
      text: 'Acme profit rises, director guilty in fraud scandal',
      company: 'Acme',
    });
    expect(mixed.words.find(({ word }) => word === 'scandal')?.weight).toBeLessThan(0);
  });

  it('is about the company if the headline names it, about the economy if that is the subject', () => {
    expect(suggest(model, { text: 'Acme opens a shop', company: 'Acme plc' }).eventType).toMatchObject({
      value: 'Company',
      words: [{ word: 'Acme' }],
    });
    expect(
      suggest(model, { text: 'Central bank raises rates as inflation and unemployment climb', company: null })
        .eventType.value,
    ).not.toBe('Company');
  });

  it('leaves a field empty below its threshold, and the score if its side differs from the impact’s', () => {
    const sure = { value: 0.4, thousandths: 400, confidence: 0.99, words: [] };
    const rest = {
      eventType: { value: 'Company', confidence: 0.99, words: [] },
      topic: { value: 'Earnings', confidence: 0.2, words: [] },
    } as const;
    expect(decideAcceptedFields({ score: sure, impact: 'Positive', ...rest })).toEqual({
      score: 400,
      impact: 'Positive',
      eventType: 'Company',
      topic: null,
    });
    expect(
      decideAcceptedFields({ score: { ...sure, confidence: 0.1 }, impact: 'Positive', ...rest }),
    ).toMatchObject({
      score: null,
      impact: null,
    });
    expect(decideAcceptedFields({ score: sure, impact: 'Neutral', ...rest })).toMatchObject({
      score: null,
      impact: null,
    });
  });

  it('is complete, within range and deterministic for any text and company', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.option(fc.string({ maxLength: 30 })),
        (text, company) => {
          const one = suggest(model, { text, company });
          expect(Math.abs(one.score.value)).toBeLessThanOrEqual(1);
          expect(isEventScore(one.score.thousandths)).toBe(true);
          for (const { confidence } of [one.score, one.eventType, one.topic])
            expect(confidence >= 0 && confidence <= 1).toBe(true);
          expect(EVENT_TYPES).toContain(one.eventType.value);
          expect(model.topicNames).toContain(one.topic.value);
          expect(suggest(model, { text, company })).toEqual(one);
        },
      ),
      { numRuns: 60 },
    );
  });
});
