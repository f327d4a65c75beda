import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { addIndustry, addSector, removeIndustry, removeSector } from '@vigilo/contract/tenants';
import { useEffect, useEffectEvent, useState } from 'react';
import { callApi } from '../lib/call-api.ts';
import { problemOf } from '../lib/problem.ts';
import { queryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.ts';
import { ChoiceField } from '../ui/choice-field.tsx';
import { Confirmation } from '../ui/confirmation.tsx';
import { showToast } from '../ui/toast.ts';
import { dropdownsQuery } from './dropdowns-query.ts';
import classes from './name-field.module.css';

type Kind = 'sector' | 'industry';

interface Named {
  readonly _id: string;
  readonly name: string;
}

const CALLS = { sector: { add: addSector, remove: removeSector }, industry: { add: addIndustry, remove: removeIndustry } } as const;

interface NameFieldProps {
  readonly kind: Kind;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (name: string) => void;
}

/** A sector or an industry: one of the tenant's own names, which can be added and deleted in the list itself (specification 2, section 5). */
export function NameField({ kind, value, error, onChange }: NameFieldProps) {
  const t = useTexts('companies');
  const { data } = useQuery(dropdownsQuery);
  const names = (kind === 'sector' ? data?.CompanySector : data?.CompanyIndustry) ?? [];
  const [isRemoving, setRemoving] = useState(false);
  const [removed, setRemoved] = useState<Named | null>(null);
  const adding = useAdding(kind, onChange);

  function choose(name: string): void {
    if (isRemoving) setRemoved(names.find((one) => one.name === name) ?? null);
    else onChange(name);
  }

  return (
    <>
      <ChoiceField
        label={t(`fields.${kind}`)}
        isRequired
        placeholder={t('form.choose')}
        noneText={t('filters.none')}
        value={value}
        options={names.map(({ name }) => ({ value: name, text: name }))}
        error={error}
        onChange={choose}
        foot={(typed, close) => (
          <NameFoot
            kind={kind}
            typed={isKnown(names, typed) ? '' : typed}
            isRemoving={isRemoving}
            onRemoving={setRemoving}
            onAdd={() => {
              close();
              adding.mutate(typed);
            }}
          />
        )}
      />
      {removed !== null && <RemoveName kind={kind} named={removed} onDone={() => value === removed.name && onChange('')} onClose={() => setRemoved(null)} />}
    </>
  );
}

function isKnown(names: readonly Named[], typed: string): boolean {
  return names.some(({ name }) => name.toLocaleLowerCase() === typed.toLocaleLowerCase());
}

function useAdding(kind: Kind, onAdded: (name: string) => void) {
  const t = useTexts('companies');
  return useMutation({
    mutationFn: (name: string) => callApi(CALLS[kind].add, { body: { name } }),
    onSuccess: async ({ data }) => {
      await queryClient.invalidateQueries({ queryKey: dropdownsQuery.queryKey });
      onAdded(data.name);
      showToast({ kind: 'success', title: t(`names.added.${kind}`), text: data.name });
    },
    onError: (error, name) => {
      const { message, description } = problemOf(error, t('edit.failed'));
      showToast({ kind: 'error', title: message, text: description ?? name });
    },
  });
}

interface NameFootProps {
  readonly kind: Kind;
  /** What can be added; empty for nothing. */
  readonly typed: string;
  readonly isRemoving: boolean;
  readonly onRemoving: (isRemoving: boolean) => void;
  readonly onAdd: () => void;
}

/** Adds what is typed, or turns the list into one that deletes what is chosen in it. */
function NameFoot({ kind, typed, isRemoving, onRemoving, onAdd }: NameFootProps) {
  const t = useTexts('companies');
  const stop = useEffectEvent(() => onRemoving(false));
  useEffect(() => () => stop(), []);
  return (
    <div className={classes.foot}>
      {isRemoving && (
        <p className={classes.hint} role="status">
          {t(`names.chooseToRemove.${kind}`)}
        </p>
      )}
      {typed !== '' && !isRemoving && (
        <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size="1rem" aria-hidden="true" />} onClick={onAdd}>
          {t('names.add', { name: typed })}
        </Button>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        color={isRemoving ? 'gray' : 'red'}
        leftSection={!isRemoving && <IconTrash size="1rem" aria-hidden="true" />}
        onClick={({ currentTarget }) => {
          onRemoving(!isRemoving);
          currentTarget.closest('[popover]')?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
        }}
      >
        {isRemoving ? t('names.keep') : t(`names.remove.${kind}`)}
      </Button>
    </div>
  );
}

interface RemoveNameProps {
  readonly kind: Kind;
  readonly named: Named;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function RemoveName({ kind, named: { _id, name }, onDone, onClose }: RemoveNameProps) {
  const t = useTexts('companies');
  return (
    <Confirmation
      title={t(`names.removeTitle.${kind}`, { name })}
      text={t('names.removeText')}
      confirmText={t('remove.confirm')}
      isDangerous
      onConfirm={() => callApi(CALLS[kind].remove, { params: { id: _id } })}
      onDone={() => {
        void queryClient.invalidateQueries({ queryKey: dropdownsQuery.queryKey });
        showToast({ kind: 'success', title: t('remove.done'), text: name });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
