import { Group, Text } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { EVENT_SCORE } from '@vigilo/domain/scoring/impact';
import { toDecimal, toThousandths } from '@vigilo/domain/scoring/thousandths';
import { formatScore } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { Contribution } from './public/score-query.ts';
import type { WhatIfState } from './what-if.ts';

const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;
const CHANGED = { fw: 650, c: 'var(--v-action-ink)', bg: 'var(--v-action-soft)' } as const;

/** Lowers and raises the supposed score of an event by a tenth, between -1 and 1. */
export function ScoreStepper({
  event,
  whatIf: { supposed, step },
}: {
  readonly event: Contribution;
  readonly whatIf: WhatIfState;
}) {
  const t = useTexts('scoring');
  const stored = toThousandths(event.score);
  const score = supposed.get(event._id) ?? stored;
  return (
    <Group
      component="span"
      display="inline-flex"
      gap="var(--v-space-hair)"
      wrap="nowrap"
      role="group"
      aria-label={t('whatIf.scoreOf', { title: event.title })}
    >
      <IconButton
        size="sm"
        variant="default"
        label={t('whatIf.lower')}
        disabledReason={score <= EVENT_SCORE.least ? t('whatIf.least') : undefined}
        onClick={() => step(event._id, -1)}
      >
        <IconMinus size="0.875rem" />
      </IconButton>
      <Text
        component="output"
        miw="2.5rem"
        ta="center"
        style={FIGURES}
        {...(score !== stored && {
          ...CHANGED,
          title: t('whatIf.was', { score: formatScore(event.score, 1) }),
        })}
      >
        {formatScore(toDecimal(score), 1)}
      </Text>
      <IconButton
        size="sm"
        variant="default"
        label={t('whatIf.raise')}
        disabledReason={score >= EVENT_SCORE.most ? t('whatIf.most') : undefined}
        onClick={() => step(event._id, 1)}
      >
        <IconPlus size="0.875rem" />
      </IconButton>
    </Group>
  );
}
