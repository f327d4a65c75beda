import type { GroupBy } from '@vigilo/domain/heat-map/group-tiles';
import type { Tile } from '@vigilo/domain/heat-map/tile';
import { HeatMapTable } from '../../heat-map/public/heat-map-table.tsx';
import { useTexts } from '../../lib/texts.ts';
import { useMapLabels } from './map-labels.ts';

interface MapTableProps {
  readonly tiles: readonly Tile[];
  readonly groupBy: GroupBy;
  readonly showRatings: boolean;
  readonly onOpen: (id: string) => void;
}

/** The companies of the map as a table, for those who hear the page. */
export function MapTable({ tiles, groupBy, showRatings, onOpen }: MapTableProps) {
  const t = useTexts('heatMap');
  const labels = useMapLabels(t('label'));
  return (
    <HeatMapTable
      tiles={tiles}
      groupBy={groupBy}
      showRatings={showRatings}
      onOpen={onOpen}
      labels={{
        ...labels,
        caption: t('twin.caption'),
        group: t('twin.group'),
        allGroups: t('twin.allGroups'),
        ticker: t('twin.ticker'),
        name: t('twin.name'),
        sector: t('twin.sector'),
        industry: t('twin.industry'),
        region: t('twin.region'),
        country: t('twin.country'),
      }}
    />
  );
}
