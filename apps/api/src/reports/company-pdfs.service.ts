// The RTI reports of companies: of one a PDF, of several a zip of PDFs that comes as they are made. One that fails is named, the others come.

import { finished } from 'node:stream/promises';
import type { Readable, Writable } from 'node:stream';
import { MESSAGES } from '@vigilo/contract/messages/catalogue';
import type { Language } from '@vigilo/contract/messages/language';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import { sharedPrinter } from '../adapters/pdf/printer.ts';
import type { Zip } from '../adapters/zip/zip.ts';
import { openZip } from '../adapters/zip/zip.ts';
import type { Caller } from '../app/caller.ts';
import type { AppContext } from '../app/context.ts';
import { inTenant } from '../app/database.ts';
import { fillIn } from '../app/fill-in.ts';
import { notFound, Problem } from '../app/problem.ts';
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

/** A company whose report failed, with the sentence to show, in the language of the order. */
export interface PdfFailure {
  readonly ticker: string;
  readonly message: string;
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
  write(target: Writable, options: { readonly signal: AbortSignal; readonly onDone?: (done: number, failures: readonly PdfFailure[]) => void }): Promise<readonly PdfFailure[]>;
}
