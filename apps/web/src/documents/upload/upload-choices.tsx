import { MultiSelect, SimpleGrid } from '@mantine/core';
import type { DocumentParams } from '../documents-queries.ts';
import { useTexts } from '../../lib/texts.ts';
import type { Translate } from '../../lib/texts.ts';
import { SelectField } from '../../ui/select-field.tsx';
import type { UploadFields } from './send-file.ts';

/** The labels that are chosen of each filter, by its key. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

type Filter = DocumentParams['filters'][number];

interface UploadChoicesProps {
  readonly clients: readonly { readonly _id: string; readonly name: string }[];
  readonly clientId: string;
  readonly onClient: (id: string) => void;
  readonly filters: readonly Filter[];
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  /** While an upload runs nothing is changed about it. */
  readonly disabledReason: string | undefined;
}

/** The client and the filter values that go with every file. */
export function UploadChoices({
  clients,
  clientId,
  onClient,
  filters,
  chosen,
  onChoose,
  disabledReason,
}: UploadChoicesProps) {
  const t = useTexts('documentScreens');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: Math.min(3, filters.length + 1) }} spacing="md">
      <SelectField
        label={t('upload.client')}
        isRequired
        placeholder={t('upload.chooseClient')}
        value={clientId}
        options={clients.map(({ _id, name }) => ({ value: _id, text: name }))}
        disabledReason={disabledReason}
        onChange={onClient}
      />
      {filters.map((filter) => (
        <FilterField
          key={filter.key}
          filter={filter}
          labels={chosen[filter.key] ?? []}
          isDisabled={disabledReason !== undefined}
          onChange={(labels) => onChoose({ ...chosen, [filter.key]: labels })}
        />
      ))}
    </SimpleGrid>
  );
}

interface FilterFieldProps {
  readonly filter: Filter;
  readonly labels: readonly string[];
  readonly isDisabled: boolean;
  readonly onChange: (labels: readonly string[]) => void;
}

function FilterField({
  filter: { key, isMultiple, values },
  labels,
  isDisabled,
  onChange,
}: FilterFieldProps) {
  const t = useTexts('documentScreens');
  if (isMultiple)
    return (
      <MultiSelect
        label={writeKey(t, key)}
        placeholder={labels.length === 0 ? t('upload.anyValue') : ''}
        data={values.map(({ label }) => label)}
        value={[...labels]}
        disabled={isDisabled}
        onChange={onChange}
      />
    );
  return (
    <SelectField
      label={writeKey(t, key)}
      canBeEmpty
      placeholder={t('upload.anyValue')}
      value={labels[0] ?? ''}
      options={values.map(({ label }) => ({ value: label, text: label }))}
      {...(isDisabled && { disabledReason: '' })}
      onChange={(label) => onChange(label === '' ? [] : [label])}
    />
  );
}

/** The name of a filter; one that the configuration added is called as it is there. */
function writeKey(t: Translate<'documentScreens'>, key: string): string {
  return key === 'Region' || key === 'Languages' ? t(`upload.filter.${key}`) : key;
}

/** The chosen values as the form carries them: translated by the value map, each item of several; keys without spaces (specification 3, section 5). @public */
export function listFilterFields(filters: readonly Filter[], chosen: Chosen): UploadFields {
  return filters.flatMap(({ key, values }) =>
    (chosen[key] ?? []).map(
      (label) =>
        [key.replaceAll(' ', ''), values.find((each) => each.label === label)?.value ?? label] as const,
    ),
  );
}
