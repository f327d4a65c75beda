import { Group } from '@mantine/core';
import {
  IconEdit,
  IconInfoCircle,
  IconRestore,
  IconTrash,
  IconTrashX,
  IconWebhook,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { ClientAction, ClientRow } from '@vigilo/contract/clients';
import { useCan } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';

const ICONS: Readonly<Record<ClientAction, Icon>> = {
  view: IconInfoCircle,
  edit: IconEdit,
  webhook: IconWebhook,
  delete: IconTrash,
  restore: IconRestore,
  'force-delete': IconTrashX,
};

const ACTIVE_ACTIONS: readonly ClientAction[] = ['view', 'edit', 'webhook', 'delete'];
const DELETED_ACTIONS: readonly ClientAction[] = ['restore', 'force-delete'];

interface ClientActionsProps {
  readonly client: ClientRow;
  readonly onAction: (action: ClientAction, id: string) => void;
}

/** What can be done with a client; what cannot says why. */
export function ClientActions({ client: { _id, name, isDeleted, can }, onAction }: ClientActionsProps) {
  const t = useTexts('clients');
  const mayRestore = useCan('restore-client');
  const mayEdit = useCan('update-client');
  return (
    <Group gap="xs" wrap="nowrap" display="inline-flex">
      {(isDeleted === true ? DELETED_ACTIONS : ACTIVE_ACTIONS).map((action) => {
        const ItsIcon = ICONS[action];
        const reason = can?.includes(action) === true ? undefined : findReason(action);
        return (
          <IconButton
            key={action}
            size="md"
            label={t(`action.${action}`, { name })}
            disabledReason={reason}
            onClick={() => onAction(action, _id)}
          >
            <ItsIcon size="1.125rem" stroke={1.75} />
          </IconButton>
        );
      })}
    </Group>
  );

  function findReason(action: ClientAction): string {
    if (action === 'webhook' && mayEdit) return t('whyNotWebhook');
    return action === 'restore' && mayRestore ? t('whyNotOwn') : t('whyNot');
  }
}
