import { describe, expect, it } from 'vitest';
import { findSector } from '../companies/sectors.ts';
import { dayFromIso } from '../scoring/day.ts';
import { readCompanyRow } from './company-row.ts';
import type { ImportedEvent } from './event-row.ts';
import { decideEvent, eventContent, readEventRow } from './event-row.ts';
import type { Fault } from './faults.ts';
import type { ImportField, Mapping } from './fields.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { decidePrice, readPriceRow } from './price-row.ts';

const TODAY = dayFromIso('2026-11-20');

function table(row: Partial<Record<ImportField, string>>): { cells: string[]; mapping: Mapping } {
  const fields = Object.keys(row);
  return {
    cells: Object.values(row),
    mapping: Object.fromEntries(fields.map((field, index) => [field, index])),
  };
}

const codes = (faults: readonly Fault[]): string[] => faults.map(({ code }) => code);

function readCompany(row: Partial<Record<ImportField, string>>, options = DEFAULT_OPTIONS) {
  const { cells, mapping } = table(row);
  return readCompanyRow(cells, mapping, options, findSector);
}

function readEvent(row: Partial<Record<ImportField, string>>, options = DEFAULT_OPTIONS) {
  const { cells, mapping } = table({
    ticker: 'AAPL',
    title: 'Apple beats estimates',
    date: '2026-11-19',
    score: '0.3',
    ...row,
  });
  return readEventRow(cells, mapping, options, TODAY, suggestScore);
}

function suggestScore(title: string, ticker: string): number {
  return ticker === 'AAPL' && title.includes('beats') ? 700 : -300;
}

function readPrice(row: Partial<Record<ImportField, string>>, options = DEFAULT_OPTIONS) {
  const { cells, mapping } = table({ ticker: 'AAPL', date: '2026-11-19', price: '12.5', ...row });
  return readPriceRow(cells, mapping, options, TODAY);
}

const APPLE = {
  ticker: 'AAPL',
  companyName: 'Apple Inc.',
  sector: 'Information Technology',
  industry: 'Biotechnology: Test',
  country: 'usa',
};

describe('a company row', () => {
  it('is read with its sector, country and region', () => {
    const { draft, faults, notes } = readCompany({
      ...APPLE,
      creditRiskRatingST: 'a+',
      entityType: 'PRIVATE',
      currency: 'usd',
      website: 'https://www.apple.com/',
      marketCap: '3.9T',
    });
    expect(faults).toEqual([]);
    expect(notes).toEqual([]);
    expect(draft).toEqual({
      ticker: 'AAPL',
      companyName: 'Apple Inc.',
      sector: 'Technology, Media & Telecommunications',
      industry: 'Biotechnology: Test',
      country: 'United States',
      region: 'AMER',
      entityType: 'Private',
      creditRiskRatingST: 'A+',
      creditRiskRatingLT: '',
      currency: 'USD',
      isin: '',
      businessDescription: '',
      website: 'https://www.apple.com/',
      marketCap: '3900000',
      aliases: '',
    });
  });

  it.each<[Partial<Record<ImportField, string>>, string[]]>([
    [{ ticker: '' }, ['required']],
    [{ ticker: 'BRK B' }, ['ticker-invalid']],
    [{ ticker: 'A'.repeat(33) }, ['ticker-invalid']],
    [{ ticker: 'ÄÖ' }, ['ticker-invalid']],
    [{ companyName: ' ' }, ['required']],
    [{ companyName: 'x'.repeat(301) }, ['too-long']],
    [{ country: 'Atlantis' }, ['country-unknown']],
    [{ entityType: 'Listed' }, ['entity-type-unknown']],
    [{ creditRiskRatingST: 'AAA' }, ['rating-unknown']],
    [{ currency: 'Dollar' }, ['currency-invalid']],
    [{ isin: 'US0378331006' }, ['isin-invalid']],
    [{ website: 'www.apple.com' }, ['url-invalid']],
    [{ marketCap: 'Mega Cap' }, ['market-cap-invalid']],
    [{ marketCap: '66410099.00' }, ['market-cap-invalid']],
    [{ website: `https://a.test/${'x'.repeat(2048)}` }, ['too-long']],
    [{ aliases: 'Apple, A' }, ['aliases-invalid']],
    [{ ticker: '', country: 'Atlantis' }, ['required', 'country-unknown']],
  ])('is refused with %j', (row, wanted) => {
    expect(codes(readCompany({ ...APPLE, ...row }).faults)).toEqual(wanted);
  });

  it('is read with its market capitalisation in dollars where the file counts them', () => {
    const options = { ...DEFAULT_OPTIONS, marketCapUnit: 'dollars' } as const;
    expect(readCompany({ ...APPLE, marketCap: '66410099.00' }, options).draft.marketCap).toBe('66.41');
    expect(readCompany({ ...APPLE, marketCap: '0.00' }, options).draft.marketCap).toBe('');
  });

  it('is left unclassified with notes, or refused, if the classification is missing', () => {
    const row = {
      ticker: 'X',
      companyName: 'X Corp',
      sector: 'Miscellaneous',
      industry: '',
      country: 'null',
    };
    const { draft, faults, notes } = readCompany(row);
    expect(faults).toEqual([]);
    expect(draft).toMatchObject({ sector: '', industry: '', country: '', region: '' });
    expect(notes).toEqual([
      { code: 'sector-unknown', field: 'sector', value: 'Miscellaneous' },
      { code: 'industry-missing', field: 'industry', value: '' },
      { code: 'country-missing', field: 'country', value: '' },
      { code: 'entity-type-missing', field: 'entityType', value: '' },
    ]);
    expect(codes(readCompany(row, { ...DEFAULT_OPTIONS, missingClassification: 'refuse' }).faults)).toEqual([
      'sector-unknown',
      'industry-missing',
      'country-missing',
    ]);
  });

  it('reads NA as a ticker or a country', () => {
    expect(readCompany({ ...APPLE, ticker: 'NA', country: 'NA' }).draft).toMatchObject({
      ticker: 'NA',
      country: 'Namibia',
    });
  });
});

describe('an event row', () => {
  it('is read whole', () => {
    const { draft, faults } = readEvent(
      {
        url: 'https://www.example.com/a?utm_source=x',
        eventType: 'macro',
        impact: 'positive',
        source: 'Reuters',
        topic: '',
      },
      { ...DEFAULT_OPTIONS, defaultTopic: 'News' },
    );
    expect(faults).toEqual([]);
    expect(draft).toEqual({
      ticker: 'AAPL',
      title: 'Apple beats estimates',
      titleKey: 'apple beats estimates',
      url: 'https://www.example.com/a?utm_source=x',
      urlKey: 'example.com/a',
      summary: '',
      source: 'Reuters',
      topic: 'News',
      language: '',
      type: 'Macro',
      score: 300,
      day: dayFromIso('2026-11-19'),
    });
  });

  it.each<[Partial<Record<ImportField, string>>, string[]]>([
    [{ ticker: '' }, ['required']],
    [{ title: '\u0000' }, ['required']],
    [{ title: 'x'.repeat(1001) }, ['too-long']],
    [{ url: 'ftp://example.com' }, ['url-invalid']],
    [{ url: `https://example.com/${'x'.repeat(2048)}` }, ['too-long']],
    [{ eventType: 'Galaxy' }, ['event-type-unknown']],
    [{ impact: 'Great' }, ['impact-unknown']],
    [{ impact: 'Negative' }, ['impact-against-score']],
    [{ impact: 'Strongly Positive', score: '0.5' }, ['impact-against-score']],
    [{ score: '' }, ['score-missing']],
    [{ score: 'high' }, ['score-invalid']],
    [{ score: '1.1' }, ['score-range']],
    [{ score: '-30' }, ['score-range']],
    [{ score: '0.25' }, ['score-step']],
    [{ score: '0.3000001' }, ['score-step']],
    [{ date: '' }, ['required']],
    [{ date: 'soon' }, ['date-invalid']],
    [{ date: '03.04.2026' }, ['date-ambiguous']],
    [{ date: '2026-11-21' }, ['date-future']],
    [{ date: '1800-01-01' }, ['date-too-early']],
    [{ score: '2', date: 'soon', title: '' }, ['required', 'score-range', 'date-invalid']],
  ])('is refused with %j', (row, wanted) => {
    expect(codes(readEvent(row).faults)).toEqual(wanted);
  });

  it('accepts today, and rounding errors of a spreadsheet in a score', () => {
    expect(readEvent({ date: '11/20/2026', score: '0.30000000000000004' })).toMatchObject({
      faults: [],
      draft: { score: 300, day: TODAY },
    });
  });

  it('gets a suggested score that matches its impact if the option is set', () => {
    const options = { ...DEFAULT_OPTIONS, missingScore: 'suggest' } as const;
    const plain = readEvent({ score: 'N/A' }, options);
    expect(plain).toMatchObject({ faults: [], notes: [{ code: 'score-suggested' }] });
    expect(plain.draft.score).toBeGreaterThan(0);
    expect(readEvent({ score: '', impact: 'Strongly Negative' }, options).draft.score).toBe(-600);
  });
});

describe('the decision on an event', () => {
  const { draft } = readEvent({});
  const known = { company: { status: 'Initiated' }, repeatedRow: null, existing: 'none' } as const;

  it('adds new events, skips identical ones, refuses different ones', () => {
    expect(decideEvent(draft, known)).toEqual({ verdict: 'add' });
    expect(decideEvent(draft, { ...known, existing: 'same' })).toEqual({ verdict: 'unchanged' });
    expect(decideEvent(draft, { ...known, existing: 'other' })).toMatchObject({
      faults: [{ code: 'event-exists', value: 'Apple beats estimates' }],
    });
  });

  it('refuses a repetition within the file, an unknown and a validated company', () => {
    expect(decideEvent(draft, { ...known, repeatedRow: 3 })).toMatchObject({
      faults: [{ code: 'event-repeated', row: 3 }],
    });
    expect(decideEvent(draft, { ...known, repeatedRow: 3, existing: 'same' })).toMatchObject({
      faults: [{ code: 'event-repeated', row: 3 }],
    });
    expect(decideEvent(draft, { ...known, company: null })).toMatchObject({
      faults: [{ code: 'ticker-unknown', value: 'AAPL' }],
    });
    expect(decideEvent(draft, { ...known, company: { status: 'Validated' } })).toMatchObject({
      faults: [{ code: 'company-validated' }],
    });
    expect(decideEvent(draft, { ...known, company: { status: 'Validated' }, existing: 'same' })).toEqual({
      verdict: 'unchanged',
    });
  });

  it('distinguishes events by each of their fields', () => {
    const others: Partial<ImportedEvent>[] = [
      { title: 'x' },
      { url: 'https://a.test' },
      { summary: 'x' },
      { source: 'x' },
      { topic: 'x' },
      { type: 'Macro' },
      { score: 0 },
      { day: 1 },
    ];
    const contents = [draft, ...others.map((change) => ({ ...draft, ...change }))].map(eventContent);
    expect(new Set(contents).size).toBe(contents.length);
    expect(eventContent({ ...draft })).toBe(eventContent(draft));
  });
});

describe('a price row', () => {
  it('is read whole', () => {
    expect(readPrice({ price: '1,234.50', currency: 'eur' })).toEqual({
      draft: { ticker: 'AAPL', day: dayFromIso('2026-11-19'), price: 1234.5, currency: 'EUR' },
      faults: [],
      notes: [],
    });
    expect(
      readPrice({ adjustedPrice: '11.1' }, { ...DEFAULT_OPTIONS, priceColumn: 'adjusted' }).draft.price,
    ).toBe(11.1);
  });

  it.each<[Partial<Record<ImportField, string>>, string[]]>([
    [{ price: 'null' }, ['price-missing']],
    [{ price: '' }, ['price-missing']],
    [{ price: 'NaN' }, ['price-missing']],
    [{ price: 'twelve' }, ['price-invalid']],
    [{ price: 'Infinity' }, ['price-invalid']],
    [{ price: '0' }, ['price-not-positive']],
    [{ price: '-3' }, ['price-not-positive']],
    [{ price: '1e12' }, ['price-too-large']],
    [{ date: '2027-01-01' }, ['date-future']],
    [{ date: '12/31/1899' }, ['date-too-early']],
    [{ currency: 'US$' }, ['currency-invalid']],
  ])('is refused with %j', (row, wanted) => {
    expect(codes(readPrice(row).faults)).toEqual(wanted);
  });

  it('quotes the cell in the reason', () => {
    expect(readPrice({ price: 'null' }).faults).toEqual([
      { code: 'price-missing', field: 'price', value: 'null' },
    ]);
  });
});

describe('the decision on a price', () => {
  const { draft } = readPrice({});
  const known = { company: { status: 'Initiated' } as const, repeatedRow: null, existing: null };

  it('adds, changes or skips', () => {
    expect(decidePrice(draft, known)).toEqual({ verdict: 'add' });
    expect(decidePrice(draft, { ...known, existing: { price: 12.5, currency: 'USD' } })).toEqual({
      verdict: 'unchanged',
    });
    expect(decidePrice(draft, { ...known, existing: { price: 12, currency: 'EUR' } })).toEqual({
      verdict: 'change',
      changes: [
        { field: 'price', before: '12', after: '12.5' },
        { field: 'currency', before: 'EUR', after: 'USD' },
      ],
    });
  });

  it('refuses a second price of the day, an unknown and a validated company', () => {
    expect(decidePrice(draft, { ...known, repeatedRow: 5 })).toMatchObject({
      faults: [{ code: 'price-repeated', row: 5, value: '2026-11-19' }],
    });
    expect(decidePrice(draft, { ...known, company: null })).toMatchObject({
      faults: [{ code: 'ticker-unknown' }],
    });
    expect(decidePrice(draft, { ...known, company: { status: 'Validated' } })).toMatchObject({
      faults: [{ code: 'company-validated' }],
    });
  });
});
