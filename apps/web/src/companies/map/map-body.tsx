import { Box, Flex, useComputedColorScheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { LISTING_STEP } from '@vigilo/domain/heat-map/bands';
import type { Tile } from '@vigilo/domain/heat-map/tile';
import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { HeatMapCanvas } from '../../heat-map/public/heat-map-canvas.tsx';
import type { HeatMapHandle } from '../../heat-map/public/heat-map-handle.ts';
import { HeatMapTable } from '../../heat-map/public/heat-map-table.tsx';
import { PATHS } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import { useWaitingByCompany } from '../../news/public/news-queries.ts';
import { Panel } from '../../ui/panel.tsx';
import { useListing } from '../listing-context.tsx';
import { usePalette } from '../public/palette.tsx';
import { buildListSearch } from '../public/summary-list.ts';
import { MapHead } from './map-head.tsx';
import { useMapLabels } from './map-labels.ts';
import { mapColour, useEmphasis, useShownGroup } from './shown-group.ts';
import classes from './map-body.module.css';

interface MapBodyProps {
  /** Null until they are there. */
  readonly tiles: readonly Tile[] | null;
  /** They are of an earlier question while the answer to the present one is on its way. */
  readonly isStale: boolean;
  readonly map: RefObject<HeatMapHandle | null>;
}

/** The sheet with the map, and the map's twin as a table. */
export function MapBody({ tiles, isStale, map }: MapBodyProps) {
  const t = useTexts('heatMap');
  const onSelect = useSelection(map, tiles);
  return (
    <Panel isFlush flex={{ base: 'none', md: 1 }} h={{ base: '70dvh', md: 'auto' }} miw={0}>
      <Flex direction="column" h="100%" opacity={isStale ? 0.55 : 1}>
        {tiles === null ? (
          <Box role="status" aria-label={t('loading')} h="100%" className={classes.skeleton} />
        ) : (
          <ListingMap tiles={tiles} map={map} onSelect={onSelect} />
        )}
      </Flex>
    </Panel>
  );
}

interface ListingMapProps extends Pick<MapBodyProps, 'map'> {
  readonly tiles: readonly Tile[];
  readonly onSelect: (id: string | null) => void;
}

const WHOLE_MAP = { k: 1, x: 0.5, y: 0.5 } as const;

/** The map with what the address says of it; its twin lies over the foot of it while the keyboard is there, so that nothing moves. */
function ListingMap({ tiles, map, onSelect }: ListingMapProps) {
  const t = useTexts('heatMap');
  const { view, change, canRate } = useListing();
  const isRatings = view.tab === 'ccrr';
  const shown = useShownGroup(tiles);
  const emphasis = useEmphasis();
  const labels = useMapLabels(isRatings ? t('labelCcrr') : t('label'));
  const { palette } = usePalette();
  const navigate = useNavigate();
  const onOpen = (id: string): void =>
    void navigate({
      to: PATHS.companySummary,
      params: { companyId: id },
      search: buildListSearch({ view, isPortfolio: false }),
    });
  /** Each step is one of the browser's history, so that its Back button leads out of a group as well. */
  const enter = (inside: string) => change({ inside, view: null });
  function leave(): boolean {
    if (shown.path.length === 0) return false;
    enter(shown.path.at(-2)?.key ?? '');
    return true;
  }
  // The button that was used is gone then.
  function enterFromHead(key: string): void {
    enter(key);
    map.current?.focus();
  }
  const common = { root: shown.root, showRatings: canRate, onOpen };
  return (
    <>
      <MapHead shown={shown} total={tiles.length} onEnter={enterFromHead} />
      <Box pos="relative" flex={1} mih={0}>
        <HeatMapCanvas
          {...common}
          {...mapColour(view)}
          ref={map}
          sizeBy={view.size}
          emphasis={emphasis}
          onEnterGroup={enter}
          onLeaveGroup={leave}
          palette={palette}
          step={LISTING_STEP}
          dark={useComputedColorScheme('light') === 'dark'}
          waiting={useWaitingIds()}
          selectedId={view.company}
          onSelect={onSelect}
          view={view.view ?? WHOLE_MAP}
          onViewChange={(next) => change({ view: next }, { replace: true })}
          labels={labels}
          reducedMotion={useMediaQuery('(prefers-reduced-motion: reduce)', false, {
            getInitialValueInEffect: false,
          })}
        />
        <Box pos="absolute" bottom={0} left={0} right={0}>
          <HeatMapTable {...common} groupBy={view.group} labels={useTwinLabels()} />
        </Box>
      </Box>
    </>
  );
}

/** The companies with news that waits; the same object while they are the same. */
function useWaitingIds(): ReadonlySet<string> {
  const waiting = useWaitingByCompany();
  return useMemo(() => new Set(waiting?.keys()), [waiting]);
}

/** The texts of the companies of the map as a table, for those who hear the page. */
function useTwinLabels() {
  const t = useTexts('heatMap');
  return {
    ...useMapLabels(t('label')),
    caption: t('twin.caption'),
    group: t('twin.group'),
    allGroups: t('twin.allGroups'),
    ticker: t('twin.ticker'),
    name: t('twin.name'),
    sector: t('twin.sector'),
    industry: t('twin.industry'),
    region: t('twin.region'),
    country: t('twin.country'),
  };
}

/**
 * Selecting on the map opens the panel; a company chosen elsewhere (the header's finder) is looked up on the map, outside the group that is shown
 * if need be.
 */
function useSelection(
  map: RefObject<HeatMapHandle | null>,
  tiles: readonly Tile[] | null,
): (id: string | null) => void {
  const { view, change } = useListing();
  const known = useRef(view.company);
  useEffect(() => {
    if (view.company === known.current || tiles === null) return;
    const isFound = view.company === null || map.current?.focusTile(view.company) === true;
    if (!isFound && view.inside !== '') change({ inside: '', view: null }, { replace: true });
    else known.current = view.company;
  }, [view.company, view.inside, tiles, map, change]);
  return (id) => {
    known.current = id;
    change({ company: id }, { replace: true });
  };
}
