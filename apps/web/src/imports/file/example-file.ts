// A small file of each kind to look at and to start from. Its titles are those by which the fields are recognised at once.

import { FIELDS_BY_KIND } from '@vigilo/domain/imports/fields';
import type { ImportField, ImportKind } from '@vigilo/domain/imports/fields';

type Values = Partial<Record<ImportField, string>>;

const ROWS: Readonly<Record<ImportKind, readonly Values[]>> = {
  companies: [
    {
      ticker: 'NWT',
      companyName: 'Northwind Traders Inc.',
      sector: 'Consumer Goods & Retail',
      industry: 'Food Distributors',
      country: 'United States',
      entityType: 'Public',
      creditRiskRatingST: 'A-',
      creditRiskRatingLT: 'B+',
      currency: 'USD',
      businessDescription: 'Wholesale of groceries, "from farm to shelf"',
      aliases: 'Northwind, NWT Foods',
    },
    {
      ticker: 'FBK',
      companyName: 'Fabrikam, S.A.',
      sector: 'Energy',
      industry: 'Electric Utilities',
      country: 'Spain',
      entityType: 'Private',
      currency: 'EUR',
    },
  ],
  events: [
    {
      ticker: 'NWT',
      title: 'Northwind raises its outlook after a strong quarter',
      date: '2026-03-02',
      score: '0.4',
      url: 'https://news.example/northwind-outlook',
      source: 'Example Newswire',
      topic: 'Earnings',
      eventType: 'Company',
      impact: 'Positive',
      summary: 'Sales grew by 9 %, more than expected.',
    },
    {
      ticker: 'FBK',
      title: 'Regulator opens an inquiry into power prices',
      date: '2026-03-05',
      score: '-0.3',
      source: 'Example Newswire',
      eventType: 'Industry',
    },
  ],
  news: [
    {
      title: 'Northwind Traders opens a second warehouse',
      ticker: 'NWT',
      date: '2026-03-04',
      url: 'https://news.example/northwind-warehouse',
      source: 'Example Newswire',
      summary: 'It is to serve the west from June.',
      itemId: 'wire-1',
    },
    {
      title: 'Fabrikam wins a grid contract',
      date: '2026-03-05',
      url: 'https://news.example/fabrikam-grid',
      source: 'Example Newswire',
      itemId: 'wire-2',
    },
  ],
  prices: [
    { ticker: 'NWT', date: '2026-03-02', price: '48.15', adjustedPrice: '48.02', currency: 'USD' },
    { ticker: 'NWT', date: '2026-03-03', price: '48.90', adjustedPrice: '48.77', currency: 'USD' },
    { ticker: 'FBK', date: '2026-03-02', price: '12.40', adjustedPrice: '12.40', currency: 'EUR' },
  ],
};

/** The text of an example file, as CSV. */
export function exampleCsv(kind: ImportKind): string {
  const fields = FIELDS_BY_KIND[kind];
  const lines = [
    fields.map(({ titles }) => titles[0] ?? ''),
    ...ROWS[kind].map((row) => fields.map(({ field }) => row[field] ?? '')),
  ];
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

/** What the example file is called. */
export function exampleName(kind: ImportKind): string {
  return `vigilo-${kind}.csv`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
