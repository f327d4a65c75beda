import { Button, Group, Text } from '@mantine/core';
import { formatTimeOrDay } from '../../lib/format-moment.ts';
import { useTexts } from '../../lib/texts.ts';
import type { FormDraft } from '../../lib/use-draft.ts';
import { Notice } from '../../ui/notice.tsx';

/** Offers the changes that were left unsaved: nothing is edited until they are gone on with or discarded. */
export function OfferedDraft({ draft }: { readonly draft: FormDraft }) {
  const t = useTexts('drafts');
  const { offeredFrom, isFailing } = draft;
  const time = offeredFrom === null ? '' : formatTimeOrDay(offeredFrom);
  return (
    <>
      {offeredFrom !== null && (
        <Group role="group" aria-label={t('offer', { time })} gap="sm" px="sm" pb="sm">
          <Text flex={1}>{t('offer', { time })}</Text>
          <Button variant="default" onClick={() => draft.forget()}>
            {t('discard')}
          </Button>
          <Button onClick={draft.goOn}>{t('goOn', { time })}</Button>
        </Group>
      )}
      {isFailing && <Notice tone="caution">{t('notKept')}</Notice>}
    </>
  );
}
