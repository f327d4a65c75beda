import { Paper, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LONGEST_COMMENT } from '@vigilo/domain/comments/comment-actions';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../lib/texts.ts';
import classes from './comments.module.css';
import type { NameableUser } from './comments-queries.ts';
import { nameableQuery } from './comments-queries.ts';
import { findTypedName, listMeant, nameIn } from './mention-query.ts';

/** A menu gives the focus back a moment after it closed, in milliseconds. */
const FOCUS_AFTER = 50;

interface MentionFieldProps {
  readonly label: string;
  readonly childId: string;
  readonly value: string;
  readonly error: string | null;
  readonly hasFocus: boolean;
  readonly onChange: (text: string) => void;
  readonly onSend: () => void;
  readonly onLeave: (() => void) | undefined;
}

/** The text of a comment; after an @ those are offered who can be named. Control and Enter send it. */
export function MentionField({
  label,
  childId,
  value,
  error,
  hasFocus,
  onChange,
  onSend,
  onLeave,
}: MentionFieldProps) {
  const t = useTexts('comments');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const names = useNames(childId, value, field, onChange);
  useEffect(() => {
    if (!hasFocus) return undefined;
    // The menu that it was begun from gives the focus back to where it came from as it closes.
    const timer = setTimeout(() => field.current?.focus(), FOCUS_AFTER);
    return () => clearTimeout(timer);
  }, [hasFocus]);
  const { meant, at } = names;
  function answerKey(event: KeyboardEvent): void {
    if (names.answerKey(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
    else if (event.key === 'Escape' && onLeave !== undefined) onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div className={classes.field}>
      <Textarea
        ref={field}
        label={label}
        description={t('writeHint')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={value}
        error={error}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={LONGEST_COMMENT}
        aria-autocomplete="list"
        {...(meant !== null && {
          'aria-controls': id,
          ...(meant[at] !== undefined && { 'aria-activedescendant': `${id}-${at}` }),
        })}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          names.lookAt(event.currentTarget.selectionStart);
        }}
        onKeyUp={(event) => names.lookAt(event.currentTarget.selectionStart)}
        onClick={(event) => names.lookAt(event.currentTarget.selectionStart)}
        onBlur={() => names.lookAt(null)}
        onKeyDown={answerKey}
      />
      {meant !== null && <Names id={id} names={names} meant={meant} />}
    </div>
  );
}

interface NamesProps {
  readonly id: string;
  readonly names: Pick<ReturnType<typeof useNames>, 'at' | 'moveTo' | 'choose'>;
  readonly meant: readonly NameableUser[];
}

/** Those who can be named, above the text; the field keeps the focus. */
function Names({ id, names: { at, moveTo, choose }, meant }: NamesProps) {
  const t = useTexts('comments');
  return (
    <Paper withBorder shadow="md" className={classes.names}>
      {meant.length === 0 && <p className={classes.none}>{t('noneNameable')}</p>}
      <ul id={id} role="listbox" aria-label={t('nameable')} className={classes.list}>
        {meant.map((user, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are handled by the field, which keeps the focus
          <li
            key={user._id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            className={classes.option}
            onPointerMove={() => moveTo(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(user)}
          >
            <span>{user.name}</span>
            <span className={classes.email}>{user.email}</span>
          </li>
        ))}
      </ul>
    </Paper>
  );
}

/** Who is offered at the caret, and the keys that choose among them; null: nobody is being named. */
function useNames(
  childId: string,
  text: string,
  field: RefObject<HTMLTextAreaElement | null>,
  onChange: (text: string) => void,
) {
  const [caret, setCaret] = useState<number | null>(null);
  const [place, setPlace] = useState(0);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const typed = caret === null ? null : findTypedName(text, caret);
  const isOpen = typed !== null && typed.at !== dismissed;
  const { data } = useQuery({ ...nameableQuery(childId), enabled: isOpen });
  const people = data ?? [];
  const found = isOpen && data !== undefined ? listMeant(people, typed.typed) : null;
  // Behind a name that is written, what is typed on is the comment again.
  const meant = found !== null && found.length === 0 && typed?.typed.includes(' ') === true ? null : found;
  const at = Math.min(place, Math.max(0, (meant?.length ?? 0) - 1));

  function choose(user: NameableUser): void {
    if (typed === null || caret === null) return;
    const named = nameIn(text, caret, typed.at, user, people);
    // At once: what is typed before the caret stands behind the name would go to the end of the text.
    flushSync(() => {
      onChange(named.text);
      setCaret(null);
      setPlace(0);
    });
    field.current?.setSelectionRange(named.caret, named.caret);
  }

  function answerKey(event: KeyboardEvent): boolean {
    if (meant === null) return false;
    const user = meant[at];
    if (event.key === 'ArrowDown') setPlace(Math.min(at + 1, meant.length - 1));
    else if (event.key === 'ArrowUp') setPlace(Math.max(at - 1, 0));
    else if ((event.key === 'Enter' || event.key === 'Tab') && user !== undefined && !event.ctrlKey)
      choose(user);
    else if (event.key === 'Escape') setDismissed(typed?.at ?? null);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return { meant, at, moveTo: setPlace, choose, answerKey, lookAt: setCaret };
}
