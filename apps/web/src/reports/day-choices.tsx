import { Group, Text } from '@mantine/core';
import { dayFromIso, dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import { DayInput } from '../ui/day-input.tsx';
import type { RequestedDays } from './dashboard-url.ts';
import { withFirst, withSecond } from './dashboard-url.ts';

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
    <Group display="inline-flex" gap="sm" wrap="nowrap" title={t('daysHint')}>
      <Text span fw={550} c="dimmed" aria-hidden="true">
        {t('comparing')}
      </Text>
      <DayInput
        label={t('firstDay')}
        isLabelHidden
        w="9.25rem"
        value={asked.from ?? answered.from ?? null}
        max={eve}
        onChange={(from) => onChange(withFirst(asked, from))}
      />
      <Text span fw={550} c="dimmed" aria-hidden="true">
        {t('with')}
      </Text>
      <DayInput
        label={t('secondDay')}
        isLabelHidden
        w="9.25rem"
        value={asked.to ?? answered.to ?? null}
        max={today}
        onChange={(to) => onChange(withSecond(asked, to))}
      />
    </Group>
  );
}
