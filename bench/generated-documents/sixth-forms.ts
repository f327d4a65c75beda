// The sixth collection of forms: written blind, by a hand that knew neither the rules of the reader nor what it misreads nor any measurement, from what practices, merchants,
// machines, agencies and banks print, with further countries and ways of writing numbers. It was measured at first sight and has been looked into since: it is for tuning now.

import type { InvoiceNeeds } from './collection.ts';
import { invoicesOf, receiptsOf, reportsOf } from './collection.ts';
import * as buyers from './credit-reports/buyer-layouts.ts';
import * as memoranda from './credit-reports/memorandum-layouts.ts';
import * as releases from './credit-reports/release-layouts.ts';
import { SIXTH_STOCK } from './credit-reports/sixth-stock.ts';
import * as exchange from './invoices/exchange-layouts.ts';
import * as merchants from './invoices/merchant-layouts.ts';
import * as metered from './invoices/metered-layouts.ts';
import * as practices from './invoices/practice-layouts.ts';
import * as errands from './receipts/errand-layouts.ts';
import type { ReceiptWish } from './receipts/receipt-paper.ts';
import * as streets from './receipts/street-layouts.ts';
import * as shops from './sixth-shops.ts';
import * as trades from './sixth-trades.ts';

const ONCE = [1];
const FEW = [1, 1, 2, 3];
const USUAL: InvoiceNeeds = { lineCount: [2, 5], rateCount: 1, trade: trades.COMPONENTS, isEachOnce: true };
const WISHES: Readonly<Record<string, InvoiceNeeds>> = {
  petClinic: { ...USUAL, trade: trades.VETS, quantities: FEW },
  wordCount: { ...USUAL, lineCount: [1, 4], trade: trades.WORDS, quantities: FEW, isWithheld: true },
  termBill: { ...USUAL, trade: trades.SCHOOLS, quantities: ONCE },
  membershipRenewal: { ...USUAL, lineCount: [1, 2], trade: trades.SOCIETIES, quantities: FEW },
  tyreJobCard: { ...USUAL, lineCount: [3, 6], trade: trades.TYRES, quantities: [1, 2, 4], hasDiscount: true },
  wineMerchant: { ...USUAL, lineCount: [4, 9], rateCount: 2, trade: trades.WINES },
  builderMerchant: { ...USUAL, lineCount: [34, 44], trade: trades.TIMBER, isEachOnce: false },
  goodsReturned: { ...USUAL, lineCount: [1, 3], trade: trades.FABRICS, isCredit: true },
  waterAccount: { ...USUAL, lineCount: [3, 4], trade: trades.WATER, quantities: ONCE },
  guestBill: { ...USUAL, lineCount: [3, 7], trade: trades.GUESTS, quantities: FEW },
  parcelWeek: {
    ...USUAL,
    lineCount: [6, 11],
    trade: trades.PARCELS,
    isEachOnce: false,
    quantities: [1, 1, 2, 4, 6],
  },
  guardHours: { ...USUAL, lineCount: [2, 5], trade: trades.GUARDS, isByTheHour: true },
  laboratoryAnalysis: { ...USUAL, lineCount: [2, 5], trade: trades.LABORATORIES },
};

const SHOPS: Readonly<Record<string, Omit<ReceiptWish, 'isCash'>>> = {
  fuelForecourt: { ...shops.FORECOURT, purchaseCount: [1, 1], hasOneRate: true, quantities: shops.LITRES },
  parkingMachine: { ...shops.GARAGE, purchaseCount: [1, 1], hasOneRate: true, quantities: ONCE },
  railTicket: { ...shops.RAILWAY, purchaseCount: [1, 3], hasOneRate: true },
  bakeryCounter: { ...shops.BAKERY, purchaseCount: [2, 5], hasOneRate: true },
  tableCheck: { ...shops.KITCHEN, purchaseCount: [3, 6], hasOneRate: true },
  chemistTill: { ...shops.CHEMIST, purchaseCount: [2, 6] },
  cleanersTicket: { ...shops.CLEANER, purchaseCount: [2, 4], hasOneRate: true },
  writtenOut: { ...shops.COURSES, purchaseCount: [1, 1], hasOneRate: true, quantities: ONCE },
};

export const SIXTH_INVOICES = invoicesOf(
  { ...practices, ...merchants, ...metered, ...exchange },
  (layout) => ({ drawNumber: trades.drawSeries, ...(WISHES[layout] ?? USUAL) }),
);
export const SIXTH_RECEIPTS = receiptsOf({ ...streets, ...errands }, (layout, place) => ({
  ...(SHOPS[layout] ?? shops.BAKERY),
  isCash: place % 2 === 1,
  methods: shops.WAYS,
  drawNumber: shops.drawTicket,
}));
export const SIXTH_REPORTS = reportsOf({ ...releases, ...memoranda, ...buyers }, SIXTH_STOCK);
