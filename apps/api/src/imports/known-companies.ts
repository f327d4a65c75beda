// The companies of a tenant as a file of companies finds them: by ticker, by ISIN, by name and country. As they stood when the pass began, so that a
// check and its commit find the same.

import { tickerKey } from '@vigilo/domain/companies/company-keys';
import type { Identity } from '@vigilo/domain/companies/company-identity';
import { identityName } from '@vigilo/domain/companies/company-identity';

export interface KnownCompany extends Identity {
  readonly id: string;
  readonly ticker: string;
  readonly isVisible: boolean;
}

export class KnownCompanies {
  readonly #byTicker = new Map<string, string>();
  readonly #byIsin = new Map<string, string>();
  readonly #byIdentity = new Map<string, string>();
  readonly #hidden = new Set<string>();

  constructor(companies: readonly KnownCompany[]) {
    for (const { id, ticker, isVisible, ...identity } of companies) {
      this.#byTicker.set(tickerKey(ticker), id);
      if (!isVisible) this.#hidden.add(id);
      // What the caller does not see is not offered for merging.
      else {
        if (identity.isin !== '') this.#byIsin.set(identity.isin, id);
        this.#byIdentity.set(identityKey(identityName(identity.companyName), identity.country), id);
      }
    }
  }

  findByTicker(ticker: string): string | null {
    return this.#byTicker.get(tickerKey(ticker)) ?? null;
  }

  findByIsin(isin: string): string | null {
    return this.#byIsin.get(isin) ?? null;
  }

  findByIdentity(key: string): string | null {
    return this.#byIdentity.get(key) ?? null;
  }

  isVisible(id: string): boolean {
    return !this.#hidden.has(id);
  }
}

/** Companies under different tickers are one where their names (as `identityName`) and countries are the same. */
export function identityKey(name: string, country: string): string {
  return `${name}|${country}`;
}
