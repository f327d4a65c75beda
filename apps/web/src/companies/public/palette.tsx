// The palette is a person's setting: it belongs to their eyes, not to a link (decisions.md section 1 'Heat colours').

import type { Palette } from '@vigilo/domain/heat-map/palettes';
import { PALETTES } from '@vigilo/domain/heat-map/palettes';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useRememberedSetting } from '../../lib/remembered-setting.ts';

interface PaletteChoice {
  readonly palette: Palette;
  readonly setPalette: (palette: Palette) => void;
}

const Chosen = createContext<PaletteChoice>({ palette: 'standard', setPalette: () => undefined });

/** Everything inside sees the heat colours in the palette this person has chosen. */
export function PaletteProvider({ children }: { readonly children: ReactNode }) {
  const [palette, setPalette] = useRememberedSetting(
    'heat-map.palette',
    (kept) => PALETTES.find((one) => one === kept) ?? 'standard',
  );
  const choice = useMemo(() => ({ palette, setPalette }), [palette, setPalette]);
  return <Chosen value={choice}>{children}</Chosen>;
}

export function usePalette(): PaletteChoice {
  return use(Chosen);
}
