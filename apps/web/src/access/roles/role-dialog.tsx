import '@mantine/core/styles/Tabs.layer.css';
import { Stack, Tabs } from '@mantine/core';
import { addRole, changeRole } from '@vigilo/contract/access';
import type { Role, SubRoleInRole } from '@vigilo/contract/access';
import { callApi } from '../../lib/call-api.ts';
import { NEW } from '../../lib/opened-form.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DraftOffer } from '../../ui/draft-offer.tsx';
import { FormFailure } from '../../ui/form-dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { cacheRole, roleQuery } from '../access-queries.ts';
import { isRoleNameTaken } from '../name-check.ts';
import { DescriptionField, NameField, useNamedForm } from '../named-form.tsx';
import type { NamedFields, NamedForm } from '../named-form.tsx';
import { SubRoleTab } from '../sub-roles/sub-role-tab.tsx';

interface RoleDialogProps {
  /** Null: one is added. */
  readonly role: Role | null;
  readonly tab: 'role' | 'sub-role';
  /** The sub-role that is edited in its tab; null: one is added. */
  readonly subRole: SubRoleInRole | null;
  /** Opens another form of this dialog. */
  readonly open: (form: string, subject?: string) => void;
  readonly onAdded: (id: string) => void;
  readonly onClose: () => void;
}

/** A role: its name and description, and, once it is saved, its sub-roles. */
export function RoleDialog({ role, tab, subRole, open, onAdded, onClose }: RoleDialogProps) {
  const t = useTexts('access');
  const form = useRoleForm(role, (saved) => {
    if (role === null) onAdded(saved._id);
    if (saved.type === 'Admin') onClose();
    else open('sub-roles.add', saved._id);
  });
  const isRoleTab = tab === 'role';
  const noSubRoles = role === null ? t('tab.saveFirst') : role.type === 'Admin' ? t('tab.admin') : undefined;
  function cancel(): void {
    if (isRoleTab) form.draft.forget();
    onClose();
  }
  return (
    <Dialog
      title={role === null ? t('addRole') : t('editRole')}
      size="lg"
      isBusy={form.isBusy}
      hasOwnForms
      onClose={cancel}
      onLeave={onClose}
      {...(isRoleTab && { onSave: form.submit, message: <FormFailure form={form} /> })}
    >
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) => open(next === 'role' ? 'roles.change' : 'sub-roles.add', role?._id)}
      >
        <Tabs.List>
          <Tabs.Tab value="role">{t('tab.role')}</Tabs.Tab>
          <Tabs.Tab value="sub-role" disabled={noSubRoles !== undefined} title={noSubRoles}>
            {t('tab.subRole')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="role" pt="lg">
          <DraftOffer draft={form.draft} isSaving={form.isBusy}>
            <Stack gap="md">
              <NameField form={form} />
              <DescriptionField form={form} rows={4} />
            </Stack>
          </DraftOffer>
        </Tabs.Panel>
        <Tabs.Panel value="sub-role" pt="lg">
          {role !== null && <SubRoleTab role={role} subRole={subRole} open={open} />}
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  );
}

function useRoleForm(role: Role | null, onSaved: (saved: Role) => void): NamedForm {
  const t = useTexts('access');
  return useNamedForm<Role>({
    form: role === null ? 'roles.add' : 'roles.change',
    subject: role?._id ?? NEW,
    title: t('addRole'),
    record: role ?? undefined,
    takenText: t('roleExists'),
    askTaken: (name) => isRoleNameTaken(role?._id ?? '', name),
    save: (fields) => saveRole(role, fields),
    load: role === null ? undefined : () => queryClient.fetchQuery({ ...roleQuery(role._id), staleTime: 0 }),
    onSaved: (saved) => {
      void cacheRole(saved);
      const { name } = saved;
      const text = role === null ? t('role.saved', { name }) : t('role.updated', { name });
      showToast({ kind: 'success', title: t('success'), text });
      onSaved(saved);
    },
  });
}

async function saveRole(role: Role | null, { version, ...body }: NamedFields): Promise<Role> {
  if (role === null) return (await callApi(addRole, { body })).role;
  return (await callApi(changeRole, { params: { id: role._id }, body: { ...body, version } })).role;
}
