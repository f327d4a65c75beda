// What the pages of the second collection of tables have in common: paper, running heads, and the pieces of which headings and rows are made.

import type { Dice } from '../../dice.ts';
import { escapeHtml } from '../../html.ts';
import type { Cell, MadeTable, Row } from '../table-model.ts';
import type { TableSheet } from '../table-page.ts';

export const FONTS = {
  sans: "'Liberation Sans', sans-serif",
  narrow: "'Liberation Sans Narrow', sans-serif",
  serif: "'Liberation Serif', serif",
  roman: "'Nimbus Roman', serif",
  book: "'C059', serif",
  palatino: "'P052', serif",
  swiss: "'Nimbus Sans', sans-serif",
  wide: "'DejaVu Sans', sans-serif",
  tight: "'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif",
  gothic: "'URW Gothic', sans-serif",
  bookman: "'URW Bookman', serif",
  typed: "'Liberation Mono', monospace",
} as const;

/** What stands in the class of a table: fig and mid align, under, lines and grid rule, zebra shades. */
const CLASSES = `.fig td:not(:first-child), .fig th:not(:first-child) { text-align: right } .mid td:not(:first-child), .mid th:not(:first-child) { text-align: center }
  .fig thead:has(tr:first-child th:first-child[rowspan]) tr:not(:first-child) th { text-align: right } .mid thead:has(tr:first-child th:first-child[rowspan]) tr:not(:first-child) th { text-align: center }
  .under thead tr:last-child th { border-bottom: 0.75px solid #000 } .closed { border-top: 1px solid #000; border-bottom: 1px solid #000 }
  .lines td { border-bottom: 0.5px solid #888 } .grid td, .grid th { border: 0.5px solid #333 } .zebra tbody tr:nth-child(even) { background: #e8edf3 }
  .low th { vertical-align: bottom } .foot td { vertical-align: bottom } .whole td, .whole th { white-space: nowrap }
  .over { text-align: center } .over.line { border-bottom: 0.5px solid #000 } sup { font-size: 65%; line-height: 0 }`;

export interface PageLook {
  readonly font: string;
  /** Of letters, in points. */
  readonly size: number;
  readonly ruled: TableSheet['ruled'];
  readonly css?: string;
  readonly paper?: string;
  readonly margin?: string;
  /** At the foot of the page, as HTML. */
  readonly foot?: string;
}

/** @param around the tables as they stand among the rest, as HTML */
export function printed(
  tables: readonly MadeTable[],
  { font, size, ruled, css = '', paper = 'A4', margin = '18mm', foot = '' }: PageLook,
  around: (html: readonly string[]) => string,
): TableSheet {
  const footer = foot === '' ? '' : `<div class="footer">${foot}</div>`;
  return {
    css: `@page { size: ${paper}; margin: ${margin} } body { font: ${size}pt ${font} } table { margin: 5px 0 8px } td, th { padding: 1.5px 6px } h1 { font-size: 1.6em } h2 { font-size: 1.25em; margin: 10px 0 4px } h3 { font-size: 1.05em; margin: 10px 0 2px } p { margin: 5px 0 } .note { font-size: 0.8em } .just { text-align: justify } .head { display: flex; justify-content: space-between; font-size: 0.85em; margin-bottom: 16px } .footer { position: fixed; bottom: 0; left: 0; right: 0; display: flex; justify-content: space-between; font-size: 0.8em } ${CLASSES} ${css}`,
    body: `${around(tables.map(({ html }) => html))}${footer}`,
    tables: tables.map(({ rows }) => rows),
    ruled,
  };
}

/** A heading in the middle over several columns. */
export function over(text: string, columns: number, isRuled = false): Cell {
  return { text, columns, html: `<div class="over${isRuled ? ' line' : ''}">${escapeHtml(text)}</div>` };
}

/** A heading beside which others have several rows. */
export function tall(text: string, rows: number): Cell {
  return { text, rows };
}

/** Lines of one cell that are broken where they are given. */
export function broken(...parts: readonly string[]): Cell {
  return { text: parts.join(' '), html: parts.map(escapeHtml).join('<br>') };
}

/** Marked set high behind the text, as for a footnote. */
export function marked(text: string, mark: string): Cell {
  return { text: text + mark, html: `${escapeHtml(text)}<sup>${escapeHtml(mark)}</sup>` };
}

export function strong(text: string): Cell {
  return { text, isStrong: true };
}

export function inset(text: string | Cell, indent = 1): Cell {
  return typeof text === 'string' ? { text, indent } : { ...text, indent };
}

/** Dots from the label to the end of its cell. */
export function dotted(text: string, indent = 0): Cell {
  return {
    text,
    indent,
    html: `<div style="display:flex;white-space:nowrap;overflow:hidden"><span>${escapeHtml(text)}&nbsp;</span><span style="flex:1;overflow:hidden;direction:ltr">${'.'.repeat(160)}</span></div>`,
  };
}

/** A label over the whole width of the table. */
export function band(text: string, columns: number): Row {
  return [{ text, columns, isStrong: true }];
}

export function boldRow(row: Row): Row {
  return row.map((cell) => (typeof cell === 'string' ? strong(cell) : { ...cell, isStrong: true }));
}

export interface FigureStyle {
  /** Above nought. */
  readonly low: number;
  readonly high: number;
  readonly decimals?: number;
  readonly thousands?: string;
  readonly point?: string;
  /** How many of a hundred are below nought. */
  readonly below?: number;
  /** What stands before and behind those. */
  readonly minus?: readonly [string, string];
}

/** A figure, small ones as often as large ones. */
export function figure(
  dice: Dice,
  {
    low,
    high,
    decimals = 0,
    thousands = ',',
    point = '.',
    below = 0,
    minus: [before, behind] = ['-', ''],
  }: FigureStyle,
): string {
  const value = low * (high / low) ** dice.between(0, 1);
  const [whole = '', part] = value.toFixed(decimals).split('.');
  const written = `${whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, thousands)}${part === undefined ? '' : point + part}`;
  return dice.chance(below / 100) ? before + written + behind : written;
}

export function figures(dice: Dice, count: number, style: FigureStyle): string[] {
  return Array.from({ length: count }, () => figure(dice, style));
}

/** A label and so many figures. */
export function figureRow(dice: Dice, label: string | Cell, count: number, style: FigureStyle): Row {
  return [label, ...figures(dice, count, style)];
}

/** Of a list in one string. */
export function listed(text: string): string[] {
  return text.split('; ');
}

/** Paragraphs, each set to both margins. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.map((text) => `<p class="just">${text}</p>`).join('');
}

/** Amounts, each behind a sign of the dollar in a column of its own. */
export function signed(amounts: readonly string[], sign: string): string[] {
  return amounts.flatMap((amount) => [sign, amount]);
}

const READING = listed(
  'In 2023 the volume of orders fell by 3.4% to 18,204 units, after a rise of 1.9% in the year before; The change was concentrated in the second half, when prices of energy had returned to the level of January 2021; Respondents in the north reported fewer vacancies than those in coastal districts (41 against 57 per 1,000 posts); The committee took note of the letter of 14 February and asked for a further report by 30 June; Net additions amounted to 212.6 million, of which 96.1 million relate to acquisitions completed in April and October; Further details are given in note 22 and in the annex to this chapter; As of December 31, 2023, approximately 71% of the outstanding balance bore interest at fixed rates; Estimates for the latest two months are preliminary and will be revised when more reports have been received; The average age of the fleet was 7.2 years, compared with 7.9 years at the end of 2019; None of the amounts has been adjusted for working days; Owing to a change of method, figures before 2015 cannot be compared with later ones; The agreement expires in 2028 and may be extended twice, each time by one year; Management does not expect a material effect on the position or the results; Some 1,340 persons took part, including 212 who had answered in earlier rounds',
);

/** So many paragraphs of running text, with figures in it. */
export function reading(dice: Dice, count: number): string {
  return paragraphs(
    ...Array.from({ length: count }, () => `${dice.some(READING, dice.int(3, 6)).join('. ')}.`),
  );
}
