// The eleventh collection of forms: written blind, by a hand that knew neither the rules of the reader nor what it misreads nor any measurement, as those who come round,
// port agents, tax offices, mills, laboratories, kiosks, insurers, embassies, registers, lessors and factors print them.

import type { InvoiceNeeds } from './collection.ts';
import { invoicesOf, layoutsOf, receiptsOf, reportsOf } from './collection.ts';
import * as debtors from './credit-reports/debtor-layouts.ts';
import { ELEVENTH_STOCK } from './credit-reports/eleventh-stock.ts';
import * as gauges from './credit-reports/gauge-layouts.ts';
import * as missions from './credit-reports/mission-layouts.ts';
import * as registries from './credit-reports/registry-layouts.ts';
import type { ReportPaper } from './credit-reports/report-paper.ts';
import * as shops from './eleventh-shops.ts';
import * as trades from './eleventh-trades.ts';
import type { Sheet } from './html.ts';
import * as audiences from './invoices/audience-layouts.ts';
import * as crafts from './invoices/craft-layouts.ts';
import type { InvoicePaper } from './invoices/invoice-paper.ts';
import * as ports from './invoices/port-layouts.ts';
import * as rounds from './invoices/rounds-layouts.ts';
import * as signed from './invoices/signed-layouts.ts';
import * as kiosks from './receipts/kiosk-layouts.ts';
import * as offices from './receipts/office-layouts.ts';
import type { ReceiptPaper, ReceiptWish } from './receipts/receipt-paper.ts';

const USUAL: InvoiceNeeds = { lineCount: [2, 5], rateCount: 1, isEachOnce: true };

/** In the order in which each finds the countries that print so (`eleventh-locales.ts`). */
const INVOICES: Readonly<
  Record<string, readonly [layout: (paper: InvoicePaper) => Sheet, needs: InvoiceNeeds]>
> = {
  linenRounds: [
    rounds.linenRounds,
    {
      ...USUAL,
      lineCount: [3, 6],
      trade: trades.LINEN,
      quantities: trades.PIECES_A_WEEK,
      drawNumber: trades.drawRound,
    },
  ],
  clearingAgent: [
    ports.clearingAgent,
    { ...USUAL, trade: trades.CLEARING, quantities: trades.ONCE, drawNumber: trades.drawClearance },
  ],
  controlUnit: [
    signed.controlUnit,
    { ...USUAL, trade: trades.SOLAR, quantities: trades.PLACES, drawNumber: trades.drawSigned },
  ],
  printJob: [
    crafts.printJob,
    {
      ...USUAL,
      lineCount: [1, 4],
      trade: trades.PRINTING,
      quantities: trades.PRINT_RUNS,
      drawNumber: trades.drawPress,
    },
  ],
  openItemsAccount: [
    rounds.openItemsAccount,
    {
      ...USUAL,
      lineCount: [3, 5],
      trade: trades.WORKWEAR,
      quantities: trades.GARMENTS,
      drawNumber: trades.drawRental,
    },
  ],
  boxOfficeShare: [
    audiences.boxOfficeShare,
    {
      ...USUAL,
      lineCount: [1, 4],
      trade: trades.FILMS,
      quantities: trades.ONCE,
      drawNumber: trades.drawFilm,
    },
  ],
  millConsignment: [
    crafts.millConsignment,
    {
      ...USUAL,
      lineCount: [2, 4],
      hasDiscount: true,
      trade: trades.YARNS,
      quantities: trades.BALES,
      drawNumber: trades.drawMill,
    },
  ],
  shipStores: [
    ports.shipStores,
    {
      ...USUAL,
      lineCount: [3, 6],
      trade: trades.SHIP_STORES,
      quantities: trades.STORES,
      drawNumber: trades.drawStores,
    },
  ],
  deskMembership: [
    audiences.deskMembership,
    { ...USUAL, trade: trades.DESKS, quantities: trades.PLACES, drawNumber: trades.drawMember },
  ],
  charterFlight: [
    audiences.charterFlight,
    { ...USUAL, trade: trades.FLIGHTS, quantities: trades.BLOCK_HOURS, drawNumber: trades.drawFlight },
  ],
  calibrationBench: [
    crafts.calibrationBench,
    {
      ...USUAL,
      lineCount: [3, 5],
      trade: trades.CALIBRATION,
      quantities: trades.ONCE,
      drawNumber: trades.drawFolio,
    },
  ],
  nurseryPlants: [
    signed.nurseryPlants,
    {
      ...USUAL,
      lineCount: [4, 7],
      trade: trades.PLANTS,
      quantities: trades.POTS,
      drawNumber: trades.drawPlants,
    },
  ],
};

const RECEIPTS: Readonly<
  Record<
    string,
    readonly [layout: (paper: ReceiptPaper) => Sheet, wish: Partial<ReceiptWish> & Pick<ReceiptWish, 'goods'>]
  >
> = {
  bicycleKiosk: [
    kiosks.bicycleKiosk,
    { ...shops.BICYCLES, purchaseCount: [1, 3], hasOneRate: true, drawNumber: shops.drawRide },
  ],
  mobileMoney: [
    kiosks.mobileMoney,
    {
      ...shops.MARKETS,
      purchaseCount: [2, 5],
      hasOneRate: true,
      methods: shops.TRANSFERS,
      drawNumber: shops.drawTill,
    },
  ],
  coachParcel: [
    offices.coachParcel,
    {
      ...shops.PARCELS,
      purchaseCount: [1, 3],
      hasOneRate: true,
      isCash: true,
      quantities: shops.ONCE,
      drawNumber: shops.drawWaybill,
    },
  ],
  lockUpRent: [
    offices.lockUpRent,
    {
      ...shops.STORAGE,
      purchaseCount: [2, 4],
      hasOneRate: true,
      quantities: shops.ONCE,
      drawNumber: shops.drawPaid,
    },
  ],
  tunnelWash: [
    kiosks.tunnelWash,
    {
      ...shops.WASHES,
      purchaseCount: [1, 3],
      hasOneRate: true,
      quantities: shops.ONCE,
      drawNumber: shops.drawWash,
    },
  ],
  goldsmithBill: [
    offices.goldsmithBill,
    {
      ...shops.GOLDSMITHS,
      purchaseCount: [1, 3],
      hasOneRate: true,
      quantities: shops.ONCE,
      drawNumber: shops.drawJewel,
    },
  ],
  laboratoryDesk: [
    offices.laboratoryDesk,
    {
      ...shops.LABORATORIES,
      purchaseCount: [2, 5],
      hasOneRate: true,
      quantities: shops.ONCE,
      drawNumber: shops.drawSample,
    },
  ],
  bookshopTill: [
    kiosks.bookshopTill,
    { ...shops.BOOKSELLERS, purchaseCount: [2, 5], hasOneRate: true, drawNumber: shops.drawBook },
  ],
};

const REPORTS: Readonly<Record<string, (paper: ReportPaper) => Sheet>> = {
  insurerDial: gauges.insurerDial,
  developmentAppraisal: missions.developmentAppraisal,
  embassyReport: missions.embassyReport,
  registryExtract: registries.registryExtract,
  lesseeAndGuarantor: debtors.lesseeAndGuarantor,
  exportCover: missions.exportCover,
  exchangeDisclosure: registries.exchangeDisclosure,
  tradeReferences: debtors.tradeReferences,
  factoredDebtor: debtors.factoredDebtor,
  annualAccountsSquare: gauges.annualAccountsSquare,
  conductScores: gauges.conductScores,
  contractorCapacity: registries.contractorCapacity,
};

export const ELEVENTH_INVOICES = invoicesOf(layoutsOf(INVOICES), (layout) => INVOICES[layout]?.[1] ?? USUAL);
export const ELEVENTH_RECEIPTS = receiptsOf(layoutsOf(RECEIPTS), (layout) => ({
  isCash: false,
  methods: shops.CARDS,
  ...(RECEIPTS[layout]?.[1] ?? shops.MARKETS),
}));
export const ELEVENTH_REPORTS = reportsOf(REPORTS, ELEVENTH_STOCK);
