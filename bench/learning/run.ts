// A small month of learning: twenty generated invoices whose number has a name that no template knows. Five are put right and approved; what that teaches is
// measured on the other fifteen, read before and after.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import { INVOICE } from '@vigilo/domain/extraction/types/invoice';
import type { ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import type { ApprovedDocument } from '@vigilo/domain/templates/learn-from-corrections';
import { learnFromCorrections, readByTemplate } from '@vigilo/domain/templates/learn-from-corrections';
import type { TemplateDefinition } from '@vigilo/domain/templates/template';
import { readPages } from '../../tools/read-files.ts';
import { isExact } from '../fields/compare-field.ts';
import type { GeneratedForm } from '../generated-documents/catalogue.ts';
import { SEED } from '../generated-documents/catalogue.ts';
import { Dice } from '../generated-documents/dice.ts';
import { FONTS, sheetOf } from '../generated-documents/drawing.ts';
import * as forms from '../generated-documents/invoices/form-layouts.ts';
import { drawInvoice } from '../generated-documents/invoices/invoice-facts.ts';
import { InvoicePaper } from '../generated-documents/invoices/invoice-paper.ts';
import { drawLabels } from '../generated-documents/invoices/invoice-words.ts';
import * as letters from '../generated-documents/invoices/letter-layouts.ts';
import * as modern from '../generated-documents/invoices/modern-layouts.ts';
import { LOCALES } from '../generated-documents/locales.ts';
import { makeForms } from '../generated-documents/make-documents.ts';
import type { BenchResult } from '../testing/bench-result.ts';

const DOCUMENTS = 20;
const CORRECTED = 5;
const UNKNOWN = 'Registry mark';
const LAYOUTS = { ...letters, ...forms, ...modern };

interface Known {
  readonly name: string;
  readonly pages: readonly ReadPage[];
  readonly fields: Readonly<Record<string, string>>;
}

/** Invoices in English of all layouts in turn, with the unknown name in the place of that of the number. */
function drawMonth(): GeneratedForm[] {
  const layouts = Object.keys(LAYOUTS);
  return Array.from({ length: DOCUMENTS }, (_, at) => {
    const layout = layouts[at % layouts.length] ?? '';
    const dice = new Dice(`month-${at}`, SEED);
    const locale = dice.pick(LOCALES.en);
    const facts = drawInvoice({ lineCount: [2, 6], rateCount: 1, locale }, dice);
    const labels = { ...drawLabels(locale, dice), number: UNKNOWN };
    const paper = new InvoicePaper(facts, labels, locale, dice.pick(FONTS), dice);
    return {
      name: `month-${at}`,
      layout,
      half: 'tuning',
      language: 'en',
      type: 'Invoice',
      isScan: false,
      sheet: sheetOf(LAYOUTS, layout, paper),
      fields: paper.fields(),
      lines: [],
    };
  });
}

/** The document as an analyst leaves it: what is read right stays, what is wrong or missing is typed. */
function approve({ name, pages, fields }: Known): ApprovedDocument {
  const read = readByTemplate(INVOICE, pages);
  const rows = INVOICE.keys.flatMap((key): ExtractionRow[] => {
    const row = read.find(({ SSOTKey }) => SSOTKey === key.key);
    const truth = fields[key.field];
    if (row === undefined || truth === undefined || isExact(key.field, truth, row.Value))
      return row === undefined ? [] : [row];
    return [{ ...row, Value: truth, IsModified: true }];
  });
  return { id: name, pages, rows };
}

interface Score {
  readonly numbers: number;
  readonly right: number;
  readonly values: number;
}

/** How many of the expected values a template reads exactly: of the number alone, and of all. */
function score(definition: TemplateDefinition, documents: readonly Known[]): Score {
  let [numbers, right, values] = [0, 0, 0];
  for (const { pages, fields } of documents) {
    const read = readByTemplate(definition, pages);
    for (const { key, field } of definition.keys) {
      const truth = fields[field];
      if (truth === undefined) continue;
      values += 1;
      const row = read.find(({ SSOTKey }) => SSOTKey === key);
      if (row === undefined || !isExact(field, truth, row.Value)) continue;
      right += 1;
      if (field === 'invoice_number') numbers += 1;
    }
  }
  return { numbers, right, values };
}

export async function bench(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'vigilo-bench-learning-'));
  try {
    const documents: Known[] = [];
    for (const { name, file, fields } of await makeForms(drawMonth(), folder))
      documents.push({ name, fields, pages: await readPages(file) });
    return describe(documents);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function describe(documents: readonly Known[]): BenchResult {
  const [corrected, others] = [documents.slice(0, CORRECTED), documents.slice(CORRECTED)];
  const started = performance.now();
  const { definition, lesson, trials } = learnFromCorrections({
    definition: INVOICE,
    documents: corrected.map(approve),
    refused: [],
    hasTime: () => true,
  });
  const seconds = (performance.now() - started) / 1000;
  const [before, after] = [score(INVOICE, others), score(definition, others)];
  const written = ({ right, values }: Score) => `${right} of ${values}`;
  return {
    title: `Learning: ${DOCUMENTS} invoices with a name that no template knows, ${CORRECTED} of them put right`,
    lines: [
      `The number is called '${UNKNOWN}'; the invoices are of ${Object.keys(LAYOUTS).length} layouts in turn.`,
      `On the ${others.length} that nobody put right: numbers read exactly ${before.numbers} before, ${after.numbers} after; all values ${written(before)} before, ${written(after)} after.`,
      `On the ${CORRECTED} that were: ${lesson?.before.right ?? 0} of ${lesson?.before.values ?? 0} approved values before, ${lesson?.after.right ?? 0} after.`,
      `Learned in ${seconds.toFixed(1)} s: ${lesson?.learned.map(({ field, synonym, place }) => `${field} '${synonym ?? ''}' ${place ?? ''}`.trim()).join('; ') ?? 'nothing'}.`,
      `Proposals: ${trials.map(({ synonym, place, outcome }) => `'${synonym ?? ''}' ${place ?? ''} ${outcome}`).join('; ')}.`,
    ],
    figures: [
      {
        figure: `Numbers of the ${others.length} other invoices read exactly, after against before`,
        target: 'more',
        measured: `${after.numbers} against ${before.numbers}`,
        isReached: after.numbers > before.numbers,
      },
      {
        figure: 'All values of the other invoices read exactly, after against before',
        target: 'no fewer',
        measured: `${after.right} against ${before.right} of ${after.values}`,
        isReached: after.right >= before.right,
      },
    ],
  };
}
