// Logistic regression with a small penalty on large weights, by Newton's method: for rules of the domain that weigh signs.

const MOST_ROUNDS = 25;
const SMALL_STEP = 1e-6;

/** What was seen of one case, and whether it is what is looked for. */
export interface Weighed {
  readonly isOne: boolean;
  /** In one order for all cases. */
  readonly signs: readonly number[];
}

/** The weights that make what is one likely and what is none unlikely, in the order of the signs; `penalties` are of their squares. */
export function fitWeights(cases: readonly Weighed[], penalties: readonly number[]): number[] {
  const weights = penalties.map(() => 0);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const steps = stepFrom(weights, cases, penalties);
    for (const [at, step] of steps.entries()) weights[at] = (weights[at] ?? 0) - step;
    if (steps.every((step) => Math.abs(step) < SMALL_STEP)) break;
  }
  return weights;
}

/** The sum of the signs by their weights: above 0 where it is more likely one than not. */
export function weighSigns(signs: readonly number[], weights: readonly number[]): number {
  return signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0);
}

function stepFrom(
  weights: readonly number[],
  cases: readonly Weighed[],
  penalties: readonly number[],
): number[] {
  const slopes = weights.map((weight, at) => (penalties[at] ?? 0) * weight);
  const curves = weights.map((_, at) =>
    weights.map((__, other) => (at === other ? (penalties[at] ?? 0) : 0)),
  );
  for (const { isOne, signs } of cases) {
    const likely = 1 / (1 + Math.exp(-weighSigns(signs, weights)));
    const curve = Math.max(likely * (1 - likely), 1e-6);
    for (const [at, sign] of signs.entries()) {
      if (sign === 0) continue;
      slopes[at] = (slopes[at] ?? 0) + (likely - Number(isOne)) * sign;
      const row = curves[at] ?? [];
      for (const [other, value] of signs.entries()) row[other] = (row[other] ?? 0) + curve * sign * value;
    }
  }
  return solve(curves, slopes);
}

/** Solves the equations of a matrix and a right side by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const [at, row] of rows.entries()) {
    const lead = row[at] ?? 1;
    for (const [other, own] of rows.entries()) {
      if (other === at) continue;
      const share = (own[at] ?? 0) / lead;
      for (let column = at; column < own.length; column += 1)
        own[column] = (own[column] ?? 0) - share * (row[column] ?? 0);
    }
  }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}
