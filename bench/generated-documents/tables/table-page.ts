// What a document of tables is: its sheet, and the rows of its tables in the order in which they stand.

import type { Dice } from '../dice.ts';
import type { MadeTable } from './table-model.ts';

export interface TableSheet {
  readonly css: string;
  readonly body: string;
  readonly tables: readonly string[][][];
  /** Whether lines are drawn between its cells: 'half' below headings and above totals only. */
  readonly ruled: 'yes' | 'half' | 'no';
}

export type TableLayout = (dice: Dice) => TableSheet;

const PROSE =
  'The group prepares its accounts under the going-concern assumption. Amounts are rounded, so that sums may differ in the last digit. Revenue is recognised when control of the goods passes to the customer, which for most contracts is on delivery. Provisions are measured at the best estimate of what will have to be paid. The directors have considered forecasts for a period of eighteen months and are satisfied that the facilities are sufficient.'.split(
    '. ',
  );

/** So many sentences that stand around tables. */
export function prose(dice: Dice, sentences: number): string {
  return `<p class="prose">${dice.some(PROSE, sentences).join('. ')}.</p>`;
}

const LOOKS = {
  no: 'td, th { border: none }',
  half: 'thead tr:last-child th { border-bottom: 1px solid #333 } tbody tr:last-child td { border-top: 1px solid #333; border-bottom: 2px double #333 }',
  yes: 'td, th { border: 0.75px solid #333 }',
};

/** A page of running text and tables. @param around the tables as they stand among the rest, as HTML */
export function pageWith(
  tables: readonly MadeTable[],
  {
    font,
    ruled,
    css = '',
    around,
  }: {
    readonly font: string;
    readonly ruled: TableSheet['ruled'];
    readonly css?: string;
    readonly around: (html: readonly string[]) => string;
  },
): TableSheet {
  return {
    css: `@page { size: A4; margin: 20mm } body { font: 9.5pt ${font} } table { margin: 8px 0 16px } td, th { padding: 2px 8px } td:not(:first-child), th:not(:first-child) { text-align: right } .prose { margin: 8px 0; text-align: justify } h2 { font-size: 12.5pt } h3 { font-size: 10pt; margin: 12px 0 0 } .note { font-size: 7.5pt } ${LOOKS[ruled]} ${css}`,
    body: around(tables.map(({ html }) => html)),
    tables: tables.map(({ rows }) => rows),
    ruled,
  };
}
