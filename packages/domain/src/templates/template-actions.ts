// What a user may do with a template (issue 13: the template keys). 'Other' cannot be removed; what was changed or removed of the shipped ones can
// be returned to what was shipped.

import type { Access } from '../access/can.ts';
import { can } from '../access/can.ts';
import type { PermissionKey } from '../access/permissions.ts';
import type { Template } from './template.ts';
import { findShipped, isOther } from './template.ts';

export const TEMPLATE_ACTIONS = ['view', 'edit', 'versions', 'duplicate', 'return', 'delete'] as const;
export type TemplateAction = (typeof TEMPLATE_ACTIONS)[number];

/** What each action needs. */
export const TEMPLATE_PERMISSIONS: Readonly<Record<TemplateAction, PermissionKey>> = {
  view: 'retrieve-template',
  edit: 'update-template',
  versions: 'retrieve-template',
  duplicate: 'create-template',
  return: 'update-template',
  delete: 'delete-template',
};

/** Whether an action fits a template, whoever takes it. */
export function fitsTemplate(action: TemplateAction, { id, state }: Pick<Template, 'id' | 'state'>): boolean {
  switch (action) {
    case 'view':
    case 'versions':
      return true;
    case 'edit':
      return state !== 'removed';
    case 'duplicate':
      return state !== 'removed' && !isOther(id);
    case 'return':
      return findShipped(id) !== null && state !== 'shipped';
    case 'delete':
      return state !== 'removed' && !isOther(id);
  }
}

/** The actions a user with this access may take on a template. */
export function decideTemplateActions(
  access: Access,
  template: Pick<Template, 'id' | 'state'>,
): TemplateAction[] {
  return TEMPLATE_ACTIONS.filter(
    (action) => can(access, TEMPLATE_PERMISSIONS[action]) && fitsTemplate(action, template),
  );
}
