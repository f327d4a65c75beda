// A collection of layouts: what is laid out differs by its trades, shops and agencies, how it becomes a document does not.

import { ReportPaper } from './credit-reports/report-paper.ts';
import type { ReportStock } from './credit-reports/report-stock.ts';
import type { Draw } from './drawing.ts';
import { FONTS, sheetOf } from './drawing.ts';
import type { Sheet } from './html.ts';
import type { InvoiceWish } from './invoices/invoice-facts.ts';
import { drawInvoice } from './invoices/invoice-facts.ts';
import { InvoicePaper } from './invoices/invoice-paper.ts';
import { drawLabels } from './invoices/invoice-words.ts';
import { listPrintedLines } from './printed-lines.ts';
import type { ReceiptWish } from './receipts/receipt-paper.ts';
import { ReceiptPaper } from './receipts/receipt-paper.ts';

export interface Collection {
  readonly layouts: readonly string[];
  /** @param place of the layout among those of its kind */
  readonly draw: (layout: string, place: number) => Draw;
}

type Layouts<P> = Readonly<Record<string, (paper: P) => Sheet>>;

/** The layouts alone, of a list that says beside each what it needs. */
export const layoutsOf = <P>(
  kinds: Readonly<Record<string, readonly [layout: (paper: P) => Sheet, needs: unknown]>>,
): Layouts<P> => Object.fromEntries(Object.entries(kinds).map(([name, [layout]]) => [name, layout]));

/** What a layout of an invoice needs: its trade, lines and taxes. */
export type InvoiceNeeds = Omit<InvoiceWish, 'locale'>;

export function invoicesOf(
  layouts: Layouts<InvoicePaper>,
  needsOf: (layout: string) => InvoiceNeeds,
): Collection {
  const draw = (layout: string): Draw => {
    const needs = needsOf(layout);
    return (locale, dice) => {
      // In English nothing is kept back.
      const isWithheld = needs.isWithheld === true && locale.language === 'es';
      const facts = drawInvoice({ ...needs, isWithheld, locale }, dice);
      const paper = new InvoicePaper(facts, drawLabels(locale, dice), locale, dice.pick(FONTS), dice);
      const sheet = sheetOf(layouts, layout, paper);
      return { sheet, fields: paper.fields(), lines: listPrintedLines(sheet, facts.lines, locale) };
    };
  };
  return { layouts: Object.keys(layouts), draw };
}

export function receiptsOf(
  layouts: Layouts<ReceiptPaper>,
  wishOf: (layout: string, place: number) => ReceiptWish,
): Collection {
  const draw = (layout: string, place: number): Draw => {
    const wish = wishOf(layout, place);
    return (locale, dice) => {
      const paper = new ReceiptPaper(wish, locale, dice);
      const sheet = sheetOf(layouts, layout, paper);
      return { sheet, fields: paper.fields(), lines: listPrintedLines(sheet, paper.purchases, locale) };
    };
  };
  return { layouts: Object.keys(layouts), draw };
}

/** @param stock of the first collection where none is given */
export function reportsOf(layouts: Layouts<ReportPaper>, stock?: ReportStock): Collection {
  const draw = (layout: string): Draw => {
    return (locale, dice) => {
      const paper = new ReportPaper(locale, dice.pick(FONTS), dice, stock);
      return { sheet: sheetOf(layouts, layout, paper), fields: paper.fields(), lines: [] };
    };
  };
  return { layouts: Object.keys(layouts), draw };
}
