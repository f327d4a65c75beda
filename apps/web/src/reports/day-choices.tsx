import { dayFromIso, dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import { DayInput } from '../ui/day-input.tsx';
import type { RequestedDays } from './dashboard-url.ts';
import { withFirst, withSecond } from './dashboard-url.ts';
import classes from './day-choices.module.css';

interface DayChoicesProps {
  readonly asked: RequestedDays;
  /** The days the answer is of, once it is there. */
  readonly answered: RequestedDays;
  readonly onChange: (days: RequestedDays) => void;
}

/** The two days that are compared: any past ones; emptied, a day is the usual one again. */
export function DayChoices({ asked, answered, onChange }: DayChoicesProps) {
  const t = useTexts('rtiSummary');
  const [today] = useState(() => isoFromDay(dayFromTimestamp(Date.now())));
  const second = asked.to ?? answered.to ?? today;
  const eve = isoFromDay(dayFromIso(second) - 1);
  return (
    <span className={classes.choices} title={t('daysHint')}>
      <span aria-hidden="true">{t('comparing')}</span>
      <DayInput
        label={t('firstDay')}
        isLabelHidden
        value={asked.from ?? answered.from ?? null}
        max={eve}
        onChange={(from) => onChange(withFirst(asked, from))}
      />
      <span aria-hidden="true">{t('with')}</span>
      <DayInput
        label={t('secondDay')}
        isLabelHidden
        value={asked.to ?? answered.to ?? null}
        max={today}
        onChange={(to) => onChange(withSecond(asked, to))}
      />
    </span>
  );
}
