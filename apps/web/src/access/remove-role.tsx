import { removeRole, removeSubRole } from '@vigilo/contract/access';
import type { Role, SubRoleInRole } from '@vigilo/contract/access';
import { callApi } from '../lib/call-api.ts';
import { useTexts } from '../lib/texts.ts';
import { Confirmation } from '../ui/confirmation.tsx';
import { refreshAccess } from './access-queries.ts';

/** Asks before a role is deleted, and does it. */
export function RemoveRole({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
  const t = useTexts('access');
  return (
    <Confirmation
      title={t('delete.roleTitle', { name: role.name })}
      text={t('delete.roleText')}
      confirmText={t('delete.confirm')}
      isDangerous
      onConfirm={() => callApi(removeRole, { params: { id: role._id } })}
      doneText={t('delete.roleDone', { name: role.name })}
      onDone={() => void refreshAccess()}
      onClose={onClose}
    />
  );
}

/** Asks before a sub-role is deleted, and does it. */
export function RemoveSubRole({
  subRole,
  onClose,
}: {
  readonly subRole: SubRoleInRole;
  readonly onClose: () => void;
}) {
  const t = useTexts('access');
  return (
    <Confirmation
      title={t('delete.subRoleTitle', { name: subRole.name })}
      text={t('delete.subRoleText')}
      confirmText={t('delete.confirm')}
      isDangerous
      onConfirm={() => callApi(removeSubRole, { params: { id: subRole._id } })}
      doneText={t('delete.subRoleDone', { name: subRole.name })}
      onDone={() => void refreshAccess()}
      onClose={onClose}
    />
  );
}
