// The dialog that stands open on a page, as the address says it: `?open=<form>&id=<subject>`, the form named as its draft is. So a link,
// such as that of a draft, opens it, and the way back in the browser closes it.

import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { DraftKey } from './draft-store.ts';
import { writeSearch } from './search.ts';

/** The subject of a form that was opened for nothing yet. */
export const NEW = 'new';

/** The opened dialog of an address, or null. @public */
export function findOpenedForm(search: Readonly<Record<string, unknown>>): DraftKey | null {
  const { open, id } = search;
  return typeof open === 'string' && open !== ''
    ? { form: open, subject: typeof id === 'string' && id !== '' ? id : NEW }
    : null;
}

/** The search words of an address with another dialog open, or none; all other words stay. @public */
export function searchWithForm(search: unknown, opened: DraftKey | null): Record<string, string | string[]> {
  const rest = Object.fromEntries(
    Object.entries(Object(search)).filter(
      (entry): entry is [string, string | string[]] =>
        entry[0] !== 'open' && entry[0] !== 'id' && isSearchValue(entry[1]),
    ),
  );
  if (opened === null) return rest;
  return { ...rest, open: opened.form, ...(opened.subject === NEW ? {} : { id: opened.subject }) };
}

/** Whether a word of an address has one value or several. */
export function isSearchValue(value: unknown): value is string | string[] {
  return typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));
}

/** The present page's address with a dialog open. */
export function useFormPath({ form, subject }: DraftKey): string {
  return useLocation({
    select: ({ pathname, search }) => `${pathname}${writeSearch(searchWithForm(search, { form, subject }))}`,
  });
}

export interface OpenedForm {
  /** The dialog that is open, or null. */
  readonly opened: DraftKey | null;
  readonly open: (form: string, subject?: string) => void;
  readonly close: () => void;
}

/** The dialog that the address says is open on this page, and how to open another and to close it. */
export function useOpenedForm(): OpenedForm {
  const form = useLocation({ select: ({ search }) => findOpenedForm(search)?.form ?? null });
  const subject = useLocation({ select: ({ search }) => findOpenedForm(search)?.subject ?? null });
  const navigate = useNavigate();
  const show = useCallback(
    (opened: DraftKey | null) =>
      void navigate({
        to: '.',
        search: (previous: unknown) => searchWithForm(previous, opened),
        resetScroll: false,
      }),
    [navigate],
  );
  const open = useCallback((name: string, id: string = NEW) => show({ form: name, subject: id }), [show]);
  const close = useCallback(() => show(null), [show]);
  return { opened: form === null || subject === null ? null : { form, subject }, open, close };
}
