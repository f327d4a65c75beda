// Making a report in the background. A run claims it; from then on every sign of life and the result are written in the run's name, so that after a
// cancellation, or when another run has taken over because this one was thought dead, nothing of it can be stored any more.

import type { Report } from '@vigilo/contract/reports';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { newId } from '../frame/ids.ts';
import { Problem } from '../frame/problem.ts';
import { getTranslator, wordSentence } from '../frame/texts.ts';
import type { ReportDraft } from './report-file.ts';
import type { ReportChange, StoredReport } from './background.queries.ts';
import { changeHeldReport, claimReport } from './background.queries.ts';

export interface Assignment {
  readonly tenantId: string;
  readonly reportId: string;
}

type RunContext = Pick<AppContext, 'db' | 'now'>;

/** The run no longer holds its report: somebody stopped it or another run took over. Nothing is to be done about it. */
class RunSuperseded extends Error {}

const PROGRESS_MS = 700;
const MOST_TRIES = 3;

export class ReportRun {
  readonly stored: StoredReport;
  /** Aborted as soon as the report is not wanted any more. */
  readonly signal: AbortSignal;
  readonly #stop = new AbortController();
  readonly #context: RunContext;
  readonly #runId: string;
  #toldAt = 0;

  private constructor(context: RunContext, stored: StoredReport, runId: string) {
    this.#context = context;
    this.stored = stored;
    this.#runId = runId;
    this.signal = this.#stop.signal;
  }

  /** Takes up an assignment; null where nobody wants it any more. */
  static async claim(context: RunContext, { tenantId, reportId }: Assignment): Promise<ReportRun | null> {
    const runId = newId();
    const stored = await inTenant(context.db, tenantId, (tx) => claimReport(tx, tenantId, reportId, runId));
    return stored && new ReportRun(context, stored, runId);
  }

  /** Tells how far it is, at most once in a while. @throws RunSuperseded */
  async tell(done: number, total: number, failures: Report['failures'] = []): Promise<void> {
    const at = this.#context.now();
    if (at - this.#toldAt < PROGRESS_MS) return;
    this.#toldAt = at;
    await this.#change({ done, total, failures });
  }

  /** Ends with a file: it becomes the report's at the moment at which the report is done, and only where this run still holds it. @throws RunSuperseded */
  async finish(draft: ReportDraft, change: ReportChange): Promise<void> {
    const { tenant_id: tenantId, id } = this.stored;
    await inTenant(this.#context.db, tenantId, async (tx) => {
      const now = new Date(this.#context.now());
      // From here on the row is locked: no other run can come in between.
      if (!(await changeHeldReport(tx, tenantId, id, this.#runId, change, now))) throw this.#superseded();
      await changeHeldReport(
        tx,
        tenantId,
        id,
        this.#runId,
        { state: 'done', fileSize: await draft.keep(id) },
        now,
      );
    });
  }

  async #change(change: ReportChange): Promise<void> {
    const { tenant_id: tenantId, id } = this.stored;
    const isHeld = await inTenant(this.#context.db, tenantId, (tx) =>
      changeHeldReport(tx, tenantId, id, this.#runId, change, new Date(this.#context.now())),
    );
    if (!isHeld) throw this.#superseded();
  }

  #superseded(): RunSuperseded {
    const why = new RunSuperseded();
    this.#stop.abort(why);
    return why;
  }

  /** Runs the work to its end: a foreseen failure becomes the report's, an unforeseen one is thrown for the job to be tried again, and becomes the report's after some tries. */
  async complete(work: () => Promise<void>): Promise<void> {
    const { tries, language } = this.stored;
    const interrupted = getTranslator(language)('reports.problems.interrupted');
    try {
      if (tries > MOST_TRIES) await this.#fail(interrupted);
      else await work();
    } catch (error) {
      if (error instanceof RunSuperseded || this.signal.aborted) return;
      if (error instanceof Problem) {
        const { description } = error.details;
        await this.#fail(
          [error.sentence, ...(description === undefined ? [] : [description])]
            .map((sentence) => wordSentence(sentence, language))
            .join(' '),
        );
        return;
      }
      if (tries >= MOST_TRIES) await this.#fail(interrupted);
      throw error;
    }
  }

  async #fail(message: string): Promise<void> {
    await this.#change({ state: 'failed', message }).catch((error: unknown) => {
      if (!(error instanceof RunSuperseded)) throw error;
    });
  }
}
