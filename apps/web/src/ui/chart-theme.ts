import { useComputedColorScheme } from '@mantine/core';
import type { ChartPaper } from '@vigilo/domain/scoring/chart-option';
import { useMemo } from 'react';

/** What charts are drawn with on the screen: the theme's colours as they are now, light or dark. */
export function useChartTheme(): ChartPaper {
  const scheme = useComputedColorScheme('light');
  return useMemo(
    () =>
      readChartTheme(
        document.querySelector(`[data-mantine-color-scheme="${scheme}"]`) ?? document.documentElement,
      ),
    [scheme],
  );
}

/** The colours of the page when its root is in one of the schemes. */
function readChartTheme(root: Element): ChartPaper {
  const style = getComputedStyle(root);
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
