import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatTimeOrDay } from '../lib/format-moment.ts';
import { useTexts } from '../lib/texts.ts';
import type { FormDraft } from '../lib/use-draft.ts';
import { Notice } from './notice.tsx';
import { SavingFields } from './saving-fields.tsx';

interface DraftOfferProps {
  readonly draft: FormDraft;
  /** What was entered is on its way to the server: what is typed now would not be saved. */
  readonly isSaving: boolean;
  readonly children: ReactNode;
}

/** A form's fields, with an earlier draft of it offered above them: they wait until it is gone on with or discarded, so neither is lost. */
export function DraftOffer({ draft, isSaving, children }: DraftOfferProps) {
  const t = useTexts('drafts');
  const { offeredFrom } = draft;
  const time = offeredFrom === null ? '' : formatTimeOrDay(offeredFrom);
  return (
    <>
      {offeredFrom !== null && (
        <Group role="group" aria-label={t('offer', { time })} gap="sm" mb="md">
          {/* Where there is little room the buttons go below it. */}
          <span style={{ flex: '1 1 14rem' }}>{t('offer', { time })}</span>
          <Button variant="default" onClick={() => draft.forget()}>
            {t('discard')}
          </Button>
          <Button data-autofocus onClick={draft.goOn}>
            {t('goOn', { time })}
          </Button>
        </Group>
      )}
      {draft.isFailing && <Notice tone="caution">{t('notKept')}</Notice>}
      <SavingFields isSaving={isSaving} isWaiting={offeredFrom !== null}>
        {children}
      </SavingFields>
    </>
  );
}
