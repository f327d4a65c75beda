import { addSubRole, changeSubRole } from '@vigilo/contract/access';
import type { SubRole } from '@vigilo/contract/access';
import { callApi } from '../../lib/call-api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTexts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toast.ts';
import { cacheSubRole, subRoleQuery } from '../access-queries.ts';
import { isSubRoleNameTaken } from '../name-check.ts';
import { useNamedForm } from '../named-form.tsx';
import type { NamedFields, NamedForm } from '../named-form.tsx';

interface SubRoleFormOptions {
  readonly roleId: string;
  /** What the list of unsaved work calls it. */
  readonly title: string;
  /** Undefined: one is added. */
  readonly record: SubRole | undefined;
  readonly takenText: string;
  readonly onSaved?: ((saved: SubRole) => void) | undefined;
}

/** The form that adds a sub-role to a role, or changes one. */
export function useSubRoleForm({ roleId, title, record, takenText, onSaved }: SubRoleFormOptions): NamedForm {
  const t = useTexts('access');
  const id = record?._id;
  return useNamedForm<SubRole>({
    form: id === undefined ? 'sub-roles.add' : 'sub-roles.change',
    subject: id ?? roleId,
    title,
    record,
    takenText,
    askTaken: (name) => isSubRoleNameTaken(roleId, id ?? '', name),
    save: (fields) => saveSubRole(roleId, id, fields),
    load: id === undefined ? undefined : () => queryClient.fetchQuery({ ...subRoleQuery(id), staleTime: 0 }),
    onSaved: (saved) => {
      void cacheSubRole(saved);
      const { name } = saved;
      const text = id === undefined ? t('subRole.added', { name }) : t('subRole.updated', { name });
      showToast({ kind: 'success', title: t('success'), text });
      onSaved?.(saved);
    },
    onFailed: (name) => showToast({ kind: 'error', title: t('error'), text: t('subRole.failed', { name }) }),
  });
}

async function saveSubRole(
  parentRoleId: string,
  id: string | undefined,
  { version, ...body }: NamedFields,
): Promise<SubRole> {
  const reply =
    id === undefined
      ? callApi(addSubRole, { body: { ...body, parentRoleId } })
      : callApi(changeSubRole, { params: { id }, body: { ...body, version } });
  return (await reply).subRole;
}
