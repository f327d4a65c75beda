// Users (specification 1, sections 2.6, 3 to 5 and 7; security.md C11). Details need the permission update-user, the password also change-password,
// the status also restore-user.

import { USER_STATUSES } from '@vigilo/domain/users/user-status';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { messageKey } from './messages/message.ts';

const id = z.strictObject({ id: z.uuid() });
const status = z.enum(USER_STATUSES);
const type = z.enum(['Admin', 'User']);
const done = z.object({ status: z.literal('success') });

const userEmail = z.email().max(254);
const personName = z.string().normalize('NFC').trim().min(1, messageKey('refusals.enterName')).max(200);

/** The actions the caller may take on a user; screens offer exactly these. */
export const USER_ACTIONS = ['view', 'edit', 'change-password', 'delete', 'restore'] as const;

export type UserAction = (typeof USER_ACTIONS)[number];

const heldRole = z.object({
  _id: z.string(),
  parentRole: z.object({ _id: z.string(), name: z.string(), type }),
  priority: z.number().int(),
});

export const userRow = z.object({
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  status,
  type,
  lastLoginDateTime: z.string().nullable(),
  roles: z.array(heldRole),
  /** Names of the clients that are not deleted, for who may look at users; an Admin has none. */
  clientNames: z.array(z.string()),
  version: z.number().int(),
  can: z.array(z.enum(USER_ACTIONS)),
});

export type UserRow = z.output<typeof userRow>;

/** Page filters merged over all sub-roles of a role, by name; an Admin's are the one entry 'All Pages are visible to Admin'. */
const mergedFilter = z.object({
  name: z.string(),
  category: z.string(),
  allowedComponent: z.array(z.string()),
});

const user = userRow.omit({ clientNames: true }).extend({
  lastPasswordChanged: z.string(),
  clients: z.array(z.object({ _id: z.string(), name: z.string() })),
  /** Name of the last editor; null if the user was never edited. */
  lastUpdateBy: z.string().nullable(),
  lastUpdatedOn: z.string(),
  /** Of the first role. */
  subRoles: z.array(z.object({ _id: z.string(), name: z.string(), priority: z.number().int() })),
  pageFilters: z.array(mergedFilter),
});

export type User = z.output<typeof user>;

export const listUsers = defineCall({
  method: 'GET',
  path: '/api/users/',
  permission: 'list-user',
  summary: 'Every user of the tenant, by e-mail',
  reply: z.object({ users: z.array(userRow) }),
  problems: [],
});

export const getUser = defineCall({
  method: 'GET',
  path: '/api/users/{id}',
  permission: 'view-user',
  summary: 'One user with role, sub-roles, clients and the pages they can reach',
  params: id,
  reply: z.object({ user }),
  problems: ['not-found'],
});

/** One role, as offered by the dialog; `priority`, `tempId` and `_id` are set by the server and ignored. */
const chosenRoles = z
  .array(
    z.strictObject({
      _id: z.string().max(64).optional(),
      parentRole: z.uuid(),
      priority: z.number().int().optional(),
      tempId: z.string().max(64).optional(),
    }),
  )
  .length(1, messageKey('refusals.enterRole'));
/** Ids; none for an Admin, at least one for other users. */
const chosenClients = z.array(z.uuid()).max(3000);

export const addUser = defineCall({
  method: 'POST',
  path: '/api/users/create',
  permission: 'create-user',
  creates: true,
  summary:
    'Adds a user, who gets a mail with a link to set a password; an inactive one of the same e-mail is made active and saved, which takes restore-user as well',
  body: z.strictObject({
    email: userEmail,
    name: personName,
    roles: chosenRoles,
    clients: chosenClients.default([]),
  }),
  reply: z.object({ user, reactivated: z.boolean() }),
  problems: ['already-exists'],
});

export const changeUser = defineCall({
  method: 'POST',
  path: '/api/users/update',
  permission: 'update-user',
  summary: "Changes a user's details, password or status, each with its own permission",
  body: z.strictObject({
    _id: z.uuid(),
    /** The version that was read; the call answers 409 if it has changed since. */
    version: z.number().int().optional(),
    email: userEmail.optional(),
    name: personName.optional(),
    roles: chosenRoles.optional(),
    clients: chosenClients.optional(),
    status: status.optional(),
    newPassword: z.string().max(1024).optional(),
    confirmNewPassword: z.string().max(1024).optional(),
  }),
  reply: z.object({ user }),
  problems: ['not-found', 'already-exists', 'changed-meanwhile', 'wrong-state'],
});

export const removeUser = defineCall({
  method: 'DELETE',
  path: '/api/users/{id}',
  permission: 'delete-user',
  summary: 'Makes an active user inactive; every session of the user ends',
  params: id,
  reply: done,
  problems: ['not-found', 'wrong-state'],
});

export const restoreUser = defineCall({
  method: 'PUT',
  path: '/api/users/{id}',
  permission: 'restore-user',
  summary: 'Makes an inactive user active',
  params: id,
  body: z.strictObject({}),
  reply: done,
  problems: ['not-found', 'wrong-state'],
});

export const listAnalysts = defineCall({
  method: 'GET',
  path: '/api/users/analysts',
  permission: 'list-user',
  summary: 'The active users whose role is Analyst',
  reply: z.object({ users: z.array(z.object({ _id: z.string(), email: z.string(), name: z.string() })) }),
  problems: [],
});

/** Needs create-user or update-user as well (security.md C3). */
export const checkUserEmail = defineCall({
  method: 'GET',
  path: '/api/users/check/emailExist',
  permission: 'list-user',
  summary: 'Whether another user of the tenant has this e-mail, and that one is active',
  query: z.strictObject({
    email: z.string().trim().min(1).max(254),
    userId: z.union([z.literal('temp'), z.uuid()]).default('temp'),
  }),
  reply: z.object({ exist: z.boolean(), status: status.nullable() }),
  problems: [],
});

/** What is missing where something is not allowed: the basis itself, the page's filter, or the component in it. */
const lack = z.enum(['basis', 'page-filter', 'component']).nullable();
const component = z.object({ key: z.string(), isAllowed: z.boolean(), lack });

/** Explains a user's access page by page ('why can this user not see this?'). */
export const getUserAccess = defineCall({
  method: 'GET',
  path: '/api/v1/users/{id}/access',
  permission: 'view-user',
  summary:
    'The effective permissions of a user: per page and component whether it is allowed, and what grants or lacks it',
  params: id,
  reply: z.object({
    status: z.literal('success'),
    data: z.object({
      name: z.string(),
      email: z.string(),
      /** Why nothing, everything or only the pages of the filters are allowed. */
      basis: z.enum(['inactive', 'no-role', 'admin', 'no-sub-role', 'sub-role']),
      role: z.object({ _id: z.string(), name: z.string() }).nullable(),
      /** The sub-role in effect: the first active one by priority. */
      subRole: z.object({ _id: z.string(), name: z.string(), priority: z.number().int() }).nullable(),
      /** Other active sub-roles of the role, which have no effect. */
      otherSubRoles: z.array(z.string()),
      pages: z.array(
        z.object({
          name: z.string(),
          category: z.string(),
          url: z.string(),
          isAllowed: z.boolean(),
          lack,
          components: z.array(component),
        }),
      ),
      clients: z.array(
        z.object({
          _id: z.string(),
          name: z.string(),
          companies: z.number().int(),
          state: z.enum(['counts', 'deleted', 'not-begun', 'ended']),
        }),
      ),
      /** Number of companies the user sees, and the total. */
      companies: z.number().int(),
      allCompanies: z.number().int(),
    }),
  }),
  problems: ['not-found'],
});
