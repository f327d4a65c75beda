// Credit risk ratings run from C- (worst) to A+ (best) and correspond to the scores -0.4 to 0.4 in steps of 0.1.
// Source: specification 2 section 9 'Grade-to-score map', texts: decisions.md section 1 'Grades'.

import type { Grade } from '../companies/company.ts';
import type { Thousandths } from '../scoring/thousandths.ts';

/** The grade whose colour an unrated company has; hatching distinguishes it from a real B. */
export const UNRATED_AS: Grade = 'B';

const SCORES: Readonly<Record<Grade, Thousandths>> = {
  'C-': -400,
  C: -300,
  'C+': -200,
  'B-': -100,
  B: 0,
  'B+': 100,
  'A-': 200,
  A: 300,
  'A+': 400,
};

/** The score of a grade, -400..400 thousandths. */
export function scoreFromGrade(grade: Grade): Thousandths {
  return SCORES[grade];
}

/** Message keys of the descriptive texts, best first. */
export const CREDIT_RISKS = [
  'veryLow',
  'low',
  'lowToModerate',
  'moderate',
  'moderateToElevated',
  'elevated',
  'high',
] as const;
export type CreditRisk = (typeof CREDIT_RISKS)[number];

// Seven texts for nine grades: A- reads low-to-moderate, B+ and B both moderate, C and C- both high.
const RISKS: Readonly<Record<Grade, CreditRisk>> = {
  'A+': 'veryLow',
  A: 'low',
  'A-': 'lowToModerate',
  'B+': 'moderate',
  B: 'moderate',
  'B-': 'moderateToElevated',
  'C+': 'elevated',
  C: 'high',
  'C-': 'high',
};

/** The message key of a grade's descriptive text. */
export function creditRiskFromGrade(grade: Grade): CreditRisk {
  return RISKS[grade];
}
