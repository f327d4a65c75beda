import type { ImportedEvent } from '@vigilo/domain/imports/event-row';
import { decideEvent, findCompanyFault, readEventRow } from '@vigilo/domain/imports/event-row';
import type { Decision, Fault, Note, ReadRow } from '@vigilo/domain/imports/faults';
import { suggestBaseScore } from '../news/suggester.service.ts';
import { addNames, listNames } from '../tenants/tenants.service.ts';
import type { VisibleCompany } from './visible-companies.ts';
import { VisibleCompanies } from './visible-companies.ts';
import { ExistingEventIndex, toEventKeys } from './existing-events.ts';
import { addEvents, touchCompanies } from './import-events.queries.ts';
import type { DecidedRow, Target, TargetContext } from './import-target.ts';
import { KeyTable, seedFromId } from './key-table.ts';
import { NameList } from './name-list.ts';

const KINDS = 2;

/** Brings a file's events into a tenant. */
export class EventsTarget implements Target<ImportedEvent> {
  readonly #context: TargetContext;
  readonly #companies: VisibleCompanies;
  readonly #sources: NameList;
  readonly #topics: NameList;
  readonly #existing: ExistingEventIndex;
  /** Rows in which an event came, by its address and by its day and title. */
  readonly #seen: KeyTable;

  private constructor(
    context: TargetContext,
    companies: VisibleCompanies,
    sources: NameList,
    topics: NameList,
  ) {
    this.#context = context;
    this.#companies = companies;
    this.#sources = sources;
    this.#topics = topics;
    this.#existing = new ExistingEventIndex(
      context.tx,
      context.importer.tenantId,
      companies,
      seedFromId(context.importId),
    );
    this.#seen = new KeyTable(seedFromId(context.importId));
  }

  static async open(context: TargetContext): Promise<EventsTarget> {
    const { tx, importer } = context;
    const companies = await VisibleCompanies.open(context);
    const sources = new NameList(await listNames(tx, importer.tenantId, 'sources'));
    const topics = new NameList(await listNames(tx, importer.tenantId, 'topics'));
    return new EventsTarget(context, companies, sources, topics);
  }

  read(cells: readonly string[]): ReadRow<ImportedEvent> {
    const { mapping, options, today } = this.#context;
    return readEventRow(cells, mapping, options, today, (title, ticker) =>
      suggestBaseScore(title, this.#companies.find(ticker)?.name ?? ticker),
    );
  }

  async prepare(rows: readonly ReadRow<ImportedEvent>[]): Promise<void> {
    await this.#existing.load(
      rows.flatMap(({ draft, faults }) => {
        const company = faults.length > 0 ? null : this.#companies.find(draft.ticker);
        return company ? [{ company, event: draft }] : [];
      }),
    );
  }

  decide(
    read: ReadRow<ImportedEvent>,
    row: number,
  ): { decision: Decision; draft: ImportedEvent; notes: readonly Note[] } {
    const company = this.#companies.find(read.draft.ticker);
    if (read.faults.length > 0)
      return {
        decision: { verdict: 'refused', faults: [...read.faults, ...faultsBeside(read.draft, company)] },
        draft: read.draft,
        notes: [],
      };
    const draft = this.#inListSpelling(read.draft);
    const surplus = this.#surplusNames(draft);
    if (surplus.length > 0) return { decision: { verdict: 'refused', faults: surplus }, draft, notes: [] };
    const decision = decideEvent(draft, {
      company,
      repeatedRow: company && this.#findRow(company, draft),
      existing: company ? this.#existing.compare(company, draft) : 'none',
    });
    if (decision.verdict === 'refused' || !company) return { decision, draft, notes: [] };
    this.#remember(company, draft, row);
    return {
      decision,
      draft,
      notes: decision.verdict === 'add' ? [...read.notes, ...this.#takeNames(draft)] : [],
    };
  }

  #inListSpelling(draft: ImportedEvent): ImportedEvent {
    const source = draft.source && this.#sources.spelling(draft.source);
    const topic = draft.topic && this.#topics.spelling(draft.topic);
    return source === draft.source && topic === draft.topic ? draft : { ...draft, source, topic };
  }

  #surplusNames({ source, topic }: ImportedEvent): Fault[] {
    const faults: Fault[] = [];
    if (source !== '' && this.#sources.isFull && this.#sources.find(source) === null)
      faults.push({ code: 'too-many-names', field: 'source', value: source });
    if (topic !== '' && this.#topics.isFull && this.#topics.find(topic) === null)
      faults.push({ code: 'too-many-names', field: 'topic', value: topic });
    return faults;
  }

  #findRow(company: VisibleCompany, draft: ImportedEvent): number | null {
    const [url, title] = toEventKeys({ url: draft.urlKey, day: draft.day, title: draft.titleKey });
    return (
      (url === null ? null : this.#seen.find(company.number * KINDS, url)) ??
      (title === null ? null : this.#seen.find(company.number * KINDS + 1, title))
    );
  }

  #remember(company: VisibleCompany, draft: ImportedEvent, row: number): void {
    const keys = toEventKeys({ url: draft.urlKey, day: draft.day, title: draft.titleKey });
    for (const [kind, key] of keys.entries())
      if (key !== null) this.#seen.set(company.number * KINDS + kind, key, row);
  }

  #takeNames({ source, topic }: ImportedEvent): Note[] {
    const notes: Note[] = [];
    if (source !== '' && this.#sources.add(source))
      notes.push({ code: 'new-source', field: 'source', value: source });
    if (topic !== '' && this.#topics.add(topic))
      notes.push({ code: 'new-topic', field: 'topic', value: topic });
    return notes;
  }

  async store(rows: readonly DecidedRow<ImportedEvent>[]): Promise<void> {
    const added = rows.flatMap(({ draft, decision }) => {
      const company = decision.verdict === 'add' ? this.#companies.find(draft.ticker) : null;
      if (!company) return [];
      company.isTouched = true;
      return [{ companyId: company.id, draft }];
    });
    await addEvents(this.#context.tx, this.#context.importer.tenantId, added);
  }

  async finish(): Promise<readonly string[]> {
    const { tx, importer, now } = this.#context;
    await addNames(tx, importer.tenantId, 'sources', this.#sources.added);
    await addNames(tx, importer.tenantId, 'topics', this.#topics.added);
    const touched = this.#companies.list().flatMap(({ id, isTouched }) => (isTouched ? [id] : []));
    await touchCompanies(tx, importer.tenantId, touched, now);
    return touched;
  }
}

/** What else is wrong with a row that is refused anyway, so that it can be put right in one go. Also for share prices. */
export function faultsBeside(
  { ticker }: { readonly ticker: string },
  company: VisibleCompany | null,
): Fault[] {
  const fault = ticker === '' ? null : findCompanyFault(ticker, company);
  return fault ? [fault] : [];
}
