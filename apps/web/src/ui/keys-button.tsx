import { IconKeyboard } from '@tabler/icons-react';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from './icon-button.tsx';

interface KeysButtonProps {
  /** In pixels, where it is not as high as other buttons. */
  readonly size?: number;
  readonly onClick: () => void;
}

/** Opens the dialog that lists the keys of a screen; the key `?` does the same. */
export function KeysButton(props: KeysButtonProps) {
  const t = useTexts('shell');
  return (
    <IconButton label={t('keys.open')} aria-keyshortcuts="?" {...props}>
      <IconKeyboard size="1.125rem" stroke={1.75} />
    </IconButton>
  );
}
