import {
  addResetToken,
  changeOwnPassword,
  forgotPassword,
  resetPassword,
  validateResetToken,
} from '@vigilo/contract/sign-in';
import type { Implementation } from '../frame/implementation.ts';
import { implement, implementPublic } from '../frame/implementation.ts';
import type { AuthContext } from './auth-context.ts';
import { clearVisitor, readVisitor } from './cookies.ts';
import {
  addVisitorResetToken,
  changePassword,
  isResetToken,
  requestReset,
  resetOwnPassword,
} from './passwords.service.ts';
import type { SessionCallers } from './session-callers.ts';
import { readClient, readTenantName, refuseCrossSite } from './sign-in-request.ts';

const DONE = { status: 'success' } as const;

export function passwordRoutes(context: AuthContext, callers: SessionCallers): Implementation[] {
  return [
    implementPublic(forgotPassword, async ({ body, request }) => {
      refuseCrossSite(request);
      await requestReset(
        context,
        { tenant: readTenantName(context, request), email: body.email },
        readClient(request),
      );
      return DONE;
    }),
    implementPublic(validateResetToken, async ({ body, request }) => {
      refuseCrossSite(request);
      return { valid: await isResetToken(context, readTenantName(context, request), body.token) };
    }),
    implementPublic(resetPassword, async ({ body, request, reply }) => {
      refuseCrossSite(request);
      const userId = await resetOwnPassword(
        context,
        { tenant: readTenantName(context, request), ...body },
        readClient(request),
      );
      callers.forgetUser(userId);
      clearVisitor(request, reply);
      return DONE;
    }),
    implementPublic(addResetToken, async ({ body, request }) => {
      refuseCrossSite(request);
      return { token: await addVisitorResetToken(context, body.email, readVisitor(request)) };
    }),
    implement(changeOwnPassword, async ({ body, caller, request }) => {
      await changePassword(context, caller, body, readClient(request));
      callers.forgetUser(caller.userId);
      return DONE;
    }),
  ];
}
