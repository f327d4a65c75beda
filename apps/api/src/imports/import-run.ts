// Working on an import in the background. A run claims it; from then on every sign of life and every result is written in the run's name, so
// that after a cancellation, or when another run has taken over because this one was thought dead, nothing of it can be stored any more.

import { newId } from '../frame/ids.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { ImportFailure, importFailure } from './import-failure.ts';
import type { ImportState, Phase, Progress } from './stored-import.ts';
import type { ImportChange, StoredImport } from './imports.queries.ts';
import { changeHeldImport, claimImport } from './imports.queries.ts';

/** What a run needs of the application. */
export type RunContext = Pick<AppContext, 'db' | 'config' | 'now'> & {
  readonly batchRows?: number;
};

/** What storing the rows needs beside it: a way to send what is done afterwards. */
export type CommitContext = RunContext & { readonly jobs: Pick<AppContext['jobs'], 'send'> };

/** Which import, and which of the checks or commits asked for. */
export interface Assignment {
  readonly tenantId: string;
  readonly importId: string;
  readonly attempt: number;
}

/** The run no longer holds its import: somebody cancelled it or another run took over. Nothing is to be done about it. */
class RunSuperseded extends Error {}

const REPORT_MS = 700;
const MOST_TRIES = 3;

export class ImportRun {
  readonly stored: StoredImport;
  readonly #context: RunContext;
  readonly #held: { readonly runId: string; readonly state: ImportState };
  readonly #startedAt: number;
  #reportedAt = 0;

  private constructor(
    context: RunContext,
    stored: StoredImport,
    held: { runId: string; state: ImportState },
  ) {
    this.#context = context;
    this.stored = stored;
    this.#held = held;
    this.#startedAt = context.now();
  }

  /** Takes up an assignment; null where nobody wants it any more. */
  static async claim(
    context: RunContext,
    { tenantId, importId, attempt }: Assignment,
    state: ImportState,
  ): Promise<ImportRun | null> {
    const runId = newId();
    const stored = await inTenant(context.db, tenantId, (tx) =>
      claimImport(tx, tenantId, importId, attempt, state, runId),
    );
    return stored && new ImportRun(context, stored, { runId, state });
  }

  /** Tells how far it is, at most once in a while. @throws RunSuperseded */
  async report(
    phase: Phase,
    step: { readonly rows: number; readonly bytes: number },
    isDue = false,
  ): Promise<void> {
    const at = this.#context.now();
    if (!isDue && at - this.#reportedAt < REPORT_MS) return;
    this.#reportedAt = at;
    const progress: Progress = {
      phase,
      ...step,
      totalBytes: Number(this.stored.file_size),
      startedAt: this.#startedAt,
      at,
    };
    await inTenant(this.#context.db, this.stored.tenant_id, (tx) => this.change(tx, { progress }));
  }

  /** Writes a result within a transaction. @throws RunSuperseded, which rolls the transaction back. */
  async change(tx: TenantTransaction, change: ImportChange): Promise<void> {
    const isHeld = await changeHeldImport(
      tx,
      this.stored.tenant_id,
      this.stored.id,
      this.#held,
      change,
      new Date(this.#context.now()),
    );
    if (!isHeld) throw new RunSuperseded();
  }

  /**
   * Runs the work to its end: a foreseen failure becomes the import's, an unforeseen one is thrown for the job to be tried again, and becomes
   * the import's after some tries.
   */
  async complete(work: () => Promise<void>): Promise<void> {
    try {
      if (this.stored.tries > MOST_TRIES) throw importFailure('interrupted');
      await work();
    } catch (error) {
      if (error instanceof RunSuperseded) return;
      if (error instanceof ImportFailure) await this.#end(error);
      // Cancelling takes the file away, also from a run that was just about to open it.
      else if (!(await this.#isSuperseded())) {
        if (this.stored.tries >= MOST_TRIES) await this.#end(importFailure('interrupted'));
        throw error;
      }
    }
  }

  async #isSuperseded(): Promise<boolean> {
    try {
      await inTenant(this.#context.db, this.stored.tenant_id, (tx) => this.change(tx, { progress: null }));
      return false;
    } catch (error) {
      if (error instanceof RunSuperseded) return true;
      throw error;
    }
  }

  async #end(failure: ImportFailure): Promise<void> {
    const state = failure.code === 'changed-meanwhile' ? 'outdated' : 'failed';
    await inTenant(this.#context.db, this.stored.tenant_id, (tx) =>
      this.change(tx, { state, progress: null, problem: failure.stored }),
    ).catch((error: unknown) => {
      if (!(error instanceof RunSuperseded)) throw error;
    });
  }
}
