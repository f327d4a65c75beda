// Reads documents whose fields are known, as `npm run read-fields` reads them, and judges each expected field.

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { SHIPPED_DOCUMENT_TYPES } from '@vigilo/domain/extraction/document-types';
import type { Made } from '../generated-documents/make-documents.ts';
import type { GeneratedForm } from '../generated-documents/catalogue.ts';
import type { LineFields } from '../../tools/read-fields/choose-fields.ts';
import { chooseFields } from '../../tools/read-fields/choose-fields.ts';
import { readPages } from '../../tools/read-files.ts';
import { ROOT } from '../testing/own-process.ts';
import { isExact } from './compare-field.ts';
import type { JudgedLines } from './compare-lines.ts';
import { judgeLines } from './compare-lines.ts';

const INVOICES = join(ROOT, '../shared/data/invoices');
const AT_ONCE = 2;

export interface KnownForm {
  readonly name: string;
  readonly type: string;
  readonly origin: 'real' | 'tuning' | 'held back';
  readonly isScan: boolean;
  readonly file: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Its line items with what is expected of each; none where they are not known. */
  readonly lines: readonly LineFields[];
}

export interface JudgedField {
  readonly form: KnownForm;
  readonly key: string;
  readonly expected: string;
  /** Null where nothing was read. */
  readonly read: string | null;
  /** 0..1; 0 where nothing was read. */
  readonly confidence: number;
  readonly isExact: boolean;
}

export interface JudgedForm {
  readonly form: KnownForm;
  /** What the document was taken for; null where it could not be read. */
  readonly type: string | null;
  readonly fields: readonly JudgedField[];
  readonly lines: JudgedLines;
}

const record = z.record(z.string(), z.unknown());
const expectations = z.union([z.tuple([record]).transform(([first]) => first), record]);
/** What is written there about the file, not on it. */
const ABOUT = new Set(['desc']);

/** The five real invoices, none where they are not there: every field that is one value. */
export async function listRealInvoices(): Promise<KnownForm[]> {
  if (!existsSync(INVOICES)) return [];
  const names = (await readdir(INVOICES))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
  return Promise.all(
    names.map(async (name) => {
      const expected = expectations.parse(JSON.parse(await readFile(join(INVOICES, `${name}.json`), 'utf8')));
      const single = Object.entries(expected).filter(
        ([key, value]) => !ABOUT.has(key) && (typeof value === 'string' || typeof value === 'number'),
      );
      return {
        name,
        type: 'Invoice',
        origin: 'real' as const,
        isScan: false,
        file: join(INVOICES, `${name}.pdf`),
        fields: Object.fromEntries(single.map(([key, value]) => [key, String(value)])),
        lines: listRealLines(expected['lines']),
      };
    }),
  );
}

const realLines = z.array(
  z.object({
    name: z.string().optional(),
    qty: z.coerce.string().optional(),
    price_unit: z.coerce.string().optional(),
    price_subtotal: z.coerce.string().optional(),
  }),
);

/** What is no line but a note to one has no name. The only figure of a line is what it costs, though it is called the price of one there. */
function listRealLines(lines: unknown): LineFields[] {
  return realLines.parse(lines ?? []).flatMap(({ name, qty, price_unit: price, price_subtotal: total }) => {
    if (name === undefined) return [];
    const isOnly = qty === undefined && total === undefined;
    const amount = isOnly ? price : total;
    return [
      {
        description: name,
        ...(qty === undefined ? {} : { quantity: qty }),
        ...(price === undefined || isOnly ? {} : { price }),
        ...(amount === undefined ? {} : { amount }),
      },
    ];
  });
}

export function toKnown({ name, type, half, isScan, file, fields, lines }: Made<GeneratedForm>): KnownForm {
  return { name, type, origin: half, isScan, file, fields, lines };
}

/** Whether the product looks for this field at all. */
export function isLookedFor(type: string, key: string): boolean {
  return SHIPPED_DOCUMENT_TYPES.some(
    ({ name, keys }) => name === type && keys.some(({ field }) => field === key),
  );
}

/** Two at a time, in their order. */
export async function judgeForms(forms: readonly KnownForm[]): Promise<JudgedForm[]> {
  const judged = new Map<KnownForm, JudgedForm>();
  const left = forms.values();
  const worker = async () => {
    for (const form of left) judged.set(form, await judgeForm(form));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return forms.flatMap((form) => judged.get(form) ?? []);
}

async function judgeForm(form: KnownForm): Promise<JudgedForm> {
  const read = await readPages(form.file)
    .then((pages) => chooseFields(pages, SHIPPED_DOCUMENT_TYPES))
    .catch(() => null);
  const fields = Object.entries(form.fields).map(([key, expected]) => {
    const field = read?.fields[key];
    return {
      form,
      key,
      expected,
      read: field?.value ?? null,
      confidence: field?.confidence ?? 0,
      isExact: field !== undefined && isExact(key, expected, field.value),
    };
  });
  return { form, type: read?.type ?? null, fields, lines: judgeLines(form.lines, read?.lines ?? []) };
}
