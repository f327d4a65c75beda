import {
  endVisit,
  readBox,
  saveChildDocument,
  saveTables as saveTablesCall,
  visitChild,
} from '@vigilo/contract/review';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { getLanguage } from '../frame/request-language.ts';
import { readBoxFor } from './read-box.service.ts';
import { saveChanges } from './row-changes.service.ts';
import { saveTables } from './table-changes.service.ts';
import { endVisitOf, visitChildFor } from './visits.service.ts';

const DONE = { status: 'success' } as const;

export function reviewRoutes(context: AppContext): Implementation[] {
  return [
    implement(saveChildDocument, async ({ params, body, caller, request }) => ({
      ...DONE,
      data: await saveChanges(context, caller, params.id, body.data, getLanguage(request)),
    })),
    implement(saveTablesCall, async ({ body, caller }) => ({
      ...DONE,
      data: await saveTables(context, caller, body),
    })),
    implement(readBox, async ({ params, body, caller }) => ({
      ...DONE,
      data: await readBoxFor(context, caller, params.id, body),
    })),
    implement(visitChild, async ({ params, caller }) => ({
      ...DONE,
      data: await visitChildFor(context, caller, params.id),
    })),
    implement(endVisit, async ({ params, caller }) => {
      await endVisitOf(context, caller, params.id);
      return DONE;
    }),
  ];
}
