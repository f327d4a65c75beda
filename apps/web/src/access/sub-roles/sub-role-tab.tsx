import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Role, SubRole, SubRoleInRole } from '@vigilo/contract/access';
import { useState } from 'react';
import { useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { InlineForm } from '../../ui/inline-form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PAGE_GRID } from '../page-filters/page-filter-edit.ts';
import { subRoleQuery } from '../access-queries.ts';
import { DescriptionField, NameField } from '../named-form.tsx';
import { useSubRoleForm } from './sub-role-form.ts';

interface SubRoleTabProps {
  readonly role: Role;
  /** The one that is edited; null: one is added. */
  readonly subRole: SubRoleInRole | null;
  readonly open: (form: string, subject?: string) => void;
}

/** The sub-roles of a role: a form to add or edit one, and the list to choose from. */
export function SubRoleTab({ role, subRole, open }: SubRoleTabProps) {
  const canAdd = useCan('create-subrole');
  // Each saved sub-role makes room for the next.
  const [round, setRound] = useState(0);
  const [saved, setSaved] = useState<SubRole | null>(null);
  function onSaved(added: SubRole): void {
    setRound(round + 1);
    setSaved(added);
  }
  return (
    <Stack gap="lg">
      {isWithoutPages(saved, role) && (
        <NoPagesYet name={saved.name} onChoose={() => open(PAGE_GRID, saved._id)} />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
        {subRole !== null && (
          <EditSubRole
            key={subRole._id}
            role={role}
            id={subRole._id}
            onNew={() => open('sub-roles.add', role._id)}
          />
        )}
        {subRole === null && canAdd && (
          <SubRoleForm key={round} role={role} record={undefined} onSaved={onSaved} />
        )}
        <SubRoleList
          role={role}
          chosen={subRole?._id ?? null}
          onChoose={(id) => open('sub-roles.change', id)}
        />
      </SimpleGrid>
    </Stack>
  );
}

/** Whether a sub-role was just added and has come into the list, from which its pages can be opened. */
function isWithoutPages(added: SubRole | null, role: Role): added is SubRole {
  const isListed = role.subRoles.some(({ _id }) => _id === added?._id);
  return isListed && added?.pageFilters.length === 0 && added.can.includes('edit');
}

/** A sub-role that was just added lets its users do nothing yet: the way to its pages. */
function NoPagesYet({ name, onChoose }: { readonly name: string; readonly onChoose: () => void }) {
  const t = useTexts('access');
  const choose = <Button onClick={onChoose}>{t('grid.choose')}</Button>;
  return <Notice tone="gray" title={t('grid.none', { name })} action={choose} />;
}

interface EditSubRoleProps {
  readonly role: Role;
  readonly id: string;
  readonly onNew: () => void;
}

/** Its version comes with the whole sub-role, which the list does not have. */
function EditSubRole({ role, id, onNew }: EditSubRoleProps) {
  const t = useTexts('access');
  const { data, isLoadingError } = useQuery(subRoleQuery(id));
  if (isLoadingError) return <Notice tone="bad" title={t('subRolePage.failed')} />;
  if (data === undefined) return <Skeleton h="15rem" aria-busy="true" />;
  return <SubRoleForm role={role} record={data} onNew={onNew} />;
}

interface SubRoleFormProps {
  readonly role: Role;
  readonly record: SubRole | undefined;
  readonly onSaved?: (saved: SubRole) => void;
  /** Leaves the one that is edited for a new one. */
  readonly onNew?: () => void;
}

function SubRoleForm({ role, record, onSaved, onNew }: SubRoleFormProps) {
  const t = useTexts('access');
  const form = useSubRoleForm({
    roleId: role._id,
    title: role.name,
    record,
    takenText: t('roleExists'),
    onSaved,
  });
  function clear(): void {
    form.clear();
    onNew?.();
  }
  const label = record === undefined ? t('subRoles.new') : t('subRoles.editing', { name: record.name });
  return (
    <InlineForm
      form={form}
      label={label}
      buttons={
        <Group justify="end" gap="sm">
          <Button variant="default" disabled={form.isBusy} onClick={clear}>
            {t('clear')}
          </Button>
          <Button type="submit" loading={form.isBusy}>
            {t('save')}
          </Button>
        </Group>
      }
    >
      <Stack gap="md">
        <NameField form={form} />
        <DescriptionField form={form} rows={4} />
      </Stack>
    </InlineForm>
  );
}

interface SubRoleListProps {
  readonly role: Role;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

function SubRoleList({ role, chosen, onChoose }: SubRoleListProps) {
  const t = useTexts('access');
  return (
    <Stack component="section" gap="sm" aria-label={t('subRoles.ofRole')}>
      <h3>{t('subRoles.ofRole')}</h3>
      {role.subRoles.length === 0 && <Text c="dimmed">{t('subRoles.none')}</Text>}
      <Stack gap={0} mah="18rem" style={{ overflowY: 'auto' }}>
        {role.subRoles.map(({ _id, name, priority, can }) => (
          <Button
            key={_id}
            variant={_id === chosen ? 'light' : 'subtle'}
            color={_id === chosen ? 'action' : 'gray'}
            fullWidth
            flex="none"
            justify="start"
            leftSection={priority}
            disabled={!can.includes('edit')}
            aria-current={_id === chosen ? 'true' : undefined}
            aria-label={t('subRoles.edit', { name })}
            onClick={() => onChoose(_id)}
          >
            {name}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
