import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { PATHS } from '../../lib/paths.ts';
import { keepDroppedFiles } from '../dropped-files.ts';

/** Files that are dropped anywhere on the page lead to the upload with them. Says whether files are held over the page now. */
export function useFileDrop(isOn: boolean): boolean {
  const navigate = useNavigate();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), {
      signal,
    });
    addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        keepDroppedFiles([...(event.dataTransfer?.files ?? [])]);
        void navigate({ to: PATHS.upload });
      },
      { signal },
    );
    return () => stop.abort();
  }, [isOn, navigate]);
  return isOver;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}
