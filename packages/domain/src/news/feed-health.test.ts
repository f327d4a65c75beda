import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideFeedHealth, decideFeedState, FEED_STATES, SILENT_AFTER_DAYS } from './feed-health.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20);
const WELL = { hasProblem: false, readAt: NOW, lastNewAt: NOW, followedAt: NOW - 400 * DAY };

describe('the state of a feed', () => {
  it('is failing after a failure, whatever it brought before', () => {
    expect(decideFeedState({ ...WELL, hasProblem: true }, NOW)).toBe('failing');
    expect(decideFeedState({ ...WELL, hasProblem: true, readAt: null }, NOW)).toBe('failing');
  });

  it('is waiting until it was read, however long that takes', () => {
    expect(decideFeedState({ ...WELL, readAt: null, lastNewAt: null }, NOW)).toBe('waiting');
  });

  it('turns silent when nothing new came for long; one that never brought anything, so long after it was named', () => {
    const since = (days: number) => NOW - days * DAY;
    expect(decideFeedState({ ...WELL, lastNewAt: since(SILENT_AFTER_DAYS) }, NOW)).toBe('working');
    expect(decideFeedState({ ...WELL, lastNewAt: since(SILENT_AFTER_DAYS) - 1 }, NOW)).toBe('silent');
    expect(decideFeedState({ ...WELL, lastNewAt: null, followedAt: since(SILENT_AFTER_DAYS) - 1 }, NOW)).toBe(
      'silent',
    );
    expect(decideFeedState({ ...WELL, lastNewAt: null, followedAt: since(1) }, NOW)).toBe('working');
  });
});

describe('the health of a company', () => {
  it('is that of its feeds', () => {
    expect(decideFeedHealth([])).toBe('none');
    for (const state of FEED_STATES) expect(decideFeedHealth([state])).toBe(state);
    expect(decideFeedHealth(['silent', 'working'])).toBe('working');
    expect(decideFeedHealth(['waiting', 'silent'])).toBe('silent');
  });

  it('does not depend on the order of the feeds, and one that fails is never hidden by others', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...FEED_STATES), { minLength: 1 }), (states) => {
        const health = decideFeedHealth(states);
        expect(decideFeedHealth(states.toReversed())).toBe(health);
        expect(states).toContain(health);
        expect(health === 'failing').toBe(states.includes('failing'));
      }),
    );
  });
});
