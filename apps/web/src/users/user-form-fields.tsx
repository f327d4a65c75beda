import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@vigilo/contract/users';
import { roleOptionsQuery } from '../access/public/role-options.ts';
import { clientOptionsQuery } from '../clients/public/client-options.ts';
import { useAccess } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { SelectField } from '../ui/select-field.tsx';
import type { UserForm } from './use-user-form.ts';
import classes from './user-form.module.css';

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
  const { error } = form.field('role');
  const held = user?.roles[0]?.parentRole;
  const roles = withHeld(
    (data ?? []).filter(({ type }) => isAdmin || type !== 'Admin'),
    held === undefined ? [] : [held],
  );

  function choose(role: string): void {
    form.setFieldValue('role', role);
    if (form.isAdmin(role)) form.setFieldValue('clients', []);
  }

  return (
    <SelectField
      label={t('field.role')}
      isRequired
      placeholder={t('field.rolePlaceholder')}
      options={roles.map(({ _id, name }) => ({ value: _id, text: name }))}
      disabledReason={form.isOwn ? t('field.ownRole') : undefined}
      value={form.values.role}
      error={error ?? (isError ? t('field.rolesFailed') : undefined)}
      onChange={choose}
    />
  );
}

/** The clients whose companies the user sees. */
export function ClientsField({ form, user }: FieldProps) {
  const t = useTexts('users');
  const { data, isError } = useQuery(clientOptionsQuery);
  const { role } = form.values;
  const { value, error, onChange } = form.field('clients');
  if (role === '') return null;
  if (form.isAdmin(role)) return <p className={classes.hint}>{t('field.adminClients')}</p>;
  const clients = withHeld(data ?? [], user?.clients ?? []);
  return (
    <MultiSelect
      label={t('field.clients')}
      withAsterisk
      aria-required
      searchable
      placeholder={value.length === 0 ? t('field.clientsPlaceholder') : undefined}
      nothingFoundMessage={t('field.noClient')}
      data={clients.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={[...value]}
      disabled={form.isOwn}
      description={form.isOwn ? t('field.ownRole') : undefined}
      error={error ?? (isError ? t('field.clientsFailed') : undefined)}
      onChange={onChange}
    />
  );
}

/** What can be chosen, and what the user has already though it can no longer be chosen. */
function withHeld(choosable: readonly Named[], held: readonly Named[]): readonly Named[] {
  return [...choosable, ...held.filter(({ _id }) => !choosable.some((one) => one._id === _id))];
}
