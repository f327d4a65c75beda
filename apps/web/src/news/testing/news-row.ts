import type { NewsRow } from '@vigilo/contract/news-queue';

/** A complete piece of waiting news. */
export function newsRow(part: Partial<NewsRow> = {}): NewsRow {
  return {
    _id: 'a',
    companyID: 'c',
    companyName: 'Harbour Line',
    ticker: 'HARB',
    status: 'Initiated',
    title: 'Anchor chain is inspected',
    url: 'https://news.example.test/a',
    source: 'Story wire',
    topic: 'Operations',
    event: 'Company',
    score: -0.4,
    shownScore: -0.4,
    confidence: 90,
    isSure: true,
    date: '2026-11-20',
    publishedAt: null,
    writtenDate: null,
    revision: null,
    revised: null,
    arrivedAt: '2026-11-20T08:00:00Z',
    reports: 1,
    sources: 1,
    version: 1,
    suggestion: null,
    feed: null,
    can: ['accept', 'change', 'drop', 'merge'],
    ...part,
  };
}
