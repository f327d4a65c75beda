// What the keys do in a grid of cells.

import type { GridStep } from './grid-steps.ts';

export type GridCommand =
  /** `isExtending`: what is chosen grows from where it began. */
  | { readonly is: 'move'; readonly step: GridStep; readonly isExtending: boolean }
  /** Opens the editor of the cell; with a character in place of its text. */
  | { readonly is: 'open'; readonly typed: string | null }
  /** Moves the row or the column itself. */
  | { readonly is: 'shift-row' | 'shift-column'; readonly by: -1 | 1 }
  | {
      readonly is:
        | 'problem'
        | 'accept'
        | 'check'
        | 'doubt'
        | 'filter'
        | 'sort'
        | 'toggle'
        | 'remove'
        | 'whole'
        | 'menu'
        | 'all'
        | 'undo'
        | 'redo'
        | 'save';
    };

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Farther than any grid is. */
const FAR = 10_000_000;
const PAGE = 10;

const STEPS: ReadonlyMap<string, GridStep> = new Map<string, GridStep>([
  ['ArrowUp', { rows: -1, columns: 0 }],
  ['ArrowDown', { rows: 1, columns: 0 }],
  ['ArrowLeft', { rows: 0, columns: -1 }],
  ['ArrowRight', { rows: 0, columns: 1 }],
  ['PageUp', { rows: -PAGE, columns: 0 }],
  ['PageDown', { rows: PAGE, columns: 0 }],
  ['Home', { rows: 0, columns: -FAR }],
  ['End', { rows: 0, columns: FAR }],
]);

/** With Control, to the edge. */
const FAR_STEPS: ReadonlyMap<string, GridStep> = new Map<string, GridStep>([
  ['ArrowUp', { rows: -FAR, columns: 0 }],
  ['ArrowDown', { rows: FAR, columns: 0 }],
  ['ArrowLeft', { rows: 0, columns: -FAR }],
  ['ArrowRight', { rows: 0, columns: FAR }],
  ['Home', { rows: -FAR, columns: -FAR }],
  ['End', { rows: FAR, columns: FAR }],
]);

const PLAIN: ReadonlyMap<string, GridCommand> = new Map<string, GridCommand>([
  ['Tab', { is: 'problem' }],
  ['F8', { is: 'problem' }],
  ['Enter', { is: 'accept' }],
  ['F2', { is: 'open', typed: null }],
  ['e', { is: 'open', typed: null }],
  ['v', { is: 'check' }],
  ['x', { is: 'doubt' }],
  ['f', { is: 'filter' }],
  ['c', { is: 'sort' }],
  [' ', { is: 'toggle' }],
  ['Delete', { is: 'remove' }],
  ['ContextMenu', { is: 'menu' }],
]);

const WITH_SHIFT: ReadonlyMap<string, GridCommand> = new Map<string, GridCommand>([
  ['F10', { is: 'menu' }],
  ['Enter', { is: 'whole' }],
]);

const WITH_CONTROL: ReadonlyMap<string, GridCommand> = new Map<string, GridCommand>([
  ['s', { is: 'save' }],
  ['z', { is: 'undo' }],
  ['y', { is: 'redo' }],
  ['a', { is: 'all' }],
]);

const WITH_CONTROL_AND_SHIFT: ReadonlyMap<string, GridCommand> = new Map<string, GridCommand>([
  ['z', { is: 'redo' }],
]);

const WITH_ALT: ReadonlyMap<string, GridCommand> = new Map<string, GridCommand>([
  ['ArrowUp', { is: 'shift-row', by: -1 }],
  ['ArrowDown', { is: 'shift-row', by: 1 }],
]);

const WITH_ALT_AND_SHIFT: ReadonlyMap<string, GridCommand> = new Map<string, GridCommand>([
  ['ArrowLeft', { is: 'shift-column', by: -1 }],
  ['ArrowRight', { is: 'shift-column', by: 1 }],
]);

/** What a key asks for; null where it is the browser's or the page's. Digits and signs begin a new text, letters are commands. */
export function findCommand(pressed: PressedKey): GridCommand | null {
  const { key, altKey, shiftKey } = pressed;
  const hasControl = pressed.ctrlKey || pressed.metaKey;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (altKey) return findWithAlt(name, hasControl, shiftKey);
  const step = (hasControl ? FAR_STEPS : STEPS).get(name);
  if (step !== undefined) return { is: 'move', step, isExtending: shiftKey };
  if (hasControl) return (shiftKey ? WITH_CONTROL_AND_SHIFT : WITH_CONTROL).get(name) ?? null;
  return shiftKey ? findShifted(name, key) : (PLAIN.get(name) ?? findTyped(key));
}

function findWithAlt(name: string, hasControl: boolean, shiftKey: boolean): GridCommand | null {
  return hasControl ? null : ((shiftKey ? WITH_ALT_AND_SHIFT : WITH_ALT).get(name) ?? null);
}

/** Signs and letters are the same with Shift; backwards out of the grid leads Shift and Tab, as everywhere. */
function findShifted(name: string, key: string): GridCommand | null {
  if (name === 'Tab') return null;
  return WITH_SHIFT.get(name) ?? PLAIN.get(name) ?? findTyped(key);
}

function findTyped(key: string): GridCommand | null {
  return /^[\d(.,+-]$/.test(key) ? { is: 'open', typed: key } : null;
}
