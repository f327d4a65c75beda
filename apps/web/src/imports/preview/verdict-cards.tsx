import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/RadioCard.layer.css';
import { Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { VERDICTS } from '@vigilo/domain/imports/faults';
import type { Verdict } from '@vigilo/domain/imports/faults';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import classes from '../card.module.css';

const INKS: Readonly<Record<Verdict, string>> = {
  add: 'var(--v-good-ink)',
  change: 'var(--v-action-ink)',
  unchanged: 'bright',
  refused: 'var(--v-bad-ink)',
  conflict: 'var(--v-caution-ink)',
};

interface VerdictCardsProps {
  readonly counts: Readonly<Record<Verdict, number>>;
  /** How many rows can be decided on. */
  readonly matches: number;
  readonly current: Verdict;
  readonly onVerdict: (verdict: Verdict) => void;
}

/** How many rows would add, change, leave alone, or are refused; each card shows its rows below. */
export function VerdictCards({ counts, matches, current, onVerdict }: VerdictCardsProps) {
  const t = useTexts('importWizard');
  const shown = VERDICTS.filter((verdict) => verdict !== 'conflict' || matches > 0);
  const rowsIn = (verdict: Verdict) => (verdict === 'conflict' ? matches : counts[verdict]);
  const hint = (verdict: Verdict) =>
    verdict === 'conflict'
      ? t('preview.conflictHint', { shown: formatCount(counts.conflict) })
      : t(`preview.${verdict}Hint`);
  return (
    <Radio.Group
      value={current}
      aria-label={t('preview.verdicts')}
      onChange={(chosen) => {
        const found = VERDICTS.find((verdict) => verdict === chosen);
        if (found !== undefined) onVerdict(found);
      }}
    >
      <SimpleGrid cols={{ base: 2, md: shown.length }} spacing="md">
        {shown.map((verdict) => (
          <Radio.Card key={verdict} value={verdict} radius="lg" className={classes.card ?? ''}>
            <Group wrap="nowrap" gap="md">
              <Text
                span
                fz="var(--v-font-size-display)"
                fw={650}
                c={rowsIn(verdict) === 0 ? 'dimmed' : INKS[verdict]}
              >
                {formatCount(rowsIn(verdict))}
              </Text>
              <Stack gap={0}>
                <Text span fw={650}>
                  {t(`preview.${verdict}`)}
                </Text>
                <Text span c="dimmed">
                  {hint(verdict)}
                </Text>
              </Stack>
            </Group>
          </Radio.Card>
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}
