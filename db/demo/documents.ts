/**
 * The documents of the demo tenant: what invented reports, statements and invoices its companies have, in every status that a document can have. What they
 * say hangs on the company alone; their days, and so their names, on the day the demo is made.
 */
import type { Day } from '@vigilo/domain/scoring/day';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import { contradict, createAccounts } from './document-figures.ts';
import type { SheetSource } from './document-sheets.ts';
import {
  balanceSheet,
  cashFlowStatement,
  incomeStatement,
  invoiceSheet,
  ratingSheet,
  ratioSheet,
  receiptSheet,
} from './document-sheets.ts';
import type { DemoDocument, DemoSheet } from './document-types.ts';
import type { DemoCompany } from './types.ts';

/** What is in a document, by the first part of its name. */
const CONTENTS: Readonly<Record<string, (source: SheetSource, client: string) => DemoSheet[]>> = {
  CCRR: (source) => [ratingSheet(source)],
  BalanceSheet: (source) => [balanceSheet(source)],
  // The same period of the same company with another figure.
  BalanceSheetRestated: ({ years: [now, before], ...source }) => [
    balanceSheet({ ...source, years: [contradict(now), before] }),
  ],
  IncomeStatement: (source) => [incomeStatement(source)],
  CashFlow: (source) => [cashFlowStatement(source)],
  AnnualReport: (source) => [
    balanceSheet(source),
    incomeStatement(source),
    cashFlowStatement(source),
    ratioSheet(source),
  ],
  Ratios: (source) => [ratioSheet(source)],
  Invoice: (source, client) => [invoiceSheet(source, client)],
  Receipt: (source) => [receiptSheet(source)],
};

const STATEMENTS = new Set([
  'BalanceSheet',
  'BalanceSheetRestated',
  'IncomeStatement',
  'CashFlow',
  'AnnualReport',
  'Ratios',
]);

type Choices = Partial<Pick<DemoDocument, 'client' | 'language' | 'form' | 'status' | 'userStatus' | 'pair'>>;

const SPANISH = { language: 'es' } as const;
const NORTH = { client: 'North Bank' } as const;
const MERIDIAN = { client: 'Meridian Capital' } as const;

/** Where nothing is chosen: for the research desk, in English, printed, Processed and not reviewed. */
const DOCUMENTS: readonly (readonly [content: string, ticker: string, choices?: Choices])[] = [
  ['CCRR', 'NVDA', { status: 'Posted', userStatus: 'Validated' }],
  ['CCRR', 'NESN', { userStatus: 'Validated' }],
  ['CCRR', 'TM', { userStatus: 'In Review' }],
  ['CCRR', 'AIR', { userStatus: 'Rejected' }],
  ['CCRR', 'SHEL', NORTH],
  ['CCRR', '0700.HK'],
  ['CCRR', 'ITX', SPANISH],
  ['CCRR', 'AENA', { ...SPANISH, userStatus: 'In Review' }],
  ['CCRR', 'PEMEX', { ...SPANISH, ...MERIDIAN }],
  ['CCRR', 'SIE', { form: 'scanned-png' }],
  ['CCRR', 'MSFT', { form: 'locked', status: 'Digitization Failed' }],
  ['CCRR', 'VOD', { form: 'cut-off', status: 'Digitization Failed' }],
  ['CCRR', 'SCCO', { status: 'New' }],
  ['CCRR', 'NOVN', { status: 'In Queue' }],
  // These two contradict each other.
  ['BalanceSheet', 'SAP', { userStatus: 'In Review', pair: 'restated' }],
  ['BalanceSheetRestated', 'SAP', { pair: 'restated' }],
  ['BalanceSheet', 'ITX', SPANISH],
  ['BalanceSheet', 'AAPL', { form: 'scanned-pdf' }],
  ['IncomeStatement', 'AAPL', { userStatus: 'Validated' }],
  ['IncomeStatement', 'GRF', SPANISH],
  ['IncomeStatement', 'BHP', { form: 'sideways' }],
  ['CashFlow', 'AAPL'],
  ['CashFlow', 'ENEL', { status: 'Failed' }],
  ['AnnualReport', 'NVDA', { status: 'Posted', userStatus: 'Validated' }],
  ['AnnualReport', 'AMXB', { ...SPANISH, status: 'In Process' }],
  ['AnnualReport', 'MOWI', NORTH],
  ['Ratios', 'TSLA'],
  ['Ratios', 'AENA', SPANISH],
  ['Invoice', 'SAP', { userStatus: 'Validated' }],
  ['Invoice', 'MSFT'],
  ['Invoice', 'GRF', { ...SPANISH, userStatus: 'Rejected' }],
  ['Invoice', 'SIE', { status: 'Digitized' }],
  ['Receipt', 'VOD'],
  ['Receipt', 'AMXB', SPANISH],
];

const LONGEST_AGO = 60;
const STEP = 7;

/** All of them. @throws where one names a company or a content that is not there. */
export function createDocuments(
  companies: readonly DemoCompany[],
  seed: number,
  today: Day,
): readonly DemoDocument[] {
  const byTicker = new Map(companies.map((company) => [company.ticker, company]));
  return DOCUMENTS.map(([name, ticker, choices = {}], i) => {
    const company = byTicker.get(ticker);
    const write = CONTENTS[name];
    if (!company || !write) throw new Error(`The demo has no ${name} of ${ticker}`);
    const { client = 'Research Desk', language = 'en', form = 'printed', ...states } = choices;
    const day = STATEMENTS.has(name) ? lastQuarterEnd(today) : today - 1 - ((i * STEP) % LONGEST_AGO);
    const source = { company, years: createAccounts(company, seed), language, day, seed };
    return {
      fileName: `${name}_${ticker}_${isoFromDay(day)}${form === 'scanned-png' ? '.png' : '.pdf'}`,
      ticker,
      client,
      region: company.region,
      language,
      form,
      status: 'Processed',
      userStatus: 'Not Reviewed',
      pair: '',
      ...states,
      sheets: write(source, client),
    };
  });
}

/** The last day of a quarter of the calendar before this day. */
function lastQuarterEnd(today: Day): Day {
  const [year = '', month = ''] = isoFromDay(today).split('-');
  const firstMonth = Math.floor((Number(month) - 1) / 3) * 3;
  return Math.floor(Date.UTC(Number(year), firstMonth, 1) / 86_400_000) - 1;
}
