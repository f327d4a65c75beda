// The twelfth collection of forms: written blind, by a hand that knew neither the rules of the reader nor what it misreads nor any measurement, as clouds of software, programs of
// bookkeeping, shipping lines, builders, lenders of hands, irrigators, salerooms, cabins, marinas, lenders to dealers and to growers, chambers and landlords print them.

import type { InvoiceNeeds } from './collection.ts';
import { invoicesOf, layoutsOf, receiptsOf, reportsOf } from './collection.ts';
import * as lenders from './credit-reports/collateral-layouts.ts';
import * as extracts from './credit-reports/extract-layouts.ts';
import * as files from './credit-reports/file-note-layouts.ts';
import * as pages from './credit-reports/handout-layouts.ts';
import type { ReportPaper } from './credit-reports/report-paper.ts';
import { TWELFTH_STOCK } from './credit-reports/twelfth-stock.ts';
import type { Sheet } from './html.ts';
import type { InvoicePaper } from './invoices/invoice-paper.ts';
import * as ledgers from './invoices/ledger-print-layouts.ts';
import * as recurring from './invoices/recurring-layouts.ts';
import * as staffed from './invoices/staffed-layouts.ts';
import * as waterside from './invoices/waterside-layouts.ts';
import { CARDS } from './eleventh-shops.ts';
import * as leisure from './receipts/leisure-layouts.ts';
import * as doorsteps from './receipts/doorstep-layouts.ts';
import type { ReceiptPaper, ReceiptWish } from './receipts/receipt-paper.ts';
import * as shops from './twelfth-shops.ts';
import * as trades from './twelfth-trades.ts';

const USUAL: InvoiceNeeds = { lineCount: [2, 5], rateCount: 1, isEachOnce: true };

/** In the order in which each finds the countries that print so (`twelfth-locales.ts`). */
const INVOICES: Readonly<
  Record<string, readonly [layout: (paper: InvoicePaper) => Sheet, needs: InvoiceNeeds]>
> = {
  billingProfile: [
    recurring.billingProfile,
    { ...USUAL, trade: trades.CLOUD, quantities: trades.SEATS, drawNumber: trades.drawTenant },
  ],
  carriageNet: [
    ledgers.carriageNet,
    {
      ...USUAL,
      lineCount: [3, 6],
      trade: trades.JANITORIAL,
      quantities: trades.CASES,
      drawNumber: trades.drawSlip,
    },
  ],
  annuityRenewals: [
    recurring.annuityRenewals,
    { ...USUAL, trade: trades.PATENTS, quantities: trades.ONCE, drawNumber: trades.drawAnnuity },
  ],
  financingFoot: [
    ledgers.financingFoot,
    {
      ...USUAL,
      lineCount: [3, 6],
      hasDiscount: true,
      trade: trades.BEARINGS,
      quantities: trades.CASES,
      drawNumber: trades.drawSeries,
    },
  ],
  demurrageDays: [
    waterside.demurrageDays,
    { ...USUAL, trade: trades.CONTAINERS, quantities: trades.DAYS, drawNumber: trades.drawDetention },
  ],
  chaptersToDate: [
    staffed.chaptersToDate,
    {
      ...USUAL,
      lineCount: [3, 5],
      trade: trades.WORKS,
      quantities: trades.ONCE,
      drawNumber: trades.drawStage,
    },
  ],
  weekEnding: [
    staffed.weekEnding,
    {
      ...USUAL,
      lineCount: [3, 6],
      trade: trades.STAFF,
      quantities: trades.HOURS,
      drawNumber: trades.drawWorkers,
    },
  ],
  irrigationDistrict: [
    waterside.irrigationDistrict,
    { ...USUAL, trade: trades.IRRIGATION, quantities: trades.SHARES, drawNumber: trades.drawSeason },
  ],
  recurringCharges: [
    recurring.recurringCharges,
    { ...USUAL, trade: trades.DATA_HALLS, quantities: trades.UNITS, drawNumber: trades.drawHall },
  ],
  saleroomLots: [
    waterside.saleroomLots,
    { ...USUAL, trade: trades.SALEROOMS, quantities: trades.ONCE, drawNumber: trades.drawLots },
  ],
  locationNumbers: [
    ledgers.locationNumbers,
    {
      ...USUAL,
      lineCount: [3, 6],
      trade: trades.SUPPLIERS,
      quantities: trades.CASES,
      drawNumber: trades.drawMessage,
    },
  ],
  occupationalHealth: [
    staffed.occupationalHealth,
    { ...USUAL, trade: trades.CLINICS, quantities: trades.PEOPLE, drawNumber: trades.drawScreening },
  ],
};

const RECEIPTS: Readonly<
  Record<
    string,
    readonly [layout: (paper: ReceiptPaper) => Sheet, wish: Partial<ReceiptWish> & Pick<ReceiptWish, 'goods'>]
  >
> = {
  onboardSales: [
    leisure.onboardSales,
    { ...shops.CABINS, purchaseCount: [1, 4], hasOneRate: true, drawNumber: shops.drawCabin },
  ],
  oilChange: [
    doorsteps.oilChange,
    {
      ...shops.GARAGES,
      purchaseCount: [3, 5],
      hasOneRate: true,
      quantities: shops.ONCE,
      drawNumber: shops.drawBay,
    },
  ],
  basketSubstitutes: [
    doorsteps.basketSubstitutes,
    { ...shops.BASKETS, purchaseCount: [5, 8], drawNumber: shops.drawBasket },
  ],
  floristOrder: [
    doorsteps.floristOrder,
    {
      ...shops.FLORISTS,
      purchaseCount: [2, 4],
      hasOneRate: true,
      quantities: shops.ONCE,
      drawNumber: shops.drawBunch,
    },
  ],
  meterSession: [
    doorsteps.meterSession,
    {
      ...shops.KERBS,
      purchaseCount: [2, 3],
      hasOneRate: true,
      quantities: shops.ONCE,
      drawNumber: shops.drawSession,
    },
  ],
  termLessons: [
    leisure.termLessons,
    {
      ...shops.CLUBS,
      purchaseCount: [2, 4],
      hasOneRate: true,
      isCash: true,
      quantities: shops.ONCE,
      drawNumber: shops.drawTerm,
    },
  ],
  marinaBerth: [
    leisure.marinaBerth,
    {
      ...shops.MARINAS,
      purchaseCount: [2, 5],
      hasOneRate: true,
      quantities: shops.NIGHTS,
      drawNumber: shops.drawBerth,
    },
  ],
  liftPass: [
    leisure.liftPass,
    { ...shops.SLOPES, purchaseCount: [2, 5], hasOneRate: true, drawNumber: shops.drawPass },
  ],
};

const REPORTS: Readonly<Record<string, (paper: ReportPaper) => Sheet>> = {
  dealerFloorplan: lenders.dealerFloorplan,
  callReport: files.callReport,
  impairmentStage: lenders.impairmentStage,
  chamberSheet: extracts.chamberSheet,
  portalPage: pages.portalPage,
  offeringExtract: extracts.offeringExtract,
  tenantCovenant: lenders.tenantCovenant,
  seasonLending: files.seasonLending,
  handoutSlides: pages.handoutSlides,
  yearbookEntry: extracts.yearbookEntry,
  quotedMail: files.quotedMail,
  transitionScore: pages.transitionScore,
};

export const TWELFTH_INVOICES = invoicesOf(layoutsOf(INVOICES), (layout) => INVOICES[layout]?.[1] ?? USUAL);
export const TWELFTH_RECEIPTS = receiptsOf(layoutsOf(RECEIPTS), (layout) => ({
  isCash: false,
  methods: CARDS,
  ...(RECEIPTS[layout]?.[1] ?? shops.CABINS),
}));
export const TWELFTH_REPORTS = reportsOf(REPORTS, TWELFTH_STOCK);
