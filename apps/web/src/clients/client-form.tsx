import { TextInput, Textarea } from '@mantine/core';
import { addClient, changeClient } from '@vigilo/contract/clients';
import type { Client } from '@vigilo/contract/clients';
import { callApi } from '../lib/call-api.ts';
import { useRecordForm, wordFaults } from '../lib/form.ts';
import type { RecordForm } from '../lib/form.ts';
import { NEW } from '../lib/opened-form.ts';
import { isAlreadyThere } from '../lib/problem.ts';
import { queryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.ts';
import { draftTitle } from '../lib/use-draft.ts';
import { DayInput } from '../ui/day-input.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { FormGrid, FormWide } from '../ui/form-grid.tsx';
import { showToast } from '../ui/toast.ts';
import { NEW_CLIENT, listClientFaults, toClientBody, toClientFields } from './client-fields.ts';
import type { ClientFields } from './client-fields.ts';
import { clientQuery, clientsQuery, refreshClients } from './clients-queries.ts';
import { CompaniesField } from './companies-field.tsx';
import { PhoneField } from './phone-field.tsx';

interface ClientFormProps {
  /** Absent: a new client is added. */
  readonly client?: Client | undefined;
  readonly onClose: () => void;
}

/** The dialog that adds a client or changes one. */
export function ClientForm({ client, onClose }: ClientFormProps) {
  const t = useTexts('clients');
  const form = useClientForm(client, ({ name }) => {
    const text = client === undefined ? t('added', { name }) : t('updated', { name });
    showToast({ kind: 'success', title: t('success'), text });
    onClose();
  });
  return (
    <FormDialog
      form={form}
      title={client === undefined ? t('addClient') : t('editClient')}
      size="xl"
      onClose={onClose}
      failedTitle={t('saveFailed', { name: client?.name ?? form.values.name })}
    >
      <Fields form={form} />
    </FormDialog>
  );
}

function useClientForm(
  client: Client | undefined,
  onSaved: (saved: Client) => void,
): RecordForm<ClientFields> {
  const t = useTexts('clients');
  const known = client === undefined ? (queryClient.getQueryData(clientsQuery.queryKey) ?? []) : [];
  return useRecordForm<ClientFields, Client>({
    form: client === undefined ? 'clients.add' : 'clients.change',
    subject: client?._id ?? NEW,
    title: ({ name }) => draftTitle(client, name, t('addClient')),
    initial: client === undefined ? NEW_CLIENT : toClientFields(client),
    validate: (fields) =>
      wordFaults(
        listClientFaults(
          fields,
          known.map(({ name }) => name),
        ),
        t,
      ),
    save: async (fields) => {
      const body = toClientBody(fields);
      const saved =
        client === undefined
          ? callApi(addClient, { body })
          : callApi(changeClient, { body: { ...body, _id: client._id, version: fields.version } });
      return (await saved).client;
    },
    onSaved: async (saved) => {
      await refreshClients();
      onSaved(saved);
    },
    explain: (error) => (isAlreadyThere(error) ? { name: t('exists') } : undefined),
    load: client && (async () => toClientFields(await queryClient.fetchQuery(clientQuery(client._id)))),
  });
}

function Fields({ form }: { readonly form: RecordForm<ClientFields> }) {
  const t = useTexts('clients');
  return (
    <FormGrid>
      <TextInput
        label={t('field.name')}
        withAsterisk
        aria-required
        autoComplete="off"
        maxLength={200}
        {...form.getInputProps('name')}
      />
      <TextInput
        type="email"
        label={t('field.email')}
        autoComplete="off"
        maxLength={254}
        {...form.getInputProps('email')}
      />
      <PhoneField label={t('field.phone')} {...form.field('phone')} />
      <CompaniesField {...form.field('companyIDs')} />
      <DayInput
        label={t('field.startDate')}
        {...form.field('startDate')}
        onChange={(day) => {
          form.setFieldValue('startDate', day);
          form.clearFieldError('endDate');
        }}
      />
      <DayInput label={t('field.endDate')} {...form.field('endDate')} />
      <FormWide>
        <Textarea
          label={t('field.description')}
          rows={3}
          maxLength={2000}
          {...form.getInputProps('description')}
        />
      </FormWide>
    </FormGrid>
  );
}
