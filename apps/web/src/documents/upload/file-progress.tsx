import { Group, Stack, Text } from '@mantine/core';
import { formatSize } from '../../lib/format-size.ts';
import { formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { JudgedFile } from './judged-files.ts';

/** How far a file is, in words and bytes. */
export function FileProgress({ file }: { readonly file: JudgedFile }) {
  const { state, name } = file;
  const { text, colour, amount } = useProgressTexts(file);
  const { size } = file.file;
  const share = state.is === 'sending' && size > 0 ? state.sent / size : null;
  return (
    <Stack gap="xs" w="15.5rem" maw="45%" flex="none">
      <Group justify="space-between" gap="sm">
        <Text role="status" fw={550} c={colour}>
          {text}
        </Text>
        <Text size="xs" c="dimmed">
          {amount}
        </Text>
      </Group>
      {state.is === 'sending' && <ProgressBar label={`${text} ${name}`} share={share === 1 ? null : share} />}
    </Stack>
  );
}

function useProgressTexts({ state, fault, file: { size } }: JudgedFile) {
  const t = useTexts('documentScreens');
  const whole = formatSize(size);
  if (fault !== null)
    return { text: t('upload.state.refused'), colour: 'var(--v-bad-ink)', amount: t('upload.notSent') };
  switch (state.is) {
    case 'sending': {
      const sent = formatSize(state.sent);
      return {
        text:
          state.sent >= size
            ? t('upload.state.stored')
            : `${t('upload.state.sending')} ${formatPercent(size === 0 ? 0 : state.sent / size)}`,
        colour: 'var(--v-action-ink)',
        amount:
          state.secondsLeft === null
            ? t('upload.share', { sent, size: whole })
            : t('upload.shareLeft', { sent, size: whole, seconds: state.secondsLeft }),
      };
    }
    case 'uploaded':
      return {
        text: state.isKnown ? t('upload.state.known') : t('upload.state.uploaded'),
        colour: 'var(--v-good-ink)',
        amount: t('upload.share', { sent: whole, size: whole }),
      };
    case 'failed':
      return { text: t('upload.state.failed'), colour: 'var(--v-bad-ink)', amount: whole };
    default:
      return { text: t(`upload.state.${state.is}`), colour: 'var(--v-muted)', amount: t('upload.notSent') };
  }
}
