import { Badge } from '@mantine/core';
import type { Category } from '@vigilo/domain/scoring/category';
import { useTexts } from '../../lib/texts.ts';

const TONES = {
  'Strongly Positive': 'good',
  Positive: 'good',
  Neutral: 'gray',
  Negative: 'bad',
  'Strongly Negative': 'bad',
} as const;

/** The category that follows from the short-term score. */
export function CategoryPill({ category }: { readonly category: Category }) {
  const t = useTexts('scoring');
  return (
    <Badge color={TONES[category]} title={t('categoryHint')}>
      {t(`categories.${category}`)}
    </Badge>
  );
}
