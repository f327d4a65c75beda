import { colourFromBand } from '@vigilo/domain/heat-map/palettes';
import { toDecimal, toThousandths } from '@vigilo/domain/scoring/thousandths';
import { formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { ScoreValue } from './public/score-value.tsx';
import type { CompanyScore, HorizonScore } from './public/score-query.ts';
import type { Bar } from './waterfall-bars.ts';
import { drawWaterfall, WATERFALL_BARS } from './waterfall-bars.ts';
import classes from './week-waterfall.module.css';

interface WeekWaterfallProps {
  readonly waterfall: HorizonScore['waterfall'];
  readonly change: number;
  readonly since: CompanyScore['previousAsOf'];
}

/** Units of the drawing: a column each bar, and the height of the bars. */
const COLUMN = 48;
const BAR = 38;
const HEIGHT = 44;
/** What was last week is neither good nor bad. */
const NEUTRAL = colourFromBand('standard', 0);
/** A bar of nothing is a line this high. */
const LINE = 2;

/** How the score came from last week's to today's: a picture, and the same as text below it. */
export function WeekWaterfall({ waterfall, change, since }: WeekWaterfallProps) {
  const t = useTexts('scoring');
  const drawing = drawWaterfall({
    last: toThousandths(waterfall.last),
    new: toThousandths(waterfall.new),
    edited: toThousandths(waterfall.edited),
    deleted: toThousandths(waterfall.deleted),
    agedOut: toThousandths(waterfall.agedOut),
    now: toThousandths(waterfall.now),
  });
  return (
    <section className={classes.week}>
      <h3 className={classes.title}>
        <span title={t('weekOf', { date: formatDay(since) })}>{t('week')}</span>
        <ScoreValue score={change} />
      </h3>
      <svg
        className={classes.drawing}
        viewBox={`0 0 ${COLUMN * WATERFALL_BARS.length} ${HEIGHT + LINE}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <line
          className={classes.zero}
          x1={0}
          x2={COLUMN * WATERFALL_BARS.length}
          y1={drawing.zero * HEIGHT + LINE / 2}
          y2={drawing.zero * HEIGHT + LINE / 2}
        />
        {drawing.bars.map((bar, i) => (
          <g key={bar.name}>
            <rect
              className={classes.bar}
              data-kind={barKind(bar)}
              fill={NEUTRAL}
              x={i * COLUMN + (COLUMN - BAR) / 2}
              width={BAR}
              y={bar.top * HEIGHT}
              height={(bar.bottom - bar.top) * HEIGHT + LINE}
              rx={LINE}
            />
            {bar.name !== 'now' && (
              <line
                className={classes.level}
                x1={i * COLUMN + (COLUMN + BAR) / 2}
                x2={(i + 1) * COLUMN + (COLUMN - BAR) / 2}
                y1={bar.level * HEIGHT + LINE / 2}
                y2={bar.level * HEIGHT + LINE / 2}
              />
            )}
          </g>
        ))}
      </svg>
      <dl className={classes.steps}>
        {drawing.bars.map((bar) => (
          <div key={bar.name} className={classes.step} title={t(`stepHints.${bar.name}`)}>
            <dt className={classes.name}>{t(`steps.${bar.name}`)}</dt>
            <dd className={classes.value}>
              <ScoreValue score={toDecimal(bar.value)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function barKind({ name, value }: Bar): string {
  if (name === 'last' || name === 'now') return name;
  if (value === 0) return 'none';
  return value > 0 ? 'up' : 'down';
}
