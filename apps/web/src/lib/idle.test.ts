import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Idle from './idle.ts';

const page = vi.hoisted(() => ({
  hasSession: true,
  activeAt: 0,
  isCounted: (): boolean => true,
  onPresence: (): void => undefined,
}));
const leave = vi.hoisted(() => vi.fn<(why: string) => Promise<void>>());

vi.mock('./leave.ts', () => ({ leave }));
vi.mock('./session.ts', () => ({
  hasStoredSession: () => page.hasSession,
  onSessionEnd: () => () => undefined,
  onSessionStored: () => () => undefined,
}));
vi.mock('./presence.ts', () => ({
  lastActiveAt: () => page.activeAt,
  onPresence: (listener: () => void) => {
    page.onPresence = listener;
  },
  watchPresence: (isCounted: () => boolean) => {
    page.isCounted = isCounted;
  },
}));

let idle: typeof Idle;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  page.hasSession = true;
  page.activeAt = Date.now();
  leave.mockReset().mockImplementation(() => {
    page.hasSession = false;
    return Promise.resolve();
  });
  idle = await import('./idle.ts');
  idle.watchIdle({ warningAt: 1740, logoutAt: 1800 });
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

/** A move, here or in another tab. */
function move(): void {
  if (page.isCounted()) page.activeAt = Date.now();
  page.onPresence();
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

describe('watchIdle', () => {
  it('warns after the warning time and counts the last minute down', async () => {
    await seconds(1739);
    expect(idle.secondsLeft.get()).toBeNull();
    await seconds(1.1);
    expect(idle.secondsLeft.get()).toBe(60);
    await seconds(10);
    expect(idle.secondsLeft.get()).toBe(50);
    await seconds(49);
    expect(idle.secondsLeft.get()).toBe(1);
    expect(leave).not.toHaveBeenCalled();
  });

  it('signs out once the time is over', async () => {
    await seconds(1801);
    expect(leave).toHaveBeenCalledExactlyOnceWith('idle');
  });

  it('restarts with each activity before the warning', async () => {
    await seconds(1700);
    move();
    await seconds(1739);
    expect(idle.secondsLeft.get()).toBeNull();
    await seconds(2);
    expect(idle.secondsLeft.get()).not.toBeNull();
  });

  it('ignores activity once the warning is shown', async () => {
    await seconds(1750);
    move();
    expect(idle.secondsLeft.get()).toBe(50);
    await seconds(51);
    expect(leave).toHaveBeenCalledOnce();
  });

  it('goes on when the person has said so, in this tab or another', async () => {
    await seconds(1750);
    page.activeAt = Date.now();
    page.onPresence();
    expect(idle.secondsLeft.get()).toBeNull();
    await seconds(1739);
    expect(idle.secondsLeft.get()).toBeNull();
  });

  it('signs out at the first sign of a machine that slept past the end', () => {
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    move();
    expect(leave).toHaveBeenCalledExactlyOnceWith('idle');
  });

  it('does nothing for visitors', async () => {
    page.hasSession = false;
    await seconds(4000);
    expect(idle.secondsLeft.get()).toBeNull();
    expect(leave).not.toHaveBeenCalled();
  });
});
