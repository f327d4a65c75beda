import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../lib/texts.ts';
import { showToast } from './toast.ts';

/** Stands for the dialog of a record that the list no longer has: says so, and closes. */
export function GoneRecord({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('shell');
  const leave = useEffectEvent(() => {
    showToast({ kind: 'info', title: t('gone'), text: t('goneWhy') });
    onClose();
  });
  useEffect(() => leave(), []);
  return null;
}
