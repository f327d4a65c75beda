import '@mantine/core/styles/Skeleton.layer.css';
import { Box, Button, Flex, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Horizon } from '@vigilo/domain/scoring/score';
import { useEffect, useRef, useState } from 'react';
import { PATHS } from '../../lib/paths.ts';
import { useListSearch } from '../../companies/public/summary-list.ts';
import { Problem } from '../../lib/problem.ts';
import { useTexts, useWriteName } from '../../lib/texts.ts';
import { BookmarkButton } from '../../portfolio/public/bookmark-button.tsx';
import { useDownloadRti } from '../../reports/public/use-download-rti.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { HorizonCards } from '../horizon-cards.tsx';
import { HorizonExplanation } from '../horizon-explanation.tsx';
import { ScorePills } from '../score-pills.tsx';
import type { CompanyScore } from './score-query.ts';
import { scoreQuery } from './score-query.ts';

interface ScorePanelProps {
  readonly companyId: string;
  /** As of this day (YYYY-MM-DD); null: the tenant's as-of day. */
  readonly asOf: string | null;
  /** Whether opening it brings the keyboard's focus into it. */
  readonly takesFocus?: boolean;
  readonly onClose: () => void;
}

const COLUMN = { flexDirection: 'column', gap: 'var(--v-space-inset)', overflowY: 'auto' } as const;
/** What is always in sight while the panel scrolls behind it and the ground around it. */
const OVER_THE_GROUND = { boxShadow: '0 0 0 var(--mantine-spacing-md) var(--v-panel)' };

/** A company's score opened beside the map or the table: the figures, the events that made them, the week, the way to the summary. */
export function ScorePanel({ companyId, asOf, takesFocus = false, onClose }: ScorePanelProps) {
  const t = useTexts('scoring');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus, companyId]);
  const { data: score, error, refetch } = useQuery(scoreQuery(companyId, asOf));
  return (
    <Paper
      component="aside"
      ref={panel}
      tabIndex={-1}
      withBorder
      radius="lg"
      pos="relative"
      display="flex"
      flex="none"
      w={{ base: 'auto', md: '20rem' }}
      mih={0}
      px="lg"
      py="md"
      style={COLUMN}
      aria-label={score ? t('panel', { name: score.companyName }) : t('loading')}
      aria-busy={!score && !error}
      onKeyDown={(event) => {
        // From wherever in it the focus is; the close button says so.
        if (event.key === 'Escape') onClose();
      }}
    >
      <Flex pos="absolute" top="var(--mantine-spacing-sm)" right="var(--mantine-spacing-sm)">
        {score && (
          <BookmarkButton
            size="sm"
            company={{ id: score.companyID, ticker: score.ticker, companyName: score.companyName }}
          />
        )}
        <IconButton label={t('close')} size="sm" aria-keyshortcuts="Escape" onClick={onClose}>
          <IconX size={18} />
        </IconButton>
      </Flex>
      {score && <ScoreContent score={score} asOf={asOf} />}
      {!score && error && <Failed error={error} onRetry={() => void refetch()} />}
      {!score && !error && <ScoreSkeleton />}
    </Paper>
  );
}

function ScoreContent({ score, asOf }: { readonly score: CompanyScore; readonly asOf: string | null }) {
  const t = useTexts('scoring');
  const listSearch = useListSearch();
  const writeName = useWriteName();
  const [horizon, setHorizon] = useState<Horizon>('shortTerm');
  const facts = [score.ticker, writeName(score.industry), writeName(score.country)].filter(
    (fact) => fact !== '',
  );
  return (
    <>
      <Box component="header" flex="none" pr="calc(2 * var(--mantine-spacing-xl))">
        <Text component="h2" truncate inherit title={score.companyName}>
          {score.companyName}
        </Text>
        <Text truncate c="dimmed" title={facts.join(' · ')}>
          {facts.join(' · ')}
        </Text>
      </Box>
      <HorizonCards score={score} chosen={horizon} onChoose={setHorizon} />
      <ScorePills score={score} />
      <HorizonExplanation score={score} horizon={horizon} />
      <Flex pos="sticky" bottom={0} flex="none" gap="sm" bg="var(--v-panel)" style={OVER_THE_GROUND}>
        <Button
          flex={1}
          renderRoot={(root) => (
            <Link
              to={PATHS.companySummary}
              params={{ companyId: score.companyID }}
              search={listSearch}
              {...root}
            />
          )}
        >
          {t('viewSummary')}
        </Button>
        <RtiButton score={score} asOf={asOf} />
      </Flex>
    </>
  );
}

function RtiButton({
  score: { companyID, ticker, companyName, status },
  asOf,
}: {
  readonly score: CompanyScore;
  readonly asOf: string | null;
}) {
  const t = useTexts('scoring');
  const { download, isBusy } = useDownloadRti();
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size="1.125rem" stroke={1.75} aria-hidden="true" />}
      title={t('downloadRti')}
      aria-label={t('downloadRti')}
      disabled={isBusy}
      onClick={() => download([{ id: companyID, ticker, companyName, status }], asOf)}
    >
      {t('rti')}
    </Button>
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useTexts('scoring');
  const isGone = error instanceof Problem && error.code === 'not-found';
  return (
    <Stack align="flex-start" pr="xl" role="alert">
      <p>{isGone ? t('gone') : t('failed')}</p>
      {!isGone && (
        <Button variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Stack>
  );
}

/** The shape of the panel while the score loads. */
function ScoreSkeleton() {
  return (
    <Stack flex={1} gap="sm" aria-hidden="true">
      <Skeleton w="70%" h="1.25rem" />
      <Skeleton w="55%" h="0.875rem" />
      <Skeleton h="3.5rem" />
      <Skeleton w="60%" h="1.25rem" />
      <Skeleton flex={1} />
      <Skeleton h="6rem" />
    </Stack>
  );
}
