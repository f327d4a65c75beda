import { describe, expect, it } from 'vitest';
import { buildChanges } from './bulk-change.ts';

// Only what a change needs of a row.
const rows = [
  { _id: 'a', version: 3 },
  { _id: 'b', version: 7 },
] as unknown as Parameters<typeof buildChanges>[0];

describe('a change of several companies', () => {
  it('names what was chosen, each on its own version, and keeps the rest', () => {
    expect(buildChanges(rows, { region: 'EMEA', creditRiskRatingST: '' })).toEqual([
      { companyID: 'a', version: 3, Company: { region: 'EMEA', creditRiskRatingST: '' } },
      { companyID: 'b', version: 7, Company: { region: 'EMEA', creditRiskRatingST: '' } },
    ]);
  });

  it('has the status apart', () => {
    expect(buildChanges(rows.slice(0, 1), { status: 'Validated' })).toEqual([
      { companyID: 'a', version: 3, Company: {}, CompanyStatus: 'Validated' },
    ]);
  });
});
