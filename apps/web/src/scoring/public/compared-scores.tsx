import { Box, Group, Text } from '@mantine/core';
import { bandFromScore, SUMMARY_STEP } from '@vigilo/domain/heat-map/bands';
import { colourFromBand } from '@vigilo/domain/heat-map/palettes';
import type { Horizon } from '@vigilo/domain/scoring/score';
import { HORIZONS } from '@vigilo/domain/scoring/score';
import { trendFromChange } from '@vigilo/domain/scoring/category';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import { formatScore } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';

interface ComparedScoresProps {
  /** Decimals by horizon: as it is, and as it would be. */
  readonly now: Readonly<Record<Horizon, number>>;
  readonly then: Readonly<Record<Horizon, number>>;
}

const GLYPHS = { up: '▲', down: '▼', same: '=' } as const;
const INKS = { up: 'var(--v-good-ink)', down: 'var(--v-bad-ink)', same: 'dimmed' } as const;
const FIGURES = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const ROUNDED = { borderRadius: 'var(--mantine-radius-xs)' };

/** The scores as they are beside those that would result: '+0.431 → +0.512 ▲ 0.081', each with the colour of its band. */
export function ComparedScores({ now, then }: ComparedScoresProps) {
  const t = useTexts('scoring');
  return HORIZONS.map((horizon) => {
    const change = toThousandths(then[horizon]) - toThousandths(now[horizon]);
    const texts = {
      horizon: t(horizon),
      now: formatScore(now[horizon]),
      supposed: formatScore(then[horizon]),
    };
    return (
      <Group
        key={horizon}
        component="span"
        display="inline-flex"
        gap="var(--v-space-tight)"
        wrap="nowrap"
        style={FIGURES}
        aria-label={t('whatIf.compared', texts)}
        role="img"
      >
        <Text span c="dimmed">
          {t(`${horizon}Card`)}
        </Text>
        <Swatch score={now[horizon]} />
        <span>{texts.now}</span>
        <span>→</span>
        <Swatch score={then[horizon]} />
        <Text component="strong" fw={650} c="var(--v-ink)">
          {texts.supposed}
        </Text>
        <Text span c={INKS[trendFromChange(change)]}>
          {GLYPHS[trendFromChange(change)]} {formatScore(Math.abs(change) / 1000).replace('+', '')}
        </Text>
      </Group>
    );
  });
}

function Swatch({ score }: { readonly score: number }) {
  return (
    <Box
      component="span"
      w="0.875rem"
      h="0.875rem"
      bg={colourFromBand('standard', bandFromScore(toThousandths(score), SUMMARY_STEP))}
      style={ROUNDED}
    />
  );
}
