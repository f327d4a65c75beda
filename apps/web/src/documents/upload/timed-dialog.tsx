import { Group, Text } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Dialog } from '../../ui/dialog.tsx';

/** What the upload screen says in a dialog, and for how long, in milliseconds; null: until it is closed. */
export interface Said {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  readonly shownMs: number | null;
}

/** A dialog that closes by itself. */
export function TimedDialog({ said, onClose }: { readonly said: Said; readonly onClose: () => void }) {
  const { kind, title, text, shownMs } = said;
  useEffect(() => {
    if (shownMs === null) return undefined;
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- its time runs from when it is drawn; the callback is made anew with each drawing
  }, [said]);
  const Sign = kind === 'success' ? IconCircleCheck : IconAlertCircle;
  return (
    <Dialog title={title} onClose={onClose}>
      <Group
        role={kind === 'success' ? 'status' : 'alert'}
        gap="sm"
        wrap="nowrap"
        c={kind === 'success' ? 'var(--v-good-ink)' : 'var(--v-bad-ink)'}
      >
        <Sign size="1.25rem" stroke={1.75} aria-hidden="true" />
        <Text span inherit style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      </Group>
    </Dialog>
  );
}
