import type { PageFilter, Role, SubRoleInRole } from '@vigilo/contract/access';
import type { Page as ReplyPage } from '@vigilo/contract/access';
import type { Access } from '@vigilo/domain/access/can';
import type { Grant } from '@vigilo/domain/access/grant';
import type { Page } from '@vigilo/domain/access/pages';
import { findPage, findPreview } from '@vigilo/domain/access/pages';
import { decideRoleActions, decideSubRoleActions } from '@vigilo/domain/access/role-actions';
import type { OwnRights } from './own-rights.ts';
import type { RoleRow } from './roles.queries.ts';
import type { SubRoleRow } from './sub-roles.queries.ts';

/** Who looks at it: what they may do comes with it. */
export interface Viewer {
  readonly access: Access;
  readonly own: OwnRights | null;
}

export function roleReply(viewer: Viewer, row: RoleRow, subRoles: readonly SubRoleRow[]): Role {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    status: row.status,
    type: row.type,
    lastUpdatedOn: row.updated_at.toISOString(),
    updatedBy: row.updated_by_name,
    users: row.users,
    version: row.version,
    subRoles: subRoles
      .filter(({ role_id: roleId }) => roleId === row.id)
      .map((subRole) => subRoleReply(viewer, subRole)),
    can: decideRoleActions(viewer.access, row),
  };
}

export function subRoleReply(viewer: Viewer, row: SubRoleRow): SubRoleInRole {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    priority: row.priority,
    status: row.status,
    lastUpdatedOn: row.updated_at.toISOString(),
    updatedBy: row.updated_by_name,
    can: decideSubRoleActions(viewer.access, viewer.own?.subRoleId === row.id),
  };
}

export function pageReply(page: Page): ReplyPage {
  return {
    name: page.name,
    category: page.category,
    subCategory: page.subCategory,
    url: page.url,
    components: [...page.components],
    imageThumb: findPreview(page),
  };
}

/** A page filter with its page as the catalogue has it; none where the catalogue has it no longer. */
export function filterReply({ page: name, allowed }: Grant): PageFilter[] {
  const page = findPage(name);
  return page ? [{ ...pageReply(page), allowedComponent: [...allowed] }] : [];
}
