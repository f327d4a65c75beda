import { Badge, Group, UnstyledButton } from '@mantine/core';
import { IconCopy, IconFileDownload, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { showToast } from '../../ui/toast.ts';
import { refreshDocuments } from '../documents-queries.ts';
import { RedigitizeDialog } from '../listing/redigitize-dialog.tsx';
import { useDownloads } from '../listing/use-downloads.ts';
import { StatusChip, UserStatusChip } from '../status-chip.tsx';
import { DocumentSteps } from './document-steps.tsx';
import type { DocumentDetail } from './summary-queries.ts';

const ICON = { size: '1rem', stroke: 1.75 } as const;
const SHORT = {
  display: 'block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
const BROKEN = { overflowWrap: 'anywhere' } as const;

/** The file's name, which a click copies, its statuses, and what can be done with it. */
export function DocumentHead({ document }: { readonly document: DocumentDetail }) {
  const t = useTexts('documentViewer');
  return (
    <Group component="header" justify="space-between" gap="sm" mt="xs">
      <Group gap="sm">
        <CopiedName name={document.OriginalFileName} />
        <StatusChip status={document.Status} />
        <UserStatusChip status={document.UserStatus} />
        {document.isDeleted && <Badge color="bad">{t('summary.deleted')}</Badge>}
      </Group>
      <Group gap="sm">
        <DocumentActions document={document} />
        <DocumentSteps document={document} />
      </Group>
    </Group>
  );
}

interface CopiedNameProps {
  readonly name: string;
  /** On one line, however long it is. */
  readonly isShort?: boolean;
}

/** The name of the file; a click copies it. */
export function CopiedName({ name, isShort = false }: CopiedNameProps) {
  const t = useTexts('documentViewer');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(name);
      showToast({ kind: 'success', title: t('summary.copied'), text: t('summary.copiedText', { name }) });
    } catch {
      showToast({ kind: 'error', title: t('summary.notCopied'), text: t('summary.notCopiedText') });
    }
  };
  return (
    <h1 style={isShort ? SHORT : BROKEN}>
      <UnstyledButton
        fz="inherit"
        fw="inherit"
        lh="inherit"
        aria-description={t('summary.copyName')}
        data-tooltip={isShort ? `${t('summary.copyName')}: ${name}` : t('summary.copyName')}
        {...(isShort && { style: SHORT })}
        onClick={() => void copy()}
      >
        <bdi>{name}</bdi> <IconCopy {...ICON} aria-hidden="true" />
      </UnstyledButton>
    </h1>
  );
}

function DocumentActions({ document }: { readonly document: DocumentDetail }) {
  const t = useTexts('documentViewer');
  const td = useTexts('documentScreens');
  const downloads = useDownloads();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {document.can.includes('redigitize') && (
        <ActionButton leftSection={<IconRefresh {...ICON} />} onClick={() => setAsking(true)}>
          {td('redigitize.confirm')}
        </ActionButton>
      )}
      {document.can.includes('download-original') && (
        <ActionButton
          leftSection={<IconFileDownload {...ICON} />}
          loading={downloads.busy === document._id}
          onClick={() => downloads.original(document)}
        >
          {t('summary.original')}
        </ActionButton>
      )}
      {isAsking && (
        <RedigitizeDialog
          row={document}
          onDone={() => void refreshDocuments()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
