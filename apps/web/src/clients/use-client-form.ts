import { useMutation } from '@tanstack/react-query';
import { addClient, changeClient } from '@vigilo/contract/clients';
import type { Client, ClientRow } from '@vigilo/contract/clients';
import { useState } from 'react';
import { callApi } from '../lib/call-api.ts';
import { conflictActions } from '../lib/conflict-actions.ts';
import { NEW } from '../lib/opened-form.ts';
import { isAlreadyThere } from '../lib/problem.ts';
import { queryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.ts';
import { draftTitle, useDraft } from '../lib/use-draft.ts';
import type { FormDraft } from '../lib/use-draft.ts';
import { NEW_CLIENT, toClientFields, listClientFaults } from './client-fields.ts';
import type { ClientFaults, ClientFields } from './client-fields.ts';
import { clientQuery, clientsQuery, refreshClients } from './clients-queries.ts';

export interface ClientForm {
  readonly fields: ClientFields;
  readonly change: (part: Partial<ClientFields>) => void;
  readonly faults: ClientFaults;
  readonly draft: FormDraft;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly submit: () => void;
  readonly onReload: () => void;
  readonly onKeep: () => void;
}

/** The state of the dialog that adds a client or changes one. */
export function useClientForm(client: Client | undefined, onSaved: (saved: Client) => void): ClientForm {
  const t = useTexts('clients');
  const [fields, setFields] = useState(() => (client === undefined ? NEW_CLIENT : toClientFields(client)));
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const known = client === undefined ? (queryClient.getQueryData(clientsQuery.queryKey) ?? []) : [];
  const faults = listClientFaults(fields, [...listNames(known), ...refused]);
  const draft = useDraft({
    form: client === undefined ? 'clients.add' : 'clients.change',
    subject: client?._id ?? NEW,
    title: draftTitle(client, fields.name, t('addClient')),
    fields,
    onRestore: setFields,
  });

  const saving = useMutation({
    mutationFn: () => save(fields, client),
    onSuccess: async (saved) => {
      draft.forget();
      await refreshClients();
      onSaved(saved);
    },
    onError: (error) => {
      if (isAlreadyThere(error)) setRefused([...refused, fields.name]);
    },
  });

  const conflictHandlers = conflictActions({
    fields,
    load: client && (async () => toClientFields(await queryClient.fetchQuery(clientQuery(client._id)))),
    reset: saving.reset,
    take: (newest) => {
      draft.forget(newest);
      setFields(newest);
    },
    keep: setFields,
  });

  return {
    fields,
    change: (part) => setFields({ ...fields, ...part }),
    faults: isTried ? faults : {},
    draft,
    isBusy: saving.isPending,
    error: isAlreadyThere(saving.error) ? null : saving.error,
    submit: () => {
      setTried(true);
      if (Object.keys(faults).length === 0) saving.mutate();
    },
    ...conflictHandlers,
  };
}

async function save({ version, ...fields }: ClientFields, client: Client | undefined): Promise<Client> {
  const body = {
    ...fields,
    name: fields.name.trim(),
    email: fields.email.trim(),
    companyIDs: [...fields.companyIDs],
  };
  const answer =
    client === undefined
      ? await callApi(addClient, { body })
      : await callApi(changeClient, { body: { ...body, _id: client._id, version } });
  return answer.client;
}

function listNames(clients: readonly ClientRow[]): readonly string[] {
  return clients.map(({ name }) => name);
}
