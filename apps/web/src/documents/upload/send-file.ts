import { uploadDocuments } from '@vigilo/contract/document-uploads';
import { toProblem } from '../../lib/problem.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import type { ChosenFile, FileState } from './chosen-file.ts';

/** What a form says beside the file, in its order. */
export type UploadFields = readonly (readonly [name: string, value: string])[];

/** Before that the pace says nothing, in milliseconds. */
const LEAST_ELAPSED_MS = 1000;

/** Sends one file, saying how far it is; what went wrong is a state too. */
export async function sendFile(
  { file, name }: ChosenFile,
  fields: UploadFields,
  signal: AbortSignal,
  onState: (state: FileState) => void,
): Promise<FileState> {
  const form = new FormData();
  // The server reads the fields before the files.
  for (const [field, value] of fields) form.append(field, value);
  form.append('files', file, name);
  const begun = Date.now();
  onState({ is: 'sending', sent: 0, secondsLeft: null });
  function onProgress(share: number): void {
    if (signal.aborted) return;
    const secondsLeft = estimateSeconds(Date.now() - begun, share);
    onState({ is: 'sending', sent: Math.round(share * file.size), secondsLeft });
  }
  try {
    const { data } = await uploadFile(uploadDocuments, {}, form, { signal, onProgress });
    const [stored] = data;
    return stored === undefined
      ? { is: 'failed', message: '' }
      : { is: 'uploaded', documentId: stored._id, isKnown: stored.isKnown };
  } catch (thrown) {
    return signal.aborted ? { is: 'cancelled' } : { is: 'failed', message: writeProblem(thrown) };
  }
}

/** Everything the server says of it, each once. */
function writeProblem(thrown: unknown): string {
  const { message, description = '', fields } = toProblem(thrown, '');
  const said = [message, description, ...Object.values(fields)].filter((text) => text !== '');
  return [...new Set(said)].join(' ');
}

/** Seconds that the rest takes at the pace so far, or null while that is not known. */
function estimateSeconds(elapsedMs: number, share: number): number | null {
  return share <= 0 || share >= 1 || elapsedMs < LEAST_ELAPSED_MS
    ? null
    : Math.max(1, Math.round((elapsedMs * (1 - share)) / share / 1000));
}
