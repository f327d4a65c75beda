import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompanyDraft } from './company-row.ts';
import type { CompanyRowContext, ExistingCompany } from './decide-company.ts';
import { decideCompany, mergeCompany } from './decide-company.ts';
import type { RowChoice } from './faults.ts';

const APPLE: CompanyDraft = {
  ticker: 'AAPL',
  companyName: 'Apple Inc.',
  sector: 'Technology, Media & Telecommunications',
  industry: 'Consumer Electronics',
  country: 'United States',
  region: 'AMER',
  entityType: 'Public',
  creditRiskRatingST: '',
  creditRiskRatingLT: '',
  currency: 'USD',
  isin: '',
  marketCap: '',
  businessDescription: '',
  website: '',
  aliases: '',
};

const NOTHING: CompanyRowContext = {
  existing: null,
  elsewhere: null,
  nameHolderId: null,
  tickerRow: null,
  nameRow: null,
  companyRow: null,
  choice: null,
};

function company(change: Partial<CompanyDraft> = {}, more: Partial<ExistingCompany> = {}): ExistingCompany {
  return {
    id: 'apple',
    isVisible: true,
    status: 'Initiated',
    row: null,
    draft: { ...APPLE, ...change },
    ...more,
  };
}

const decide = (draft: CompanyDraft, known: Partial<CompanyRowContext>) =>
  decideCompany(draft, { ...NOTHING, ...known }).decision;

describe('a row on its own ticker', () => {
  it('adds what is new', () => {
    expect(decide(APPLE, {})).toEqual({ verdict: 'add' });
  });

  it('changes only given values that differ', () => {
    const existing = company({ sector: 'Energy', creditRiskRatingST: 'A', businessDescription: 'Phones' });
    expect(decide(APPLE, { existing })).toEqual({
      verdict: 'change',
      changes: [{ field: 'sector', before: 'Energy', after: APPLE.sector }],
    });
    expect(decide(APPLE, { existing: company({ creditRiskRatingLT: 'B' }) })).toEqual({
      verdict: 'unchanged',
    });
    expect(mergeCompany(existing.draft, APPLE)).toEqual({ ...existing.draft, sector: APPLE.sector });
  });

  it('is refused where it repeats, or the company is locked or hidden', () => {
    expect(decide(APPLE, { tickerRow: 7 })).toEqual({
      verdict: 'refused',
      faults: [{ code: 'ticker-repeated', field: 'ticker', value: 'AAPL', row: 7 }],
    });
    expect(decide(APPLE, { existing: company({}, { row: 5 }) })).toMatchObject({
      faults: [{ code: 'ticker-repeated', row: 5 }],
    });
    expect(decide(APPLE, { nameRow: 8 })).toMatchObject({ faults: [{ code: 'name-repeated', row: 8 }] });
    expect(decide(APPLE, { nameHolderId: 'other' })).toMatchObject({ faults: [{ code: 'name-taken' }] });
    expect(decide(APPLE, { existing: company({}, { isVisible: false }) })).toMatchObject({
      faults: [{ code: 'ticker-taken' }],
    });
    const locked = { status: 'Validated' } as const;
    expect(decide(APPLE, { existing: company({ sector: 'Energy' }, locked) })).toMatchObject({
      faults: [{ code: 'company-validated' }],
    });
    expect(decide(APPLE, { existing: company({}, locked) })).toEqual({ verdict: 'unchanged' });
  });

  it('finds nothing left to change after a change', () => {
    const text = fc.constantFrom('', 'One', 'Two');
    const change = fc.record({
      sector: text,
      industry: text,
      creditRiskRatingST: text,
      creditRiskRatingLT: text,
      currency: text,
      businessDescription: text,
      aliases: text,
    });
    fc.assert(
      fc.property(change, change, (before, after) => {
        const row = { ...APPLE, ...after };
        const now = mergeCompany({ ...APPLE, ...before }, row);
        expect(decide(row, { existing: company(now) })).toEqual({ verdict: 'unchanged' });
      }),
    );
  });
});

describe('another company on the same ticker', () => {
  const NOVARTIS = { ticker: 'NOVN', companyName: 'Novartis', country: 'Switzerland', region: 'EMEA' };
  const NOVAN = { ...APPLE, ticker: 'NOVN', companyName: 'Novan, Inc.', isin: 'US66988N2053' };

  it('is left out until somebody decides it', () => {
    const existing = company(NOVARTIS);
    expect(decide(NOVAN, { existing })).toMatchObject({
      verdict: 'conflict',
      match: {
        code: 'name-differs',
        companyId: 'apple',
        stored: { ticker: 'NOVN', companyName: 'Novartis', country: 'Switzerland' },
        choices: ['leave-out', 'update'],
        choice: 'leave-out',
      },
    });
    expect(decide(NOVAN, { existing, choice: 'update' })).toMatchObject({
      verdict: 'change',
      match: { choice: 'update' },
      changes: [
        { field: 'companyName', before: 'Novartis', after: 'Novan, Inc.' },
        { field: 'country', before: 'Switzerland', after: 'United States' },
        { field: 'isin', before: '', after: 'US66988N2053' },
      ],
    });
    // The ticker does not allow a second company.
    expect(decide(NOVAN, { existing, choice: 'add' })).toMatchObject({ verdict: 'conflict' });
  });

  it('is a conflict by its country alone, unless the ISIN says that it is the same', () => {
    expect(decide(APPLE, { existing: company({ country: 'Canada' }) })).toMatchObject({
      verdict: 'conflict',
      match: { code: 'country-differs' },
    });
    const isin = 'US0378331005';
    expect(
      decide(
        { ...APPLE, isin },
        { existing: company({ isin, country: 'Canada', companyName: 'Apple Computer' }) },
      ),
    ).toMatchObject({ verdict: 'change' });
  });

  it('of a Validated company is a conflict, not advice to change its status', () => {
    const existing = company(NOVARTIS, { status: 'Validated' });
    expect(decide(NOVAN, { existing, choice: 'update' })).toMatchObject({
      verdict: 'conflict',
      match: { choices: ['leave-out'] },
    });
  });

  it('never changes a company without being chosen', () => {
    const name = fc.constantFrom('Novartis AG', 'NOVARTIS', 'Novan', 'Apple', 'Roche');
    const country = fc.constantFrom('', 'Switzerland', 'United States');
    const choice = fc.constantFrom<RowChoice | null>(null, 'leave-out', 'add', 'update');
    fc.assert(
      fc.property(name, country, choice, (companyName, where, chosen) => {
        const existing = company(NOVARTIS);
        const { verdict } = decide(
          { ...NOVAN, isin: '', companyName, country: where },
          { existing, choice: chosen },
        );
        const isSame = companyName.toLowerCase().startsWith('novartis') && where !== 'United States';
        if (verdict === 'change') expect(isSame || chosen === 'update').toBe(true);
        else expect(['conflict', 'unchanged']).toContain(verdict);
      }),
    );
  });
});

describe('the same company under another ticker', () => {
  const row = { ...APPLE, ticker: 'APC.DE' };

  it('is added and offered for merging', () => {
    expect(decide(row, { elsewhere: company() })).toMatchObject({
      verdict: 'add',
      match: { code: 'other-ticker', choices: ['add', 'update', 'leave-out'], choice: 'add' },
    });
    const { decision, target } = decideCompany(
      { ...row, sector: 'Energy' },
      { ...NOTHING, elsewhere: company(), choice: 'update' },
    );
    expect(decision).toMatchObject({ verdict: 'change', changes: [{ field: 'sector', after: 'Energy' }] });
    expect(target?.id).toBe('apple');
    expect(mergeCompany(APPLE, row).ticker).toBe('AAPL');
    expect(decide(row, { elsewhere: company(), choice: 'leave-out' })).toMatchObject({ verdict: 'conflict' });
  });

  it('whose name is taken is left out unless it is merged', () => {
    const known = { elsewhere: company(), nameHolderId: 'apple' };
    expect(decide(row, known)).toMatchObject({
      verdict: 'conflict',
      match: { choices: ['leave-out', 'update'] },
    });
    expect(decide(row, { ...known, choice: 'update' })).toMatchObject({ verdict: 'unchanged' });
    expect(decide(row, { ...known, elsewhere: company({}, { status: 'Validated' }) })).toMatchObject({
      verdict: 'refused',
      faults: [{ code: 'name-taken' }],
    });
  });

  it('in the file is named with its row', () => {
    expect(decide(row, { companyRow: 4 })).toMatchObject({
      verdict: 'add',
      match: { code: 'other-ticker-in-file', row: 4, companyId: null, choices: ['add', 'leave-out'] },
    });
    expect(decide(row, { companyRow: 4, nameRow: 4 })).toMatchObject({
      verdict: 'refused',
      faults: [{ code: 'name-repeated', row: 4 }],
    });
    expect(decide(row, { elsewhere: company({}, { row: 3 }) })).toMatchObject({ match: { row: 3 } });
  });
});
