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

interface CellProps {
  readonly row: ReturnType<typeof newsRow>;
  readonly column?: string;
}

function Headline({ row, column = 'headline' }: CellProps) {
  return useNewsColumns([])
    .find(({ key }) => key === column)
    ?.cell(row, 0, false);
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
    /revisions\.kind\.corrected 11-20-2020 07:10 UTC · Harbour Line/,
  );
});

it('says when news arrived in the time of the preview and of the events screen, whatever the clock of the machine', () => {
  const write = (arrivedAt: string): string =>
    draw(<Headline row={newsRow({ arrivedAt })} column="arrived" />).replaceAll(/<[^>]*>/g, '');
  vi.useFakeTimers({ now: new Date('2026-11-20T23:59:00Z') });
  try {
    expect(write('2026-11-20T00:05:00Z')).toContain('00:05 UTC');
    expect(write('2026-11-19T23:55:00Z')).toMatch(/11-19-2026(?! \d)/);
  } finally {
    vi.useRealTimers();
  }
});
