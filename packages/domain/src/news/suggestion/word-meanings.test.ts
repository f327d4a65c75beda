import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ModelDamage } from './model-file.ts';
import { buildWordTable, openWordTable } from './word-meanings.ts';

const TABLE = buildWordTable([
  { english: ['default', 'non-payment'], spanish: ['impago', 'incumplir'] },
  { english: ['auditor'], spanish: ['auditor', 'fitch'] },
  { english: ['default', 'setting'], spanish: ['ajuste'] },
]);
const [DEFAULT, AUDITOR, SETTING] = [1, 2, 3];

describe('the meanings of a word', () => {
  const findMeanings = openWordTable(TABLE);

  it.each([
    ['setting', [SETTING]],
    ['defaulted', [DEFAULT, SETTING]],
    ['impagos', [DEFAULT]],
    ['incumplió', [DEFAULT]],
    ['auditoras', [AUDITOR]],
    ["auditor's", [AUDITOR]],
    ["fitch's", [AUDITOR]],
    ['non-payment', [DEFAULT]],
    ['qwerty-auditor', [AUDITOR]],
    ['brennmoor', []],
    ['', []],
    ['-', []],
  ])('%s: %j', (word, meanings) => {
    expect(findMeanings(word)).toEqual(meanings);
  });

  it('are four at most', () => {
    const many = openWordTable(
      buildWordTable(Array.from({ length: 9 }, () => ({ english: ['cut'], spanish: ['cut'] }))),
    );
    expect(many('cut')).toHaveLength(4);
    expect(many('cut-cut')).toHaveLength(4);
  });

  it('are found for every word of a table, whatever the words are', () => {
    const word = fc.stringMatching(/^[a-z]{4,12}$/);
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 1 }), { minLength: 1, maxLength: 4 }), (all) => {
        const find = openWordTable(buildWordTable(all.map((spanish) => ({ english: [], spanish }))));
        all.forEach((words, at) => {
          for (const each of words) expect(find(each)).toContain(at + 1);
        });
      }),
    );
  });

  it('are numbers to 255', () => {
    const all = (length: number) =>
      Array.from({ length }, (_, at) => ({ english: [`word${at}`], spanish: [] }));
    expect(openWordTable(buildWordTable(all(255)))('word254')).toEqual([255]);
    expect(() => buildWordTable(all(256))).toThrow(RangeError);
  });
});

describe('a table whose parts do not fit', () => {
  it.each([
    ['hashes cut', { ...TABLE, words: TABLE.words.slice(1) }],
    ['meanings cut', { ...TABLE, meanings: TABLE.meanings.slice(4) }],
  ])('is refused: %s', (_, table) => {
    expect(() => openWordTable(table)).toThrow(ModelDamage);
  });
});
