// How many requests are under way, for the loading bar.

let running = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  running += by;
  for (const listener of listeners) listener();
}

/** Counts the work as running until it settles. */
export async function whileActive<T>(work: () => Promise<T>): Promise<T> {
  change(1);
  try {
    return await work();
  } finally {
    change(-1);
  }
}

export function isActive(): boolean {
  return running > 0;
}

/** Calls the listener whenever requests start or end; returns how to stop that. */
export function onActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
