import { findIdentityDifference, identityName } from '@vigilo/domain/companies/company-identity';
import type { CompanyDraft } from '@vigilo/domain/imports/company-row';
import { readCompanyRow } from '@vigilo/domain/imports/company-row';
import type {
  CompanyDecision,
  CompanyRowContext,
  ExistingCompany,
} from '@vigilo/domain/imports/decide-company';
import { decideCompany, mergeCompany } from '@vigilo/domain/imports/decide-company';
import { nameKey, tickerKey } from '@vigilo/domain/companies/company-keys';
import type { Decision, Note, ReadRow } from '@vigilo/domain/imports/faults';
import { findNearIndustry } from '@vigilo/domain/companies/near-industry';
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
  listKnownCompanies,
  listNameHolders,
} from './import-companies.queries.ts';
import type { DecidedRow, Target, TargetContext } from './import-target.ts';
import { KeyTable, seedFromId } from './key-table.ts';
import { identityKey, KnownCompanies } from './known-companies.ts';
import { NameList } from './name-list.ts';

const TICKERS = 1;
const NAMES = 2;
const COMPANIES = 3;
const ISINS = 4;
const IDENTITIES = 5;

/** Brings a file's companies into a tenant. */
export class CompaniesTarget implements Target<CompanyDraft> {
  readonly #context: TargetContext;
  readonly #known: KnownCompanies;
  readonly #sectors: NameList;
  readonly #industries: NameList;
  /** Rows in which a ticker, a name or a company came, also names that a row gave up. */
  readonly #seen: KeyTable;
  readonly #added: string[] = [];
  /** Which company the rows change that are to be stored, by row. */
  readonly #targets = new Map<number, string>();
  /** The form in which names of the batch are compared, which takes long to make. */
  readonly #identityNames = new Map<string, string>();
  #stored = new Map<string, StoredCompany>();
  #nameHolders: ReadonlyMap<string, string> = new Map();
  #changes = 0;

  private constructor(
    context: TargetContext,
    known: KnownCompanies,
    sectors: NameList,
    industries: NameList,
  ) {
    this.#context = context;
    this.#known = known;
    this.#sectors = sectors;
    this.#industries = industries;
    this.#seen = new KeyTable(seedFromId(context.importId));
  }

  static async open(context: TargetContext): Promise<CompaniesTarget> {
    const { tx, importer } = context;
    const known = new KnownCompanies(await listKnownCompanies(tx, importer));
    const sectors = new NameList(await listNames(tx, importer.tenantId, 'sectors'));
    const industries = new NameList(await listNames(tx, importer.tenantId, 'industries'));
    return new CompaniesTarget(context, known, sectors, industries);
  }

  read(cells: readonly string[]): ReadRow<CompanyDraft> {
    const { mapping, options } = this.#context;
    return readCompanyRow(cells, mapping, options, (text) => this.#sectors.find(text) ?? findSector(text));
  }

  async prepare(rows: readonly ReadRow<CompanyDraft>[]): Promise<void> {
    const { tx, importer } = this.#context;
    this.#identityNames.clear();
    const drafts = rows.filter(({ faults }) => faults.length === 0).map(({ draft }) => draft);
    this.#nameHolders = await listNameHolders(
      tx,
      importer.tenantId,
      drafts.map(({ companyName }) => nameKey(companyName)),
    );
    const ids = new Set([
      ...drafts.flatMap((draft) => this.#listCandidates(draft)),
      ...this.#nameHolders.values(),
    ]);
    const stored = await listCompaniesById(tx, importer.tenantId, [...ids]);
    this.#stored = new Map(stored.map((company) => [company.id, company]));
    this.#targets.clear();
  }

  /** Every company that a row may be about. */
  #listCandidates(draft: CompanyDraft): string[] {
    const ids = [
      this.#known.findByTicker(draft.ticker),
      this.#known.findByIsin(draft.isin),
      this.#known.findByIdentity(this.#identityKey(draft)),
    ];
    return ids.filter((id) => id !== null);
  }

  #identityKey({ companyName, country }: CompanyDraft): string {
    const known = this.#identityNames.get(companyName);
    const name = known ?? identityName(companyName);
    if (known === undefined) this.#identityNames.set(companyName, name);
    return identityKey(name, country);
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
    const { decision, target } = decideCompany(draft, this.#findContext(draft, row));
    if (decision.verdict === 'refused' || decision.verdict === 'conflict')
      return { decision, draft, notes: [] };
    this.#remember(draft, target, row);
    if (decision.verdict === 'change' && target) this.#targets.set(row, target.id);
    const isStored = decision.verdict === 'add' || decision.verdict === 'change';
    return { decision, draft, notes: [...read.notes, ...(isStored ? this.#takeNames(draft) : [])] };
  }

  #findContext(draft: CompanyDraft, row: number): CompanyRowContext {
    const existing = this.#findExisting(this.#known.findByTicker(draft.ticker));
    const nameHolderId = this.#nameHolders.get(nameKey(draft.companyName)) ?? null;
    return {
      existing,
      elsewhere: existing ? null : this.#findElsewhere(draft, nameHolderId),
      nameHolderId,
      tickerRow: this.#seen.find(TICKERS, tickerKey(draft.ticker)),
      nameRow: this.#seen.find(NAMES, nameKey(draft.companyName)),
      companyRow:
        (draft.isin === '' ? null : this.#seen.find(ISINS, draft.isin)) ??
        this.#seen.find(IDENTITIES, this.#identityKey(draft)),
      choice: this.#context.options.choices[row] ?? null,
    };
  }

  #findExisting(id: string | null): ExistingCompany | null {
    const stored = id === null ? undefined : this.#stored.get(id);
    if (!stored) return null;
    const isVisible = this.#known.isVisible(stored.id);
    return { ...stored, isVisible, row: this.#seen.find(COMPANIES, stored.id) };
  }

  /** The company that the caller sees under another ticker: by its ISIN first, then by its name. */
  #findElsewhere(draft: CompanyDraft, nameHolderId: string | null): ExistingCompany | null {
    const holder = this.#findExisting(nameHolderId);
    const found =
      this.#findExisting(this.#known.findByIsin(draft.isin)) ??
      this.#findExisting(this.#known.findByIdentity(this.#identityKey(draft))) ??
      (holder && findIdentityDifference(holder.draft, draft) === null ? holder : null);
    return found?.isVisible === true ? found : null;
  }

  /** A name that a row gives up stays taken for the rest of the file: the database has it until then, and then no more. */
  #remember(draft: CompanyDraft, target: CompanyDecision['target'], row: number): void {
    this.#seen.set(TICKERS, tickerKey(draft.ticker), row);
    this.#seen.set(NAMES, nameKey(draft.companyName), row);
    this.#seen.set(IDENTITIES, this.#identityKey(draft), row);
    if (draft.isin !== '') this.#seen.set(ISINS, draft.isin, row);
    if (!target) return;
    this.#seen.set(NAMES, nameKey(target.draft.companyName), row);
    this.#seen.set(COMPANIES, target.id, row);
  }

  #takeNames({ sector, industry }: CompanyDraft): Note[] {
    const notes: Note[] = [];
    if (sector !== '' && this.#sectors.add(sector))
      notes.push({ code: 'new-sector', field: 'sector', value: sector });
    if (industry === '' || this.#industries.find(industry) !== null) return notes;
    const near = findNearIndustry(industry, this.#industries.names);
    this.#industries.add(industry);
    notes.push(
      near === null
        ? { code: 'new-industry', field: 'industry', value: industry }
        : { code: 'near-industry', field: 'industry', value: industry, near },
    );
    return notes;
  }

  async store(rows: readonly DecidedRow<CompanyDraft>[]): Promise<void> {
    const { tx, importer, actorId, importId, now } = this.#context;
    const added: CompanyToStore[] = [];
    const merged: CompanyToStore[] = [];
    const changes: CompanyChange[] = [];
    for (const { row, draft, decision } of rows) {
      if (decision.verdict === 'add') added.push({ id: newId(), fields: draft });
      const stored = this.#stored.get(this.#targets.get(row) ?? '');
      if (decision.verdict !== 'change' || !stored) continue;
      merged.push({ id: stored.id, fields: mergeCompany(stored.draft, draft) });
      changes.push({ id: stored.id, changes: decision.changes });
    }
    await addCompanies(tx, importer.tenantId, added, now);
    await changeCompanies(tx, importer.tenantId, merged, { now, actorId, importId });
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
