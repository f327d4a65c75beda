// The chosen files with what is known of them: the company of the ticker in their name, and why they are refused.

import { useQueries } from '@tanstack/react-query';
import { readFileName } from '@vigilo/domain/documents/file-name';
import { tickerCompanyQuery } from '../documents-queries.ts';
import type { ChosenFile } from './chosen-file.ts';
import { isPending } from './chosen-file.ts';
import type { FileFault } from './file-faults.ts';
import { findFileFault } from './file-faults.ts';

/** The company of a ticker: `none` where no company has it. */
export type FoundCompany =
  | { readonly is: 'found'; readonly name: string }
  | { readonly is: 'none' | 'asked' | 'failed' };

export interface JudgedFile extends ChosenFile {
  readonly ticker: string | null;
  readonly company: FoundCompany | null;
  readonly fault: FileFault | null;
}

/** @param limit bytes a file may have */
export function useJudgedFiles(files: readonly ChosenFile[], limit: number): readonly JudgedFile[] {
  const tickers = [...new Set(files.flatMap(({ name }) => findNamedTicker(name) ?? []))];
  const answers = useQueries({ queries: tickers.map((ticker) => tickerCompanyQuery(ticker)) });
  const companies = new Map(
    tickers.map((ticker, index) => {
      const answer = answers[index];
      return [ticker, toFound(answer?.data, answer?.isError === true)] as const;
    }),
  );
  return files.map((file) => {
    const ticker = findNamedTicker(file.name);
    const company = ticker === null ? null : (companies.get(ticker) ?? null);
    const others = files.filter(({ id }) => id !== file.id).map(({ name }) => name);
    const known = company?.is === 'found' ? company : company?.is === 'none' ? null : undefined;
    const fault = isPending(file)
      ? findFileFault({ name: file.name, size: file.file.size }, known, others, limit)
      : null;
    return { ...file, ticker, company, fault };
  });
}

function findNamedTicker(name: string): string | null {
  return readFileName(name)?.ticker ?? null;
}

function toFound(company: { readonly name: string } | null | undefined, isFailed: boolean): FoundCompany {
  if (company === undefined) return { is: isFailed ? 'failed' : 'asked' };
  return company === null ? { is: 'none' } : { is: 'found', name: company.name };
}
