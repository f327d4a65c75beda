import { describe, expect, it } from 'vitest';
import type { PlacedEvent } from './settle-stories.ts';
import { decideLeads, settleStories } from './settle-stories.ts';
import { parseTitle } from './title-words.ts';

const SALE = 'Acme to buy Borealis for $2.4 billion';

function event(id: string, over: Partial<PlacedEvent> & { title?: string } = {}): PlacedEvent {
  const { title = SALE, ...rest } = over;
  return {
    id,
    companyId: 'acme',
    words: parseTitle(title),
    urlKey: null,
    day: 20_000,
    storyId: null,
    isSplit: false,
    isLead: true,
    stage: 'company',
    ...rest,
  };
}

const none = new Set<string>();

describe('settleStories', () => {
  it('joins a loose event and lets the earlier one lead', () => {
    expect(settleStories([event('a'), event('b', { day: 19_999 })], new Set(['b']))).toEqual([
      { id: 'a', storyId: 'new a', isLead: false },
      { id: 'b', storyId: 'new a', isLead: true },
    ]);
  });

  it('joins only loose events, and reports only changes', () => {
    expect(settleStories([event('a'), event('b')], none)).toEqual([]);
    expect(
      settleStories([event('a', { storyId: 's' }), event('b', { storyId: 's', isLead: false })], none),
    ).toEqual([]);
  });

  it('chooses a new lead when the lead is gone, and ends a story with one event left', () => {
    expect(
      settleStories(
        [event('b', { storyId: 's', isLead: false }), event('c', { storyId: 's', isLead: false })],
        none,
      ),
    ).toEqual([{ id: 'b', storyId: 's', isLead: true }]);
    expect(settleStories([event('c', { storyId: 's', isLead: false })], none)).toEqual([
      { id: 'c', storyId: null, isLead: true },
    ]);
  });

  it('lets an event leave if its day moved too far, and join another story', () => {
    const far = [
      event('a', { storyId: 's' }),
      event('b', { storyId: 's', isLead: false, day: 20_010 }),
      event('c', { day: 20_012 }),
    ];
    expect(settleStories(far, new Set(['b']))).toEqual([
      { id: 'a', storyId: null, isLead: true },
      { id: 'b', storyId: 'new c', isLead: true },
      { id: 'c', storyId: 'new c', isLead: false },
    ]);
  });

  it('keeps a story separate from the event that it was named after and that has left it', () => {
    const events = [
      event('a', { day: 20_012 }),
      event('b', { storyId: 'a' }),
      event('c', { storyId: 'a', isLead: false }),
      event('d', { day: 20_012 }),
    ];
    expect(settleStories(events, new Set(['d']))).toEqual([
      { id: 'a', storyId: 'new a', isLead: true },
      { id: 'd', storyId: 'new a', isLead: false },
    ]);
  });

  it('puts a company event before an imported one', () => {
    expect(
      settleStories([event('a', { stage: 'imported' }), event('b', { day: 20_001 })], new Set(['b'])),
    ).toEqual([
      { id: 'a', storyId: 'new a', isLead: false },
      { id: 'b', storyId: 'new a', isLead: true },
    ]);
  });
});

describe('decideLeads', () => {
  it('follows the given assignment', () => {
    const events = [
      event('a', { storyId: 's' }),
      event('b', { storyId: 's', isLead: false }),
      event('c', { title: 'Else' }),
    ];
    expect(decideLeads(events, ({ id }) => (id === 'b' ? null : 't'))).toEqual([
      { id: 'a', storyId: 't', isLead: true },
      { id: 'b', storyId: null, isLead: true },
      { id: 'c', storyId: 't', isLead: false },
    ]);
  });
});
