// The fifth collection of forms: written by another hand than the rules of the reader, without a look at them or at what the reader misreads, from what shops, programs,
// agencies and credit departments print.

import type { InvoiceNeeds } from './collection.ts';
import { invoicesOf, receiptsOf, reportsOf } from './collection.ts';
import * as committees from './credit-reports/committee-layouts.ts';
import { FIFTH_STOCK } from './credit-reports/fifth-stock.ts';
import * as notices from './credit-reports/notice-layouts.ts';
import * as shops from './fifth-shops.ts';
import * as trades from './fifth-trades.ts';
import * as pads from './invoices/pad-layouts.ts';
import * as screens from './invoices/screen-layouts.ts';
import * as sectors from './invoices/sector-layouts.ts';
import * as chains from './receipts/chain-layouts.ts';
import type { ReceiptWish } from './receipts/receipt-paper.ts';
import * as portals from './receipts/screen-layouts.ts';
import { METHODS } from './shops.ts';

const USUAL: InvoiceNeeds = { lineCount: [2, 7], rateCount: 1, trade: trades.INDUSTRY };
const SERVICES: InvoiceNeeds = { lineCount: [1, 4], rateCount: 1, trade: trades.STUDIOS };
const WISHES: Readonly<Record<string, InvoiceNeeds>> = {
  portDues: { lineCount: [3, 6], rateCount: 1, trade: trades.HARBOUR },
  insertionOrder: { lineCount: [2, 5], rateCount: 1, trade: trades.MEDIA, hasDiscount: true },
  leaseRental: { lineCount: [1, 3], rateCount: 1, trade: trades.LEASING },
  rentDemand: { lineCount: [2, 4], rateCount: 1, trade: trades.PROPERTY },
  costRecharge: { lineCount: [3, 6], rateCount: 1, trade: trades.GROUP_SERVICES },
  marketplaceOrder: { lineCount: [1, 4], rateCount: 1, trade: trades.GADGETS },
  accentRow: SERVICES,
  mailInvoice: SERVICES,
  transferRequest: SERVICES,
  tillInvoice: { lineCount: [3, 7], rateCount: 1, trade: trades.BEVERAGES },
  councilCharge: { lineCount: [1, 3], rateCount: 1, trade: trades.COUNCIL },
};

const SHOPS: Readonly<Record<string, Pick<ReceiptWish, 'goods' | 'trade' | 'purchaseCount'>>> = {
  burgerBar: { ...shops.BURGERS, purchaseCount: [2, 5] },
  departmentStore: { ...shops.STORE, purchaseCount: [1, 4] },
  salonSlip: { ...shops.SALON, purchaseCount: [1, 3] },
  furnitureHouse: { ...shops.FURNITURE, purchaseCount: [2, 5] },
  officeCashier: { ...shops.CASHIER, purchaseCount: [1, 3] },
  chargingPoint: { ...shops.CHARGING, purchaseCount: [1, 1] },
  cinemaBooking: { ...shops.CINEMA, purchaseCount: [2, 3] },
  portalPrint: { ...shops.PORTAL, purchaseCount: [1, 1] },
  kitchenDelivery: { ...shops.DELIVERY, purchaseCount: [2, 4] },
};
const NEVER_IN_CASH = new Set(['chargingPoint', 'cinemaBooking', 'portalPrint']);

export const FIFTH_INVOICES = invoicesOf(
  { ...sectors, ...screens, ...pads },
  (layout) => WISHES[layout] ?? USUAL,
);
export const FIFTH_RECEIPTS = receiptsOf({ ...chains, ...portals }, (layout, place) => ({
  ...(SHOPS[layout] ?? shops.STORE),
  hasOneRate: true,
  isCash: !NEVER_IN_CASH.has(layout) && place % 2 === 0,
  methods: METHODS,
}));
export const FIFTH_REPORTS = reportsOf({ ...notices, ...committees }, FIFTH_STOCK);
