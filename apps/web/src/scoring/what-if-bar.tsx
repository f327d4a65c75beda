import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import { useCan } from '../lib/profile.ts';
import { useTexts } from '../lib/texts.ts';
import { CategoryPill } from './public/category-pill.tsx';
import { ComparedScores } from './public/compared-scores.tsx';
import type { CompanyScore } from './public/score-query.ts';
import type { WhatIfState } from './what-if.ts';
import classes from './what-if-bar.module.css';
import { useSaveSupposed } from './use-save-supposed.ts';

interface WhatIfBarProps {
  readonly score: CompanyScore;
  readonly whatIf: WhatIfState;
  readonly onSaved: () => void;
}

/** Turns 'what if' on and off; on, it shows the present scores beside those that would result. */
export function WhatIfBar({ score, whatIf, onSaved }: WhatIfBarProps) {
  const t = useTexts('scoring');
  return (
    <div className={classes.bar} role="group" aria-label={t('whatIf.title')} data-on={whatIf.isOn}>
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
        <p className={classes.hint}>{t('whatIf.hint')}</p>
      )}
    </div>
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
      <span className={classes.categories} title={t('categoryHint')}>
        <CategoryPill category={score.category} />
        <span aria-hidden="true">→</span>
        <CategoryPill category={result.category} />
      </span>
      <span className={classes.count} role="status">
        {t('whatIf.count', { count: supposed.size })}
      </span>
      <span className={classes.buttons}>
        <Button variant="default" disabled={supposed.size === 0} onClick={reset}>
          {t('whatIf.reset')}
        </Button>
        <SaveButton score={score} whatIf={whatIf} onSaved={onSaved} />
      </span>
    </>
  );
}

/** For who may edit events. A Validated company and a summary that describes it keep their events from being edited. */
function SaveButton({ score, whatIf: { supposed }, onSaved }: WhatIfBarProps) {
  const t = useTexts('scoring');
  const mayEdit = useCan('edit-event');
  const { save, isSaving } = useSaveSupposed(score, supposed, onSaved);
  if (!mayEdit) return null;
  const hasChosen = score.longTerm.events.some(
    (event) => event.isSummary === true && supposed.has(event._id),
  );
  const reason =
    (score.status === 'Validated' && t('whatIf.locked')) || (hasChosen && t('whatIf.chosen')) || null;
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
