import { Badge, Group, Paper, Text } from '@mantine/core';
import { hasRepeatedSource } from '@vigilo/domain/events/report-counts';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { ComparedScores } from '../../scoring/public/compared-scores.tsx';
import type { EventEffect, ShownEffect } from './use-event-effect.ts';

interface EffectLineProps {
  readonly shown: ShownEffect;
  /** It only counts once it is moved to the company events. */
  readonly isOnceMoved?: boolean;
}

/** What saving would do to the scores, before and after, and whether the story is counted already. */
export function EffectLine({ shown: { effect, isOpen, isFailed }, isOnceMoved = false }: EffectLineProps) {
  const t = useTexts('eventDialogs');
  if (effect === undefined)
    return (
      <EffectBox>
        {isOpen ? t('effect.waiting') : isFailed ? t('effect.failed') : t('effect.loading')}
      </EffectBox>
    );
  const { story } = effect;
  return (
    <EffectBox>
      {isOnceMoved && <em>{t('effect.onceMoved')}</em>}
      <ComparedScores now={effect.before} then={effect.after} />
      {story !== null && (
        <span title={story.title}>
          <Badge color="caution">
            {hasRepeatedSource(story) ? t('effect.storyReports', story) : t('effect.story', story)}
          </Badge>
        </span>
      )}
    </EffectBox>
  );
}

/** The effect of something else than an event's form. */
export function Effect({ effect }: { readonly effect: Pick<EventEffect, 'before' | 'after'> | undefined }) {
  const t = useTexts('eventDialogs');
  return (
    <EffectBox>
      {effect === undefined ? (
        t('effect.loading')
      ) : (
        <ComparedScores now={effect.before} then={effect.after} />
      )}
    </EffectBox>
  );
}

function EffectBox({ children }: { readonly children: ReactNode }) {
  const t = useTexts('eventDialogs');
  return (
    <Paper
      bg="var(--v-soft)"
      c="dimmed"
      px="md"
      py="xs"
      role="group"
      aria-label={t('effect.label')}
      aria-live="polite"
    >
      <Group gap="lg" mih="var(--v-control-height)">
        <Text component="span" fw={550} aria-hidden="true">
          {t('effect.label')}
        </Text>
        {children}
      </Group>
    </Paper>
  );
}
