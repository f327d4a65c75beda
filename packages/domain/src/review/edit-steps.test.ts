import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addStep, NO_STEPS, redoStep, undoStep } from './edit-steps.ts';
import type { EditSteps } from './edit-steps.ts';

const steps = fc.array(fc.array(fc.integer(), { minLength: 1, maxLength: 4 }), { maxLength: 8 });
const build = (all: readonly (readonly number[])[]): EditSteps<number> =>
  all.reduce<EditSteps<number>>((before, changes) => addStep(before, changes), NO_STEPS);
const times = (
  count: number,
  step: (steps: EditSteps<number>) => EditSteps<number>,
  from: EditSteps<number>,
) => Array.from({ length: count }).reduce<EditSteps<number>>((before) => step(before), from);

describe('steps', () => {
  it('are undone and done again in any number, and stand as before', () => {
    fc.assert(
      fc.property(steps, fc.nat(10), (all, count) => {
        const before = build(all);
        const undone = times(count, undoStep, before);
        expect(undone.done).toEqual(all.slice(0, Math.max(0, all.length - count)));
        expect(times(count, redoStep, undone)).toEqual(before);
      }),
    );
  });

  it('undone are gone once something else is done, and nothing done is no step', () => {
    const undone = undoStep(build([[1], [2]]));
    expect(addStep(undone, [3])).toEqual({ done: [[1], [3]], undone: [] });
    expect(addStep(undone, [])).toBe(undone);
  });
});
