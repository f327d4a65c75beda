// A tile in one sentence, for those who hear the map.

import type { Tile } from '@vigilo/domain/heat-map/tile';
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';
import type { HeatMapLabels } from './public/heat-map-labels.ts';

/** A weekly change in words: 'up +0.120'. */
export function changeText(change: Thousandths, labels: HeatMapLabels): string {
  if (change === 0) return labels.same;
  return `${change > 0 ? labels.rise : labels.fall} ${labels.score(change, 3)}`;
}

/** The group a value names; blank values read as unclassified. */
export function placeText(value: string, labels: HeatMapLabels): string {
  return value.trim() === '' ? labels.unclassified : value;
}

/** Ticker, name, place, scores with their weekly change, ratings where the reader may see them, events, news that waits, market capitalisation where it is known. */
export function tileText(tile: Tile, labels: HeatMapLabels, showRatings: boolean): string {
  const ratings = [
    `${labels.ratingSt} ${tile.ratingSt ?? labels.notRated}`,
    `${labels.ratingLt} ${tile.ratingLt ?? labels.notRated}`,
  ];
  const waitingNews = labels.waitingNews(tile.id);
  return [
    `${tile.ticker}, ${tile.name}`,
    `${placeText(tile.industry, labels)}, ${placeText(tile.country, labels)}`,
    `${labels.shortTerm} ${labels.score(tile.st, 3)}, ${changeText(tile.change, labels)}`,
    `${labels.longTerm} ${labels.score(tile.lt, 3)}, ${changeText(tile.changeLt, labels)}`,
    ...(showRatings ? ratings : []),
    `${labels.events} ${tile.events}`,
    ...(waitingNews === null ? [] : [waitingNews]),
    ...(tile.marketCap === null ? [] : [`${labels.marketCap} ${labels.amount(tile.marketCap)}`]),
  ].join('. ');
}
