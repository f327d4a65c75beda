// What the keys do in the grid of rows.

/** So many rows and columns away. */
export interface GridStep {
  readonly rows: number;
  readonly columns: number;
}

export type GridCommand =
  | { readonly is: 'move'; readonly step: GridStep }
  /** Opens the editor of the cell; with a character in place of its text. */
  | { readonly is: 'open'; readonly typed: string | null }
  | {
      readonly is: 'problem' | 'accept' | 'doubt' | 'toggle' | 'remove' | 'undo' | 'redo' | 'save';
    };

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Farther than any grid is. */
const FAR = 1_000_000;

function move(rows: number, columns: number): GridCommand {
  return { is: 'move', step: { rows, columns } };
}

const PLAIN: ReadonlyMap<string, GridCommand> = new Map<string, GridCommand>([
  ['ArrowUp', move(-1, 0)],
  ['ArrowDown', move(1, 0)],
  ['ArrowLeft', move(0, -1)],
  ['ArrowRight', move(0, 1)],
  ['PageUp', move(-10, 0)],
  ['PageDown', move(10, 0)],
  ['Home', move(-FAR, 0)],
  ['End', move(FAR, 0)],
  ['Tab', { is: 'problem' }],
  ['Enter', { is: 'accept' }],
  ['F2', { is: 'open', typed: null }],
  ['e', { is: 'open', typed: null }],
  ['x', { is: 'doubt' }],
  [' ', { is: 'toggle' }],
  ['Delete', { is: 'remove' }],
]);

const WITH_CONTROL: ReadonlyMap<string, GridCommand> = new Map<string, GridCommand>([
  ['s', { is: 'save' }],
  ['z', { is: 'undo' }],
  ['y', { is: 'redo' }],
]);

/** What a key asks for; null where it is the browser's or the page's. Digits and signs begin a new text, letters are commands. */
export function findCommand({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): GridCommand | null {
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) return shiftKey && name === 'z' ? { is: 'redo' } : (WITH_CONTROL.get(name) ?? null);
  // Backwards out of the grid, as everywhere.
  if (altKey || (shiftKey && name === 'Tab')) return null;
  return PLAIN.get(name) ?? (/^[\d(.,+-]$/.test(key) ? { is: 'open', typed: key } : null);
}
