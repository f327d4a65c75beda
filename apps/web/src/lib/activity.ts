// How many requests are under way, for the loading bar.

import { createStore } from '@tanstack/react-store';

export const runningRequests = createStore(0);

/** Counts the work as running until it settles. */
export async function whileActive<T>(work: () => Promise<T>): Promise<T> {
  runningRequests.setState((count) => count + 1);
  try {
    return await work();
  } finally {
    runningRequests.setState((count) => count - 1);
  }
}
