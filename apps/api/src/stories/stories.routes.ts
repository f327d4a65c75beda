import {
  getStory as storyCall,
  mergeStories as mergeCall,
  splitStory as splitCall,
} from '@vigilo/contract/stories';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { getStory, mergeStories, splitStory } from './story-calls.service.ts';

export function storyRoutes(context: AppContext): Implementation[] {
  return [
    implement(storyCall, ({ params, caller }) => getStory(context, caller, params.id)),
    implement(splitCall, ({ params, body, caller }) => splitStory(context, caller, params.id, body)),
    implement(mergeCall, ({ body, caller }) => mergeStories(context, caller, body)),
  ];
}
