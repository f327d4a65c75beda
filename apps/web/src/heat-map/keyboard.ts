// The map by keyboard: one tile is active, the arrow keys move to its neighbours and the map follows.

import type { KeyboardEvent } from 'react';
import { findNeighbour } from '@vigilo/domain/heat-map/neighbour';
import type { Engine } from './engine.ts';
import type { KeyAction } from './keys.ts';
import { findKeyAction } from './keys.ts';
import { findOuterGroup } from './layout.ts';
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
  readonly onEnterGroup: (key: string) => void;
  readonly onLeaveGroup: () => boolean;
}

/** The handler of key presses on the map. */
export function createKeyHandler(input: KeyboardInput): (event: KeyboardEvent) => void {
  return (event) => {
    const action = findKeyAction(event);
    const { engine, shown } = input;
    if (action === null || engine === null || shown === null || shown.scene.tiles.length === 0) return;
    event.preventDefault();
    act(input, engine, shown, action);
  };
}

function act(input: KeyboardInput, engine: Engine, shown: Shown, action: KeyAction): void {
  switch (action.kind) {
    case 'move':
    case 'first':
    case 'last':
      goTo(input, engine, shown, findTarget(engine, shown, action));
      break;
    case 'zoom':
      engine.zoomBy(action.factor, shown.active);
      break;
    case 'open':
    case 'select':
      choose(input, shown, action.kind);
      break;
    case 'reset':
      stepBack(input, engine);
      break;
    case 'enterGroup':
      enterGroup(input, engine, shown);
      break;
    case 'leaveGroup':
      input.onLeaveGroup();
      break;
  }
}

/** Step by step: to the whole of what is shown, out of the group, to no company selected. */
function stepBack({ active, setActive, onLeaveGroup, onSelect }: KeyboardInput, engine: Engine): void {
  if (active !== null) setActive({ id: active.id, explained: false });
  if (!engine.reset() && !onLeaveGroup()) onSelect(null);
}

/** The tile the keyboard stands on: the active one, else the selected one. */
function currentTile(shown: Shown): number | null {
  return shown.active ?? shown.selected;
}

function findTarget(engine: Engine, shown: Shown, action: KeyAction): number | null {
  if (action.kind === 'first') return 0;
  if (action.kind === 'last') return shown.scene.tiles.length - 1;
  const from = currentTile(shown);
  if (action.kind !== 'move') return null;
  return from === null ? engine.firstTile() : findNeighbour(shown.scene, from, action.direction);
}

function goTo({ setActive }: KeyboardInput, engine: Engine, shown: Shown, index: number | null): void {
  const id = index === null ? undefined : shown.scene.tiles[index]?.id;
  if (index === null || id === undefined) return;
  setActive({ id, explained: true });
  engine.panToTile(index);
}

/** Goes into the outermost group of the tile the keyboard stands on, or of the first. */
function enterGroup({ onEnterGroup }: KeyboardInput, engine: Engine, shown: Shown): void {
  const index = currentTile(shown) ?? engine.firstTile();
  const box = index === null ? undefined : findOuterGroup(shown.scene, index);
  if (box !== undefined) onEnterGroup(box.group.key);
}

function choose({ onOpen, onSelect }: KeyboardInput, shown: Shown, what: 'open' | 'select'): void {
  const index = currentTile(shown);
  const id = index === null ? undefined : shown.scene.tiles[index]?.id;
  if (id === undefined) return;
  if (what === 'open') onOpen(id);
  else onSelect(id);
}
