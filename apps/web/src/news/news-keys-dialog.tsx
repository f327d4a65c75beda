import { useTexts } from '../lib/texts.ts';
import { KeysDialog } from '../ui/keys-dialog.tsx';
import { useKeyNames } from './use-key-names.ts';
import { listActions } from './news-keys.ts';

/** All keys of the queue and what they do. */
export function NewsKeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('newsQueue');
  const names = useKeyNames();
  const keys = listActions().map((action) => [names(action).join(' '), t(`help.${action}`)] as const);
  return <KeysDialog keys={keys} onClose={onClose} />;
}
