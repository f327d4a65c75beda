import type { CompanyDraft, CompanyRowContext } from '@vigilo/domain/imports/company-row';
import { decideCompany, mergeCompany, readCompanyRow } from '@vigilo/domain/imports/company-row';
import { nameKey, tickerKey } from '@vigilo/domain/companies/company-keys';
import type { Decision, Note, ReadRow } from '@vigilo/domain/imports/faults';
import { findSector } from '@vigilo/domain/companies/sectors';
import { newId } from '../frame/ids.ts';
import { addNames, bumpCompaniesVersion, listNames } from '../tenants/tenants.service.ts';
import type { CompanyChange, CompanyToStore, StoredCompany } from './import-companies.queries.ts';
import {
  addChangeAudits,
  addCompanies,
  addToOwnClients,
  changeCompanies,
  listCompaniesById,
  listNameHolders,
  listTickers,
} from './import-companies.queries.ts';
import type { DecidedRow, Target, TargetContext } from './import-target.ts';
import { KeyTable, seedFromId } from './key-table.ts';
import { NameList } from './name-list.ts';

const TICKERS = 1;
const NAMES = 2;

interface Known {
  readonly id: string;
  readonly isVisible: boolean;
}

/** Brings a file's companies into a tenant. */
export class CompaniesTarget implements Target<CompanyDraft> {
  readonly #context: TargetContext;
  readonly #tickers: ReadonlyMap<string, Known>;
  readonly #sectors: NameList;
  readonly #industries: NameList;
  /** Rows in which a ticker or a name came, also names that a row gave up. */
  readonly #seen: KeyTable;
  readonly #added: string[] = [];
  #stored = new Map<string, StoredCompany>();
  #takenNames: ReadonlyMap<string, string> = new Map();
  #changes = 0;

  private constructor(
    context: TargetContext,
    tickers: ReadonlyMap<string, Known>,
    sectors: NameList,
    industries: NameList,
  ) {
    this.#context = context;
    this.#tickers = tickers;
    this.#sectors = sectors;
    this.#industries = industries;
    this.#seen = new KeyTable(seedFromId(context.importId));
  }

  static async open(context: TargetContext): Promise<CompaniesTarget> {
    const { tx, importer } = context;
    const tickers = await listTickers(tx, importer);
    const sectors = new NameList(await listNames(tx, importer.tenantId, 'sectors'));
    const industries = new NameList(await listNames(tx, importer.tenantId, 'industries'));
    return new CompaniesTarget(
      context,
      new Map(tickers.map(({ id, ticker, isVisible }) => [tickerKey(ticker), { id, isVisible }])),
      sectors,
      industries,
    );
  }

  read(cells: readonly string[]): ReadRow<CompanyDraft> {
    const { mapping, options } = this.#context;
    return readCompanyRow(cells, mapping, options, (text) => this.#sectors.find(text) ?? findSector(text));
  }

  async prepare(rows: readonly ReadRow<CompanyDraft>[]): Promise<void> {
    const { tx, importer } = this.#context;
    const drafts = rows.filter(({ faults }) => faults.length === 0).map(({ draft }) => draft);
    const ids = drafts.flatMap(({ ticker }) => this.#tickers.get(tickerKey(ticker))?.id ?? []);
    const stored = await listCompaniesById(tx, importer.tenantId, ids);
    this.#takenNames = await listNameHolders(
      tx,
      importer.tenantId,
      drafts.map(({ companyName }) => nameKey(companyName)),
    );
    this.#stored = new Map(stored.map((company) => [company.id, company]));
  }

  decide(
    read: ReadRow<CompanyDraft>,
    row: number,
  ): { decision: Decision; draft: CompanyDraft; notes: readonly Note[] } {
    const draft = { ...read.draft, industry: this.#industries.spelling(read.draft.industry) };
    if (read.faults.length > 0)
      return { decision: { verdict: 'refused', faults: read.faults }, draft, notes: [] };
    if (draft.industry !== '' && this.#industries.isFull && this.#industries.find(draft.industry) === null) {
      return {
        decision: {
          verdict: 'refused',
          faults: [{ code: 'too-many-names', field: 'industry', value: draft.industry }],
        },
        draft,
        notes: [],
      };
    }
    const known = this.#findKnown(draft);
    const decision = decideCompany(draft, known);
    if (decision.verdict === 'refused') return { decision, draft, notes: [] };
    this.#remember(draft, known, row);
    const isStored = decision.verdict === 'add' || decision.verdict === 'change';
    return { decision, draft, notes: [...read.notes, ...(isStored ? this.#takeNames(draft) : [])] };
  }

  #findKnown(draft: CompanyDraft): CompanyRowContext {
    const known = this.#tickers.get(tickerKey(draft.ticker));
    const stored = known && this.#stored.get(known.id);
    const name = nameKey(draft.companyName);
    const holder = this.#takenNames.get(name);
    return {
      existing:
        known && stored ? { isVisible: known.isVisible, status: stored.status, draft: stored.draft } : null,
      isNameTaken: holder !== undefined && holder !== known?.id,
      tickerRow: this.#seen.find(TICKERS, tickerKey(draft.ticker)),
      nameRow: this.#seen.find(NAMES, name),
    };
  }

  /** A name that a row gives up stays taken for the rest of the file: the database has it until then, and then no more. */
  #remember(draft: CompanyDraft, known: CompanyRowContext, row: number): void {
    this.#seen.set(TICKERS, tickerKey(draft.ticker), row);
    this.#seen.set(NAMES, nameKey(draft.companyName), row);
    if (known.existing) this.#seen.set(NAMES, nameKey(known.existing.draft.companyName), row);
  }

  #takeNames({ sector, industry }: CompanyDraft): Note[] {
    const notes: Note[] = [];
    if (sector !== '' && this.#sectors.add(sector))
      notes.push({ code: 'new-sector', field: 'sector', value: sector });
    if (industry !== '' && this.#industries.add(industry))
      notes.push({ code: 'new-industry', field: 'industry', value: industry });
    return notes;
  }

  async store(rows: readonly DecidedRow<CompanyDraft>[]): Promise<void> {
    const { tx, importer, actorId, importId, now } = this.#context;
    const added: CompanyToStore[] = [];
    const merged: CompanyToStore[] = [];
    const changes: CompanyChange[] = [];
    for (const { draft, decision } of rows) {
      // A company is public where its row does not say.
      if (decision.verdict === 'add')
        added.push({ id: newId(), fields: { ...draft, entityType: draft.entityType || 'Public' } });
      const stored =
        decision.verdict === 'change'
          ? this.#stored.get(this.#tickers.get(tickerKey(draft.ticker))?.id ?? '')
          : undefined;
      if (decision.verdict !== 'change' || !stored) continue;
      merged.push({ id: stored.id, fields: mergeCompany(stored.draft, draft) });
      changes.push({ id: stored.id, changes: decision.changes });
    }
    await addCompanies(tx, importer.tenantId, added, now);
    await changeCompanies(tx, importer.tenantId, merged, { now, actorId });
    await addChangeAudits(tx, importer.tenantId, actorId, importId, changes);
    this.#added.push(...added.map(({ id }) => id));
    this.#changes += merged.length;
  }

  async finish(): Promise<readonly string[]> {
    const { tx, importer } = this.#context;
    await addNames(tx, importer.tenantId, 'sectors', this.#sectors.added);
    await addNames(tx, importer.tenantId, 'industries', this.#industries.added);
    if (!importer.access.isAdmin) await addToOwnClients(tx, importer, this.#added);
    if (this.#added.length + this.#changes > 0) await bumpCompaniesVersion(tx, importer.tenantId);
    return this.#added;
  }
}
