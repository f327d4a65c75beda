import { useOpenedForm } from '../lib/opened-form.ts';

/** What can lie over the events screen; in the address each is named `events.<name>`, as drafts of forms are. */
export const EVENT_DIALOGS = [
  'add',
  'change',
  'delete',
  'story',
  'move',
  'preview',
  'feeds',
  'day',
  'row',
  'definitions',
  'keys',
] as const;
export type EventsDialogName = (typeof EVENT_DIALOGS)[number];

export interface EventsDialogs {
  /** What is open, with its subject: an event's id or a day. */
  readonly opened: { readonly name: EventsDialogName; readonly subject: string } | null;
  readonly open: (name: EventsDialogName, subject?: string) => void;
  readonly close: () => void;
}

/** The dialog that the address says is open over the events. */
export function useEventsDialogs(): EventsDialogs {
  const form = useOpenedForm();
  const name = EVENT_DIALOGS.find((one) => form.opened?.form === `events.${one}`);
  return {
    opened: name === undefined || form.opened === null ? null : { name, subject: form.opened.subject },
    open: (dialog, subject) => form.open(`events.${dialog}`, subject),
    close: form.close,
  };
}
