import '../ui/styles.ts';
import '@mantine/core/styles/Grid.layer.css';
import '@mantine/core/styles/NavLink.layer.css';
import { Grid, Group, NavLink, Stack, Text } from '@mantine/core';
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
      <Stack component="main" gap="md" maw="80rem" mx="auto" px="var(--v-page-padding)" py="md">
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
      </Stack>
    </>
  );
}

/** The list and the chosen mail; until one is chosen the newest, whenever it comes. */
function Panes({ mails, now }: { readonly mails: readonly MailRow[]; readonly now: number }) {
  const t = useTexts('mail');
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = mails.find(({ id }) => id === chosen)?.id ?? mails[0]?.id;
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, sm: 4 }}>
        <Panel title={t('mails')} isFlush>
          {mails.map((mail) => (
            <NavLink
              key={mail.id}
              component="button"
              type="button"
              px="lg"
              active={mail.id === shown}
              aria-current={mail.id === shown}
              label={mail.subject}
              description={
                <Group component="span" justify="space-between" gap="md" wrap="nowrap">
                  <Text span truncate inherit>
                    {mail.to}
                  </Text>
                  <Text span flex="none" inherit>
                    {formatAge(mail.at, now)}
                  </Text>
                </Group>
              }
              onClick={() => setChosen(mail.id)}
            />
          ))}
        </Panel>
      </Grid.Col>
      <Grid.Col span={{ base: 12, sm: 8 }}>
        {shown !== undefined && <MailView key={shown} id={shown} />}
      </Grid.Col>
    </Grid>
  );
}
