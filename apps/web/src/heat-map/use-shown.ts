// From the tiles and the reader's choices to what the engine shows; each step only when what it needs has changed.

import { useMemo } from 'react';
import type { TileGroup } from '@vigilo/domain/heat-map/group-tiles';
import type { SizeBy } from '@vigilo/domain/heat-map/size';
import type { ColourChoice } from './colouring.ts';
import { colourTiles } from './colouring.ts';
import { findTile, layoutMap } from './layout.ts';
import type { Shown } from './map-state.ts';
import type { HeatMapLabels } from './public/heat-map-labels.ts';
import type { CanvasSize } from './use-canvas-size.ts';

export interface MapChoice extends ColourChoice {
  readonly root: TileGroup;
  readonly sizeBy: SizeBy;
  readonly labels: HeatMapLabels;
  readonly waiting: ReadonlySet<string>;
  readonly selectedId: string | null;
  readonly activeId: string | null;
  readonly reducedMotion: boolean;
}

/** What is shown on a canvas of this size; null while it has none. */
export function useShown(size: CanvasSize | null, choice: MapChoice): Shown | null {
  const {
    root,
    sizeBy,
    colourBy,
    palette,
    step,
    horizon,
    emphasis,
    labels,
    waiting,
    selectedId,
    activeId,
    reducedMotion,
  } = choice;
  const [width, height, ratio] = [size?.width ?? 0, size?.height ?? 0, size?.ratio ?? 1];
  const scene = useMemo(
    () => (width === 0 ? null : layoutMap(root, sizeBy, width, height)),
    [root, sizeBy, width, height],
  );
  const { score, unclassified } = labels;
  const colouring = useMemo(
    () =>
      scene === null
        ? null
        : colourTiles(scene.tiles, { colourBy, palette, step, horizon, emphasis }, { score }),
    [scene, colourBy, palette, step, horizon, emphasis, score],
  );
  const waitingTiles = useMemo(
    () => (scene?.tiles ?? []).flatMap(({ id }, index) => (waiting.has(id) ? [index] : [])),
    [scene, waiting],
  );
  return useMemo(() => {
    if (scene === null || colouring === null) return null;
    const findIndex = (id: string | null) => (id === null ? null : findTile(scene, id));
    return {
      scene,
      colouring,
      ratio,
      unclassified,
      waiting: waitingTiles,
      selected: findIndex(selectedId),
      active: findIndex(activeId),
      reducedMotion,
    };
  }, [scene, colouring, ratio, unclassified, waitingTiles, selectedId, activeId, reducedMotion]);
}
