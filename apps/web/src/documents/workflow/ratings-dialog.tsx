import { Checkbox, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OfferedRating } from '@vigilo/contract/workflow';
import { takeOverRatings } from '@vigilo/contract/workflow';
import { findGrade } from '@vigilo/domain/companies/company';
import type { Horizon } from '@vigilo/domain/scoring/score';
import { useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { formatText } from '../../lib/format.ts';
import { toProblem } from '../../lib/problem.ts';
import type { Problem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { showToast } from '../../ui/toast.ts';
import { refreshDocuments } from '../documents-queries.ts';
import type { OfferedRatings } from './workflow-queries.ts';
import { offeredRatingsQuery } from './workflow-queries.ts';

interface RatingsDialogProps {
  readonly childId: string;
  readonly onClose: () => void;
}

/** Offers the ratings of an approved report for its company, before and after; what cannot be taken over says why. */
export function RatingsDialog({ childId, onClose }: RatingsDialogProps) {
  const t = useTexts('workflow');
  const { data, error, refetch } = useQuery({ ...offeredRatingsQuery(childId), staleTime: 0 });
  if (data === undefined)
    return (
      <Dialog title={t('ratings.title')} onClose={onClose}>
        {error === null ? (
          <Skeleton h="8rem" role="status" aria-label={t('ratings.loading')} />
        ) : (
          <LoadFailed title={t('ratings.notLoaded')} message={error.message} onRetry={() => void refetch()} />
        )}
      </Dialog>
    );
  return <Offer childId={childId} offered={data} onClose={onClose} />;
}

function Offer({ childId, offered, onClose }: RatingsDialogProps & { readonly offered: OfferedRatings }) {
  const t = useTexts('workflow');
  const { company, ratings } = offered;
  const [leftOut, setLeftOut] = useState<ReadonlySet<Horizon>>(new Set());
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const chosen = ratings.flatMap(({ horizon, after, refusal }) => {
    const grade = findGrade(after);
    return refusal !== null || grade === null || leftOut.has(horizon) ? [] : [{ horizon, after: grade }];
  });
  const save = async (): Promise<void> => {
    if (company === null) return;
    setBusy(true);
    try {
      await callApi(takeOverRatings, {
        params: { id: childId },
        body: { ratings: chosen, version: company.version },
      });
      showToast({ kind: 'success', title: t('ratings.taken'), text: company.companyName });
      onClose();
    } catch (thrown) {
      setProblem(toProblem(thrown, t('ratings.failed')));
    } finally {
      setBusy(false);
      void refreshDocuments();
    }
  };
  const toggle = (horizon: Horizon): void => {
    const next = new Set(leftOut);
    if (!next.delete(horizon)) next.add(horizon);
    setLeftOut(next);
  };
  return (
    <Dialog
      title={t('ratings.title')}
      size="lg"
      isBusy={isBusy}
      onClose={onClose}
      onSave={() => void save()}
      saveText={t('ratings.takeOver')}
      saveDisabledReason={chosen.length === 0 ? t('ratings.chooseOne') : undefined}
      message={
        problem !== null && (
          <Notice tone="bad" title={t('ratings.failed')}>
            {problem.description ?? problem.message}
          </Notice>
        )
      }
    >
      <Stack gap="md">
        <Text style={{ overflowWrap: 'anywhere' }}>
          {company === null
            ? t('ratings.noCompany')
            : t('ratings.text', { name: company.companyName, ticker: company.ticker })}
        </Text>
        <RatingsTable ratings={ratings} leftOut={leftOut} onToggle={toggle} />
      </Stack>
    </Dialog>
  );
}

interface RatingsTableProps {
  readonly ratings: readonly OfferedRating[];
  readonly leftOut: ReadonlySet<Horizon>;
  readonly onToggle: (horizon: Horizon) => void;
}

function RatingsTable({ ratings, leftOut, onToggle }: RatingsTableProps) {
  const t = useTexts('workflow');
  const ts = useTexts('scoring');
  return (
    <PlainTable
      label={t('ratings.label')}
      rows={ratings}
      getKey={({ horizon }) => horizon}
      columns={[
        { title: t('ratings.horizon'), cell: ({ horizon }) => ts(horizon) },
        {
          title: t('ratings.before'),
          cell: ({ before, refusal }) =>
            before ?? (refusal?.code === 'no-permission' ? formatText(null) : t('ratings.unrated')),
        },
        { title: t('ratings.after'), cell: ({ after }) => formatText(after) },
        {
          title: t('ratings.takeOver'),
          cell: ({ horizon, after, refusal }) =>
            refusal === null ? (
              <Checkbox
                aria-label={t('ratings.choose', { horizon: ts(horizon), grade: after ?? '' })}
                checked={!leftOut.has(horizon)}
                onChange={() => onToggle(horizon)}
              />
            ) : (
              <Text size="sm">{refusal.message}</Text>
            ),
        },
      ]}
    />
  );
}
