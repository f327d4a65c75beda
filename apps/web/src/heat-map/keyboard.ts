// The map by keyboard: one tile is active, the arrow keys move to its neighbours and the map follows.

import type { KeyboardEvent } from 'react';
import { findNeighbour } from '@vigilo/domain/heat-map/neighbour';
import type { Engine } from './engine.ts';
import type { KeyAction } from './keys.ts';
import { findKeyAction } from './keys.ts';
import type { Shown } from './map-state.ts';

/** The tile the keyboard is on, and whether its card is shown. */
export interface ActiveTile {
  readonly id: string;
  readonly explained: boolean;
}

export interface KeyboardInput {
  readonly engine: Engine | null;
  readonly shown: Shown | null;
  readonly active: ActiveTile | null;
  readonly setActive: (active: ActiveTile | null) => void;
  readonly onSelect: (id: string | null) => void;
  readonly onOpen: (id: string) => void;
}

/** The handler of key presses on the map. */
export function keyboardOf(input: KeyboardInput): (event: KeyboardEvent) => void {
  return (event) => {
    const action = findKeyAction(event);
    const { engine, shown } = input;
    if (action === null || engine === null || shown === null || shown.scene.tiles.length === 0) return;
    event.preventDefault();
    act(input, engine, shown, action);
  };
}

function act({ active, setActive, onSelect, onOpen }: KeyboardInput, engine: Engine, shown: Shown, action: KeyAction): void {
  const goTo = (index: number | null) => {
    const id = index === null ? undefined : shown.scene.tiles[index]?.id;
    if (index === null || id === undefined) return;
    setActive({ id, explained: true });
    engine.panToTile(index);
  };
  const from = shown.active ?? shown.selected;
  const id = active?.id ?? (from === null ? undefined : shown.scene.tiles[from]?.id);
  switch (action.kind) {
    case 'move':
      goTo(from === null ? engine.firstTile() : findNeighbour(shown.scene, from, action.direction));
      break;
    case 'first':
      goTo(0);
      break;
    case 'last':
      goTo(shown.scene.tiles.length - 1);
      break;
    case 'zoom':
      engine.zoomBy(action.factor, shown.active);
      break;
    case 'open':
      if (id !== undefined) onOpen(id);
      break;
    case 'select':
      if (id !== undefined) onSelect(id);
      break;
    case 'reset':
      if (active !== null) setActive({ id: active.id, explained: false });
      if (!engine.reset()) onSelect(null);
      break;
  }
}
