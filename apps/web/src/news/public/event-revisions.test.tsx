import { beforeEach, expect, it, vi } from 'vitest';
import { newsQueue as english } from '@vigilo/contract/messages/en/news-queue';
import { newsQueue as spanish } from '@vigilo/contract/messages/es/news-queue';
import { draw } from '../testing/draw.tsx';
import { NEWS_KEY } from './news-queries.ts';

let language: 'en' | 'es' = 'en';
vi.mock('../../lib/texts.ts', () => ({
  useTexts: () => (key: keyof typeof english) => (language === 'en' ? english : spanish)[key],
}));
vi.stubGlobal('document', { documentElement: { lang: 'en' } });

const { queryClient } = await import('../../lib/query-client.ts');
const { EventRevisions } = await import('./event-revisions.tsx');

beforeEach(() => {
  language = 'en';
});

/** What is said of an event with these revisions, the latest first. */
function drawRevisions(
  current: string,
  ...revisions: { readonly earlierTitle: string; readonly title: string; readonly state: string }[]
): string {
  queryClient.setQueryData(
    [NEWS_KEY, 'revisions', 'e'],
    revisions.map((revision, at) => ({
      ...revision,
      _id: `r${at}`,
      kind: 'changed',
      seenAt: '2026-11-20T10:32:00Z',
    })),
  );
  return draw(<EventRevisions companyId="c" id="e" title={current} canDecide={false} />);
}

/** The struck-out headlines of an event, whose source said Old before it said New. */
function listStruck(state: string, current: string): string[] {
  const html = drawRevisions(current, { earlierTitle: 'Old', title: 'New', state });
  expect(html).toContain('<bdi>Old</bdi>');
  expect(html).toContain('<bdi>New</bdi>');
  return [...html.matchAll(/<s><bdi>(\w+)<\/bdi><\/s>/gu)].map(([, headline]) => headline ?? '');
}

/** The wordings of an event that kept A when its source changed it to B and then to C, with what is said of each. */
function listWordings(): string[] {
  const html = drawRevisions(
    'A',
    { earlierTitle: 'B', title: 'C', state: 'open' },
    { earlierTitle: 'A', title: 'B', state: 'kept' },
  );
  return [...html.matchAll(/<span>([^<]+)(?:<s>)?<bdi>(\w)<\/bdi>/gu)].map(
    ([, said, title]) => `${said}${title}`,
  );
}

it.each(['open', 'kept', 'superseded'])(
  'does not strike out the headline that the event still has: %s',
  (state) => {
    expect(listStruck(state, 'Old')).toEqual([]);
  },
);

it('strikes out what was taken over, and what the event never had', () => {
  expect(listStruck('taken', 'New')).toEqual(['Old']);
  expect(listStruck('open', 'Written by an analyst')).toEqual(['Old']);
});

it('says in words which headline the event has, which its source has now, and which is past', () => {
  expect(listWordings()).toEqual([
    'Formerly at its source: B',
    'At its source now: C',
    'Here: A',
    'Formerly at its source: B',
  ]);
});

it('says so in Spanish', () => {
  language = 'es';
  expect(listWordings()).toEqual([
    'Antes en su fuente: B',
    'Ahora en su fuente: C',
    'Aquí: A',
    'Antes en su fuente: B',
  ]);
});
