import { NativeSelect, TextInput } from '@mantine/core';
import type { EditedKey } from '@vigilo/domain/review/row-changes';
import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { ReviewedRow } from './use-row-edits.ts';

export type EditorEnd = 'down' | 'right' | 'left' | 'stay';

interface CellEditorProps {
  readonly label: string;
  readonly row: ReviewedRow;
  readonly field: 'SSOTKey' | 'Value';
  readonly keys: readonly EditedKey[];
  /** What was typed to begin, in place of the present text. */
  readonly typed: string | null;
  /** Null: it was given up. */
  readonly onEnd: (text: string | null, to: EditorEnd) => void;
}

/** The editor of a cell by what its value is: a choice for enumerations, a calendar for dates, else text, with the type's keys offered for a key. */
export function CellEditor({ label, row, field, keys, typed, onEnd }: CellEditorProps) {
  const listId = useId();
  const hasEnded = useRef(false);
  const text = row[field];
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
  const { DataType, AllowedValues } = row.DataFormat;
  if (field === 'Value' && DataType === 'enum')
    return <NativeSelect {...common} defaultValue={text} data={[...new Set([text, ...AllowedValues])]} />;
  if (field === 'Value' && DataType === 'date' && typed === null && (text === '' || isDay(text)))
    return <TextInput {...common} type="date" />;
  return (
    <>
      <TextInput {...common} {...(field === 'SSOTKey' && { list: listId })} />
      {field === 'SSOTKey' && (
        <datalist id={listId}>
          {keys.map(({ key }) => (
            <option key={key} value={key}>
              {key}
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
