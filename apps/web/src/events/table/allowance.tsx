import { Badge, Button, Group } from '@mantine/core';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { MOST_SUMMARIES, remainingSummaries } from '@vigilo/domain/events/chosen-summaries';
import { useTexts } from '../../lib/texts.ts';
import { useEvents } from '../events-context.tsx';

/** How many summaries of each type are chosen, and how many more may be. */
export function Allowance() {
  const t = useTexts('events');
  const ts = useTexts('scoring');
  const { chosen, isChanged, reset } = useEvents().chosen;
  const types = chosen.map(({ event }) => ({ type: event }));
  return (
    <Group gap="xs">
      <Group
        component="ul"
        gap="xs"
        m={0}
        p={0}
        style={{ listStyle: 'none' }}
        aria-label={t('allowance.label')}
      >
        {EVENT_TYPES.map((type) => {
          const left = remainingSummaries(type, types);
          const name = ts(`eventTypes.${type}`);
          return (
            <li key={type} title={t('allowance.left', { left, type: name })}>
              <Badge color={left === 0 ? 'action' : 'gray'}>
                {t('allowance.level', {
                  type: name,
                  chosen: MOST_SUMMARIES[type] - left,
                  most: MOST_SUMMARIES[type],
                })}
              </Badge>
            </li>
          );
        })}
      </Group>
      {isChanged && (
        <Group component="span" gap="xs" role="status">
          <Badge color="caution">{t('select.changed')}</Badge>
          <Button variant="subtle" size="compact-xs" onClick={reset}>
            {t('select.reset')}
          </Button>
        </Group>
      )}
    </Group>
  );
}
