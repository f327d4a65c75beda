import type { Role, SubRoleInRole } from '@vigilo/contract/access';
import type { RoleAction } from '@vigilo/domain/access/role-actions';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PATHS } from '../lib/paths.ts';
import { formatCount, formatDay, formatText } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FactSection, Facts } from '../ui/facts.tsx';
import tableClasses from './plain-table.module.css';
import { RemoveSubRole } from './remove-role.tsx';
import { RoleActions } from './role-actions.tsx';
import { SubRoleInfoDialog } from './sub-role-info-dialog.tsx';

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
  if (role.type === 'Admin') return <p className={tableClasses.none}>{t('adminPages')}</p>;
  if (role.subRoles.length === 0) return <p className={tableClasses.none}>{t('info.noSubRoles')}</p>;
  return (
    <div className={tableClasses.scroll}>
      <table className={tableClasses.table}>
        <thead>
          <tr>
            <th scope="col">{t('info.name')}</th>
            <th scope="col">{t('info.lastUpdatedOn')}</th>
            <th scope="col">{t('info.lastUpdatedBy')}</th>
            <th scope="col" data-end>
              {t('field.priority')}
            </th>
            <th scope="col" data-end>
              {t('col.action')}
            </th>
          </tr>
        </thead>
        <tbody>
          {role.subRoles.map((subRole) => (
            <tr key={subRole._id}>
              <th scope="row">{subRole.name}</th>
              <td data-day>{formatDay(subRole.lastUpdatedOn)}</td>
              <td>{formatText(subRole.updatedBy)}</td>
              <td data-end>{formatCount(subRole.priority)}</td>
              <td data-end>
                <RoleActions
                  name={subRole.name}
                  can={subRole.can}
                  onAction={(action) => onAction(subRole, action)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
