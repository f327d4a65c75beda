// All documents of tables.

import * as agencyReports from './agency-report-tables.ts';
import * as ledgers from './ledger-tables.ts';
import * as lists from './list-tables.ts';
import * as reports from './report-tables.ts';
import * as statements from './statement-tables.ts';
import * as secondBanks from './second/central-bank-tables.ts';
import * as secondDebt from './second/debt-tables.ts';
import * as secondFederal from './second/federal-tables.ts';
import * as secondFilings from './second/filing-tables.ts';
import * as secondLedgers from './second/ledger-sheets.ts';
import * as secondProducts from './second/product-sheets.ts';
import * as secondProspectuses from './second/prospectus-tables.ts';
import * as secondStatistics from './second/statistics-tables.ts';
import * as secondSurveys from './second/survey-tables.ts';
import * as thirdAnnuals from './third/annual-pages.ts';
import * as thirdFees from './third/fee-tables.ts';
import * as thirdFunds from './third/fund-sheets.ts';
import * as thirdLoans from './third/loan-papers.ts';
import * as thirdPublic from './third/public-papers.ts';
import * as thirdRegisters from './third/register-sheets.ts';
import * as fourthCompanies from './fourth/corporate-papers.ts';
import * as fourthMarkets from './fourth/market-papers.ts';
import type { TableLayout } from './table-page.ts';

export const TABLE_LAYOUTS: Readonly<Record<string, TableLayout>> = {
  ...statements,
  ...ledgers,
  ...lists,
  ...reports,
  ...agencyReports,
  ...secondStatistics,
  ...secondSurveys,
  ...secondFederal,
  ...secondBanks,
  ...secondFilings,
  ...secondProspectuses,
  ...secondDebt,
  ...secondLedgers,
  ...secondProducts,
  ...thirdFunds,
  ...thirdLoans,
  ...thirdRegisters,
  ...thirdPublic,
  ...thirdFees,
  ...thirdAnnuals,
  ...fourthCompanies,
  ...fourthMarkets,
};
