// The palette is a person's setting: it belongs to their eyes, not to a link (decisions.md section 1 'Heat colours').

import type { Palette } from '@vigilo/domain/heat-map/palettes';
import { PALETTES } from '@vigilo/domain/heat-map/palettes';
import { useSyncExternalStore } from 'react';

const KEY = 'heat-map.palette';
const listeners = new Set<() => void>();

function findPalette(): Palette {
  return PALETTES.find((palette) => palette === localStorage.getItem(KEY)) ?? 'standard';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function keepPalette(palette: Palette): void {
  localStorage.setItem(KEY, palette);
  for (const listener of listeners) listener();
}

/** The palette this person looks at heat colours in, and how to change it; the same everywhere on the page and in other tabs. */
export function usePalette(): readonly [Palette, (palette: Palette) => void] {
  return [useSyncExternalStore(subscribe, findPalette), keepPalette];
}
