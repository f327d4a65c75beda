import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import { useEffect, useRef, useState } from 'react';
import { formatDay, formatScore } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { TruncatedText } from '../ui/truncated-text.tsx';
import type { AskedEvent } from './public/asked-event.ts';
import { formatWeight } from './format-weight.ts';
import { ScoreValue } from './public/score-value.tsx';
import { safeLink } from '../lib/safe-link.ts';
import type { Contribution } from './public/score-query.ts';
import { ScoreStepper } from './score-stepper.tsx';
import { useSupposed } from './what-if.ts';

/** Events shown at first and with each 'show more': a company can have thousands. */
const PORTION = 50;

/** The events that made a score, newest first, each with weight, score and what it contributed. */
export function ContributionList({
  events,
  asked,
}: {
  readonly events: readonly Contribution[];
  readonly asked: AskedEvent | null;
}) {
  const t = useTexts('scoring');
  const [portions, setPortions] = useState(1);
  const place = asked === null ? -1 : events.findIndex(({ _id }) => _id === asked.id);
  const shown = events.slice(0, Math.max(portions, Math.ceil((place + 1) / PORTION)) * PORTION);
  const more = Math.min(PORTION, events.length - shown.length);
  return (
    <>
      <Stack component="ol" gap={0} m={0} p={0}>
        {shown.map((event) => (
          <ContributionItem key={event._id} event={event} asked={asked?.id === event._id ? asked : null} />
        ))}
      </Stack>
      {more > 0 && (
        <Button
          variant="subtle"
          fullWidth
          onClick={() => setPortions(Math.floor(shown.length / PORTION) + 1)}
        >
          {t('showMore', { count: more })}
        </Button>
      )}
    </>
  );
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: 'var(--v-space-tight)',
  borderBlockEnd: 'var(--v-line-width) solid var(--v-line)',
};
const ASKED = { ...LINE, background: 'var(--v-row-selected)' };
const FIGURES = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

function ContributionItem({
  event,
  asked,
}: {
  readonly event: Contribution;
  readonly asked: AskedEvent | null;
}) {
  const whatIf = useSupposed();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (asked === null) return;
    item.current?.scrollIntoView({ block: 'center' });
    item.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <li ref={item} tabIndex={-1} style={asked === null ? LINE : ASKED}>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <EventTitle event={event} />
        <Text span fw={650}>
          {whatIf?.isOn === true ? (
            <ScoreStepper event={event} whatIf={whatIf} />
          ) : (
            <ScoreValue score={event.contribution} />
          )}
        </Text>
      </Group>
      <EventFacts event={event} />
    </li>
  );
}

interface EventProps {
  readonly event: Contribution;
}

/** At most two lines, and the way to the source where it has an address. */
function EventTitle({ event: { title, url } }: EventProps) {
  const t = useTexts('scoring');
  const link = safeLink(url);
  if (link === null)
    return (
      <Text fw={650} lineClamp={2} title={title}>
        {title}
      </Text>
    );
  return (
    <Anchor
      c="var(--v-ink)"
      fw={650}
      lineClamp={2}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      title={t('opensNewTab', { title })}
    >
      {title}
    </Anchor>
  );
}

/** Type, calculation, source and day. */
function EventFacts({ event: { event: type, weight, score, source, date } }: EventProps) {
  const t = useTexts('scoring');
  const calculation = { weight: formatWeight(weight), score: formatScore(score) };
  return (
    <Group component="span" gap={0} wrap="nowrap" fz="xs" c="dimmed" style={FIGURES}>
      <span>{t(`eventTypes.${type}`)}</span>
      <Dot />
      <span title={t('calculationSpoken', calculation)}>
        {t('calculation', { ...calculation, score: formatScore(score, scoreDecimals(score)) })}
      </span>
      {source !== null && source !== '' && (
        <>
          <Dot />
          <TruncatedText text={source} miw="2rem" />
        </>
      )}
      <Dot />
      <time dateTime={date}>{formatDay(date)}</time>
    </Group>
  );
}

function Dot() {
  return (
    <Text span inherit px="xs" aria-hidden="true">
      ·
    </Text>
  );
}

/** Scores are given in tenths; a finer one is shown whole, so that the calculation can be followed. */
function scoreDecimals(score: number): number {
  return toThousandths(score) % 100 === 0 ? 1 : 3;
}
