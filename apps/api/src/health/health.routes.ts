import { getHealth, getLive, getReady } from '@vigilo/contract/health';
import type { FastifyReply } from 'fastify';
import type { AppContext } from '../app/context.ts';
import type { Implementation } from '../app/implementation.ts';
import { implementPublic } from '../app/implementation.ts';
import { pingDatabase } from './health.queries.ts';

export function healthRoutes(context: AppContext): Implementation[] {
  const check = async ({ reply }: { reply: FastifyReply }) => {
    const state = await pingDatabase(context.db);
    const ready = state.database && state.jobs;
    if (!ready) reply.code(503);
    return { live: true, ready, ...state };
  };
  return [implementPublic(getHealth, check), implementPublic(getReady, check), implementPublic(getLive, async () => ({ live: true as const }))];
}
