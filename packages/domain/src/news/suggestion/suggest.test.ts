import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEventScore } from '../../events/check-event.ts';
import { EVENT_TYPES } from '../../scoring/event-type.ts';
import { impactFromScore } from '../../scoring/impact.ts';
import { CREDIT_TOPICS } from '../../events/topics.ts';
import type { CreditBand } from '../severity/credit-bands.ts';
import { CREDIT_BANDS } from '../severity/credit-bands.ts';
import { readHeadline } from './read-headline.ts';
import { readSenses } from './senses.ts';
import { suggest } from './suggest.ts';
import { decideCertainties } from './accepted-fields.ts';
import { RULE_FIGURES } from './credit-news.ts';
import type { Lesson } from './lesson.ts';
import type { LinearModel } from './linear-model.ts';
import type { SuggestionModel } from './suggestion-model.ts';
import { tinyModel } from './testing/tiny-model.ts';

const model = tinyModel();

/** A lesson that moves every score by so much. */
function lessonOf(shift: number): Lesson {
  const usual: LinearModel = {
    classes: 1,
    weights: new Int8Array(0),
    scales: Float32Array.of(1),
    biases: Float32Array.of(shift),
    dense: new Float32Array(0),
  };
  return { score: { model: usual, topics: null }, topic: null, eventType: null };
}

/** The score by the lexicon alone. */
function lexiconScore(text: string, company: string | null = null): number {
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
    expect(lexiconScore(text)).toBeGreaterThan(0);
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
    expect(lexiconScore(text)).toBeLessThan(0);
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
    expect(lexiconScore('$GAIN meets the press')).toBe(lexiconScore('$XYZQ meets the press'));
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
    expect(mixed.words.find(({ word }) => word === 'fraud')?.weight).toBeLessThan(0);
  });

  it('never names the company as a reason for the score', () => {
    const { score } = suggest(model, { text: 'Gap profit rises', company: 'Gap' });
    expect(score.words.map(({ word }) => word)).not.toContain('Gap');
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

  it('fills in what is sure, and leaves what is unsure to the analyst', () => {
    const score = {
      value: 0.4,
      thousandths: 400,
      confidence: 0.99,
      certainty: 'sure',
      kind: null,
      words: [],
    } as const;
    const rest = {
      impact: 'Positive',
      eventType: { value: 'Company', confidence: 0.99, words: [] },
      topic: { value: 'Earnings', confidence: 0.2, words: [] },
    } as const;
    expect(decideCertainties({ score, ...rest })).toEqual({
      score: 'sure',
      eventType: 'sure',
      topic: 'unsure',
    });
    expect(decideCertainties({ score: { ...score, certainty: 'unsure' }, ...rest }).score).toBe('unsure');
    expect(decideCertainties({ score: { ...score, certainty: 'none' }, ...rest })).toEqual({
      score: 'none',
      eventType: 'none',
      topic: 'none',
    });
  });

  it('suggests nothing where no word is understood', () => {
    const known = { ...model, isCommon: (lower: string) => lower === 'the' || lower === 'annual' };
    const { score, impact } = suggest(known, { text: 'asdf qwer zxcv', company: 'Acme' });
    expect(score).toMatchObject({ certainty: 'none', value: 0, confidence: 0, words: [] });
    expect(impact).toBe('Neutral');
    expect(suggest(known, { text: 'The annual zxcv', company: null }).score.certainty).not.toBe('none');
  });

  it('is never sure by the model where most words are of another language', () => {
    const text = 'Gewinn der Acme im dritten Quartal deutlich besser: profit surges to record high';
    const english = { ...model, isCommon: (lower: string) => lower === 'profit' || lower === 'surges' };
    expect(suggest(model, { text, company: 'Acme' }).score.certainty).toBe('sure');
    const unsure = suggest(english, { text, company: 'Acme' }).score;
    expect(unsure.certainty).toBe('unsure');
    expect(unsure.confidence).toBeLessThanOrEqual(model.numbers.sureFrom);
  });

  it('is never sure where a post advertises a service to traders', () => {
    const certaintyOf = (text: string) => suggest(model, { text, company: 'Acme' }).score.certainty;
    expect(certaintyOf('Profit of Acme surges to record high')).toBe('sure');
    expect(certaintyOf('Profit of our stock picks surges to record high: $ACME')).toBe('unsure');
    expect(certaintyOf('Platinum Subscribers saw profit surge to record high $ACME')).toBe('unsure');
    expect(certaintyOf('Profit surges to record high under one watchlist $ACME')).toBe('unsure');
    expect(certaintyOf('Profit surges to record high - Stock Options Chatroom $ACME')).toBe('unsure');
    expect(certaintyOf('Profit surges to record high! Subscribe here $ACME $ZORB')).toBe('unsure');
    expect(certaintyOf('Profit surges on 525% gain to record high $ACME $ZORB $NOVA')).toBe('unsure');
    expect(certaintyOf('Profit of Acme surges 525% to record high')).toBe('sure');
    expect(certaintyOf('Profit of Acme surges to record high as chatrooms grow')).toBe('sure');
    expect(certaintyOf('Premium subscribers of Acme surge as profit climbs to record high')).toBe('sure');
    expect(certaintyOf('Acme gains subscribers as profit surges to record high')).toBe('sure');
  });

  it('is never sure on a page of quotes, whatever words the name of a fund has', () => {
    const certaintyOf = (text: string) => suggest(model, { text, company: 'Acme' }).score.certainty;
    expect(certaintyOf('TNA Profit surges 3x Shares Market Cap $TNA $JNJ $ACME #TNA #stocks')).toBe('unsure');
    expect(certaintyOf('ACME: profit surges to record high $ACME $JNJ')).toBe('sure');
  });

  it('is never sure where tags of several companies stand and this one is not named, whether by a rule or by the models', () => {
    const certaintyOf = (text: string) => suggest(model, { text, company: 'Acme' }).score.certainty;
    expect(certaintyOf('Chip maker files for Chapter 11 $ZORB $ACM')).toBe('unsure');
    expect(certaintyOf('Profit surges to record high $ZORB $ACM')).toBe('unsure');
    expect(certaintyOf('Files for Chapter 11 $ACM')).toBe('sure');
    expect(certaintyOf('Acme files for Chapter 11 $ZORB $ACM')).toBe('sure');
  });

  it('is surely 0 only where the words say so', () => {
    expect(
      suggest(model, { text: 'Acme to hold annual general meeting on Tuesday', company: 'Acme' }).score,
    ).toMatchObject({
      thousandths: 0,
      certainty: 'sure',
    });
    expect(suggest(model, { text: 'Acme and the people of the town', company: 'Acme' }).score.certainty).toBe(
      'unsure',
    );
  });

  describe('whose sentiment is neutral', () => {
    const text = 'Acme impresses';
    const neutral = (sureFrom: number): SuggestionModel => ({
      ...model,
      sentiment: { ...model.sentiment, biases: Float32Array.from([0, 20, 0]) },
      numbers: { ...model.numbers, sureBySize: 9, sureFrom },
    });
    const of = (sureFrom: number) => suggest(neutral(sureFrom), { text, company: 'Acme' }).score;

    it('has no side while the other figures leave a doubt', () => {
      expect(of(0.99)).toMatchObject({ thousandths: 0, certainty: 'unsure' });
      expect(of(0.99).value).toBeGreaterThan(0.05);
    });

    it('takes the side it leans to where that is sure enough to be shown', () => {
      const score = of(0.6);
      expect(score).toMatchObject({ certainty: 'sure', thousandths: Math.round(score.value * 10) * 100 });
      expect(score.thousandths).toBeGreaterThan(0);
    });

    it('is 0 where analysts taught that, however sure it would be', () => {
      const { value } = of(0);
      const lesson = lessonOf(0.02 - value);
      expect(suggest(neutral(0), { text, company: 'Acme' }, lesson).score).toMatchObject({ thousandths: 0 });
    });
  });

  it('has the side of the sentiment where that has one', () => {
    const negative = { ...model.sentiment, biases: Float32Array.from([20, 0, 0]) };
    const score = suggest(
      { ...model, sentiment: negative },
      { text: 'Acme profits rise', company: 'Acme' },
    ).score;
    expect(score.value).toBeGreaterThan(0);
    expect(score.thousandths).toBe(-100);
  });

  it('has the impact that its score says', () => {
    for (const text of ['Acme profits rise', 'Acme files for bankruptcy', 'Acme to hold annual meeting']) {
      const { score, impact } = suggest(model, { text, company: 'Acme' });
      expect(impact).toBe(impactFromScore(score.thousandths));
    }
  });

  it('scores news of credit by a rule, names its words and gives it a topic of its own', () => {
    const { score, topic } = suggest(model, {
      text: 'Acme misses coupon on its dollar bonds',
      company: 'Acme',
    });
    expect(score).toMatchObject({ thousandths: -900, certainty: 'sure', kind: 'missed payment' });
    expect(score.words.map(({ word }) => word)).toContain('misses');
    expect(topic.value).toBe('Default and restructuring');
  });

  it('is unsure of a rule where the sentiment model sees another side', () => {
    const text = 'Acme misses coupon on its dollar bonds';
    const sided = (place: number, bias = 40) => ({
      ...model,
      sentiment: {
        ...model.sentiment,
        weights: new Int8Array(model.sentiment.weights.length),
        biases: Float32Array.from([0, 1, 2], (each) => (each === place ? bias : 0)),
      },
    });
    const [seen, contradicted] = [0, 2].map(
      (place) => suggest(sided(place), { text, company: 'Acme' }).score,
    );
    expect(seen).toMatchObject({ thousandths: -900, certainty: 'sure' });
    expect(contradicted).toMatchObject({ thousandths: -900, certainty: 'unsure' });
    expect(contradicted?.confidence).toBeLessThan(seen?.confidence ?? 0);
    for (let bias = 0; bias <= 4; bias += 0.1) {
      const { certainty, confidence } = suggest(sided(2, bias), { text, company: 'Acme' }).score;
      expect(certainty).toBe(confidence >= 0.75 ? 'sure' : 'unsure');
    }
  });

  describe('as credit news', () => {
    // Nothing is ordinary news, and everything is in one band.
    const inBand = (band: CreditBand): SuggestionModel => ({
      ...model,
      numbers: { ...model.numbers, creditGate: 1, ruledGate: 1, graveGate: 1 },
      credit: {
        ...model.credit,
        biases: Float32Array.from([...CREDIT_BANDS, 'ordinary'], (each) => (each === band ? 1 : 0)),
      },
    });
    const of = (text: string, chosen = inBand('bad')) => suggest(chosen, { text, company: 'Acme' }).score;

    it('moves unsure news into its band, by little and unsure, and leaves what is sure', () => {
      expect(of('Acme opens a plant in Spain', model)).toMatchObject({
        thousandths: 200,
        certainty: 'unsure',
      });
      expect(of('Acme opens a plant in Spain')).toMatchObject({
        thousandths: -200,
        certainty: 'unsure',
        kind: null,
      });
      expect(of('Acme opens a plant in Spain', inBand('good'))).toEqual(
        of('Acme opens a plant in Spain', model),
      );
      const sure = of('Acme to hold annual meeting', model);
      expect(sure.certainty).toBe('sure');
      expect(of('Acme to hold annual meeting')).toEqual(sure);
    });

    it('moves also what the models are sure of, unless they are by far', () => {
      const text = 'Acme profits rise';
      const surer = (sureBySize: number, chosen: SuggestionModel) =>
        of(text, { ...chosen, numbers: { ...chosen.numbers, sureBySize } });
      const [barely, byFar] = [6, 30].map((sureBySize) => surer(sureBySize, model));
      expect(barely).toMatchObject({ certainty: 'sure' });
      expect(byFar).toMatchObject({ certainty: 'sure' });
      expect(surer(6, inBand('bad'))).toMatchObject({ certainty: 'unsure', thousandths: -200 });
      expect(surer(30, inBand('bad'))).toEqual(byFar);
    });

    it('moves what a rule says into its band, and is unsure where that is another side', () => {
      const text = 'Acme misses coupon on its dollar bonds';
      expect(of(text, inBand('severe'))).toEqual(of(text, model));
      expect(of(text)).toMatchObject({ thousandths: -500, certainty: of(text, model).certainty });
      expect(of(text, inBand('none'))).toMatchObject({ thousandths: -100, certainty: 'unsure' });
      expect(of(text, inBand('good'))).toMatchObject({
        thousandths: 200,
        certainty: 'unsure',
        kind: null,
      });
    });

    it('leaves a grade as far down as the agency moved it', () => {
      const text = 'S&P lowers Acme to SD from CC';
      expect(of(text)).toMatchObject({ thousandths: -1000, kind: 'rating action' });
      expect(of(text, inBand('good'))).toMatchObject({ thousandths: 200, kind: null });
    });

    it('leaves history that is told again at nothing', () => {
      const text = 'On this day: Acme files for Chapter 11';
      expect(of(text, inBand('severe'))).toMatchObject({ thousandths: 0, certainty: 'sure' });
    });

    it('is sure of a bankruptcy that it sees as the rule does, whatever ordinary news makes of the words', () => {
      const text = 'Acme files for Chapter 11';
      const doubting = (band: CreditBand): SuggestionModel => ({
        ...inBand(band),
        sentiment: { ...model.sentiment, biases: Float32Array.of(-9, 9, -9) },
      });
      expect(of(text, doubting('severe'))).toMatchObject({ thousandths: -1000, certainty: 'sure' });
      expect(of(text, doubting('bad')).certainty).toBe('unsure');
      expect(of('Acme misses coupon on its bonds', doubting('severe')).certainty).toBe('unsure');
      expect(of('Supplier of Acme files for Chapter 11', doubting('severe')).certainty).toBe('unsure');
    });

    it('reads which rule holds, and leaves what that decides severe', () => {
      const { credit } = inBand('severe');
      const figures = credit.dense.length / credit.classes;
      // Bad by itself, good where a rule says that it is severe.
      const dense = credit.dense.map((_, at) => (at === 4 * figures - RULE_FIGURES ? 10 : 0));
      const biases = Float32Array.from([...CREDIT_BANDS, 'ordinary'], (each) => (each === 'bad' ? 1 : 0));
      const readsRules = { ...inBand('bad'), credit: { ...credit, dense, biases } };
      expect(of('Acme misses coupon on its dollar bonds', readsRules)).toMatchObject({ thousandths: 200 });
      expect(of('Acme opens a plant in Spain', readsRules)).toMatchObject({ thousandths: -200 });
      const careful = inBand('severe');
      const numbers = { ...careful.numbers, graveGate: -1 };
      expect(of('Acme misses coupon on its dollar bonds', { ...careful, numbers })).toMatchObject({
        thousandths: -900,
      });
      expect(of('Acme opens a plant in Spain', { ...careful, numbers })).toMatchObject({ thousandths: -200 });
    });

    it('adds what analysts taught to the score in the band, however much it is', () => {
      const text = 'Acme misses coupon on its dollar bonds';
      const taught = (shift: number) => {
        return suggest(inBand('good'), { text, company: 'Acme' }, lessonOf(shift)).score.value;
      };
      expect(taught(0.09)).toBeCloseTo(0.29);
      expect(taught(0.11)).toBeCloseTo(0.31);
      expect(taught(-0.3)).toBeCloseTo(-0.1);
    });

    it('is said with the words that the model of credit news goes by, and not with those of the rule', () => {
      const chosen = inBand('good');
      const { credit } = chosen;
      const strong = {
        ...credit,
        weights: Int8Array.from(credit.weights, (_, at) => (at % credit.classes === 3 ? 1 : 0)),
      };
      const { words } = of('Acme misses coupon on its dollar bonds', { ...chosen, credit: strong });
      expect(words.length).toBeGreaterThan(0);
      expect(words.filter(({ weight }) => weight < 0)).toEqual([]);
    });

    it('says something of words in a language that only it knows, and nothing of words that nobody knows', () => {
      const known = { ...inBand('severe'), isCommon: () => false };
      expect(of('Acme celebra cincuenta otoños', known).certainty).toBe('none');
      expect(of('Acme celebra cincuenta otoños', { ...known, isOfCredit: () => true })).toMatchObject({
        thousandths: -600,
        certainty: 'unsure',
      });
    });
  });

  it('takes news of credit that names the company for its own', () => {
    const text = 'Central bank declares Acme in default as inflation and unemployment climb';
    expect(suggest(model, { text, company: 'Acme' }).eventType.value).toBe('Company');
    expect(suggest(model, { text, company: null }).eventType.value).not.toBe('Company');
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
          expect([...model.topicNames, ...CREDIT_TOPICS]).toContain(one.topic.value);
          expect(suggest(model, { text, company })).toEqual(one);
        },
      ),
      { numRuns: 60 },
    );
  });
});
