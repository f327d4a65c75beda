// Of the seventh collection, which was measured at first sight (docs/extraction.md) and has been looked into since: its figures are no longer those of documents that nobody has seen.
// Grades beside the one that is looked for, so that what stands around it is as it would be in earnest.

import { GRADES } from '@vigilo/domain/companies/company';

/** The grade so many steps better, or worse where they are below zero; never past the ends of the scale. */
export function stepsFrom(grade: string, steps: number): string {
  const place = GRADES.findIndex((one) => one === grade) + steps;
  return GRADES[Math.min(GRADES.length - 1, Math.max(0, place))] ?? grade;
}
