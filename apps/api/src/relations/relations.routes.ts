import { getChildDocument as getChildCall } from '@vigilo/contract/extraction';
import { listPotentialRelations, listRelations, reconcileChildDocument } from '@vigilo/contract/relations';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { getLanguage } from '../frame/request-language.ts';
import { reconcileFor } from './reconcile.service.ts';
import { getChildDocument, getPotentialRelations, getRelations } from './relations.service.ts';

const DONE = { status: 'success' } as const;

export function relationRoutes(context: AppContext): Implementation[] {
  return [
    // Here and not beside what was read from it: it says what linked documents say too.
    implement(getChildCall, async ({ params, caller, request }) => ({
      ...DONE,
      data: await getChildDocument(context, caller, params.id, getLanguage(request)),
    })),
    implement(listRelations, async ({ params, caller, request }) => ({
      ...DONE,
      data: await getRelations(context, caller, params.id, getLanguage(request)),
    })),
    implement(reconcileChildDocument, async ({ params, body, caller, request }) => ({
      ...DONE,
      data: await reconcileFor(context, caller, params.id, body, getLanguage(request)),
    })),
    implement(listPotentialRelations, async ({ params, query, caller, request }) => ({
      ...DONE,
      ...(await getPotentialRelations(context, caller, params.id, query, getLanguage(request))),
    })),
  ];
}
