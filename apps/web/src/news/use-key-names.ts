import { useTexts } from '../lib/texts.ts';
import type { NewsKeyAction } from './news-keys.ts';
import { NEWS_KEYS } from './news-keys.ts';

/** Writes the keys of an action as they stand on the keyboard. */
export function useKeyNames(): (action: NewsKeyAction) => readonly string[] {
  const t = useTexts('shell');
  const names: Readonly<Record<string, string>> = {
    ArrowDown: '↓',
    ArrowUp: '↑',
    ' ': t('keys.space'),
    Enter: t('keys.enter'),
    Escape: 'Esc',
  };
  return (action) => NEWS_KEYS[action].map((key) => names[key] ?? key.toUpperCase());
}
