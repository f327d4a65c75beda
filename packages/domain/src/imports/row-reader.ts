// Reads the cells of a row by field and collects their faults (issue 2, 'Import': a reason for every refused row): all of them, not only the
// first, so that a file can be corrected in one go.

import { cleanCell, readCellValue } from '../records/clean-cell.ts';
import { isWebAddress } from '../records/web-address.ts';
import type { Fault, FaultCode, Note, NoteCode } from './faults.ts';
import type { ImportField, Mapping } from './fields.ts';

/** One row with its faults and notes so far. */
export class RowReader {
  readonly faults: Fault[] = [];
  readonly notes: Note[] = [];
  readonly #cells: readonly string[];
  readonly #mapping: Mapping;

  constructor(cells: readonly string[], mapping: Mapping) {
    this.#cells = cells;
    this.#mapping = mapping;
  }

  /** The cleaned cell of a field; empty if the file has no column for it. */
  text(field: ImportField): string {
    const column = this.#mapping[field];
    return column === undefined ? '' : cleanCell(this.#cells[column]);
  }

  /** Like {@link text}, but empty for 'null', 'N/A' and the like. */
  value(field: ImportField): string {
    return readCellValue(this.text(field));
  }

  /** A text of at most `longest` characters. */
  textUpTo(field: ImportField, longest: number): string {
    const text = this.text(field);
    if (text.length > longest) this.refuse('too-long', field, text);
    return text;
  }

  /** A mandatory text. */
  required(field: ImportField, longest: number): string {
    const text = this.textUpTo(field, longest);
    if (text === '') this.refuse('required', field, '');
    return text;
  }

  /** A word from a list, refused with a code if it is not on the list; null if nothing is given. */
  word<T>(field: ImportField, code: FaultCode, find: (value: string) => T | null): T | null {
    const value = this.value(field);
    if (value === '') return null;
    const found = find(value);
    if (found === null) this.refuse(code, field, value);
    return found;
  }

  /** A web address of at most `longest` characters. */
  webAddress(field: ImportField, longest: number): string {
    const url = this.value(field);
    if (url.length > longest) this.refuse('too-long', field, url);
    else if (url !== '' && !isWebAddress(url)) this.refuse('url-invalid', field, url);
    return url;
  }

  refuse(code: FaultCode, field: ImportField, value: string): void {
    this.faults.push({ code, field, value });
  }

  remark(code: NoteCode, field: ImportField, value: string): void {
    this.notes.push({ code, field, value });
  }
}
