import '@mantine/dropzone/styles.layer.css';
import { Group, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileUpload } from '@tabler/icons-react';
import { useTexts } from '../../lib/texts.ts';
import { formatSize } from '../../lib/format-size.ts';
import { ACCEPTED, LARGEST_FILE } from './upload-rules.ts';

interface DropAreaProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where a file is dropped or chosen. Whatever is dropped is handed on: why a file is refused is said in words (upload-rules.ts). */
export function DropArea({ onFiles }: DropAreaProps) {
  const t = useTexts('importWizard');
  return (
    <Dropzone
      onDrop={onFiles}
      inputProps={{ 'aria-label': t('file.label'), accept: ACCEPTED.join(',') }}
      aria-label={t('file.choose')}
    >
      <Group justify="center" gap="lg" mih="4rem">
        <IconFileUpload size="1.75rem" stroke={1.4} color="var(--v-action-ink)" aria-hidden="true" />
        <Stack gap="xs">
          <Text size="lg">
            <Dropzone.Accept>{t('file.let')}</Dropzone.Accept>
            <Dropzone.Idle>
              {t('file.drop')}{' '}
              <Text span inherit fw={650} td="underline" c="var(--v-action-ink)">
                {t('file.choose')}
              </Text>
            </Dropzone.Idle>
          </Text>
          <Text c="dimmed">{t('file.limits', { size: formatSize(LARGEST_FILE) })}</Text>
        </Stack>
      </Group>
    </Dropzone>
  );
}
