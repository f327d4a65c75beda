// The fourth collection of forms: written after the reader had been tuned on the three before it, without looking at its rules or at what it misreads, and drawn from
// documents as they are usual in further countries and programs.

import * as history from './credit-reports/history-layouts.ts';
import * as profiles from './credit-reports/profile-layouts.ts';
import { FOURTH_STOCK } from './credit-reports/fourth-stock.ts';
import { ReportPaper } from './credit-reports/report-paper.ts';
import type { Draw } from './drawing.ts';
import { FONTS, sheetOf } from './drawing.ts';
import { EQUIPMENT, FLIGHTS, KIOSK, LESSONS, RENT, SOFTWARE_STORE, STUDIO, TAVERN } from './fourth-trades.ts';
import type { Good } from './goods.ts';
import type { Sheet } from './html.ts';
import type { InvoiceWish } from './invoices/invoice-facts.ts';
import { drawInvoice } from './invoices/invoice-facts.ts';
import { InvoicePaper } from './invoices/invoice-paper.ts';
import { drawLabels } from './invoices/invoice-words.ts';
import * as offices from './invoices/office-layouts.ts';
import * as overseas from './invoices/overseas-layouts.ts';
import * as wide from './invoices/wide-layouts.ts';
import { listPrintedLines } from './printed-lines.ts';
import * as proofs from './receipts/proof-layouts.ts';
import type { ReceiptWish } from './receipts/receipt-paper.ts';
import { ReceiptPaper } from './receipts/receipt-paper.ts';
import * as registers from './receipts/register-layouts.ts';
import { METHODS } from './shops.ts';

const INVOICES: Readonly<Record<string, (paper: InvoicePaper) => Sheet>> = {
  ...overseas,
  ...offices,
  ...wide,
};
const RECEIPTS: Readonly<Record<string, (paper: ReceiptPaper) => Sheet>> = { ...registers, ...proofs };
const REPORTS: Readonly<Record<string, (paper: ReportPaper) => Sheet>> = { ...history, ...profiles };

/** What a column of a printer takes. */
const PRINTER_COLUMN = 34;
const isShort = ({ en, es }: Good): boolean => Math.max(en.length, es.length) <= PRINTER_COLUMN;
const USUAL: Omit<InvoiceWish, 'locale'> = { lineCount: [2, 7], rateCount: 1, trade: EQUIPMENT };
const WISHES: Readonly<Record<string, Omit<InvoiceWish, 'locale'>>> = {
  landscapeLedger: { ...USUAL, lineCount: [4, 9], rateCount: 2 },
  deliveryList: { ...USUAL, lineCount: [24, 40] },
  meterBill: { ...USUAL, lineCount: [2, 4] },
  hoursAndRebates: { lineCount: [3, 6], rateCount: 1, trade: STUDIO, isByTheHour: true },
  linePrinter: { ...USUAL, trade: { ...EQUIPMENT, goods: EQUIPMENT.goods.filter(isShort) } },
  labelsBeneath: { lineCount: [1, 4], rateCount: 1, trade: STUDIO },
};

const SHOPS: Readonly<Record<string, Pick<ReceiptWish, 'goods' | 'trade' | 'purchaseCount'>>> = {
  taxInside: { ...KIOSK, purchaseCount: [3, 6] },
  twoLineGoods: { ...KIOSK, purchaseCount: [2, 5] },
  simplifiedInvoice: { ...KIOSK, purchaseCount: [3, 6] },
  barTab: { ...TAVERN, purchaseCount: [2, 5] },
  boutique: { ...KIOSK, purchaseCount: [1, 3] },
  sumReceived: { ...RENT, purchaseCount: [1, 1] },
  appStoreMail: { ...SOFTWARE_STORE, purchaseCount: [1, 3] },
  flightReceipt: { ...FLIGHTS, purchaseCount: [1, 1] },
  singleRow: { ...LESSONS, purchaseCount: [1, 2] },
};
const NEVER_IN_CASH = new Set(['appStoreMail', 'flightReceipt']);

function drawInvoiceSheet(layout: string): Draw {
  return (locale, dice) => {
    const facts = drawInvoice({ ...(WISHES[layout] ?? USUAL), locale }, dice);
    const paper = new InvoicePaper(facts, drawLabels(locale, dice), locale, dice.pick(FONTS), dice);
    const sheet = sheetOf(INVOICES, layout, paper);
    return { sheet, fields: paper.fields(), lines: listPrintedLines(sheet, facts.lines, locale) };
  };
}

function drawReceiptSheet(layout: string, place: number): Draw {
  const isCash = !NEVER_IN_CASH.has(layout) && place % 2 === 1;
  return (locale, dice) => {
    const wish = { ...(SHOPS[layout] ?? KIOSK), hasOneRate: true, isCash, methods: METHODS };
    const paper = new ReceiptPaper(wish, locale, dice);
    const sheet = sheetOf(RECEIPTS, layout, paper);
    return { sheet, fields: paper.fields(), lines: listPrintedLines(sheet, paper.purchases, locale) };
  };
}

function drawReportSheet(layout: string): Draw {
  return (locale, dice) => {
    const paper = new ReportPaper(locale, dice.pick(FONTS), dice, FOURTH_STOCK);
    return { sheet: sheetOf(REPORTS, layout, paper), fields: paper.fields(), lines: [] };
  };
}

export const FOURTH_INVOICES = { layouts: Object.keys(INVOICES), draw: drawInvoiceSheet };
export const FOURTH_RECEIPTS = { layouts: Object.keys(RECEIPTS), draw: drawReceiptSheet };
export const FOURTH_REPORTS = { layouts: Object.keys(REPORTS), draw: drawReportSheet };
