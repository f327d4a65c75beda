import type { RefObject } from 'react';
import { useRowKeys } from '../lib/row-keys.ts';
import type { NewsKeyAction } from './news-keys.ts';
import { findNewsKey } from './news-keys.ts';

type NewsKeyActions = Readonly<Record<NewsKeyAction, () => unknown>>;

interface NewsKeysOptions {
  /** What is typed on into a form that is being saved is no key of the queue. */
  readonly isPaused: boolean;
  readonly preview: RefObject<HTMLElement | null>;
}

/** The keys of the queue. */
export function useNewsKeys(actions: NewsKeyActions, { isPaused, preview }: NewsKeysOptions): void {
  useRowKeys((event) => {
    const isInPreview = event.target instanceof Node && preview.current?.contains(event.target) === true;
    const action = isPaused ? null : findNewsKey(event, isInPreview);
    return action && actions[action];
  });
}
