// The card beside the tile or header under the pointer (or the tile the keyboard is on).

import { useLayoutEffect, useRef } from 'react';
import type { Tile } from '@vigilo/domain/heat-map/tile';
import type { TileGroup } from '@vigilo/domain/heat-map/group-tiles';
import type { Thousandths } from '@vigilo/domain/scoring/thousandths';
import type { HeatMapLabels } from './public/heat-map-labels.ts';
import { placeCard } from './place-card.ts';
import { placeText } from './tile-text.ts';
import type { Rectangle } from './viewport.ts';
import styles from './hover-card.module.css';

export interface HoverCardProps {
  readonly subject:
    | { readonly kind: 'tile'; readonly tile: Tile }
    | { readonly kind: 'group'; readonly group: TileGroup };
  /** What the card stands beside, in coordinates of the window. */
  readonly getAnchor: () => Rectangle | null;
  readonly labels: HeatMapLabels;
  readonly showRatings: boolean;
}

export function HoverCard({ subject, getAnchor, labels, showRatings }: HoverCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    const anchor = getAnchor();
    if (element === null || anchor === null) return;
    const { x, y } = placeCard(
      anchor,
      { width: element.offsetWidth, height: element.offsetHeight },
      { width: window.innerWidth, height: window.innerHeight },
    );
    element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  });
  return (
    <div ref={card} className={styles.card} aria-hidden="true" data-testid="heat-map-card">
      {subject.kind === 'tile' ? (
        <TileCard tile={subject.tile} labels={labels} showRatings={showRatings} />
      ) : (
        <GroupCard group={subject.group} labels={labels} />
      )}
    </div>
  );
}

function TileCard({
  tile,
  labels,
  showRatings,
}: {
  tile: Tile;
  labels: HeatMapLabels;
  showRatings: boolean;
}) {
  return (
    <>
      <p className={styles.name}>{tile.name}</p>
      <p className={styles.place}>
        <strong>{tile.ticker}</strong> · {placeText(tile.industry, labels)} ·{' '}
        {placeText(tile.country, labels)}
      </p>
      <p className={styles.heading}>{labels.weeklyChange}</p>
      <dl className={styles.facts}>
        <Score label={labels.shortTerm} score={tile.st} change={tile.change} labels={labels} />
        <Score label={labels.longTerm} score={tile.lt} change={tile.changeLt} labels={labels} />
        {showRatings && <Fact label={labels.ratingSt} value={tile.ratingSt ?? labels.notRated} />}
        {showRatings && <Fact label={labels.ratingLt} value={tile.ratingLt ?? labels.notRated} />}
        <Fact label={labels.events} value={String(tile.events)} />
      </dl>
    </>
  );
}

function GroupCard({ group, labels }: { group: TileGroup; labels: HeatMapLabels }) {
  return (
    <>
      <p className={styles.name}>{group.name ?? labels.unclassified}</p>
      <p className={styles.place}>{labels.companies(group.count)}</p>
      <dl className={`${styles.facts} ${styles.alone}`}>
        <Fact label={`${labels.meanScore} · ${labels.shortTerm}`} value={labels.score(group.meanSt, 3)} />
        <Fact label={`${labels.meanScore} · ${labels.longTerm}`} value={labels.score(group.meanLt, 3)} />
      </dl>
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Score({
  label,
  score,
  change,
  labels,
}: {
  label: string;
  score: Thousandths;
  change: Thousandths;
  labels: HeatMapLabels;
}) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        {labels.score(score, 3)}
        <span className={change > 0 ? styles.rise : change < 0 ? styles.fall : styles.same}>
          {change > 0 ? '▲' : change < 0 ? '▼' : '='} {labels.score(change, 3)}
        </span>
      </dd>
    </div>
  );
}
