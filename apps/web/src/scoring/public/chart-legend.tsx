import { Box, Group } from '@mantine/core';
import type { BoxProps } from '@mantine/core';
import { useTexts } from '../../lib/texts.ts';

interface ChartLegendProps {
  /** The share prices of the chart; null until they are there. */
  readonly prices: { readonly prices: readonly unknown[]; readonly currency: string | null } | null;
}

const MARK = { w: '0.5625rem', h: '0.5625rem' } as const;

const LOOKS = {
  score: { w: '0.875rem', h: '0.1875rem', bg: 'var(--v-action)' },
  price: { w: '0.875rem', h: '1px', bg: 'var(--v-muted)' },
  positive: { ...MARK, bg: 'var(--v-good)', style: { clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' } },
  neutral: { ...MARK, bg: 'var(--v-muted)', style: { clipPath: 'circle(45%)' } },
  negative: { ...MARK, bg: 'var(--v-bad)', style: { clipPath: 'polygon(0 0, 100% 0, 50% 100%)' } },
} as const;

/** Names the lines by colour and thickness, and the marks by colour and shape. */
export function ChartLegend({ prices }: ChartLegendProps) {
  const t = useTexts('scoring');
  return (
    <Group component="ul" gap="md" m={0} p={0} fz="xs" c="dimmed" aria-label={t('chart.legend')}>
      <Entry look={LOOKS.score} name={t('chart.score')} />
      {prices !== null && prices.prices.length > 0 && (
        <Entry
          look={LOOKS.price}
          name={
            prices.currency === null ? t('chart.price') : t('chart.priceIn', { currency: prices.currency })
          }
        />
      )}
      <Entry look={LOOKS.positive} name={t('chart.marks.positive')} />
      <Entry look={LOOKS.neutral} name={t('chart.marks.neutral')} />
      <Entry look={LOOKS.negative} name={t('chart.marks.negative')} />
    </Group>
  );
}

function Entry({ look, name }: { readonly look: BoxProps; readonly name: string }) {
  return (
    <Group component="li" display="inline-flex" gap="var(--v-space-tight)" wrap="nowrap">
      <Box component="span" {...look} />
      {name}
    </Group>
  );
}
