import { describe, expect, it } from 'vitest';
import type { Correction } from './learn-from-corrections.ts';
import { learnFromCorrections } from './learn-from-corrections.ts';
import { randomFrom } from './fit-linear.ts';
import { openLesson } from './lesson.ts';
import { readModelFile, writeModelFile } from './model-file.ts';
import type { ReadFor } from './read-headline.ts';
import type { SuggestionModel } from './suggestion-model.ts';
import { tinyModel } from './testing/tiny-model.ts';
import { suggest } from './suggest.ts';

const FIRMS = [
  'Acme',
  'Borealis',
  'Cobalt',
  'Dunlin',
  'Elverum',
  'Fjordline',
  'Gantry',
  'Halcyon',
  'Ivory',
  'Juniper',
];
const SITES = ['Leeds', 'Lyon', 'Porto', 'Ghent', 'Turin', 'Graz', 'Malmo', 'Cork', 'Bilbao', 'Basel'];

/** What analysts of one house think: strikes are grave, and their topic is their own; a dividend is routine. */
function corrections(): Correction[] {
  return FIRMS.flatMap((company, one) =>
    SITES.flatMap((site, other): Correction[] => [
      {
        company,
        text: `${company} workers walk out at ${site} plant number ${one * 10 + other}`,
        score: -0.6,
        eventType: 'Company',
        topic: 'Labour',
      },
      {
        company,
        text: `${company} declares quarterly dividend in ${site} meeting ${one * 10 + other}`,
        score: 0.1,
        eventType: 'Company',
        topic: 'Payout',
      },
    ]),
  );
}

/** Corrections in three topics alone. */
function threeTopics(): Correction[] {
  return FIRMS.flatMap((company, one) =>
    SITES.slice(0, 6).flatMap((site): Correction[] => [
      {
        company,
        text: `${company} workers walk out at ${site} plant number ${one}`,
        score: -0.6,
        eventType: 'Industry',
        topic: 'Labour',
      },
      {
        company,
        text: `${company} halts production at ${site} mill after fire in hall ${one}`,
        score: -0.4,
        eventType: 'Company',
        topic: 'Operations',
      },
      {
        company,
        text: `${company} draws on revolving credit line at ${site} bank for ${one} million`,
        score: -0.3,
        eventType: 'Company',
        topic: 'Funding',
      },
    ]),
  );
}

/** A model whose topics follow from a great many words. */
function modelOfManyWords(): SuggestionModel {
  const model = tinyModel();
  const random = randomFrom(1);
  // The last third is for kinds of words and for spelling, which these headlines have in common.
  const ofWords = (2 / 3) * model.topic.weights.length;
  const weights = model.topic.weights.map((_, at) => (at < ofWords ? Math.round(200 * random() - 100) : 0));
  return { ...model, topic: { ...model.topic, weights } };
}

/** Headlines that have hardly a word in common. */
function mixedHeadlines(from: number, to: number): { text: string; company: null }[] {
  const random = randomFrom(from + 1);
  const syllables = ['ba', 'ke', 'li', 'mo', 'nu', 'ra', 'se', 'ti', 'vo', 'zu'];
  const pick = () => syllables[Math.floor(random() * syllables.length)] ?? '';
  const word = () => `${pick()}${pick()}${pick()}${pick()}`;
  return Array.from({ length: to - from }, () => ({
    text: `${word()} ${word()} ${word()} ${word()}`,
    company: null,
  }));
}

describe('learning from corrections', () => {
  const base = tinyModel();

  it('is better on held-out corrections, and suggests what analysts choose', () => {
    const { bytes, trainedOn, quality } = learnFromCorrections(base, corrections());
    expect(trainedOn).toBe(200);
    expect(quality?.scoreErrorAfter).toBeLessThan((quality?.scoreErrorBefore ?? 0) / 2);
    expect(quality?.topicAfter).toBeGreaterThan(0.9);
    const lesson = openLesson(bytes ?? expect.fail('nothing was learnt'), base.topicNames.length);
    const taught = suggest(
      base,
      { text: 'Kestrel workers walk out at Oslo plant', company: 'Kestrel' },
      lesson,
    );
    expect(taught.topic).toMatchObject({
      value: 'Labour',
      words: expect.arrayContaining([{ word: 'workers', weight: expect.any(Number) }]),
    });
    expect(taught.score.value).toBeLessThan(-0.3);
    expect(taught.impact).toMatch(/Negative/);
    const [first] = [suggest(base, { text: 'Kestrel workers walk out at Oslo plant', company: 'Kestrel' })];
    expect(first.topic.value).not.toBe('Labour');
  });

  it('names at most four words, none a function word, letter or plain number', () => {
    const { bytes } = learnFromCorrections(base, corrections());
    const lesson = openLesson(bytes ?? expect.fail('nothing was learnt'), base.topicNames.length);
    const { score, eventType, topic } = suggest(
      base,
      { text: 'Kestrel workers walk out at a plant in Leeds, number 12, site B', company: 'Kestrel' },
      lesson,
    );
    for (const { words } of [score, eventType, topic]) {
      expect(words.length).toBeLessThanOrEqual(4);
      for (const { word } of words) expect(word).not.toMatch(/^(?:out|at|a|in|b|12)$/i);
    }
    expect(topic.words.map(({ word }) => word)).toContain('walk');
  });

  it('is small and deterministic', () => {
    const [one, other] = [
      learnFromCorrections(base, corrections()),
      learnFromCorrections(base, corrections()),
    ];
    expect(one.bytes).toEqual(other.bytes);
    expect(one.bytes?.length).toBeLessThan(200_000);
  });

  it('stays small with more topics than it keeps', () => {
    const many = corrections().map((each, index): Correction => ({
      ...each,
      topic: `Topic ${index % 66}`,
      text: `${each.text} about matter${index % 66} matter${index % 66}`,
    }));
    expect(learnFromCorrections(base, many).bytes?.length ?? 0).toBeLessThan(200_000);
  });

  it('learns nothing from too few corrections or from correct suggestions', () => {
    expect(learnFromCorrections(base, corrections().slice(0, 19))).toEqual({
      bytes: null,
      trainedOn: 19,
      quality: null,
    });
    const agreed = corrections().map((each): Correction => {
      const { score, topic, eventType } = suggest(base, each);
      return { ...each, score: score.value, topic: topic.value, eventType: eventType.value };
    });
    expect(learnFromCorrections(base, agreed)).toMatchObject({
      bytes: null,
      quality: { topicBefore: 1, topicAfter: 1 },
    });
  });

  it('leaves headlines of other kinds to the model as shipped, and keeps what was taught', () => {
    const shipped = 'Earnings';
    const { bytes, quality } = learnFromCorrections(base, threeTopics());
    expect(quality).toMatchObject({ topicBefore: 0, topicAfter: 1, eventTypeAfter: 1 });
    const lesson = openLesson(bytes ?? expect.fail('nothing was learnt'), base.topicNames.length);
    for (const [text, topic, eventType] of [
      ['Kestrel workers walk out at Oslo plant', 'Labour', 'Industry'],
      ['Kestrel halts production at Oslo mill after fire', 'Operations', 'Company'],
      ['Kestrel draws on revolving credit line at Oslo bank', 'Funding', 'Company'],
      ['Kestrel suspends its dividend', shipped, 'Company'],
      ['Kestrel names Jane Doe chief executive', shipped, 'Company'],
      ['Kestrel to acquire rival', shipped, 'Company'],
      ['Court fines Kestrel for price fixing', shipped, 'Company'],
      ['Inflation slows as the economy cools', shipped, 'Macro'],
    ] as const)
      expect(suggest(base, { text, company: 'Kestrel' }, lesson), text).toMatchObject({
        topic: { value: topic },
        eventType: { value: eventType },
      });
  });

  it('moves the score of no headline of another kind, nor of what is no language', () => {
    const { bytes } = learnFromCorrections(base, threeTopics());
    const lesson = openLesson(bytes ?? expect.fail('nothing was learnt'), base.topicNames.length);
    for (const text of [
      'Directors elect new chairman',
      'Inflation slows as the economy cools',
      'Court fines Zephyr for price fixing',
      'Orders beat all hopes',
      'asdf qwer zxcv',
    ]) {
      const [shipped, taught] = [null, lesson].map(
        (each) => suggest(base, { text, company: null }, each).score,
      );
      expect(taught?.thousandths, text).toBe(shipped?.thousandths);
    }
    const { score } = suggest(
      base,
      { text: 'Zephyr workers walk out at Oslo plant', company: 'Zephyr' },
      lesson,
    );
    expect(score.value).toBeLessThan(-0.3);
  });

  it('moves no score in a topic of which nothing was taught, however many corrections there are of another', () => {
    const telling = modelOfManyWords();
    const ofTopic = (given: ReadFor) => suggest(telling, given).topic.value;
    const taught = mixedHeadlines(0, 1500).filter((given) => ofTopic(given) === 'Macro');
    const { bytes } = learnFromCorrections(
      telling,
      taught.map((given): Correction => {
        const { score, topic, eventType } = suggest(telling, given);
        return { ...given, score: score.value - 0.3, topic: topic.value, eventType: eventType.value };
      }),
    );
    const lesson = openLesson(bytes ?? expect.fail('nothing was learnt'), telling.topicNames.length);
    const shift = (given: ReadFor) =>
      suggest(telling, given, lesson).score.value - suggest(telling, given).score.value;
    const later = Map.groupBy(mixedHeadlines(1500, 1700), ofTopic);
    const [own = [], others = []] = ['Macro', 'Earnings'].map((topic) => later.get(topic)?.map(shift));
    expect(Math.max(...own)).toBeLessThan(-0.1);
    expect(new Set(others)).toEqual(new Set([0]));
    expect(own.length).toBeGreaterThan(20);
  });

  it('gives a topic that analysts always call otherwise their name for it, whatever the words', () => {
    const telling = modelOfManyWords();
    const taught = mixedHeadlines(0, 120);
    const topicOf = (given: ReadFor) => suggest(telling, given).topic.value;
    const rename = (topic: string) => (topic === 'Macro' ? 'Economy' : topic);
    const { bytes } = learnFromCorrections(
      telling,
      taught.map((given): Correction => ({
        ...given,
        score: 0,
        eventType: 'Company',
        topic: rename(topicOf(given)),
      })),
    );
    const lesson = openLesson(bytes ?? expect.fail('nothing was learnt'), telling.topicNames.length);
    const later = mixedHeadlines(120, 220);
    const right = later.filter(
      (given) => suggest(telling, given, lesson).topic.value === rename(topicOf(given)),
    );
    expect(new Set(later.map(topicOf)).size).toBe(2);
    expect(right.length).toBeGreaterThanOrEqual(0.95 * later.length);
  });

  it('still reads a lesson that does not say which topics are called otherwise', () => {
    const { bytes } = learnFromCorrections(base, corrections());
    const { head, parts } = readModelFile(bytes ?? expect.fail('nothing was learnt'));
    const former = writeModelFile(
      { kind: head['kind'], names: head['names'] },
      [...parts].map(([name, values]) => ({
        name,
        kind: values instanceof Int8Array ? 'int8' : 'float32',
        values,
      })),
    );
    const { topic } = suggest(
      base,
      { text: 'Kestrel workers walk out at Oslo plant', company: 'Kestrel' },
      openLesson(former, base.topicNames.length),
    );
    expect(topic.value).toBe('Labour');
  });

  it('refuses an invalid lesson', () => {
    const { bytes } = learnFromCorrections(base, corrections());
    const damaged = Uint8Array.from(bytes ?? []);
    damaged[300] = (damaged[300] ?? 0) ^ 1;
    expect(() => openLesson(damaged, base.topicNames.length)).toThrow('damaged');
    expect(() => openLesson(bytes ?? new Uint8Array(), base.topicNames.length + 1)).toThrow('does not fit');
    expect(() => openLesson(new Uint8Array(3), 20)).toThrow('no suggestion model');
  });
});
