import '@mantine/core/styles/Table.layer.css';
import { Badge, Table, Text } from '@mantine/core';
import type { Horizon } from '@vigilo/domain/scoring/score';
import { HORIZONS } from '@vigilo/domain/scoring/score';
import type { ReactNode } from 'react';
import { formatDay, formatScore, formatText, displayedSign } from '../../lib/format.ts';
import { RatingOrigin } from '../../documents/public/rating-origin.tsx';
import { useTexts } from '../../lib/texts.ts';
import type { CompanySummary } from '../../scoring/public/summary-query.ts';
import { TrendMark } from '../../scoring/public/trend-mark.tsx';
import { Panel } from '../../ui/panel.tsx';

const TONES = { '1': 'good', '0': 'gray', '-1': 'bad' } as const;

const IN_COLUMN = { flexDirection: 'column' } as const;
const IN_LINE = { whiteSpace: 'nowrap' } as const;
const IN_THE_MIDDLE = { verticalAlign: 'middle' } as const;
const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;

interface RiskMetricsProps {
  readonly summary: CompanySummary;
  /** Null: the tenant's as-of day. */
  readonly asOf: string | null;
}

/** Key Risk Metrics: both scores, what they were a week ago, and the ratings of who may see them where there are any. */
export function RiskMetrics({ summary: { company, metrics }, asOf }: RiskMetricsProps) {
  const t = useTexts('companies');
  const isRated = HORIZONS.some((horizon) => Boolean(metrics[horizon].creditRiskRating));
  const heads = [
    t('summary.current'),
    t('summary.previous'),
    t('summary.threeMonths'),
    t('summary.sixMonths'),
    ...(isRated ? [t('summary.rating')] : []),
  ];
  return (
    <Panel isFlush display="flex" style={IN_COLUMN}>
      <Table flex={1} ta="end" aria-label={t('summary.metrics')} horizontalSpacing="var(--v-space-inset)">
        <Table.Thead>
          <Table.Tr h="1.875rem">
            <Table.Th scope="col" pl="md" style={IN_LINE}>
              {t('summary.metrics')}
            </Table.Th>
            {heads.map((head) => (
              <Table.Th key={head} scope="col" ta="end" style={IN_LINE}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {HORIZONS.map((horizon) => (
            <Row
              key={horizon}
              horizon={horizon}
              metrics={metrics[horizon]}
              origin={isRated && <RatingOrigin companyId={company._id} asOf={asOf} horizon={horizon} />}
            />
          ))}
        </Table.Tbody>
      </Table>
      <Text size="xs" c="dimmed" px="md" py="var(--v-space-tight)" style={FIGURES}>
        {t('summary.previousAsOf', { date: formatDay(company.prevAsofDate) })}
      </Text>
    </Panel>
  );
}

function Row({
  horizon,
  metrics,
  origin,
}: {
  readonly horizon: Horizon;
  readonly metrics: CompanySummary['metrics'][Horizon];
  /** From where the rating came; false: none is shown. */
  readonly origin: ReactNode;
}) {
  const t = useTexts('scoring');
  const tone = TONES[displayedSign(metrics.current)];
  return (
    <Table.Tr h="2.375rem" style={IN_THE_MIDDLE}>
      <Table.Th scope="row" pl="md" style={IN_LINE}>
        {t(horizon)}
      </Table.Th>
      <Table.Td style={IN_LINE}>
        <Badge color={tone} miw="max-content">
          {formatScore(metrics.current)} <TrendMark change={metrics.change} horizon={horizon} />
        </Badge>
      </Table.Td>
      <Table.Td c="dimmed">{formatScore(metrics.previous)}</Table.Td>
      <Table.Td>{formatScore(metrics.threeMonths)}</Table.Td>
      <Table.Td>{formatScore(metrics.sixMonths)}</Table.Td>
      {origin !== false && (
        <Table.Td fw={650}>
          {formatText(metrics.creditRiskRating)}
          {origin}
        </Table.Td>
      )}
    </Table.Tr>
  );
}
