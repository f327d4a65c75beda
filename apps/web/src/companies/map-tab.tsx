import type { useQuery } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import type { getHeatMap } from '@vigilo/contract/heat-map';
import type { Tile } from '@vigilo/domain/heat-map/tile';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { HeatMapHandle } from '../heat-map/public/heat-map-handle.ts';
import { formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { Panel } from '../ui/panel.tsx';
import { ListingMap } from './listing-map.tsx';
import type { ListingState } from './listing-state.ts';
import { LoadFailed } from './load-failed.tsx';
import { MapFoot } from './map-foot.tsx';
import { savePicture } from './map-picture.ts';
import { MapSkeleton } from './map-skeleton.tsx';
import classes from './map-tab.module.css';
import { MapToolbar } from './map-toolbar.tsx';
import { NoCompanies } from './no-companies.tsx';
import { tilesOfColumns } from './tiles-of-columns.ts';

type Answer = CallReply<typeof getHeatMap>;

interface MapTabProps extends ListingState {
  readonly answer: ReturnType<typeof useQuery<Answer>>;
  /** The map of ratings. */
  readonly isRatings: boolean;
  readonly canRate: boolean;
  /** The open score panel; stands at the right of the map. */
  readonly panel: ReactNode;
}

const NO_TILES: readonly Tile[] = [];

/** The map with its choices above and its keys below. */
export function MapTab({ view, change, answer, isRatings, canRate, panel }: MapTabProps) {
  const { data, error, isPlaceholderData, refetch } = answer;
  const map = useRef<HeatMapHandle>(null);
  const tiles = useMemo(() => (data === undefined ? NO_TILES : tilesOfColumns(data.data.columns)), [data]);
  const onSelect = useSelection({ view, change }, map, tiles);
  const { savePng, problem } = usePicture(map, data?.data.asOf ?? '');
  const colourBy = view.colour === 'rating' && !canRate ? 'st' : view.colour;
  return (
    <>
      <MapToolbar
        view={view}
        change={change}
        isRatings={isRatings}
        canRate={canRate}
        colourBy={colourBy}
        answered={data?.data.asOf ?? null}
        legend={null}
        onPicture={savePng}
        onFullScreen={() => void map.current?.toggleFullScreen()}
      />
      {problem !== null && <p role="alert">{problem}</p>}
      <div className={classes.work}>
        {data === undefined && error !== null ? (
          <LoadFailed onRetry={() => void refetch()} />
        ) : data?.data.count === 0 ? (
          <NoCompanies view={view} change={change} />
        ) : (
          <Panel isFlush className={classes.map}>
            <div className={classes.canvas} data-stale={isPlaceholderData}>
              {data === undefined ? <MapSkeleton /> : <ListingMap ref={map} view={view} change={change} tiles={tiles} isRatings={isRatings} canRate={canRate} colourBy={colourBy} onSelect={onSelect} />}
            </div>
          </Panel>
        )}
        {panel}
      </div>
      <MapFoot />
    </>
  );
}

/** Selecting on the map opens the panel; a company chosen elsewhere (the header's finder) is looked up on the map. */
function useSelection({ view, change }: ListingState, map: RefObject<HeatMapHandle | null>, tiles: readonly Tile[]): (id: string | null) => void {
  const known = useRef(view.company);
  useEffect(() => {
    if (view.company === known.current || tiles.length === 0) return;
    known.current = view.company;
    if (view.company !== null) map.current?.focusTile(view.company);
  }, [view.company, tiles, map]);
  return (id) => {
    known.current = id;
    change({ company: id }, { replace: true });
  };
}

/** Saves the map as a picture; what went wrong, as a sentence. */
function usePicture(map: RefObject<HeatMapHandle | null>, asOf: string): { savePng: () => void; problem: string | null } {
  const t = useTexts('heatMap');
  const tc = useTexts('companies');
  const [problem, setProblem] = useState<string | null>(null);
  async function save(): Promise<void> {
    if (map.current === null) return;
    const day = formatDay(asOf);
    try {
      const picture = await map.current.exportPng({ title: tc('title'), asOf: `${tc('asOf')} ${day}`, negative: t('legend.negative'), positive: t('legend.positive') });
      savePicture(picture, t('fileName', { date: day }));
      setProblem(null);
    } catch {
      setProblem(t('exportFailed'));
    }
  }
  return { savePng: () => void save(), problem };
}
