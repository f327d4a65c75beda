// Reading the cells of one row by field while noting what is wrong with them (issue 2, 'Import': a reason for every refused row). All faults
// of a row are noted, not the first alone, so that a file can be put right in one go.

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

  /** The cleaned cell of a field; empty where the file has no column for it. */
  text(field: ImportField): string {
    const column = this.#mapping[field];
    return column === undefined ? '' : cleanCell(this.#cells[column]);
  }

  /** Like {@link text}, and empty where it says 'null', 'N/A' or the like. */
  value(field: ImportField): string {
    return readCellValue(this.text(field));
  }

  /** A text of at most `longest` characters. */
  textUpTo(field: ImportField, longest: number): string {
    const text = this.text(field);
    if (text.length > longest) this.refuse('too-long', field, text);
    return text;
  }

  /** A text that must be given. */
  required(field: ImportField, longest: number): string {
    const text = this.textUpTo(field, longest);
    if (text === '') this.refuse('required', field, '');
    return text;
  }

  /** A word of a list, refused with a code where the list has it not; null where nothing is given. */
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
