import type { Role, SubRoleInRole } from '@vigilo/contract/access';
import { useState } from 'react';
import { useOpenedForm } from '../../lib/opened-form.ts';
import { GoneRecord } from '../../ui/gone-record.tsx';
import { PAGE_GRID } from '../page-filters/page-filter-edit.ts';
import { PageGridDialog } from '../page-filters/page-grid-dialog.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { RoleInfoDialog } from './role-info-dialog.tsx';

const TABS: Readonly<Record<string, 'role' | 'sub-role'>> = {
  'roles.add': 'role',
  'roles.change': 'role',
  'sub-roles.add': 'sub-role',
  'sub-roles.change': 'sub-role',
};

/** The dialog of the roles' page that its address names; none where it names none, or something that is no longer there. */
export function RolesDialog({ roles }: { readonly roles: readonly Role[] }) {
  const { opened, open, close } = useOpenedForm();
  // The dialog that added a role goes on as that role's.
  const [added, setAdded] = useState<string | null>(null);
  if (opened === null) return null;
  const { role, subRole } = findOpenedRole(roles, opened.subject);
  if (role === null && opened.form !== 'roles.add')
    return <MissingRole isNew={opened.subject === added} onClose={close} />;
  const tab = TABS[opened.form];
  if (tab !== undefined) {
    const key = role === null || role._id === added ? 'added' : role._id;
    return (
      <RoleDialog
        key={key}
        role={role}
        tab={tab}
        subRole={subRole}
        open={open}
        onAdded={setAdded}
        onClose={close}
      />
    );
  }
  return role !== null && <OtherDialog form={opened.form} role={role} subRole={subRole} />;
}

interface OtherDialogProps extends OpenedRole {
  readonly form: string;
  readonly role: Role;
}

/** What opens over the page beside the forms of roles and sub-roles. */
function OtherDialog({ form, role, subRole }: OtherDialogProps) {
  const { open, close } = useOpenedForm();
  if (form === 'roles.info')
    return (
      <RoleInfoDialog role={role} onDuplicate={(id) => open('sub-roles.duplicate', id)} onClose={close} />
    );
  if (form === 'roles.duplicate')
    return <DuplicateDialog key={role._id} role={role} subRole={null} onClose={close} />;
  if (subRole === null) return null;
  if (form === PAGE_GRID && subRole.can.includes('edit')) {
    const back = () => open('sub-roles.change', subRole._id);
    return <PageGridDialog key={subRole._id} id={subRole._id} onClose={back} />;
  }
  if (form !== 'sub-roles.duplicate') return null;
  return (
    <DuplicateDialog
      key={subRole._id}
      role={role}
      subRole={subRole}
      onClose={() => open('roles.info', role._id)}
    />
  );
}

/** One that was just added is on its way into the list; any other is gone. */
function MissingRole({ isNew, onClose }: { readonly isNew: boolean; readonly onClose: () => void }) {
  return !isNew && <GoneRecord onClose={onClose} />;
}

interface OpenedRole {
  readonly role: Role | null;
  /** Set where the id is a sub-role's. */
  readonly subRole: SubRoleInRole | null;
}

/** The role of an id that is its own or that of one of its sub-roles. */
function findOpenedRole(roles: readonly Role[], id: string): OpenedRole {
  for (const role of roles) {
    if (role._id === id) return { role, subRole: null };
    const subRole = role.subRoles.find(({ _id }) => _id === id);
    if (subRole !== undefined) return { role, subRole };
  }
  return { role: null, subRole: null };
}
