import { DOCUMENT_STATUSES, USER_STATUSES } from '@vigilo/domain/documents/document-status';
import { readFileName } from '@vigilo/domain/documents/file-name';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import { describe, expect, it } from 'vitest';
import { createClients } from './accounts.ts';
import { COMPANY_FACTS } from './companies.ts';
import { addUp, contradict, createAccounts } from './document-figures.ts';
import { createDocuments } from './documents.ts';
import { DEMO_SEED, planDemo } from './plan.ts';

const today = dayFromIso('2026-11-20');
const { companies } = planDemo(DEMO_SEED);
const documents = createDocuments(companies, DEMO_SEED, today);

/** What a page says, without its days. */
function listFigures(of: typeof documents): string[] {
  return of.flatMap(({ sheets }) =>
    sheets.flatMap(({ heading, subheading, rows }) => [
      heading,
      subheading,
      ...rows.map(({ cells }) => cells.join(' ')),
    ]),
  );
}

describe('the demo documents', () => {
  it('are some thirty, in both languages, in every form, status and user status', () => {
    expect(documents.length).toBeGreaterThanOrEqual(30);
    expect(documents.length).toBeLessThanOrEqual(40);
    expect(new Set(documents.map(({ status }) => status))).toEqual(new Set(DOCUMENT_STATUSES));
    expect(new Set(documents.map(({ userStatus }) => userStatus))).toEqual(new Set(USER_STATUSES));
    expect(new Set(documents.map(({ language }) => language))).toEqual(new Set(['en', 'es']));
    expect(new Set(documents.map(({ form }) => form)).size).toBe(6);
  });

  it('have names of their own that an upload accepts, of companies that their client covers', () => {
    expect(new Set(documents.map(({ fileName }) => fileName)).size).toBe(documents.length);
    const clients = createClients(COMPANY_FACTS, today);
    for (const { fileName, ticker, client } of documents) {
      expect(readFileName(fileName)?.ticker, fileName).toBe(ticker);
      expect(clients.find(({ name }) => name === client)?.tickers, fileName).toContain(ticker);
    }
  });

  it('only those that go the whole way were reviewed', () => {
    for (const { status, userStatus, fileName } of documents)
      expect(userStatus === 'Not Reviewed' || status === 'Processed' || status === 'Posted', fileName).toBe(
        true,
      );
  });

  it('say the same on any day but for their dates', () => {
    for (let day = today; day < today + 800; day += 1) {
      const later = createDocuments(companies, DEMO_SEED, day);
      expect(later.map(({ form, status }) => `${form} ${status}`)).toEqual(
        documents.map(({ form, status }) => `${form} ${status}`),
      );
      expect(listFigures(later)).toEqual(listFigures(documents));
    }
  });

  it('are dated before the day that the demo is made', () => {
    for (const { fileName } of documents) {
      const [, iso = ''] = /_(\d{4}-\d\d-\d\d)\./.exec(fileName) ?? [];
      expect(dayFromIso(iso), fileName).toBeLessThan(today);
    }
    expect(createDocuments(companies, DEMO_SEED, dayFromIso('2027-01-01'))[14]?.fileName).toBe(
      'BalanceSheet_SAP_2026-12-31.pdf',
    );
  });

  it('hold two balance sheets of one company and day that contradict each other', () => {
    const [first, second] = documents.filter(
      ({ fileName, ticker }) => ticker === 'SAP' && fileName.startsWith('BalanceSheet'),
    );
    const total = (of = first) => of?.sheets[0]?.rows.find(({ cells }) => cells[0] === 'Total assets');
    expect(first?.sheets[0]?.columns).toEqual(second?.sheets[0]?.columns);
    expect(total(first)?.cells[1]).not.toBe(total(second)?.cells[1]);
    expect(total(first)?.cells[2]).toBe(total(second)?.cells[2]);
  });
});

describe('the accounts', () => {
  it('add up for every company, and so does what contradicts them', () => {
    for (const company of companies)
      for (const year of createAccounts(company, DEMO_SEED).flatMap((known) => [known, contradict(known)])) {
        const sum = addUp(year);
        expect(sum.assets, company.ticker).toBe(sum.liabilities + sum.equity);
        expect(sum.equity, company.ticker).toBeGreaterThan(0);
        expect(Object.values(year).every(Number.isInteger), company.ticker).toBe(true);
      }
  });
});
