import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { getRefusedRows } from '@vigilo/contract/imports';
import type { ImportJob } from '@vigilo/contract/imports';
import { getFile, saveFile } from '../../lib/get-file.ts';
import { currentLanguage } from '../../lib/language.ts';
import { useTexts } from '../../lib/texts.ts';
import { FailedAction } from '../failed-action.tsx';

/** The refused rows as a file, to put right and import again. */
export function RefusedDownload({ job }: { readonly job: ImportJob }) {
  const t = useTexts('importWizard');
  const name = t('preview.fileName', { name: job.fileName.replace(/\.\w+$/, '') });
  const download = useMutation({
    mutationFn: () =>
      getFile(getRefusedRows, { params: { id: job._id }, query: { lang: currentLanguage() } }),
    onSuccess: (content) => saveFile(content, name),
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size="1rem" stroke={1.75} />}
        title={t('preview.downloadHint')}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('preview.download')}
      </Button>
      <FailedAction title={t('preview.downloadFailed')} error={download.error} />
    </>
  );
}
