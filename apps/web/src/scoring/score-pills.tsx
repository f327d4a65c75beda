import { Badge } from '@mantine/core';
import { DASH } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { CategoryPill } from './public/category-pill.tsx';
import classes from './score-pills.module.css';
import type { CompanyScore } from './public/score-query.ts';

/** Category, ratings and status in words; ratings and status only where the answer has them, which is where the user may see them. */
export function ScorePills({ score }: { readonly score: CompanyScore }) {
  const t = useTexts('scoring');
  const { status, creditRiskRatingST: st, creditRiskRatingLT: lt } = score;
  return (
    <div className={classes.pills}>
      <CategoryPill category={score.category} />
      {st !== undefined && (
        <span title={t('ratingHint')}>
          <Badge>{ratingText(t, st, lt)}</Badge>
        </span>
      )}
      {status !== undefined && (
        <span title={t('statusHint')}>
          <Badge>{status === 'Initiated' || status === 'Validated' ? t(`statuses.${status}`) : status}</Badge>
        </span>
      )}
    </div>
  );
}

function ratingText(
  t: ReturnType<typeof useTexts<'scoring'>>,
  st: string | null,
  lt: string | null | undefined,
): string {
  if (!st && !lt) return t('notRated');
  return st && st === lt ? t('rating', { grade: st }) : t('ratingBoth', { st: st || DASH, lt: lt || DASH });
}
