import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/call-api.ts';
import { useCan } from '../../lib/profile.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useTexts, useWriteName } from '../../lib/texts.ts';
import { OwnNameField } from '../../ui/own-name-field.tsx';
import { OWN_NAMES, ownNamesQuery } from '../public/own-names.ts';
import type { OwnNames } from '../public/own-names.ts';

interface OwnListFieldProps {
  readonly kind: OwnNames;
  readonly placeholder: string;
  readonly value: string;
  /** What the event has had all along: it keeps it when it is deleted from the list. */
  readonly stored: string;
  readonly isRequired: boolean;
  readonly error: string | undefined;
  readonly onChange: (name: string) => void;
}

/** A source or a topic of events; new ones are typed, others deleted, in the list itself (specification 3, section 2.2). */
export function OwnListField({
  kind,
  placeholder,
  value,
  stored,
  isRequired,
  error,
  onChange,
}: OwnListFieldProps) {
  const t = useTexts('eventDialogs');
  const write = useWriteName();
  const mayChange = useCan('add-event');
  const query = ownNamesQuery(kind);
  const { data } = useQuery(query);
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  return (
    <OwnNameField
      label={t(`fields.${kind}`)}
      isRequired={isRequired}
      isReadOnly={!mayChange}
      labels={{
        placeholder,
        ...(kind === 'topic' && { write }),
        none: t('none'),
        add: (name) => t('names.add', { name }),
        added: t('names.added'),
        failed: t('names.failed'),
        remove: t(`names.remove.${kind}`),
        keep: t('names.keep'),
        chooseToRemove: t(`names.chooseToRemove.${kind}`),
        removeTitle: (name) => t(`names.removeTitle.${kind}`, { name }),
        removeText: t('names.removeText'),
        removeConfirm: t('delete'),
        removed: t('deleted'),
        cancelled: { title: t('cancelled'), text: t(`names.notDeleted.${kind}`) },
        failedTitle: t('deleteFailed'),
        failedText: t('tryAgain'),
      }}
      value={value}
      names={data ?? []}
      error={error}
      onChange={onChange}
      onAdd={async (name) => {
        const { data: added } = await callApi(OWN_NAMES[kind].add, { body: { name } });
        await refresh();
        return added.name;
      }}
      onRemove={(id) => callApi(OWN_NAMES[kind].remove, { params: { id } })}
      onRemoved={(name) => {
        void refresh();
        if (value === name && stored !== name) onChange('');
      }}
    />
  );
}
