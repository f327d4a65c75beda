import { Group } from '@mantine/core';
import { IconCopy, IconInfoCircle, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { can } from '@vigilo/domain/access/can';
import type { PermissionKey } from '@vigilo/domain/access/permissions';
import { ROLE_ACTIONS } from '@vigilo/domain/access/role-actions';
import type { RoleAction } from '@vigilo/domain/access/role-actions';
import { useAccess } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';

const ICONS: Readonly<Record<RoleAction, Icon>> = {
  view: IconInfoCircle,
  edit: IconPencil,
  duplicate: IconCopy,
  delete: IconTrash,
};

/** What each action needs; whoever has that and still cannot is kept from it by the role itself. */
const NEEDED = {
  role: { view: 'view-role', edit: 'update-role', duplicate: 'create-role', delete: 'delete-role' },
  'sub-role': {
    view: 'view-subrole',
    edit: 'update-subrole',
    duplicate: 'create-subrole',
    delete: 'delete-subrole',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<RoleAction, PermissionKey>>>>;

interface RoleActionsProps {
  /** Absent for a page filter, whose missing actions are not shown. */
  readonly kind?: keyof typeof NEEDED;
  /** Of the role, sub-role or page filter. */
  readonly name: string;
  readonly can: readonly RoleAction[];
  readonly onAction: (action: RoleAction) => void;
}

/** What can be done with a role, a sub-role or a page filter, as buttons; what cannot says why. */
export function RoleActions({ kind, name, can: allowed, onAction }: RoleActionsProps) {
  const t = useTexts('access');
  const access = useAccess();
  const shown = kind === undefined ? allowed : ROLE_ACTIONS;
  return (
    <Group gap="xs" wrap="nowrap" display="inline-flex">
      {shown.map((action) => {
        const ActionIcon = ICONS[action];
        return (
          <IconButton
            key={action}
            size={28}
            label={t(`action.${action}`, { name })}
            disabledReason={findReason(action)}
            onClick={() => onAction(action)}
          >
            <ActionIcon size="1.125rem" stroke={1.75} />
          </IconButton>
        );
      })}
    </Group>
  );

  function findReason(action: RoleAction): string | undefined {
    if (kind === undefined || allowed.includes(action)) return undefined;
    if (!can(access, NEEDED[kind][action])) return t('whyNot.permission');
    return kind === 'role' ? t('whyNot.adminRole') : t('whyNot.ownSubRole');
  }
}
