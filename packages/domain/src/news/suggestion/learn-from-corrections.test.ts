import { describe, expect, it } from 'vitest';
import type { Correction } from './learn-from-corrections.ts';
import { learnFromCorrections } from './learn-from-corrections.ts';
import { openLesson } from './lesson.ts';
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

  it('refuses an invalid lesson', () => {
    const { bytes } = learnFromCorrections(base, corrections());
    const damaged = Uint8Array.from(bytes ?? []);
    damaged[300] = (damaged[300] ?? 0) ^ 1;
    expect(() => openLesson(damaged, base.topicNames.length)).toThrow('damaged');
    expect(() => openLesson(bytes ?? new Uint8Array(), base.topicNames.length + 1)).toThrow('does not fit');
    expect(() => openLesson(new Uint8Array(3), 20)).toThrow('no suggestion model');
  });
});
