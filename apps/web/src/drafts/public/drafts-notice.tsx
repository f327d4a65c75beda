import { Button } from '@mantine/core';
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
import classes from './drafts-notice.module.css';

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
    <section className={classes.notice} aria-label={t('title')}>
      <IconHistory size="1.125rem" stroke={1.75} aria-hidden="true" className={classes.sign} />
      <p className={classes.title} role="status">
        {t('title')}
      </p>
      {isList && (
        <ul className={classes.drafts}>
          {drafts.map((draft) => (
            <DraftLine key={`${draft.form}/${draft.subject}`} draft={draft} />
          ))}
        </ul>
      )}
      <span className={classes.actions}>
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
      </span>
    </section>
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
    <li className={classes.draft}>
      <strong>{title}</strong>
      <span>{formatFormName(draft.form)}</span>
      <time dateTime={draft.savedAt}>{formatTimeOrDay(draft.savedAt)}</time>
      <span className={classes.actions}>
        <a href={path} aria-label={t('openNamed', { title })} className={classes.open} onClick={onOpen}>
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
      </span>
    </li>
  );
}
