import type { Decision, Note, ReadRow } from '@vigilo/domain/imports/faults';
import type { NewsRow } from '@vigilo/domain/imports/news-row';
import { decideNews, findNewsCompanyFault, readNewsRow } from '@vigilo/domain/imports/news-row';
import { previewItems, storePreviewed } from '../news/ingest.service.ts';
import type { NewsWork, WorkItem } from '../news/news-step.ts';
import type { Target, TargetContext } from './import-target.ts';
import { findUserId } from './importer.ts';
import { KeyTable, seedFromId } from './key-table.ts';

/** Ids of rows are told apart by their sources and days. */
const ORIGIN = 'file';

/** A row that can be read, of which only the company is asked for. */
const COMPANY_ONLY = { title: 'Untitled', url: '', summary: '', source: '', date: '', id: '' };

/** Brings a file's news into a tenant, by the steps that all news takes. */
export class NewsTarget implements Target<NewsRow> {
  readonly #context: TargetContext;
  /** Rows in which an item came, by company and key. */
  readonly #seen: KeyTable;
  readonly #numbers = new Map<string, number>();
  #work: NewsWork | null = null;
  #items = new Map<ReadRow<NewsRow>, WorkItem>();

  constructor(context: TargetContext) {
    this.#context = context;
    this.#seen = new KeyTable(seedFromId(context.importId));
  }

  read(cells: readonly string[]): ReadRow<NewsRow> {
    const { mapping, options, today, now } = this.#context;
    return readNewsRow(cells, mapping, options, today, now.getTime());
  }

  async prepare(rows: readonly ReadRow<NewsRow>[]): Promise<void> {
    const readable = rows.filter(({ faults }) => faults.length === 0);
    // Of the others only the company: a later row that is right is no repetition of one that is not.
    const faulty = rows.filter(({ faults }) => faults.length > 0);
    const others =
      faulty.length === 0
        ? []
        : (await this.#lookAt(faulty.map(({ draft }) => ({ ...COMPANY_ONLY, ticker: draft.ticker })))).items;
    this.#work = await this.#lookAt(readable.map(({ draft }) => draft));
    this.#items = new Map([...pairs(readable, this.#work.items), ...pairs(faulty, others)]);
  }

  #lookAt(rows: readonly NewsRow[]): Promise<NewsWork> {
    const { tx, importer, now } = this.#context;
    const caller = findUserId(importer) === null ? null : importer;
    const items = rows.map((row) => ({ ...row, companyId: null }));
    const origin = { origin: ORIGIN, source: '', isFile: true };
    const batch = { tenantId: importer.tenantId, caller, ...origin, items };
    return previewItems(tx, batch, now.getTime());
  }

  decide(
    read: ReadRow<NewsRow>,
    row: number,
  ): { decision: Decision; draft: NewsRow; notes: readonly Note[] } {
    const { draft, faults, notes } = read;
    const item = this.#items.get(read);
    const hasCompany = item !== undefined && item.companyId !== null;
    if (faults.length > 0) {
      const beside = draft.ticker === '' ? null : findNewsCompanyFault(draft, { hasCompany });
      return {
        decision: { verdict: 'refused', faults: beside ? [...faults, beside] : faults },
        draft,
        notes,
      };
    }
    const decision = decideNews(draft, {
      hasCompany,
      repeatedRow: item === undefined ? null : this.#findRepeatedRow(item),
      isKnown: item?.outcome === 'known',
    });
    if (item && decision.verdict === 'unchanged') item.outcome = 'known';
    if (item && decision.verdict !== 'refused') this.#remember(item, row);
    return { decision, draft, notes };
  }

  #getNumber({ companyId }: WorkItem): number {
    const id = companyId ?? '';
    const number = this.#numbers.get(id) ?? this.#numbers.size + 1;
    this.#numbers.set(id, number);
    return number;
  }

  #findRepeatedRow(item: WorkItem): number | null {
    const rows = item.keys.flatMap((key) => this.#seen.find(this.#getNumber(item), key) ?? []);
    return rows[0] ?? null;
  }

  #remember(item: WorkItem, row: number): void {
    for (const key of item.keys) this.#seen.set(this.#getNumber(item), key, row);
  }

  async store(): Promise<void> {
    if (this.#work) await storePreviewed(this.#work);
  }

  /** What is imported so counts in no score yet. */
  async finish(): Promise<readonly string[]> {
    return [];
  }
}

function pairs(
  rows: readonly ReadRow<NewsRow>[],
  items: readonly WorkItem[],
): [ReadRow<NewsRow>, WorkItem][] {
  return rows.flatMap((row, index): [ReadRow<NewsRow>, WorkItem][] => {
    const item = items[index];
    return item ? [[row, item]] : [];
  });
}
