import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconEye, IconLoader, IconSend, IconX } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { DocumentRow } from '@vigilo/contract/documents';
import type { Tone } from '../lib/theme.ts';
import { useTexts } from '../lib/texts.ts';
import classes from './status-chip.module.css';

interface Look {
  readonly tone: Tone;
  /** Says without the colour what the tone says; null where there is nothing to say yet. */
  readonly sign: Icon | null;
}

/** The sign keeps off the word. */
const APART = { section: { marginInlineEnd: 'var(--v-space-tight)' } } as const;

const WAITING: Look = { tone: 'gray', sign: null };
const WORKING: Look = { tone: 'action', sign: IconLoader };
const FAILED: Look = { tone: 'bad', sign: IconAlertTriangle };

const STATUS_LOOKS: Readonly<Record<DocumentRow['Status'], Look>> = {
  New: WAITING,
  'In Queue': WAITING,
  'In Process': WORKING,
  Digitized: WORKING,
  Processed: { tone: 'action', sign: IconCheck },
  Posted: { tone: 'good', sign: IconSend },
  'Digitization Failed': FAILED,
  Failed: FAILED,
};

const USER_STATUS_LOOKS: Readonly<Record<DocumentRow['UserStatus'], Look>> = {
  'Not Reviewed': WAITING,
  'In Review': { tone: 'caution', sign: IconEye },
  Validated: { tone: 'good', sign: IconCheck },
  Rejected: { tone: 'bad', sign: IconX },
};

/** How far a document is. */
export function StatusChip({ status }: { readonly status: DocumentRow['Status'] }) {
  const t = useTexts('documentScreens');
  const tv = useTexts('documentViewer');
  const text = t(`status.${status}`);
  return (
    <Chip look={STATUS_LOOKS[status]} text={text} title={tv('summary.systemStatus', { status: text })} />
  );
}

/** What people made of a document. */
export function UserStatusChip({ status }: { readonly status: DocumentRow['UserStatus'] }) {
  const t = useTexts('documentScreens');
  const tv = useTexts('documentViewer');
  const text = t(`userStatus.${status}`);
  return (
    <Chip look={USER_STATUS_LOOKS[status]} text={text} title={tv('summary.userStatus', { status: text })} />
  );
}

interface ChipProps {
  readonly look: Look;
  readonly text: string;
  readonly title: string;
}

function Chip({ look: { tone, sign: Sign }, text, title }: ChipProps) {
  return (
    <Badge
      className={classes['chip'] ?? ''}
      color={tone}
      styles={APART}
      title={title}
      leftSection={Sign !== null && <Sign size="0.75rem" stroke={2.5} aria-hidden="true" />}
    >
      {text}
    </Badge>
  );
}
