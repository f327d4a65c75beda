// JSON as people and programs write it by hand: comments, commas too many or too few, names and texts without quotes or in apostrophes, lines broken in a
// text, a value that stops with the file. Each character is looked at once, and nesting is bounded.

/** A value, as far as the file goes. */
export interface LenientJson {
  readonly value: unknown;
  /** Whether the file stops within it; of a list, what is not whole is left out. */
  readonly isCutOff: boolean;
}

const DEEPEST = 64;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: '\t', b: '', f: '' };
/** White space after a text, at most; more of it ends it. */
const BLANKS = 40;
/** What parts values, however it is written. */
const BETWEEN = /[\s,:;]+/y;
const BARE = /[^\s,:;[\]{}"']+/y;

/** Reads the value that a text begins with; what follows is not looked at. Null where it nests too deeply. */
export function parseLenientJson(text: string): LenientJson | null {
  const parser = new LenientParser(text);
  const value = parser.value(0);
  return parser.isTooDeep ? null : { value, isCutOff: parser.isCutOff };
}

class LenientParser {
  isCutOff = false;
  isTooDeep = false;
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  value(depth: number): unknown {
    const sign = this.next();
    if (sign === '{' || sign === '[') return this.nested(sign, depth);
    if (sign === '"' || sign === "'") return this.quoted(sign);
    return toValue(this.take(BARE));
  }

  /** The sign with which the next value or end begins; undefined where the file stops. */
  private next(): string | undefined {
    for (;;) {
      this.take(BETWEEN);
      if (this.text.startsWith('/*', this.at)) this.skipTo('*/');
      else if (this.text[this.at] === '#' || this.text.startsWith('//', this.at)) this.skipTo('\n');
      else break;
    }
    const sign = this.text[this.at];
    this.isCutOff ||= sign === undefined;
    return sign;
  }

  private skipTo(end: string): void {
    const found = this.text.indexOf(end, this.at);
    this.at = found === -1 ? this.text.length : found + end.length;
  }

  private nested(sign: '{' | '[', depth: number): unknown {
    this.isTooDeep ||= depth >= DEEPEST;
    this.at += 1;
    return sign === '{' ? this.record(depth + 1) : this.list(depth + 1);
  }

  private list(depth: number): unknown[] {
    const list: unknown[] = [];
    while (this.goesOn(']')) {
      const value = this.value(depth);
      if (!this.isCutOff) list.push(value);
    }
    return list;
  }

  /** Of one that is cut off, the list that it has at last keeps its whole values. */
  private record(depth: number): Record<string, unknown> {
    const record = new Map<string, unknown>();
    while (this.goesOn('}')) {
      const sign = this.next();
      const name = sign === '"' || sign === "'" ? this.quoted(sign) : this.take(BARE);
      if (name === '' || this.isCutOff) break;
      const value = this.value(depth);
      if (!this.isCutOff || Array.isArray(value)) record.set(name, value);
    }
    return Object.fromEntries(record);
  }

  /** Whether there is more before the end of a list or a record; its end is passed. */
  private goesOn(end: string): boolean {
    if (this.isCutOff || this.isTooDeep) return false;
    const sign = this.next();
    if (sign !== '}' && sign !== ']') return sign !== undefined;
    // The end of the other kind ends what it stands in: its own is missing.
    if (sign === end) this.at += 1;
    return false;
  }

  private quoted(quote: string): string {
    const parts: string[] = [];
    let start = this.at + 1;
    for (let at = start; at < this.text.length; at += 1) {
      const sign = this.text[at];
      if (sign === quote && this.isEnd(at + 1)) {
        this.at = at + 1;
        return parts.concat(this.text.slice(start, at)).join('');
      }
      if (sign !== '\\') continue;
      parts.push(this.text.slice(start, at));
      const [text, length] = this.escape(at + 1);
      parts.push(text);
      at += length;
      start = at + 1;
    }
    this.at = this.text.length;
    this.isCutOff = true;
    return '';
  }

  /** Whether what follows a quote can follow a text: other quotes are a part of it. */
  private isEnd(at: number): boolean {
    return /^\s*(?:[,:}\]"'#/;)]|$)/.test(this.text.slice(at, at + BLANKS));
  }

  /** What an escape stands for, and how long it is without its stroke. */
  private escape(at: number): readonly [text: string, length: number] {
    const code = /^(?:u([\da-fA-F]{4})|x([\da-fA-F]{2}))/.exec(this.text.slice(at, at + 5));
    if (code) return [String.fromCharCode(Number.parseInt(code[1] ?? code[2] ?? '', 16)), code[0].length];
    const sign = this.text[at] ?? '';
    return [ESCAPES[sign] ?? sign, 1];
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.at += found.length;
    return found;
  }
}

/** Numbers, true and false; other words are ways of programs to say that there is nothing. */
function toValue(word: string): unknown {
  const number = Number(word);
  if (word !== '' && Number.isFinite(number)) return number;
  return /^(?:true|false)$/i.test(word) ? word.toLowerCase() === 'true' : null;
}
