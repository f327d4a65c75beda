// The form of the labels and of the credit headlines. What the suggestions say of them is measured elsewhere (measure.ts).

import { describe, expect, it } from 'vitest';
import { bandFromTenths, sideFromTenths } from '@vigilo/domain/news/severity/credit-bands';
import {
  CREDIT_SETS,
  readCreditCases,
  readCreditLessons,
  readLabels,
  readThesaurus,
  readWideCases,
  WIDE_SETS,
} from './labels.ts';
import { findSets } from './read-sets.ts';

const KINDS = 20;

describe.each(CREDIT_SETS)('%s', (set) => {
  const cases = readCreditCases(set);

  it('has a headline with a score in tenths in every row', () => {
    expect(cases.filter(({ text, score }) => text === '' || !/^-?\d(\.\d)?$/.test(String(score)))).toEqual(
      [],
    );
  });

  it('has as many of each of the twenty kinds', () => {
    const kinds = Map.groupBy(cases, ({ kind }) => kind);
    expect(kinds.size).toBe(KINDS);
    expect(new Set([...kinds.values()].map(({ length }) => length)).size).toBe(1);
  });

  it('has the band and the side that follow from the score', () => {
    const unlike = cases.filter(({ score, side, band }) => {
      const tenths = Math.round(score * 10);
      return bandFromTenths(tenths) !== band || sideFromTenths(tenths) !== side;
    });
    expect(unlike).toEqual([]);
  });
});

describe('sets by another hand', () => {
  it('share no headline with each other or with what rules are tuned on', () => {
    const texts = CREDIT_SETS.flatMap((set) => readCreditCases(set).map(({ text }) => text));
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('credit lessons', () => {
  const lessons = readCreditLessons();

  it('have a headline that is read for a company, and a score in tenths, in every row', () => {
    const wrong = lessons.filter(
      ({ text, company, score }) =>
        text === '' ||
        company === null ||
        company === '' ||
        Math.abs(score) > 1 ||
        !/^-?\d(\.\d)?$/.test(String(score)),
    );
    expect(wrong).toEqual([]);
  });

  it('are no headlines of the sets that are measured on', () => {
    const cases = [...CREDIT_SETS.flatMap(readCreditCases), ...WIDE_SETS.flatMap(readWideCases)];
    const measured = new Set(cases.map(({ text }) => text));
    expect(lessons.filter(({ text }) => measured.has(text))).toEqual([]);
  });
});

const sets = findSets();

describe.skipIf(sets === null)('labels (skipped where ../shared/data is absent)', () => {
  const { pairs = [], scored = [] } = sets ?? {};
  const labels = sets === null ? [] : readLabels(sets);

  it('have a score in tenths', () => {
    const wrong = labels.filter(({ score }) => Math.abs(score) > 1 || !/^-?\d(\.\d)?$/.test(String(score)));
    expect(wrong).toEqual([]);
  });

  it('are of each pair, once', () => {
    const labelled = labels.flatMap(({ pair }) => (pair === null ? [] : [pair]));
    expect(labelled.toSorted((a, b) => a - b)).toEqual([...pairs.keys()]);
  });

  it('are read for a name that stands in the text', () => {
    const named = labels.filter(({ origin }) => origin !== 'pairs');
    expect(
      named
        .filter(({ text, subject }) => subject !== null && !text.replaceAll(/\s/gu, ' ').includes(subject))
        .map(({ text }) => text),
    ).toEqual([]);
  });

  it('are no headlines that are measured on', () => {
    const measured = new Set(scored.map(({ text }) => text));
    const written = labels.filter(({ origin }) => origin === 'written');
    expect(written.filter(({ text }) => measured.has(text))).toEqual([]);
  });
});

describe('the thesaurus', () => {
  const meanings = readThesaurus();

  it('names each meaning once', () => {
    expect(new Set(meanings.map(({ name }) => name)).size).toBe(meanings.length);
  });

  it.each(meanings)(
    '$name has words of both languages, each once, in lower case and without accents',
    ({ english, spanish }) => {
      for (const words of [english, spanish]) {
        expect(words.filter((word) => !/^[a-z0-9&.+'-]+$/.test(word))).toEqual([]);
        expect(new Set(words).size).toBe(words.length);
      }
    },
  );
});
