import { Text, TextInput, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { can } from '@vigilo/domain/access/can';
import { COMPANY_FIELDS, FORM_FIELDS } from '@vigilo/domain/companies/fields';
import type { Field } from '@vigilo/domain/records/field';
import type { RecordForm } from '../../lib/form.ts';
import { useAccess } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { FeedNote } from '../../news/public/feed-note.tsx';
import { FormGrid, FormWide } from '../../ui/form-grid.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FEED_FIELDS, NEW_COMPANY } from './company-fields.ts';
import type { CompanyField, CompanyFields } from './company-fields.ts';
import { sortByText, useClassificationText } from '../company-texts.tsx';
import { dropdownsQuery } from '../companies-queries.ts';
import { findOtherRegion, proposeRegion } from '../other-region.ts';
import { NameField } from './name-field.tsx';

/** What the control of a text is made from. */
type TextDescription = Pick<Field, 'kind' | 'isRequired'> & { readonly longest?: number };

interface FieldProps {
  readonly form: RecordForm<CompanyFields>;
  /** Absent: the company is new. */
  readonly companyId?: string | undefined;
}

interface NamedFieldProps extends FieldProps {
  readonly field: CompanyField;
}

/** The fields of a company in two columns (specification 2, section 2.5), those that the user may see. */
export function CompanyFormFields({ form, companyId }: FieldProps) {
  const access = useAccess();
  const shown = FORM_FIELDS.filter((field) => {
    const { permission }: Field = COMPANY_FIELDS[field];
    return permission === undefined || can(access, permission);
  });
  return (
    <FormGrid>
      {shown.map((field) => (
        <FormField key={field} form={form} companyId={companyId} field={field} />
      ))}
    </FormGrid>
  );
}

/** The control of a field, by its kind. */
function FormField({ form, companyId, field }: NamedFieldProps) {
  if (field === 'ticker') return <TickerField form={form} />;
  if (field === 'country') return <CountryField form={form} />;
  if (field === 'region') return <RegionField form={form} />;
  if (field === 'sector' || field === 'industry') return <NameField kind={field} {...form.field(field)} />;
  const described = COMPANY_FIELDS[field];
  if ('values' in described)
    // The best rating comes first.
    return (
      <ListField
        form={form}
        field={field}
        values={described.kind === 'rating' ? described.values.toReversed() : described.values}
      />
    );
  const isWide = described.kind === 'text' || described.kind === 'aliases';
  const text = <TextField form={form} companyId={companyId} field={field} />;
  return isWide ? <FormWide>{text}</FormWide> : text;
}

function TextField({ form, companyId, field }: NamedFieldProps) {
  const t = useTexts('companies');
  const { kind, isRequired, longest }: TextDescription = COMPANY_FIELDS[field];
  const control = {
    label: t(`fields.${field}`),
    withAsterisk: isRequired === true,
    'aria-required': isRequired === true,
    maxLength: longest,
    ...form.getInputProps(field),
  };
  if (kind === 'text') return <Textarea {...control} rows={3} />;
  if (kind === 'amount')
    return (
      <TextInput {...control} autoComplete="off" inputMode="decimal" placeholder={t('form.amountHint')} />
    );
  const placeholder = kind === 'aliases' ? t('form.aliasesHint') : undefined;
  const feed = FEED_FIELDS.get(field);
  const description =
    feed === undefined || companyId === undefined ? undefined : (
      <FeedNote companyId={companyId} kind={feed} url={form.values[field]} />
    );
  return <TextInput {...control} autoComplete="off" placeholder={placeholder} description={description} />;
}

/** Without spaces; once given it stays. */
function TickerField({ form }: FieldProps) {
  const t = useTexts('companies');
  const isNew = form.values.version === NEW_COMPANY.version;
  return (
    <TextInput
      label={t('fields.ticker')}
      withAsterisk
      aria-required
      autoComplete="off"
      spellCheck={false}
      maxLength={COMPANY_FIELDS.ticker.longest}
      disabled={!isNew}
      description={isNew ? undefined : t('form.tickerStays')}
      {...form.getInputProps('ticker')}
    />
  );
}

/** Choosing a country proposes its region; one that a person chose stays, and is warned of. */
function CountryField({ form }: FieldProps) {
  const t = useTexts('companies');
  const { data } = useQuery(dropdownsQuery);
  const classificationText = useClassificationText();
  const countries = data?.CompanyCountries ?? [];
  const field = form.field('country');
  function choose(country: string): void {
    field.onChange(country);
    form.field('region').onChange(proposeRegion(form.values, country, countries));
  }
  return (
    <ChoiceField
      label={t('fields.country')}
      isRequired
      placeholder={t('form.choose')}
      noneText={t('filters.none')}
      options={sortByText(
        countries.map(({ name }) => ({ value: name, text: classificationText('country', name) })),
      )}
      {...field}
      onChange={choose}
    />
  );
}

/** The country and the region are warned of where they do not go together, whichever was chosen last. */
function RegionField({ form }: FieldProps) {
  const t = useTexts('companies');
  const { data } = useQuery(dropdownsQuery);
  const { country, region } = form.values;
  const own = findOtherRegion({ country, region }, data?.CompanyCountries ?? []);
  return (
    <div>
      <ListField form={form} field="region" values={COMPANY_FIELDS.region.values} />
      <Text role="status" size="sm" c="var(--v-caution-ink)">
        {own === null ? null : t('edit.otherRegion', { country, own, region })}
      </Text>
    </div>
  );
}

interface ListFieldProps extends NamedFieldProps {
  readonly values: readonly string[];
}

/** What need not be given may be left empty. */
function ListField({ form, field, values }: ListFieldProps) {
  const isRequired = 'isRequired' in COMPANY_FIELDS[field];
  const t = useTexts('companies');
  const classificationText = useClassificationText();
  return (
    <SelectField
      label={t(`fields.${field}`)}
      isRequired={isRequired}
      placeholder={isRequired ? t('form.choose') : t('table.notRated')}
      canBeEmpty={!isRequired}
      options={values.map((value) => ({ value, text: classificationText(field, value) }))}
      {...form.field(field)}
    />
  );
}
