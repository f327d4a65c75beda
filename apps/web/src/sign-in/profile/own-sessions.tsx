import '@mantine/core/styles/Skeleton.layer.css';
import { Badge, Button, Group, Skeleton, Stack } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { removeSession, signOut } from '@vigilo/contract/sign-in';
import { Suspense, lazy, useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { formatAge } from '../../lib/format-age.ts';
import { formatLocalMoment } from '../../lib/format-moment.ts';
import { toProblem } from '../../lib/problem.ts';
import { endSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { showToast } from '../../ui/toast.ts';
import { parseUserAgent } from './user-agent.ts';
import { ownSessionsQuery, refreshSessions } from './own-sessions-query.ts';
import type { OwnSession } from './own-sessions-query.ts';

const Confirmation = lazy(async () => ({
  default: (await import('../../ui/confirmation.tsx')).Confirmation,
}));

/** Where the person is signed in, each to be ended. */
export function OwnSessions() {
  const t = useTexts('signIn');
  const shell = useTexts('shell');
  const { data, isError, refetch } = useQuery(ownSessionsQuery);
  return (
    <Panel
      title={t('profile.sessions')}
      {...(data !== undefined && { actions: <SignOutEverywhere count={data.length} /> })}
    >
      {data !== undefined && <SessionTable sessions={data} />}
      {data === undefined && !isError && (
        <Stack gap="sm">
          <Skeleton height="2rem" />
          <Skeleton height="2rem" />
        </Stack>
      )}
      {data === undefined && isError && (
        <Stack role="alert" align="start">
          {t('profile.sessionsFailed')}
          <Button variant="default" onClick={() => void refetch()}>
            {shell('tryAgain')}
          </Button>
        </Stack>
      )}
    </Panel>
  );
}

function SessionTable({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const t = useTexts('signIn');
  const formatDevice = useDevice();
  const [now] = useState(() => Date.now());
  return (
    <PlainTable
      label={t('profile.sessions')}
      rows={sessions}
      getKey={({ _id }) => _id}
      columns={[
        {
          title: t('profile.device'),
          cell: ({ agent, isCurrent }) => (
            <Group gap="sm" wrap="nowrap" title={agent}>
              {formatDevice(agent)}
              {isCurrent && <Badge color="action">{t('profile.thisOne')}</Badge>}
            </Group>
          ),
        },
        { title: t('profile.address'), cell: ({ address }) => address },
        { title: t('profile.signedIn'), cell: ({ createdAt }) => <Age at={createdAt} now={now} /> },
        { title: t('profile.lastUsed'), cell: ({ lastActiveAt }) => <Age at={lastActiveAt} now={now} /> },
        {
          title: t('profile.action'),
          cell: ({ _id, agent, isCurrent }) =>
            !isCurrent && <EndSession id={_id} device={formatDevice(agent)} />,
        },
      ]}
    />
  );
}

function Age({ at, now }: { readonly at: string; readonly now: number }) {
  return <span title={formatLocalMoment(at)}>{formatAge(at, now)}</span>;
}

/** The device in words. */
function useDevice(): (userAgent: string) => string {
  const t = useTexts('signIn');
  return (userAgent) => {
    const { browser, system } = parseUserAgent(userAgent);
    if (browser === null && system === null)
      return userAgent === '' ? t('profile.unknownDevice') : t('profile.program');
    return t('profile.deviceOn', {
      browser: browser ?? t('profile.unknownBrowser'),
      system: system ?? t('profile.unknownDevice'),
    });
  };
}

function EndSession({ id, device }: { readonly id: string; readonly device: string }) {
  const t = useTexts('signIn');
  const shell = useTexts('shell');
  const end = useMutation({
    mutationFn: () => callApi(removeSession, { params: { id } }),
    onSuccess: () =>
      showToast({ kind: 'success', title: t('profile.success'), text: t('profile.ended', { device }) }),
    onError: (error) =>
      showToast({
        kind: 'error',
        title: t('profile.error'),
        text: toProblem(error, shell('failedAction')).message,
      }),
    onSettled: refreshSessions,
  });
  return (
    <Button
      variant="default"
      loading={end.isPending}
      aria-label={t('profile.endOf', { device })}
      onClick={() => end.mutate()}
    >
      {t('profile.end')}
    </Button>
  );
}

function SignOutEverywhere({ count }: { readonly count: number }) {
  const t = useTexts('signIn');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('profile.everywhere')}
      </Button>
      {isAsking && (
        <Suspense>
          <Confirmation
            title={t('profile.everywhereTitle')}
            text={t('profile.everywhereText', { count })}
            confirmText={t('profile.everywhere')}
            isDangerous
            onConfirm={() => callApi(signOut, { body: { everywhere: true } })}
            onDone={() => endSession('signed-out')}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
