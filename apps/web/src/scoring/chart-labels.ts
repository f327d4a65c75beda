import type { ChartWords } from '@vigilo/domain/scoring/score-chart';
import { useMemo } from 'react';
import { formatScore } from '../lib/format.ts';
import { currentLanguage } from '../lib/language.ts';
import { useTexts } from '../lib/texts.ts';

/** How a chart of scores writes its axes in the language of the page. */
export function useChartLabels(currency: string | null): ChartWords {
  const t = useTexts('scoring');
  return useMemo(() => {
    const language = currentLanguage();
    const day = new Intl.DateTimeFormat(language, { month: 'short', day: '2-digit', timeZone: 'UTC' });
    return {
      score: t('chart.score'),
      price: currency === null ? t('chart.price') : t('chart.priceIn', { currency }),
      events: t('chart.events'),
      writeDay: (iso) => day.format(new Date(iso)),
      writeScore: (score, decimals) => formatScore(score, decimals),
      writePrice: (price, decimals) => formatPrice(price, decimals),
    };
  }, [t, currency]);
}

/** An amount of money without its currency. */
export function formatPrice(price: number, decimals = 2): string {
  return price.toLocaleString(currentLanguage(), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
