// The ratings that an approved credit risk rating report offers its company, with what stands there before, or why one cannot be taken over
// (issue of the documents, 'CCRR and company'; decisions.md section 1, 'History', and section 5; specification 2, section 4: Validated companies are locked).

import type { CompanyStatus, Grade } from '../companies/company.ts';
import { findGrade } from '../companies/company.ts';
import type { UserStatus } from '../documents/document-status.ts';
import type { ExtractionRow, ValueCoordinates } from '../extraction/extraction-row.ts';
import type { Horizon } from '../scoring/score.ts';

/** The document type whose child documents rate a company. */
export const RATING_REPORT = 'Credit Risk Rating Report';

/** For each horizon the SSOT key of the report and the field of the company. */
export const RATING_FIELDS = {
  shortTerm: { key: 'ST Rating', field: 'creditRiskRatingST' },
  longTerm: { key: 'LT Rating', field: 'creditRiskRatingLT' },
} as const satisfies Readonly<Record<Horizon, { readonly key: string; readonly field: string }>>;

export type RatingField = (typeof RATING_FIELDS)[Horizon]['field'];

export const RATING_REFUSALS = [
  'not-a-report',
  'not-approved',
  'no-company',
  'no-permission',
  'locked',
  'not-found',
  'several',
  'not-a-grade',
  'same',
] as const;

export type RatingRefusal = (typeof RATING_REFUSALS)[number];

/** The report with its rows. */
export interface RatingReport {
  readonly documentType: string;
  readonly userStatus: UserStatus;
  readonly rows: readonly ExtractionRow[];
}

/** The company of the report as it stands, where whoever asks sees it. */
export interface RatedCompany {
  readonly status: CompanyStatus;
  /** Empty or null: not rated. */
  readonly creditRiskRatingST: string | null;
  readonly creditRiskRatingLT: string | null;
}

export interface RatingOffer {
  readonly horizon: Horizon;
  /** Null: not rated, or not to be seen. */
  readonly before: string | null;
  /** As the report says it; null where it says nothing, or several things. */
  readonly after: string | null;
  /** Null: it can be taken over. */
  readonly refusal: RatingRefusal | null;
  /** Where it stands in the document. */
  readonly at: ValueCoordinates | null;
}

/** The rows of a report that say the rating of a horizon; empty ones say nothing. */
export function listRatingRows(rows: readonly ExtractionRow[], horizon: Horizon): ExtractionRow[] {
  return rows.filter(({ SSOTKey, Value }) => SSOTKey === RATING_FIELDS[horizon].key && Value.trim() !== '');
}

/**
 * What a report offers its company for a horizon.
 * @param company null where the document has none that whoever asks sees
 * @param mayRate whether whoever asks may edit companies and see their ratings
 */
export function decideRatingOffer(
  horizon: Horizon,
  report: RatingReport,
  company: RatedCompany | null,
  mayRate: boolean,
): RatingOffer {
  const rows = report.documentType === RATING_REPORT ? listRatingRows(report.rows, horizon) : [];
  const values = new Set(rows.map(({ Value }) => Value.trim()));
  const [value = null] = values.size === 1 ? values : [];
  const before = company === null || !mayRate ? null : company[RATING_FIELDS[horizon].field] || null;
  const grade = findGrade(value);
  return {
    horizon,
    before,
    after: value,
    refusal: findReportRefusal(report, company, mayRate) ?? findValueRefusal(values.size, grade, before),
    at: rows[0]?.ValueCoordinates[0] ?? null,
  };
}

function findReportRefusal(
  { documentType, userStatus }: RatingReport,
  company: RatedCompany | null,
  mayRate: boolean,
): RatingRefusal | null {
  if (documentType !== RATING_REPORT) return 'not-a-report';
  if (userStatus !== 'Validated') return 'not-approved';
  if (company === null) return 'no-company';
  if (!mayRate) return 'no-permission';
  return company.status === 'Validated' ? 'locked' : null;
}

function findValueRefusal(count: number, grade: Grade | null, before: string | null): RatingRefusal | null {
  if (count === 0) return 'not-found';
  if (count > 1) return 'several';
  if (grade === null) return 'not-a-grade';
  return grade === before ? 'same' : null;
}
