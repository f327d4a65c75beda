import { Group } from '@mantine/core';
import { IconEdit, IconInfoCircle, IconKey, IconRestore, IconTrash } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { UserAction, UserRow } from '@vigilo/contract/users';
import { can } from '@vigilo/domain/access/can';
import type { PermissionKey } from '@vigilo/domain/access/permissions';
import { useAccess, useProfile } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';

const ICONS: Readonly<Record<UserAction, Icon>> = {
  view: IconInfoCircle,
  edit: IconEdit,
  'change-password': IconKey,
  delete: IconTrash,
  restore: IconRestore,
};

const NEEDED: Readonly<Record<UserAction, readonly PermissionKey[]>> = {
  view: ['view-user'],
  edit: ['update-user'],
  'change-password': ['update-user', 'change-password'],
  delete: ['delete-user'],
  restore: ['restore-user'],
};

const ACTIVE_ACTIONS: readonly UserAction[] = ['view', 'edit', 'change-password', 'delete'];
const INACTIVE_ACTIONS: readonly UserAction[] = ['view', 'restore'];

interface UserActionsProps {
  readonly user: UserRow;
  readonly onAction: (action: UserAction, id: string) => void;
}

/** What can be done with a user; what cannot says why. */
export function UserActions({ user, onAction }: UserActionsProps) {
  const t = useTexts('users');
  const findReason = useReason(user);
  return (
    <Group gap="xs" wrap="nowrap" display="inline-flex">
      {(user.status === 'Active' ? ACTIVE_ACTIONS : INACTIVE_ACTIONS).map((action) => {
        const ItsIcon = ICONS[action];
        return (
          <IconButton
            key={action}
            size="md"
            label={t(`action.${action}`, { name: user.name })}
            disabledReason={findReason(action)}
            onClick={() => onAction(action, user._id)}
          >
            <ItsIcon size="1.125rem" stroke={1.75} />
          </IconButton>
        );
      })}
    </Group>
  );
}

/** Why an action is not offered; undefined where it is. The server decides what is (`can`); the reason is derived from what is known here. */
function useReason(user: UserRow): (action: UserAction) => string | undefined {
  const t = useTexts('users');
  const access = useAccess();
  const isOwn = useProfile().data?._id === user._id;
  return (action) => {
    if (user.can.includes(action)) return undefined;
    if (!NEEDED[action].every((key) => can(access, key))) return t('whyNot.permission');
    if (isOwn) return t('whyNot.own');
    return user.type === 'Admin' && !access.isAdmin ? t('whyNot.admin') : t('whyNot.stronger');
  };
}
