// The tenth collection of forms: written blind, by a hand that knew neither the rules of the reader nor what it misreads nor any measurement, as clouds, sites, yards,
// programs of small firms, tax offices, notaries, tills, agencies and lenders print them.

import type { InvoiceNeeds } from './collection.ts';
import { invoicesOf, layoutsOf, receiptsOf, reportsOf } from './collection.ts';
import * as alerts from './credit-reports/alert-layouts.ts';
import * as evolutions from './credit-reports/evolution-layouts.ts';
import type { ReportPaper } from './credit-reports/report-paper.ts';
import * as sessions from './credit-reports/session-layouts.ts';
import { TENTH_STOCK } from './credit-reports/tenth-stock.ts';
import type { Sheet } from './html.ts';
import * as counted from './invoices/counted-layouts.ts';
import type { InvoicePaper } from './invoices/invoice-paper.ts';
import * as journeys from './invoices/journey-layouts.ts';
import * as stationery from './invoices/stationery-layouts.ts';
import * as titles from './invoices/title-layouts.ts';
import * as yards from './invoices/yard-layouts.ts';
import * as desks from './receipts/desk-layouts.ts';
import * as lanes from './receipts/lane-layouts.ts';
import type { ReceiptPaper, ReceiptWish } from './receipts/receipt-paper.ts';
import * as shops from './tenth-shops.ts';
import * as trades from './tenth-trades.ts';

const USUAL: InvoiceNeeds = { lineCount: [2, 5], rateCount: 1, isEachOnce: true };

/** In the order in which each finds the countries that print so (`tenth-locales.ts`). */
const INVOICES: Readonly<
  Record<string, readonly [layout: (paper: InvoicePaper) => Sheet, needs: InvoiceNeeds]>
> = {
  usageByService: [
    counted.usageByService,
    {
      ...USUAL,
      lineCount: [4, 6],
      trade: trades.CLOUD,
      quantities: trades.USAGE,
      drawNumber: trades.drawTenDigits,
    },
  ],
  preprintedStationery: [
    stationery.preprintedStationery,
    { ...USUAL, lineCount: [3, 6], trade: trades.FASTENINGS, drawNumber: trades.drawPlainFive },
  ],
  copierMeter: [
    counted.copierMeter,
    { ...USUAL, trade: trades.COPIERS, quantities: trades.ONCE, drawNumber: trades.drawService },
  ],
  agencyItinerary: [
    journeys.agencyItinerary,
    { ...USUAL, trade: trades.TRAVEL, quantities: trades.PASSENGERS, drawNumber: trades.drawItinerary },
  ],
  reservationCommission: [
    journeys.reservationCommission,
    {
      ...USUAL,
      lineCount: [1, 3],
      trade: trades.RESERVATIONS,
      quantities: trades.ONCE,
      drawNumber: trades.drawReservation,
    },
  ],
  taxCodeColumn: [
    stationery.taxCodeColumn,
    { ...USUAL, trade: trades.IRRIGATION, drawNumber: trades.drawAuthorised },
  ],
  readyMix: [
    yards.readyMix,
    { ...USUAL, trade: trades.CONCRETE, quantities: trades.LOADS, drawNumber: trades.drawYard },
  ],
  carRental: [
    journeys.carRental,
    {
      ...USUAL,
      lineCount: [3, 5],
      trade: trades.HIRE_CARS,
      quantities: trades.DAYS,
      drawNumber: trades.drawRental,
    },
  ],
  traderSeal: [
    yards.traderSeal,
    { ...USUAL, trade: trades.BUILDING_GOODS, quantities: trades.CASES, drawNumber: trades.drawSealed },
  ],
  wasteHaulage: [
    counted.wasteHaulage,
    { ...USUAL, trade: trades.REFUSE, quantities: trades.PASSENGERS, drawNumber: trades.drawHauler },
  ],
  licenceTerm: [
    titles.licenceTerm,
    { ...USUAL, lineCount: [2, 4], trade: trades.LICENCES, drawNumber: trades.drawLicence },
  ],
  drinksDepot: [
    yards.drinksDepot,
    {
      ...USUAL,
      lineCount: [3, 6],
      hasDiscount: true,
      trade: trades.DRINKS,
      quantities: trades.CASES,
      drawNumber: trades.drawDepot,
    },
  ],
  notaryDues: [
    titles.notaryDues,
    { ...USUAL, trade: trades.DEEDS, quantities: trades.ONCE, drawNumber: trades.drawDeed },
  ],
  errorsExcepted: [
    stationery.errorsExcepted,
    { ...USUAL, trade: trades.WAREHOUSING, quantities: trades.CARTONS, drawNumber: trades.drawDashed },
  ],
};

const RECEIPTS: Readonly<
  Record<
    string,
    readonly [layout: (paper: ReceiptPaper) => Sheet, wish: Partial<ReceiptWish> & Pick<ReceiptWish, 'goods'>]
  >
> = {
  warehouseClub: [
    lanes.warehouseClub,
    {
      ...shops.CLUBS,
      purchaseCount: [4, 8],
      hasOneRate: true,
      quantities: shops.ONCE,
      drawNumber: shops.drawTransaction,
    },
  ],
  coachTicket: [
    desks.coachTicket,
    { ...shops.COACHES, purchaseCount: [1, 3], hasOneRate: true, drawNumber: shops.drawTicket },
  ],
  vehicleInspection: [
    desks.vehicleInspection,
    {
      ...shops.INSPECTIONS,
      purchaseCount: [1, 3],
      hasOneRate: true,
      quantities: shops.ONCE,
      drawNumber: shops.drawInspection,
    },
  ],
  opticianPayment: [
    desks.opticianPayment,
    {
      ...shops.OPTICIANS,
      purchaseCount: [2, 4],
      hasOneRate: true,
      quantities: shops.PAIRS,
      drawNumber: shops.drawSale,
    },
  ],
  stayBooking: [
    desks.stayBooking,
    {
      ...shops.LETTINGS,
      purchaseCount: [2, 4],
      hasOneRate: true,
      quantities: shops.ONCE,
      drawNumber: shops.drawStay,
    },
  ],
  pizzaDocket: [
    lanes.pizzaDocket,
    {
      ...shops.PIZZAS,
      purchaseCount: [2, 5],
      hasOneRate: true,
      isCash: true,
      drawNumber: shops.drawDocket,
    },
  ],
  selfCheckout: [
    lanes.selfCheckout,
    { ...shops.GROCERS, purchaseCount: [4, 8], hasOneRate: true, drawNumber: shops.drawLane },
  ],
  pumpAttendant: [
    lanes.pumpAttendant,
    {
      ...shops.PUMPS,
      purchaseCount: [1, 1],
      hasOneRate: true,
      quantities: shops.LITRES,
      drawNumber: shops.drawPump,
    },
  ],
};

const REPORTS: Readonly<Record<string, (paper: ReportPaper) => Sheet>> = {
  ratingEvolution: evolutions.ratingEvolution,
  corporateRatingReport: evolutions.corporateRatingReport,
  committeeNumber: sessions.committeeNumber,
  pricingNotice: alerts.pricingNotice,
  sessionReport: sessions.sessionReport,
  navigatorFactors: sessions.navigatorFactors,
  gradeAlert: alerts.gradeAlert,
  insurerStrength: alerts.insurerStrength,
  solvencyColumns: evolutions.solvencyColumns,
  impliedRating: sessions.impliedRating,
};

export const TENTH_INVOICES = invoicesOf(layoutsOf(INVOICES), (layout) => INVOICES[layout]?.[1] ?? USUAL);
export const TENTH_RECEIPTS = receiptsOf(layoutsOf(RECEIPTS), (layout) => ({
  isCash: false,
  methods: shops.CARDS,
  ...(RECEIPTS[layout]?.[1] ?? shops.GROCERS),
}));
export const TENTH_REPORTS = reportsOf(REPORTS, TENTH_STOCK);
