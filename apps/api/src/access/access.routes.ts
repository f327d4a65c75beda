import * as calls from '@vigilo/contract/access';
import { PAGES } from '@vigilo/domain/access/pages';
import { PERMISSION_KEYS, upperCaseTwin } from '@vigilo/domain/access/permissions';
import type { AppContext } from '../frame/context.ts';
import type { Implementation } from '../frame/implementation.ts';
import { implement } from '../frame/implementation.ts';
import { pageReply } from './role-reply.ts';
import {
  addRole,
  changePriorities,
  changeRole,
  checkRoleName,
  duplicateRole,
  getRole,
  listRoles,
  removeRole,
} from './roles.service.ts';
import {
  addSubRole,
  changeSubRole,
  checkSubRoleName,
  duplicateSubRole,
  getSubRole,
  listSubRoles,
  removeSubRole,
} from './sub-roles.service.ts';

const pages = PAGES.map((page) => pageReply(page));
const components = PERMISSION_KEYS.map((key) => ({
  key,
  twin: upperCaseTwin(key),
  pages: pages.filter((page) => page.components.includes(key)).map(({ name }) => name),
})).filter((component) => component.pages.length > 0);
const done = { status: 'success' as const };

export function accessRoutes(context: AppContext): Implementation[] {
  return [
    implement(calls.listPages, async () => ({ pages })),
    implement(calls.listPageControls, async () => ({ pages, components })),
    ...roleRoutes(context),
    ...subRoleRoutes(context),
  ];
}

function roleRoutes(context: AppContext): Implementation[] {
  return [
    implement(calls.listRoles, async ({ caller }) => ({ roles: await listRoles(context, caller) })),
    implement(calls.getRole, async ({ params, caller }) => ({
      role: await getRole(context, caller, params.id),
    })),
    implement(calls.addRole, async ({ body, caller }) => ({ role: await addRole(context, caller, body) })),
    implement(calls.changeRole, async ({ params, body, caller }) => ({
      role: await changeRole(context, caller, params.id, body),
    })),
    implement(calls.checkRoleName, async ({ body, caller }) => ({
      nameExist: await checkRoleName(context, caller, body),
    })),
    implement(calls.duplicateRole, async ({ params, body, caller }) => ({
      role: await duplicateRole(context, caller, params.id, body.name),
    })),
    implement(calls.changePriorities, async ({ params, body, caller }) => ({
      role: await changePriorities(context, caller, params.id, body),
    })),
    implement(calls.removeRole, async ({ params, caller }) => {
      await removeRole(context, caller, params.id);
      return done;
    }),
  ];
}

function subRoleRoutes(context: AppContext): Implementation[] {
  return [
    implement(calls.listSubRoles, async ({ query, caller }) => ({
      subRoles: await listSubRoles(context, caller, query.parentRole),
    })),
    implement(calls.getSubRole, async ({ params, caller }) => ({
      subRole: await getSubRole(context, caller, params.id),
    })),
    implement(calls.addSubRole, async ({ body, caller }) => ({
      subRole: await addSubRole(context, caller, body),
    })),
    implement(calls.changeSubRole, async ({ params, body, caller }) => ({
      subRole: await changeSubRole(context, caller, params.id, body),
    })),
    implement(calls.checkSubRoleName, async ({ body, caller }) => ({
      found: await checkSubRoleName(context, caller, body),
    })),
    implement(calls.duplicateSubRole, async ({ params, body, caller }) => ({
      subRole: await duplicateSubRole(context, caller, params.id, body.name),
    })),
    implement(calls.removeSubRole, async ({ params, caller }) => {
      await removeSubRole(context, caller, params.id);
      return done;
    }),
  ];
}
