import { Kbd } from '@mantine/core';
import { IconChecklist, IconPlus, IconRss } from '@tabler/icons-react';
import { useTexts } from '../lib/texts.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useEvents } from './events-context.tsx';
import { UpdatePricesButton } from './chart/update-prices-button.tsx';

/** The keys that do the same (use-event-keys.ts). */
const HINTS = { add: 'A', preview: 'P' } as const;

const ICON = { size: '1rem', stroke: 1.75 } as const;

/** What can be done with the events, as far as the reader may; locked, each says why (specification 3, sections 2.1, 4 and 6). */
export function EventsActions() {
  const { view, canAddEvents, canEditCompany, dialogs, locked } = useEvents();
  const t = useTexts('events');
  return (
    <>
      {canAddEvents && (
        <>
          <IconButton variant="default" label={t('feeds')} onClick={() => dialogs.open('feeds')}>
            <IconRss {...ICON} />
          </IconButton>
          <UpdatePricesButton />
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
      {canEditCompany && (
        <ActionButton
          isMain={view.tab === 'company-events'}
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
