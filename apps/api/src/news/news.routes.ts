import { getCompanyFeeds as feedsCall, ingestEvents as ingestCall, pollCompanyFeeds as pollCall, streamChanges as streamCall } from '@vigilo/contract/news';
import type { AppContext } from '../app/context.ts';
import type { Implementation } from '../app/implementation.ts';
import { implement, LiveReply } from '../app/implementation.ts';
import type { ChangeStreams } from './change-streams.ts';
import { getCompanyFeeds, pollCompanyFeeds } from './feeds.service.ts';
import { ingestEvents } from './ingest.service.ts';

export function newsRoutes(context: AppContext, streams: ChangeStreams): Implementation[] {
  return [
    implement(ingestCall, ({ body, caller }) => ingestEvents(context, caller, body)),
    implement(streamCall, async ({ caller }) => new LiveReply(streams.open(caller))),
    implement(feedsCall, ({ params, caller }) => getCompanyFeeds(context, caller, params.id)),
    implement(pollCall, ({ params, caller }) => pollCompanyFeeds(context, caller, params.id)),
  ];
}
