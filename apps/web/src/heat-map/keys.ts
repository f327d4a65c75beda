// What a key does on the map: arrows move between tiles, Home and End to the first and last, Enter opens, Space selects, Page Down goes into
// the group of the tile, Page Up out of it, Escape resets, + and - zoom.

import type { Direction } from '@vigilo/domain/heat-map/neighbour';

export type KeyAction =
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'first' | 'last' | 'open' | 'select' | 'enterGroup' | 'leaveGroup' | 'reset' }
  | { readonly kind: 'zoom'; readonly factor: number };

const ZOOM_STEP = 1.25;

const ACTIONS: ReadonlyMap<string, KeyAction> = new Map<string, KeyAction>([
  ['ArrowLeft', { kind: 'move', direction: 'left' }],
  ['ArrowRight', { kind: 'move', direction: 'right' }],
  ['ArrowUp', { kind: 'move', direction: 'up' }],
  ['ArrowDown', { kind: 'move', direction: 'down' }],
  ['Home', { kind: 'first' }],
  ['End', { kind: 'last' }],
  ['Enter', { kind: 'open' }],
  [' ', { kind: 'select' }],
  ['PageDown', { kind: 'enterGroup' }],
  ['PageUp', { kind: 'leaveGroup' }],
  ['Escape', { kind: 'reset' }],
  ['+', { kind: 'zoom', factor: ZOOM_STEP }],
  ['=', { kind: 'zoom', factor: ZOOM_STEP }],
  ['-', { kind: 'zoom', factor: 1 / ZOOM_STEP }],
  ['_', { kind: 'zoom', factor: 1 / ZOOM_STEP }],
]);

/** The action of a key press; null: not the map's key, or one the browser keeps (with Ctrl, Alt or the system key). */
export function findKeyAction(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
): KeyAction | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  return ACTIONS.get(event.key) ?? null;
}
