// The question before a report of a company whose latest event is still being updated (specification 2, section 4). It is asked from wherever
// the download was begun, and drawn once, in the frame of the pages.

import { createStore } from '@tanstack/react-store';

export interface RtiQuestion {
  /** Names of the companies that are Initiated. */
  readonly companies: readonly string[];
  readonly answer: (isWanted: boolean) => void;
}

/** The question that is open, or null. */
export const openQuestion = createStore<RtiQuestion | null>(null);

/** Asks, and says whether the report is wanted as it is. */
export function askForRti(companies: readonly string[]): Promise<boolean> {
  openQuestion.get()?.answer(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  openQuestion.setState(() => ({
    companies,
    answer(isWanted) {
      openQuestion.setState(() => null);
      resolve(isWanted);
    },
  }));
  return promise;
}
