// What happens on the map, in terms of the screen: tiles are selected and opened, the view changes.

import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import type { Engine, EngineEvents } from './engine.ts';
import type { ActiveTile } from './keyboard.ts';
import type { Shown } from './map-state.ts';
import { useEngine } from './use-engine.ts';
import type { Hover } from './use-hover.ts';
import type { HeatMapView } from './viewport.ts';

export interface MapEvents {
  readonly view: HeatMapView;
  readonly dark: boolean;
  readonly onSelect: (id: string | null) => void;
  readonly onOpen: (id: string) => void;
  readonly onEnterGroup: (key: string) => void;
  readonly onViewChange: (view: HeatMapView) => void;
}

export interface MapParts {
  readonly shown: Shown | null;
  readonly hover: Hover;
  readonly setActive: (active: ActiveTile | null) => void;
}

/** The engine of the map, and whether it is moving. */
export function useMapEngine(
  canvas: RefObject<HTMLCanvasElement | null>,
  props: MapEvents,
  { shown, hover, setActive }: MapParts,
): { engine: Engine | null; moving: boolean } {
  const [moving, setMoving] = useState(false);
  // Selecting may open a panel beside the map, and the second click of a double-click then falls on another tile: the first counts.
  const clicked = useRef<string | null>(null);
  const events: EngineEvents = {
    onHover: hover.onHover,
    onMove: () => {
      setMoving(true);
      hover.leave();
    },
    onSettle: () => setMoving(false),
    onTile: (index) => {
      const id = shown?.scene.tiles[index]?.id ?? null;
      clicked.current = id;
      setActive(null);
      props.onSelect(id);
    },
    onGroup: ({ group }) => {
      clicked.current = null;
      hover.leave();
      props.onEnterGroup(group.key);
    },
    onBackgroundClick: (wasMoved) => {
      clicked.current = null;
      if (!wasMoved) props.onSelect(null);
    },
    onDoubleClick: () => {
      if (clicked.current !== null) props.onOpen(clicked.current);
    },
    onView: props.onViewChange,
  };
  return { engine: useEngine(canvas, { shown, view: props.view, dark: props.dark, events }), moving };
}
