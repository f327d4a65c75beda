import {
  compareTemplateVersions as compareCall,
  learnTemplate as learnCall,
  listDifferences as differencesCall,
  listTemplateVersions as versionsCall,
  listTriedDocuments as triedCall,
  returnToVersion as returnToCall,
  tryTemplate as tryCall,
  undoLesson as undoCall,
} from '@vigilo/contract/template-versions';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { learnTemplate } from './learning.service.ts';
import {
  compareTemplateVersions,
  listTemplateVersions,
  returnToVersion,
  undoLesson,
} from './template-versions.service.ts';
import { listDifferences, listTriedDocuments, tryTemplate } from './try-template.service.ts';

const DONE = { status: 'success' } as const;

export function templateVersionRoutes(context: AppContext): Implementation[] {
  return [
    implement(versionsCall, async ({ params, caller }) => ({
      ...DONE,
      data: await listTemplateVersions(context, caller, params.id),
    })),
    implement(compareCall, async ({ params, query, caller }) => ({
      ...DONE,
      data: await compareTemplateVersions(context, caller, { ...params, other: query.with }),
    })),
    implement(returnToCall, async ({ params, body, caller }) => ({
      ...DONE,
      data: await returnToVersion(context, caller, { ...params, current: body.version }),
    })),
    implement(undoCall, async ({ params, body, caller }) => ({
      ...DONE,
      data: await undoLesson(context, caller, { ...params, current: body.version }),
    })),
    implement(learnCall, async ({ params, caller }) => ({
      ...DONE,
      data: await learnTemplate(context, caller, params.id),
    })),
    implement(triedCall, async ({ query, caller }) => ({
      ...DONE,
      data: await listTriedDocuments(context, caller, query),
    })),
    implement(tryCall, async ({ params, body, caller }) => ({
      ...DONE,
      data: await tryTemplate(context, caller, params.id, body.definition),
    })),
    implement(differencesCall, async ({ params, body, caller }) => ({
      ...DONE,
      data: await listDifferences(context, caller, params.id, body),
    })),
  ];
}
