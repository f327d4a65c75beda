// The RTI reports of companies: of one a PDF, of several a zip of PDFs that comes as they are made. One that fails is named, the others come.

import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Language } from '@vigilo/contract/messages/language';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import { PrintError, sharedPrinter } from '../adapters/pdf/printer.ts';
import type { Zip } from '../adapters/zip/zip.ts';
import { openZip } from '../adapters/zip/zip.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notFound, Problem } from '../frame/problem.ts';
import { getTranslator } from '../frame/texts.ts';
import { listVisibleTickers } from '../companies/companies.service.ts';
import { getAskedAsOf } from '../scoring/scoring.service.ts';
import { getCompanyReport } from './company-report.service.ts';
import { nameDay } from './file-names.ts';

export interface CompanyPdfsOrder {
  readonly companyIDs: readonly string[];
  /** YYYY-MM-DD; absent: the tenant's as-of day. */
  readonly asOf?: string | undefined;
  readonly language: Language;
}

/** A company whose report failed, with the sentence that says so and the reason alone, in the language of the order. */
export interface PdfFailure {
  readonly ticker: string;
  readonly message: string;
  readonly reason: string;
}

/** Reports that can be made: every company is there and visible. */
export interface CompanyPdfs {
  /** `Companies_Nov-21-2026.zip`. */
  readonly fileName: string;
  readonly total: number;
  /**
   * Makes them one after another and writes the zip, as fast as the target takes it. Rejects with the signal's reason where it is aborted; ends the
   * target where it succeeds. `onDone` hears how many companies are done, with those that failed so far.
   */
  write(
    target: Writable,
    options: {
      readonly signal: AbortSignal;
      readonly onDone?: (done: number, failures: readonly PdfFailure[]) => void;
    },
  ): Promise<readonly PdfFailure[]>;
}

/** @throws Problem not-found where one of the companies is not there or not visible, invalid-input for a day that has not come. */
export async function prepareCompanyPdfs(
  context: AppContext,
  caller: Caller,
  { companyIDs, asOf: asked, language }: CompanyPdfsOrder,
): Promise<CompanyPdfs> {
  const { companies, day } = await inTenant(context.db, caller.tenantId, async (tx) => {
    const { asOf } = await getAskedAsOf(context, tx, caller.tenantId, asked);
    return { companies: await listVisibleTickers(tx, caller, companyIDs), day: isoFromDay(asOf) };
  });
  if (companies.length < new Set(companyIDs).size) throw notFound();
  return {
    fileName: `Companies_${nameDay(day)}.zip`,
    total: companies.length,
    async write(target, { signal, onDone = () => undefined }) {
      const zip = openZip();
      const fill = async () => {
        const failures = await addReports({ context, caller, companies, day, language, zip, signal, onDone });
        zip.end(failures.map(({ message }) => message).join('\n'));
        return failures;
      };
      const filled = fill().catch((error: unknown) => {
        zip.content.destroy(error instanceof Error ? error : new Error(String(error)));
        throw error;
      });
      const [failures] = await Promise.all([filled, pipeline(zip.content, target, { signal })]);
      return failures;
    },
  };
}

interface NamedCompany {
  readonly id: string;
  readonly ticker: string;
}

interface Batch {
  readonly context: AppContext;
  readonly caller: Caller;
  readonly companies: readonly NamedCompany[];
  readonly day: string;
  readonly language: Language;
  readonly zip: Zip;
  readonly signal: AbortSignal;
  readonly onDone: (done: number, failures: readonly PdfFailure[]) => void;
}

/** While one report waits for room in the zip, the next ones are being made. */
async function addReports(batch: Batch): Promise<PdfFailure[]> {
  const { companies, day, language, zip, signal, onDone } = batch;
  const ahead = sharedPrinter().processes + 1;
  const failures: PdfFailure[] = [];
  const begun: Promise<Buffer | PdfFailure>[] = [];
  for (const [place, { ticker }] of companies.entries()) {
    for (const company of companies.slice(begun.length, place + ahead))
      begun.push(makeReport(batch, company));
    const made = await begun[place];
    signal.throwIfAborted();
    if (Buffer.isBuffer(made))
      await zip.add(
        {
          name: `${ticker}[${nameDay(day)}].pdf`,
          content: made,
          isPacked: true,
          at: new Date(batch.context.now()),
        },
        signal,
      );
    else if (made) failures.push(made);
    onDone(place + 1, failures);
  }
  if (failures.length > 0) {
    const list = Buffer.from(`${failures.map(({ message }) => message).join('\n')}\n`);
    await zip.add(
      {
        name: `${getTranslator(language)('printedReports.failures')}.txt`,
        content: list,
        isPacked: false,
        at: new Date(batch.context.now()),
      },
      signal,
    );
  }
  return failures;
}

async function makeReport(
  { context, caller, day, language, signal }: Batch,
  { id, ticker }: NamedCompany,
): Promise<Buffer | PdfFailure> {
  try {
    return (await getCompanyPdf(context, caller, { companyID: id, asOf: day, language }, signal)).content;
  } catch (error) {
    const t = getTranslator(language);
    const reason = t(`printedReports.reasons.${failureReason(error)}`);
    return { ticker, message: t('printedReports.failure', { ticker, reason }), reason };
  }
}

function failureReason(error: unknown): 'gone' | 'too-slow' | 'broken' {
  if (error instanceof Problem && error.code === 'not-found') return 'gone';
  return error instanceof PrintError && error.code === 'too-slow' ? 'too-slow' : 'broken';
}

/** The report of one company. @throws Problem not-found, PrintError, and the signal's reason where it is aborted. */
export async function getCompanyPdf(
  context: AppContext,
  caller: Caller,
  order: { readonly companyID: string; readonly asOf?: string | undefined; readonly language: Language },
  signal: AbortSignal,
): Promise<{ name: string; content: Buffer }> {
  const { ticker, day, print } = await getCompanyReport(context, caller, order);
  return { name: `${ticker}_RTI_${nameDay(day)}.pdf`, content: await sharedPrinter().print(print, signal) };
}
