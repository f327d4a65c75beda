import { Paper, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatLocalMoment } from '../lib/format-moment.ts';
import { toProblem } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { Facts } from '../ui/facts.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Panel } from '../ui/panel.tsx';
import { splitMail } from './mail-parts.ts';
import type { MailPart } from './mail-parts.ts';
import classes from './mail-view.module.css';
import { mailQuery } from './outbox-queries.ts';

/** One mail: its addresses can be followed, its code copied. */
export function MailView({ id }: { readonly id: string }) {
  const t = useTexts('mail');
  const { data: mail, error, refetch } = useQuery(mailQuery(id));
  if (mail === undefined)
    return error === null ? null : (
      <LoadFailed
        title={t('failed')}
        message={toProblem(error, t('failed')).message}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Panel title={mail.subject}>
      <Stack component="article" gap="lg">
        <Facts
          facts={[
            { name: t('to'), value: mail.to },
            { name: t('sent'), value: formatLocalMoment(mail.at) },
          ]}
        />
        <Text maw="44rem" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {splitMail(mail.text).map((part, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a mail never changes, and the same words may stand in it twice
            <Part key={place} part={part} />
          ))}
        </Text>
      </Stack>
    </Panel>
  );
}

function Part({ part: { kind, text } }: { readonly part: MailPart }) {
  if (kind === 'link') return <a href={text}>{text}</a>;
  return kind === 'code' ? <Code code={text} /> : text;
}

function Code({ code }: { readonly code: string }) {
  const t = useTexts('mail');
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  }
  return (
    <Paper component="span" withBorder bg="var(--v-soft)" px="sm" className={classes.code ?? ''}>
      <code>{code}</code>
      {/* Browsers copy only in secure contexts; elsewhere a click chooses the whole code. */}
      {isSecureContext && (
        <IconButton label={isCopied ? t('copied') : t('copyCode')} size={30} onClick={() => void copy()}>
          {isCopied ? (
            <IconCheck size="1.125rem" stroke={1.75} />
          ) : (
            <IconCopy size="1.125rem" stroke={1.75} />
          )}
        </IconButton>
      )}
    </Paper>
  );
}
