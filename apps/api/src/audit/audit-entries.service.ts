// Reading the audit log: by page for the screen, all of it as a file.

import { Readable } from 'node:stream';
import type {
  AuditEntry,
  exportAudit as ExportCall,
  listAuditEntries as ListCall,
} from '@vigilo/contract/audit';
import type { CallInput, CallReply } from '@vigilo/contract/call';
import type { Language } from '@vigilo/contract/messages/language';
import { can } from '@vigilo/domain/access/can';
import { listFieldChanges } from '@vigilo/domain/audit/field-changes';
import { formatCsvLine } from '@vigilo/domain/imports/write-csv';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { getTranslator } from '../frame/texts.ts';
import type { EntryFilter, EntryRow, KnownFilters } from './audit-entries.queries.ts';
import { getKnownFilters, listEntryRows } from './audit-entries.queries.ts';

const ROWS_AT_ONCE = 500;
/** So that Excel reads the text as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

type Context = Pick<AppContext, 'db'>;

/** A page of entries, newest first. */
export async function listEntries(
  context: Context,
  caller: Caller,
  { before, limit, ...filter }: CallInput<typeof ListCall>['query'],
): Promise<CallReply<typeof ListCall>['data']> {
  // One more than the page, to know whether there is a next one.
  const rows = await inTenant(context.db, caller.tenantId, (tx) =>
    listEntryRows(tx, caller, filter, { before: before ?? null, limit: limit + 1 }),
  );
  const shown = rows.slice(0, limit);
  return {
    entries: shown.map((row) => toEntry(row, caller)),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

const RATING = /rating/i;

function toEntry(row: EntryRow, caller: Caller): AuditEntry {
  const seesRatings = can(caller.access, 'list-creditriskrating');
  return {
    _id: row.id,
    at: row.at.toISOString(),
    actor:
      row.actor_id === null
        ? null
        : { _id: row.actor_id, name: row.actor_name ?? '', email: row.actor_email ?? '' },
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    entityName: row.entity_name,
    changes: listFieldChanges(row.before, row.after).filter(
      ({ field }) => seesRatings || !RATING.test(field),
    ),
    requestId: row.request_id,
  };
}

/** What the filters can be set to. */
export function listFilters(context: Context, caller: Caller): Promise<KnownFilters> {
  return inTenant(context.db, caller.tenantId, (tx) => getKnownFilters(tx, caller.tenantId));
}

/** The entries as a CSV file that is written while it is read, so that it can be of any length. */
export function exportEntries(
  context: Context,
  caller: Caller,
  { lang, ...filter }: CallInput<typeof ExportCall>['query'],
): { name: string; content: Readable } {
  return {
    name: `${getTranslator(lang)('audit.export.fileName')}.csv`,
    content: Readable.from(lines(context, caller, filter, lang)),
  };
}

async function* lines(
  context: Context,
  caller: Caller,
  filter: EntryFilter,
  language: Language,
): AsyncGenerator<string, void> {
  const t = getTranslator(language);
  const titles = [
    'at',
    'name',
    'email',
    'action',
    'entity',
    'entityName',
    'entityId',
    'field',
    'before',
    'after',
    'requestId',
  ] as const;
  yield BYTE_ORDER_MARK + formatCsvLine(titles.map((title) => t(`audit.export.${title}`)));
  const listAfter = (after: string | null) =>
    inTenant(context.db, caller.tenantId, (tx) =>
      listEntryRows(tx, caller, filter, { after, limit: ROWS_AT_ONCE }),
    );
  for (let rows = await listAfter(null); rows.length > 0; rows = await listAfter(rows.at(-1)?.id ?? null)) {
    yield rows.map((row) => toCsvLines(toEntry(row, caller), t('audit.export.system'))).join('');
  }
}

/** A line for each changed field; one for an entry that changed none. */
function toCsvLines(entry: AuditEntry, system: string): string {
  const { actor } = entry;
  const start = [
    entry.at,
    actor?.name ?? system,
    actor?.email ?? '',
    entry.action,
    entry.entity,
    entry.entityName ?? '',
    entry.entityId ?? '',
  ];
  const changes = entry.changes.length > 0 ? entry.changes : [{ field: '', before: '', after: '' }];
  return changes
    .map(({ field, before, after }) =>
      formatCsvLine([...start, field, before ?? '', after ?? '', entry.requestId ?? '']),
    )
    .join('');
}
