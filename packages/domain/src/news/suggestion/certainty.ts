// How sure a suggested value is (issue 17, 'Unsure is shown as unsure'). What is sure is filled in; what is unsure is shown hollow with its words and is never
// filled in by itself; where the words say nothing that is understood, nothing is suggested.

export const CERTAINTIES = ['sure', 'unsure', 'none'] as const;
export type Certainty = (typeof CERTAINTIES)[number];
