// The fields of a file, by the names that programs use: of several values of a key the one that was read first is given; and its line items. Two follow from others: the number of
// the chamber of commerce is that of the register, and the narration is the order with its label.

import type { Box, ReadPage } from '@vigilo/domain/digitise/page';
import type { DocumentType } from '@vigilo/domain/extraction/document-type';
import { findDocumentType } from '@vigilo/domain/extraction/document-types';
import type { ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import type { LineRole } from '@vigilo/domain/extraction/line-items/line-columns';
import { LINE_COLUMNS, LINE_ITEMS } from '@vigilo/domain/extraction/line-items/line-columns';
import type { ReadChild } from '../../apps/api/src/extraction/read-children.ts';
import { extractChild, readTablesOf, splitPages } from '../../apps/api/src/extraction/read-children.ts';

interface Field {
  readonly value: string;
  readonly page: number | null;
  readonly box: Box | null;
  readonly confidence: number;
}

export interface FileFields {
  readonly type: string;
  readonly fields: Readonly<Record<string, Field>>;
  /** The line items of the first child document that has some: what each column says, by the names that programs use; what is not printed is missing. */
  readonly lines: readonly LineFields[];
}

export type LineFields = Readonly<Partial<Record<LineRole, string>>>;

export function chooseFields(pages: readonly ReadPage[], types: readonly DocumentType[]): FileFields {
  const tables = readTablesOf(pages);
  const children = splitPages(pages, tables, types)
    .map((child) => extractChild(child, pages, tables, types))
    .toSorted((a, b) => countFound(b) - countFound(a));
  const rows = children.flatMap(({ documentType, rows: own }) => {
    const { keys } = findDocumentType(types, documentType);
    return own.filter(isFound).map((row) => ({
      row,
      field: keys.find(({ key }) => key === row.SSOTKey)?.field ?? '',
    }));
  });
  const fields = new Map(
    rows
      .toReversed()
      .filter(({ field }) => field !== '')
      .map(({ row, field }) => [field, toField(row)] as const),
  );
  const registration = fields.get('siren');
  const order = rows.find(({ row, field }) => field === 'order_number' && row.DocKey !== '')?.row;
  return {
    type: children[0]?.documentType ?? 'Other',
    fields: {
      ...Object.fromEntries(fields),
      ...(registration === undefined ? {} : { partner_coc: registration }),
      ...(order === undefined ? {} : { narration: toNarration(order) }),
    },
    lines: children.map(listLines).find((lines) => lines.length > 0) ?? [],
  };
}

function listLines({ rows, blocks }: ReadChild): LineFields[] {
  const id = rows.find(({ SSOTKey }) => SSOTKey === LINE_ITEMS)?.Value;
  const block = blocks.find((each) => each.id === id);
  if (block?.kind !== 'table') return [];
  return block.content.Value.map(({ RowValue }) => {
    const texts = new Map(RowValue.map(({ ColumnSSOT, Value }) => [ColumnSSOT.Value, Value]));
    return Object.fromEntries(
      Object.entries(LINE_COLUMNS).flatMap(([role, column]) => {
        const text = texts.get(column) ?? '';
        return text === '' ? [] : [[role, text]];
      }),
    );
  });
}

/** The text that an entry in the books gets: the order as the supplier writes it. */
function toNarration(order: ExtractionRow): Field {
  return { ...toField(order), value: `${order.DocKey.replace(/:$/u, '')}: ${order.Value}` };
}

function isFound({ ValueType, Value }: ExtractionRow): boolean {
  return ValueType === 'entity' && Value !== '';
}

function countFound({ rows }: ReadChild): number {
  return rows.filter(isFound).length;
}

function toField({ Value, ValueCoordinates, Confidence }: ExtractionRow): Field {
  const [at] = ValueCoordinates;
  return {
    value: Value,
    page: at?.page_n ?? null,
    box: at === undefined ? null : [at.scaled_x_start, at.scaled_y_start, at.scaled_x_end, at.scaled_y_end],
    confidence: Confidence,
  };
}
