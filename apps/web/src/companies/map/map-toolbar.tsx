import { Flex, Group } from '@mantine/core';
import { IconMaximize, IconPhotoDown } from '@tabler/icons-react';
import { COLOUR_BYS, RATING_HORIZONS } from '@vigilo/domain/heat-map/colour-by';
import { GROUP_BYS } from '@vigilo/domain/heat-map/group-tiles';
import { SIZE_BYS } from '@vigilo/domain/heat-map/size';
import { HeatMapLegend } from '../../heat-map/public/heat-map-legend.tsx';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { useListing } from '../listing-context.tsx';
import { usePalette } from '../public/palette.tsx';
import { useLegendLabels } from './legend-labels.ts';
import { PaletteMenu } from './palette-menu.tsx';
import { Segments } from '../../ui/segments.tsx';

interface MapToolbarProps {
  readonly onPicture: () => void;
  readonly onFullScreen: () => void;
}

/** What the map shows and how. A change of its arrangement shows the whole map again. */
export function MapToolbar({ onPicture, onFullScreen }: MapToolbarProps) {
  const t = useTexts('heatMap');
  const { view, change } = useListing();
  return (
    <Group gap="md">
      <Segments
        label={t('groupBy')}
        value={view.group}
        options={GROUP_BYS.map((value) => ({ value, text: t(`groups.${value}`) }))}
        onChange={(group) => change({ group, view: null })}
      />
      <ColourChoice />
      <Choice
        label={t('size')}
        value={view.size}
        options={SIZE_BYS.map((value) => ({ value, text: t(`sizes.${value}`) }))}
        onChange={(size) => change({ size, view: null })}
      />
      <Flex flex={1} justify="flex-end" miw="max-content">
        <Legend />
      </Flex>
      <Flex>
        <PaletteMenu />
        <IconButton label={t('exportPng')} onClick={onPicture}>
          <IconPhotoDown size="1.125rem" stroke={1.75} />
        </IconButton>
        <IconButton label={t('fullScreen')} onClick={onFullScreen}>
          <IconMaximize size="1.125rem" stroke={1.75} />
        </IconButton>
      </Flex>
    </Group>
  );
}

/** What the map is coloured by; the map of ratings is by ratings, of which one is chosen. */
function ColourChoice() {
  const t = useTexts('heatMap');
  const { view, change, canRate } = useListing();
  if (view.tab === 'ccrr')
    return (
      <Choice
        label={t('ratingChoice')}
        value={view.rating}
        options={RATING_HORIZONS.map((value) => ({ value, text: t(`ratings.${value}`) }))}
        onChange={(rating) => change({ rating })}
      />
    );
  const allowed = COLOUR_BYS.filter((value) => canRate || value !== 'rating');
  return (
    <Choice
      label={t('colour')}
      value={view.colour}
      options={allowed.map((value) => ({ value, text: t(`colours.${value}`) }))}
      onChange={(colour) => change({ colour })}
    />
  );
}

/** The 13 bands in this person's palette. */
function Legend() {
  const { view } = useListing();
  const { palette } = usePalette();
  const labels = useLegendLabels(view.tab === 'ccrr' ? 'rating' : view.colour, palette);
  return <HeatMapLegend palette={palette} labels={labels} />;
}
