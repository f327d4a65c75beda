import { VERDICTS } from '@vigilo/domain/imports/faults';
import type { Verdict } from '@vigilo/domain/imports/faults';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import classes from './verdict-cards.module.css';

interface VerdictCardsProps {
  readonly counts: Readonly<Record<Verdict, number>>;
  readonly current: Verdict;
  readonly onVerdict: (verdict: Verdict) => void;
}

/** How many rows would add, change, leave alone, or are refused; each card shows its rows below. */
export function VerdictCards({ counts, current, onVerdict }: VerdictCardsProps) {
  const t = useTexts('importWizard');
  return (
    <div className={classes.cards} role="radiogroup" aria-label={t('preview.verdicts')}>
      {VERDICTS.map((verdict) => (
        <label
          key={verdict}
          className={classes.card}
          data-verdict={verdict}
          data-none={counts[verdict] === 0}
        >
          <input
            type="radio"
            name="import-verdict"
            checked={verdict === current}
            onChange={() => onVerdict(verdict)}
          />
          <span className={classes.count}>{formatCount(counts[verdict])}</span>
          <span className={classes.words}>
            <strong>{t(`preview.${verdict}`)}</strong>
            <span>{t(`preview.${verdict}Hint`)}</span>
          </span>
        </label>
      ))}
    </div>
  );
}
