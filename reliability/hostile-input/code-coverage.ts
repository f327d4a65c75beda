// Which blocks of this project's code have been run, as V8 counts them (protocol of the inspector, domain Profiler).

import { Session } from 'node:inspector/promises';

/** The project's own, not what it builds on. */
const OWN_CODE = /\/(?:packages|apps)\/(?!.*node_modules)/;

export class CodeCoverage {
  readonly #session: Session;
  readonly #seen = new Set<string>();
  #last: readonly string[] = [];

  private constructor(session: Session) {
    this.#session = session;
  }

  static async start(): Promise<CodeCoverage> {
    const session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    return new CodeCoverage(session);
  }

  /** Whether a block was run since it was last asked that never was before. */
  async hasGrown(): Promise<boolean> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    const ran = result
      .filter(({ url }) => OWN_CODE.test(url))
      .flatMap(({ scriptId, functions }) =>
        functions.flatMap(({ ranges }) =>
          ranges
            .filter(({ count }) => count > 0)
            .map(({ startOffset, endOffset }) => `${scriptId} ${startOffset} ${endOffset}`),
        ),
      );
    this.#last = ran.filter((block) => !this.#seen.has(block));
    for (const block of this.#last) this.#seen.add(block);
    return this.#last.length > 0;
  }

  /** Takes what was last new for never run: it is run again. */
  forgetLast(): void {
    for (const block of this.#last) this.#seen.delete(block);
  }

  async stop(): Promise<void> {
    await this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.disconnect();
  }
}
