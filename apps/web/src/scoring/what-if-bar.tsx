import { Button, Group, Text } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import { useCan } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { CategoryPill } from './public/category-pill.tsx';
import { ComparedScores } from './public/compared-scores.tsx';
import type { CompanyScore } from './public/score-query.ts';
import type { WhatIfState } from './what-if.ts';
import { useSaveSupposed } from './use-save-supposed.ts';

interface WhatIfBarProps {
  readonly score: CompanyScore;
  readonly whatIf: WhatIfState;
  readonly onSaved: () => void;
}

/** Stays in sight while the events are gone through. */
const IN_SIGHT = {
  pos: 'sticky',
  top: 'calc(var(--v-header-height) + var(--v-band-height))',
  style: {
    zIndex: 2,
    border: 'var(--v-line-width) solid var(--v-action)',
    borderRadius: 'var(--mantine-radius-lg)',
    boxShadow: 'var(--v-raised-shadow)',
  },
} as const;

/** Turns 'what if' on and off; on, it shows the present scores beside those that would result. */
export function WhatIfBar({ score, whatIf, onSaved }: WhatIfBarProps) {
  const t = useTexts('scoring');
  return (
    <Group
      role="group"
      aria-label={t('whatIf.title')}
      gap="sm"
      mb="md"
      {...(whatIf.isOn && { ...IN_SIGHT, px: 'md', py: 'sm', bg: 'var(--v-panel)' })}
    >
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size="1rem" stroke={1.75} />}
        aria-pressed={whatIf.isOn}
        onClick={() => whatIf.turn(!whatIf.isOn)}
      >
        {t('whatIf.title')}
      </Button>
      {whatIf.isOn ? (
        <Outcome score={score} whatIf={whatIf} onSaved={onSaved} />
      ) : (
        <Text c="dimmed">{t('whatIf.hint')}</Text>
      )}
    </Group>
  );
}

function Outcome({ score, whatIf, onSaved }: WhatIfBarProps) {
  const t = useTexts('scoring');
  const { supposed, result, reset } = whatIf;
  return (
    <>
      <ComparedScores
        now={{ shortTerm: score.shortTerm.current, longTerm: score.longTerm.current }}
        then={{ shortTerm: toDecimal(result.scores.shortTerm), longTerm: toDecimal(result.scores.longTerm) }}
      />
      <Group component="span" gap="xs" wrap="nowrap" title={t('categoryHint')}>
        <CategoryPill category={score.category} />
        <span aria-hidden="true">→</span>
        <CategoryPill category={result.category} />
      </Group>
      <Text span c="dimmed" role="status">
        {t('whatIf.count', { count: supposed.size })}
      </Text>
      <Group component="span" gap="sm" wrap="nowrap" ml="auto">
        <Button variant="default" disabled={supposed.size === 0} onClick={reset}>
          {t('whatIf.reset')}
        </Button>
        <SaveButton score={score} whatIf={whatIf} onSaved={onSaved} />
      </Group>
    </>
  );
}

/** For who may edit events. A Validated company keeps its events from being edited. */
function SaveButton({ score, whatIf: { supposed }, onSaved }: WhatIfBarProps) {
  const t = useTexts('scoring');
  const mayEdit = useCan('edit-event');
  const { save, isSaving } = useSaveSupposed(score, supposed, onSaved);
  if (!mayEdit) return null;
  const reason = score.status === 'Validated' ? t('whatIf.locked') : null;
  const isDisabled = reason !== null || supposed.size === 0;
  return (
    <Button
      data-tooltip={reason}
      loading={isSaving}
      {...(isDisabled ? { 'aria-disabled': true, 'data-disabled': true } : {})}
      {...(reason === null ? {} : { 'aria-description': reason })}
      onClick={isDisabled ? undefined : save}
    >
      {t('whatIf.save')}
    </Button>
  );
}
