import { Button, TextInput, Textarea } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { changeSubRole } from '@vigilo/contract/access';
import type { SubRole } from '@vigilo/contract/access';
import { useState } from 'react';
import { callApi } from '../lib/call-api.ts';
import { formatCount } from '../lib/format.ts';
import { queryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.ts';
import { DraftOffer } from '../ui/draft-offer.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { SaveProblem } from '../ui/save-problem.tsx';
import { showToast } from '../ui/toast.ts';
import { cacheSubRole, subRoleQuery } from './access-queries.ts';
import { isSubRoleNameTaken } from './name-check.ts';
import type { NameFieldsProps } from './name-fields.tsx';
import { PriorityDialog } from './priority-dialog.tsx';
import classes from './sub-role-panel.module.css';
import { useNamedForm } from './use-named-form.ts';
import type { NamedForm } from './use-named-form.ts';

/** Name, priority and description of a sub-role, to change. */
export function SubRolePanel({ subRole }: { readonly subRole: SubRole }) {
  const t = useTexts('access');
  const form = useSubRoleForm(subRole);
  const [isOrdering, setOrdering] = useState(false);
  const canEdit = subRole.can.includes('edit');
  return (
    <Panel>
      {!canEdit && <Notice tone="gray" title={t('subRolePage.mayNot')} />}
      <form
        noValidate
        className={classes.form}
        aria-label={t('subRoles.editing', { name: subRole.name })}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <DraftOffer draft={form.draft}>
          <fieldset disabled={!canEdit} className={classes.fields}>
            <Fields inputs={form.inputs} priority={subRole.priority} onOrder={() => setOrdering(true)} />
          </fieldset>
        </DraftOffer>
        <SaveProblem error={form.error} onReload={form.onReload} onKeep={form.onKeep} />
        {canEdit && (
          <div className={classes.buttons}>
            <Button type="submit" loading={form.isBusy}>
              {t('save')}
            </Button>
          </div>
        )}
      </form>
      {isOrdering && <PriorityDialog roleId={subRole.parentRole._id} onClose={() => setOrdering(false)} />}
    </Panel>
  );
}

function useSubRoleForm(subRole: SubRole): NamedForm {
  const t = useTexts('access');
  return useNamedForm<SubRole>({
    form: 'sub-roles.change',
    subject: subRole._id,
    title: subRole.name,
    record: subRole,
    takenText: t('subRoleExists'),
    askTaken: (name) => isSubRoleNameTaken(subRole.parentRole._id, subRole._id, name),
    save: async ({ name, description, version }) =>
      (await callApi(changeSubRole, { params: { id: subRole._id }, body: { name, description, version } }))
        .subRole,
    reload: () => queryClient.fetchQuery({ ...subRoleQuery(subRole._id), staleTime: 0 }),
    onSaved: (saved) => {
      void cacheSubRole(saved);
      showToast({ kind: 'success', title: t('success'), text: t('subRole.updated', { name: saved.name }) });
    },
    onFailed: (name) => showToast({ kind: 'error', title: t('error'), text: t('subRole.failed', { name }) }),
  });
}

interface FieldsProps {
  readonly inputs: NameFieldsProps;
  readonly priority: number;
  readonly onOrder: () => void;
}

function Fields({ inputs, priority, onOrder }: FieldsProps) {
  const t = useTexts('access');
  return (
    <>
      <TextInput
        label={t('field.name')}
        required
        maxLength={100}
        autoComplete="off"
        value={inputs.name}
        error={inputs.error}
        onChange={(event) => inputs.onName(event.currentTarget.value)}
        onBlur={inputs.onNameDone}
      />
      <TextInput
        label={t('field.priority')}
        readOnly
        value={formatCount(priority)}
        rightSectionPointerEvents="all"
        rightSection={
          <IconButton label={t('priority.change')} size={26} onClick={onOrder}>
            <IconPencil size="1rem" stroke={1.75} />
          </IconButton>
        }
      />
      <Textarea
        className={classes.wide}
        label={t('field.description')}
        rows={3}
        maxLength={2000}
        value={inputs.description}
        onChange={(event) => inputs.onDescription(event.currentTarget.value)}
      />
    </>
  );
}
