import type { ReportCounts } from '@vigilo/domain/events/report-counts';
import { hasRepeatedSource } from '@vigilo/domain/events/report-counts';
import { useCallback } from 'react';
import { useTexts } from '../../lib/texts.ts';

/** Writes how many sources tell a story, and how many reports they have where those are more: '3 sources', '12 reports, 3 sources'. */
export function useWriteSources(): (counts: ReportCounts) => string {
  const t = useTexts('news');
  return useCallback(
    ({ reports, sources }: ReportCounts) =>
      hasRepeatedSource({ reports, sources })
        ? t('told.reports', { reports, sources })
        : t('told.sources', { sources }),
    [t],
  );
}
