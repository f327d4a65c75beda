// The third collection of forms, all for tuning: written before any rule was changed for it, in styles that the collections before it do not have, so that thresholds
// can be chosen across layouts by more than one hand.

import type { InvoiceNeeds } from './collection.ts';
import { invoicesOf, receiptsOf, reportsOf } from './collection.ts';
import * as desks from './credit-reports/desk-layouts.ts';
import * as lenders from './credit-reports/lender-layouts.ts';
import * as published from './credit-reports/published-layouts.ts';
import type { ReportPaper } from './credit-reports/report-paper.ts';
import { THIRD_STOCK } from './credit-reports/third-stock.ts';
import { parseGoods } from './goods.ts';
import type { Sheet } from './html.ts';
import type { InvoicePaper } from './invoices/invoice-paper.ts';
import * as papers from './invoices/desk-layouts.ts';
import * as plain from './invoices/plain-layouts.ts';
import * as everyday from './receipts/everyday-layouts.ts';
import type { ReceiptPaper } from './receipts/receipt-paper.ts';
import * as accounts from './invoices/account-layouts.ts';
import { METHODS, shopOf } from './shops.ts';
import { FIRMS } from './trades.ts';

const INVOICES: Readonly<Record<string, (paper: InvoicePaper) => Sheet>> = {
  ...plain,
  ...accounts,
  ...papers,
};
const RECEIPTS: Readonly<Record<string, (paper: ReceiptPaper) => Sheet>> = { ...everyday };
const REPORTS: Readonly<Record<string, (paper: ReportPaper) => Sheet>> = {
  ...published,
  ...lenders,
  ...desks,
};

const GUARDIANS = {
  areBuyersBare: true,
  buyers: {
    en: ['Harriet Osei', 'Conor Whitfield', 'Lena Markham'],
    es: ['Beatriz Olmos Gil', 'Raúl Santamaría', 'Elena Prat Vidal'],
  },
};
const FEES = parseGoods(`
Tuition, spring term | Enseñanza, segundo trimestre | 148000
Lunches | Comedor escolar | 21500
Music lessons | Clases de música | 9600
School bus | Ruta escolar | 13200`);
const USUAL: InvoiceNeeds = { lineCount: [2, 6], rateCount: 1 };
const WISHES: Readonly<Record<string, InvoiceNeeds>> = {
  schoolFees: { lineCount: [2, 4], rateCount: 0, trade: { ...FIRMS, ...GUARDIANS, goods: FEES } },
  keptBack: { lineCount: [1, 3], rateCount: 1, isWithheld: true },
  hireRates: { lineCount: [4, 6], rateCount: 3 },
};
const SHOP = shopOf(
  'Bramble & Sons, Copper Kettle, Fountain Court, Sunny Side Services',
  'La Esquina, Servicios Aurora, Casa Lupe, El Molino Blanco',
  `
Flat white | Café con leche | 320
Day pass, adult | Entrada adulto | 1450
Two-piece suit, clean and press | Traje de dos piezas | 1690
Oat biscuit | Galleta de avena | 210
Guided tour | Visita guiada | 850
Single, off-peak | Ida, tarifa reducida | 2740`,
);
const ONLY_BY_CARD = new Set(['gymMail', 'trainTicket']);

export const THIRD_INVOICES = invoicesOf(INVOICES, (layout) => WISHES[layout] ?? USUAL);
export const THIRD_RECEIPTS = receiptsOf(RECEIPTS, (layout, place) => ({
  ...SHOP,
  purchaseCount: [1, 4],
  hasOneRate: true,
  isCash: !ONLY_BY_CARD.has(layout) && place % 2 === 0,
  methods: METHODS,
}));
export const THIRD_REPORTS = reportsOf(REPORTS, THIRD_STOCK);
