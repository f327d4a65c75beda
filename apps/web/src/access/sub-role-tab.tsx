import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addSubRole, changeSubRole } from '@vigilo/contract/access';
import type { Role, SubRole, SubRoleInRole } from '@vigilo/contract/access';
import { useState } from 'react';
import { callApi } from '../lib/call-api.ts';
import { useCan } from '../lib/profile.ts';
import { queryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.ts';
import { DraftOffer } from '../ui/draft-offer.tsx';
import { Notice } from '../ui/notice.tsx';
import { SaveProblem } from '../ui/save-problem.tsx';
import { showToast } from '../ui/toast.ts';
import { cacheSubRole, subRoleQuery } from './access-queries.ts';
import { isSubRoleNameTaken } from './name-check.ts';
import { NameFields } from './name-fields.tsx';
import classes from './sub-role-tab.module.css';
import { useNamedForm } from './use-named-form.ts';
import type { NamedFields } from './use-named-form.ts';

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
  return (
    <div className={classes.tab}>
      {subRole !== null && (
        <EditSubRole
          key={subRole._id}
          role={role}
          id={subRole._id}
          onNew={() => open('sub-roles.add', role._id)}
        />
      )}
      {subRole === null && canAdd && (
        <SubRoleForm
          key={round}
          role={role}
          record={undefined}
          onSaved={() => setRound(round + 1)}
          onNew={() => undefined}
        />
      )}
      <SubRoleList
        role={role}
        chosen={subRole?._id ?? null}
        onChoose={(id) => open('sub-roles.change', id)}
      />
    </div>
  );
}

/** Its version comes with the whole sub-role, which the list does not have. */
function EditSubRole({
  role,
  id,
  onNew,
}: {
  readonly role: Role;
  readonly id: string;
  readonly onNew: () => void;
}) {
  const t = useTexts('access');
  const { data, isLoadingError } = useQuery(subRoleQuery(id));
  if (isLoadingError) return <Notice tone="bad" title={t('subRolePage.failed')} />;
  if (data === undefined) return <div className={classes.skeleton} aria-busy="true" />;
  return <SubRoleForm role={role} record={data} onSaved={() => undefined} onNew={onNew} />;
}

interface SubRoleFormProps {
  readonly role: Role;
  readonly record: SubRole | undefined;
  readonly onSaved: () => void;
  /** Leaves the one that is edited for a new one. */
  readonly onNew: () => void;
}

function SubRoleForm({ role, record, onSaved, onNew }: SubRoleFormProps) {
  const t = useTexts('access');
  const form = useNamedForm<SubRole>({
    form: record === undefined ? 'sub-roles.add' : 'sub-roles.change',
    subject: record?._id ?? role._id,
    title: role.name,
    record,
    takenText: t('roleExists'),
    askTaken: (name) => isSubRoleNameTaken(role._id, record?._id ?? '', name),
    save: (fields) => saveSubRole(role, record, fields),
    reload: async () =>
      record === undefined
        ? undefined
        : queryClient.fetchQuery({ ...subRoleQuery(record._id), staleTime: 0 }),
    onSaved: (saved) => {
      void cacheSubRole(saved);
      const { name } = saved;
      showToast({
        kind: 'success',
        title: t('success'),
        text: record === undefined ? t('subRole.added', { name }) : t('subRole.updated', { name }),
      });
      onSaved();
    },
    onFailed: (name) => showToast({ kind: 'error', title: t('error'), text: t('subRole.failed', { name }) }),
  });
  function clear(): void {
    form.clear();
    onNew();
  }
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={record === undefined ? t('subRoles.new') : t('subRoles.editing', { name: record.name })}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <DraftOffer draft={form.draft}>
        <NameFields {...form.inputs} />
        <div className={classes.buttons}>
          <Button variant="default" disabled={form.isBusy} onClick={clear}>
            {t('clear')}
          </Button>
          <Button type="submit" loading={form.isBusy}>
            {t('save')}
          </Button>
        </div>
      </DraftOffer>
      <SaveProblem error={form.error} onReload={form.onReload} onKeep={form.onKeep} />
    </form>
  );
}

async function saveSubRole(
  role: Role,
  record: SubRole | undefined,
  { name, description, version }: NamedFields,
): Promise<SubRole> {
  if (record === undefined)
    return (await callApi(addSubRole, { body: { name, description, parentRoleId: role._id } })).subRole;
  return (await callApi(changeSubRole, { params: { id: record._id }, body: { name, description, version } }))
    .subRole;
}

interface SubRoleListProps {
  readonly role: Role;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

function SubRoleList({ role, chosen, onChoose }: SubRoleListProps) {
  const t = useTexts('access');
  return (
    <section className={classes.list} aria-label={t('subRoles.ofRole')}>
      <h3>{t('subRoles.ofRole')}</h3>
      {role.subRoles.length === 0 ? (
        <p className={classes.none}>{t('subRoles.none')}</p>
      ) : (
        <ol>
          {role.subRoles.map(({ _id, name, priority, can }) => (
            <li key={_id}>
              <button
                type="button"
                disabled={!can.includes('edit')}
                aria-current={_id === chosen ? 'true' : undefined}
                aria-label={t('subRoles.edit', { name })}
                onClick={() => onChoose(_id)}
              >
                <span className={classes.priority}>{priority}</span>
                <span>{name}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
