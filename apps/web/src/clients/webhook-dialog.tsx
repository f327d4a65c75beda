import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ClientRow } from '@vigilo/contract/clients';
import { changeWebhook, getWebhook } from '@vigilo/contract/delivery';
import { useState } from 'react';
import { callApi } from '../lib/call-api.ts';
import { inputErrors } from '../lib/form.ts';
import { useTexts } from '../lib/texts.ts';
import { Confirmation } from '../ui/confirmation.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RecordDialog } from '../ui/record-dialog.tsx';
import { SaveProblem } from '../ui/save-problem.tsx';
import { showToast } from '../ui/toast.ts';
import { WebhookSecret } from './webhook-secret.tsx';

interface WebhookDialogProps {
  readonly client: ClientRow;
  readonly onClose: () => void;
}

/** Where the documents of a client are sent. After saving, the new secret is shown once. */
export function WebhookDialog({ client, onClose }: WebhookDialogProps) {
  const t = useTexts('delivery');
  const answer = useQuery({
    queryKey: ['clients', 'one', client._id, 'webhook'],
    queryFn: async ({ signal }) =>
      (await callApi(getWebhook, { params: { id: client._id } }, { signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  return (
    <RecordDialog
      title={t('webhook.title', { name: client.name })}
      size="lg"
      failedText={t('webhook.loadFailed')}
      answer={answer}
      onClose={onClose}
    >
      {({ url }) => <WebhookSteps client={client} url={url} onClose={onClose} />}
    </RecordDialog>
  );
}

interface StepProps extends WebhookDialogProps {
  /** As it is stored; empty where there is none. */
  readonly url: string;
}

function WebhookSteps({ client, url, onClose }: StepProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  if (secret !== null) return <WebhookSecret name={client.name} secret={secret} onClose={onClose} />;
  if (isRemoving) return <RemoveWebhook client={client} onClose={onClose} />;
  return (
    <AddressForm
      client={client}
      url={url}
      onSecret={setSecret}
      onRemove={() => setRemoving(true)}
      onClose={onClose}
    />
  );
}

interface AddressFormProps extends StepProps {
  readonly onSecret: (secret: string) => void;
  readonly onRemove: () => void;
}

function AddressForm({ client: { _id: id, name }, url, onSecret, onRemove, onClose }: AddressFormProps) {
  const t = useTexts('delivery');
  const form = useAddress(id, url, onSecret);
  return (
    <Dialog
      title={t('webhook.title', { name })}
      size="lg"
      isBusy={form.isBusy}
      onSave={form.save}
      onClose={onClose}
      footerStart={
        url !== '' && (
          <Button variant="default" c="var(--v-bad-ink)" disabled={form.isBusy} onClick={onRemove}>
            {t('webhook.remove')}
          </Button>
        )
      }
      message={
        <SaveProblem
          error={form.failure}
          title={t('webhook.saveFailed')}
          onReload={form.reset}
          onKeep={form.reset}
        />
      }
    >
      <Stack gap="md">
        <Text>{t('webhook.text')}</Text>
        <TextInput
          type="url"
          label={t('webhook.address')}
          withAsterisk
          aria-required
          autoComplete="off"
          maxLength={2000}
          value={form.address}
          error={form.fault}
          onChange={(event) => form.change(event.currentTarget.value)}
        />
        {url !== '' && <Text c="dimmed">{t('webhook.newSecret')}</Text>}
      </Stack>
    </Dialog>
  );
}

/** The address as it is typed, and saving it. What is wrong with it is said at its input. */
function useAddress(id: string, url: string, onSecret: (secret: string) => void) {
  const t = useTexts('delivery');
  const [address, setAddress] = useState(url);
  const [fault, setFault] = useState<string | null>(null);
  const saving = useMutation({
    mutationFn: (wanted: string) => callApi(changeWebhook, { params: { id }, body: { url: wanted } }),
    onSuccess: ({ data }) => onSecret(data.secret ?? ''),
  });
  const refused = saving.error === null ? undefined : inputErrors(saving.error, { url: address });
  return {
    address,
    fault: fault ?? refused?.['url'],
    failure: refused === undefined ? saving.error : null,
    isBusy: saving.isPending,
    reset: saving.reset,
    change(typed: string): void {
      setAddress(typed);
      setFault(null);
      saving.reset();
    },
    save(): void {
      const wanted = address.trim();
      if (wanted === '') setFault(t('webhook.enter'));
      else if (!URL.canParse(wanted)) setFault(t('badAddress'));
      else saving.mutate(wanted);
    },
  };
}

function RemoveWebhook({ client: { _id: id, name }, onClose }: WebhookDialogProps) {
  const t = useTexts('delivery');
  return (
    <Confirmation
      title={t('webhook.removeTitle', { name })}
      text={t('webhook.removeText')}
      confirmText={t('webhook.remove')}
      isDangerous
      failedTitle={t('webhook.removeFailed')}
      onConfirm={() => callApi(changeWebhook, { params: { id }, body: { url: '' } })}
      onDone={() =>
        showToast({ kind: 'success', title: t('webhook.success'), text: t('webhook.removed', { name }) })
      }
      onClose={onClose}
    />
  );
}
