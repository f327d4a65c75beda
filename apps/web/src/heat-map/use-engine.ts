// Joins the map's engine to React: made with the canvas, shown anew when what it shows changes, gone with the canvas.

import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Engine, EngineEvents } from './engine.ts';
import { createEngine } from './engine.ts';
import type { Shown } from './map-state.ts';
import type { HeatMapView } from './viewport.ts';

export interface EngineInput {
  readonly shown: Shown | null;
  readonly view: HeatMapView;
  readonly dark: boolean;
  readonly events: EngineEvents;
}

/** The engine, from the first layout on. */
export function useEngine(
  canvas: RefObject<HTMLCanvasElement | null>,
  { shown, view, dark, events }: EngineInput,
): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  const latest = useRef(events);
  useLayoutEffect(() => {
    latest.current = events;
  });
  useLayoutEffect(() => {
    // An opaque canvas is cheaper to compose, and its text is sharper.
    const context = canvas.current?.getContext('2d', { alpha: false }) ?? null;
    if (canvas.current === null || context === null) return undefined;
    const made = createEngine(canvas.current, context, {
      onHover: (hit) => latest.current.onHover(hit),
      onMove: () => latest.current.onMove(),
      onSettle: () => latest.current.onSettle(),
      onTile: (index) => latest.current.onTile(index),
      onGroup: (box) => latest.current.onGroup(box),
      onBackgroundClick: (wasMoved) => latest.current.onBackgroundClick(wasMoved),
      onDoubleClick: () => latest.current.onDoubleClick(),
      onView: (next) => latest.current.onView(next),
    });
    setEngine(made);
    return () => {
      made.destroy();
      setEngine(null);
    };
  }, [canvas]);
  useLayoutEffect(() => engine?.setView(view), [engine, view]);
  useLayoutEffect(() => {
    if (shown !== null) engine?.show(shown);
  }, [engine, shown]);
  const drawnDark = useRef(dark);
  useEffect(() => {
    if (drawnDark.current === dark) return;
    drawnDark.current = dark;
    engine?.refresh();
  }, [engine, dark]);
  useEffect(() => {
    if (engine === null) return undefined;
    // The typeface may arrive after the first drawing.
    document.fonts.addEventListener('loadingdone', engine.refresh);
    return () => document.fonts.removeEventListener('loadingdone', engine.refresh);
  }, [engine]);
  return engine;
}
