import { existsSync } from 'node:fs';
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
