// Cleans a cell for storing: trimmed, with every run of white space and control characters replaced by one space, so that no text breaks a
// line, a list or the database (issue 2, 'Import'), and without characters that are not seen or turn the direction of text around, so that nothing
// reads as something else (issue 17, 'Dates and revisions'). Words for 'nothing' in spreadsheets and data services count as an empty cell where a
// number, a date or a word from a list is expected, but not in free text.

const UNCLEAN =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u00ad\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff]|\s\s|^\s|\s$|[\ud800-\udfff]/;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const GAPS = /[\s\u0000-\u001f\u007f-\u009f\ufeff]+/g;

/** Soft hyphens, spaces without width, and overrides, embeddings and isolates of direction; marks and joiners that scripts need stay. */
const UNSEEN = /[\u00ad\u200b\u2060\u202a-\u202e\u2066-\u2069]/g;

/** The text of a cell with single spaces and without control characters. */
export function cleanCell(cell: string | undefined): string {
  if (cell === undefined) return '';
  return UNCLEAN.test(cell) ? cell.toWellFormed().replace(UNSEEN, '').replace(GAPS, ' ').trim() : cell;
}

const NOTHING = /^(?:null|none|nil|n\/?a|#n\/a|nan|[-–—]+|\.)$/i;

/** A cleaned cell, empty for 'null', 'N/A', '-' and the like. */
export function readCellValue(cell: string | undefined): string {
  const text = cleanCell(cell);
  return text.length <= 4 && NOTHING.test(text) ? '' : text;
}

/** The text cut to at most `length` characters including an ellipsis. */
export function shortenText(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;
}
