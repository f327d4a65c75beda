// The ninth collection of forms: written blind, by a hand that knew neither the rules of the reader nor what it misreads nor any measurement, as programs, tax offices,
// towns, workshops, shops, agencies, bureaus and banks print them.

import type { InvoiceNeeds } from './collection.ts';
import { invoicesOf, layoutsOf, receiptsOf, reportsOf } from './collection.ts';
import * as commentaries from './credit-reports/commentary-layouts.ts';
import * as decisions from './credit-reports/decision-layouts.ts';
import { NINTH_STOCK } from './credit-reports/ninth-stock.ts';
import type { ReportPaper } from './credit-reports/report-paper.ts';
import * as vendors from './credit-reports/vendor-layouts.ts';
import type { Sheet } from './html.ts';
import * as authorities from './invoices/authority-layouts.ts';
import * as browsers from './invoices/browser-layouts.ts';
import * as carriage from './invoices/carriage-layouts.ts';
import type { InvoicePaper } from './invoices/invoice-paper.ts';
import * as software from './invoices/software-layouts.ts';
import * as visits from './invoices/visit-layouts.ts';
import * as shops from './ninth-shops.ts';
import * as trades from './ninth-trades.ts';
import * as mailed from './receipts/mailed-proofs.ts';
import * as tickets from './receipts/paid-tickets.ts';
import type { ReceiptPaper, ReceiptWish } from './receipts/receipt-paper.ts';

const USUAL: InvoiceNeeds = { lineCount: [2, 5], rateCount: 1, isEachOnce: true };

/** In the order in which each finds the countries that print so (`ninth-locales.ts`). */
const INVOICES: Readonly<
  Record<string, readonly [layout: (paper: InvoicePaper) => Sheet, needs: InvoiceNeeds]>
> = {
  suiteTransaction: [
    software.suiteTransaction,
    { ...USUAL, lineCount: [3, 6], trade: trades.WAREHOUSE_GEAR, drawNumber: trades.drawPrefixed },
  ],
  paymentAdvice: [
    software.paymentAdvice,
    { ...USUAL, trade: trades.PRINTERS, quantities: trades.FEW, drawNumber: trades.drawDashed },
  ],
  siteVisitBill: [
    visits.siteVisitBill,
    {
      ...USUAL,
      lineCount: [3, 5],
      trade: trades.PLUMBERS,
      quantities: trades.FEW,
      drawNumber: trades.drawShort,
    },
  ],
  totalInWords: [
    software.totalInWords,
    { ...USUAL, trade: trades.COMPUTERS, drawNumber: trades.drawSixPlaces },
  ],
  revenuePortal: [
    authorities.revenuePortal,
    { ...USUAL, trade: trades.FITTINGS, quantities: trades.CRATES, drawNumber: trades.drawEightPlaces },
  ],
  pipedGas: [
    carriage.pipedGas,
    {
      ...USUAL,
      lineCount: [4, 4],
      trade: trades.GAS,
      quantities: trades.ONCE,
      drawNumber: trades.drawGasBill,
    },
  ],
  workshopOrder: [
    visits.workshopOrder,
    {
      ...USUAL,
      lineCount: [3, 6],
      trade: trades.CAR_WORKSHOPS,
      quantities: trades.FEW,
      drawNumber: trades.drawSeriesFirst,
    },
  ],
  positionNumbers: [
    software.positionNumbers,
    { ...USUAL, lineCount: [2, 4], trade: trades.VALVES, drawNumber: trades.drawDocument },
  ],
  seatsByMonth: [
    browsers.seatsByMonth,
    { ...USUAL, lineCount: [1, 3], trade: trades.SEATS, drawNumber: trades.drawTenDigits },
  ],
  webShopVoucher: [
    browsers.webShopVoucher,
    {
      ...USUAL,
      rateCount: 2,
      hasDiscount: true,
      trade: trades.BOOKS_AND_TOYS,
      quantities: trades.FEW,
      drawNumber: trades.drawShopNumber,
    },
  ],
  trackedHours: [
    browsers.trackedHours,
    { ...USUAL, trade: trades.AGENCIES, quantities: trades.HOURS, drawNumber: trades.drawShort },
  ],
  palletFreight: [
    carriage.palletFreight,
    { ...USUAL, rateCount: 0, trade: trades.HAULAGE, quantities: trades.FEW, drawNumber: trades.drawLoad },
  ],
  procedureCodes: [
    visits.procedureCodes,
    { ...USUAL, rateCount: 0, trade: trades.DENTISTS, quantities: trades.ONCE, drawNumber: trades.drawShort },
  ],
  sundryDebtor: [
    authorities.sundryDebtor,
    { ...USUAL, lineCount: [2, 4], trade: trades.AUTHORITIES, drawNumber: trades.drawSeven },
  ],
};

const RECEIPTS: Readonly<
  Record<
    string,
    readonly [layout: (paper: ReceiptPaper) => Sheet, wish: Partial<ReceiptWish> & Pick<ReceiptWish, 'goods'>]
  >
> = {
  serverCheck: [
    tickets.serverCheck,
    { ...shops.GRILLS, purchaseCount: [3, 5], hasOneRate: true, drawNumber: shops.drawCheck },
  ],
  discounterTill: [
    tickets.discounterTill,
    { ...shops.DISCOUNTER, purchaseCount: [4, 8], drawNumber: shops.drawTill },
  ],
  barrierExit: [
    tickets.barrierExit,
    {
      ...shops.CAR_PARKS,
      purchaseCount: [1, 1],
      hasOneRate: true,
      quantities: shops.ONCE,
      drawNumber: shops.drawStation,
    },
  ],
  riderDelivery: [
    mailed.riderDelivery,
    { ...shops.RIDERS, purchaseCount: [2, 4], hasOneRate: true, drawNumber: shops.drawOrder },
  ],
  fiscalPrinter: [
    tickets.fiscalPrinter,
    {
      ...shops.CLOTHES,
      purchaseCount: [2, 5],
      hasOneRate: true,
      isCash: true,
      drawNumber: shops.drawSealed,
    },
  ],
  railBooking: [
    mailed.railBooking,
    {
      ...shops.TRAINS,
      purchaseCount: [1, 2],
      hasOneRate: true,
      quantities: [1, 2],
      drawNumber: shops.drawReference,
    },
  ],
  readerMail: [
    mailed.readerMail,
    { ...shops.CRAFTS, purchaseCount: [1, 3], hasOneRate: true, drawNumber: shops.drawReader },
  ],
  cabMeter: [
    tickets.cabMeter,
    {
      ...shops.CABS,
      purchaseCount: [1, 1],
      hasOneRate: true,
      isCash: true,
      quantities: shops.ONCE,
      drawNumber: shops.drawTrip,
    },
  ],
};

const REPORTS: Readonly<Record<string, (paper: ReportPaper) => Sheet>> = {
  agencyCommentary: commentaries.agencyCommentary,
  creditOpinion: commentaries.creditOpinion,
  riskScoreReport: vendors.riskScoreReport,
  bankLoanRating: commentaries.bankLoanRating,
  sanctionNote: decisions.sanctionNote,
  limitDecision: decisions.limitDecision,
  ratingApproval: decisions.ratingApproval,
  councilOpinion: commentaries.councilOpinion,
  creditInitiation: vendors.creditInitiation,
  supplierHealth: vendors.supplierHealth,
};

export const NINTH_INVOICES = invoicesOf(layoutsOf(INVOICES), (layout) => INVOICES[layout]?.[1] ?? USUAL);
export const NINTH_RECEIPTS = receiptsOf(layoutsOf(RECEIPTS), (layout) => ({
  isCash: false,
  methods: shops.CARDS,
  ...(RECEIPTS[layout]?.[1] ?? shops.DISCOUNTER),
}));
export const NINTH_REPORTS = reportsOf(REPORTS, NINTH_STOCK);
