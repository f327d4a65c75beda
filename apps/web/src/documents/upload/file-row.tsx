import { ActionIcon, Box, Group, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconEye, IconFileTypePdf, IconPencil, IconPhoto, IconRefresh, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatSize } from '../../lib/format-size.ts';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { documentPath } from '../document-path.ts';
import { isUnderWay } from './chosen-file.ts';
import { FaultNote } from './fault-note.tsx';
import { FileProgress } from './file-progress.tsx';
import type { JudgedFile } from './judged-files.ts';
import { RenameForm } from './rename-form.tsx';

const ICON = { size: '1.125rem', stroke: 1.75 } as const;
const LINE = { borderBlockStart: 'var(--v-line-width) solid var(--v-line)' };

interface FileRowProps {
  readonly file: JudgedFile;
  /** Why nothing can be uploaded now. */
  readonly retryDisabledReason: string | undefined;
  readonly onRename: (name: string) => void;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

/** One chosen file: its name with the company it is of, how far it is, and what can be done with it. */
export function FileRow({ file, onRename, ...actions }: FileRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const { state, fault } = file;
  const isKnown = state.is === 'uploaded' && state.isKnown;
  return (
    <Box role="listitem" aria-label={file.name} px="lg" py="md" style={LINE}>
      <Group gap="md" wrap="nowrap" align="center">
        <FileSign file={file} />
        {isRenaming ? (
          <RenameForm
            name={file.name}
            onSave={(name) => {
              setRenaming(false);
              onRename(name);
            }}
            onCancel={() => setRenaming(false)}
          />
        ) : (
          <NameAndCompany file={file} />
        )}
        <FileProgress file={file} />
        <Actions file={file} {...actions} onRename={() => setRenaming(true)} />
      </Group>
      {(fault !== null || state.is === 'failed' || isKnown) && !isRenaming && (
        <FaultNote file={file} onRename={() => setRenaming(true)} onRetry={actions.onRetry} />
      )}
    </Box>
  );
}

function FileSign({ file }: { readonly file: JudgedFile }) {
  const { state, fault, name } = file;
  const isBad = fault !== null || state.is === 'failed';
  const Sign = /\.pdf$/i.test(name) ? IconFileTypePdf : IconPhoto;
  return (
    <ThemeIcon
      variant="light"
      size="2.25rem"
      radius="md"
      visibleFrom="xs"
      color={isBad ? 'bad' : state.is === 'uploaded' ? 'good' : 'action'}
    >
      <Sign size="1.25rem" stroke={1.6} aria-hidden="true" />
    </ThemeIcon>
  );
}

function NameAndCompany({ file }: { readonly file: JudgedFile }) {
  const t = useTexts('documentScreens');
  const { name, ticker, company } = file;
  const what =
    ticker === null || company === null
      ? t('upload.noTicker')
      : {
          found: t('upload.companyIs', { ticker, name: company.is === 'found' ? company.name : '' }),
          none: t('upload.companyNone', { ticker }),
          asked: t('upload.companyAsked', { ticker }),
          failed: t('upload.companyFailed', { ticker }),
        }[company.is];
  const about = `${formatSize(file.file.size)} · ${what}`;
  return (
    <Stack gap={0} flex={1} miw={0}>
      <Text fw={550} truncate title={name}>
        <bdi>{name}</bdi>
      </Text>
      <Text size="xs" c="dimmed" truncate title={about}>
        {about}
      </Text>
    </Stack>
  );
}

function Actions({
  file,
  retryDisabledReason,
  onRename,
  onRetry,
  onCancel,
  onRemove,
}: Omit<FileRowProps, 'onRename'> & { readonly onRename: () => void }) {
  const t = useTexts('documentScreens');
  const { name, state, fault } = file;
  const canRetry = fault === null && (state.is === 'failed' || state.is === 'cancelled');
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end" miw="4.5rem">
      {state.is === 'uploaded' && (
        <ActionIcon
          aria-label={t('upload.view', { name })}
          data-tooltip={t('upload.view', { name })}
          renderRoot={(root) => <Link to={documentPath(state.documentId)} {...root} />}
        >
          <IconEye {...ICON} />
        </ActionIcon>
      )}
      {canRetry && (
        <IconButton
          label={t('upload.retry', { name })}
          disabledReason={retryDisabledReason}
          onClick={onRetry}
        >
          <IconRefresh {...ICON} />
        </IconButton>
      )}
      {!canRetry && !isUnderWay(file) && state.is !== 'uploaded' && (
        <IconButton label={t('upload.renameNamed', { name })} onClick={onRename}>
          <IconPencil {...ICON} />
        </IconButton>
      )}
      <IconButton
        label={isUnderWay(file) ? t('upload.cancel', { name }) : t('upload.remove', { name })}
        onClick={isUnderWay(file) ? onCancel : onRemove}
      >
        <IconX {...ICON} />
      </IconButton>
    </Group>
  );
}
