import { Badge } from '@mantine/core';
import type { ImportJob } from '@vigilo/contract/imports';
import { useTexts } from '../../lib/texts.ts';
import type { Tone } from '../../lib/theme.ts';

const TONES: Readonly<Record<ImportJob['state'], Tone>> = {
  uploaded: 'gray',
  checking: 'action',
  checked: 'action',
  importing: 'action',
  done: 'good',
  outdated: 'caution',
  failed: 'bad',
  cancelled: 'gray',
};

/** How far an import is, in a word. */
export function ImportStatePill({ state }: { readonly state: ImportJob['state'] }) {
  const t = useTexts('importWizard');
  return <Badge color={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
