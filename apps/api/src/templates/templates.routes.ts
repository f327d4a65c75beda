import {
  addTemplate as addCall,
  changeTemplate as changeCall,
  getTemplate as getCall,
  listDocumentTypes as listTypesCall,
  listSsotKeys as listKeysCall,
  listTemplates as listCall,
  removeTemplate as removeCall,
  returnTemplate as returnCall,
} from '@vigilo/contract/templates';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { listDocumentTypes, listSsotKeys } from './document-types.service.ts';
import {
  addTemplate,
  changeTemplate,
  getTemplate,
  listTemplates,
  removeTemplate,
  returnTemplate,
} from './templates.service.ts';

const DONE = { status: 'success' } as const;

export function templateRoutes(context: AppContext): Implementation[] {
  return [
    implement(listCall, async ({ caller }) => ({ ...DONE, data: await listTemplates(context, caller) })),
    implement(getCall, async ({ params, caller }) => ({
      ...DONE,
      data: await getTemplate(context, caller, params.id),
    })),
    implement(addCall, async ({ body, caller }) => ({
      ...DONE,
      data: await addTemplate(context, caller, body.definition),
    })),
    implement(changeCall, async ({ params, body, caller }) => ({
      ...DONE,
      data: await changeTemplate(context, caller, params.id, body),
    })),
    implement(removeCall, async ({ params, caller }) => {
      await removeTemplate(context, caller, params.id);
      return DONE;
    }),
    implement(returnCall, async ({ params, caller }) => ({
      ...DONE,
      data: await returnTemplate(context, caller, params.id),
    })),
    implement(listTypesCall, async ({ caller }) => ({
      ...DONE,
      data: await listDocumentTypes(context, caller),
    })),
    implement(listKeysCall, async ({ query, caller }) => ({
      ...DONE,
      data: await listSsotKeys(context, caller, query.documentType),
    })),
  ];
}
