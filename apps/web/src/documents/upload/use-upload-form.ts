import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { forgetDroppedFiles, getDroppedFiles } from '../dropped-files.ts';
import type { ChosenFile } from './chosen-file.ts';
import { isPending } from './chosen-file.ts';
import { countFiles } from './count-files.ts';
import { useJudgedFiles } from './judged-files.ts';
import { findUploadFault } from './upload-checks.ts';
import type { Chosen } from './upload-choices.tsx';
import { listFilterFields } from './upload-choices.tsx';
import { useUploadSources } from './upload-sources.ts';
import { useFinish } from './use-finish.ts';
import { useSaid } from './use-said.ts';
import { useUploadFiles } from './use-upload-files.ts';

export type UploadForm = ReturnType<typeof useUploadForm>;

/** What stands on the upload screen and what its buttons do. */
export function useUploadForm() {
  const t = useTexts('documentScreens');
  const sources = useUploadSources();
  const { limits, clients, filters } = sources;
  const [dropped] = useState(getDroppedFiles);
  useEffect(forgetDroppedFiles, []);
  const upload = useUploadFiles(dropped.slice(0, limits.files));
  const files = useJudgedFiles(upload.files, limits.size);
  const { said, close, ...say } = useSaid(
    dropped.length > limits.files ? { is: 'limit', limit: limits.files } : null,
  );
  const { finish, stay } = useFinish(say.succeed);
  const [clientId, setClientId] = useState('');
  const [chosen, setChosen] = useState<Chosen>({});
  const client = clients.find(({ _id }) => _id === clientId) ?? clients[0];
  const disabledReason = upload.isRunning ? t('upload.waits') : undefined;

  function add(added: readonly File[]): void {
    const left = Math.max(0, limits.files - files.length);
    stay();
    upload.add(added.slice(0, left));
    if (added.length > left) say.refuse({ is: 'limit', limit: limits.files });
  }

  function submit(): void {
    const pending = files.filter(isPending);
    const fault = findUploadFault(pending, sources.batchLimit, client !== undefined);
    if (fault === null) void send(pending);
    else say.refuse(fault);
  }

  async function send(batch: readonly ChosenFile[]): Promise<void> {
    if (client === undefined) return;
    const named = [['clientName', client.name] as const, ['client_id', client._id] as const];
    const ids = batch.map(({ id }) => id);
    const after = await upload.upload(ids, [...named, ...listFilterFields(filters, chosen)]);
    if (after.some(({ id, state }) => ids.includes(id) && state.is === 'failed')) say.fail();
    else if (after.length > 0 && after.every(({ state }) => state.is === 'uploaded')) finish(after);
  }

  return {
    ...sources,
    ...upload,
    add,
    submit,
    retry: (id: string) => void send(files.filter((file) => file.id === id)),
    files,
    counts: countFiles(files),
    busyReason: disabledReason,
    said,
    closeSaid: close,
    choices: {
      clients,
      clientId: client?._id ?? '',
      onClient: setClientId,
      filters,
      chosen,
      onChoose: setChosen,
      disabledReason,
    },
  };
}
