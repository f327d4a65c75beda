import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../digitise/page.ts';
import type { ExtractionRow } from '../extraction/extraction-row.ts';
import type { Piece } from '../extraction/testing/printed-page.ts';
import { printPage } from '../extraction/testing/printed-page.ts';
import type { ApprovedDocument, LearningResult } from './learn-from-corrections.ts';
import { learnFromCorrections, readByTemplate } from './learn-from-corrections.ts';
import { listRefused, undoLearned } from './learned.ts';
import { measureReading } from './measure-reading.ts';
import type { TemplateDefinition } from './template.ts';
import { SHIPPED_TEMPLATES } from './template.ts';

const INVOICE = findInvoice();

function findInvoice(): TemplateDefinition {
  const found = SHIPPED_TEMPLATES.find(({ definition }) => definition.name === 'Invoice');
  if (!found) throw new Error('There is no Invoice');
  return found.definition;
}

/** An invoice that calls its order number as these lines do. */
function page(at: number, lines: readonly (readonly Piece[])[]): ReadPage {
  return printPage(1, [
    [['Acme Paper Ltd', 0.05]],
    [['INVOICE', 0.05]],
    [],
    [
      ['Invoice number: INV-', 0.05],
      [`${100 + at}`, 0.24],
    ],
    [['Invoice date: 2026-10-05', 0.05]],
    [],
    ...lines,
    [],
    [
      ['Subtotal', 0.5],
      ['100.00', 0.9, 'to'],
    ],
    [
      ['VAT', 0.5],
      ['20.00', 0.9, 'to'],
    ],
    [
      ['Total amount due', 0.5],
      ['120.00 USD', 0.9, 'to'],
    ],
  ]);
}

/** The document as somebody approved it, who typed what the template does not read. */
function approve(
  id: string,
  own: ReadPage,
  typed: Readonly<Record<string, string>>,
  definition = INVOICE,
): ApprovedDocument {
  const read = readByTemplate(definition, [own]);
  const rows = definition.keys.flatMap(({ key }): ExtractionRow[] => {
    const row = read.find(({ SSOTKey }) => SSOTKey === key);
    const value = typed[key];
    if (value === undefined || value === row?.Value) return row === undefined ? [] : [row];
    const entered = { Value: value, IsModified: true, ValueCoordinates: [] };
    const [any] = read;
    if (any === undefined) return [];
    return [{ ...any, ...row, id: `${id} ${key}`, SSOTKey: key, ...entered }];
  });
  return { id, pages: [own], rows };
}

function learn(
  documents: readonly ApprovedDocument[],
  options: { definition?: TemplateDefinition; refused?: LearningResult['trials'] } = {},
): LearningResult {
  const { definition = INVOICE, refused = [] } = options;
  return learnFromCorrections({ definition, documents, refused, hasTime: () => true });
}

const beside = (at: number, label = 'Requisition mark:'): readonly (readonly Piece[])[] => [
  [
    [label, 0.05],
    [`ZQ-47${at}`, 0.35],
  ],
];

const besideDocuments = [1, 2, 3].map((at) =>
  approve(`d${at}`, page(at, beside(at)), { 'Order Number': `ZQ-47${at}` }),
);

describe('learning from corrections', () => {
  it('proposes the label left of a value that people typed, and keeps it where documents are read better', () => {
    const { definition, lesson, trials } = learn(besideDocuments);
    expect(trials[0]).toEqual({
      field: 'order_number',
      synonym: 'requisition mark',
      place: null,
      documents: ['d1', 'd2', 'd3'],
      outcome: 'kept',
    });
    expect(lesson?.after.right).toBe((lesson?.before.right ?? 0) + 3);
    const unseen = readByTemplate(definition, [page(9, beside(9))]);
    expect(unseen.find(({ SSOTKey }) => SSOTKey === 'Order Number')).toMatchObject({
      Value: 'ZQ-479',
      DocKey: 'Requisition mark',
    });
  });

  it('learns a name also where a less telling one gives another value', () => {
    const both = (at: number): readonly (readonly Piece[])[] => [
      [
        ['Our ref:', 0.05],
        [`AB-99${at}`, 0.35],
      ],
      ...beside(at),
    ];
    const definition = {
      ...INVOICE,
      keys: INVOICE.keys.map((key) =>
        key.key === 'Order Number' ? { ...key, synonyms: [...key.synonyms, 'our ref'] } : key,
      ),
    };
    const documents = [1, 2].map((at) =>
      approve(`d${at}`, page(at, both(at)), { 'Order Number': `ZQ-47${at}` }, definition),
    );
    const { lesson } = learn(documents, { definition });
    expect(lesson?.learned).toMatchObject([{ synonym: 'requisition mark', place: null }]);
  });

  it('keeps nothing that only one document shows: it would be tried on what it was drawn from alone', () => {
    const { lesson, trials } = learn(besideDocuments.slice(0, 1));
    expect(lesson).toBeNull();
    expect(trials.every(({ outcome }) => outcome === 'seen-once')).toBe(true);
  });

  it('keeps nothing with which any approved document is read worse', () => {
    // In this one the same words stand at something that is no order number.
    const against = approve('d4', page(4, beside(4)), {});
    const { lesson, trials } = learn([...besideDocuments, against]);
    expect(lesson).toBeNull();
    expect(trials[0]).toMatchObject({ synonym: 'requisition mark', outcome: 'lowers' });
  });

  it('learns a place of a label with its name where the name alone does not tell: at the head of a column', () => {
    const column = (at: number): readonly (readonly Piece[])[] => [
      [
        ['Goods', 0.05],
        ['Requisition', 0.6],
      ],
      [],
      [],
      [],
      [],
      [],
      [
        [['Paper', 'Pens', 'Ink'][at % 3] ?? '', 0.05],
        [`ZQ-47${at}`, 0.6],
      ],
    ];
    const documents = [1, 2].map((at) =>
      approve(`d${at}`, page(at, column(at)), { 'Order Number': `ZQ-47${at}` }),
    );
    const { definition, lesson } = learn(documents);
    expect(lesson?.learned).toMatchObject([{ synonym: 'requisition', place: 'head', placeBefore: null }]);
    const unseen = readByTemplate(definition, [page(9, column(9))]);
    expect(unseen.find(({ SSOTKey }) => SSOTKey === 'Order Number')?.Value).toBe('ZQ-479');
  });

  it('learns that a label which is known stands further below its value', () => {
    const over = (at: number): readonly (readonly Piece[])[] => [
      [[`ZQ-47${at}`, 0.4]],
      [],
      [['Purchase order', 0.4]],
      [],
    ];
    const documents = [1, 2].map((at) =>
      approve(`d${at}`, page(at, over(at)), { 'Order Number': `ZQ-47${at}` }),
    );
    const { lesson } = learn(documents);
    expect(lesson?.learned).toMatchObject([{ synonym: null, place: 'below' }]);
  });

  it('takes no name of another key', () => {
    const documents = [1, 2].map((at) =>
      approve(
        `d${at}`,
        page(at, [
          [
            ['Due date:', 0.05],
            [`ZQ-47${at}`, 0.35],
          ],
        ]),
        {
          'Order Number': `ZQ-47${at}`,
        },
      ),
    );
    expect(learn(documents).trials.some(({ synonym }) => synonym === 'due date')).toBe(false);
  });

  it('is undone to exactly what was there, and what was undone is not learned again', () => {
    const { definition, lesson } = learn(besideDocuments);
    const learned = lesson?.learned ?? [];
    expect(undoLearned(definition, learned)).toEqual(INVOICE);
    const refused = listRefused(INVOICE, lesson === null ? [] : [lesson]);
    expect(refused).toHaveLength(1);
    const again = learnFromCorrections({
      definition: INVOICE,
      documents: besideDocuments,
      refused,
      hasTime: () => true,
    });
    expect(again.lesson).toBeNull();
    expect(again.trials[0]?.outcome).toBe('undone-before');
    // While it is there nothing is refused.
    expect(listRefused(definition, lesson === null ? [] : [lesson])).toEqual([]);
  });

  it('keeps what people changed since when it is undone', () => {
    const { definition, lesson } = learn(besideDocuments);
    const changed = { ...definition, name: 'Supplier Invoice' };
    expect(undoLearned(changed, lesson?.learned ?? [])).toEqual({ ...INVOICE, name: 'Supplier Invoice' });
  });

  it('begins no trial once the time is up', () => {
    const { lesson, trials } = learnFromCorrections({
      definition: INVOICE,
      documents: besideDocuments,
      refused: [],
      hasTime: () => false,
    });
    expect(lesson).toBeNull();
    expect(trials[0]?.outcome).toBe('no-time');
  });

  it('never reads an approved document worse, whatever was typed, and is undone to exactly what was there', () => {
    const label = fc.constantFrom(
      'Requisition mark:',
      'Our sign',
      'Total',
      'Invoice number',
      'Sold to',
      'Ref',
    );
    const document = fc.record({
      lines: fc.array(
        fc.tuple(label, fc.constantFrom(0.2, 0.35, 0.6), fc.constantFrom('ZQ-4711', '77.10', '2026-01-02')),
        { maxLength: 4 },
      ),
      typed: fc.dictionary(
        fc.constantFrom('Order Number', 'Invoice Number', 'Total Amount', 'Due Date'),
        fc.constantFrom('ZQ-4711', '77.10', '2026-01-02', 'nowhere'),
      ),
    });
    fc.assert(
      fc.property(fc.array(document, { minLength: 1, maxLength: 4 }), (made) => {
        const documents = made.map(({ lines, typed }, at) =>
          approve(
            `d${at}`,
            page(
              at,
              lines.map(([text, x, value]): readonly Piece[] => [
                [text, 0.05],
                [value, x],
              ]),
            ),
            typed,
          ),
        );
        const { definition, lesson } = learn(documents);
        for (const { pages, rows } of documents) {
          const [before, after] = [INVOICE, definition].map((each) =>
            measureReading(rows, readByTemplate(each, pages), each.keys),
          );
          expect(after?.right).toBeGreaterThanOrEqual(before?.right ?? 0);
          expect(after?.extra).toBeLessThanOrEqual(before?.extra ?? 0);
        }
        expect(undoLearned(definition, lesson?.learned ?? [])).toEqual(INVOICE);
        if (lesson !== null) expect(lesson.after.right).toBeGreaterThan(lesson.before.right);
      }),
      { numRuns: 25 },
    );
  });
});

describe('the quality of a reading', () => {
  const row = (SSOTKey: string, Value: string, Period?: string) => ({
    SSOTKey,
    Value,
    ValueType: 'entity' as const,
    ...(Period === undefined ? {} : { Period }),
  });

  it('counts approved values that are read letter by letter, and what is read where there is none', () => {
    const keys = INVOICE.keys;
    const approved = [row('Total Amount', '120.00'), row('Invoice Number', 'A1'), row('Due Date', '')];
    const read = [row('Total Amount', '120.00'), row('Invoice Number', 'A2'), row('Due Date', '2026-01-01')];
    expect(measureReading(approved, read, keys)).toEqual({ values: 2, right: 1, extra: 1 });
    expect(measureReading(approved, approved, keys)).toEqual({ values: 2, right: 2, extra: 0 });
    // A value counts for its own period alone.
    expect(
      measureReading([row('Total Amount', '1', '2025')], [row('Total Amount', '1', '2024')], keys),
    ).toEqual({ values: 1, right: 0, extra: 1 });
  });
});
