import { Badge, Group } from '@mantine/core';
import { DASH } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { CategoryPill } from './public/category-pill.tsx';
import type { CompanyScore } from './public/score-query.ts';

/** Category, ratings and status in words; ratings and status only where the answer has them, which is where the user may see them. */
export function ScorePills({ score }: { readonly score: CompanyScore }) {
  const t = useTexts('scoring');
  const { status, creditRiskRatingST: st, creditRiskRatingLT: lt } = score;
  return (
    <Group gap="xs" flex="none">
      <CategoryPill category={score.category} />
      {st !== undefined && <Badge title={t('ratingHint')}>{ratingText(t, st, lt)}</Badge>}
      {status !== undefined && (
        <Badge title={t('statusHint')}>
          {status === 'Initiated' || status === 'Validated' ? t(`statuses.${status}`) : status}
        </Badge>
      )}
    </Group>
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
