import { Stack, Text } from '@mantine/core';
import type { ImportKind } from '@vigilo/domain/imports/fields';
import { useState } from 'react';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { DropArea } from './drop-area.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { formatSize } from '../../lib/format-size.ts';
import { KindCards } from './kind-cards.tsx';
import { Notice } from '../../ui/notice.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { LARGEST_FILE, findUploadFault } from './upload-rules.ts';
import { useUpload } from './use-upload.ts';

interface FileStepProps {
  readonly mayAddEvents: boolean;
  readonly onUploaded: (id: string) => void;
}

/** Step one: what the file holds, and the file; below, what was uploaded before. */
export function FileStep({ mayAddEvents, onUploaded }: FileStepProps) {
  const t = useTexts('importWizard');
  const [kind, setKind] = useState<ImportKind>('companies');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { upload, error, start, cancel, forget } = useUpload(onUploaded);

  function findRefusal(files: readonly File[]): string | null {
    const [file] = files;
    if (file === undefined || files.length > 1) return t('file.one');
    const fault = findUploadFault(file);
    return fault === null
      ? null
      : t(`file.${fault}`, { name: file.name, size: formatSize(file.size), limit: formatSize(LARGEST_FILE) });
  }

  function take(files: readonly File[]): void {
    const found = findRefusal(files);
    const [file] = files;
    forget();
    setRefusal(found);
    if (found === null && file !== undefined) start(kind, file);
  }

  const problem = error === null ? null : toProblem(error, t('file.failed'));
  return (
    <>
      <KindCards
        kind={kind}
        isAllowed={(one) => one === 'companies' || mayAddEvents}
        isDisabled={upload !== null}
        onKind={setKind}
      />
      <Stack gap="sm">
        {upload === null ? <DropArea onFiles={take} /> : <UploadProgress upload={upload} onCancel={cancel} />}
        {refusal !== null && <Notice tone="bad">{refusal}</Notice>}
        {problem !== null && (
          <Notice tone="bad" title={problem.message}>
            {problem.description}
          </Notice>
        )}
        <Text c="dimmed">{t('file.nothingYet')}</Text>
      </Stack>
      <EarlierImports />
    </>
  );
}
