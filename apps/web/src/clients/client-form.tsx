import { TextInput, Textarea } from '@mantine/core';
import type { Client } from '@vigilo/contract/clients';
import { useTexts } from '../lib/texts.ts';
import { DayInput } from '../ui/day-input.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DraftOffer } from '../ui/draft-offer.tsx';
import { FormGrid, FormWide } from '../ui/form-grid.tsx';
import { SaveProblem } from '../ui/save-problem.tsx';
import { showToast } from '../ui/toast.ts';
import { CompaniesField } from './companies-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { useClientForm } from './use-client-form.ts';
import type { ClientForm as ClientFormState } from './use-client-form.ts';

interface ClientFormProps {
  /** Absent: a new client is added. */
  readonly client?: Client | undefined;
  readonly onClose: () => void;
}

/** The dialog that adds a client or changes one. */
export function ClientForm({ client, onClose }: ClientFormProps) {
  const t = useTexts('clients');
  const form = useClientForm(client, ({ name }) => {
    showToast({
      kind: 'success',
      title: t('success'),
      text: client === undefined ? t('added', { name }) : t('updated', { name }),
    });
    onClose();
  });

  function cancel(): void {
    form.draft.forget();
    onClose();
  }

  return (
    <Dialog
      title={client === undefined ? t('addClient') : t('editClient')}
      size="xl"
      isBusy={form.isBusy}
      onClose={cancel}
      onSave={form.submit}
      message={
        <SaveProblem
          error={form.error}
          title={t('saveFailed', { name: client?.name ?? form.fields.name })}
          onReload={form.onReload}
          onKeep={form.onKeep}
        />
      }
    >
      <DraftOffer draft={form.draft}>
        <Fields form={form} />
      </DraftOffer>
    </Dialog>
  );
}

function Fields({ form }: { readonly form: ClientFormState }) {
  const t = useTexts('clients');
  const { fields, faults, change } = form;
  return (
    <FormGrid>
      <TextInput
        label={t('field.name')}
        withAsterisk
        aria-required
        autoComplete="off"
        maxLength={200}
        value={fields.name}
        error={faults.name && t(faults.name)}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        type="email"
        label={t('field.email')}
        autoComplete="off"
        maxLength={254}
        value={fields.email}
        error={faults.email && t(faults.email)}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <PhoneField
        label={t('field.phone')}
        value={fields.phone}
        error={faults.phone && t(faults.phone)}
        onChange={(phone) => change({ phone })}
      />
      <CompaniesField
        chosen={fields.companyIDs}
        error={faults.companies && t(faults.companies)}
        onChange={(companyIDs) => change({ companyIDs })}
      />
      <DayInput
        label={t('field.startDate')}
        value={fields.startDate}
        onChange={(startDate) => change({ startDate })}
      />
      <DayInput
        label={t('field.endDate')}
        value={fields.endDate}
        error={faults.endDate && t(faults.endDate)}
        onChange={(endDate) => change({ endDate })}
      />
      <FormWide>
        <Textarea
          label={t('field.description')}
          rows={3}
          maxLength={2000}
          value={fields.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
      </FormWide>
    </FormGrid>
  );
}
