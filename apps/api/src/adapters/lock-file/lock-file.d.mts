export type LockAttempt =
  | { readonly heldBy: null; readonly release: () => Promise<void> }
  /** The id of the process that holds the lock. */
  | { readonly heldBy: number };

/** Takes a lock, or says who holds it. @throws the system's error, or where the lock keeps changing hands */
export function takeLock(file: string): Promise<LockAttempt>;

/** Whether a process of this id exists; one that belongs to another user counts. A dead one nobody has collected yet does not. */
export function isAlive(pid: number): Promise<boolean>;
