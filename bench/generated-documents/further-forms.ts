// The second collection of forms, of which each layout has its own trade, labels and country. It was written without looking at the rules of the reader.

import type { InvoiceNeeds } from './collection.ts';
import { invoicesOf, receiptsOf, reportsOf } from './collection.ts';
import * as sheets from './credit-reports/sheet-layouts.ts';
import * as ratedTables from './credit-reports/rated-table-layouts.ts';
import * as bureaus from './credit-reports/bureau-layouts.ts';
import * as essays from './credit-reports/essay-layouts.ts';
import type { ReportPaper } from './credit-reports/report-paper.ts';
import { SECOND_STOCK } from './credit-reports/report-stock.ts';
import { EVERYDAY_INVOICES, EVERYDAY_RECEIPTS } from './everyday-trades.ts';
import type { Sheet } from './html.ts';
import type { InvoicePaper } from './invoices/invoice-paper.ts';
import * as cargo from './invoices/cargo-layouts.ts';
import * as persons from './invoices/person-layouts.ts';
import * as taxes from './invoices/tax-layouts.ts';
import * as services from './invoices/service-layouts.ts';
import * as counters from './receipts/counter-layouts.ts';
import * as shopTills from './receipts/shop-till-layouts.ts';
import * as ways from './receipts/way-layouts.ts';
import * as journeys from './receipts/journey-layouts.ts';
import type { ReceiptWish } from './receipts/receipt-paper.ts';
import type { ReceiptPaper } from './receipts/receipt-paper.ts';
import * as shops from './shops.ts';
import * as trades from './trades.ts';

const INVOICES: Readonly<Record<string, (paper: InvoicePaper) => Sheet>> = {
  ...services,
  ...cargo,
  ...persons,
  ...taxes,
};
const RECEIPTS: Readonly<Record<string, (paper: ReceiptPaper) => Sheet>> = {
  ...counters,
  ...journeys,
  ...shopTills,
  ...ways,
};
const REPORTS: Readonly<Record<string, (paper: ReportPaper) => Sheet>> = {
  ...essays,
  ...bureaus,
  ...sheets,
  ...ratedTables,
};

const INVOICE_WISHES: Readonly<Record<string, InvoiceNeeds>> = {
  subscription: { lineCount: [2, 5], rateCount: 1, trade: trades.SOFTWARE },
  electricity: { lineCount: [3, 5], rateCount: 1, trade: trades.POWER },
  telecom: { lineCount: [3, 6], rateCount: 1, trade: trades.PHONES_AND_LINES },
  legalFees: { lineCount: [3, 5], rateCount: 1, trade: trades.LAWYERS },
  freightForwarder: { lineCount: [4, 6], rateCount: 2, trade: trades.FREIGHT },
  progressClaim: { lineCount: [4, 6], rateCount: 1, trade: trades.BUILDING },
  exportInvoice: { lineCount: [2, 5], rateCount: 1, trade: trades.EXPORTS },
  remittanceSlip: { lineCount: [2, 4], rateCount: 1, trade: trades.FACILITIES },
  ...EVERYDAY_INVOICES,
};

const RECEIPT_WISHES: Readonly<Record<string, Omit<ReceiptWish, 'isCash'>>> = {
  taxListTill: { ...shops.GROCER, purchaseCount: [4, 9] },
  loyaltyTill: { ...shops.HARDWARE, purchaseCount: [3, 7] },
  counterBook: { ...shops.WORKSHOP, purchaseCount: [1, 2], hasOneRate: true },
  postOffice: { ...shops.POST, purchaseCount: [1, 3], hasOneRate: true },
  parking: { ...shops.CAR_PARK, purchaseCount: [1, 1], hasOneRate: true },
  rideReceipt: { ...shops.RIDES, purchaseCount: [1, 1], hasOneRate: true },
  onlineOrder: { ...shops.WEB_SHOP, purchaseCount: [2, 4], hasOneRate: true },
  ...EVERYDAY_RECEIPTS,
};
const ONLY_BY_CARD = new Set(['rideReceipt', 'onlineOrder', 'terminalSlip', 'donation']);

/** @throws RangeError where nothing is said of the layout */
function wishFor<W>(wishes: Readonly<Record<string, W>>, layout: string): W {
  const wish = wishes[layout];
  if (wish === undefined) throw new RangeError(`There is no trade for ${layout}`);
  return wish;
}

export const FURTHER_INVOICES = invoicesOf(INVOICES, (layout) => wishFor(INVOICE_WISHES, layout));
export const FURTHER_RECEIPTS = receiptsOf(RECEIPTS, (layout, place) => ({
  ...wishFor(RECEIPT_WISHES, layout),
  isCash: !ONLY_BY_CARD.has(layout) && place % 3 !== 1,
  methods: shops.METHODS,
}));
export const FURTHER_REPORTS = reportsOf(REPORTS, SECOND_STOCK);
