import { streamChanges } from '@vigilo/contract/changes';
import type { Implementation } from '../frame/implementation.ts';
import { implement, LiveReply } from '../frame/implementation.ts';
import type { ChangeStreams } from './change-streams.ts';

export function changeRoutes(streams: ChangeStreams): Implementation[] {
  return [implement(streamChanges, async ({ caller }) => new LiveReply(streams.open(caller)))];
}
