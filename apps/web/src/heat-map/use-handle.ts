// What the screen may ask of the map (public/heat-map-handle.ts), answered by the engine.

import type { Ref, RefObject } from 'react';
import { useImperativeHandle } from 'react';
import type { Palette } from '@vigilo/domain/heat-map/palettes';
import type { Engine } from './engine.ts';
import type { ActiveTile } from './keyboard.ts';
import { findTile } from './layout.ts';
import type { Shown } from './map-state.ts';
import type { HeatMapHandle } from './public/heat-map-handle.ts';

export interface HandleInput {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly engine: Engine | null;
  readonly shown: Shown | null;
  readonly setActive: (active: ActiveTile) => void;
  readonly palette: Palette;
}

export function useHandle(
  ref: Ref<HeatMapHandle> | undefined,
  { canvas, engine, shown, setActive, palette }: HandleInput,
): void {
  useImperativeHandle(
    ref,
    () => ({
      focusTile: (id) => {
        const index = shown === null ? null : findTile(shown.scene, id);
        if (engine === null || index === null) return false;
        setActive({ id, explained: true });
        engine.zoomToTile(index);
        return true;
      },
      focus: () => canvas.current?.focus(),
      reset: () => {
        engine?.reset();
      },
      exportPng: async (texts) => {
        // Rarely used: not part of what a visitor loads.
        const { exportPng } = await import('./export-png.ts');
        return exportPng((context, ratio) => engine?.frameFor(context, ratio) ?? null, palette, texts);
      },
    }),
    [canvas, engine, shown, setActive, palette],
  );
}
