import { getHeatMap as getHeatMapCall } from '@vigilo/contract/heat-map';
import type { AppContext } from '../app/context.ts';
import type { Implementation } from '../app/implementation.ts';
import { implement, ReadyJson } from '../app/implementation.ts';
import { getHeatMap } from './heat-map.service.ts';

export function heatMapRoutes(context: AppContext): Implementation[] {
  return [
    implement(
      getHeatMapCall,
      async ({ body, caller }) => new ReadyJson(await getHeatMap(context, caller, body)),
    ),
  ];
}
