import { Kbd } from '@mantine/core';
import { IconChecklist, IconPlus, IconRss } from '@tabler/icons-react';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import { useTexts } from '../lib/texts.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { EventCompany } from './event-company.ts';
import type { EventsDialogs } from './use-events-dialogs.ts';
import type { EventRights } from './use-event-rights.ts';
import { UpdatePricesButton } from './chart/update-prices-button.tsx';

interface EventsActionsProps {
  readonly company: EventCompany;
  readonly tab: EventTab;
  readonly rights: EventRights;
  readonly dialogs: EventsDialogs;
  /** Why nothing can be changed, in words. */
  readonly locked: string | undefined;
}

/** The keys that do the same (use-event-keys.ts). */
const HINTS = { add: 'A', preview: 'P' } as const;

const ICON = { size: '1rem', stroke: 1.75 } as const;

/** What can be done with the events, as far as the reader may; locked, each says why (specification 3, sections 2.1, 4 and 6). */
export function EventsActions({ company, tab, rights, dialogs, locked }: EventsActionsProps) {
  const t = useTexts('events');
  return (
    <>
      {rights.canAddEvents && (
        <>
          <IconButton variant="default" label={t('feeds')} onClick={() => dialogs.open('feeds')}>
            <IconRss {...ICON} />
          </IconButton>
          <UpdatePricesButton company={company} />
          <ActionButton
            leftSection={<IconPlus {...ICON} />}
            rightSection={<Kbd>{HINTS.add}</Kbd>}
            shortcut="a"
            disabledReason={locked}
            onClick={() => dialogs.open('add')}
          >
            {t('addEvent')}
          </ActionButton>
        </>
      )}
      {rights.canEditCompany && (
        <ActionButton
          isMain={tab === 'company-events'}
          leftSection={<IconChecklist {...ICON} />}
          rightSection={<Kbd>{HINTS.preview}</Kbd>}
          shortcut="p"
          disabledReason={locked}
          onClick={() => dialogs.open('preview')}
        >
          {t('preview')}
        </ActionButton>
      )}
    </>
  );
}
