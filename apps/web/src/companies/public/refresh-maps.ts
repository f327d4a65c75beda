// A map of very many companies is megabytes: when few of them change, they alone are asked for, and take their places on it.

import type { Query } from '@tanstack/react-query';
import { getHeatMap } from '@vigilo/contract/heat-map';
import { callApi } from '../../lib/call-api.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { MapAnswer } from '../companies-queries.ts';
import { HEAT_MAP_KEY, isLargeMap } from '../companies-queries.ts';
import { mergeColumns } from '../map/merge-columns.ts';

/** So many may change at once before the whole is asked for anew. */
const MOST_CHANGED = 200;

/** Brings the maps up to date after these companies changed: large ones that are shown by these companies, the others as a whole. */
export async function refreshMaps(changed: ReadonlySet<string>): Promise<void> {
  const maps = queryClient.getQueryCache().findAll({ queryKey: [HEAT_MAP_KEY] });
  await Promise.all(
    maps.map(async (map) => {
      if (!(await refreshChanged(map, changed)))
        await queryClient.invalidateQueries({ queryKey: map.queryKey, exact: true });
    }),
  );
}

/** Whether the changed companies of a map have been read and put in their places. */
async function refreshChanged(map: Query, changed: ReadonlySet<string>): Promise<boolean> {
  const { queryKey } = map;
  const known = queryClient.getQueryData<MapAnswer>(queryKey);
  const body = getHeatMap.body?.safeParse(queryKey[1]);
  const isResting = map.isActive() && map.state.fetchStatus === 'idle';
  if (!isResting || !isLargeMap(known) || body?.success !== true || changed.size > MOST_CHANGED) return false;
  const read = await callApi(getHeatMap, { body: { ...body.data, companyIDs: [...changed] } }).catch(
    () => null,
  );
  if (read === null || read.data.asOf !== known.data.asOf) return false;
  queryClient.setQueryData<MapAnswer>(queryKey, (now) => now && mergeAnswer(now, changed, read));
  return true;
}

function mergeAnswer(now: MapAnswer, changed: ReadonlySet<string>, read: MapAnswer): MapAnswer {
  const columns = mergeColumns(now.data.columns, changed, read.data.columns);
  return { ...now, data: { ...now.data, columns, count: columns.id.length } };
}
