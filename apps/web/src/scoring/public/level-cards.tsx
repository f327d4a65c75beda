import '@mantine/core/styles/Skeleton.layer.css';
import { Badge, Skeleton, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { EventType } from '@vigilo/domain/scoring/event-type';
import { useId, useMemo, useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { LevelPoints } from '../level-points.tsx';
import { SeriesChart } from './series-chart.tsx';
import classes from './level-cards.module.css';
import { ScoreValue } from './score-value.tsx';
import type { Level, ScoreSeries } from './summary-query.ts';
import { seriesQuery } from './summary-query.ts';

/** The charts of the cards show the last months of this number (specification 2, section 9 'The summary window'). */
const CHART_MONTHS = 3;

const CHART = { maw: '30rem', h: '11.875rem' } as const;

interface LevelCardsProps {
  readonly companyId: string;
  readonly asOf: string | null;
  readonly levels: readonly Level[];
  readonly onEvent: (id: string) => void;
}

/** The chosen summaries, a card for each event type, one of them open. */
export function LevelCards({ companyId, asOf, levels, onEvent }: LevelCardsProps) {
  const [opened, setOpened] = useState<EventType | null>('Company');
  const { data: series } = useQuery(seriesQuery(companyId, asOf, CHART_MONTHS));
  return (
    <div className={classes.cards} data-opened={opened !== null}>
      {levels.map((level) => (
        <LevelCard
          key={level.event}
          level={level}
          series={series}
          isOpen={level.event === opened}
          onToggle={() => setOpened(level.event === opened ? null : level.event)}
          onEvent={onEvent}
        />
      ))}
    </div>
  );
}

interface LevelCardProps {
  readonly level: Level;
  readonly series: ScoreSeries | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onEvent: (id: string) => void;
}

function LevelCard({ level, series, isOpen, onToggle, onEvent }: LevelCardProps) {
  const t = useTexts('scoring');
  const id = useId();
  const type = t(`eventTypes.${level.event}`);
  return (
    <section className={classes.card} data-open={isOpen} aria-label={t('levels.title', { type })}>
      <h2>
        <button
          type="button"
          className={classes.head}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span>{t('levels.title', { type })}</span>
          <Badge>{t('levels.count', { count: level.points.length, most: level.most })}</Badge>
          <Text span ml="auto" fw={650} title={t('levels.scoreHint', { type })}>
            <ScoreValue score={level.score} />
          </Text>
          <IconChevronDown className={classes.chevron} size="1.125rem" stroke={1.75} aria-hidden="true" />
        </button>
      </h2>
      <div id={id} className={classes.body} hidden={!isOpen}>
        {isOpen && (
          <>
            <LevelPoints points={level.points} />
            {series === undefined ? (
              <Skeleton {...CHART} radius="lg" />
            ) : (
              <LevelChart
                label={t('levels.chart', { type })}
                type={level.event}
                series={series}
                onEvent={onEvent}
              />
            )}
          </>
        )}
      </div>
    </section>
  );
}

const SUMS = { Company: 'company', Industry: 'industry', Macro: 'macro' } as const;

/** The sum of one type's scores, day by day. */
function LevelChart({
  label,
  type,
  series,
  onEvent,
}: {
  readonly label: string;
  readonly type: EventType;
  readonly series: ScoreSeries;
  readonly onEvent: (id: string) => void;
}) {
  const charted = useMemo(
    () => ({
      from: series.from,
      scores: series.scores[SUMS[type]],
      prices: [],
      events: series.events.filter(({ event }) => event === type),
    }),
    [series, type],
  );
  return <SeriesChart label={label} series={charted} currency={null} {...CHART} onEvent={onEvent} />;
}
