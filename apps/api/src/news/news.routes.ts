import { ingestEvents as ingestCall, streamChanges as streamCall } from '@vigilo/contract/news';
import type { AppContext } from '../app/context.ts';
import type { Implementation } from '../app/implementation.ts';
import { implement, LiveReply } from '../app/implementation.ts';
import type { ChangeStreams } from './change-streams.ts';
import { ingestEvents } from './ingest.service.ts';

export function newsRoutes(context: AppContext, streams: ChangeStreams): Implementation[] {
  return [
    implement(ingestCall, ({ body, caller }) => ingestEvents(context, caller, body)),
    implement(streamCall, async ({ caller }) => new LiveReply(streams.open(caller))),
  ];
}
