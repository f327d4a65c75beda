import type { Decision, Note, ReadRow } from '@vigilo/domain/imports/faults';
import type { ImportedPrice } from '@vigilo/domain/imports/price-row';
import { decidePrice, readPriceRow } from '@vigilo/domain/imports/price-row';
import { isoFromDay } from '@vigilo/domain/scoring/day';
import { VisibleCompanies } from './visible-companies.ts';
import { faultsBeside } from './events-target.ts';
import type { PriceToStore } from './import-events.queries.ts';
import { listPrices, putPrices } from './import-events.queries.ts';
import type { DecidedRow, Target, TargetContext } from './import-target.ts';
import { KeyTable, seedFromId } from './key-table.ts';

/** Brings a file's share prices into a tenant. */
export class PricesTarget implements Target<ImportedPrice> {
  readonly #context: TargetContext;
  readonly #companies: VisibleCompanies;
  /** Rows in which a price of a company and day came. */
  readonly #seen: KeyTable;
  #existing = new Map<string, { price: number; currency: string }>();

  private constructor(context: TargetContext, companies: VisibleCompanies) {
    this.#context = context;
    this.#companies = companies;
    this.#seen = new KeyTable(seedFromId(context.importId));
  }

  static async open(context: TargetContext): Promise<PricesTarget> {
    return new PricesTarget(context, await VisibleCompanies.open(context));
  }

  read(cells: readonly string[]): ReadRow<ImportedPrice> {
    const { mapping, options, today } = this.#context;
    return readPriceRow(cells, mapping, options, today);
  }

  async prepare(rows: readonly ReadRow<ImportedPrice>[]): Promise<void> {
    const wanted = rows.flatMap(({ draft, faults }): PriceToStore[] => {
      const company = faults.length === 0 ? this.#companies.find(draft.ticker) : null;
      return company ? [{ companyId: company.id, draft }] : [];
    });
    const prices = await listPrices(this.#context.tx, this.#context.importer.tenantId, wanted);
    this.#existing = new Map(
      prices.map(({ companyId, day, price, currency }) => [`${companyId} ${day}`, { price, currency }]),
    );
  }

  decide(
    read: ReadRow<ImportedPrice>,
    row: number,
  ): { decision: Decision; draft: ImportedPrice; notes: readonly Note[] } {
    const { draft, faults, notes } = read;
    const company = this.#companies.find(draft.ticker);
    if (faults.length > 0)
      return {
        decision: { verdict: 'refused', faults: [...faults, ...faultsBeside(draft, company)] },
        draft,
        notes,
      };
    const day = isoFromDay(draft.day);
    const decision = decidePrice(draft, {
      company,
      repeatedRow: company && this.#seen.find(company.number, day),
      existing: (company && this.#existing.get(`${company.id} ${day}`)) ?? null,
    });
    if (decision.verdict !== 'refused' && company) this.#seen.set(company.number, day, row);
    return { decision, draft, notes };
  }

  async store(rows: readonly DecidedRow<ImportedPrice>[]): Promise<void> {
    const prices = rows.flatMap(({ draft, decision }): PriceToStore[] => {
      const company =
        decision.verdict === 'add' || decision.verdict === 'change'
          ? this.#companies.find(draft.ticker)
          : null;
      return company ? [{ companyId: company.id, draft }] : [];
    });
    await putPrices(this.#context.tx, this.#context.importer.tenantId, prices);
  }

  /** Prices change no score. */
  async finish(): Promise<readonly string[]> {
    return [];
  }
}
