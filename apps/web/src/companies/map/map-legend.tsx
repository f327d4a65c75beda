import type { ColourBy } from '@vigilo/domain/heat-map/colour-by';
import { HeatMapLegend } from '../../heat-map/public/heat-map-legend.tsx';
import { useLegendLabels } from './legend-labels.ts';
import { usePalette } from '../public/palette.tsx';

/** The 13 bands in this person's palette. */
export function MapLegend({ colourBy }: { readonly colourBy: ColourBy }) {
  const { palette } = usePalette();
  return <HeatMapLegend palette={palette} labels={useLegendLabels(colourBy, palette)} />;
}
