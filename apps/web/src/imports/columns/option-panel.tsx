import { Stack, TextInput } from '@mantine/core';
import type { ImportJob } from '@vigilo/contract/imports';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import type { ImportKind } from '@vigilo/domain/imports/fields';
import { DAY_ORDERS } from '@vigilo/domain/imports/read-day';
import { MARKET_CAP_UNITS } from '@vigilo/domain/imports/read-market-cap';
import { DECIMAL_SIGNS } from '@vigilo/domain/imports/read-number';
import { useTexts } from '../../lib/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { FieldSelect, LABEL_AT_LEFT } from './field-select.tsx';
import { isCurrency } from './currency.ts';

type Options = ImportJob['options'];

interface OptionPanelProps {
  readonly kind: ImportKind;
  readonly options: Options;
  readonly isDisabled: boolean;
  readonly onChange: (part: Partial<Options>) => void;
}

/** What stands in for missing values and how dates and numbers are written: the options that matter to the kind. */
export function OptionPanel(props: OptionPanelProps) {
  const t = useTexts('importWizard');
  return (
    <Panel title={t('options.title')}>
      <Stack gap="sm">
        {props.kind === 'companies' && <CompanyOptions {...props} />}
        {props.kind === 'events' && <EventOptions {...props} />}
        {props.kind === 'news' && <SourceOption {...props} />}
        {props.kind === 'prices' && <PriceOptions {...props} />}
        {props.kind !== 'companies' && <NotationOptions {...props} />}
      </Stack>
    </Panel>
  );
}

function CompanyOptions(props: OptionPanelProps) {
  const { options, isDisabled, onChange } = props;
  const t = useTexts('importWizard');
  return (
    <>
      <FieldSelect
        label={t('options.missingClassification')}
        value={options.missingClassification}
        options={(['unclassified', 'refuse'] as const).map((value) => ({
          value,
          text: t(`options.missingClassification.${value}`),
        }))}
        isDisabled={isDisabled}
        onChange={(missingClassification) => onChange({ missingClassification })}
      />
      <FieldSelect
        label={t('options.marketCapUnit')}
        value={options.marketCapUnit}
        options={MARKET_CAP_UNITS.map((value) => ({ value, text: t(`options.marketCapUnit.${value}`) }))}
        isDisabled={isDisabled}
        onChange={(marketCapUnit) => onChange({ marketCapUnit })}
      />
      <DecimalSignOption {...props} />
    </>
  );
}

function EventOptions({ kind, options, isDisabled, onChange }: OptionPanelProps) {
  const t = useTexts('importWizard');
  return (
    <>
      <FieldSelect
        label={t('options.missingScore')}
        value={options.missingScore}
        options={(['refuse', 'suggest'] as const).map((value) => ({
          value,
          text: t(`options.missingScore.${value}`),
        }))}
        isDisabled={isDisabled}
        onChange={(missingScore) => onChange({ missingScore })}
      />
      <FieldSelect
        label={t('options.defaultEventType')}
        value={options.defaultEventType}
        options={EVENT_TYPES.map((value) => ({ value, text: t(`options.eventType.${value}`) }))}
        isDisabled={isDisabled}
        onChange={(defaultEventType) => onChange({ defaultEventType })}
      />
      <SourceOption kind={kind} options={options} isDisabled={isDisabled} onChange={onChange} />
      <TextInput
        styles={LABEL_AT_LEFT}
        label={t('options.defaultTopic')}
        value={options.defaultTopic}
        placeholder={t('options.leaveEmpty')}
        maxLength={200}
        disabled={isDisabled}
        onChange={(event) => onChange({ defaultTopic: event.currentTarget.value })}
      />
    </>
  );
}

function PriceOptions({ options, isDisabled, onChange }: OptionPanelProps) {
  const t = useTexts('importWizard');
  return (
    <>
      <FieldSelect
        label={t('options.priceColumn')}
        value={options.priceColumn}
        options={(['close', 'adjusted'] as const).map((value) => ({
          value,
          text: t(`options.priceColumn.${value}`),
        }))}
        isDisabled={isDisabled}
        onChange={(priceColumn) => onChange({ priceColumn })}
      />
      <TextInput
        styles={LABEL_AT_LEFT}
        label={t('options.defaultCurrency')}
        value={options.defaultCurrency}
        maxLength={3}
        error={isCurrency(options.defaultCurrency) ? null : t('options.currencyWrong')}
        disabled={isDisabled}
        onChange={(event) => onChange({ defaultCurrency: event.currentTarget.value.toUpperCase() })}
      />
    </>
  );
}

function NotationOptions(props: OptionPanelProps) {
  const { options, isDisabled, onChange } = props;
  const t = useTexts('importWizard');
  return (
    <>
      <FieldSelect
        label={t('options.dayOrder')}
        value={options.dayOrder}
        options={DAY_ORDERS.map((value) => ({ value, text: t(`options.dayOrder.${value}`) }))}
        isDisabled={isDisabled}
        onChange={(dayOrder) => onChange({ dayOrder })}
      />
      <DecimalSignOption {...props} />
    </>
  );
}

function DecimalSignOption({ options, isDisabled, onChange }: OptionPanelProps) {
  const t = useTexts('importWizard');
  return (
    <FieldSelect
      label={t('options.decimalSign')}
      value={options.decimalSign}
      options={DECIMAL_SIGNS.map((value) => ({ value, text: t(`options.decimalSign.${value}`) }))}
      isDisabled={isDisabled}
      onChange={(decimalSign) => onChange({ decimalSign })}
    />
  );
}

/** The source of rows that name none. */
function SourceOption({ options, isDisabled, onChange }: OptionPanelProps) {
  const t = useTexts('importWizard');
  return (
    <TextInput
      styles={LABEL_AT_LEFT}
      label={t('options.defaultSource')}
      value={options.defaultSource}
      placeholder={t('options.leaveEmpty')}
      maxLength={200}
      disabled={isDisabled}
      onChange={(event) => onChange({ defaultSource: event.currentTarget.value })}
    />
  );
}
