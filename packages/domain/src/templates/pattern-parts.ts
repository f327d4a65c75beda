// The parts of a regular expression, as far as patterns of values use them (decisions.md section 5: SSOT keys have a pattern): characters and
// classes of them, groups, alternatives, repetitions, look-ahead. What looks back (`\1`, `(?<=a)`) is left out: no value needs it, and what it
// costs cannot be bounded.

/** Characters of one kind, or parts that stand together; `source` is as it was written. */
export type Part = { readonly min: number; readonly max: number } & (
  | { readonly kind: 'characters'; readonly source: string }
  | { readonly kind: 'group' | 'look-ahead'; readonly alternatives: Alternatives }
);

export type Alternatives = readonly (readonly Part[])[];

class Unsupported extends Error {}

const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|.)/uy;
const CLASS = /\[(?:\\.|[^\]\\])*\]/uy;
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/uy;
const GROUP = /\((?:\?(?::|=|!|<[^=!>]*>))?/uy;

class PatternReader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  readAll(): Alternatives {
    const all = this.#readAlternatives();
    if (this.#at < this.#pattern.length) throw new Unsupported();
    return all;
  }

  #take(expression: RegExp): string | null {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#pattern)?.[0] ?? null;
    if (found !== null) this.#at += found.length;
    return found;
  }

  #readAlternatives(): Alternatives {
    const alternatives: Part[][] = [[]];
    while (this.#at < this.#pattern.length && this.#pattern[this.#at] !== ')') {
      if (this.#take(/\|/y) === null) alternatives.at(-1)?.push(...this.#readPart());
      else alternatives.push([]);
    }
    return alternatives;
  }

  /** One part, or none for a place between two characters. */
  #readPart(): Part[] {
    if (this.#take(/[\^$]|\\[bB]/y) !== null) return [];
    if (/\\(?:[1-9]|k)/y.test(this.#pattern.slice(this.#at, this.#at + 2))) throw new Unsupported();
    const open = this.#take(GROUP);
    if (open !== null) return [this.#readGroup(open)];
    const source = this.#take(CLASS) ?? this.#take(ESCAPE) ?? this.#take(/./suy);
    if (source === null) throw new Unsupported();
    return [{ kind: 'characters', source, ...this.#readRepetition() }];
  }

  #readGroup(open: string): Part {
    // What begins another kind of group, such as `(?<=`, is left standing behind the bracket.
    if (this.#pattern[this.#at] === '?') throw new Unsupported();
    const alternatives = this.#readAlternatives();
    if (this.#take(/\)/y) === null) throw new Unsupported();
    const kind = open === '(?=' || open === '(?!' ? 'look-ahead' : 'group';
    return { kind, alternatives, ...this.#readRepetition() };
  }

  #readRepetition(): { min: number; max: number } {
    const sign = this.#take(QUANTIFIER)?.replace(/(?<=.)\?$/, '');
    if (sign === undefined) return { min: 1, max: 1 };
    if (sign === '*') return { min: 0, max: Number.POSITIVE_INFINITY };
    if (sign === '+') return { min: 1, max: Number.POSITIVE_INFINITY };
    if (sign === '?') return { min: 0, max: 1 };
    const [min = '0', max] = sign.slice(1, -1).split(',');
    if (max === undefined) return { min: Number(min), max: Number(min) };
    return { min: Number(min), max: max === '' ? Number.POSITIVE_INFINITY : Number(max) };
  }
}

/** The parts of an expression that compiles, or null where it has parts that patterns of values do not use. */
export function readPatternParts(pattern: string): Alternatives | null {
  try {
    return new PatternReader(pattern).readAll();
  } catch (error) {
    if (error instanceof Unsupported) return null;
    throw error;
  }
}
