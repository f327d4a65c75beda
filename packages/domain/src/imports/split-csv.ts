// Splits CSV text into rows and cells as it arrives (issue 2, 'Import'; a lenient reading of RFC 4180). A cell in double quotes may contain
// the delimiter, line breaks and doubled quotes; a quote inside an unquoted cell is an ordinary character; text after a closing quote belongs
// to the cell. Lines end with LF, CRLF or CR. A blank line is a row without cells, so that row numbers match those of a spreadsheet.
//
// Hand-written because csv-parse takes 7 to 10 microseconds per row of eight cells and this takes 2, and each file is read twice.

/** Without a limit, an unclosed quote would swallow the rest of the file. */
const LONGEST_ROW = 1_000_000;

const QUOTE = 34;
const LF = 10;
const CR = 13;

/** The text cannot be split: a quote is not closed, or a row is too long. `row` counts from 1. */
export class CsvError extends Error {
  readonly code: 'quote-not-closed' | 'row-too-long';
  readonly row: number;

  constructor(code: 'quote-not-closed' | 'row-too-long', row: number) {
    super(`${code} in row ${row}`);
    this.code = code;
    this.row = row;
  }
}

/** Splits text that arrives in pieces. Cells are not trimmed. */
export class CsvSplitter {
  readonly #delimiter: number;
  #rest = '';
  #rows = 0;
  /** The last piece ended with CR: an LF at the start of the next one belongs to it. */
  #endedWithCr = false;

  /** @param delimiter one character */
  constructor(delimiter: string) {
    this.#delimiter = delimiter.charCodeAt(0);
  }

  /** The rows completed by this piece. @throws CsvError row-too-long */
  push(piece: string): string[][] {
    const text = this.#rest + this.#withoutSplitLineEnd(piece);
    this.#endedWithCr = text.endsWith('\r');
    const rows = this.#cut(text, false);
    if (this.#rest.length > LONGEST_ROW)
      throw new CsvError(this.#rest.includes('"') ? 'quote-not-closed' : 'row-too-long', this.#rows + 1);
    return rows;
  }

  /** The last row, if the file does not end with a line break. @throws CsvError quote-not-closed */
  end(): string[][] {
    return this.#cut(this.#rest, true);
  }

  #withoutSplitLineEnd(piece: string): string {
    return this.#endedWithCr && this.#rest === '' && piece.charCodeAt(0) === LF ? piece.slice(1) : piece;
  }

  #cut(text: string, isLast: boolean): string[][] {
    const rows: string[][] = [];
    let start = 0;
    while (start < text.length) {
      const row: string[] = [];
      const next = this.#cutRow(text, start, isLast, row);
      if (next < 0) break;
      rows.push(row.length === 1 && row[0] === '' ? [] : row);
      start = next;
    }
    this.#rows += rows.length;
    this.#rest = text.slice(start);
    return rows;
  }

  /** Fills `row` with the cells from `start`; returns the start of the next row, or -1 if this one is incomplete. */
  #cutRow(text: string, start: number, isLast: boolean, row: string[]): number {
    let at = start;
    for (;;) {
      const end =
        text.charCodeAt(at) === QUOTE
          ? this.#cutQuoted(text, at, isLast, row)
          : this.#cutPlain(text, at, isLast, row);
      if (end < 0) return -1;
      if (end >= text.length) return text.length;
      const mark = text.charCodeAt(end);
      if (mark !== this.#delimiter) return mark === CR && text.charCodeAt(end + 1) === LF ? end + 2 : end + 1;
      at = end + 1;
    }
  }

  #cutPlain(text: string, at: number, isLast: boolean, row: string[]): number {
    const end = this.#endOfPlain(text, at);
    if (end >= text.length && !isLast) return -1;
    row.push(text.slice(at, end));
    return end;
  }

  #endOfPlain(text: string, at: number): number {
    let end = at;
    while (end < text.length) {
      const mark = text.charCodeAt(end);
      if (mark === this.#delimiter || mark === LF || mark === CR) break;
      end += 1;
    }
    return end;
  }

  #cutQuoted(text: string, at: number, isLast: boolean, row: string[]): number {
    let value = '';
    let from = at + 1;
    for (;;) {
      const quote = text.indexOf('"', from);
      if (quote < 0 && isLast) throw new CsvError('quote-not-closed', this.#rows + 1);
      // The quote may be the first of two whose second has not arrived.
      if (quote < 0 || (quote + 1 >= text.length && !isLast)) return -1;
      value += text.slice(from, quote);
      if (text.charCodeAt(quote + 1) !== QUOTE) {
        const end = this.#endOfPlain(text, quote + 1);
        if (end >= text.length && !isLast) return -1;
        row.push(end === quote + 1 ? value : value + text.slice(quote + 1, end));
        return end;
      }
      value += '"';
      from = quote + 2;
    }
  }
}
