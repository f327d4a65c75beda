import type { useQuery } from '@tanstack/react-query';
import type { CallReply } from '@vigilo/contract/call';
import type { getHeatMap } from '@vigilo/contract/heat-map';
import type { ColourBy } from '@vigilo/domain/heat-map/colour-by';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { HeatMapHandle } from '../../heat-map/public/heat-map-handle.ts';
import { formatDay } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import type { ListingState } from '../listing-state.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { MapBody } from './map-body.tsx';
import { MapFooter } from './map-footer.tsx';
import { MapLegend } from './map-legend.tsx';
import { savePicture } from './map-picture.ts';
import classes from './map-tab.module.css';
import { MapToolbar } from './map-toolbar.tsx';
import { NoCompanies } from '../no-companies.tsx';
import { tilesFromColumns } from './tiles-from-columns.ts';

type Answer = CallReply<typeof getHeatMap>;

interface MapTabProps extends ListingState {
  readonly answer: ReturnType<typeof useQuery<Answer>>;
  /** The map of ratings. */
  readonly isRatings: boolean;
  readonly canRate: boolean;
  /** The open score panel; stands at the right of the map. */
  readonly panel: ReactNode;
}

/** The map with its choices above and its keys below. */
export function MapTab({ view, change, answer, isRatings, canRate, panel }: MapTabProps) {
  const { data, isPlaceholderData, isLoadingError, refetch } = answer;
  const map = useRef<HeatMapHandle>(null);
  const tiles = useMemo(() => (data === undefined ? null : tilesFromColumns(data.data.columns)), [data]);
  const { runOrReport, problem } = useProblem();
  const t = useTexts('heatMap');
  const tc = useTexts('companies');
  const asOf = data?.data.asOf ?? null;
  const savePng = usePicture(map, asOf);
  const colourBy = allowedColour(view.colour, canRate);
  return (
    <>
      <MapToolbar
        view={view}
        change={change}
        isRatings={isRatings}
        canRate={canRate}
        colourBy={colourBy}
        legend={<MapLegend colourBy={isRatings ? 'rating' : colourBy} />}
        onPicture={() => void runOrReport(savePng, t('exportFailed'))}
        onFullScreen={() =>
          void runOrReport(async () => map.current?.toggleFullScreen(), t('fullScreenFailed'))
        }
      />
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className={classes.work}>
        {isLoadingError && <LoadFailed title={tc('failed.list')} onRetry={() => void refetch()} />}
        {tiles?.length === 0 && <NoCompanies view={view} change={change} />}
        {!isLoadingError && tiles?.length !== 0 && (
          <MapBody
            view={view}
            change={change}
            tiles={tiles}
            isStale={isPlaceholderData}
            isRatings={isRatings}
            canRate={canRate}
            colourBy={colourBy}
            map={map}
          />
        )}
        {panel}
      </div>
      <MapFooter />
    </>
  );
}

/** A link may ask for a colour that this person may not see. */
function allowedColour(asked: ColourBy, canRate: boolean): ColourBy {
  return asked === 'rating' && !canRate ? 'st' : asked;
}

/** Does what the browser may refuse, and keeps the sentence that says so. */
function useProblem(): {
  runOrReport: (act: () => Promise<unknown>, sentence: string) => Promise<void>;
  problem: string | null;
} {
  const [problem, setProblem] = useState<string | null>(null);
  async function runOrReport(act: () => Promise<unknown>, sentence: string): Promise<void> {
    try {
      await act();
      setProblem(null);
    } catch {
      setProblem(sentence);
    }
  }
  return { runOrReport, problem };
}

/** Saves the map as a picture named by its day. Rejects when the browser cannot make one. */
function usePicture(map: RefObject<HeatMapHandle | null>, asOf: string | null): () => Promise<void> {
  const t = useTexts('heatMap');
  const tc = useTexts('companies');
  return async () => {
    const day = formatDay(asOf);
    const picture = await map.current?.exportPng({
      title: tc('title'),
      asOf: `${tc('asOf')} ${day}`,
      negative: t('legend.negative'),
      positive: t('legend.positive'),
    });
    if (picture !== undefined) savePicture(picture, t('fileName', { date: day }));
  };
}
