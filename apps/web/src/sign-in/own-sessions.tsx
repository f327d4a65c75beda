import '@mantine/core/styles/Skeleton.layer.css';
import { Badge, Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { removeSession, signOut } from '@vigilo/contract/sign-in';
import { Suspense, lazy, useState } from 'react';
import { callApi } from '../lib/call-api.ts';
import { formatExactMoment, formatAge } from '../lib/format-age.ts';
import { toProblem } from '../lib/problem.ts';
import { endSession } from '../lib/session.ts';
import { useTexts } from '../lib/texts.ts';
import { Panel } from '../ui/panel.tsx';
import { showToast } from '../ui/toast.ts';
import { parseUserAgent } from './user-agent.ts';
import { ownSessionsQuery, refreshSessions } from './own-sessions-query.ts';
import type { OwnSession } from './own-sessions-query.ts';
import classes from './own-sessions.module.css';

const Confirmation = lazy(async () => ({ default: (await import('../ui/confirmation.tsx')).Confirmation }));

/** Where the person is signed in, each to be ended. */
export function OwnSessions() {
  const t = useTexts('signIn');
  const { data, isError, refetch } = useQuery(ownSessionsQuery);
  return (
    <Panel
      title={t('profile.sessions')}
      isFlush
      {...(data !== undefined && { actions: <SignOutEverywhere count={data.length} /> })}
    >
      {data !== undefined && <SessionTable sessions={data} />}
      {data === undefined && !isError && (
        <div className={classes.waiting}>
          <Skeleton height="2rem" />
          <Skeleton height="2rem" />
        </div>
      )}
      {data === undefined && isError && <Failed onRetry={() => void refetch()} />}
    </Panel>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts('signIn');
  const shell = useTexts('shell');
  return (
    <div className={classes.message} role="alert">
      <p>{t('profile.sessionsFailed')}</p>
      <Button variant="default" onClick={onRetry}>
        {shell('tryAgain')}
      </Button>
    </div>
  );
}

function SessionTable({ sessions }: { readonly sessions: readonly OwnSession[] }) {
  const t = useTexts('signIn');
  const [now] = useState(() => Date.now());
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={t('profile.sessions')}>
        <thead>
          <tr>
            <th scope="col">{t('profile.device')}</th>
            <th scope="col">{t('profile.address')}</th>
            <th scope="col">{t('profile.signedIn')}</th>
            <th scope="col">{t('profile.lastUsed')}</th>
            <th scope="col">{t('profile.action')}</th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session) => (
            <SessionRow key={session._id} session={session} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SessionRow({ session, now }: { readonly session: OwnSession; readonly now: number }) {
  const t = useTexts('signIn');
  const device = useDevice(session.agent);
  return (
    <tr>
      <th scope="row" title={session.agent}>
        <span>
          {device}
          {session.isCurrent && <Badge color="action">{t('profile.thisOne')}</Badge>}
        </span>
      </th>
      <td>{session.address}</td>
      <td title={formatExactMoment(session.createdAt)}>{formatAge(session.createdAt, now)}</td>
      <td title={formatExactMoment(session.lastActiveAt)}>{formatAge(session.lastActiveAt, now)}</td>
      <td>{!session.isCurrent && <EndSession id={session._id} device={device} />}</td>
    </tr>
  );
}

/** The device in words. */
function useDevice(userAgent: string): string {
  const t = useTexts('signIn');
  const { browser, system } = parseUserAgent(userAgent);
  if (browser === null && system === null)
    return userAgent === '' ? t('profile.unknownDevice') : t('profile.program');
  return t('profile.deviceOn', {
    browser: browser ?? t('profile.unknownBrowser'),
    system: system ?? t('profile.unknownDevice'),
  });
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
