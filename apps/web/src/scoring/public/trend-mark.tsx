import { VisuallyHidden } from '@mantine/core';
import { trendFromChange } from '@vigilo/domain/scoring/category';
import type { Horizon } from '@vigilo/domain/scoring/score';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import { formatScore } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import classes from './trend-mark.module.css';

interface TrendMarkProps {
  /** Weekly change, a decimal score. */
  readonly change: number;
  readonly horizon: Horizon;
  /** Shows the size of the change beside the arrow, which says its sign. */
  readonly withValue?: boolean;
}

const GLYPHS = { up: '▲', down: '▼', same: '=' } as const;

/** The arrow of the weekly change, with its sentence as tooltip and for screen readers (specification 2, section 2.3). */
export function TrendMark({ change, horizon, withValue = false }: TrendMarkProps) {
  const t = useTexts('scoring');
  const trend = trendFromChange(toThousandths(change));
  const sentence = t(`trend.${horizon}.${trend}`);
  return (
    <span className={classes.mark} data-trend={trend} title={`${sentence}: ${formatScore(change)}`}>
      <span aria-hidden="true" className={classes.glyph}>
        {GLYPHS[trend]}
      </span>
      {withValue && <span>{formatScore(Math.abs(change)).replace('+', '')}</span>}
      <VisuallyHidden component="span">{sentence}</VisuallyHidden>
    </span>
  );
}
