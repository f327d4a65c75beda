import { describe, expect, it } from 'vitest';
import { withChangedCompany } from './changed-company.ts';

const ROW = { _id: 'a', ticker: 'AAA', region: 'AMER', cumulativeScoreST: 0.1 };
const OTHER = { _id: 'b', ticker: 'BBB', region: 'EMEA', cumulativeScoreST: 0.2 };

describe('a changed company', () => {
  it('shows on a page of rows, the others staying the same objects', () => {
    const answer = { status: 'success', data: { companies: [ROW, OTHER], totalCount: 2 } };
    expect(withChangedCompany(answer, 'a', { region: 'APAC' })).toEqual({
      ...answer,
      data: { companies: [{ ...ROW, region: 'APAC' }, OTHER], totalCount: 2 },
    });
    expect(withChangedCompany(answer, 'c', { region: 'APAC' })).toBe(answer);
    expect(withChangedCompany(answer, 'b', { region: 'EMEA' })).toBe(answer);
  });

  it('shows in a score, and never a field that was not there', () => {
    const score = {
      companyID: 'a',
      ticker: 'AAA',
      region: 'AMER',
      shortTerm: { events: [{ _id: 'a', title: 'no company' }] },
    };
    expect(withChangedCompany(score, 'a', { region: 'APAC', creditRiskRatingST: 'A' })).toEqual({
      ...score,
      region: 'APAC',
    });
  });

  it('shows in the columns of the map by their own names', () => {
    const answer = {
      data: {
        columns: {
          id: ['b', 'a'],
          ticker: ['BBB', 'AAA'],
          name: ['B', 'A'],
          region: ['EMEA', 'AMER'],
          ratingSt: ['B', null],
          ratingLt: [],
        },
      },
    };
    expect(
      withChangedCompany(answer, 'a', {
        companyName: 'New',
        region: 'APAC',
        creditRiskRatingST: 'A+',
        creditRiskRatingLT: 'C',
      }),
    ).toEqual({
      data: {
        columns: {
          id: ['b', 'a'],
          ticker: ['BBB', 'AAA'],
          name: ['B', 'New'],
          region: ['EMEA', 'APAC'],
          ratingSt: ['B', 'A+'],
          ratingLt: [],
        },
      },
    });
  });

  it.each([undefined, null, 'a', 7, [], ['a', 'b']])('leaves %j alone', (answer) => {
    expect(withChangedCompany(answer, 'a', { region: 'APAC' })).toBe(answer);
  });
});
