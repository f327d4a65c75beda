import { expect, it, vi } from 'vitest';
import { draw } from './testing/draw.tsx';
import { newsRow } from './testing/news-row.ts';

vi.mock('../lib/texts.ts', () => ({
  useTexts: () => (key: string, values?: object) =>
    [key, ...Object.values(values ?? {})].map(String).join(' '),
  useWriteName: () => (name: string) => name,
}));
vi.stubGlobal('document', { documentElement: { lang: 'en' } });

const { useNewsColumns } = await import('./news-columns.tsx');

function Headline(props: { readonly row: ReturnType<typeof newsRow> }) {
  return useNewsColumns([])
    .find(({ key }) => key === 'headline')
    ?.cell(props.row, 0, false);
}

it('leaves the room to the headline: that a feed fails is a sign, its words are its name', () => {
  const html = draw(<Headline row={newsRow({ feed: { kind: 'rss', state: 'failing' } })} />);
  expect(html).toContain('aria-label="event.trouble feeds.kinds.rss state.failing"');
  expect(html.replaceAll(/<[^>]*>/g, '')).not.toContain('event.trouble');
});

it('says nothing of a feed that works', () => {
  const html = draw(<Headline row={newsRow({ feed: { kind: 'rss', state: 'working' } })} />);
  expect(html).not.toContain('event.trouble');
});

it('says first below the headline that the date is unknown, where the line may be cut off', () => {
  const text = draw(<Headline row={newsRow({ date: null })} />).replaceAll(/<[^>]*>/g, '');
  expect(text).toMatch(/dateUnknown · Harbour Line HARB/);
});

it('tells company and topic whole where their line is cut off', () => {
  const html = draw(<Headline row={newsRow({ topic: 'Mergers, acquisitions and disposals' })} />);
  expect(html).toContain('title="Harbour Line HARB · Mergers, acquisitions and disposals"');
});

it('says that the headline of waiting news changed at its source, and when', () => {
  const revised = { kind: 'corrected', seenAt: '2020-11-20T07:10:00Z' } as const;
  const html = draw(<Headline row={newsRow({ revised })} />);
  expect(html.replaceAll(/<[^>]*>/g, '')).toMatch(
    /revisions\.kind\.corrected 11-\d\d-2020 \d\d:10 · Harbour Line/,
  );
});
