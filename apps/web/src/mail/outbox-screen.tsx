import '../ui/styles.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ColourSwitch, LanguageSwitch } from '../ui/switches.tsx';
import { Logo } from '../ui/logo.tsx';
import { PATHS } from '../lib/paths.ts';
import { formatAge } from '../lib/format-age.ts';
import { toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';
import { MailView } from './mail-view.tsx';
import { mailsQuery } from './outbox-queries.ts';
import type { MailRow } from './outbox-queries.ts';
import classes from './outbox-screen.module.css';

/** The demo's outbox: mails that would be sent elsewhere. It is open to everybody, and says so. */
export function OutboxScreen() {
  const t = useTexts('mail');
  const { data: mails, error, refetch, dataUpdatedAt } = useQuery(mailsQuery);
  return (
    <>
      <header className={classes.header}>
        <Link to={PATHS.root}>
          <Logo />
        </Link>
        <LanguageSwitch />
        <ColourSwitch />
      </header>
      <main className={classes.page}>
        <PageHeader title={t('title')} />
        <Notice tone="caution">{t('lead')}</Notice>
        {mails === undefined && error !== null && (
          <LoadFailed
            title={t('failed')}
            message={toProblem(error, t('failed')).message}
            onRetry={() => void refetch()}
          />
        )}
        {mails?.length === 0 && (
          <Panel>
            <EmptyState title={t('none')} hint={t('noneHint')} />
          </Panel>
        )}
        {mails !== undefined && mails.length > 0 && <Panes mails={mails} now={dataUpdatedAt} />}
      </main>
    </>
  );
}

/** The list and the chosen mail; until one is chosen the newest, whenever it comes. */
function Panes({ mails, now }: { readonly mails: readonly MailRow[]; readonly now: number }) {
  const t = useTexts('mail');
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = mails.find(({ id }) => id === chosen)?.id ?? mails[0]?.id;
  return (
    <div className={classes.panes}>
      <Panel title={t('mails')} isFlush>
        <ul className={classes.list}>
          {mails.map((mail) => (
            <li key={mail.id}>
              <button type="button" aria-current={mail.id === shown} onClick={() => setChosen(mail.id)}>
                <strong>{mail.subject}</strong>
                <small>
                  <span className={classes.to}>{mail.to}</span>
                  <span className={classes.at}>{formatAge(mail.at, now)}</span>
                </small>
              </button>
            </li>
          ))}
        </ul>
      </Panel>
      {shown !== undefined && <MailView key={shown} id={shown} />}
    </div>
  );
}
