import { useMediaQuery } from '@mantine/hooks';
import { useComputedColorScheme } from '@mantine/core';
import { LISTING_STEP } from '@vigilo/domain/heat-map/bands';
import type { ColourBy } from '@vigilo/domain/heat-map/colour-by';
import type { Tile } from '@vigilo/domain/heat-map/tile';
import type { Ref } from 'react';
import { HeatMapCanvas } from '../../heat-map/public/heat-map-canvas.tsx';
import type { HeatMapHandle } from '../../heat-map/public/heat-map-handle.ts';
import { useTexts } from '../../lib/texts.ts';
import type { ListingState } from '../listing-state.ts';
import { useMapLabels } from './map-labels.ts';
import { usePalette } from '../public/palette.tsx';

interface ListingMapProps extends ListingState {
  readonly tiles: readonly Tile[];
  readonly isRatings: boolean;
  readonly canRate: boolean;
  readonly colourBy: ColourBy;
  readonly onSelect: (id: string | null) => void;
  readonly onOpen: (id: string) => void;
  readonly ref: Ref<HeatMapHandle>;
}

const WHOLE_MAP = { k: 1, x: 0.5, y: 0.5 } as const;

/** The map with what the address says of it. */
export function ListingMap({
  view,
  change,
  tiles,
  isRatings,
  canRate,
  colourBy,
  onSelect,
  onOpen,
  ref,
}: ListingMapProps) {
  const t = useTexts('heatMap');
  const labels = useMapLabels(isRatings ? t('labelCcrr') : t('label'));
  const { palette } = usePalette();
  return (
    <HeatMapCanvas
      ref={ref}
      tiles={tiles}
      groupBy={view.group}
      sizeBy={view.size}
      colourBy={isRatings ? 'rating' : colourBy}
      horizon={isRatings ? view.rating : 'st'}
      palette={palette}
      step={LISTING_STEP}
      dark={useComputedColorScheme('light') === 'dark'}
      showRatings={canRate}
      selectedId={view.company}
      onSelect={onSelect}
      onOpen={onOpen}
      view={view.view ?? WHOLE_MAP}
      onViewChange={(next) => change({ view: next }, { replace: true })}
      labels={labels}
      reducedMotion={useMediaQuery('(prefers-reduced-motion: reduce)', false, {
        getInitialValueInEffect: false,
      })}
    />
  );
}
