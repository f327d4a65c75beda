import {
  getCompanyFeeds as feedsCall,
  getStory as storyCall,
  ingestEvents as ingestCall,
  mergeStories as mergeCall,
  pollCompanyFeeds as pollCall,
  splitStory as splitCall,
  streamChanges as streamCall,
} from '@vigilo/contract/news';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement, LiveReply } from '../frame/implementation.ts';
import type { ChangeStreams } from './change-streams.ts';
import { getCompanyFeeds, pollCompanyFeeds } from './feeds.service.ts';
import { ingestEvents } from './ingest.service.ts';
import { getStory, mergeStories, splitStory } from './story-calls.service.ts';

export function newsRoutes(context: AppContext, streams: ChangeStreams): Implementation[] {
  return [
    implement(ingestCall, ({ body, caller }) => ingestEvents(context, caller, body)),
    implement(streamCall, async ({ caller }) => new LiveReply(streams.open(caller))),
    implement(feedsCall, ({ params, caller }) => getCompanyFeeds(context, caller, params.id)),
    implement(storyCall, ({ params, caller }) => getStory(context, caller, params.id)),
    implement(splitCall, ({ params, body, caller }) => splitStory(context, caller, params.id, body)),
    implement(mergeCall, ({ body, caller }) => mergeStories(context, caller, body)),
    implement(pollCall, ({ params, caller }) => pollCompanyFeeds(context, caller, params.id)),
  ];
}
