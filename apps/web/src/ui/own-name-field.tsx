import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { toProblem } from '../lib/problem.ts';
import { ChoiceField } from './choice-field.tsx';
import { Confirmation } from './confirmation.tsx';
import type { ConfirmationProps } from './confirmation.tsx';
import classes from './own-name-field.module.css';
import { showToast } from './toast.ts';

export interface OwnName {
  readonly _id: string;
  readonly name: string;
}

export interface OwnNameLabels extends Pick<ConfirmationProps, 'failedTitle' | 'failedText'> {
  readonly placeholder: string;
  /** Said when no name matches the search. */
  readonly none: string;
  readonly add: (name: string) => string;
  readonly added: string;
  /** Why a name could not be added, where the server does not say it. */
  readonly failed: string;
  /** The button that turns the list into one that deletes, and the one that turns it back. */
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

/** One of the tenant's own names, which can be added and deleted in the list itself (specification 2, section 5; 3, section 2.2). */
export function OwnNameField({
  label,
  labels,
  value,
  names,
  isRequired = false,
  isReadOnly = false,
  error,
  onChange,
  onAdd,
  onRemove,
  onRemoved,
}: OwnNameFieldProps) {
  const [isRemoving, setRemoving] = useState(false);
  const [removed, setRemoved] = useState<OwnName | null>(null);
  const adding = useAdding(labels, onAdd, onChange);

  function choose(name: string): void {
    if (isRemoving) setRemoved(names.find((one) => one.name === name) ?? null);
    else onChange(name);
  }

  function foot(typed: string, close: () => void): ReactNode {
    return (
      <NameFooter
        labels={labels}
        typed={isKnown(names, typed) ? '' : typed}
        isRemoving={isRemoving}
        onRemoving={setRemoving}
        onAdd={() => {
          close();
          adding.mutate(typed);
        }}
      />
    );
  }

  return (
    <>
      <ChoiceField
        label={label}
        isRequired={isRequired}
        placeholder={labels.placeholder}
        noneText={labels.none}
        value={value}
        options={names.map(({ name }) => ({ value: name, text: name }))}
        error={error}
        onChange={choose}
        footer={isReadOnly ? undefined : foot}
      />
      {removed !== null && (
        <RemoveName
          labels={labels}
          name={removed.name}
          onConfirm={() => onRemove(removed._id)}
          onDone={() => onRemoved(removed.name)}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}

function isKnown(names: readonly OwnName[], typed: string): boolean {
  return names.some(({ name }) => name.toLocaleLowerCase() === typed.toLocaleLowerCase());
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

interface NameFooterProps {
  readonly labels: OwnNameLabels;
  /** What can be added; empty for nothing. */
  readonly typed: string;
  readonly isRemoving: boolean;
  readonly onRemoving: (isRemoving: boolean) => void;
  readonly onAdd: () => void;
}

/** Adds what is typed, or turns the list into one that deletes what is chosen in it. */
function NameFooter({ labels, typed, isRemoving, onRemoving, onAdd }: NameFooterProps) {
  const stop = useEffectEvent(() => onRemoving(false));
  useEffect(() => () => stop(), []);
  return (
    <div className={classes.foot}>
      {isRemoving && (
        <p className={classes.hint} role="status">
          {labels.chooseToRemove}
        </p>
      )}
      {typed !== '' && !isRemoving && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size="1rem" aria-hidden="true" />}
          onClick={onAdd}
        >
          {labels.add(typed)}
        </Button>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        color={isRemoving ? 'gray' : 'bad'}
        leftSection={!isRemoving && <IconTrash size="1rem" aria-hidden="true" />}
        onClick={({ currentTarget }) => {
          onRemoving(!isRemoving);
          currentTarget.closest('[popover]')?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
        }}
      >
        {isRemoving ? labels.keep : labels.remove}
      </Button>
    </div>
  );
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
