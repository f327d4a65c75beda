import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { duplicateRole, duplicateSubRole } from '@vigilo/contract/access';
import type { Role, SubRoleInRole } from '@vigilo/contract/access';
import { useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { isAlreadyThere } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SaveProblem } from '../../ui/save-problem.tsx';
import { showToast } from '../../ui/toast.ts';
import { refreshAccess } from '../access-queries.ts';

interface DuplicateDialogProps {
  readonly role: Role;
  /** The sub-role that is copied within its role; null: the role is copied with its sub-roles. */
  readonly subRole: SubRoleInRole | null;
  readonly onClose: () => void;
}

/** Asks for the name of a copy of a role or sub-role, and makes it. */
export function DuplicateDialog({ role, subRole, onClose }: DuplicateDialogProps) {
  const t = useTexts('access');
  const source = subRole ?? role;
  const [name, setName] = useState(t('duplicate.suggestion', { name: source.name }));
  const saving = useMutation({
    mutationFn: () => duplicate(role, subRole, name.trim()),
    onSuccess: async () => {
      await refreshAccess();
      showToast({ kind: 'success', title: t('success'), text: t('duplicate.done', { name: name.trim() }) });
      onClose();
    },
  });
  const taken = subRole === null ? t('roleExists') : t('subRoleExists');
  const error = name.trim() === '' ? t('enterName') : isAlreadyThere(saving.error) ? taken : null;
  return (
    <Dialog
      title={
        subRole === null
          ? t('duplicate.role', { name: role.name })
          : t('duplicate.subRole', { name: subRole.name })
      }
      isBusy={saving.isPending}
      saveText={t('duplicate.save')}
      onSave={() => error === null && saving.mutate()}
      onClose={onClose}
      message={
        <SaveProblem
          error={isAlreadyThere(saving.error) ? null : saving.error}
          onReload={saving.reset}
          onKeep={saving.reset}
        />
      }
    >
      <TextInput
        label={t('duplicate.name')}
        required
        maxLength={100}
        autoComplete="off"
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.currentTarget.value);
          saving.reset();
        }}
      />
    </Dialog>
  );
}

async function duplicate(role: Role, subRole: SubRoleInRole | null, name: string): Promise<void> {
  if (subRole === null) await callApi(duplicateRole, { params: { id: role._id }, body: { name } });
  else await callApi(duplicateSubRole, { params: { id: subRole._id }, body: { name } });
}
