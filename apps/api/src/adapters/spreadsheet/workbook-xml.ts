// The parts of a workbook (ECMA-376) as text. Texts stand in the cells themselves and say that they are texts: nothing is ever a formula, and
// no table of all texts has to be kept.

export type Cell = string | number | Date | null;

/**
 * Numbers are stored whole and shown with so many decimals: scores with a sign, amounts with grouped thousands; days are shown as MM-DD-YYYY.
 */
export type CellFormat = 'text' | 'day' | { readonly decimals: number; readonly isAmount?: boolean };

export interface SheetColumn {
  readonly title: string;
  readonly format: CellFormat;
  /** In characters. */
  readonly width: number;
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const LETTERS = 26;
const DAY_MS = 86_400_000;
/** Days from Excel's first day to 1970-01-01. */
const EXCEL_EPOCH = 25_569;
/** Excel takes no longer text. */
const LONGEST_TEXT = 32_767;
/** The first number of a format that is not Excel's own. */
const OWN_FORMATS = 164;
const TEXT_FORMAT = 49;

/** Styles that every workbook has; those of the columns' formats follow. */
const PLAIN = 0;
const HEAD = 1;
const TEXT = 2;
const WRAPPED = 3;
/** The styles of texts once more, for texts that a reader could take for a formula: shown as if typed behind an apostrophe. */
const QUOTED: Readonly<Record<number, number>> = { [HEAD]: 4, [WRAPPED]: 6 };
const QUOTED_TEXT = 5;
const FIRST_OWN = 7;
/** What a formula or a command of a spreadsheet begins with, also in the wide forms of Asian keyboards. */
const LIKE_FORMULA = /^[=+\-@\t\r＝＋－＠]/;

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;
/** What Excel would read as a character by its number. */
const NUMBERED = /_(?=x[0-9A-Fa-f]{4}_)/g;
const SPECIAL: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** A text as XML, without characters that XML forbids. */
function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replaceAll(/[&<>"\r]/g, (special) => SPECIAL[special] ?? '');
}

/** The letters of a column, from 0. */
function columnName(index: number): string {
  const rest = Math.floor(index / LETTERS);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCodePoint(65 + (index % LETTERS));
}

function cellXml(value: Cell, column: number, row: number, style: number): string {
  if (value === null || value === '') return '';
  const isQuoted = typeof value === 'string' && LIKE_FORMULA.test(value);
  const place = `r="${columnName(column)}${row}" s="${isQuoted ? (QUOTED[style] ?? QUOTED_TEXT) : style}"`;
  if (typeof value === 'string') {
    // Readers drop white space around a text that does not ask to keep it.
    const space = value.trim() === value ? '' : ' xml:space="preserve"';
    return `<c ${place} t="inlineStr"><is><t${space}>${xmlText(value.slice(0, LONGEST_TEXT)).replaceAll(NUMBERED, '_x005F_')}</t></is></c>`;
  }
  const number = typeof value === 'number' ? value : value.getTime() / DAY_MS + EXCEL_EPOCH;
  return Number.isFinite(number) ? `<c ${place}><v>${number}</v></c>` : '';
}

/** The formats of the columns, each once, in the order of their styles. */
function ownFormats(columns: readonly SheetColumn[]): string[] {
  return [...new Set(columns.map(({ format }) => formatCode(format)).filter((code) => code !== '@'))];
}

function formatCode(format: CellFormat): string {
  if (format === 'text') return '@';
  if (format === 'day') return 'mm\\-dd\\-yyyy';
  const digits = `0.${'0'.repeat(format.decimals)}`;
  return format.isAmount === true ? `#,##${digits}` : `+${digits};-${digits};${digits}`;
}

/** The style of each column. The format for texts keeps a text a text when somebody edits the cell. */
export function listColumnStyles(columns: readonly SheetColumn[]): number[] {
  const own = ownFormats(columns);
  return columns.map(({ format }) =>
    format === 'text' ? TEXT : FIRST_OWN + own.indexOf(formatCode(format)),
  );
}

export function sheetHead(columns: readonly SheetColumn[]): string {
  const widths = columns
    .map(({ width }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const titles = columns.map(({ title }, i) => cellXml(title, i, 1, HEAD)).join('');
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView></sheetViews>';
  return `${XML}<worksheet xmlns="${MAIN}">${view}<sheetFormatPr defaultRowHeight="15"/><cols>${widths}</cols><sheetData><row r="1">${titles}</row>`;
}

/** A row below the header. */
export function rowXml(cells: readonly Cell[], row: number, styles: readonly number[]): string {
  let xml = `<row r="${row}">`;
  for (const [i, cell] of cells.entries()) xml += cellXml(cell, i, row, styles[i] ?? PLAIN);
  return `${xml}</row>`;
}

/** A row whose columns hold any kind of value: texts stay texts when somebody edits them, numbers are shown as Excel shows them. */
export function mixedRowXml(cells: readonly Cell[], row: number): string {
  return rowXml(
    cells,
    row,
    cells.map((cell) => (typeof cell === 'string' ? TEXT : PLAIN)),
  );
}

export function sheetFoot(columns: readonly SheetColumn[], rows: number): string {
  return `</sheetData><autoFilter ref="A1:${columnName(columns.length - 1)}${rows + 1}"/></worksheet>`;
}

/** The sheet that says what the others hold: a name and a value in each line. */
export function aboutSheet(lines: readonly (readonly [string, string | number])[]): string {
  const rows = lines
    .map(
      ([name, value], i) =>
        `<row r="${i + 1}">${cellXml(name, 0, i + 1, HEAD)}${cellXml(value, 1, i + 1, WRAPPED)}</row>`,
    )
    .join('');
  return `${XML}<worksheet xmlns="${MAIN}"><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="1" width="28" customWidth="1"/><col min="2" max="2" width="90" customWidth="1"/></cols><sheetData>${rows}</sheetData></worksheet>`;
}

function stylesXml(columns: readonly SheetColumn[]): string {
  const own = ownFormats(columns);
  const formats = own
    .map((code, i) => `<numFmt numFmtId="${OWN_FORMATS + i}" formatCode="${xmlText(code)}"/>`)
    .join('');
  const styles = own
    .map(
      (_, i) =>
        `<xf numFmtId="${OWN_FORMATS + i}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    )
    .join('');
  const texts = (quote: string) =>
    `<xf numFmtId="${TEXT_FORMAT}" fontId="1" fillId="2" borderId="0" xfId="0"${quote} applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>
<xf numFmtId="${TEXT_FORMAT}" fontId="0" fillId="0" borderId="0" xfId="0"${quote} applyNumberFormat="1"/>
<xf numFmtId="${TEXT_FORMAT}" fontId="0" fillId="0" borderId="0" xfId="0"${quote} applyNumberFormat="1" applyAlignment="1"><alignment horizontal="left" vertical="top" wrapText="1"/></xf>`;
  const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
  return `${XML}<styleSheet xmlns="${MAIN}">${own.length > 0 ? `<numFmts count="${own.length}">${formats}</numFmts>` : ''}
<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8EEFC"/><bgColor indexed="64"/></patternFill></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="${FIRST_OWN + own.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
${texts('')}
${texts(' quotePrefix="1"')}${styles}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

export interface WorkbookSheet {
  readonly name: string;
  /** Rows with their header, for the filter; null: none. */
  readonly filtered: { readonly columns: number; readonly rows: number } | null;
}

/** Every part beside the sheets, by path. */
export function workbookParts(
  sheets: readonly WorkbookSheet[],
  columns: readonly SheetColumn[],
  creator: string,
  at: Date,
): Map<string, string> {
  const listed = sheets
    .map(({ name }, i) => `<sheet name="${xmlText(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
    .join('');
  // Excel looks for the filter's range under this name.
  const names = sheets.flatMap(({ name, filtered }, i) =>
    filtered === null
      ? []
      : [
          `<definedName name="_xlnm._FilterDatabase" localSheetId="${i}" hidden="1">'${xmlText(name.replaceAll("'", "''"))}'!$A$1:$${columnName(filtered.columns - 1)}$${filtered.rows}</definedName>`,
        ],
  );
  const relations = sheets
    .map((_, i) => relation(i + 1, 'worksheet', sheetPath(i + 1).slice('xl/'.length)))
    .join('');
  const types = sheets
    .map((_, i) => `<Override PartName="/${sheetPath(i + 1)}" ContentType="${SHEET_TYPE}.worksheet+xml"/>`)
    .join('');
  return new Map([
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>${types}</Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}<Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>${listed}</sheets>${names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : ''}</workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relations}${relation(sheets.length + 1, 'styles', 'styles.xml')}</Relationships>`,
    ],
    ['xl/styles.xml', stylesXml(columns)],
    [
      'docProps/core.xml',
      `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:creator>${xmlText(creator)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${at.toISOString()}</dcterms:created></cp:coreProperties>`,
    ],
  ]);
}

/** Where the sheet of a number, from 1, lies in the archive. */
export function sheetPath(number: number): string {
  return `xl/worksheets/sheet${number}.xml`;
}

function relation(id: number, kind: string, target: string): string {
  return `<Relationship Id="rId${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
}
