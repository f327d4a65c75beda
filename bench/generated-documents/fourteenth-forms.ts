// The fourteenth collection of forms: written blind, by a hand that knew neither the rules of the reader nor what it misreads nor any measurement, as picture libraries, court
// reporters, brokers of freight, archives, growers of flowers, opticians' laboratories, journals, congress houses, golf clubs, trustees, markets for power and supervisors print them.

import type { InvoiceNeeds } from './collection.ts';
import { invoicesOf, layoutsOf, receiptsOf, reportsOf } from './collection.ts';
import * as admissions from './credit-reports/admission-layouts.ts';
import { FOURTEENTH_STOCK } from './credit-reports/fourteenth-stock.ts';
import * as records from './credit-reports/record-layouts.ts';
import type { ReportPaper } from './credit-reports/report-paper.ts';
import * as spoken from './credit-reports/spoken-layouts.ts';
import * as trusts from './credit-reports/trust-layouts.ts';
import { CARDS, ONCE } from './eleventh-shops.ts';
import * as shops from './fourteenth-shops.ts';
import * as trades from './fourteenth-trades.ts';
import type { Sheet } from './html.ts';
import type { InvoicePaper } from './invoices/invoice-paper.ts';
import * as premises from './invoices/premises-layouts.ts';
import * as rights from './invoices/rights-layouts.ts';
import * as ways from './invoices/road-and-sea-layouts.ts';
import * as wholesale from './invoices/wholesale-layouts.ts';
import * as errands from './receipts/on-the-go-layouts.ts';
import type { ReceiptPaper, ReceiptWish } from './receipts/receipt-paper.ts';
import * as treats from './receipts/treat-layouts.ts';

const USUAL: InvoiceNeeds = { lineCount: [2, 5], rateCount: 1, isEachOnce: true };

/** In the order in which each finds the countries that print so (`fourteenth-locales.ts`). */
const INVOICES: Readonly<
  Record<string, readonly [layout: (paper: InvoicePaper) => Sheet, needs: InvoiceNeeds]>
> = {
  pictureRights: [
    rights.pictureRights,
    { ...USUAL, lineCount: [2, 4], trade: trades.PICTURES, quantities: ONCE, drawNumber: trades.drawLicence },
  ],
  transcriptPages: [
    rights.transcriptPages,
    { ...USUAL, trade: trades.TRANSCRIPTS, quantities: trades.PAGES, drawNumber: trades.drawTranscript },
  ],
  truckloadStops: [
    ways.truckloadStops,
    { ...USUAL, rateCount: 0, trade: trades.LOADS, quantities: trades.CALLS, drawNumber: trades.drawLoad },
  ],
  recordsStorage: [
    premises.recordsStorage,
    { ...USUAL, trade: trades.ARCHIVES, quantities: trades.CARTONS, drawNumber: trades.drawArchive },
  ],
  cutFlowerBoxes: [
    wholesale.cutFlowerBoxes,
    {
      ...USUAL,
      lineCount: [3, 6],
      trade: trades.STEMS,
      quantities: trades.STEM_COUNTS,
      drawNumber: trades.drawStems,
    },
  ],
  lensTrays: [
    wholesale.lensTrays,
    {
      ...USUAL,
      isByTheHour: true,
      trade: trades.LENSES,
      quantities: trades.PAIRS,
      drawNumber: trades.drawTray,
    },
  ],
  bunkerStem: [
    ways.bunkerStem,
    {
      ...USUAL,
      lineCount: [2, 4],
      trade: trades.BUNKERS,
      quantities: trades.TONNES,
      drawNumber: trades.drawBunker,
    },
  ],
  journalPages: [
    rights.journalPages,
    {
      ...USUAL,
      lineCount: [2, 4],
      trade: trades.ARTICLES,
      quantities: trades.FIGURES,
      drawNumber: trades.drawArticle,
    },
  ],
  cashCarryTrolley: [
    wholesale.cashCarryTrolley,
    {
      ...USUAL,
      lineCount: [5, 8],
      rateCount: 2,
      trade: trades.TROLLEYS,
      quantities: trades.CASES,
      drawNumber: trades.drawTrolley,
    },
  ],
  conventionDay: [
    premises.conventionDay,
    {
      ...USUAL,
      lineCount: [4, 6],
      hasDiscount: true,
      trade: trades.VENUES,
      quantities: trades.UNITS_A_DAY,
      drawNumber: trades.drawVenue,
    },
  ],
  royaltyWeeks: [
    rights.royaltyWeeks,
    {
      ...USUAL,
      lineCount: [3, 5],
      trade: trades.FRANCHISES,
      quantities: ONCE,
      drawNumber: trades.drawFranchise,
    },
  ],
  busRoutes: [
    ways.busRoutes,
    {
      ...USUAL,
      lineCount: [3, 5],
      trade: trades.ROUTES,
      quantities: trades.DAYS_RUN,
      drawNumber: trades.drawRoute,
    },
  ],
};

const RECEIPTS: Readonly<
  Record<
    string,
    readonly [layout: (paper: ReceiptPaper) => Sheet, wish: Partial<ReceiptWish> & Pick<ReceiptWish, 'goods'>]
  >
> = {
  leftLuggage: [
    errands.leftLuggage,
    { ...shops.LOCKERS, purchaseCount: [2, 4], drawNumber: shops.drawLocker },
  ],
  towCall: [
    errands.towCall,
    {
      ...shops.TOWS,
      purchaseCount: [2, 4],
      isCash: true,
      quantities: shops.TOW_COUNTS,
      drawNumber: shops.drawTow,
    },
  ],
  copyShop: [
    errands.copyShop,
    {
      ...shops.COPIERS,
      purchaseCount: [2, 4],
      isCash: true,
      quantities: shops.SHEETS,
      drawNumber: shops.drawCopies,
    },
  ],
  cellarDoor: [treats.cellarDoor, { ...shops.WINERIES, purchaseCount: [2, 5], drawNumber: shops.drawCellar }],
  petGroomer: [
    treats.petGroomer,
    { ...shops.GROOMERS, purchaseCount: [2, 4], quantities: ONCE, drawNumber: shops.drawGroom },
  ],
  airportShuttle: [
    errands.airportShuttle,
    { ...shops.SHUTTLES, purchaseCount: [2, 4], quantities: shops.PARTY, drawNumber: shops.drawSeat },
  ],
  greenFees: [
    treats.greenFees,
    { ...shops.LINKS, purchaseCount: [2, 5], quantities: shops.PARTY, drawNumber: shops.drawTee },
  ],
  spaDay: [
    treats.spaDay,
    { ...shops.SAUNAS, purchaseCount: [2, 5], quantities: shops.PARTY, drawNumber: shops.drawBand },
  ],
};

const REPORTS: Readonly<Record<string, (paper: ReportPaper) => Sheet>> = {
  employerCovenant: trusts.employerCovenant,
  callTranscript: spoken.callTranscript,
  trusteeReport: trusts.trusteeReport,
  ledgerCard: records.ledgerCard,
  deskChat: spoken.deskChat,
  bidderPrequalification: admissions.bidderPrequalification,
  poolParticipant: admissions.poolParticipant,
  guaranteeRequest: trusts.guaranteeRequest,
  swiftMessage: records.swiftMessage,
  redFlagReport: records.redFlagReport,
  supervisorReturn: admissions.supervisorReturn,
  consortiumMeeting: spoken.consortiumMeeting,
};

export const FOURTEENTH_INVOICES = invoicesOf(
  layoutsOf(INVOICES),
  (layout) => INVOICES[layout]?.[1] ?? USUAL,
);
export const FOURTEENTH_RECEIPTS = receiptsOf(layoutsOf(RECEIPTS), (layout) => ({
  isCash: false,
  hasOneRate: true,
  methods: CARDS,
  ...(RECEIPTS[layout]?.[1] ?? shops.LOCKERS),
}));
export const FOURTEENTH_REPORTS = reportsOf(REPORTS, FOURTEENTH_STOCK);
