import {
  addUser as addCall,
  changeUser as changeCall,
  checkUserEmail as checkEmailCall,
  getUser as getCall,
  getUserAccess as accessCall,
  listAnalysts as analystsCall,
  listUsers as listCall,
  removeUser as removeCall,
  restoreUser as restoreCall,
} from '@vigilo/contract/users';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement, ReadyJson } from '../frame/implementation.ts';
import { getLanguage } from '../frame/request-language.ts';
import type { SessionCallers } from '../sign-in/session-callers.ts';
import { addUser } from './add-user.service.ts';
import { changeUser } from './change-user.service.ts';
import { getUserAccess } from './user-access.service.ts';
import { setUserStatus } from './user-status.service.ts';
import { listUsers } from './user-list.service.ts';
import { checkUserEmail, getUser, listAnalysts } from './users.service.ts';

export function userRoutes(context: AppContext, callers: SessionCallers): Implementation[] {
  return [
    implement(listCall, async ({ caller }) => new ReadyJson(...(await listUsers(context, caller)))),
    implement(analystsCall, ({ caller }) => listAnalysts(context, caller)),
    implement(checkEmailCall, ({ query, caller }) => checkUserEmail(context, caller, query)),
    implement(getCall, async ({ params, caller }) => ({ user: await getUser(context, caller, params.id) })),
    implement(accessCall, ({ params, caller }) => getUserAccess(context, caller, params.id)),
    implement(addCall, ({ body, caller, request }) =>
      addUser(context, callers, { caller, language: getLanguage(request) }, body),
    ),
    implement(changeCall, async ({ body, caller, request }) => ({
      user: await changeUser(context, callers, { caller, language: getLanguage(request) }, body),
    })),
    implement(removeCall, async ({ params, caller, request }) => {
      await setUserStatus(
        context,
        callers,
        { caller, language: getLanguage(request) },
        params.id,
        'Inactive',
      );
      return { status: 'success' as const };
    }),
    implement(restoreCall, async ({ params, caller, request }) => {
      await setUserStatus(context, callers, { caller, language: getLanguage(request) }, params.id, 'Active');
      return { status: 'success' as const };
    }),
  ];
}
