import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@vigilo/contract/users';
import { roleOptionsQuery } from '../access/public/role-options.ts';
import { clientOptionsQuery } from '../clients/public/client-options.ts';
import { useAccess } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { SelectField } from '../ui/select-field.tsx';
import type { UserForm } from './use-user-form.ts';

interface FieldProps {
  readonly form: UserForm;
  readonly user: User | undefined;
}

interface Named {
  readonly _id: string;
  readonly name: string;
}

/** The one role of the user; choosing Admin clears the clients (specification 1, section 4). */
export function RoleField({ form, user }: FieldProps) {
  const t = useTexts('users');
  const { isAdmin } = useAccess();
  const { data, isError } = useQuery(roleOptionsQuery);
  const { fields, faults, change } = form;
  const held = user?.roles[0]?.parentRole;
  const roles = withHeld(
    (data ?? []).filter(({ type }) => isAdmin || type !== 'Admin'),
    held === undefined ? [] : [held],
  );

  function choose(role: string): void {
    const becomesAdmin = data?.find(({ _id }) => _id === role)?.type === 'Admin';
    change({ role, ...(becomesAdmin && { clients: [] }) });
  }

  return (
    <SelectField
      label={t('field.role')}
      isRequired
      placeholder={t('field.rolePlaceholder')}
      value={fields.role}
      options={roles.map(({ _id, name }) => ({ value: _id, text: name }))}
      disabledReason={form.isOwn ? t('field.ownRole') : undefined}
      error={faults.role === undefined ? (isError ? t('field.rolesFailed') : undefined) : t(faults.role)}
      onChange={choose}
    />
  );
}

/** The clients whose companies the user sees. */
export function ClientsField({ form, user }: FieldProps) {
  const t = useTexts('users');
  const { data, isError } = useQuery(clientOptionsQuery);
  const { fields, faults, change } = form;
  const clients = withHeld(data ?? [], user?.clients ?? []);
  return (
    <MultiSelect
      label={t('field.clients')}
      withAsterisk
      aria-required
      searchable
      placeholder={fields.clients.length === 0 ? t('field.clientsPlaceholder') : undefined}
      nothingFoundMessage={t('field.noClient')}
      data={clients.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={[...fields.clients]}
      disabled={form.isOwn}
      description={form.isOwn ? t('field.ownRole') : undefined}
      error={
        faults.clients === undefined ? (isError ? t('field.clientsFailed') : undefined) : t(faults.clients)
      }
      onChange={(chosen) => change({ clients: chosen })}
    />
  );
}

/** What can be chosen, and what the user has already though it can no longer be chosen. */
function withHeld(choosable: readonly Named[], held: readonly Named[]): readonly Named[] {
  return [...choosable, ...held.filter(({ _id }) => !choosable.some((one) => one._id === _id))];
}
