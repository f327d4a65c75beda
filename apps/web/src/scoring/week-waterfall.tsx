import { Box, Group, SimpleGrid, Text } from '@mantine/core';
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

const TIGHT = { letterSpacing: '-0.02em' };

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
    <Box component="section" flex="none" mt="auto">
      <Group component="h3" justify="space-between" fz="var(--mantine-h2-font-size)">
        <span title={t('weekOf', { date: formatDay(since) })}>{t('week')}</span>
        <ScoreValue score={change} />
      </Group>
      <Drawing {...drawing} />
      <SimpleGrid component="dl" cols={WATERFALL_BARS.length} spacing={0} m={0} ta="center">
        {drawing.bars.map((bar) => (
          <Box key={bar.name} miw={0} fz="xs" style={TIGHT} title={t(`stepHints.${bar.name}`)}>
            <Text component="dt" size="xs" c="dimmed" truncate>
              {t(`steps.${bar.name}`)}
            </Text>
            <Box component="dd" m={0}>
              <ScoreValue score={toDecimal(bar.value)} />
            </Box>
          </Box>
        ))}
      </SimpleGrid>
    </Box>
  );
}

function Drawing({ bars, zero }: ReturnType<typeof drawWaterfall>) {
  const width = COLUMN * WATERFALL_BARS.length;
  const y = zero * HEIGHT + LINE / 2;
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${width} ${HEIGHT + LINE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <line className={classes.zero} x1={0} x2={width} y1={y} y2={y} />
      {bars.map((bar, i) => (
        <g key={bar.name}>
          <rect
            fill={findFill(bar)}
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
  );
}

function findFill({ name, value }: Bar): string {
  if (name === 'last') return NEUTRAL;
  if (name === 'now') return 'var(--v-action)';
  if (value === 0) return 'var(--v-control-line)';
  return value > 0 ? 'var(--v-good)' : 'var(--v-bad)';
}
