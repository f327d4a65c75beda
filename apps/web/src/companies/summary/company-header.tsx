import { Badge, Group, Stack, Text } from '@mantine/core';
import { trendFromChange } from '@vigilo/domain/scoring/category';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import type { ReactNode } from 'react';
import { formatDay, formatScore } from '../../lib/format.ts';
import { useTexts, useWriteName } from '../../lib/texts.ts';
import { FeedHealthBadge } from '../../news/public/feed-badges.tsx';
import type { CompanySummary } from '../../scoring/public/summary-query.ts';
import { WebsiteLink } from '../company-texts.tsx';

const TRENDS = {
  up: { glyph: '▲', tone: 'good' },
  down: { glyph: '▼', tone: 'bad' },
  same: { glyph: '=', tone: 'gray' },
} as const;

const BROKEN = { overflowWrap: 'anywhere' } as const;
const FIGURES = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

interface CompanyHeaderProps {
  readonly summary: CompanySummary;
  /** The day that everything on the page is of, YYYY-MM-DD. */
  readonly asOf: string;
  /** At the right: what can be done with the company. */
  readonly actions: ReactNode;
  /** Below, beside the facts: the way to other days and companies. */
  readonly navigation: ReactNode;
}

/** The company's name, ticker and short-term trend; below, where it belongs. */
export function CompanyHeader({ summary, asOf, actions, navigation }: CompanyHeaderProps) {
  const t = useTexts('companies');
  const ts = useTexts('scoring');
  const writeName = useWriteName();
  const { company, metrics } = summary;
  const trend = trendFromChange(toThousandths(metrics.shortTerm.change));
  const { glyph, tone } = TRENDS[trend];
  const places = [
    writeName(company.sector),
    writeName(company.industry),
    writeName(company.country),
    company.region,
  ].filter((place) => place !== '');
  return (
    <Stack component="header" gap="xs" mt="xs">
      <Group justify="space-between" gap="xs">
        <Group gap="sm">
          <Text component="h1" inherit style={BROKEN}>
            {company.companyName}
          </Text>
          <Badge>{company.ticker}</Badge>
          <Badge
            color={tone}
            title={`${ts(`trend.shortTerm.${trend}`)}: ${formatScore(metrics.shortTerm.change)}`}
          >
            <span aria-hidden="true">{glyph}</span> {t(`summary.trend.${trend}`)}
          </Badge>
          <FeedHealthBadge companyId={company._id} />
        </Group>
        <Group gap="sm">{actions}</Group>
      </Group>
      <Group justify="space-between" gap="xs">
        <Text c="dimmed">
          {places.join(' · ')}
          {company.website !== null && (
            <>
              {' · '}
              <WebsiteLink company={company} />
            </>
          )}
          {company.status === 'Initiated' && (
            <Text span size="xs" ml="md" style={FIGURES} title={t('summary.initiatedHint')}>
              {t('summary.rtiAsOf', { date: formatDay(asOf) })}
            </Text>
          )}
        </Text>
        <Group gap="sm">{navigation}</Group>
      </Group>
    </Stack>
  );
}
