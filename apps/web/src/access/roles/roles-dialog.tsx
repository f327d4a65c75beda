import type { Role, SubRoleInRole } from '@vigilo/contract/access';
import { useState } from 'react';
import { useOpenedForm } from '../../lib/opened-form.ts';
import { GoneRecord } from '../../ui/gone-record.tsx';
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
  if (role === null) return null;
  if (opened.form === 'roles.info')
    return (
      <RoleInfoDialog role={role} onDuplicate={(id) => open('sub-roles.duplicate', id)} onClose={close} />
    );
  if (opened.form === 'roles.duplicate')
    return <DuplicateDialog key={role._id} role={role} subRole={null} onClose={close} />;
  if (opened.form === 'sub-roles.duplicate' && subRole !== null) {
    return (
      <DuplicateDialog
        key={subRole._id}
        role={role}
        subRole={subRole}
        onClose={() => open('roles.info', role._id)}
      />
    );
  }
  return null;
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
