import type { Role } from '@vigilo/contract/access';
import { useOpenedForm } from '../lib/opened-form.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { RoleInfoDialog } from './role-info-dialog.tsx';
import { findOpenedRole } from './opened-role.ts';

/** The dialog of the roles' page that its address names; none where it names none, or something that is no longer there. */
export function RolesDialog({ roles }: { readonly roles: readonly Role[] }) {
  const { opened, open, close } = useOpenedForm();
  if (opened === null) return null;
  const { role, subRole } = findOpenedRole(roles, opened.subject);
  switch (opened.form) {
    case 'roles.add':
      return <RoleDialog role={null} tab="role" subRole={null} open={open} onClose={close} />;
    case 'roles.change':
      return role && <RoleDialog role={role} tab="role" subRole={null} open={open} onClose={close} />;
    case 'sub-roles.add':
      return role && <RoleDialog role={role} tab="sub-role" subRole={null} open={open} onClose={close} />;
    case 'sub-roles.change':
      return role && <RoleDialog role={role} tab="sub-role" subRole={subRole} open={open} onClose={close} />;
    case 'roles.info':
      return role && <RoleInfoDialog role={role} onDuplicate={(id) => open('sub-roles.duplicate', id)} onClose={close} />;
    case 'roles.duplicate':
      return role && <DuplicateDialog key={opened.subject} source={{ kind: 'role', role }} onClose={close} />;
    case 'sub-roles.duplicate':
      return role && subRole && <DuplicateDialog key={opened.subject} source={{ kind: 'subRole', role, subRole }} onClose={() => open('roles.info', role._id)} />;
    default:
      return null;
  }
}
