import { Box, Button, Group, Text } from '@mantine/core';
import { formatSize } from '../../lib/format-size.ts';
import { useTexts } from '../../lib/texts.ts';
import type { FileFault } from './file-faults.ts';
import { isNameFault } from './file-faults.ts';
import type { JudgedFile } from './judged-files.ts';

interface FaultNoteProps {
  readonly file: JudgedFile;
  readonly onRename: () => void;
  readonly onRetry: () => void;
}

/** Why a file is refused or was not uploaded, with the way on; or that it was there before. */
export function FaultNote({ file, onRename, onRetry }: FaultNoteProps) {
  const t = useTexts('documentScreens');
  const { name, fault, state } = file;
  const said = useFaultTexts(file);
  const isBad = state.is !== 'uploaded';
  return (
    <Box
      mt="sm"
      ms={{ base: 0, xs: '3rem' }}
      px="md"
      py="sm"
      bd="0"
      bdrs="md"
      bg={isBad ? 'var(--v-bad-soft)' : 'var(--v-soft)'}
      c={isBad ? 'var(--v-bad-ink)' : 'var(--v-ink)'}
    >
      <Group justify="space-between" gap="md" wrap="nowrap">
        <Text span inherit style={{ overflowWrap: 'anywhere' }}>
          {said.title !== '' && <strong>{said.title} </strong>}
          {said.text}
        </Text>
        {fault !== null && (isNameFault(fault) || fault.is === 'twice' || fault.is === 'kind') && (
          <Button
            variant="default"
            flex="none"
            aria-label={t('upload.renameNamed', { name })}
            onClick={onRename}
          >
            {t('upload.rename')}
          </Button>
        )}
        {fault === null && state.is === 'failed' && (
          <Button variant="default" flex="none" aria-label={t('upload.retry', { name })} onClick={onRetry}>
            {t('list.retry')}
          </Button>
        )}
      </Group>
    </Box>
  );
}

function useFaultTexts({ fault, state, file }: JudgedFile): {
  readonly title: string;
  readonly text: string;
} {
  const t = useTexts('documentScreens');
  if (fault !== null) return { title: writeTitle(fault), text: writeFault(fault) };
  if (state.is === 'failed') return { title: '', text: state.message || t('upload.dialog.failed') };
  return { title: '', text: t('upload.knownText') };

  function writeTitle({ is }: FileFault): string {
    return is === 'kind' || is === 'size' || is === 'empty' || is === 'twice'
      ? t(`upload.why.${is}Title`)
      : t('upload.why.name');
  }

  function writeFault(found: FileFault): string {
    switch (found.is) {
      case 'ticker':
      case 'noCompany':
        return t(`upload.why.${found.is}`, { part: found.part });
      case 'size':
        return t('upload.why.size', { size: formatSize(file.size), limit: formatSize(found.limit) });
      default:
        return t(`upload.why.${found.is}`);
    }
  }
}
