import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDGE, listNeededPieces, splitAlternatives } from './needed-pieces.ts';
import { PatternIndex } from './pattern-index.ts';
import { RATING_CUES } from './rating-actions.ts';
import { RULES } from './rule-order.ts';

const PATTERNS = RULES.flatMap((rule) => {
  if (typeof rule === 'function') return [RATING_CUES];
  const wordings = splitAlternatives(rule.says);
  return rule.needs ? [...wordings, rule.needs] : wordings;
});

describe('pieces that a pattern needs', () => {
  it.each([
    [/\bdefaults?\b/, ['|defaults', '|default|']],
    [/\b(?:cds|swaps?)\b/, ['|cds|', '|swaps|', '|swap|']],
    [/\b(?:cut|raise)\b.{0,20}\boutlook/, ['|outlook']],
    [/chapter 11|ccaa/, ['chapter|', 'ccaa']],
    [/net[- ]debt/, ['|debt']],
    [/(?:fraud)+ed/, ['fraud']],
    // The word that tells most, not the first, and no common one.
    [/\bto pay arrears\b/, ['|arrears|']],
    [/\b(?:profit|shares)\b.{0,9}\bcds\b/, ['|cds|']],
    [/(?!no )loss(?=es)/, ['loss']],
  ])('%s', (pattern, pieces) => {
    expect(listNeededPieces(pattern)?.map((piece) => piece.replaceAll(EDGE, '|'))).toEqual(pieces);
  });

  it.each([/\w+/, /(?:fraud)?/, /(?:fraud|.)/, /(?:fraud)*/, /\bx{0,3}\b/, /[a-z]/])(
    'unknown for %s',
    (pattern) => {
      expect(listNeededPieces(pattern)).toBeNull();
    },
  );

  it.each([/a/i, /(a)\1/, /\p{L}/u, /a\Bb/])('refuses %s, which it does not understand', (pattern) => {
    expect(() => listNeededPieces(pattern)).toThrow('Not understood');
  });

  it('are known for nearly all rules of severity', () => {
    expect(PATTERNS.filter((pattern) => listNeededPieces(pattern) === null)).toEqual([]);
  });
});

describe('rules that may hold', () => {
  const alphabet = fc.constantFrom('a', 'b', 'c', ' ', '-');
  const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
    part: fc.oneof(
      { weight: 4, arbitrary: alphabet },
      fc.constantFrom('\\b', '.', '\\w', '[ab]', '[^a]', '[a-c]', '^', '$'),
      fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(?:${one}|${other})`),
      fc
        .tuple(tie('pattern'), fc.constantFrom('?', '*', '+', '{0,2}', '{2}', '{1,3}?'))
        .map(([one, repeat]) => `(?:${one})${repeat}`),
      fc.tuple(fc.constantFrom('!', '=', '<!', '<='), tie('part')).map(([look, one]) => `(?${look}${one})`),
    ),
    pattern: fc.array(tie('part'), { minLength: 1, maxLength: 5 }).map((parts) => parts.join('')),
  }));
  const text = fc.array(alphabet, { maxLength: 14 }).map((letters) => letters.join(''));

  it('hold every one whose pattern matches, whatever the pattern', () => {
    fc.assert(
      fc.property(fc.array(pattern, { minLength: 1, maxLength: 6 }), text, (sources, written) => {
        const patterns = sources.map((source) => new RegExp(source));
        const listed = new Set(new PatternIndex(patterns, (each) => [each]).list(written));
        for (const each of patterns) if (each.test(written)) expect(listed).toContain(each);
      }),
      { numRuns: 1000 },
    );
  });

  it('match where one of their alternatives does, and nowhere else', () => {
    const where = (patterns: readonly RegExp[], written: string) =>
      Math.min(...patterns.map((each) => each.exec(written)?.index ?? Infinity));
    fc.assert(
      fc.property(fc.array(pattern, { minLength: 1, maxLength: 4 }), text, (sources, written) => {
        const whole = new RegExp(sources.join('|'));
        expect(where(splitAlternatives(whole), written)).toBe(where([whole], written));
      }),
    );
    expect(splitAlternatives(/a(?:b|c)|[d|]\|e|f/).map(({ source }) => source)).toEqual([
      'a(?:b|c)',
      '[d|]\\|e',
      'f',
    ]);
  });

  it('hold every rule of severity that matches texts of its own words', () => {
    const index = new PatternIndex(PATTERNS, (each) => [each]);
    const fill = ['§', '12', '2024', ',', '$', 's', 'ed', 'ing'];
    const written = fc.constantFrom(...PATTERNS).chain(({ source }) => {
      const words = source.match(/[a-z&']+(?: [a-z]+)*/g) ?? [];
      return fc.array(fc.tuple(fc.constantFrom(...words, ...fill), fc.constantFrom(' ', ' ', '', ', ')), {
        minLength: 2,
        maxLength: 10,
      });
    });
    let matched = 0;
    fc.assert(
      fc.property(written, (pieces) => {
        const all = pieces.flat().join('');
        const listed = new Set(index.list(all));
        const matching = PATTERNS.filter((each) => each.test(all));
        matched += matching.length;
        expect(matching.filter((each) => !listed.has(each))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
    expect(matched).toBeGreaterThan(1000);
  });

  it('need a piece of each pattern, and keep their order', () => {
    const rules = [[/debt/, /swap/], [/debt/], [/loan/], []];
    const index = new PatternIndex(rules, (each) => each);
    expect(index.list('debt rises')).toEqual([rules[1], rules[3]]);
    expect(index.list('swap of debt')).toEqual([rules[0], rules[1], rules[3]]);
  });
});
