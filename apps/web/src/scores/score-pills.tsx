import { DASH } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { Pill } from '../ui/pill.tsx';
import { CategoryPill } from './public/category-pill.tsx';
import classes from './score-pills.module.css';
import type { CompanyScore } from './score-query.ts';

/** Category, ratings and status in words; ratings and status only where the answer has them, which is where the user may see them. */
export function ScorePills({ score }: { readonly score: CompanyScore }) {
  const t = useTexts('scores');
  const { status, creditRiskRatingST: st, creditRiskRatingLT: lt } = score;
  const rating = st || lt ? t('ratingBoth', { st: st ?? DASH, lt: lt ?? DASH }) : t('notRated');
  return (
    <div className={classes.pills}>
      <CategoryPill category={score.category} />
      {st !== undefined && (
        <span title={t('ratingHint')}>
          <Pill>{rating}</Pill>
        </span>
      )}
      {status !== undefined && (
        <span title={t('statusHint')}>
          <Pill>{status === 'Initiated' || status === 'Validated' ? t(`statuses.${status}`) : status}</Pill>
        </span>
      )}
    </div>
  );
}
