import { useTexts } from '../../lib/texts.ts';
import { KeysDialog } from '../../ui/keys-dialog.tsx';
import { useEvents } from '../events-context.tsx';

const KEYS = [
  ['J K ↓ ↑', 'move'],
  ['␣', 'select'],
  ['↵', 'details'],
  ['E', 'edit'],
  ['Del', 'delete'],
  ['O', 'url'],
  ['A', 'add'],
  ['M', 'moveEvents'],
  ['P', 'preview'],
  ['/', 'search'],
  ['[ ]', 'pages'],
  ['T', 'tabs'],
  ['N', 'news'],
  ['< >', 'companies'],
  ['?', 'help'],
] as const;

/** The keys of the events screen and what they do. */
export function EventKeysDialog() {
  const { close } = useEvents().dialogs;
  const t = useTexts('events');
  return <KeysDialog keys={KEYS.map(([keys, does]) => [keys, t(`keys.${does}`)] as const)} onClose={close} />;
}
