import type { Category } from '@vigilo/domain/scoring/category';
import { useTexts } from '../../lib/texts.ts';
import { Pill } from '../../ui/pill.tsx';

const TONES = {
  'Strongly Positive': 'good',
  Positive: 'good',
  Neutral: 'neutral',
  Negative: 'bad',
  'Strongly Negative': 'bad',
} as const;

/** The category that follows from the short-term score. */
export function CategoryPill({ category }: { readonly category: Category }) {
  const t = useTexts('scoring');
  return (
    <span title={t('categoryHint')}>
      <Pill tone={TONES[category]}>{t(`categories.${category}`)}</Pill>
    </span>
  );
}
