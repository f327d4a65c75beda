// Roles, sub-roles and page filters (specification 1, sections 2.8, 3 to 7): which pages and components the users of a role may use.

import { ROLE_ACTIONS } from '@vigilo/domain/access/role-actions';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { messageKey } from './messages/message.ts';

const id = z.strictObject({ id: z.uuid() });
const done = z.object({ status: z.literal('success') });
const status = z.enum(['Active', 'Inactive']);
const type = z.enum(['Admin', 'User']);
const count = z.number().int();

const roleName = z.string().normalize('NFC').trim().min(1, messageKey('refusals.enterName')).max(100);
const searchedName = z.string().normalize('NFC').trim().max(100);
const description = z.string().trim().max(2000).default('');
/** The version that was read; the call answers 409 if it has changed since. */
const version = z.number().int().optional();

/** The actions the caller may take on a role or sub-role; screens offer exactly these. */
const can = z.array(z.enum(ROLE_ACTIONS));

/** A page with its components. */
const page = z.object({
  name: z.string(),
  category: z.string(),
  subCategory: z.string(),
  /** A route; * matches any one segment. */
  url: z.string(),
  components: z.array(z.string()),
  /** Path of the page's preview picture, or null. */
  imageThumb: z.string().nullable(),
});

export type Page = z.output<typeof page>;

export const listPages = defineCall({
  method: 'GET',
  path: '/api/pages/',
  permission: 'view-role',
  summary: 'The pages that a page filter can open, with their components',
  reply: z.object({ pages: z.array(page) }),
  problems: [],
});

export const listPageControls = defineCall({
  method: 'GET',
  path: '/api/pages/all',
  permission: 'view-role',
  summary: 'Every component of every page: the permission, its upper-case twin and the pages it stands on',
  reply: z.object({
    pages: z.array(page),
    components: z.array(z.object({ key: z.string(), twin: z.string(), pages: z.array(z.string()) })),
  }),
  problems: [],
});

const described = {
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  status,
  lastUpdatedOn: z.string(),
  updatedBy: z.string().nullable(),
};

const subRoleInRole = z.object({ ...described, priority: count, can });

const role = z.object({
  ...described,
  type,
  /** Number of users with this role, active or not. */
  users: count,
  version: count,
  /** The active ones, by priority. */
  subRoles: z.array(subRoleInRole),
  can,
});

export type Role = z.output<typeof role>;
export type SubRoleInRole = z.output<typeof subRoleInRole>;

export const listRoles = defineCall({
  method: 'GET',
  path: '/api/roles/',
  permission: 'view-role',
  summary: 'The active roles with their active sub-roles, by name',
  reply: z.object({ roles: z.array(role) }),
  problems: [],
});

export const getRole = defineCall({
  method: 'GET',
  path: '/api/roles/{id}',
  permission: 'view-role',
  summary: 'One role with its active sub-roles',
  params: id,
  reply: z.object({ role }),
  problems: ['not-found'],
});

export const addRole = defineCall({
  method: 'POST',
  path: '/api/roles/',
  permission: 'create-role',
  creates: true,
  summary: 'Adds a role',
  body: z.strictObject({ _id: z.literal('').optional(), name: roleName, description }),
  reply: z.object({ role }),
  problems: ['already-exists'],
});

export const changeRole = defineCall({
  method: 'POST',
  path: '/api/roles/{id}',
  permission: 'update-role',
  summary: 'Changes name and description of a role',
  params: id,
  body: z.strictObject({ _id: z.uuid().optional(), name: roleName, description, version }),
  reply: z.object({ role }),
  problems: ['not-found', 'already-exists', 'changed-meanwhile', 'wrong-state'],
});

/** Needs create-role or update-role as well (security.md C3). */
export const checkRoleName = defineCall({
  method: 'POST',
  isRead: true,
  path: '/api/roles/checkNameExist',
  permission: 'view-role',
  summary: 'Whether another active role has this name',
  body: z.strictObject({ _id: z.union([z.literal(''), z.uuid()]).optional(), name: searchedName }),
  reply: z.object({ nameExist: z.boolean() }),
  problems: [],
});

export const removeRole = defineCall({
  method: 'DELETE',
  path: '/api/roles/{id}',
  permission: 'delete-role',
  summary: 'Deletes a role that nobody holds, with its sub-roles',
  params: id,
  reply: done,
  problems: ['not-found', 'wrong-state'],
});

export const duplicateRole = defineCall({
  method: 'POST',
  path: '/api/v1/roles/{id}/duplicate',
  permission: 'create-role',
  creates: true,
  summary: 'Adds a role with the sub-roles and page filters of another',
  params: id,
  body: z.strictObject({ name: roleName }),
  reply: z.object({ role }),
  problems: ['not-found', 'already-exists', 'wrong-state'],
});

export const changePriorities = defineCall({
  method: 'POST',
  path: '/api/roles/{id}/saveSubRolePriority',
  permission: 'update-subrole',
  summary: 'Orders the active sub-roles of a role anew; they must all be there, with the priorities 1 to n',
  params: id,
  body: z.strictObject({
    role: z.uuid().optional(),
    version,
    subRoles: z
      .array(z.strictObject({ _id: z.uuid(), priority: count.min(1).max(1000) }))
      .min(1)
      .max(1000),
  }),
  reply: z.object({ role }),
  problems: ['not-found', 'changed-meanwhile'],
});

const pageFilter = page.extend({
  /** Names of the components that are allowed. */
  allowedComponent: z.array(z.string()),
});

export type PageFilter = z.output<typeof pageFilter>;

const subRole = subRoleInRole.extend({
  parentRole: z.object({ _id: z.string(), name: z.string(), type }),
  users: z.array(z.object({ _id: z.string(), email: z.string(), name: z.string() })),
  pageFilters: z.array(pageFilter),
  version: count,
});

export type SubRole = z.output<typeof subRole>;

export const listSubRoles = defineCall({
  method: 'GET',
  path: '/api/subRoles/',
  permission: 'view-subrole',
  summary: 'The active sub-roles of a role, by priority',
  query: z.strictObject({ parentRole: z.uuid() }),
  reply: z.object({ subRoles: z.array(subRoleInRole) }),
  problems: ['not-found'],
});

export const getSubRole = defineCall({
  method: 'GET',
  path: '/api/subRoles/{id}',
  permission: 'view-subrole',
  summary: 'One sub-role with its page filters and the users of its role',
  params: id,
  reply: z.object({ subRole }),
  problems: ['not-found'],
});

/** A page filter to save: its page and the allowed components, in either spelling. Other properties of the page come from the catalogue and are ignored. */
const savedFilter = z.strictObject({
  name: z.string().max(100),
  allowedComponent: z.array(z.string().max(100)).max(100),
  category: z.string().max(100).optional(),
  subCategory: z.string().max(100).optional(),
  url: z.string().max(300).optional(),
  imageThumb: z.string().max(300).nullable().optional(),
  components: z.array(z.string().max(100)).max(100).optional(),
});
const savedFilters = z.array(savedFilter).max(100);

/** The server sets the priority: the new sub-role goes last. */
export const addSubRole = defineCall({
  method: 'POST',
  path: '/api/subRoles/',
  permission: 'create-subrole',
  creates: true,
  summary: 'Adds a sub-role to a role, last in priority',
  body: z.strictObject({
    name: roleName,
    description,
    priority: count.optional(),
    parentRoleId: z.uuid(),
    parentRole: z.uuid().optional(),
    pageFilters: savedFilters.default([]),
  }),
  reply: z.object({ subRole }),
  problems: ['not-found', 'already-exists', 'wrong-state'],
});

export const changeSubRole = defineCall({
  method: 'POST',
  path: '/api/subRoles/{id}',
  permission: 'update-subrole',
  summary: 'Changes name, description and page filters of a sub-role; what is left out stays',
  params: id,
  body: z.strictObject({
    name: roleName.optional(),
    description: z.string().trim().max(2000).optional(),
    priority: count.optional(),
    parentRoleId: z.uuid().optional(),
    parentRole: z.uuid().optional(),
    pageFilters: savedFilters.optional(),
    version,
  }),
  reply: z.object({ subRole }),
  problems: ['not-found', 'already-exists', 'changed-meanwhile'],
});

/** Needs create-subrole or update-subrole as well (security.md C3). */
export const checkSubRoleName = defineCall({
  method: 'POST',
  isRead: true,
  path: '/api/subRoles/checkName',
  permission: 'view-subrole',
  summary: 'Whether another active sub-role of the role has this name',
  body: z.strictObject({
    _id: z.union([z.literal(''), z.uuid()]).optional(),
    name: searchedName,
    parentRoleId: z.uuid(),
  }),
  reply: z.object({ found: z.boolean() }),
  problems: [],
});

export const removeSubRole = defineCall({
  method: 'DELETE',
  path: '/api/subRoles/{id}',
  permission: 'delete-subrole',
  summary: 'Deletes a sub-role; those after it move up',
  params: id,
  reply: done,
  problems: ['not-found'],
});

export const duplicateSubRole = defineCall({
  method: 'POST',
  path: '/api/v1/subRoles/{id}/duplicate',
  permission: 'create-subrole',
  creates: true,
  summary: 'Adds a sub-role with the page filters of another to the same role, last in priority',
  params: id,
  body: z.strictObject({ name: roleName }),
  reply: z.object({ subRole }),
  problems: ['not-found', 'already-exists'],
});
