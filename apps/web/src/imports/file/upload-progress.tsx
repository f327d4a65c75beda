import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useTexts } from '../../lib/texts.ts';
import { formatSize } from '../../lib/format-size.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { Upload } from './use-upload.ts';

/** A file on its way to the server, and then being read there. */
export function UploadProgress({
  upload: { file, share },
  onCancel,
}: {
  readonly upload: Upload;
  readonly onCancel: () => void;
}) {
  const t = useTexts('importWizard');
  const isSent = share >= 1;
  const progressText = isSent
    ? t('file.reading', { name: file.name })
    : t('file.uploading', { name: file.name });
  return (
    <Paper withBorder radius="lg" p="lg">
      <Stack gap="md">
        <Group gap="md" wrap="nowrap">
          <Text role="status" fw={650} flex={1} truncate>
            {progressText}
          </Text>
          <Text c="dimmed">
            {t('file.share', { share: formatSize(share * file.size), size: formatSize(file.size) })}
          </Text>
          <Button variant="default" onClick={onCancel}>
            {t('file.cancel')}
          </Button>
        </Group>
        <ProgressBar label={progressText} share={isSent ? null : share} />
      </Stack>
    </Paper>
  );
}
