import { useNavigate } from '@tanstack/react-router';
import type { ColourBy } from '@vigilo/domain/heat-map/colour-by';
import type { Tile } from '@vigilo/domain/heat-map/tile';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { PATHS } from '../../lib/paths.ts';
import type { HeatMapHandle } from '../../heat-map/public/heat-map-handle.ts';
import { Panel } from '../../ui/panel.tsx';
import { ListingMap } from './listing-map.tsx';
import type { ListingState } from '../listing-state.ts';
import { buildListSearch } from '../public/summary-list.ts';
import classes from './map-body.module.css';
import { MapSkeleton } from './map-skeleton.tsx';
import { MapTable } from './map-table.tsx';

interface MapBodyProps extends ListingState {
  /** Null until they are there. */
  readonly tiles: readonly Tile[] | null;
  /** They are of an earlier question while the answer to the present one is on its way. */
  readonly isStale: boolean;
  readonly isRatings: boolean;
  readonly canRate: boolean;
  readonly colourBy: ColourBy;
  readonly map: RefObject<HeatMapHandle | null>;
}

/** The sheet with the map, and the map's twin as a table. */
export function MapBody({ view, change, tiles, isStale, isRatings, canRate, colourBy, map }: MapBodyProps) {
  const navigate = useNavigate();
  const onSelect = useSelection({ view, change }, map, tiles);
  const onOpen = (id: string): void =>
    void navigate({
      to: PATHS.companySummary,
      params: { companyId: id },
      search: buildListSearch({ view, isPortfolio: false }),
    });
  return (
    <Panel isFlush className={classes.panel}>
      <div className={classes.map} data-stale={isStale}>
        {tiles === null ? (
          <MapSkeleton />
        ) : (
          <>
            <ListingMap
              ref={map}
              view={view}
              change={change}
              tiles={tiles}
              isRatings={isRatings}
              canRate={canRate}
              colourBy={colourBy}
              onSelect={onSelect}
              onOpen={onOpen}
            />
            <div className={classes.twin}>
              <MapTable tiles={tiles} groupBy={view.group} showRatings={canRate} onOpen={onOpen} />
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}

/** Selecting on the map opens the panel; a company chosen elsewhere (the header's finder) is looked up on the map. */
function useSelection(
  { view, change }: ListingState,
  map: RefObject<HeatMapHandle | null>,
  tiles: readonly Tile[] | null,
): (id: string | null) => void {
  const known = useRef(view.company);
  useEffect(() => {
    if (view.company === known.current || tiles === null) return;
    known.current = view.company;
    if (view.company !== null) map.current?.focusTile(view.company);
  }, [view.company, tiles, map]);
  return (id) => {
    known.current = id;
    change({ company: id }, { replace: true });
  };
}
