import * as calls from '@vigilo/contract/drafts';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { listDrafts, removeDraft, saveDraft } from './drafts.service.ts';

export function draftRoutes(context: AppContext): Implementation[] {
  return [
    implement(calls.listDrafts, async ({ caller }) => ({
      status: 'success' as const,
      data: await listDrafts(context, caller),
    })),
    implement(calls.saveDraft, async ({ params, body, caller }) => ({
      status: 'success' as const,
      savedAt: await saveDraft(context, caller, params, body),
    })),
    implement(calls.removeDraft, async ({ params, caller }) => {
      await removeDraft(context, caller, params);
      return { status: 'success' as const };
    }),
  ];
}
