import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { PATHS } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toast.ts';
import type { ChosenFile } from './chosen-file.ts';

/** When the companies follow a success, in milliseconds (specification 3, section 9). */
const REDIRECT_MS = 2500;

/** Once all is uploaded, the companies follow (specification 3, section 4); what was there before is said there too. */
export function useFinish(onSuccess: (text: string) => void) {
  const t = useTexts('documentScreens');
  const navigate = useNavigate();
  /** What is said of files that were there before; null while nothing is finished. */
  const [known, setKnown] = useState<string | null>(null);
  useEffect(() => {
    if (known === null) return undefined;
    const timer = setTimeout(() => {
      if (known !== '')
        showToast({
          kind: 'info',
          title: t('upload.knownTitle'),
          text: known,
          action: { label: t('upload.showDocuments'), run: () => void navigate({ to: PATHS.documents }) },
        });
      void navigate({ to: PATHS.companies });
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [known, navigate, t]);

  function finish(files: readonly ChosenFile[]): void {
    const old = files.filter(({ state }) => state.is === 'uploaded' && state.isKnown);
    const fresh = files.length - old.length;
    const list = old.map(({ name }) => name).join(', ');
    const about = old.length === 0 ? '' : t('upload.knownToast', { count: old.length, list });
    const done = fresh === 0 ? '' : t('upload.done', { count: fresh });
    onSuccess(`${done} ${about}`.trim());
    setKnown(about);
  }
  return { finish, stay: () => setKnown(null) };
}
