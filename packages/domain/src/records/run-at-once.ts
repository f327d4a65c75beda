// Work that takes long is written in steps, so that whoever has others waiting pauses between them (reliability.md E-39 and E-40; issue 16, 'Fair shares').

/** All steps one after the other, for whoever has nobody waiting. */
export function runAtOnce<T>(steps: Generator<undefined, T, undefined>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
