import { expect, it, vi } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { NEWS_KEY } from './news-queries.ts';

vi.mock('../../lib/texts.ts', () => ({ useTexts: () => (key: string) => key }));
vi.stubGlobal('document', { documentElement: { lang: 'en' } });

const { queryClient } = await import('../../lib/query-client.ts');
const { EventRevisions } = await import('./event-revisions.tsx');

/** The struck-out headlines of an event, whose source said Old before it said New. */
function listStruck(state: string, current: string): string[] {
  const revision = {
    _id: 'r',
    kind: 'changed',
    earlierTitle: 'Old',
    title: 'New',
    seenAt: '2026-11-20T10:32:00Z',
  };
  queryClient.setQueryData([NEWS_KEY, 'revisions', 'e'], [{ ...revision, state }]);
  const html = draw(<EventRevisions companyId="c" id="e" title={current} canDecide={false} />);
  expect(html).toContain('<bdi>Old</bdi>');
  expect(html).toContain('<bdi>New</bdi>');
  return [...html.matchAll(/<s><bdi>(\w+)<\/bdi><\/s>/gu)].map(([, headline]) => headline ?? '');
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
