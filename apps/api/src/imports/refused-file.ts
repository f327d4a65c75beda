import { Readable } from 'node:stream';
import type { Language } from '@vigilo/contract/messages/language';
import { formatCsvLine } from '@vigilo/domain/imports/write-csv';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { getTranslator } from '../frame/texts.ts';
import type { StoredImport } from './imports.queries.ts';
import { listRows } from './import-rows.queries.ts';
import { fieldText, matchText, reasonText } from './reason-text.ts';
import type { RowDetails } from './stored-import.ts';

const ROWS_AT_ONCE = 1000;
/** So that Excel reads the text as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** The rows of an import that are refused, or left out until a person decides, as they stand in its file, each with its number and reasons, as a CSV file that is written while it is read. */
export function refusedFile(
  context: Pick<AppContext, 'db'>,
  stored: StoredImport,
  language: Language,
): { name: string; content: Readable } {
  const name = getTranslator(language)('imports.refusedFile.name', {
    name: stored.file_name.replace(/\.\w+$/, ''),
  });
  return { name: `${name}.csv`, content: Readable.from(lines(context, stored, language)) };
}

async function* lines(
  context: Pick<AppContext, 'db'>,
  stored: StoredImport,
  language: Language,
): AsyncGenerator<string, void> {
  const t = getTranslator(language);
  const { columns } = stored.layout;
  const titles = columns.map(
    ({ title }, column) => title || t('imports.columns.unnamed', { number: String(column + 1) }),
  );
  yield (
    BYTE_ORDER_MARK +
    formatCsvLine([...titles, t('imports.refusedFile.row'), t('imports.refusedFile.reason')])
  );
  let rows = await listAfter(context, stored, 0);
  for (; rows.length > 0; rows = await listAfter(context, stored, rows.at(-1)?.row ?? 0)) {
    yield rows
      .filter(({ details }) => isLeftOut(details))
      .map(({ row, cells, details }) =>
        formatCsvLine([
          ...columns.map((_, column) => cells[column] ?? ''),
          String(row),
          details.verdict === 'conflict' && details.match
            ? matchText(details.match, language)
            : formatReasons(stored, details.faults ?? [], language),
        ]),
      )
      .join('');
  }
}

/** Of the rows that a person may decide on, those that are not imported as they stand. */
function isLeftOut({ verdict = 'refused' }: RowDetails): boolean {
  return verdict === 'refused' || verdict === 'conflict';
}

function listAfter(context: Pick<AppContext, 'db'>, stored: StoredImport, after: number) {
  return inTenant(context.db, stored.tenant_id, (tx) =>
    listRows(tx, stored.tenant_id, stored.id, {
      lists: ['refused', 'conflict'],
      after,
      limit: ROWS_AT_ONCE,
    }),
  );
}

function formatReasons(
  stored: StoredImport,
  faults: readonly Parameters<typeof reasonText>[1][],
  language: Language,
): string {
  return faults
    .map((fault) =>
      fault.value === ''
        ? reasonText(stored.kind, fault, language)
        : `${fieldText(stored.kind, fault.field, language)} '${fault.value}': ${reasonText(stored.kind, fault, language)}`,
    )
    .join(' | ');
}
