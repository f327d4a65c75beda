import type { EventRow } from '@vigilo/contract/events';
import { addEvent, changeEvent } from '@vigilo/contract/events';
import { useState } from 'react';
import { refreshCompanies } from '../../companies/public/company-cache.ts';
import { callApi } from '../../lib/call-api.ts';
import { useRecordForm, wordFaults } from '../../lib/form.ts';
import type { RecordForm } from '../../lib/form.ts';
import { isAlreadyThere } from '../../lib/problem.ts';
import { useCan } from '../../lib/profile.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTexts } from '../../lib/texts.ts';
import { draftTitle } from '../../lib/use-draft.ts';
import { showToast } from '../../ui/toast.ts';
import { today as dayToday } from '../../lib/today.ts';
import { useEvents } from '../events-context.tsx';
import { NEW_EVENT, listEventFaults, toEventChange, toEventFields, toNewEvent } from './event-fields.ts';
import type { EventFields } from './event-fields.ts';
import { eventQuery } from './event-query.ts';
import { offerNames } from '../public/own-names.ts';

export type StoryCounts = Pick<EventRow, 'reports' | 'sources'>;

const ALONE: StoryCounts = { reports: 1, sources: 1 };

export interface EventForm extends RecordForm<EventFields> {
  /** The event as it was when it was last looked at; null: one is added. */
  readonly stored: EventRow | null;
  readonly isImported: boolean;
  /** The last day that can be chosen, as YYYY-MM-DD. */
  readonly today: string;
  /** The company has the event already. */
  readonly isTaken: boolean;
}

/**
 * The form that adds an event or changes one.
 * @param event null: one is added
 * @param onSaved gets how many reports and sources the story of an added event has (1 each for one that was there before), and its title
 */
export function useEventForm(
  event: EventRow | null,
  onSaved: (told: StoryCounts, title: string) => void,
): EventForm {
  const t = useTexts('eventDialogs');
  const { company } = useEvents();
  const mayAddNames = useCan('add-event');
  const [stored, setStored] = useState(event);
  const [isTaken, setTaken] = useState(false);
  const [today] = useState(() => dayToday());
  const isImported = event?.tab === 'imported events';
  const form = useRecordForm<EventFields, StoryCounts>({
    form: event === null ? 'events.add' : 'events.change',
    subject: event?._id ?? company._id,
    title: ({ title }) =>
      draftTitle(event ? { name: event.title } : undefined, title, `${t('add')}: ${company.companyName}`),
    initial: event === null ? NEW_EVENT : toEventFields(event),
    validate: (fields) =>
      wordFaults(listEventFaults(fields, isImported, today), (fault) => t(`fault.${fault}`)),
    save: async (fields) => {
      setTaken(false);
      if (mayAddNames) await offerNames(fields, event === null ? NEW_EVENT : toEventFields(event));
      return save(fields, stored, company._id);
    },
    onSaved: (told, { title }) => {
      void refreshCompanies();
      onSaved(told, title);
    },
    explain: (error) => {
      if (!isAlreadyThere(error)) return undefined;
      setTaken(true);
      return {};
    },
    load: stored === null ? undefined : () => load(stored),
  });

  async function load({ _id, tab, title }: EventRow): Promise<EventFields> {
    const newest = await queryClient.fetchQuery(
      eventQuery({ companyId: company._id, eventId: _id, tabs: [tab] }),
    );
    if (newest === null) {
      showToast({ kind: 'error', title: t('gone'), text: title });
      return form.getValues();
    }
    setStored(newest);
    return toEventFields(newest);
  }

  return { ...form, stored, isImported, today, isTaken };
}

/** @returns how many reports and sources its story has, as far as it is known */
async function save(fields: EventFields, stored: EventRow | null, companyID: string): Promise<StoryCounts> {
  if (stored !== null) {
    await callApi(changeEvent, { body: toEventChange(fields, { stored, companyID }) });
    return ALONE;
  }
  const body = toNewEvent(fields, companyID);
  return body === null ? ALONE : (await callApi(addEvent, { body })).data;
}
