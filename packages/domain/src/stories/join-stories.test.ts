import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JoinableItem } from './join-stories.ts';
import { joinStories } from './join-stories.ts';
import { findLead } from './find-lead.ts';
import { STORY_DAYS } from './same-story.ts';
import { parseTitle } from './title-words.ts';

function item(id: string, title: string, over: Partial<JoinableItem> = {}): JoinableItem {
  return {
    id,
    companyId: 'acme',
    words: parseTitle(title),
    urlKey: null,
    day: 20_000,
    storyId: null,
    isSplit: false,
    ...over,
  };
}

const SALE = 'Acme to buy Borealis for $2.4 billion';

describe('joinStories', () => {
  it('joins to the most similar item, stored or new, and leaves others alone', () => {
    const known = [item('a', 'Borealis sold to Acme for $2.4 billion', { storyId: 's' }), item('b', SALE)];
    const joins = joinStories(known, [
      item('c', `${SALE} - Reuters`),
      item('d', 'Acme names Jane Doerr chief executive'),
      item('e', 'Jane Doerr named CEO of Acme'),
    ]);
    expect(joins).toEqual([
      { id: 'c', storyId: 'new b', withId: 'b', reason: 'same-words', similarity: 1 },
      expect.objectContaining({ id: 'e', storyId: 'new d', withId: 'd' }),
    ]);
  });

  it('keeps what contradicts one of a story out of it, though it is like another', () => {
    const known = [
      item('a', 'Acme defaults on its 2029 bonds', { storyId: 's' }),
      item('b', 'Acme misses interest payment on bonds', { storyId: 's' }),
    ];
    expect(joinStories(known, [item('c', 'Acme misses interest payment on 2029 bonds')])[0]?.storyId).toBe(
      's',
    );
    expect(joinStories(known, [item('c', 'Acme misses interest payment on 2031 bonds')])).toEqual([]);
    expect(joinStories(known, [item('c', 'Acme avoids default on bonds')])).toEqual([]);
  });

  it('never lets a story span more than seven days, whatever the order of arrival', () => {
    const fresh = Array.from({ length: 20 }, (_, i) =>
      item(`i${String(i).padStart(2, '0')}`, SALE, { day: 20_000 + i }),
    );
    const joins = joinStories([], fresh.toReversed());
    expect(joins).toEqual(joinStories([], fresh));
    const stories = Map.groupBy(
      fresh,
      ({ id }) => joins.find((join) => join.id === id)?.storyId ?? `new ${id}`,
    );
    expect([...stories.values()].map((members) => members.length)).toEqual([8, 8, 4]);
  });

  it('keeps the span of a stored story in both directions', () => {
    const known = [
      item('a', SALE, { storyId: 's', day: 20_000 }),
      item('b', SALE, { storyId: 's', day: 20_006 }),
    ];
    expect(joinStories(known, [item('c', SALE, { day: 19_999 })])[0]?.storyId).toBe('s');
    expect(joinStories(known, [item('c', SALE, { day: 19_998 })])).toEqual([]);
    expect(joinStories(known, [item('c', SALE, { day: 20_008 })])).toEqual([]);
  });

  it('leaves split-off items and other companies alone', () => {
    expect(joinStories([item('a', SALE, { isSplit: true })], [item('b', SALE)])).toEqual([]);
    expect(joinStories([item('a', SALE)], [item('b', SALE, { isSplit: true })])).toEqual([]);
    expect(joinStories([item('a', SALE)], [item('b', SALE, { companyId: 'other' })])).toEqual([]);
  });

  it('joins by address before words', () => {
    const known = [item('a', SALE), item('b', 'Zelmora', { urlKey: 'n.test/1' })];
    expect(joinStories(known, [item('c', SALE, { urlKey: 'n.test/1' })])[0]).toMatchObject({
      withId: 'b',
      reason: 'same-url',
    });
  });

  it('gives every joined item a story within its company and seven days, the same for any order', () => {
    const TITLES = [
      SALE,
      'Acme buys Borealis for $2.4bn',
      'Acme shares up 5%',
      'Acme shares up 7%',
      'Acme recalls 2,700 pumps',
      'Pumps recalled by Acme: 2,700',
    ];
    const items = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 100, max: 999 }).map(String),
        title: fc.constantFrom(...TITLES),
        companyId: fc.constantFrom('acme', 'other'),
        day: fc.option(fc.integer({ min: 20_000, max: 20_030 })),
      }),
      { selector: ({ id }) => id, maxLength: 25 },
    );
    fc.assert(
      fc.property(items, (drawn) => {
        const fresh = drawn.map(({ id, title, companyId, day }) => item(id, title, { companyId, day }));
        const joins = joinStories([], fresh);
        expect(joinStories([], fresh.toReversed())).toEqual(joins);
        const findStoryId = (id: string) => joins.find((join) => join.id === id)?.storyId ?? `new ${id}`;
        for (const members of Map.groupBy(fresh, ({ id }) => findStoryId(id)).values()) {
          expect(new Set(members.map(({ companyId }) => companyId)).size).toBe(1);
          const days = members.flatMap(({ day }) => day ?? []);
          if (days.length > 0) expect(Math.max(...days) - Math.min(...days)).toBeLessThanOrEqual(STORY_DAYS);
        }
      }),
    );
  });
});

describe('leadOf', () => {
  const member = (id: string, stage: 'company' | 'imported', day: number | null) => ({ id, stage, day });

  it('is a company event before an imported one, then the earliest, then the one stored first', () => {
    expect(findLead([])).toBeNull();
    expect(findLead([member('a', 'imported', 1), member('b', 'company', 9)])?.id).toBe('b');
    expect(findLead([member('a', 'company', 3), member('b', 'company', 2)])?.id).toBe('b');
    expect(findLead([member('b', 'company', 2), member('a', 'company', 2)])?.id).toBe('a');
    expect(findLead([member('a', 'imported', null), member('b', 'imported', 2)])?.id).toBe('b');
  });

  it('is the same for any order of the members', () => {
    const members = fc.uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1 }),
        stage: fc.constantFrom('company' as const, 'imported' as const),
        day: fc.option(fc.integer({ min: 0, max: 3 })),
      }),
      { selector: ({ id }) => id, minLength: 1 },
    );
    fc.assert(fc.property(members, (list) => findLead(list) === findLead(list.toReversed())));
  });
});
