import { useCallback } from 'react';
import { useTexts } from '../../lib/texts.ts';

interface Told {
  readonly reports: number;
  readonly sources: number;
}

/** Writes how many sources tell a story, and how many reports they have where those are more: '3 sources', '12 reports, 3 sources'. */
export function useWriteSources(): (told: Told) => string {
  const t = useTexts('news');
  return useCallback(
    ({ reports, sources }: Told) =>
      reports > sources ? t('told.reports', { reports, sources }) : t('told.sources', { sources }),
    [t],
  );
}
