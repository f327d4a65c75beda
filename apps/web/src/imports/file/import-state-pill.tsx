import type { ImportJob } from '@vigilo/contract/imports';
import { useTexts } from '../../lib/texts.ts';
import { Pill } from '../../ui/pill.tsx';
import type { Tone } from '../../ui/pill.tsx';

const TONES: Readonly<Record<ImportJob['state'], Tone>> = {
  uploaded: 'neutral',
  checking: 'action',
  checked: 'action',
  importing: 'action',
  done: 'good',
  outdated: 'caution',
  failed: 'bad',
  cancelled: 'neutral',
};

/** How far an import is, in a word. */
export function ImportStatePill({ state }: { readonly state: ImportJob['state'] }) {
  const t = useTexts('importWizard');
  return <Pill tone={TONES[state]}>{t(`state.${state}`)}</Pill>;
}
