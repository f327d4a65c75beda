import { useQuery } from '@tanstack/react-query';
import { addIndustry, addSector, removeIndustry, removeSector } from '@vigilo/contract/tenants';
import { callApi } from '../../lib/call-api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTexts, useWriteName } from '../../lib/texts.ts';
import { OwnNameField } from '../../ui/own-name-field.tsx';
import { dropdownsQuery } from '../companies-queries.ts';

const CALLS = {
  sector: { add: addSector, remove: removeSector },
  industry: { add: addIndustry, remove: removeIndustry },
} as const;

interface NameFieldProps {
  readonly kind: 'sector' | 'industry';
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (name: string) => void;
}

/** A sector or an industry: one of the tenant's own names (specification 2, section 5). */
export function NameField({ kind, value, error, onChange }: NameFieldProps) {
  const t = useTexts('companies');
  const write = useWriteName();
  const { data } = useQuery(dropdownsQuery);
  const refresh = () => queryClient.invalidateQueries({ queryKey: dropdownsQuery.queryKey });
  return (
    <OwnNameField
      label={t(`fields.${kind}`)}
      isRequired
      labels={{
        placeholder: t('form.choose'),
        write,
        none: t('filters.none'),
        add: (name) => t('names.add', { name }),
        added: t(`names.added.${kind}`),
        failed: t('edit.failed'),
        remove: t(`names.remove.${kind}`),
        keep: t('names.keep'),
        chooseToRemove: t(`names.chooseToRemove.${kind}`),
        removeTitle: (name) => t(`names.removeTitle.${kind}`, { name }),
        removeText: t('names.removeText'),
        removeConfirm: t('remove.confirm'),
        removed: t('remove.done'),
      }}
      value={value}
      names={(kind === 'sector' ? data?.CompanySector : data?.CompanyIndustry) ?? []}
      error={error}
      onChange={onChange}
      onAdd={async (name) => {
        const { data: added } = await callApi(CALLS[kind].add, { body: { name } });
        await refresh();
        return added.name;
      }}
      onRemove={(id) => callApi(CALLS[kind].remove, { params: { id } })}
      onRemoved={(name) => {
        void refresh();
        if (value === name) onChange('');
      }}
    />
  );
}
