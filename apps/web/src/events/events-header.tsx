import { ActionIcon, Badge, Group, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Horizon } from '@vigilo/domain/scoring/score';
import { HORIZONS } from '@vigilo/domain/scoring/score';
import { PATHS } from '../lib/paths.ts';
import { CompanySteps } from '../companies/public/company-steps.tsx';
import { buildListSearch } from '../companies/public/summary-list.ts';
import { formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { FeedHealthBadge } from '../news/public/feed-badges.tsx';
import { ScoreValue } from '../scoring/public/score-value.tsx';
import type { CompanySummary } from '../scoring/public/summary-query.ts';
import { TrendMark } from '../scoring/public/trend-mark.tsx';
import { EventsActions } from './events-actions.tsx';
import { useEvents } from './events-context.tsx';

const STEP_KEYS = { previous: '<', next: '>' } as const;
const NAMES = { shortTerm: 'scoreST', longTerm: 'scoreLT' } as const satisfies Record<Horizon, string>;

/** Whose events they are, how the company stands, and what can be done. */
export function EventsHeader({ metrics }: Pick<CompanySummary, 'metrics'>) {
  const { company, list } = useEvents();
  const navigate = useNavigate();
  const t = useTexts('events');
  const ts = useTexts('scoring');
  return (
    <Group component="header" justify="space-between" gap="xs">
      <Group gap="sm">
        <BackToSummary />
        <Text
          component="h1"
          truncate
          maw="26rem"
          aria-label={t('title', { name: company.companyName })}
          title={company.companyName}
        >
          {company.companyName}
        </Text>
        <Badge>{company.ticker}</Badge>
        {company.status !== undefined && (
          <Badge title={ts('statusHint')} color={company.status === 'Validated' ? 'good' : 'caution'}>
            {ts(company.status === 'Validated' ? 'statuses.Validated' : 'statuses.Initiated')}
          </Badge>
        )}
        <FeedHealthBadge companyId={company._id} />
        {HORIZONS.map((horizon) => (
          <Group
            key={horizon}
            component="span"
            gap="xs"
            align="baseline"
            wrap="nowrap"
            c="dimmed"
            title={ts(horizon)}
          >
            {t(NAMES[horizon])} <ScoreValue score={metrics[horizon].current} />
            <TrendMark change={metrics[horizon].change} horizon={horizon} withValue />
          </Group>
        ))}
        {list.view.asOf !== null && (
          <Badge color="caution">{t('asOf', { date: formatDay(list.view.asOf) })}</Badge>
        )}
        <CompanySteps
          companyId={company._id}
          list={list}
          keys={STEP_KEYS}
          onGo={(companyId, next) =>
            void navigate({ to: PATHS.companyEvents, params: { companyId }, search: buildListSearch(next) })
          }
        />
      </Group>
      <Group gap="sm">
        <EventsActions />
      </Group>
    </Group>
  );
}

function BackToSummary() {
  const t = useTexts('events');
  const { company, list } = useEvents();
  return (
    <ActionIcon
      aria-label={t('back')}
      title={t('back')}
      renderRoot={(root) => (
        <Link
          to={PATHS.companySummary}
          params={{ companyId: company._id }}
          search={buildListSearch(list)}
          {...root}
        />
      )}
    >
      <IconArrowLeft size="1.125rem" stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
}
