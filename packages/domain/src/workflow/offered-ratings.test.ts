import { describe, expect, it } from 'vitest';
import type { ExtractionRow } from '../extraction/extraction-row.ts';
import type { RatedCompany, RatingReport } from './offered-ratings.ts';
import { decideRatingOffer, RATING_REPORT } from './offered-ratings.ts';

const AT = { page_n: 2, scaled_x_start: 0.1, scaled_y_start: 0.2, scaled_x_end: 0.3, scaled_y_end: 0.4 };
const OPEN: RatedCompany = { status: 'Initiated', creditRiskRatingST: 'B', creditRiskRatingLT: '' };

function row(key: string, value: string): ExtractionRow {
  const unchecked = { status: null, details: [] };
  return {
    id: `${key} ${value}`,
    SSOTKey: key,
    Category: 'Ratings',
    Value: value,
    RawValue: value,
    ValueType: 'entity',
    ValueCoordinates: [AT],
    DataFormat: { DataType: 'enum', AllowedValues: [], Pattern: '' },
    IntraValidation: unchecked,
    InterValidation: unchecked,
    DocKey: key,
    DocKeyCoordinates: [],
    MultiValues: false,
    IsModified: false,
    Confidence: 1,
    LookReasons: [],
  };
}

function report(rows: readonly ExtractionRow[], change: Partial<RatingReport> = {}): RatingReport {
  return { documentType: RATING_REPORT, userStatus: 'Validated', rows, ...change };
}

const A = report([row('ST Rating', 'A'), row('LT Rating', 'A-')]);

describe('the rating that a report offers', () => {
  it('is the one of its horizon, with what stands there before and where it stands', () => {
    expect(decideRatingOffer('shortTerm', A, OPEN, true)).toEqual({
      horizon: 'shortTerm',
      before: 'B',
      after: 'A',
      refusal: null,
      at: AT,
    });
    expect(decideRatingOffer('longTerm', A, OPEN, true)).toMatchObject({
      before: null,
      after: 'A-',
      refusal: null,
    });
  });

  it.each([
    ['not-a-report', { ...A, documentType: 'Invoice' }, OPEN, true],
    ['not-approved', { ...A, userStatus: 'In Review' }, OPEN, true],
    ['no-company', A, null, true],
    ['no-permission', A, OPEN, false],
    ['locked', A, { ...OPEN, status: 'Validated' }, true],
    ['not-found', report([]), OPEN, true],
    ['not-found', report([row('ST Rating', ' ')]), OPEN, true],
    ['several', report([row('ST Rating', 'A'), row('ST Rating', 'B')]), OPEN, true],
    ['not-a-grade', report([row('ST Rating', 'AAA')]), OPEN, true],
    ['same', report([row('ST Rating', 'B')]), OPEN, true],
  ] as const)('is refused: %s', (refusal, from, company, mayRate) => {
    expect(decideRatingOffer('shortTerm', from, company, mayRate).refusal).toBe(refusal);
  });

  it('does not tell the rating of a company to somebody who may not see it', () => {
    expect(decideRatingOffer('shortTerm', A, OPEN, false).before).toBeNull();
  });

  it('is one where it is said twice alike', () => {
    const twice = report([row('ST Rating', 'A'), row('ST Rating', 'A ')]);
    expect(decideRatingOffer('shortTerm', twice, OPEN, true)).toMatchObject({ after: 'A', refusal: null });
  });
});
