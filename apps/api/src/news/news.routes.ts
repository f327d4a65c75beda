import {
  getCompanyFeeds as feedsCall,
  ingestEvents as ingestCall,
  pollCompanyFeeds as pollCall,
} from '@vigilo/contract/news';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { getCompanyFeeds, pollCompanyFeeds } from './feeds.service.ts';
import { ingestEvents } from './ingest.service.ts';

export function newsRoutes(context: AppContext): Implementation[] {
  return [
    implement(ingestCall, ({ body, caller }) => ingestEvents(context, caller, body)),
    implement(feedsCall, ({ params, caller }) => getCompanyFeeds(context, caller, params.id)),
    implement(pollCall, ({ params, caller }) => pollCompanyFeeds(context, caller, params.id)),
  ];
}
