import { Flex, Group } from '@mantine/core';
import { IconMaximize, IconMinimize, IconPhotoDown } from '@tabler/icons-react';
import { COLOUR_BYS, RATING_HORIZONS } from '@vigilo/domain/heat-map/colour-by';
import type { LegendEntry } from '@vigilo/domain/heat-map/emphasis';
import { toggleEntry } from '@vigilo/domain/heat-map/emphasis';
import { GROUP_BYS } from '@vigilo/domain/heat-map/group-tiles';
import { SIZE_BYS } from '@vigilo/domain/heat-map/size';
import { HeatMapLegend } from '../../heat-map/public/heat-map-legend.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useSeesNews } from '../../news/public/news-queries.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { useListing } from '../listing-context.tsx';
import { usePalette } from '../public/palette.tsx';
import { EventlessMenu } from './eventless-menu.tsx';
import { useLegendLabels } from './legend-labels.ts';
import { PaletteMenu } from './palette-menu.tsx';
import { ShareButton } from './share-button.tsx';
import { Segments } from '../../ui/segments.tsx';

interface MapToolbarProps {
  /** The day that is shown, once it is known. */
  readonly asOf: string | null;
  readonly isFullScreen: boolean;
  readonly onPicture: () => void;
  readonly onFullScreen: () => void;
  readonly onCopy: (link: string) => Promise<boolean>;
}

/** What the map shows and how. A change of its arrangement shows the whole map again. */
export function MapToolbar({ asOf, isFullScreen, onPicture, onFullScreen, onCopy }: MapToolbarProps) {
  const t = useTexts('heatMap');
  const { view, change } = useListing();
  const FullScreenIcon = isFullScreen ? IconMinimize : IconMaximize;
  return (
    <Group gap="md">
      <Segments
        label={t('groupBy')}
        value={view.group}
        options={GROUP_BYS.map((value) => ({ value, text: t(`groups.${value}`) }))}
        onChange={(group) => change({ group, view: null, inside: '' })}
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
        <EventlessMenu />
        <PaletteMenu />
        <ShareButton asOf={asOf} onCopy={onCopy} />
        <IconButton label={t('exportPng')} onClick={onPicture}>
          <IconPhotoDown size="1.125rem" stroke={1.75} />
        </IconButton>
        <IconButton label={isFullScreen ? t('leaveFullScreen') : t('fullScreen')} onClick={onFullScreen}>
          <FullScreenIcon size="1.125rem" stroke={1.75} />
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
        onChange={(rating) => change({ rating, bands: [] })}
      />
    );
  const allowed = COLOUR_BYS.filter((value) => canRate || value !== 'rating');
  return (
    <Choice
      label={t('colour')}
      value={view.colour}
      options={allowed.map((value) => ({ value, text: t(`colours.${value}`) }))}
      onChange={(colour) => change({ colour, bands: [] })}
    />
  );
}

/** The 13 bands in this person's palette, to choose from. */
function Legend() {
  const t = useTexts('heatMap');
  const { view, change } = useListing();
  const { palette } = usePalette();
  const labels = useLegendLabels(view.tab === 'ccrr' ? 'rating' : view.colour, palette);
  const choice = {
    entries: view.bands,
    onToggle: (entry: LegendEntry) => change({ bands: toggleEntry(view.bands, entry) }, { replace: true }),
  };
  const marks = useSeesNews() ? [t('legend.waitingNews')] : [];
  const hint = [labels.hint, ...marks, t('legend.choose')].join(' ');
  return <HeatMapLegend palette={palette} labels={{ ...labels, hint }} choice={choice} />;
}
