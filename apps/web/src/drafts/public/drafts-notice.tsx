import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Draft } from '@vigilo/contract/drafts';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { safePath } from '../../lib/safe-path.ts';
import { draftsQuery, forgetDraft } from '../../lib/draft-store.ts';
import { formatTimeOrDay } from '../../lib/format-moment.ts';
import { useTexts } from '../../lib/texts.ts';
import { useFormName } from '../form-name.ts';
import { listLeftDrafts } from '../left-drafts.ts';

/** Says after sign-in that there is unsaved work from before, and where; nothing of what is typed since. */
export function DraftsNotice() {
  const t = useTexts('drafts');
  const { data } = useQuery(draftsQuery);
  const [before, setBefore] = useState<readonly Draft[]>();
  const [isDismissed, setDismissed] = useState(false);
  const [isShown, setShown] = useState(false);
  if (before === undefined && data !== undefined) setBefore(data);
  const drafts = listLeftDrafts(before ?? [], data ?? []);
  if (isDismissed || drafts.length === 0) return null;
  const isList = isShown || drafts.length === 1;
  return (
    <Paper component="section" aria-label={t('title')} bg="var(--v-action-soft)" px="md" py="xs" mb="md">
      <Group gap="md">
        <IconHistory size="1.125rem" stroke={1.75} aria-hidden="true" color="var(--v-action-ink)" />
        <Text role="status" fw="var(--v-weight-medium)">
          {t('title')}
        </Text>
        {isList && (
          <Stack component="ul" gap={0} m={0} p={0} flex="1 1 24rem">
            {drafts.map((draft) => (
              <DraftLine key={`${draft.form}/${draft.subject}`} draft={draft} />
            ))}
          </Stack>
        )}
        <Group gap="sm" ms="auto">
          {drafts.length > 1 && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-expanded={isShown}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? t('hide') : t('show', { count: drafts.length })}
            </Button>
          )}
          <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setDismissed(true)}>
            {t('dismiss')}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}

function DraftLine({ draft }: { readonly draft: Draft }) {
  const t = useTexts('drafts');
  const formatFormName = useFormName();
  const navigate = useNavigate();
  const title = draft.title === '' ? t('untitled') : draft.title;
  const path = safePath(draft.path, location.origin);
  function onOpen(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ href: path });
  }
  return (
    <Group component="li" gap="md">
      <strong>{title}</strong>
      <span>{formatFormName(draft.form)}</span>
      <Text component="time" c="dimmed" dateTime={draft.savedAt}>
        {formatTimeOrDay(draft.savedAt)}
      </Text>
      <Group gap="sm" ms="auto">
        <a href={path} aria-label={t('openNamed', { title })} onClick={onOpen}>
          {t('open')}
        </a>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-label={t('discardNamed', { title })}
          onClick={() => void forgetDraft(draft)}
        >
          {t('discard')}
        </Button>
      </Group>
    </Group>
  );
}
