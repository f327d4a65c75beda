import { describe, expect, it } from 'vitest';
import { findCommand } from './grid-keys.ts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('the keys of the grid', () => {
  it.each([
    ['Tab', { is: 'problem' }],
    ['F8', { is: 'problem' }],
    ['Enter', { is: 'accept' }],
    ['E', { is: 'open', typed: null }],
    ['V', { is: 'check' }],
    ['f', { is: 'filter' }],
    ['c', { is: 'sort' }],
    ['7', { is: 'open', typed: '7' }],
    ['(', { is: 'open', typed: '(' }],
    ['ArrowUp', { is: 'move', step: { rows: -1, columns: 0 }, isExtending: false }],
  ] as const)('%s', (key, command) => {
    expect(findCommand({ ...NONE, key })).toEqual(command);
  });

  it('with Control save, undo and redo; copying stays the browser’s', () => {
    const press = (key: string, shiftKey = false) =>
      findCommand({ ...NONE, key, ctrlKey: true, shiftKey })?.is;
    expect([press('s'), press('z'), press('Z', true), press('y'), press('a'), press('c')]).toEqual([
      'save',
      'undo',
      'redo',
      'redo',
      'all',
      undefined,
    ]);
  });

  it('with Shift choose a range, with Control go to the edge, with Alt move the row itself', () => {
    expect(findCommand({ ...NONE, key: 'ArrowDown', shiftKey: true })).toEqual({
      is: 'move',
      step: { rows: 1, columns: 0 },
      isExtending: true,
    });
    const corner = findCommand({ ...NONE, key: 'End', ctrlKey: true });
    expect(corner?.is === 'move' && corner.step.rows > 10_000 && corner.step.columns > 100).toBe(true);
    expect(findCommand({ ...NONE, key: 'ArrowUp', altKey: true })).toEqual({ is: 'shift-row', by: -1 });
    expect(findCommand({ ...NONE, key: 'F10', shiftKey: true })?.is).toBe('menu');
  });

  it('leave to the page what is not theirs', () => {
    expect(findCommand({ ...NONE, key: 'n' })).toBeNull();
    expect(findCommand({ ...NONE, key: 'Tab', shiftKey: true })).toBeNull();
    expect(findCommand({ ...NONE, key: 'Enter', altKey: true })).toBeNull();
  });
});
