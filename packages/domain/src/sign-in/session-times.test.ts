import { describe, expect, it } from 'vitest';
import { decideSessionPhase, pingInterval } from './session-times.ts';

describe('pingInterval', () => {
  it.each([
    [1740, 1620],
    [121, 1],
    [120.5, 0.5],
    [120, 120],
    [60, 60],
    [1, 1],
  ])('for a warning after %d s is %d s', (warningAt, interval) => {
    expect(pingInterval(warningAt)).toBe(interval);
  });

  it.each([0, -5, Number.NaN])('refuses a warning after %d s', (warningAt) => {
    expect(() => pingInterval(warningAt)).toThrow('Interval value must be greater than zero.');
  });
});

describe('decideSessionPhase', () => {
  const times = { warningAt: 1740, logoutAt: 1800 };

  it.each([0, 1739.9, -3])('is active after %d s', (idle) => {
    expect(decideSessionPhase(idle, times)).toEqual({ name: 'in-use' });
  });

  it('counts whole seconds down from the warning to the end', () => {
    expect(decideSessionPhase(1740, times)).toEqual({ name: 'ending', secondsLeft: 60 });
    expect(decideSessionPhase(1740.2, times)).toEqual({ name: 'ending', secondsLeft: 60 });
    expect(decideSessionPhase(1799.5, times)).toEqual({ name: 'ending', secondsLeft: 1 });
  });

  it.each([1800, 1801, 99_999])('is over after %d s', (idle) => {
    expect(decideSessionPhase(idle, times)).toEqual({ name: 'over' });
  });
});
