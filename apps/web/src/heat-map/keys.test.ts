import { describe, expect, it } from 'vitest';
import { findKeyAction } from './keys.ts';
import { wheelFactor } from './wheel.ts';

const key = (name: string, held: object = {}) =>
  findKeyAction({ key: name, ctrlKey: false, altKey: false, metaKey: false, ...held });

describe('findKeyAction', () => {
  it('moves by arrows, opens by Enter, selects by Space, resets by Escape', () => {
    expect(key('ArrowLeft')).toEqual({ kind: 'move', direction: 'left' });
    expect(key('ArrowDown')).toEqual({ kind: 'move', direction: 'down' });
    expect(['Enter', ' ', 'Escape', 'Home', 'End'].map((name) => key(name)?.kind)).toEqual([
      'open',
      'select',
      'reset',
      'first',
      'last',
    ]);
  });

  it('goes into a group by Page Down and out of it by Page Up', () => {
    expect(['PageDown', 'PageUp'].map((name) => key(name)?.kind)).toEqual(['enterGroup', 'leaveGroup']);
  });

  it('zooms in and out by steps that undo each other, with or without Shift', () => {
    const factors = ['+', '=', '-', '_'].map((name) => {
      const action = key(name);
      return action?.kind === 'zoom' ? action.factor : 0;
    });
    expect(factors[0]).toBe(factors[1]);
    expect((factors[0] ?? 0) * (factors[2] ?? 0)).toBeCloseTo(1);
    expect(factors[2]).toBe(factors[3]);
  });

  it('leaves other keys, and those of the browser, alone', () => {
    for (const name of ['Tab', '/', 'a', 'F5']) expect(key(name)).toBeNull();
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      expect(key('+', held)).toBeNull();
  });
});

describe('wheelFactor', () => {
  it('zooms in upward and out downward by the same share', () => {
    const up = wheelFactor({ deltaY: -100, deltaMode: 0, ctrlKey: false });
    expect(up).toBeCloseTo(1.15, 2);
    expect(up * wheelFactor({ deltaY: 100, deltaMode: 0, ctrlKey: false })).toBeCloseTo(1);
  });

  it('takes lines for more than pixels and a pinch for more than a turn', () => {
    expect(wheelFactor({ deltaY: -3, deltaMode: 1, ctrlKey: false })).toBeGreaterThan(
      wheelFactor({ deltaY: -3, deltaMode: 0, ctrlKey: false }),
    );
    expect(wheelFactor({ deltaY: -3, deltaMode: 0, ctrlKey: true })).toBeGreaterThan(
      wheelFactor({ deltaY: -3, deltaMode: 0, ctrlKey: false }),
    );
  });
});
