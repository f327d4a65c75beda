// The question before a report of a company whose latest event is still being updated (specification 2, section 4). It is asked from wherever
// the download was begun, and drawn once, in the frame of the pages.

export interface RtiQuestion {
  /** Names of the companies that are Initiated. */
  readonly companies: readonly string[];
  readonly answer: (isWanted: boolean) => void;
}

let asked: RtiQuestion | null = null;
const listeners = new Set<() => void>();

function show(question: RtiQuestion | null): void {
  asked = question;
  for (const listener of listeners) listener();
}

/** Asks, and tells whether the report is wanted as it is. */
export function askForRti(companies: readonly string[]): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    show({
      companies,
      answer(isWanted) {
        show(null);
        resolve(isWanted);
      },
    });
  });
}

export function currentQuestion(): RtiQuestion | null {
  return asked;
}

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
