import { Anchor, Box, Button, Divider, Flex, Group, Stack, Text } from '@mantine/core';
import { IconFiles, IconUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DropArea } from './drop-area.tsx';
import { FileRow } from './file-row.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { NameHelp } from './name-help.tsx';
import { TimedDialog } from './timed-dialog.tsx';
import { UploadChoices } from './upload-choices.tsx';
import type { UploadForm } from './use-upload-form.ts';
import { useUploadForm } from './use-upload-form.ts';

const LINE = { borderBlockStart: 'var(--v-line-width) solid var(--v-line)' };

/** 'Upload CCRR': the client, the files with what is wrong with them, and their way to the server. */
export function UploadScreen() {
  const t = useTexts('documentScreens');
  const form = useUploadForm();
  const { limits, files, said } = form;
  return (
    <>
      <PageHeader
        title={t('upload.title')}
        counts={[t('upload.chosen', { count: files.length, limit: limits.files })]}
        actions={form.seesDocuments && <DocumentsLink />}
      />
      <Flex gap="md" align="stretch" direction={{ base: 'column', md: 'row' }}>
        <Panel isFlush flex={1} miw={0}>
          <Stack gap="lg" p="lg">
            <Troubles form={form} />
            <UploadChoices {...form.choices} />
            <DropArea
              left={Math.max(0, limits.files - files.length)}
              size={limits.size}
              pages={limits.pages}
              onFiles={form.add}
            />
          </Stack>
          <FileList form={form} />
          <Submit form={form} />
        </Panel>
        <NameHelp limits={limits} />
      </Flex>
      {said !== null && <TimedDialog said={said} onClose={form.closeSaid} />}
      <LeaveQuestion files={files} />
    </>
  );
}

function DocumentsLink() {
  const t = useTexts('documentScreens');
  return (
    <Button
      variant="default"
      leftSection={<IconFiles size="1.125rem" stroke={1.75} aria-hidden="true" />}
      renderRoot={(root) => <Link to={PATHS.documents} {...root} />}
    >
      {t('upload.documents')}
    </Button>
  );
}

interface FormProps {
  readonly form: UploadForm;
}

/** What could not be loaded, and that there is no client to upload for. */
function Troubles({ form: { troubles, retryTroubles } }: FormProps) {
  const t = useTexts('documentScreens');
  return troubles.map((trouble) => (
    <Notice
      key={trouble}
      tone={trouble === 'noClient' ? 'caution' : 'bad'}
      {...(trouble !== 'noClient' && {
        action: (
          <Button variant="default" onClick={retryTroubles}>
            {t('list.retry')}
          </Button>
        ),
      })}
    >
      {t(`upload.${trouble}`)}
    </Notice>
  ));
}

function FileList({ form }: FormProps) {
  const t = useTexts('documentScreens');
  const { files, counts, busyReason } = form;
  return (
    <Box component="section" aria-label={t('upload.files')}>
      <Divider color="var(--v-line)" />
      <Group justify="space-between" gap="md" px="lg" py="md">
        <Group gap="sm">
          <h2>{t('upload.files')}</h2>
          <Text role="status" size="sm" c="dimmed">
            {files.length === 0
              ? t('upload.none')
              : counts.map(({ key, count }) => t(`upload.counts.${key}`, { count })).join(' · ')}
          </Text>
        </Group>
        {files.length > 0 && (
          <Anchor component="button" type="button" fw={550} onClick={form.removeAll}>
            {t('upload.removeAll')}
          </Anchor>
        )}
      </Group>
      <div role={files.length === 0 ? undefined : 'list'}>
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            retryDisabledReason={busyReason}
            onRename={(name) => form.rename(file.id, name)}
            onRetry={() => form.retry(file.id)}
            onCancel={() => form.cancel(file.id)}
            onRemove={() => form.remove(file.id)}
          />
        ))}
      </div>
    </Box>
  );
}

/** The button, with the reason beside it while it is disabled. */
function Submit({ form: { canUpload, busyReason, submit } }: FormProps) {
  const t = useTexts('documentScreens');
  if (!canUpload)
    return (
      <Text px="lg" py="md" c="dimmed" style={LINE}>
        {t('upload.noPermission')}
      </Text>
    );
  return (
    <Group justify="flex-end" gap="md" px="lg" py="md" style={LINE}>
      {busyReason !== undefined && (
        <Text size="sm" c="dimmed">
          {busyReason}
        </Text>
      )}
      <ActionButton
        isMain
        leftSection={<IconUpload size="1.125rem" stroke={1.75} aria-hidden="true" />}
        disabledReason={busyReason}
        onClick={submit}
      >
        {t('upload.submit')}
      </ActionButton>
    </Group>
  );
}
