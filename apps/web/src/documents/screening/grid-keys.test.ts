import { describe, expect, it } from 'vitest';
import { findCommand } from './grid-keys.ts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('the keys of the grid', () => {
  it.each([
    ['Tab', { is: 'problem' }],
    ['Enter', { is: 'accept' }],
    ['E', { is: 'open', typed: null }],
    ['7', { is: 'open', typed: '7' }],
    ['(', { is: 'open', typed: '(' }],
    ['ArrowUp', { is: 'move', step: { rows: -1, columns: 0 } }],
  ] as const)('%s', (key, command) => {
    expect(findCommand({ ...NONE, key })).toEqual(command);
  });

  it('with Control save, undo and redo', () => {
    const press = (key: string, shiftKey = false) =>
      findCommand({ ...NONE, key, ctrlKey: true, shiftKey })?.is;
    expect([press('s'), press('z'), press('Z', true), press('y'), press('c')]).toEqual([
      'save',
      'undo',
      'redo',
      'redo',
      undefined,
    ]);
  });

  it('leave to the page what is not theirs', () => {
    expect(findCommand({ ...NONE, key: 'n' })).toBeNull();
    expect(findCommand({ ...NONE, key: 'Tab', shiftKey: true })).toBeNull();
    expect(findCommand({ ...NONE, key: 'Enter', altKey: true })).toBeNull();
  });
});
