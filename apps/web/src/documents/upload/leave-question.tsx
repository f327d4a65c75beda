import { Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { PATHS } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { ChosenFile } from './chosen-file.ts';
import { isUnderWay } from './chosen-file.ts';

/** Asks before the page is left while files are not uploaded. Whose session has ended is not kept. */
export function LeaveQuestion({ files }: { readonly files: readonly ChosenFile[] }) {
  const t = useTexts('documentScreens');
  const isUnsent = files.some(({ state }) => state.is !== 'uploaded');
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsent && next.pathname !== current.pathname && next.pathname !== PATHS.signIn,
    enableBeforeUnload: isUnsent,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Dialog
      title={t('upload.leave.title')}
      isDangerous
      saveText={t('upload.leave.confirm')}
      onSave={proceed}
      onClose={reset}
    >
      <Text>{files.some(isUnderWay) ? t('upload.leave.running') : t('upload.leave.chosen')}</Text>
    </Dialog>
  );
}
