// The document types that every tenant begins with, in the order in which a page is offered to them (decisions.md section 5).

import type { DocumentType } from './document-type.ts';
import { BALANCE_SHEET } from './types/balance-sheet.ts';
import { CASH_FLOW_STATEMENT } from './types/cash-flow-statement.ts';
import { CREDIT_RISK_RATING_REPORT, FINANCIAL_RATIOS } from './types/credit-report.ts';
import { INCOME_STATEMENT } from './types/income-statement.ts';
import { INVOICE, RECEIPT } from './types/invoice.ts';

/** The type of pages that no other type claims: nothing is read from them but their tables and pictures. */
export const OTHER: DocumentType = {
  name: 'Other',
  layout: 'none',
  cues: [],
  keys: [],
  tables: [],
  rules: [],
  comparedKeys: [],
};

export const SHIPPED_DOCUMENT_TYPES: readonly DocumentType[] = [
  CREDIT_RISK_RATING_REPORT,
  BALANCE_SHEET,
  INCOME_STATEMENT,
  CASH_FLOW_STATEMENT,
  FINANCIAL_RATIOS,
  INVOICE,
  RECEIPT,
  OTHER,
];

/** The type of a child document by its name among these, else by a name it had before; that of pages that no type claims where there is none. */
export function findDocumentType(types: readonly DocumentType[], name: string): DocumentType {
  return (
    types.find((type) => type.name === name) ??
    types.find(({ formerNames = [] }) => formerNames.includes(name)) ??
    types.find((type) => type.name === OTHER.name) ??
    OTHER
  );
}
