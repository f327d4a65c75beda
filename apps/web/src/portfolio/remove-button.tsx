import { IconBookmarkOff } from '@tabler/icons-react';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** Asks to take a company out of the portfolio. For those who may edit companies (specification 2, section 6). */
export function RemoveButton({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const t = useTexts('portfolio');
  return (
    <IconButton size="md" label={t('actions.removeOf', { name })} onClick={onRemove}>
      <IconBookmarkOff size="1.125rem" stroke={1.75} />
    </IconButton>
  );
}
