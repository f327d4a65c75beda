import {
  addCommentThread,
  answerComments,
  changeComment,
  listChildComments,
  listDocumentComments,
  listMentions,
  listNameable,
  noteMentionsSeen,
  removeComment,
  resolveComments,
} from '@vigilo/contract/comments';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { getLanguage } from '../frame/request-language.ts';
import {
  addAnswer,
  addThreadFor,
  changeOwnComment,
  removeOwnComment,
  resolveThread,
} from './comment-changes.service.ts';
import { listChildThreads, listDocumentThreads, listOwnMentions, noteSeen } from './comments.service.ts';
import { listNameableFor } from './readers.service.ts';

const DONE = { status: 'success' } as const;

export function commentRoutes(context: AppContext): Implementation[] {
  return [
    implement(addCommentThread, async ({ body, caller, request }) => ({
      ...DONE,
      data: await addThreadFor(context, { caller, language: getLanguage(request) }, body),
    })),
    implement(listChildComments, async ({ params, caller }) => ({
      ...DONE,
      data: await listChildThreads(context, caller, params.id),
    })),
    implement(listDocumentComments, async ({ params, caller }) => ({
      ...DONE,
      data: await listDocumentThreads(context, caller, params.id),
    })),
    implement(answerComments, async ({ params, body, caller, request }) => ({
      ...DONE,
      data: await addAnswer(context, { caller, language: getLanguage(request) }, params.id, body.comment),
    })),
    implement(resolveComments, async ({ params, body, caller, request }) => ({
      ...DONE,
      data: await resolveThread(context, { caller, language: getLanguage(request) }, params.id, body),
    })),
    implement(changeComment, async ({ params, body, caller, request }) => ({
      ...DONE,
      data: await changeOwnComment(context, { caller, language: getLanguage(request) }, params.id, body),
    })),
    implement(removeComment, async ({ params, caller, request }) => {
      await removeOwnComment(context, { caller, language: getLanguage(request) }, params.id);
      return DONE;
    }),
    implement(listNameable, async ({ params, caller }) => ({
      ...DONE,
      data: (await listNameableFor(context, caller, params.id)).map(({ id, name, email }) => ({
        _id: id,
        name,
        email,
      })),
    })),
    implement(listMentions, async ({ caller }) => ({ ...DONE, ...(await listOwnMentions(context, caller)) })),
    implement(noteMentionsSeen, async ({ body, caller }) => {
      await noteSeen(context, caller, body.commentIds);
      return DONE;
    }),
  ];
}
