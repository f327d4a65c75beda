// The eighth collection of forms: written blind, by a hand that knew neither the rules of the reader nor what it misreads nor any measurement, as programs, tax offices, bills of
// the house, shops, agencies, bureaus and banks print them, half of them from countries that no collection before has.

import type { InvoiceNeeds } from './collection.ts';
import { invoicesOf, layoutsOf, receiptsOf, reportsOf } from './collection.ts';
import * as actions from './credit-reports/action-layouts.ts';
import { EIGHTH_STOCK } from './credit-reports/eighth-stock.ts';
import * as internal from './credit-reports/internal-layouts.ts';
import * as registers from './credit-reports/register-layouts.ts';
import * as shops from './eighth-shops.ts';
import * as trades from './eighth-trades.ts';
import * as household from './invoices/household-layouts.ts';
import * as online from './invoices/online-layouts.ts';
import * as stamps from './invoices/stamp-layouts.ts';
import * as suites from './invoices/suite-layouts.ts';
import * as supplies from './invoices/supply-layouts.ts';
import * as voyages from './invoices/voyage-layouts.ts';
import * as tickets from './receipts/everyday-tickets.ts';
import * as paperless from './receipts/paperless-layouts.ts';
import type { ReceiptPaper, ReceiptWish } from './receipts/receipt-paper.ts';
import type { ReportPaper } from './credit-reports/report-paper.ts';
import type { InvoicePaper } from './invoices/invoice-paper.ts';
import type { Sheet } from './html.ts';

const ONCE = [1];
const USUAL: InvoiceNeeds = { lineCount: [2, 5], rateCount: 1, isEachOnce: true };

/** In the order in which each finds the countries that print so (`eighth-locales.ts`). */
const INVOICES: Readonly<
  Record<string, readonly [layout: (paper: InvoicePaper) => Sheet, needs: InvoiceNeeds]>
> = {
  activityInvoice: [
    suites.activityInvoice,
    { ...USUAL, trade: trades.GROUNDS, drawNumber: trades.drawRunning },
  ],
  communicationInvoice: [
    suites.communicationInvoice,
    { ...USUAL, trade: trades.FURNITURE, drawNumber: trades.drawByYear },
  ],
  navSales: [
    suites.navSales,
    { ...USUAL, lineCount: [3, 6], rateCount: 2, trade: trades.MACHINES, drawNumber: trades.drawPosted },
  ],
  studioInvoice: [
    suites.studioInvoice,
    { ...USUAL, lineCount: [2, 4], trade: trades.STUDIOS, quantities: ONCE, drawNumber: trades.drawPadded },
  ],
  stampedDigest: [
    stamps.stampedDigest,
    { ...USUAL, trade: trades.CLOTHS, quantities: trades.ROLLS, drawNumber: trades.drawSeries },
  ],
  counselFees: [
    stamps.counselFees,
    { ...USUAL, lineCount: [2, 3], trade: trades.COUNSEL, quantities: ONCE, isWithheld: true },
  ],
  powerAccount: [
    household.powerAccount,
    { ...USUAL, lineCount: [3, 4], trade: trades.ELECTRICITY, quantities: ONCE, drawNumber: trades.drawBill },
  ],
  lineStatement: [
    household.lineStatement,
    { ...USUAL, lineCount: [3, 5], trade: trades.TELEPHONY, quantities: ONCE, drawNumber: trades.drawBill },
  ],
  apiBilling: [
    online.apiBilling,
    { ...USUAL, lineCount: [1, 3], trade: trades.PLATFORMS, drawNumber: trades.drawHash },
  ],
  soldByShop: [
    online.soldByShop,
    {
      ...USUAL,
      lineCount: [2, 4],
      rateCount: 2,
      trade: trades.PARCELS,
      quantities: [1, 1, 2, 3],
      drawNumber: trades.drawMarket,
    },
  ],
  consolCharges: [
    voyages.consolCharges,
    {
      ...USUAL,
      lineCount: [3, 6],
      trade: trades.CONSOLS,
      quantities: [1, 1, 2, 4],
      drawNumber: trades.drawJob,
    },
  ],
  guestLedger: [
    voyages.guestLedger,
    { ...USUAL, lineCount: [3, 5], trade: trades.ROOMS, quantities: [1, 1, 2] },
  ],
  detachedRemittance: [
    supplies.detachedRemittance,
    { ...USUAL, lineCount: [4, 7], rateCount: 2, hasDiscount: true, trade: trades.PANTRY },
  ],
  plantHire: [
    supplies.plantHire,
    {
      ...USUAL,
      lineCount: [2, 4],
      trade: trades.PLANT,
      quantities: [1, 1, 2],
      drawNumber: trades.drawContract,
    },
  ],
};

const RECEIPTS: Readonly<
  Record<
    string,
    readonly [layout: (paper: ReceiptPaper) => Sheet, wish: Partial<ReceiptWish> & Pick<ReceiptWish, 'goods'>]
  >
> = {
  deviceStore: [
    paperless.deviceStore,
    {
      ...shops.DOWNLOADS,
      purchaseCount: [1, 3],
      hasOneRate: true,
      quantities: shops.ONCE,
      drawNumber: shops.drawDocument,
    },
  ],
  hyperTill: [
    tickets.hyperTill,
    { ...shops.HYPER, purchaseCount: [4, 8], isCash: true, drawNumber: shops.drawTicket },
  ],
  forecourtSlip: [
    tickets.forecourtSlip,
    { ...shops.FORECOURT, purchaseCount: [1, 1], hasOneRate: true, quantities: shops.LITRES },
  ],
  dispensary: [
    tickets.dispensary,
    { ...shops.DISPENSARY, purchaseCount: [2, 4], hasOneRate: true, drawNumber: shops.drawBillNumber },
  ],
  diningCheck: [
    tickets.diningCheck,
    {
      ...shops.KITCHEN,
      purchaseCount: [3, 6],
      hasOneRate: true,
      isCash: true,
      drawNumber: shops.drawBillNumber,
    },
  ],
  merchantCopy: [
    paperless.merchantCopy,
    {
      ...shops.TERMINAL,
      purchaseCount: [1, 1],
      hasOneRate: true,
      quantities: shops.ONCE,
      drawNumber: shops.drawSlipNumber,
    },
  ],
  tripSummary: [
    paperless.tripSummary,
    {
      ...shops.RIDES,
      purchaseCount: [1, 1],
      hasOneRate: true,
      quantities: shops.ONCE,
      drawNumber: shops.drawDocument,
    },
  ],
  officialReceipt: [
    tickets.officialReceipt,
    {
      ...shops.COUNTERS,
      purchaseCount: [2, 5],
      hasOneRate: true,
      isCash: true,
      drawNumber: shops.drawOfficial,
    },
  ],
};

const REPORTS: Readonly<Record<string, (paper: ReportPaper) => Sheet>> = {
  researchUpdate: actions.researchUpdate,
  commercialReport: registers.commercialReport,
  approvalMemo: internal.approvalMemo,
  assignmentLetter: actions.assignmentLetter,
  agencyBulletin: actions.agencyBulletin,
  buyerGrade: registers.buyerGrade,
  scoringWorkbook: internal.scoringWorkbook,
  profileSheet: registers.profileSheet,
  businessInformation: registers.businessInformation,
  counterpartyReview: internal.counterpartyReview,
};

export const EIGHTH_INVOICES = invoicesOf(layoutsOf(INVOICES), (layout) => INVOICES[layout]?.[1] ?? USUAL);
export const EIGHTH_RECEIPTS = receiptsOf(layoutsOf(RECEIPTS), (layout) => ({
  isCash: false,
  methods: shops.CARDS,
  ...(RECEIPTS[layout]?.[1] ?? shops.HYPER),
}));
export const EIGHTH_REPORTS = reportsOf(REPORTS, EIGHTH_STOCK);
