// What the sureness of a rule is worth: of the values of a form that are given a confidence, that share should be right (issue 14, 'Confidence'). Measured on
// generated documents of the layouts that may be tuned on, three draws of each; steps and weights chosen so that layouts which were left out came out
// best; `npm run bench -- fields` prints how well they keep their word. Rows with few values, and text, on which hardly anything was wrong, are held lower than what was measured.

/** A value whose rule is at least so sure is right with this confidence. */
interface Step {
  readonly from: number;
  readonly text: number;
  readonly scan: number;
}

/** From the surest down; both columns fall. */
const STEPS: readonly Step[] = [
  { from: 0.85, text: 0.985, scan: 0.972 },
  { from: 0.75, text: 0.965, scan: 0.947 },
  { from: 0.6, text: 0.75, scan: 0.785 },
  { from: 0.4, text: 0.6, scan: 0.74 },
  { from: 0, text: 0.5, scan: 0.5 },
];

/** The confidence, 0..1, of a value of a form by how sure the rule is that found it, 0..1, and whether its page was read by OCR. */
export function calibrateConfidence(sureness: number, isScanned: boolean): number {
  const step = STEPS.find(({ from }) => sureness >= from);
  return (isScanned ? step?.scan : step?.text) ?? 0;
}
