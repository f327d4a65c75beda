// Keeps what is typed into a form, so that nothing is lost when the session or the page ends before it is saved. In a part that is shown
// once the record is there (the fields of its first drawing are the ones without a draft):
//   - hold the fields in one state: words, numbers, lists of them; the record's `version` among them, so that an old draft answers 409 and
//     overwrites nothing; never a password;
//   - call useDraft with the form's name (`users.change`), its subject (an id, or `new`), a title, the fields, and the state's setter;
//   - put the fields into <DraftOffer draft={...}> (ui/draft-offer.tsx), which offers an earlier draft above them;
//   - call `forget()` of the draft once the form is saved or cancelled.
// The screen opens the dialog that its address names: useOpenedForm (opened-form.ts). The form's name for people is a message of drafts.

import { useQuery } from '@tanstack/react-query';
import type { Draft } from '@vigilo/contract/drafts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { findFields, writeFields } from './draft-content.ts';
import type { FormFields } from './draft-content.ts';
import { draftsQuery, flushDrafts, forgetDraft, isSameDraft, keepDraftSoon } from './draft-store.ts';
import type { DraftKey } from './draft-store.ts';
import { useFormPath } from './opened-form.ts';

export interface DraftOptions<T extends FormFields> {
  /** The form's name, such as `users.add` or `sub-roles.change`. */
  readonly form: string;
  /** The id of what it was opened for, or `new`. */
  readonly subject: string;
  /** What the list of unsaved work calls it, such as the name of the user being edited. */
  readonly title: string;
  readonly fields: T;
  /** What the record holds by now, where the form follows it; absent: what the form began with, or what was last saved. Fields like these are no draft. */
  readonly saved?: T;
  /** Puts the fields of a draft into the form. */
  readonly onRestore: (fields: T) => void;
}

export interface FormDraft {
  /** When the earlier draft was kept that is offered (ISO 8601); null: none. */
  readonly offeredFrom: string | null;
  readonly goOn: () => void;
  /** Forgets the draft: offered, kept, or still waiting. What stands in the form now, or what it shows next, counts as saved. */
  readonly forget: (next?: FormFields) => void;
  /** Whether the last attempt to keep the draft failed. */
  readonly isFailing: boolean;
}

/** The title of a draft: the record's name, else the name that is being typed, else what is said of one without a name. */
export function draftTitle(
  record: { readonly name: string } | undefined,
  typed: string,
  unnamed: string,
): string {
  return record?.name ?? (typed.trim() === '' ? unnamed : typed);
}

/** Keeps a form's fields as a draft while they differ from the saved ones, and offers an earlier draft. */
export function useDraft<T extends FormFields>({
  form,
  subject,
  title,
  fields,
  saved: followed,
  onRestore,
}: DraftOptions<T>): FormDraft {
  const offer = useOffer({ form, subject }, fields);
  const path = useFormPath({ form, subject });
  const [isFailing, setFailing] = useState(false);
  const content = writeFields(fields);
  const followedContent = followed === undefined ? null : writeFields(followed);
  const saved = useRef(content);
  const kept = useRef<string | null>(null);
  const isWaiting = offer.isOpen || offer.draft !== null;

  useEffect(() => {
    const unchanged = followedContent ?? saved.current;
    if (isWaiting || content === (kept.current ?? unchanged)) return;
    kept.current = content;
    if (content === unchanged) void forgetDraft({ form, subject });
    else
      keepDraftSoon({ form, subject, title: title.slice(0, 200), path, content }, (failure) =>
        setFailing(failure !== null),
      );
  }, [isWaiting, content, followedContent, form, subject, title, path]);

  // A form that goes without being saved or cancelled leaves its draft.
  useEffect(() => () => void flushDrafts(), []);

  function forget(next?: FormFields): void {
    if (kept.current !== null || offer.draft !== null) void forgetDraft({ form, subject });
    saved.current = next === undefined ? content : writeFields(next);
    kept.current = null;
    offer.answer();
  }

  function goOn(): void {
    if (offer.fields !== null) onRestore(offer.fields);
    kept.current = offer.draft?.content ?? null;
    offer.answer();
  }

  return { offeredFrom: offer.draft?.savedAt ?? null, goOn, forget, isFailing };
}

interface Offer<T> {
  readonly draft: Draft | null;
  readonly fields: T | null;
  /** Whether it is not known yet if there is an earlier draft. */
  readonly isOpen: boolean;
  readonly answer: () => void;
}

/** The draft of this form that was there before anything was typed; none where it is of an older form, or was answered. */
function useOffer<T extends FormFields>(key: DraftKey, fields: T): Offer<T> {
  const { data, isError } = useQuery(draftsQuery);
  const [draft, setDraft] = useState<Draft | null>();
  const [restored, setRestored] = useState<T | null>(null);
  const answer = useCallback(() => setDraft(null), []);
  if (draft === undefined && (data !== undefined || isError)) {
    const found = data?.find((one) => isSameDraft(one, key));
    const content = found === undefined ? null : findFields(found.content, fields);
    setDraft(content === null || found === undefined ? null : found);
    setRestored(content);
  }
  return { draft: draft ?? null, fields: restored, isOpen: draft === undefined, answer };
}
