import { Text } from '@mantine/core';
import type { Role, SubRoleInRole } from '@vigilo/contract/access';
import type { RoleAction } from '@vigilo/domain/access/role-actions';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PATHS } from '../../lib/paths.ts';
import { formatCount, formatDay, formatText } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FactSection, Facts } from '../../ui/facts.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { RemoveSubRole } from '../remove-role.tsx';
import { RoleActions } from '../role-actions.tsx';
import { SubRoleInfoDialog } from '../sub-roles/sub-role-info-dialog.tsx';

interface RoleInfoDialogProps {
  readonly role: Role;
  readonly onDuplicate: (subRoleId: string) => void;
  readonly onClose: () => void;
}

/** A role to read: its description and its active sub-roles. */
export function RoleInfoDialog({ role, onDuplicate, onClose }: RoleInfoDialogProps) {
  const t = useTexts('access');
  const navigate = useNavigate();
  const [viewed, setViewed] = useState<SubRoleInRole | null>(null);
  const [toRemove, setToRemove] = useState<SubRoleInRole | null>(null);
  const act: Readonly<Record<RoleAction, (subRole: SubRoleInRole) => void>> = {
    view: setViewed,
    edit: ({ _id }) => void navigate({ to: PATHS.subRole, params: { subRoleId: _id } }),
    duplicate: ({ _id }) => onDuplicate(_id),
    delete: setToRemove,
  };
  return (
    <>
      <Dialog title={role.name} size="lg" onClose={onClose}>
        <Facts
          facts={[
            {
              name: t('info.description'),
              value: role.description === '' ? t('info.notGiven') : role.description,
            },
          ]}
        />
        <FactSection title={t('info.subRoles')}>
          <SubRoleTable role={role} onAction={(subRole, action) => act[action](subRole)} />
        </FactSection>
      </Dialog>
      {viewed !== null && (
        <SubRoleInfoDialog id={viewed._id} name={viewed.name} onClose={() => setViewed(null)} />
      )}
      {toRemove !== null && <RemoveSubRole subRole={toRemove} onClose={() => setToRemove(null)} />}
    </>
  );
}

interface SubRoleTableProps {
  readonly role: Role;
  readonly onAction: (subRole: SubRoleInRole, action: RoleAction) => void;
}

function SubRoleTable({ role, onAction }: SubRoleTableProps) {
  const t = useTexts('access');
  if (role.type === 'Admin') return <Text c="dimmed">{t('adminPages')}</Text>;
  if (role.subRoles.length === 0) return <Text c="dimmed">{t('info.noSubRoles')}</Text>;
  return (
    <PlainTable
      rows={role.subRoles}
      getKey={({ _id }) => _id}
      columns={[
        { title: t('info.name'), cell: ({ name }) => name },
        { title: t('info.lastUpdatedOn'), cell: ({ lastUpdatedOn }) => formatDay(lastUpdatedOn) },
        { title: t('info.lastUpdatedBy'), cell: ({ updatedBy }) => formatText(updatedBy) },
        { title: t('field.priority'), isAtEnd: true, cell: ({ priority }) => formatCount(priority) },
        {
          title: t('col.action'),
          isAtEnd: true,
          cell: (subRole) => (
            <RoleActions
              kind="sub-role"
              name={subRole.name}
              can={subRole.can}
              onAction={(action) => onAction(subRole, action)}
            />
          ),
        },
      ]}
    />
  );
}
