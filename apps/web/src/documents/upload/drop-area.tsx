import '@mantine/dropzone/styles.layer.css';
import { Button, Group, Stack, Text, ThemeIcon } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.layer.css';
import { Dropzone } from '@mantine/dropzone';
import { IconCloudUpload } from '@tabler/icons-react';
import { formatSize } from '../../lib/format-size.ts';
import { useTexts } from '../../lib/texts.ts';
import { ACCEPTED } from './file-faults.ts';

interface DropAreaProps {
  /** Files that there is still room for. */
  readonly left: number;
  /** Bytes and pages that each may have. */
  readonly size: number;
  readonly pages: number;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where files are dropped or chosen. Whatever is dropped is handed on: why a file is refused is said in its row. */
export function DropArea({ left, size, pages, onFiles }: DropAreaProps) {
  const t = useTexts('documentScreens');
  return (
    <Dropzone
      multiple
      onDrop={onFiles}
      inputProps={{ 'aria-label': t('upload.drop'), accept: ACCEPTED.join(',') }}
      aria-label={t('upload.choose')}
    >
      <Group justify="center" gap="lg" mih="5rem">
        <ThemeIcon variant="light" color="action" size="3rem" radius="md">
          <IconCloudUpload size="1.75rem" stroke={1.5} aria-hidden="true" />
        </ThemeIcon>
        <Stack gap={0}>
          <Text size="lg" fw={650}>
            <Dropzone.Accept>{t('upload.let')}</Dropzone.Accept>
            <Dropzone.Idle>{t('upload.drop')}</Dropzone.Idle>
          </Text>
          <Text c="dimmed">{t('upload.room', { left, size: formatSize(size), pages })}</Text>
        </Stack>
        <Button component="span" variant="default" aria-hidden="true">
          {t('upload.choose')}
        </Button>
      </Group>
    </Dropzone>
  );
}
