// The fifteenth collection of forms: written blind, by a hand that knew neither the rules of the reader nor what it misreads nor any measurement, as drillers of wells, stables,
// sawmills, makers of gases, carriers of cash, undertakers, cobblers, kennels, alleys, central banks, shipbrokers, sworn translators and sellers of power print them.

import type { InvoiceNeeds } from './collection.ts';
import { invoicesOf, layoutsOf, receiptsOf, reportsOf } from './collection.ts';
import * as holders from './credit-reports/account-holder-layouts.ts';
import * as admitted from './credit-reports/admitted-layouts.ts';
import { FIFTEENTH_STOCK } from './credit-reports/fifteenth-stock.ts';
import * as issuers from './credit-reports/issuer-layouts.ts';
import * as relayed from './credit-reports/relayed-layouts.ts';
import type { ReportPaper } from './credit-reports/report-paper.ts';
import { CARDS, ONCE } from './eleventh-shops.ts';
import * as shops from './fifteenth-shops.ts';
import * as trades from './fifteenth-trades.ts';
import type { Sheet } from './html.ts';
import * as attended from './invoices/attended-layouts.ts';
import type { InvoicePaper } from './invoices/invoice-paper.ts';
import * as outdoors from './invoices/outdoor-layouts.ts';
import * as returnable from './invoices/returnable-layouts.ts';
import * as mended from './receipts/mended-layouts.ts';
import * as play from './receipts/play-layouts.ts';
import type { ReceiptPaper, ReceiptWish } from './receipts/receipt-paper.ts';

const USUAL: InvoiceNeeds = { lineCount: [3, 5], rateCount: 1, isEachOnce: true };

/** In the order in which each finds the countries that print so (`fifteenth-locales.ts`). */
const INVOICES: Readonly<
  Record<string, readonly [layout: (paper: InvoicePaper) => Sheet, needs: InvoiceNeeds]>
> = {
  wellDrilling: [
    outdoors.wellDrilling,
    { ...USUAL, trade: trades.WELLS, quantities: trades.METRES, drawNumber: trades.drawWell },
  ],
  coolerBottles: [
    returnable.coolerBottles,
    {
      ...USUAL,
      lineCount: [2, 4],
      trade: trades.COOLERS,
      quantities: trades.BOTTLES,
      drawNumber: trades.drawCooler,
    },
  ],
  liveryMonth: [
    outdoors.liveryMonth,
    { ...USUAL, trade: trades.STABLES, quantities: trades.LIVERY_COUNTS, drawNumber: trades.drawStable },
  ],
  cylinderHoldings: [
    returnable.cylinderHoldings,
    {
      ...USUAL,
      lineCount: [3, 6],
      trade: trades.GASES,
      quantities: trades.CYLINDERS,
      drawNumber: trades.drawGas,
    },
  ],
  cashTransit: [
    attended.cashTransit,
    { ...USUAL, trade: trades.ARMOURED, quantities: trades.CALLS_A_MONTH, drawNumber: trades.drawTransit },
  ],
  hangarWorkOrder: [
    attended.hangarWorkOrder,
    { ...USUAL, trade: trades.HANGARS, quantities: trades.BENCH_HOURS, drawNumber: trades.drawHangar },
  ],
  scoreHire: [
    returnable.scoreHire,
    { ...USUAL, lineCount: [2, 4], trade: trades.SCORES, quantities: ONCE, drawNumber: trades.drawScore },
  ],
  timberPacks: [
    outdoors.timberPacks,
    { ...USUAL, trade: trades.SAWMILLS, quantities: trades.VOLUMES, drawNumber: trades.drawSawmill },
  ],
  cargoInspection: [
    attended.cargoInspection,
    { ...USUAL, trade: trades.SURVEYORS, quantities: trades.ATTENDANCES, drawNumber: trades.drawSurvey },
  ],
  scaffoldHire: [
    outdoors.scaffoldHire,
    { ...USUAL, trade: trades.SCAFFOLDS, quantities: trades.AREAS, drawNumber: trades.drawScaffold },
  ],
  funeralAccount: [
    returnable.funeralAccount,
    {
      ...USUAL,
      lineCount: [4, 7],
      rateCount: 0,
      trade: trades.FUNERALS,
      quantities: ONCE,
      drawNumber: trades.drawFuneral,
    },
  ],
  extinguisherRounds: [
    attended.extinguisherRounds,
    {
      ...USUAL,
      trade: trades.EXTINGUISHERS,
      quantities: trades.DEVICES,
      drawNumber: trades.drawExtinguisher,
    },
  ],
};

const RECEIPTS: Readonly<
  Record<
    string,
    readonly [layout: (paper: ReceiptPaper) => Sheet, wish: Partial<ReceiptWish> & Pick<ReceiptWish, 'goods'>]
  >
> = {
  fishingDay: [play.fishingDay, { ...shops.PONDS, purchaseCount: [2, 4], drawNumber: shops.drawRod }],
  cobblerTicket: [
    mended.cobblerTicket,
    { ...shops.COBBLERS, purchaseCount: [1, 3], quantities: shops.GARMENTS, drawNumber: shops.drawTag },
  ],
  kennelStay: [
    play.kennelStay,
    { ...shops.KENNELS, purchaseCount: [2, 4], quantities: shops.NIGHTS, drawNumber: shops.drawKennel },
  ],
  tailorAlterations: [
    mended.tailorAlterations,
    { ...shops.TAILORS, purchaseCount: [2, 4], quantities: shops.GARMENTS, drawNumber: shops.drawStitch },
  ],
  screenRepair: [
    mended.screenRepair,
    {
      ...shops.MENDERS,
      purchaseCount: [2, 3],
      isCash: true,
      quantities: ONCE,
      drawNumber: shops.drawRepair,
    },
  ],
  bowlingLane: [play.bowlingLane, { ...shops.ALLEYS, purchaseCount: [2, 5], drawNumber: shops.drawLane }],
  stadiumKiosk: [play.stadiumKiosk, { ...shops.STANDS, purchaseCount: [2, 5], drawNumber: shops.drawStand }],
  firewoodLoad: [
    mended.firewoodLoad,
    {
      ...shops.WOODSHEDS,
      purchaseCount: [2, 4],
      quantities: shops.STACKS,
      methods: shops.AT_THE_DOOR,
      drawNumber: shops.drawWood,
    },
  ],
};

const REPORTS: Readonly<Record<string, (paper: ReportPaper) => Sheet>> = {
  investorPage: issuers.investorPage,
  swornTranslation: relayed.swornTranslation,
  centralBankEligibility: admitted.centralBankEligibility,
  depositReview: holders.depositReview,
  offtakerReview: holders.offtakerReview,
  faxedReply: relayed.faxedReply,
  correctionNotice: issuers.correctionNotice,
  greenBondOpinion: issuers.greenBondOpinion,
  chartererVetting: admitted.chartererVetting,
  fleetLeaseApproval: holders.fleetLeaseApproval,
  mandateEligibility: admitted.mandateEligibility,
  dataFeedRecord: relayed.dataFeedRecord,
};

export const FIFTEENTH_INVOICES = invoicesOf(layoutsOf(INVOICES), (layout) => INVOICES[layout]?.[1] ?? USUAL);
export const FIFTEENTH_RECEIPTS = receiptsOf(layoutsOf(RECEIPTS), (layout) => ({
  isCash: false,
  hasOneRate: true,
  methods: CARDS,
  ...(RECEIPTS[layout]?.[1] ?? shops.PONDS),
}));
export const FIFTEENTH_REPORTS = reportsOf(REPORTS, FIFTEENTH_STOCK);
