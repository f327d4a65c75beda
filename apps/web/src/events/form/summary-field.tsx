import { Box, Button, Group, Text, Textarea } from '@mantine/core';
import { VERDICTS, findVerdict, withVerdict } from '@vigilo/domain/events/verdict';
import { useTexts } from '../../lib/texts.ts';
import { VERDICT_ICONS, VERDICT_INKS } from '../verdict-look.ts';

interface SummaryFieldProps {
  readonly value: string;
  readonly onChange: (summary: string) => void;
}

/** Beside the label, so that all of the dialog is seen at once on a low screen; below the text where there is no room beside it. */
const BESIDE_LABEL = { pos: { base: 'static', sm: 'absolute' }, top: 0, right: 0 } as const;

/** The summary; its last word is the verdict, which a press writes there. Without one, the server adds that of the score. */
export function SummaryField({ value, onChange }: SummaryFieldProps) {
  const t = useTexts('eventDialogs');
  const scoringTexts = useTexts('scoring');
  const isEmpty = value.trim() === '';
  const current = findVerdict(value);
  const hint = current === null ? t('verdict.fromScore') : t('verdict.hint');
  return (
    <Box pos="relative">
      <Textarea
        label={t('fields.summary')}
        placeholder={t('hints.summary')}
        rows={2}
        maxLength={10_000}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Group role="group" aria-label={t('verdict.label')} gap="xs" {...BESIDE_LABEL}>
        <Text component="span" size="xs" c="dimmed" mr="xs">
          {isEmpty ? t('verdict.needsText') : hint}
        </Text>
        {VERDICTS.map((verdict) => {
          const Icon = VERDICT_ICONS[verdict];
          return (
            <Button
              key={verdict}
              variant="default"
              size="compact-xs"
              leftSection={<Icon size="1rem" stroke={1.75} aria-hidden="true" />}
              {...(verdict === current
                ? { c: VERDICT_INKS[verdict], bd: '1px solid currentcolor' }
                : { fw: 400 })}
              disabled={isEmpty}
              aria-pressed={verdict === current}
              onClick={() => onChange(withVerdict(value, verdict))}
            >
              {scoringTexts(`verdicts.${verdict}`)}
            </Button>
          );
        })}
      </Group>
    </Box>
  );
}
