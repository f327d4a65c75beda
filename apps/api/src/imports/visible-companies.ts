import type { CompanyStatus } from '@vigilo/domain/companies/company';
import { tickerKey } from '@vigilo/domain/companies/company-keys';
import { runShared } from '../frame/share-loop.ts';
import { listVisibleCompanies } from './import-events.queries.ts';
import type { TargetContext } from './import-target.ts';

/** A company that rows of a file can name. */
export interface VisibleCompany {
  readonly id: string;
  readonly name: string;
  readonly status: CompanyStatus;
  /** A small number in the place of the id. */
  readonly number: number;
  /** Whether something of it has been stored. */
  isTouched: boolean;
}

const STEP = 1000;

/** The companies that the importer sees, by ticker: about 200 bytes each, however long the file is. */
export class VisibleCompanies {
  readonly #companies: ReadonlyMap<string, VisibleCompany>;

  private constructor(companies: ReadonlyMap<string, VisibleCompany>) {
    this.#companies = companies;
  }

  static async open({ tx, importer }: TargetContext): Promise<VisibleCompanies> {
    const companies = await listVisibleCompanies(tx, importer);
    return new VisibleCompanies(await runShared(byTicker(companies)));
  }

  find(ticker: string): VisibleCompany | null {
    return this.#companies.get(ticker) ?? this.#companies.get(tickerKey(ticker)) ?? null;
  }

  list(): VisibleCompany[] {
    return [...this.#companies.values()];
  }
}

/** By ticker, a step for each thousand, so that others are answered in between. */
function* byTicker(
  companies: Awaited<ReturnType<typeof listVisibleCompanies>>,
): Generator<undefined, Map<string, VisibleCompany>, undefined> {
  const found = new Map<string, VisibleCompany>();
  for (const [index, { id, name, ticker, status }] of companies.entries()) {
    if (index % STEP === 0) yield;
    found.set(tickerKey(ticker), { id, name, status, number: index + 1, isTouched: false });
  }
  return found;
}
