import type { ImportJob } from '@vigilo/contract/imports';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import type { ImportKind } from '@vigilo/domain/imports/fields';
import { DAY_ORDERS } from '@vigilo/domain/imports/read-day';
import { DECIMAL_SIGNS } from '@vigilo/domain/imports/read-number';
import { useTexts } from '../../lib/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { FieldSelect } from './field-select.tsx';
import { isCurrency } from './currency.ts';
import classes from './option-panel.module.css';
import { TextOption } from './text-option.tsx';

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
      <div className={classes.options}>
        {props.kind === 'companies' && <CompanyOptions {...props} />}
        {props.kind === 'events' && <EventOptions {...props} />}
        {props.kind === 'news' && <SourceOption {...props} />}
        {props.kind === 'prices' && <PriceOptions {...props} />}
        {props.kind !== 'companies' && <NotationOptions {...props} />}
      </div>
    </Panel>
  );
}

function CompanyOptions({ options, isDisabled, onChange }: OptionPanelProps) {
  const t = useTexts('importWizard');
  return (
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
      <TextOption
        label={t('options.defaultTopic')}
        value={options.defaultTopic}
        placeholder={t('options.leaveEmpty')}
        longest={200}
        isDisabled={isDisabled}
        onChange={(defaultTopic) => onChange({ defaultTopic })}
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
      <TextOption
        label={t('options.defaultCurrency')}
        value={options.defaultCurrency}
        longest={3}
        error={isCurrency(options.defaultCurrency) ? null : t('options.currencyWrong')}
        isDisabled={isDisabled}
        onChange={(text) => onChange({ defaultCurrency: text.toUpperCase() })}
      />
    </>
  );
}

function NotationOptions({ options, isDisabled, onChange }: OptionPanelProps) {
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
      <FieldSelect
        label={t('options.decimalSign')}
        value={options.decimalSign}
        options={DECIMAL_SIGNS.map((value) => ({ value, text: t(`options.decimalSign.${value}`) }))}
        isDisabled={isDisabled}
        onChange={(decimalSign) => onChange({ decimalSign })}
      />
    </>
  );
}

/** The source of rows that name none. */
function SourceOption({ options, isDisabled, onChange }: OptionPanelProps) {
  const t = useTexts('importWizard');
  return (
    <TextOption
      label={t('options.defaultSource')}
      value={options.defaultSource}
      placeholder={t('options.leaveEmpty')}
      longest={200}
      isDisabled={isDisabled}
      onChange={(defaultSource) => onChange({ defaultSource })}
    />
  );
}
