import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';

interface WebhookSecretProps {
  /** Of the client. */
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

const MONOSPACE = { input: { fontFamily: 'var(--mantine-font-family-monospace)' } };

/** The secret of a webhook, this once. A press beside the dialog does not close it. */
export function WebhookSecret({ name, secret, onClose }: WebhookSecretProps) {
  const t = useTexts('delivery');
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied('copied');
    } catch {
      setCopied('notCopied');
    }
  };
  return (
    <Dialog title={t('webhook.saved', { name })} size="lg" hasOwnForms onClose={onClose}>
      <Stack gap="md">
        <Text>{t('webhook.secretText')}</Text>
        <Notice tone="caution">{t('webhook.onlyOnce')}</Notice>
        <Group gap="sm" align="flex-end" wrap="nowrap">
          <TextInput
            label={t('webhook.secret')}
            readOnly
            value={secret}
            flex={1}
            styles={MONOSPACE}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button leftSection={<IconCopy size="1rem" aria-hidden="true" />} onClick={() => void copy()}>
            {t('webhook.copy')}
          </Button>
        </Group>
        <Text role="status" c={copied === 'notCopied' ? 'var(--v-bad-ink)' : 'dimmed'} mih="1.5em">
          {copied !== null && t(`webhook.${copied}`)}
        </Text>
      </Stack>
    </Dialog>
  );
}
