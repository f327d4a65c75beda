import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../../shared/data/', import.meta.url);

export interface RealFiles {
  readonly companies: string;
  readonly prices: string;
  readonly news: string;
}

/** The real files beside the project, or null where they are not there. */
export function findRealFiles(): RealFiles | null {
  const files = {
    companies: fileURLToPath(new URL('companies/us-listed.csv', FOLDER)),
    prices: fileURLToPath(new URL('prices/daily-88-tickers-2012-2017.csv', FOLDER)),
    news: fileURLToPath(new URL('news/dated-news-86-tickers-2015h2.csv', FOLDER)),
  };
  return Object.values(files).every((file) => existsSync(file)) ? files : null;
}

export interface RealDocument {
  readonly kind: 'filing' | 'invoice' | 'table';
  readonly path: string;
}

const FOLDERS = { filing: 'filings/pdf/', invoice: 'invoices/', table: 'tables/pdf/' } as const;
/** A few that are soon read, where somebody waits for them. */
const SHORT = new Set(['PEPSICO_2023_8K_dated-2023-05-05.pdf', 'free_fiber.pdf', 'eu-002.pdf', 'eu-003.pdf']);

/** The PDFs of filings, invoices and tables beside the project, or a short one or two of each; none where they are not there. */
export function listRealDocuments(which: 'all' | 'short'): RealDocument[] {
  return (['filing', 'invoice', 'table'] as const).flatMap((kind) => {
    const folder = fileURLToPath(new URL(FOLDERS[kind], FOLDER));
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith('.pdf') && (which === 'all' || SHORT.has(name)))
      .toSorted()
      .map((name) => ({ kind, path: `${folder}${name}` }));
  });
}
