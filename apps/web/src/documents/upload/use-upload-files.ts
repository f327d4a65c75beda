import { useEffect, useRef, useState } from 'react';
import { cleanFileName } from '@vigilo/domain/documents/file-name';
import { refreshDocuments } from '../documents-queries.ts';
import type { ChosenFile, FileState } from './chosen-file.ts';
import { isPending } from './chosen-file.ts';
import type { UploadFields } from './send-file.ts';
import { sendFile } from './send-file.ts';

export interface UploadFiles {
  readonly files: readonly ChosenFile[];
  readonly isRunning: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly rename: (id: string, name: string) => void;
  /** Takes a file out of the list; its upload stops. */
  readonly remove: (id: string) => void;
  readonly removeAll: () => void;
  readonly cancel: (id: string) => void;
  /** Uploads these, one after the other. Resolves with the whole list as it is then. */
  readonly upload: (ids: readonly string[], fields: UploadFields) => Promise<readonly ChosenFile[]>;
}

/** The chosen files and their way to the server; leaving the page stops it. Each file is a request of its own, so that one can be cancelled or retried. */
export function useUploadFiles(first: readonly File[]): UploadFiles {
  const list = useFileList(first);
  const { latest, setState } = list;
  const [isRunning, setRunning] = useState(false);
  const { begin, findSignal, stop } = useStops();

  async function upload(ids: readonly string[], fields: UploadFields): Promise<readonly ChosenFile[]> {
    const batch = latest.current.filter((file) => ids.includes(file.id) && isPending(file));
    setRunning(true);
    for (const { id } of batch) {
      begin(id);
      setState(id, { is: 'queued' });
    }
    for (const file of batch) {
      const signal = findSignal(file.id);
      // Cancelled while it waited.
      if (signal === null) continue;
      const state = await sendFile(file, fields, signal, (sending) => setState(file.id, sending));
      if (!signal.aborted) setState(file.id, state);
    }
    setRunning(false);
    void refreshDocuments();
    return latest.current;
  }

  return {
    files: list.files,
    isRunning,
    add: list.add,
    rename: list.rename,
    remove: (id) => {
      stop(id);
      list.remove([id]);
    },
    removeAll: () => {
      const ids = latest.current.map(({ id }) => id);
      for (const id of ids) stop(id);
      list.remove(ids);
    },
    cancel: (id) => {
      stop(id);
      setState(id, { is: 'cancelled' });
    },
    upload,
  };
}

/** The list as it is drawn, and as it is while an upload goes on. */
function useFileList(first: readonly File[]) {
  const [files, setFiles] = useState<readonly ChosenFile[]>(() => first.map(toChosen));
  const latest = useRef(files);
  function change(edit: (before: readonly ChosenFile[]) => readonly ChosenFile[]): void {
    latest.current = edit(latest.current);
    setFiles(latest.current);
  }
  function patch(id: string, part: Partial<ChosenFile>): void {
    change((before) => before.map((file) => (file.id === id ? { ...file, ...part } : file)));
  }
  return {
    files,
    latest,
    add: (added: readonly File[]) => change((before) => [...before, ...added.map(toChosen)]),
    remove: (ids: readonly string[]) => change((before) => before.filter(({ id }) => !ids.includes(id))),
    rename: (id: string, name: string) => patch(id, { name: cleanFileName(name), state: { is: 'ready' } }),
    setState: (id: string, state: FileState) => patch(id, { state }),
  };
}

/** How each upload under way is stopped; leaving the page stops all. */
function useStops() {
  const controllers = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = controllers.current;
    return () => running.forEach((each) => each.abort());
  }, []);
  return {
    begin: (id: string) => void controllers.current.set(id, new AbortController()),
    findSignal: (id: string): AbortSignal | null => controllers.current.get(id)?.signal ?? null,
    stop: (id: string): void => {
      controllers.current.get(id)?.abort();
      controllers.current.delete(id);
    },
  };
}

function toChosen(file: File): ChosenFile {
  return { id: crypto.randomUUID(), file, name: cleanFileName(file.name), state: { is: 'ready' } };
}
