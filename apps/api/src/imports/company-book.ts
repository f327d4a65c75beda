import type { CompanyStatus } from '@vigilo/domain/companies/company';
import { tickerKey } from '@vigilo/domain/companies/company-keys';
import { listVisibleCompanies } from './import-events.queries.ts';
import type { TargetContext } from './import-target.ts';

/** A company that rows of a file can name. */
export interface BookedCompany {
  readonly id: string;
  readonly name: string;
  readonly status: CompanyStatus;
  /** A small number in the place of the id. */
  readonly number: number;
  /** Whether something of it has been stored. */
  isTouched: boolean;
}

/** The companies that the importer sees, by ticker: about 200 bytes each, however long the file is. */
export class CompanyBook {
  readonly #companies: ReadonlyMap<string, BookedCompany>;

  private constructor(companies: ReadonlyMap<string, BookedCompany>) {
    this.#companies = companies;
  }

  static async open({ tx, importer }: TargetContext): Promise<CompanyBook> {
    const companies = await listVisibleCompanies(tx, importer);
    return new CompanyBook(
      new Map(
        companies.map(({ id, name, ticker, status }, index) => [
          tickerKey(ticker),
          { id, name, status, number: index + 1, isTouched: false },
        ]),
      ),
    );
  }

  find(ticker: string): BookedCompany | null {
    return this.#companies.get(ticker) ?? this.#companies.get(tickerKey(ticker)) ?? null;
  }

  list(): BookedCompany[] {
    return [...this.#companies.values()];
  }
}
