import {
  decideRestatement as decideCall,
  listSharePrices as listCall,
  refreshSharePrices as updateCall,
} from '@vigilo/contract/share-prices';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { decideRestatement } from './decide-restatement.service.ts';
import { getSharePrices } from './share-prices.service.ts';
import { refreshSharePrices } from './update-prices.service.ts';

export function sharePriceRoutes(context: AppContext): Implementation[] {
  return [
    implement(listCall, ({ params, body, caller }) => getSharePrices(context, caller, params.id, body)),
    implement(updateCall, ({ body, caller }) => refreshSharePrices(context, caller, body)),
    implement(decideCall, ({ body, caller }) => decideRestatement(context, caller, body)),
  ];
}
