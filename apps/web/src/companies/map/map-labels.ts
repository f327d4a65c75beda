import { toDecimal } from '@vigilo/domain/scoring/thousandths';
import { useMemo } from 'react';
import type { HeatMapLabels } from '../../heat-map/public/heat-map-labels.ts';
import { formatAmount, formatScore } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';

/** The texts of the map in the language of the page; made anew only when the language changes, so that the map is not drawn for nothing. */
export function useMapLabels(map: string): HeatMapLabels {
  const t = useTexts('heatMap');
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
      companies: (count) => t('tile.companies', { count }),
      score: (score, decimals) => formatScore(toDecimal(score), decimals),
      amount: (millions) => formatAmount(String(millions), 1),
    }),
    [map, t],
  );
}
