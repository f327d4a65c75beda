import { expect, it, vi } from 'vitest';
import { draw } from './testing/draw.tsx';
import type { NewsEffect } from './queue-queries.ts';
import { newsRow } from './testing/news-row.ts';

vi.mock('../lib/texts.ts', () => ({
  useTexts: () => (key: string, values?: object) =>
    [key, ...Object.values(values ?? {})].map(String).join(' '),
}));
vi.stubGlobal('document', { documentElement: { lang: 'en' } });

const { NewsEffectPanel } = await import('./news-effect.tsx');
const { queryClient } = await import('../lib/query-client.ts');
const { effectQuery, sourcesQuery } = await import('./queue-queries.ts');

const GIVEN = { event: 'Company', date: '2026-11-20T12:00:00Z', score: -0.4 } as const;
const ROW = newsRow({ reports: 2, sources: 2 });
const SCORES = { shortTerm: 0, longTerm: 0 };
const OTHER = 'Chain of anchor was inspected';

/** The effect of a piece of news that would be counted with another one, and whether that is of its story by now. */
function drawEffect(story: { readonly counts: boolean }, members: readonly string[]): string {
  const effect: NewsEffect = {
    before: SCORES,
    after: SCORES,
    story: { _id: 'b', title: OTHER, date: GIVEN.date, reports: 1, sources: 1, ...story },
  };
  queryClient.setQueryData(effectQuery(ROW, GIVEN).queryKey, effect);
  queryClient.setQueryData(sourcesQuery(ROW).queryKey, members.map(member));
  return draw(<NewsEffectPanel row={ROW} given={GIVEN} />);
}

function member(_id: string) {
  const isLead = _id === ROW._id;
  return {
    _id,
    title: isLead ? ROW.title : OTHER,
    url: null,
    source: 'Wire',
    date: GIVEN.date,
    tab: 'imported events' as const,
    score: null,
    event: null,
    isLead,
  };
}

it('names news that waits in another story, and not the sources of its own', () => {
  expect(drawEffect({ counts: false }, ['a', 'c'])).toContain(`effect.storyWaits ${OTHER}`);
  expect(drawEffect({ counts: false }, ['a', 'b'])).not.toContain('effect.story');
});

it('says that a story counts already', () => {
  expect(drawEffect({ counts: true }, ['a', 'b'])).toContain(`effect.story ${OTHER}`);
});
