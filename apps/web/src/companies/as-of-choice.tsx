import { Group, Text } from '@mantine/core';
import { dayFromTimestamp, isoFromDay } from '@vigilo/domain/scoring/day';
import { useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import { DayInput } from '../ui/day-input.tsx';

interface AsOfChoiceProps {
  /** The day that was asked for (YYYY-MM-DD); null: the current one. */
  readonly asked: string | null;
  /** The day the answer is of, once it is there. */
  readonly answered: string | null;
  readonly onChange: (asOf: string | null) => void;
}

/** The day as of which everything is shown: any day up to today; emptied, it is the current one again. */
export function AsOfChoice({ asked, answered, onChange }: AsOfChoiceProps) {
  const t = useTexts('companies');
  const [today] = useState(() => isoFromDay(dayFromTimestamp(Date.now())));
  return (
    <Group display="inline-flex" gap="sm" wrap="nowrap" title={t('asOfHint')}>
      <Text span fw={550} c="dimmed" aria-hidden="true">
        {t('asOf')}
      </Text>
      <DayInput
        label={t('asOfLabel')}
        isLabelHidden
        w="9.25rem"
        value={asked ?? answered}
        max={today}
        onChange={onChange}
      />
    </Group>
  );
}
