import { getHeatMap as getHeatMapCall } from '@vigilo/contract/heat-map';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement, ReadyJson } from '../frame/implementation.ts';
import { getHeatMap } from './heat-map.service.ts';

export function heatMapRoutes(context: AppContext): Implementation[] {
  return [
    implement(
      getHeatMapCall,
      async ({ body, caller }) => new ReadyJson(await getHeatMap(context, caller, body)),
    ),
  ];
}
