// Scores are added as whole thousandths, never as floating-point fractions: 0.1 + 0.2 must be 0.3 (decisions.md section 1).

/** A score times 1,000, always whole. An event's score lies in -1000..1000; sums can exceed that. */
export type Thousandths = number;

/** Thousandths of a decimal score, rounded half away from zero: 0.445 -> 445. */
export function toThousandths(score: number): Thousandths {
  return roundHalfAwayFromZero(Number((score * 1000).toFixed(6)));
}

/** The decimal score: 445 -> 0.445. */
export function toDecimal(thousandths: Thousandths): number {
  return thousandths / 1000;
}

/** Rounds halves away from zero, so that the score of negated events is the negated score. Never -0. */
export function roundHalfAwayFromZero(value: number): number {
  const rounded = Math.sign(value) * Math.floor(Math.abs(value) + 0.5);
  return rounded === 0 ? 0 : rounded;
}
