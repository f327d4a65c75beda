// Child documents and their rows as replies: findings in the words of whoever reads them.

import type { ChildDocumentRow } from '@vigilo/contract/documents';
import type { extractedTable, ExtractionRowReply } from '@vigilo/contract/extraction';
import { formatMessage } from '@vigilo/contract/messages/format-message';
import { MESSAGES } from '@vigilo/contract/messages/catalogue';
import type { Language } from '@vigilo/contract/messages/language';
import type { Access } from '@vigilo/domain/access/can';
import { decideChildActions } from '@vigilo/domain/documents/child-actions';
import type { ExtractionRow, Finding, Validation } from '@vigilo/domain/extraction/extraction-row';
import { FIGURE_TYPES } from '@vigilo/domain/extraction/extraction-row';
import { writeExact } from '@vigilo/domain/scoring/write-number';
import type { z } from 'zod';
import type { StoredTable } from './extraction-blocks.queries.ts';
import { toRejectionReply } from '../documents/document-rows.ts';
import type { ListedChild } from './child-documents.queries.ts';

/** A child document is as far as its document is. */
export function toChildReply(child: ListedChild, access: Access): ChildDocumentRow {
  return {
    id: child.id,
    ParentDocumentId: child.document_id,
    DocumentType: child.document_type,
    Pages: child.pages,
    Name: child.name,
    Tags: child.tags,
    version: child.version,
    can: decideChildActions(access, {
      status: child.status,
      isDeleted: child.is_deleted,
      userStatus: child.user_status,
    }),
    Status: child.status,
    UserStatus: child.user_status,
    rowCount: child.row_count,
    lookCount: child.look_count,
    rejection: toRejectionReply(child.rejection),
  };
}

type ExtractedTableReply = z.output<typeof extractedTable>;

/** What linked documents say for a row. */
type Counterparts = ExtractionRowReply['Linked'];

/** A row as it is shown; `linked` is what linked documents say for it. */
export function toRowReply(row: ExtractionRow, linked: Counterparts, language: Language): ExtractionRowReply {
  return {
    ...row,
    ExtraFields: [...(row.ExtraFields ?? [])],
    ValueCoordinates: [...row.ValueCoordinates],
    DocKeyCoordinates: [...row.DocKeyCoordinates],
    LookReasons: [...row.LookReasons],
    DataFormat: { ...row.DataFormat, AllowedValues: [...row.DataFormat.AllowedValues] },
    IntraValidation: toValidationReply(row, row.IntraValidation, language),
    InterValidation: toValidationReply(row, row.InterValidation, language),
    Linked: linked,
  };
}

/** A child table as it is shown. */
export function toTableReply({ id, version, rows }: StoredTable): ExtractedTableReply {
  return {
    id,
    version,
    JSONData: {
      Value: rows.map((row) => {
        const said = { status: row.CheckedByHand ?? null, details: [] };
        const RowValue = row.RowValue.map((cell) => ({
          ...cell,
          ValueCoordinates: [...cell.ValueCoordinates],
          DataFormat: { ...cell.DataFormat, AllowedValues: [...cell.DataFormat.AllowedValues] },
        }));
        return {
          id: row.id,
          RowValue,
          IntraValidation: said,
          InterValidation: said,
          ValueCoordinates: RowValue.flatMap(({ ValueCoordinates }) => ValueCoordinates),
        };
      }),
    },
  };
}

function toValidationReply(
  row: ExtractionRow,
  { status, details }: Validation,
  language: Language,
): ExtractionRowReply['IntraValidation'] {
  return {
    status,
    details: details.map((finding) => ({
      rule: finding.rule,
      severity: finding.severity,
      message: wordFinding(row, finding, language),
      ...(finding.suggestion === undefined ? {} : { suggestion: finding.suggestion }),
    })),
  };
}

/** Values of findings that are figures where the row says one. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  'sum-differs': ['totalValue', 'sum', 'difference'],
  'balance-differs': ['totalValue', 'sum', 'difference'],
  'line-differs': ['quantity', 'price', 'amount', 'product'],
  'lines-differ': ['totalValue', 'sum', 'difference'],
  'differs-from-linked': ['value', 'otherValue'],
  'reconciled-with-linked': ['value', 'otherValue', 'accepted'],
};

/** Findings of a table, which has no type of its own. */
const OF_LINES: ReadonlySet<string> = new Set(['line-differs', 'lines-differ']);

/** A finding about a row in a sentence, its figures as the language writes them; one that the words do not know, as of a rule that is no more, in a general one. */
export function wordFinding(
  { DataFormat }: Pick<ExtractionRow, 'DataFormat'>,
  { code, values }: Finding,
  language: Language,
): string {
  const texts: Readonly<Record<string, string>> = MESSAGES[language].extraction;
  const text = texts[`findings.${code}`] ?? MESSAGES[language].extraction['findings.other'];
  const isFigure = FIGURE_TYPES.has(DataFormat.DataType) || OF_LINES.has(code);
  const figures = isFigure ? (FIGURES[code] ?? []) : [];
  const written = Object.entries(values).map(([name, value]) => [
    name,
    figures.includes(name) ? (writeExact(String(value), language) ?? value) : value,
  ]);
  return formatMessage(text, language, Object.fromEntries(written));
}
