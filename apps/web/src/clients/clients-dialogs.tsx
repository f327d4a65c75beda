import type { ClientAction, ClientRow } from '@vigilo/contract/clients';
import { useOpenedForm } from '../lib/opened-form.ts';
import { useCan } from '../lib/profile.ts';
import { GoneRecord } from '../ui/gone-record.tsx';
import { ClientDialog, ClientForm } from './client-form.tsx';
import { ClientInfoDialog } from './client-info-dialog.tsx';
import { StatusDialog } from './status-dialogs.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

/** What the address calls the dialog of each action; those of forms are named as their drafts are. */
export const DIALOG_BY_ACTION = {
  view: 'clients.view',
  edit: 'clients.change',
  webhook: 'clients.webhook',
  delete: 'clients.delete',
  restore: 'clients.restore',
  'force-delete': 'clients.force-delete',
} as const satisfies Record<ClientAction, string>;

const NEEDS_ACTIVE: ReadonlySet<string> = new Set([
  DIALOG_BY_ACTION.view,
  DIALOG_BY_ACTION.edit,
  DIALOG_BY_ACTION.webhook,
]);

/** The dialog that the address says is open, where the user can do that. */
export function ClientsDialogs({ clients }: { readonly clients: readonly ClientRow[] | undefined }) {
  const { opened, close } = useOpenedForm();
  const canAdd = useCan('create-client');
  if (opened === null || clients === undefined) return null;
  const { form, subject } = opened;
  if (form === 'clients.add') return canAdd && <ClientForm onClose={close} />;
  const client = clients.find(({ _id }) => _id === subject);
  if (client === undefined || (client.isDeleted === true && NEEDS_ACTIVE.has(form)))
    return <GoneRecord onClose={close} />;
  return <ClientActionDialog key={client._id} client={client} form={form} onClose={close} />;
}

interface ClientActionDialogProps {
  readonly client: ClientRow;
  readonly form: string;
  readonly onClose: () => void;
}

function ClientActionDialog({ client, form, onClose }: ClientActionDialogProps) {
  switch (client.can?.find((one) => DIALOG_BY_ACTION[one] === form)) {
    case 'view':
      return <ClientInfoDialog id={client._id} onClose={onClose} />;
    case 'edit':
      return <ClientDialog id={client._id} onClose={onClose} />;
    case 'webhook':
      return <WebhookDialog client={client} onClose={onClose} />;
    case 'delete':
      return <StatusDialog client={client} does="delete" onClose={onClose} />;
    case 'restore':
      return <StatusDialog client={client} does="restore" onClose={onClose} />;
    case 'force-delete':
      return <StatusDialog client={client} does="force" onClose={onClose} />;
    default:
      return null;
  }
}
