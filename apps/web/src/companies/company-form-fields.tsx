import { TextInput, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ENTITY_TYPES, REGIONS } from '@vigilo/domain/companies/company';
import { GRADES } from '@vigilo/domain/companies/company';
import { useCan } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { FormGrid, FormWide } from '../ui/form-grid.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { CompanyField } from './company-fields.ts';
import { useClassificationText } from './company-texts.tsx';
import { dropdownsQuery } from './dropdowns-query.ts';
import { NameField } from './name-field.tsx';
import type { CompanyForm } from './use-company-form.ts';

interface FieldProps {
  readonly form: CompanyForm;
}

/** The fields of a company in two columns (specification 2, section 2.5). */
export function CompanyFormFields({ form }: FieldProps) {
  const canRate = useCan('list-creditriskrating');
  return (
    <FormGrid>
      <TextField form={form} field="companyName" isRequired most={300} />
      <TickerField form={form} />
      <DescriptionField form={form} />
      <NameField
        kind="sector"
        value={form.fields.sector}
        error={useFault(form, 'sector')}
        onChange={(sector) => form.change({ sector })}
      />
      <NameField
        kind="industry"
        value={form.fields.industry}
        error={useFault(form, 'industry')}
        onChange={(industry) => form.change({ industry })}
      />
      <CountryField form={form} />
      <ListField form={form} field="region" values={REGIONS} isRequired />
      <ListField form={form} field="entityType" values={ENTITY_TYPES} isRequired />
      {canRate && <ListField form={form} field="creditRiskRatingST" values={GRADES.toReversed()} />}
      {canRate && <ListField form={form} field="creditRiskRatingLT" values={GRADES.toReversed()} />}
      <TextField form={form} field="pressReleaseUrl" most={2048} />
      <TextField form={form} field="rssFeedUrl" most={2048} />
      <FormWide>
        <TextField form={form} field="aliases" most={2500} />
      </FormWide>
    </FormGrid>
  );
}

/** What is wrong with a field, in words. */
function useFault({ faults }: CompanyForm, field: CompanyField): string | undefined {
  const t = useTexts('companies');
  const fault = faults[field];
  return fault && t(`fault.${fault}`);
}

interface TextFieldProps extends FieldProps {
  readonly field: 'companyName' | 'pressReleaseUrl' | 'rssFeedUrl' | 'aliases';
  readonly isRequired?: boolean;
  readonly most: number;
}

function TextField({ form, field, isRequired = false, most }: TextFieldProps) {
  const t = useTexts('companies');
  const error = useFault(form, field);
  return (
    <TextInput
      label={t(`fields.${field}`)}
      withAsterisk={isRequired}
      aria-required={isRequired}
      autoComplete="off"
      maxLength={most}
      value={form.fields[field]}
      placeholder={field === 'aliases' ? t('form.aliasesHint') : undefined}
      error={error}
      onChange={(event) => form.change({ [field]: event.currentTarget.value })}
    />
  );
}

/** Without spaces; once given it stays. */
function TickerField({ form }: FieldProps) {
  const t = useTexts('companies');
  const error = useFault(form, 'ticker');
  return (
    <TextInput
      label={t('fields.ticker')}
      withAsterisk
      aria-required
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
      value={form.fields.ticker}
      error={error}
      disabled={!form.isNew}
      description={form.isNew ? undefined : t('form.tickerStays')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onChange={(event) => form.change({ ticker: event.currentTarget.value })}
    />
  );
}

function DescriptionField({ form }: FieldProps) {
  const t = useTexts('companies');
  const error = useFault(form, 'businessDescription');
  return (
    <FormWide>
      <Textarea
        label={t('fields.businessDescription')}
        withAsterisk
        aria-required
        rows={3}
        maxLength={10_000}
        value={form.fields.businessDescription}
        error={error}
        onChange={(event) => form.change({ businessDescription: event.currentTarget.value })}
      />
    </FormWide>
  );
}

/** Choosing a country proposes its region. */
function CountryField({ form }: FieldProps) {
  const t = useTexts('companies');
  const error = useFault(form, 'country');
  const { data } = useQuery(dropdownsQuery);
  const countries = data?.CompanyCountries ?? [];
  return (
    <ChoiceField
      label={t('fields.country')}
      isRequired
      placeholder={t('form.choose')}
      noneText={t('filters.none')}
      value={form.fields.country}
      options={countries.map(({ name }) => ({ value: name, text: name }))}
      error={error}
      onChange={(country) =>
        form.change({
          country,
          region: countries.find(({ name }) => name === country)?.region ?? form.fields.region,
        })
      }
    />
  );
}

interface ListFieldProps extends FieldProps {
  readonly field: 'region' | 'entityType' | 'creditRiskRatingST' | 'creditRiskRatingLT';
  readonly values: readonly string[];
  /** Otherwise it may be left empty. */
  readonly isRequired?: boolean;
}

function ListField({ form, field, values, isRequired = false }: ListFieldProps) {
  const t = useTexts('companies');
  const error = useFault(form, field);
  const classificationText = useClassificationText();
  return (
    <SelectField
      label={t(`fields.${field}`)}
      isRequired={isRequired}
      placeholder={isRequired ? t('form.choose') : t('table.notRated')}
      canBeEmpty={!isRequired}
      value={form.fields[field]}
      options={values.map((value) => ({ value, text: classificationText(field, value) }))}
      error={error}
      onChange={(value) => form.change({ [field]: value })}
    />
  );
}
