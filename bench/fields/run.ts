// How well fields are read: the five real invoices of ../shared/data, and generated invoices, receipts and credit reports, as text and as noisy scans. Of
// the layouts that are held back only counts are given, so that nobody tunes on their mistakes. And whether confidences keep their word. Of the scans that may be tuned on
// a third is read.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listForms } from '../generated-documents/catalogue.ts';
import type { Half } from '../generated-documents/split.ts';
import { makeForms } from '../generated-documents/make-documents.ts';
import type { BenchResult, Figure } from '../testing/bench-result.ts';
import { binByConfidence, expectedCalibrationError } from './calibration.ts';
import type { JudgedField, JudgedForm } from './read-forms.ts';
import { isLookedFor, judgeForms, listRealInvoices, toKnown } from './read-forms.ts';

const LEAST = { text: 0.95, scan: 0.88 };
const WORST = 40;
/** Of the scans that may be tuned on one in so many is read. */
const EACH_SCAN = 3;
const TYPES = ['Invoice', 'Receipt', 'Credit Risk Rating Report'] as const;

export async function bench(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'vigilo-bench-fields-'));
  try {
    const made = await makeForms(chooseForms(listForms()), folder);
    const real = await judgeForms(await listRealInvoices());
    const generated = await judgeForms(made.map(toKnown));
    return describe(real, generated);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Everything but most scans of the layouts that may be tuned on: they take seconds each, and are counted, never judged by. */
function chooseForms<F extends { readonly isScan: boolean; readonly half: Half }>(forms: readonly F[]): F[] {
  const tuned = forms.filter(({ isScan, half }) => isScan && half === 'tuning');
  const left = new Set(tuned.filter((_, at) => at % EACH_SCAN !== 0));
  return forms.filter((form) => !left.has(form));
}

const allFields = (forms: readonly JudgedForm[]): JudgedField[] => forms.flatMap(({ fields }) => fields);

function share(fields: readonly JudgedField[]): number {
  return fields.length === 0 ? 0 : fields.filter(({ isExact }) => isExact).length / fields.length;
}

/** '87.5 % (70 of 80)'. */
function written(fields: readonly JudgedField[]): string {
  const exact = fields.filter(({ isExact }) => isExact).length;
  return fields.length === 0 ? '-' : `${(share(fields) * 100).toFixed(1)} % (${exact} of ${fields.length})`;
}

function describe(real: readonly JudgedForm[], generated: readonly JudgedForm[]): BenchResult {
  const realFields = allFields(real);
  const lookedFor = realFields.filter(({ form, key }) => isLookedFor(form.type, key));
  const tuning = generated.filter(({ form }) => form.origin === 'tuning');
  const heldBack = generated.filter(({ form }) => form.origin === 'held back');
  return {
    title: `Fields of ${real.length} real and ${generated.length} generated documents`,
    lines: [
      ...totals(tuning, heldBack),
      '',
      `Real invoices: ${written(realFields)} of all fields that are expected, ${written(lookedFor)} of those that the product looks for.`,
      '',
      ...lineTotals(real, tuning, heldBack),
      '',
      'By key, of the layouts that may be tuned on and the real invoices:',
      '',
      ...byKey([...real, ...tuning]),
      '',
      'Wrong there (expected, read):',
      '',
      ...worst([...real, ...tuning]),
      '',
      ...calibration('Tuning', allFields(tuning)),
      '',
      ...calibration('Held back', allFields(heldBack)),
    ],
    figures: figuresOf(real, generated),
  };
}

function totals(tuning: readonly JudgedForm[], heldBack: readonly JudgedForm[]): string[] {
  const rows = [...TYPES, null].map((type) => {
    const of = (forms: readonly JudgedForm[], isScan: boolean): string =>
      written(
        allFields(
          forms.filter(({ form }) => (type === null || form.type === type) && form.isScan === isScan),
        ),
      );
    const taken = (forms: readonly JudgedForm[]): string => {
      const own = forms.filter(({ form }) => type === null || form.type === type);
      return `${own.filter((judged) => judged.type === judged.form.type).length} of ${own.length}`;
    };
    return `| ${type ?? 'all'} | ${of(tuning, false)} | ${of(tuning, true)} | ${of(heldBack, false)} | ${of(heldBack, true)} | ${taken(tuning)}, ${taken(heldBack)} |`;
  });
  return [
    '| fields exact | tuning, text | tuning, scans | held back, text | held back, scans | type right |',
    '|---|---|---|---|---|---|',
    ...rows,
  ];
}

/** '87.5 % (70 of 80)'. */
function writtenLines(forms: readonly JudgedForm[]): string {
  const sum = (count: (form: JudgedForm) => number): number =>
    forms.reduce((total, form) => total + count(form), 0);
  const [exact, expected] = [sum(({ lines }) => lines.exact), sum(({ lines }) => lines.expected)];
  const surplus = sum(({ lines }) => lines.surplus);
  if (expected === 0) return '-';
  return `${((exact / expected) * 100).toFixed(1)} % (${exact} of ${expected}, ${surplus} too many)`;
}

function lineTotals(
  real: readonly JudgedForm[],
  tuning: readonly JudgedForm[],
  heldBack: readonly JudgedForm[],
): string[] {
  const rows = (['Invoice', 'Receipt'] as const).map((type) => {
    const of = (forms: readonly JudgedForm[], isScan: boolean): string =>
      writtenLines(forms.filter(({ form }) => form.type === type && form.isScan === isScan));
    return `| ${type} | ${of(tuning, false)} | ${of(tuning, true)} | ${of(heldBack, false)} | ${of(heldBack, true)} |`;
  });
  return [
    '| line items exact | tuning, text | tuning, scans | held back, text | held back, scans |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    `Line items of the real invoices: ${writtenLines(real)}.`,
  ];
}

function byKey(forms: readonly JudgedForm[]): string[] {
  const fields = allFields(forms);
  const names = [...new Set(fields.map(({ form, key }) => `${form.type}: ${key}`))].toSorted();
  const rows = names.map((name) => {
    const own = fields.filter(({ form, key }) => `${form.type}: ${key}` === name);
    return { name, own, part: share(own) };
  });
  return [
    '| key | text | scans |',
    '|---|---|---|',
    ...rows
      .toSorted((one, other) => one.part - other.part)
      .map(
        ({ name, own }) =>
          `| ${name} | ${written(own.filter(({ form }) => !form.isScan))} | ${written(own.filter(({ form }) => form.isScan))} |`,
      ),
  ];
}

/** The documents with most mistakes first. */
function worst(forms: readonly JudgedForm[]): string[] {
  return forms
    .map(({ form, type, fields }) => ({ form, type, wrong: fields.filter(({ isExact }) => !isExact) }))
    .filter(({ wrong }) => wrong.length > 0)
    .toSorted((one, other) => other.wrong.length - one.wrong.length)
    .slice(0, WORST)
    .map(
      ({ form, type, wrong }) =>
        `- ${form.name}${type === form.type ? '' : ` (taken for ${type ?? 'unreadable'})`}: ${wrong.map(({ key, expected, read }) => `${key} \`${expected}\` / ${read === null ? 'nothing' : `\`${read.replaceAll(/\s+/gu, ' ')}\``}`).join('; ')}`,
    );
}

function calibration(name: string, fields: readonly JudgedField[]): string[] {
  const read = fields.filter((field) => field.read !== null);
  const error = (isScan: boolean): string =>
    expectedCalibrationError(read.filter(({ form }) => form.isScan === isScan)).toFixed(3);
  const bins = binByConfidence(read).filter(({ count }) => count > 0);
  return [
    `${name}: expected calibration error ${expectedCalibrationError(read).toFixed(3)} (text ${error(false)}, scans ${error(true)}) of ${read.length} values that were read.`,
    '',
    '| confidence | values | its mean | exact |',
    '|---|---|---|---|',
    ...bins.map(
      ({ low, high, count, meanConfidence, shareExact }) =>
        `| ${low.toFixed(1)} to ${high.toFixed(1)} | ${count} | ${meanConfidence.toFixed(3)} | ${shareExact.toFixed(3)} |`,
    ),
  ];
}

function figuresOf(real: readonly JudgedForm[], generated: readonly JudgedForm[]): Figure[] {
  const fields = allFields(generated);
  const heldBack = fields.filter(({ form }) => form.origin === 'held back');
  const figureOf = (kind: 'text' | 'scan'): Figure => {
    const own = heldBack.filter(({ form }) => form.isScan === (kind === 'scan'));
    return {
      figure: `Fields exact, generated documents held back, ${kind === 'scan' ? 'noisy scans' : 'text'}`,
      target: `>= ${LEAST[kind] * 100} %`,
      measured: written(own),
      isReached: share(own) >= LEAST[kind],
    };
  };
  const expected = allFields(real);
  const invoices: Figure[] =
    expected.length === 0
      ? []
      : [
          {
            figure: 'Fields exact, five real invoices',
            target: 'all',
            measured: written(expected),
            isReached: expected.every(({ isExact }) => isExact),
          },
        ];
  const lineFigures = (['text', 'scan'] as const).map((kind): Figure => {
    const own = generated.filter(
      ({ form }) => form.origin === 'held back' && form.isScan === (kind === 'scan'),
    );
    const all = own.reduce((sum, { lines }) => sum + lines.expected, 0);
    const exact = own.reduce((sum, { lines }) => sum + lines.exact, 0);
    return {
      figure: `Line items exact, generated documents held back, ${kind === 'scan' ? 'noisy scans' : 'text'}`,
      target: `>= ${LEAST[kind] * 100} %`,
      measured: writtenLines(own),
      isReached: exact >= LEAST[kind] * all,
    };
  });
  return [...invoices, figureOf('text'), figureOf('scan'), ...lineFigures];
}
