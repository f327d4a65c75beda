import { Group } from '@mantine/core';
import { IconCopy, IconInfoCircle, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { ROLE_ACTIONS } from '@vigilo/domain/access/role-actions';
import type { RoleAction } from '@vigilo/domain/access/role-actions';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';

const ICONS: Readonly<Record<RoleAction, Icon>> = {
  view: IconInfoCircle,
  edit: IconPencil,
  duplicate: IconCopy,
  delete: IconTrash,
};

interface RoleActionsProps {
  /** Of the role, sub-role or page filter. */
  readonly name: string;
  readonly can: readonly RoleAction[];
  readonly onAction: (action: RoleAction) => void;
}

/** What may be done with a role, a sub-role or a page filter, as buttons. */
export function RoleActions({ name, can, onAction }: RoleActionsProps) {
  const t = useTexts('access');
  return (
    <Group gap="xs" wrap="nowrap" display="inline-flex">
      {ROLE_ACTIONS.filter((action) => can.includes(action)).map((action) => {
        const ActionIcon = ICONS[action];
        return (
          <IconButton
            key={action}
            size={28}
            label={t(`action.${action}`, { name })}
            onClick={() => onAction(action)}
          >
            <ActionIcon size="1.125rem" stroke={1.75} />
          </IconButton>
        );
      })}
    </Group>
  );
}
