import { useMutation } from '@tanstack/react-query';
import type { EventRow } from '@vigilo/contract/events';
import { addEvent, changeEvent } from '@vigilo/contract/events';
import type { EventTab } from '@vigilo/domain/events/event-actions';
import { useState } from 'react';
import { refreshCompanies } from '../../companies/public/company-cache.ts';
import { callApi } from '../../lib/call-api.ts';
import { conflictActions } from '../../lib/conflict-actions.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTexts } from '../../lib/texts.ts';
import { draftTitle, useDraft } from '../../lib/use-draft.ts';
import type { FormDraft } from '../../lib/use-draft.ts';
import { showToast } from '../../ui/toast.ts';
import type { EventCompany } from '../event-company.ts';
import { today as dayToday } from '../event-days.ts';
import {
  NEW_EVENT,
  listChangedFields,
  toEventChange,
  toEventFields,
  mergeTypedFields,
  listEventFaults,
  toNewEvent,
} from './event-fields.ts';
import type { EventFaults, EventFields } from './event-fields.ts';
import { eventQuery } from './event-query.ts';

export interface EventForm {
  readonly fields: EventFields;
  readonly change: (part: Partial<EventFields>) => void;
  readonly faults: EventFaults;
  /** The event as it was when it was last looked at; null: one is added. */
  readonly stored: EventRow | null;
  readonly isImported: boolean;
  /** The last day that can be chosen, as YYYY-MM-DD. */
  readonly today: string;
  readonly isChanged: boolean;
  readonly draft: FormDraft;
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** Checks and saves; where nothing was changed there is nothing to save, and it is done. */
  readonly submit: (then: () => void) => void;
  readonly onReload: () => void;
  readonly onKeep: () => void;
}

export interface EditedEvent {
  readonly company: EventCompany;
  /** Null: one is added. */
  readonly event: EventRow | null;
  readonly tab: EventTab;
}

/** Told how many sources tell the story of an added event (1 for one that was there before), and its title. */
type Saved = (sources: number, title: string) => void;

/** The state of the dialog that adds an event or changes one. */
export function useEventForm({ company, event, tab }: EditedEvent, onSaved: Saved): EventForm {
  const t = useTexts('eventDialogs');
  const [stored, setStored] = useState(event);
  const [fields, setFields] = useState(() => (event === null ? NEW_EVENT : toEventFields(event)));
  const [isTried, setTried] = useState(false);
  const [today] = useState(() => dayToday());
  const initial = stored === null ? NEW_EVENT : toEventFields(stored);
  const isImported = stored !== null && tab === 'imported events';
  const faults = listEventFaults(fields, isImported, today);
  const draft = useDraft({
    form: event === null ? 'events.add' : 'events.change',
    subject: event?._id ?? company._id,
    title: draftTitle(
      event === null ? undefined : { name: event.title },
      fields.title,
      `${t('add')}: ${company.companyName}`,
    ),
    fields,
    onRestore: setFields,
  });

  const saving = useMutation({
    mutationFn: () => save(fields, stored, company),
    onSuccess: (sources) => {
      draft.forget();
      void refreshCompanies();
      onSaved(sources, fields.title);
    },
  });

  async function load(looked: EventRow): Promise<EventFields> {
    const newest = await queryClient.fetchQuery(
      eventQuery({ companyId: company._id, eventId: looked._id, tabs: [looked.tab] }),
    );
    if (newest === null) {
      showToast({ kind: 'error', title: t('gone'), text: looked.title });
      return fields;
    }
    setStored(newest);
    return toEventFields(newest);
  }

  const conflictHandlers = conflictActions({
    fields,
    load: stored === null ? undefined : () => load(stored),
    reset: saving.reset,
    take: (newest) => {
      draft.forget(newest);
      setFields(newest);
    },
    keep: (typed, newest) => setFields(mergeTypedFields(newest, typed, initial)),
  });

  const isChanged = listChangedFields(fields, initial).length > 0;

  function submit(then: () => void): void {
    setTried(true);
    if (saving.isPending) return;
    if (!isChanged && stored !== null) then();
    else if (Object.keys(faults).length === 0) saving.mutate(undefined, { onSuccess: then });
  }

  return {
    fields,
    stored,
    isImported,
    today,
    isChanged,
    draft,
    submit,
    ...conflictHandlers,
    change: (part) => setFields({ ...fields, ...part }),
    faults: isTried ? faults : {},
    isBusy: saving.isPending,
    error: saving.error,
  };
}

/** @returns how many sources tell its story, as far as it is known */
async function save(
  fields: EventFields,
  stored: EventRow | null,
  { _id: companyID }: EventCompany,
): Promise<number> {
  if (stored !== null) {
    await callApi(changeEvent, { body: toEventChange(fields, { stored, companyID }) });
    return 1;
  }
  const body = toNewEvent(fields, companyID);
  return body === null ? 1 : (await callApi(addEvent, { body })).data.sources;
}
