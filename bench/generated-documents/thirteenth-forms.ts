// The thirteenth collection of forms: written blind, by a hand that knew neither the rules of the reader nor what it misreads nor any measurement, as billing systems, trade
// counters, stations, stockholders, staffing firms, shipping lines, dentists, airlines, acquirers, landlords, auditors and chambers of commerce print them.

import type { InvoiceNeeds } from './collection.ts';
import { invoicesOf, layoutsOf, receiptsOf, reportsOf } from './collection.ts';
import * as exposures from './credit-reports/exposure-layouts.ts';
import * as files from './credit-reports/file-layouts.ts';
import * as markets from './credit-reports/market-layouts.ts';
import type { ReportPaper } from './credit-reports/report-paper.ts';
import { THIRTEENTH_STOCK } from './credit-reports/thirteenth-stock.ts';
import * as webs from './credit-reports/web-layouts.ts';
import { CARDS, ONCE } from './eleventh-shops.ts';
import type { Sheet } from './html.ts';
import * as dispatches from './invoices/dispatch-layouts.ts';
import * as hired from './invoices/hired-layouts.ts';
import type { InvoicePaper } from './invoices/invoice-paper.ts';
import * as recurring from './invoices/subscribed-layouts.ts';
import * as schedules from './invoices/schedule-layouts.ts';
import * as doorsteps from './receipts/delivered-layouts.ts';
import * as leisure from './receipts/pastime-layouts.ts';
import type { ReceiptPaper, ReceiptWish } from './receipts/receipt-paper.ts';
import * as shops from './thirteenth-shops.ts';
import * as trades from './thirteenth-trades.ts';

const USUAL: InvoiceNeeds = { lineCount: [2, 5], rateCount: 1, isEachOnce: true };

/** In the order in which each finds the countries that print so (`thirteenth-locales.ts`). */
const INVOICES: Readonly<
  Record<string, readonly [layout: (paper: InvoicePaper) => Sheet, needs: InvoiceNeeds]>
> = {
  recurringPlan: [
    recurring.recurringPlan,
    {
      ...USUAL,
      lineCount: [1, 4],
      trade: trades.PLANS,
      quantities: trades.SEATS,
      drawNumber: trades.drawPlan,
    },
  ],
  groupedNotes: [
    dispatches.groupedNotes,
    {
      ...USUAL,
      lineCount: [5, 8],
      trade: trades.SUPPLIES,
      quantities: trades.PIECES_AND_BOXES,
      drawNumber: trades.drawGrouped,
    },
  ],
  airtimeSpots: [
    schedules.airtimeSpots,
    {
      ...USUAL,
      lineCount: [2, 5],
      hasDiscount: true,
      trade: trades.AIRTIME,
      quantities: trades.SPOTS,
      drawNumber: trades.drawSpots,
    },
  ],
  steelHeats: [
    dispatches.steelHeats,
    {
      ...USUAL,
      trade: trades.STEEL,
      quantities: trades.KILOGRAMS,
      drawNumber: trades.drawHeat,
    },
  ],
  staffingWeek: [
    hired.staffingWeek,
    { ...USUAL, trade: trades.STAFFING, quantities: trades.SHIFTS, drawNumber: trades.drawWeek },
  ],
  containerDetention: [
    schedules.containerDetention,
    {
      ...USUAL,
      lineCount: [2, 4],
      trade: trades.LINER,
      quantities: trades.CONTAINER_DAYS,
      drawNumber: trades.drawLiner,
    },
  ],
  patentAnnuities: [
    recurring.patentAnnuities,
    { ...USUAL, trade: trades.ANNUITIES, quantities: trades.ONCE, drawNumber: trades.drawAnnuity },
  ],
  harvestContract: [
    hired.harvestContract,
    {
      ...USUAL,
      lineCount: [2, 4],
      trade: trades.HARVEST,
      quantities: trades.FIELDS,
      drawNumber: trades.drawHarvest,
    },
  ],
  colocationMonth: [
    recurring.colocationMonth,
    {
      ...USUAL,
      lineCount: [3, 5],
      trade: trades.RACKS,
      quantities: trades.UNITS,
      drawNumber: trades.drawRack,
    },
  ],
  implantLots: [
    schedules.implantLots,
    {
      ...USUAL,
      lineCount: [3, 5],
      trade: trades.IMPLANTS,
      quantities: trades.SURGERY,
      drawNumber: trades.drawImplant,
    },
  ],
  distributorParts: [
    dispatches.distributorParts,
    {
      ...USUAL,
      lineCount: [3, 6],
      trade: trades.PARTS,
      quantities: trades.UNITS,
      drawNumber: trades.drawParts,
    },
  ],
  phaseFees: [
    hired.phaseFees,
    {
      ...USUAL,
      lineCount: [2, 4],
      trade: trades.PHASES,
      quantities: trades.ONCE,
      drawNumber: trades.drawPhase,
    },
  ],
};

const RECEIPTS: Readonly<
  Record<
    string,
    readonly [layout: (paper: ReceiptPaper) => Sheet, wish: Partial<ReceiptWish> & Pick<ReceiptWish, 'goods'>]
  >
> = {
  floristWire: [
    doorsteps.floristWire,
    { ...shops.FLORISTS, purchaseCount: [2, 4], drawNumber: shops.drawOrder },
  ],
  gasCylinder: [
    doorsteps.gasCylinder,
    {
      ...shops.GAS,
      purchaseCount: [1, 3],
      isCash: true,
      quantities: shops.CYLINDERS,
      drawNumber: shops.drawDoor,
    },
  ],
  parkingApp: [
    doorsteps.parkingApp,
    {
      ...shops.KERBS,
      purchaseCount: [2, 3],
      quantities: ONCE,
      methods: shops.PHONES,
      drawNumber: shops.drawSession,
    },
  ],
  canteenScale: [
    leisure.canteenScale,
    { ...shops.CANTEENS, purchaseCount: [2, 5], drawNumber: shops.drawTray },
  ],
  cabinSale: [leisure.cabinSale, { ...shops.CABINS, purchaseCount: [2, 5], drawNumber: shops.drawCabin }],
  dentalChair: [
    doorsteps.dentalChair,
    { ...shops.DENTISTS, purchaseCount: [2, 4], quantities: ONCE, drawNumber: shops.drawChair },
  ],
  slopeTicket: [
    leisure.slopeTicket,
    {
      ...shops.LIFTS,
      purchaseCount: [2, 4],
      quantities: shops.TRAVELLERS,
      drawNumber: shops.drawLift,
    },
  ],
  dutyFreeTill: [
    leisure.dutyFreeTill,
    { ...shops.TRAVEL_SHOPS, purchaseCount: [2, 4], drawNumber: shops.drawFree },
  ],
};

const REPORTS: Readonly<Record<string, (paper: ReportPaper) => Sheet>> = {
  mailThread: webs.mailThread,
  offeringSummary: markets.offeringSummary,
  acquirerMerchant: exposures.acquirerMerchant,
  collateralThresholds: markets.collateralThresholds,
  tenantStrength: exposures.tenantStrength,
  stageMovement: files.stageMovement,
  dealerStockLine: exposures.dealerStockLine,
  fiveCs: files.fiveCs,
  portalRecord: webs.portalRecord,
  houseView: markets.houseView,
  chamberProfile: webs.chamberProfile,
  auditWorkingPaper: files.auditWorkingPaper,
};

export const THIRTEENTH_INVOICES = invoicesOf(
  layoutsOf(INVOICES),
  (layout) => INVOICES[layout]?.[1] ?? USUAL,
);
export const THIRTEENTH_RECEIPTS = receiptsOf(layoutsOf(RECEIPTS), (layout) => ({
  isCash: false,
  hasOneRate: true,
  methods: CARDS,
  ...(RECEIPTS[layout]?.[1] ?? shops.CANTEENS),
}));
export const THIRTEENTH_REPORTS = reportsOf(REPORTS, THIRTEENTH_STOCK);
