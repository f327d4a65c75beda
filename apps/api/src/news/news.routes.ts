import { ingestEvents as ingestCall } from '@vigilo/contract/news';
import type { AppContext } from '../app/context.ts';
import type { Implementation } from '../app/implementation.ts';
import { implement } from '../app/implementation.ts';
import { ingestEvents } from './ingest.service.ts';

export function newsRoutes(context: AppContext): Implementation[] {
  return [implement(ingestCall, ({ body, caller }) => ingestEvents(context, caller, body))];
}
