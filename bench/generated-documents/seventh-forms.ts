// Of the seventh collection, which was measured at first sight (docs/extraction.md) and has been looked into since: its figures are no longer those of documents that nobody has seen.
// The seventh collection of forms: written blind, by a hand that knew neither the rules of the reader nor what it misreads nor any measurement, from what bookkeeping programs,
// co-operatives, auctions, fleets, auditors, counters, agencies and models print, with countries that no collection before has.

import type { InvoiceNeeds } from './collection.ts';
import { invoicesOf, receiptsOf, reportsOf } from './collection.ts';
import * as models from './credit-reports/model-layouts.ts';
import * as monitors from './credit-reports/monitor-layouts.ts';
import * as opinions from './credit-reports/opinion-layouts.ts';
import { SEVENTH_STOCK } from './credit-reports/seventh-stock.ts';
import * as contracts from './invoices/contract-layouts.ts';
import * as formal from './invoices/formal-layouts.ts';
import * as programs from './invoices/program-layouts.ts';
import * as weighed from './invoices/weighed-layouts.ts';
import * as outings from './receipts/outing-layouts.ts';
import * as goods from './receipts/purchase-layouts.ts';
import type { ReceiptWish } from './receipts/receipt-paper.ts';
import * as shops from './seventh-shops.ts';
import * as trades from './seventh-trades.ts';

const ONCE = [1];
const FEW = [1, 1, 2, 3];
const DOZENS = [2, 5, 10, 12, 20, 40];
const USUAL: InvoiceNeeds = { lineCount: [2, 5], rateCount: 1, trade: trades.STATIONERS, isEachOnce: true };
const WISHES: Readonly<Record<string, InvoiceNeeds>> = {
  cloudLedger: { ...USUAL, lineCount: [2, 5], trade: trades.HELP_DESKS },
  billingDocument: { ...USUAL, lineCount: [3, 6], trade: trades.PUMPS },
  webHosting: { ...USUAL, lineCount: [1, 4], trade: trades.HOSTS, quantities: ONCE },
  campaignMonth: { ...USUAL, lineCount: [4, 6], trade: trades.CAMPAIGNS, quantities: ONCE },
  farmDeliveries: { ...USUAL, lineCount: [3, 5], trade: trades.FARM_SUPPLIES, quantities: trades.TONNES },
  fishAuction: { ...USUAL, lineCount: [3, 6], trade: trades.CATCHES, quantities: trades.KILOS },
  fuelCards: {
    ...USUAL,
    lineCount: [44, 56],
    trade: trades.FUEL_CARDS,
    isEachOnce: false,
    quantities: trades.LITRES,
  },
  drugWholesale: { ...USUAL, lineCount: [4, 7], rateCount: 2, trade: trades.MEDICINES, quantities: DOZENS },
  liftContract: { ...USUAL, lineCount: [2, 4], trade: trades.LIFTS, quantities: ONCE },
  narrativeFees: { ...USUAL, lineCount: [2, 4], trade: trades.AUDITORS, quantities: ONCE },
  recruiterFee: { ...USUAL, lineCount: [1, 3], trade: trades.RECRUITERS, quantities: ONCE },
  authorisedRange: { ...USUAL, lineCount: [2, 6], quantities: DOZENS, drawNumber: trades.drawAuthorised },
  standSpace: {
    ...USUAL,
    lineCount: [3, 5],
    trade: trades.FAIRS,
    quantities: trades.METRES,
    hasDiscount: true,
  },
  rebateNote: { ...USUAL, lineCount: [1, 3], trade: trades.BRANDS, quantities: ONCE, isCredit: true },
};

const SHOPS: Readonly<Record<string, Omit<ReceiptWish, 'isCash'>>> = {
  ferryCounter: { ...shops.FERRY, purchaseCount: [2, 4], hasOneRate: true, quantities: FEW },
  cardTopUp: { ...shops.TRANSIT, purchaseCount: [1, 1], hasOneRate: true, quantities: ONCE },
  campsite: { ...shops.CAMPSITE, purchaseCount: [2, 4], hasOneRate: true, quantities: [1, 2, 3, 4] },
  walletScreen: { ...shops.KIOSK, purchaseCount: [1, 1], hasOneRate: true, quantities: ONCE },
  gardenCentre: { ...shops.NURSERY, purchaseCount: [3, 6] },
  butcherScale: { ...shops.BUTCHER, purchaseCount: [2, 4], hasOneRate: true, quantities: shops.KILOS },
  toolDepot: { ...shops.DEPOT, purchaseCount: [2, 6], hasOneRate: true },
  phoneShop: { ...shops.PHONES, purchaseCount: [2, 3], hasOneRate: true, quantities: ONCE },
};

export const SEVENTH_INVOICES = invoicesOf(
  { ...formal, ...programs, ...weighed, ...contracts },
  (layout) => ({ drawNumber: trades.drawSerial, ...(WISHES[layout] ?? USUAL) }),
);
export const SEVENTH_RECEIPTS = receiptsOf({ ...outings, ...goods }, (layout, place) => ({
  ...(SHOPS[layout] ?? shops.NURSERY),
  // Neither a telephone nor a machine for cards takes coins.
  isCash: place % 3 === 2 && layout !== 'walletScreen',
  methods: layout === 'walletScreen' ? shops.WALLETS : shops.WAYS,
  drawNumber: shops.drawSlip,
}));
export const SEVENTH_REPORTS = reportsOf({ ...opinions, ...models, ...monitors }, SEVENTH_STOCK);
