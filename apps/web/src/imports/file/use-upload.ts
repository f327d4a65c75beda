import { addImport } from '@vigilo/contract/imports';
import type { ImportKind } from '@vigilo/domain/imports/fields';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '../../lib/upload-file.ts';
import { cacheImport } from '../import-queries.ts';

export interface Upload {
  readonly file: File;
  /** Share that has been sent, 0 to 1; at 1 the server is reading. */
  readonly share: number;
}

export interface UploadState {
  readonly upload: Upload | null;
  /** Why the last one came to nothing. */
  readonly error: unknown;
  readonly start: (kind: ImportKind, file: File) => void;
  readonly cancel: () => void;
  readonly forget: () => void;
}

/** One upload at a time; leaving the page gives it up. `onDone` gets the id of the new import. */
export function useUpload(onDone: (id: string) => void): UploadState {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [error, setError] = useState<unknown>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function send(kind: ImportKind, file: File, signal: AbortSignal): Promise<void> {
    const form = new FormData();
    // The server reads the fields before the file.
    form.append('kind', kind);
    form.append('file', file);
    try {
      const { data } = await uploadFile(addImport, {}, form, {
        signal,
        onProgress: (share) => setUpload({ file, share }),
      });
      await cacheImport(data);
      setUpload(null);
      onDone(data._id);
    } catch (thrown) {
      if (signal.aborted) return;
      setUpload(null);
      setError(thrown);
    }
  }

  function start(kind: ImportKind, file: File): void {
    controller.current = new AbortController();
    setError(null);
    setUpload({ file, share: 0 });
    void send(kind, file, controller.current.signal);
  }

  function cancel(): void {
    controller.current?.abort();
    setUpload(null);
  }

  return { upload, error, start, cancel, forget: () => setError(null) };
}
