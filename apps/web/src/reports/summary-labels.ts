import type { SummaryWords } from '@vigilo/domain/reports/summary-charts';
import { useMemo } from 'react';
import { formatCount, formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { useClassName } from './class-names.ts';

/** What the charts call things, in the language of the page. */
export function useSummaryLabels(from: string, to: string): SummaryWords {
  const categories = useTexts('companies');
  const writeName = useClassName();
  return useMemo(
    () => ({
      days: [formatDay(from), formatDay(to)],
      writeCount: formatCount,
      writeCategory: (category) => categories(`categories.${category}`),
      writeName,
    }),
    [from, to, categories, writeName],
  );
}
