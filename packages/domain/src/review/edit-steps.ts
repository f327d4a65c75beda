// What a person did until it is saved, step by step: a step may be many changes, such as a pasted range, and is undone and done again as one
// (specification 3, section 2.7: undo history).

export interface EditSteps<Change> {
  readonly done: readonly (readonly Change[])[];
  /** The last undone one last. */
  readonly undone: readonly (readonly Change[])[];
}

export const NO_STEPS: EditSteps<never> = { done: [], undone: [] };

/** One step more; what was undone before is gone. A step without changes is none. */
export function addStep<Change>(steps: EditSteps<Change>, changes: readonly Change[]): EditSteps<Change> {
  return changes.length === 0 ? steps : { done: [...steps.done, changes], undone: [] };
}

/** Without the last step; the same where there is none. */
export function undoStep<Change>({ done, undone }: EditSteps<Change>): EditSteps<Change> {
  const last = done.at(-1);
  return last === undefined ? { done, undone } : { done: done.slice(0, -1), undone: [...undone, last] };
}

/** With the step that was undone last; the same where none was. */
export function redoStep<Change>({ done, undone }: EditSteps<Change>): EditSteps<Change> {
  const last = undone.at(-1);
  return last === undefined ? { done, undone } : { done: [...done, last], undone: undone.slice(0, -1) };
}
