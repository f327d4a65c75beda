import { Button } from '@mantine/core';
import { IconAlertTriangle, IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatTimeOrDay } from '../lib/format-moment.ts';
import { useTexts } from '../lib/texts.ts';
import type { FormDraft } from '../lib/use-draft.ts';
import classes from './draft-offer.module.css';

/** A form's fields, with an earlier draft of it offered above them: they wait until it is gone on with or discarded, so neither is lost. */
export function DraftOffer({ draft, children }: { readonly draft: FormDraft; readonly children: ReactNode }) {
  const t = useTexts('drafts');
  const { offeredFrom } = draft;
  const time = offeredFrom === null ? '' : formatTimeOrDay(offeredFrom);
  return (
    <>
      {offeredFrom !== null && (
        <div className={classes.offer} role="group" aria-label={t('offer', { time })}>
          <IconHistory size="1.125rem" stroke={1.75} aria-hidden="true" />
          <span className={classes.words}>{t('offer', { time })}</span>
          <Button variant="default" onClick={() => draft.forget()}>
            {t('discard')}
          </Button>
          <Button data-autofocus onClick={draft.goOn}>
            {t('goOn', { time })}
          </Button>
        </div>
      )}
      {draft.isFailing && (
        <p className={classes.failing} role="status">
          <IconAlertTriangle size="1rem" stroke={1.75} aria-hidden="true" />
          {t('notKept')}
        </p>
      )}
      <fieldset className={classes.fields} disabled={offeredFrom !== null}>
        {children}
      </fieldset>
    </>
  );
}
