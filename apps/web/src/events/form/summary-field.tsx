import { Textarea } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconEqual } from '@tabler/icons-react';
import { VERDICTS, verdictFromSummary, withVerdict } from '@vigilo/domain/events/verdict';
import { useTexts } from '../../lib/texts.ts';
import classes from './summary-field.module.css';

const ICONS = { positive: IconArrowUp, negative: IconArrowDown, neutral: IconEqual } as const;

interface SummaryFieldProps {
  readonly value: string;
  readonly onChange: (summary: string) => void;
}

/** The summary; its last word is the verdict, which a press writes there. */
export function SummaryField({ value, onChange }: SummaryFieldProps) {
  const t = useTexts('eventDialogs');
  const scoringTexts = useTexts('scoring');
  const isEmpty = value.trim() === '';
  return (
    <div className={classes.field}>
      <Textarea
        label={t('fields.summary')}
        placeholder={t('hints.summary')}
        rows={2}
        maxLength={10_000}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div role="group" aria-label={t('verdict.label')} className={classes.verdicts}>
        <span className={classes.hint}>{isEmpty ? t('verdict.needsText') : t('verdict.hint')}</span>
        {VERDICTS.map((verdict) => {
          const Icon = ICONS[verdict];
          return (
            <button
              key={verdict}
              type="button"
              className={classes.verdict}
              data-verdict={verdict}
              disabled={isEmpty}
              aria-pressed={!isEmpty && verdictFromSummary(value) === verdict}
              onClick={() => onChange(withVerdict(value, verdict))}
            >
              <Icon size="1rem" stroke={1.75} aria-hidden="true" />
              {scoringTexts(`verdicts.${verdict}`)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
