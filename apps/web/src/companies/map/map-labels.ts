import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import { useMemo } from 'react';
import type { HeatMapLabels } from '../../heat-map/public/heat-map-labels.ts';
import { formatAmount, formatScore } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { useWaitingByCompany } from '../../news/public/news-queries.ts';

/** The texts of the map in the language of the page; made anew only when the language or what waits changes, so that the map is not drawn for nothing. */
export function useMapLabels(map: string): HeatMapLabels {
  const t = useTexts('heatMap');
  const news = useTexts('newsQueue');
  const waiting = useWaitingByCompany();
  return useMemo(
    () => ({
      map,
      kind: t('kind'),
      keys: t('keysSpoken'),
      unclassified: t('tile.unclassified'),
      notRated: t('tile.notRated'),
      shortTerm: t('tile.shortTerm'),
      longTerm: t('tile.longTerm'),
      weeklyChange: t('tile.weeklyChange'),
      ratingSt: t('tile.ratingSt'),
      ratingLt: t('tile.ratingLt'),
      events: t('tile.events'),
      marketCap: t('tile.marketCap'),
      meanScore: t('tile.meanScore'),
      enterGroup: t('tile.enterGroup'),
      rise: t('tile.rise'),
      fall: t('tile.fall'),
      same: t('tile.same'),
      waitingNews: (companyId) => {
        const count = waiting?.get(companyId);
        return count === undefined ? null : news('mark.waiting', { count });
      },
      companies: (count) => t('tile.companies', { count }),
      score: (score, decimals) => formatScore(toDecimal(score), decimals),
      amount: (millions) => formatAmount(String(millions), 1),
    }),
    [map, t, news, waiting],
  );
}
