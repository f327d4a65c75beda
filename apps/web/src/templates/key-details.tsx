import { Checkbox, Group, TextInput } from '@mantine/core';
import type { Layout } from '@vigilo/domain/extraction/document-type';
import { LABEL_PLACES } from '@vigilo/domain/extraction/document-type';
import { DATA_TYPES } from '@vigilo/domain/extraction/extraction-row';
import { tidyPhrases } from '@vigilo/domain/templates/tidy-template';
import { useTexts } from '../lib/texts.ts';
import { FormGrid, FormWide } from '../ui/form-grid.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { PatternField } from './pattern-field.tsx';
import { PhrasesField } from './phrases-field.tsx';
import { renameKey } from './template-fields.ts';
import type { KeyFields } from './template-fields.ts';

interface KeyDetailsProps {
  readonly field: KeyFields;
  readonly layout: Layout;
  readonly error: (part: string) => string | undefined;
  readonly onChange: (change: Partial<KeyFields>) => void;
}

/** All that a key says, to be edited. */
export function KeyDetails({ field, layout, error, onChange }: KeyDetailsProps) {
  const t = useTexts('templates');
  const { dataType, synonyms } = field;
  return (
    <FormGrid>
      <TextInput
        label={t('keys.name')}
        withAsterisk
        aria-required
        autoComplete="off"
        maxLength={100}
        value={field.key}
        error={error('key')}
        onChange={(event) => onChange(renameKey(field, event.currentTarget.value))}
      />
      <TextInput
        label={t('keys.category')}
        autoComplete="off"
        maxLength={60}
        value={field.category}
        error={error('category')}
        onChange={(event) => onChange({ category: event.currentTarget.value })}
      />
      <FormWide>
        <PhrasesField
          label={t('keys.synonyms')}
          hint={t('keys.synonymsHint')}
          value={synonyms}
          tidy={tidyPhrases}
          error={error('synonyms')}
          onChange={(value) => onChange({ synonyms: value })}
        />
      </FormWide>
      <SelectField
        label={t('keys.type')}
        placeholder={t('keys.type')}
        options={DATA_TYPES.map((value) => ({ value, text: t(`type.${value}`) }))}
        value={dataType}
        onChange={(value) => onChange({ dataType: DATA_TYPES.find((one) => one === value) ?? dataType })}
      />
      <TextInput
        label={t('keys.field')}
        description={t('keys.fieldHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        withAsterisk
        aria-required
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={field.field}
        error={error('field')}
        onChange={(event) => onChange({ field: event.currentTarget.value })}
      />
      {layout === 'form' && <PlaceField field={field} onChange={onChange} />}
      <Values field={field} error={error} onChange={onChange} />
      <Marks field={field} layout={layout} onChange={onChange} />
    </FormGrid>
  );
}

/** Where the names of the key stand, seen from the value. */
function PlaceField({ field, onChange }: Pick<KeyDetailsProps, 'field' | 'onChange'>) {
  const t = useTexts('templates');
  return (
    <SelectField
      label={t('part.labelPlace')}
      placeholder={t('place.any')}
      canBeEmpty
      options={LABEL_PLACES.map((value) => ({ value, text: t(`place.${value}`) }))}
      value={field.labelPlace}
      onChange={(value) => onChange({ labelPlace: LABEL_PLACES.find((one) => one === value) ?? '' })}
    />
  );
}

/** What values of the data type look like. */
function Values({ field, error, onChange }: Omit<KeyDetailsProps, 'layout'>) {
  const t = useTexts('templates');
  const { dataType, pattern, allowedValues } = field;
  const hasList = dataType === 'enum' || (dataType === 'string' && allowedValues.length > 0);
  return (
    <>
      {dataType === 'string' && (
        <PatternField
          value={pattern}
          error={error('pattern')}
          onChange={(value) => onChange({ pattern: value })}
        />
      )}
      {hasList && (
        <FormWide>
          <PhrasesField
            label={t('keys.allowedValues')}
            value={allowedValues}
            error={error('allowedValues')}
            onChange={(value) => onChange({ allowedValues: value })}
          />
        </FormWide>
      )}
    </>
  );
}

function Marks({ field, layout, onChange }: Omit<KeyDetailsProps, 'error'>) {
  const t = useTexts('templates');
  const marks = [
    'isRequired',
    'isCompared',
    ...(layout === 'statement' && field.dataType === 'currency' ? (['isPerShare'] as const) : []),
  ] as const;
  return (
    <FormWide>
      <Group gap="lg">
        {marks.map((mark) => (
          <Checkbox
            key={mark}
            label={t(`keys.${mark}`)}
            checked={field[mark]}
            onChange={(event) => onChange({ [mark]: event.currentTarget.checked })}
          />
        ))}
      </Group>
    </FormWide>
  );
}
