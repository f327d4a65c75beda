import {
  addChildDocument,
  changeChildAttributes,
  changeChildTags,
  cloneChildDocument,
  cloneDigitizedDocument,
  removeChildDocument,
  removeDigitizedDocument,
} from '@vigilo/contract/child-documents';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { getLanguage } from '../frame/request-language.ts';
import { getTranslator } from '../frame/texts.ts';
import {
  addChildTo,
  changeAttributes,
  changeTags,
  cloneChild,
  removeChildFor,
} from './child-changes.service.ts';

const DONE = { status: 'success' } as const;

/** What is done with child documents as a whole. */
export function childChangeRoutes(context: AppContext): Implementation[] {
  return [
    implement(cloneChildDocument, async ({ params, caller, request }) => ({
      ...DONE,
      data: await cloneChild(context, caller, params.id, getLanguage(request)),
    })),
    implement(cloneDigitizedDocument, async ({ body, caller, request }) => ({
      ...DONE,
      data: await cloneChild(context, caller, body.id, getLanguage(request)),
    })),
    implement(addChildDocument, async ({ body, caller }) => ({
      ...DONE,
      data: await addChildTo(context, caller, body),
    })),
    implement(removeChildDocument, async ({ body, caller, request }) => {
      await removeChildFor(context, caller, body.id, body.version);
      return { ...DONE, message: getTranslator(getLanguage(request))('childDocuments.removed') };
    }),
    implement(removeDigitizedDocument, async ({ params, caller, request }) => {
      await removeChildFor(context, caller, params.id, undefined);
      return { ...DONE, message: getTranslator(getLanguage(request))('childDocuments.removed') };
    }),
    implement(changeChildAttributes, async ({ params, body, caller }) => ({
      ...DONE,
      data: await changeAttributes(context, caller, params.id, body),
    })),
    implement(changeChildTags, async ({ params, body, caller }) => ({
      ...DONE,
      data: await changeTags(context, caller, params.id, body),
    })),
  ];
}
