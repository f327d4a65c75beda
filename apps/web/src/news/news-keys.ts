/** The keys of the queue, as browsers call them. The screen's hints and the dialog of the keys are drawn from it, in its order. */
export const NEWS_KEYS = {
  next: ['j', 'ArrowDown'],
  previous: ['k', 'ArrowUp'],
  select: [' '],
  accept: ['Enter'],
  change: ['e'],
  drop: ['x'],
  merge: ['m'],
  undo: ['z'],
  preview: ['p'],
  back: ['Escape'],
  openArticle: ['o'],
  /** Shows the news that came in and is held back. */
  release: ['n'],
  search: ['/'],
  help: ['?'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type NewsKeyAction = keyof typeof NEWS_KEYS;

/**
 * What a key does. One that is held down steps through rows, but decides about one only. In the preview the arrows scroll what is read
 * there; Escape leads back from it, and does nothing elsewhere.
 */
export function findNewsKey(
  { key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>,
  isInPreview: boolean,
): NewsKeyAction | null {
  const action = ACTIONS.get(key.toLowerCase()) ?? null;
  const isStep = action === 'next' || action === 'previous';
  if (repeat && !isStep) return null;
  if (isInPreview ? isStep && key.startsWith('Arrow') : action === 'back') return null;
  return action;
}

const ACTIONS: ReadonlyMap<string, NewsKeyAction> = new Map(
  listActions().flatMap((action) => NEWS_KEYS[action].map((key) => [key.toLowerCase(), action] as const)),
);

/** All that keys do, in the order of the list. */
export function listActions(): readonly NewsKeyAction[] {
  return Object.keys(NEWS_KEYS) as NewsKeyAction[]; // Object.keys loses which keys the object has
}
