import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { foldText } from '@vigilo/domain/records/fold-text';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { filterOptions } from '../lib/filter-options.ts';
import { toProblem } from '../lib/problem.ts';
import { Confirmation } from './confirmation.tsx';
import type { ConfirmationProps } from './confirmation.tsx';
import { SearchSelect } from './search-select.tsx';
import { showToast } from './toast.ts';

export interface OwnName {
  readonly _id: string;
  readonly name: string;
}

export interface OwnNameLabels extends Pick<ConfirmationProps, 'failedTitle' | 'failedText'> {
  readonly placeholder: string;
  /** Writes a name as it is shown; absent: as it is stored. */
  readonly write?: (name: string) => string;
  /** Said when no name matches the search. */
  readonly none: string;
  readonly add: (name: string) => string;
  readonly added: string;
  /** Why a name could not be added, where the server does not say it. */
  readonly failed: string;
  /** The line that turns the list into one that deletes, and the one that turns it back. */
  readonly remove: string;
  readonly keep: string;
  readonly chooseToRemove: string;
  readonly removeTitle: (name: string) => string;
  readonly removeText: string;
  readonly removeConfirm: string;
  readonly removed: string;
  /** Said where the question was answered with no. */
  readonly cancelled?: { readonly title: string; readonly text: string };
}

interface OwnNameFieldProps {
  readonly label: string;
  readonly labels: OwnNameLabels;
  readonly value: string;
  readonly names: readonly OwnName[];
  readonly isRequired?: boolean;
  /** The list is only chosen from. */
  readonly isReadOnly?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (name: string) => void;
  /** Adds a name; resolves to it as it is written in the list, once the list has it. */
  readonly onAdd: (name: string) => Promise<string>;
  readonly onRemove: (id: string) => Promise<unknown>;
  /** Called with a name that is no longer in the list. */
  readonly onRemoved: (name: string) => void;
}

/** Lines of the list that are no names: a name has no such sign in it. */
const ADD = '\u0000add';
const TURN = '\u0000turn';

/** One of the tenant's own names, which can be added and deleted in the list itself (specification 2, section 5; 3, section 2.2). */
export function OwnNameField(props: OwnNameFieldProps) {
  const {
    label,
    labels,
    value,
    names,
    isRequired = false,
    isReadOnly = false,
    error,
    onRemove,
    onRemoved,
  } = props;
  const list = useNameList(props);
  const { removed } = list;
  return (
    <>
      <SearchSelect
        label={label}
        required={isRequired}
        placeholder={labels.placeholder}
        description={list.isRemoving ? labels.chooseToRemove : undefined}
        error={error}
        nothingFoundMessage={labels.none}
        data={[
          ...names.map(({ name }) => ({ value: name, label: writeName(labels, name) })),
          ...(isReadOnly ? [] : listLines(labels, list.added, list.isRemoving)),
        ]}
        value={value === '' ? null : value}
        filter={filterNames}
        searchValue={list.typed}
        onSearchChange={list.setTyped}
        dropdownOpened={list.isOpen}
        onDropdownOpen={() => list.setOpen(true)}
        onDropdownClose={() => list.setOpen(false)}
        onBlur={() => list.setRemoving(false)}
        onKeyDownCapture={list.pressKey}
        onOptionSubmit={list.choose}
      />
      {removed !== null && (
        <RemoveName
          labels={labels}
          name={removed.name}
          onConfirm={() => onRemove(removed._id)}
          onDone={() => onRemoved(removed.name)}
          onClose={() => list.setRemoved(null)}
        />
      )}
    </>
  );
}

/** What is typed into the field, and what choosing a line or pressing Enter does. */
function useNameList({ labels, value, names, isReadOnly = false, onChange, onAdd }: OwnNameFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [typed, setTyped] = useState('');
  const [removed, setRemoved] = useState<OwnName | null>(null);
  const adding = useAdding(labels, onAdd, onChange);
  const wanted = typed.trim();
  const known = findName(names, wanted, labels);

  function choose(line: string): void {
    if (line === TURN) {
      setRemoving(!isRemoving);
      // Every choice closes the list; after this one it is open again.
      queueMicrotask(() => setOpen(true));
    } else if (line === ADD) adding.mutate(wanted);
    else if (isRemoving) setRemoved(names.find(({ name }) => name === line) ?? null);
    else onChange(line);
  }

  /** Enter takes a name that is typed in full and adds one that no name is like, whether the list has caught up with the typing or not. */
  function pressKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || wanted === '' || wanted === writeName(labels, value) || isRemoving) return;
    const isNew =
      known === undefined && !isReadOnly && !names.some(({ name }) => holds(name, wanted, labels));
    if (known === undefined && !isNew) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    choose(known?.name ?? ADD);
  }

  const added = isRemoving || known !== undefined ? '' : wanted;
  return {
    isOpen,
    setOpen,
    isRemoving,
    setRemoving,
    typed,
    setTyped,
    removed,
    setRemoved,
    added,
    choose,
    pressKey,
  };
}

function writeName({ write }: OwnNameLabels, name: string): string {
  return write?.(name) ?? name;
}

/** The line that adds what is typed, where there is something to add, and the one that turns the list. */
function listLines(labels: OwnNameLabels, added: string, isRemoving: boolean): ComboboxItem[] {
  return [
    ...(added === '' ? [] : [{ value: ADD, label: labels.add(added) }]),
    { value: TURN, label: isRemoving ? labels.keep : labels.remove },
  ];
}

/** The names that match, and below them the lines that are none. */
const filterNames: OptionsFilter = ({ options, ...search }) => {
  const isLine = (option: (typeof options)[number]): boolean =>
    'value' in option && (option.value === ADD || option.value === TURN);
  const names = options.filter((option) => !isLine(option));
  return [...filterOptions({ options: names, ...search }), ...options.filter(isLine)];
};

/** Whether a name, as it is stored or as it is shown, holds what was typed. */
function holds(name: string, typed: string, labels: OwnNameLabels): boolean {
  return [name, writeName(labels, name)].some((one) => foldText(one).includes(foldText(typed)));
}

/** The name that was typed in full, as it is stored or as it is shown. */
function findName(names: readonly OwnName[], typed: string, labels: OwnNameLabels): OwnName | undefined {
  const wanted = typed.toLocaleLowerCase();
  return names.find(({ name }) =>
    [name, writeName(labels, name)].some((one) => one.toLocaleLowerCase() === wanted),
  );
}

function useAdding(
  labels: OwnNameLabels,
  onAdd: (name: string) => Promise<string>,
  onAdded: (name: string) => void,
) {
  return useMutation({
    mutationFn: onAdd,
    onSuccess: (name) => {
      onAdded(name);
      showToast({ kind: 'success', title: labels.added, text: name });
    },
    onError: (error, name) => {
      const { message, description } = toProblem(error, labels.failed);
      showToast({ kind: 'error', title: message, text: description ?? name });
    },
  });
}

interface RemoveNameProps extends Pick<ConfirmationProps, 'onConfirm' | 'onClose'> {
  readonly labels: OwnNameLabels;
  readonly name: string;
  readonly onDone: () => void;
}

function RemoveName({ labels, name, onConfirm, onDone, onClose }: RemoveNameProps) {
  const { cancelled, failedTitle, failedText } = labels;
  return (
    <Confirmation
      title={labels.removeTitle(name)}
      text={labels.removeText}
      confirmText={labels.removeConfirm}
      isDangerous
      {...(failedTitle !== undefined && { failedTitle })}
      {...(failedText !== undefined && { failedText })}
      onConfirm={onConfirm}
      onDone={() => {
        showToast({ kind: 'success', title: labels.removed, text: name });
        onDone();
      }}
      onCancel={() => cancelled !== undefined && showToast({ kind: 'success', ...cancelled })}
      onClose={onClose}
    />
  );
}
