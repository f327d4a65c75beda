import { NativeSelect, TextInput } from '@mantine/core';
import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { EditorKind } from './sheet.ts';

export type EditorEnd = 'down' | 'right' | 'left' | 'stay';

interface CellEditorProps {
  readonly label: string;
  readonly kind: EditorKind;
  readonly text: string;
  /** What was typed to begin, in place of the present text. */
  readonly typed: string | null;
  /** Null: it was given up. */
  readonly onEnd: (text: string | null, to: EditorEnd) => void;
}

/** The editor of a cell by what its value is: a choice for enumerations, a calendar for dates, else text, with what it can be offered. */
export function CellEditor({ label, kind, text, typed, onEnd }: CellEditorProps) {
  const listId = useId();
  const hasEnded = useRef(false);
  const end = (next: string | null, to: EditorEnd): void => {
    // Leaving the field after Enter or Escape is no second end.
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(next, to);
  };
  const common = {
    'aria-label': label,
    size: 'xs',
    defaultValue: typed ?? text,
    ref: focusAtFirst,
    onBlur: (event: { readonly currentTarget: { readonly value: string } }) =>
      end(event.currentTarget.value, 'stay'),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
      event.stopPropagation();
      const to = findEnd(event);
      if (to === null) return;
      event.preventDefault();
      end(event.key === 'Escape' ? null : event.currentTarget.value, to);
    },
  } as const;
  if (kind.is === 'choice')
    return <NativeSelect {...common} defaultValue={text} data={[...new Set([text, ...kind.choices])]} />;
  if (kind.is === 'date' && typed === null && (text === '' || isDay(text)))
    return <TextInput {...common} type="date" />;
  return (
    <>
      <TextInput {...common} {...(kind.is === 'offer' && { list: listId })} />
      {kind.is === 'offer' && (
        <datalist id={listId}>
          {kind.choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

function findEnd({ key, shiftKey, nativeEvent }: KeyboardEvent): EditorEnd | null {
  // Enter also takes a proposal of an input method.
  if (nativeEvent.isComposing) return null;
  if (key === 'Enter') return 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return key === 'Escape' ? 'stay' : null;
}

function focusAtFirst(element: HTMLInputElement | HTMLSelectElement | null): void {
  element?.focus();
}
