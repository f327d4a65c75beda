import { IconArrowRight, IconChecklist, IconPlus, IconRss } from '@tabler/icons-react';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import { useTexts } from '../lib/texts.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { KeyHint } from '../ui/key-hint.tsx';
import { Pill } from '../ui/pill.tsx';
import type { EventCompany } from './event-company.ts';
import type { EventsDialogs } from './use-events-dialogs.ts';
import type { EventRights } from './use-event-rights.ts';
import { UpdatePricesButton } from './update-prices-button.tsx';

interface EventsActionsProps {
  readonly company: EventCompany;
  readonly tab: EventTab;
  readonly rights: EventRights;
  readonly dialogs: EventsDialogs;
  /** Why nothing can be changed, in words. */
  readonly locked: string | undefined;
  readonly movedCount: number;
}

const ICON = { size: '1rem', stroke: 1.75 } as const;

/** What can be done with the events, as far as the reader may; locked, each says why (specification 3, sections 2.1, 4 and 6). */
export function EventsActions({ company, tab, rights, dialogs, locked, movedCount }: EventsActionsProps) {
  const t = useTexts('events');
  const isImported = tab === 'imported events';
  return (
    <>
      {rights.canAddEvents && (
        <>
          <IconButton variant="default" label={t('feeds')} onClick={() => dialogs.open('feeds')}>
            <IconRss {...ICON} />
          </IconButton>
          <UpdatePricesButton company={company} />
          <ActionButton leftSection={<IconPlus {...ICON} />} rightSection={<KeyHint>A</KeyHint>} shortcut="a" disabledReason={locked} onClick={() => dialogs.open('add')}>
            {t('addEvent')}
          </ActionButton>
        </>
      )}
      {rights.canAddEvents && isImported && (
        <ActionButton
          isMain
          leftSection={<IconArrowRight {...ICON} />}
          rightSection={movedCount > 0 ? <Pill>{t('moveCount', { count: movedCount })}</Pill> : <KeyHint>M</KeyHint>}
          shortcut="m"
          disabledReason={locked ?? (movedCount === 0 ? t('moveNone') : undefined)}
          onClick={() => dialogs.open('move')}
        >
          {t('move')}
        </ActionButton>
      )}
      {rights.canEditCompany && (
        <ActionButton isMain={!isImported} leftSection={<IconChecklist {...ICON} />} rightSection={<KeyHint>P</KeyHint>} shortcut="p" disabledReason={locked} onClick={() => dialogs.open('preview')}>
          {t('preview')}
        </ActionButton>
      )}
    </>
  );
}
