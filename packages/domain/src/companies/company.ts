/**
 * The fixed lists that classify a company (specification 2, section 9 'Option lists'). Sectors, industries and countries have their own
 * files.
 */

export const ENTITY_TYPES = ['Public', 'Private'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** A new company is Initiated; a Validated one is locked for editing (specification 2, section 4). */
export const COMPANY_STATUSES = ['Initiated', 'Validated'] as const;
export type CompanyStatus = (typeof COMPANY_STATUSES)[number];

export const REGIONS = ['APAC', 'AMER', 'EMEA'] as const;
export type Region = (typeof REGIONS)[number];

/** Credit risk ratings, worst first. */
export const GRADES = ['C-', 'C', 'C+', 'B-', 'B', 'B+', 'A-', 'A', 'A+'] as const;
export type Grade = (typeof GRADES)[number];

/** The grade spelled exactly as this text; null when there is none (blank, unrated). */
export function findGrade(text: string | null): Grade | null {
  return GRADES.find((grade) => grade === text) ?? null;
}
