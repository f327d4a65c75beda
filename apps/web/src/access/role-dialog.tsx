import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { addRole, changeRole } from '@vigilo/contract/access';
import type { Role, SubRoleInRole } from '@vigilo/contract/access';
import { callApi } from '../lib/call-api.ts';
import { NEW } from '../lib/opened-form.ts';
import { queryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { DraftOffer } from '../ui/draft-offer.tsx';
import { SaveProblem } from '../ui/save-problem.tsx';
import { showToast } from '../ui/toast.ts';
import { cacheRole, roleQuery } from './access-queries.ts';
import { isRoleNameTaken } from './name-check.ts';
import { NameFields } from './name-fields.tsx';
import classes from './role-dialog.module.css';
import { SubRoleTab } from './sub-role-tab.tsx';
import type { NamedFields, NamedForm } from './use-named-form.ts';
import { useNamedForm } from './use-named-form.ts';

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
      {...(isRoleTab && {
        onSave: form.submit,
        message: <SaveProblem error={form.error} onReload={form.onReload} onKeep={form.onKeep} />,
      })}
    >
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) => open(next === 'role' ? 'roles.change' : 'sub-roles.add', role?._id)}
      >
        <RoleTabs role={role} />
        <Tabs.Panel value="role" className={classes.panel}>
          <RoleFields form={form} />
        </Tabs.Panel>
        <Tabs.Panel value="sub-role" className={classes.panel}>
          {role !== null && <SubRoleTab role={role} subRole={subRole} open={open} />}
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  );
}

function RoleTabs({ role }: { readonly role: Role | null }) {
  const t = useTexts('access');
  const whyNot = role === null ? t('tab.saveFirst') : role.type === 'Admin' ? t('tab.admin') : undefined;
  return (
    <Tabs.List>
      <Tabs.Tab value="role">{t('tab.role')}</Tabs.Tab>
      <Tabs.Tab value="sub-role" disabled={whyNot !== undefined} title={whyNot}>
        {t('tab.subRole')}
      </Tabs.Tab>
    </Tabs.List>
  );
}

function RoleFields({ form }: { readonly form: NamedForm }) {
  return (
    <DraftOffer draft={form.draft}>
      <NameFields {...form.inputs} />
    </DraftOffer>
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
    reload: async () =>
      role === null ? undefined : queryClient.fetchQuery({ ...roleQuery(role._id), staleTime: 0 }),
    onSaved: (saved) => {
      void cacheRole(saved);
      showToast({
        kind: 'success',
        title: t('success'),
        text: role === null ? t('role.saved', { name: saved.name }) : t('role.updated', { name: saved.name }),
      });
      onSaved(saved);
    },
  });
}

async function saveRole(role: Role | null, { name, description, version }: NamedFields): Promise<Role> {
  if (role === null) return (await callApi(addRole, { body: { name, description } })).role;
  return (await callApi(changeRole, { params: { id: role._id }, body: { name, description, version } })).role;
}
