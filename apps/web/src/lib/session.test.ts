import { afterEach, expect, it, vi } from 'vitest';
import { onSessionEnd } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

it('leaves nothing in this tab where another one has ended the session', () => {
  const kept = new Map([['search:/news', '?q=anchor']]);
  const told: ((event: Pick<StorageEvent, 'key' | 'newValue'>) => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof told)[number]) => told.push(listener));
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('sessionStorage', { clear: () => kept.clear() });
  const ends: string[] = [];
  const stop = onSessionEnd((why) => ends.push(why));
  for (const tell of told) tell({ key: 'session_end', newValue: 'idle' });
  for (const tell of told) tell({ key: null, newValue: null });
  stop();
  expect(ends).toEqual(['idle']);
  expect([...kept]).toEqual([]);
});
