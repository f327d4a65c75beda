import { IconKeyboard } from '@tabler/icons-react';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from './icon-button.tsx';

/** Opens the dialog that lists the keys of a screen; the key `?` does the same. */
export function KeysButton({ onClick }: { readonly onClick: () => void }) {
  const t = useTexts('shell');
  return (
    <IconButton label={t('keys.open')} aria-keyshortcuts="?" onClick={onClick}>
      <IconKeyboard size="1.125rem" stroke={1.75} />
    </IconButton>
  );
}
