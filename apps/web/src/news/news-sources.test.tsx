import type { NewsRow } from '@vigilo/contract/news-queue';
import { expect, it, vi } from 'vitest';
import { draw } from './testing/draw.tsx';
import { newsRow } from './testing/news-row.ts';

vi.mock('../lib/texts.ts', () => ({
  useTexts: () => (key: string, values?: object) =>
    [key, ...Object.values(values ?? {})].map(String).join(' '),
}));
vi.stubGlobal('document', { documentElement: { lang: 'en' } });

const { NewsSources } = await import('./news-sources.tsx');
const { queryClient } = await import('../lib/query-client.ts');
const { targetsQuery } = await import('./queue-queries.ts');

/** The part of a piece of news that may be the same as another one. */
function drawSources(reports: number, part: Partial<NewsRow> = {}): string {
  queryClient.setQueryData(targetsQuery('a').queryKey, [
    {
      _id: 'b',
      title: 'Chain of anchor was inspected',
      source: 'Wire',
      date: '2026-11-19',
      score: -0.4,
      tab: 'imported events',
      mayBeSame: true,
    },
  ]);
  return draw(<NewsSources row={newsRow({ reports, sources: reports, ...part })} />);
}

it('does not say of news without a story of its own that it is one', () => {
  const html = drawSources(1);
  expect(html).toMatch(/<h3>story\.maybe/);
  expect(html).not.toMatch(/story\.(?:title|once)/);
  expect(html.match(/story\.maybe/g)).toHaveLength(2); // the heading, and the name of the part
  expect(html).toContain('Chain of anchor was inspected');
});

it('says of news with a story how many tell it, and below that what may be the same', () => {
  const html = drawSources(2);
  expect(html).toMatch(/<h3>story\.title/);
  expect(html).toContain('story.once');
  expect(html).toMatch(/story\.maybe.*Chain of anchor was inspected/);
});

it('says who told the story first, when, and how many since', () => {
  const html = drawSources(3, {
    firstReport: {
      date: '2026-11-18T12:00:00Z',
      arrivedAt: '2026-11-18T13:00:00Z',
      source: 'First wire',
      isThis: false,
      since: 2,
    },
  });
  expect(html).toContain('firstReport.by 11-18-2026 First wire 2');
});
