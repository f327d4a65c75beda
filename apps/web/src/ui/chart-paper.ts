import { useComputedColorScheme } from '@mantine/core';
import type { ChartPaper } from '@vigilo/domain/scoring/chart-option';
import { useMemo } from 'react';

/** What charts are drawn with on the screen: the theme's colours as they are now, light or dark. */
export function useChartPaper(): ChartPaper {
  const scheme = useComputedColorScheme('light');
  // The colours are read from the page, whose scheme they follow.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the scheme changes what is read
  return useMemo(readPaper, [scheme]);
}

function readPaper(): ChartPaper {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(`--v-${name}`).trim();
  return {
    font: getComputedStyle(document.body).fontFamily,
    fontSize: Number.parseFloat(style.fontSize) * 0.6875,
    ground: token('panel'),
    ink: token('ink'),
    muted: token('muted'),
    grid: token('line'),
    main: token('action'),
    mainSoft: token('action-soft'),
    second: token('muted'),
    good: token('good'),
    bad: token('bad'),
    neutral: token('muted'),
  };
}
