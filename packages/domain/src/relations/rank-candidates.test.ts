import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHIPPED_DOCUMENT_TYPES } from '../extraction/document-types.ts';
import { INVOICE } from '../extraction/types/invoice.ts';
import type { LinkFacts } from './link-facts.ts';
import { listLinkTerms, readLinkFacts } from './link-facts.ts';
import type { LinkSubject } from './rank-candidates.ts';
import { decideLinkType, listLinkReasons, rankCandidates } from './rank-candidates.ts';
import { areSimilarNames } from './similar-names.ts';
import { statedRow } from './testing/stated-row.ts';

const NOTHING: LinkFacts = { vendors: [], names: [], numbers: [], periods: [] };

function subject(id: string, facts: Partial<LinkFacts> = {}, change: Partial<LinkSubject> = {}): LinkSubject {
  return { id, clientId: 'own', isDeleted: false, facts: { ...NOTHING, ...facts }, ...change };
}

const NAMES = [
  'novartis',
  'novartls',
  'novartisindia',
  'siemens',
  'simens',
  'abb',
  'deutschebank',
  'deutscheban',
];
const list = (...values: string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });
const anyFacts = fc.record({
  vendors: list('company:1', 'name:abb', 'number:DE1', 'name:siemens'),
  names: fc.uniqueArray(fc.oneof(fc.constantFrom(...NAMES), fc.stringMatching(/^[ab]{1,10}$/)), {
    maxLength: 3,
  }),
  numbers: list('INV1', 'INV2', 'PO77'),
  periods: list('2025-12', '2025-09', '2024-12'),
});
const anySubject = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
  clientId: fc.constantFrom('own', 'other'),
  isDeleted: fc.boolean(),
  facts: anyFacts,
});
const anyOthers = fc.uniqueArray(anySubject, { selector: ({ id }) => id });

describe('the reasons of a link', () => {
  it('are the same from both sides', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (one, other) => {
        expect(listLinkReasons(one, other)).toEqual(listLinkReasons(other, one));
        expect(decideLinkType(one, other)).toBe(decideLinkType(other, one));
      }),
    );
  });

  it('lead from one document to the other by a term that both have', () => {
    fc.assert(
      fc.property(anyFacts, anyFacts, (one, other) => {
        const reasons = listLinkReasons(one, other).map(({ code }) => code);
        fc.pre(reasons.length > 0);
        const vendorMatch = reasons.includes('same-company');
        const terms = new Set(listLinkTerms(other));
        expect(listLinkTerms(one, vendorMatch).some((term) => terms.has(term))).toBe(true);
      }),
    );
  });

  it('say which number and which period, and a company that is the same is not also similar', () => {
    const facts = {
      vendors: ['name:abb'],
      names: ['abb'],
      numbers: ['INV1'],
      periods: ['2024-12', '2025-12'],
    };
    expect(listLinkReasons({ ...NOTHING, ...facts }, { ...NOTHING, ...facts })).toEqual([
      { code: 'same-number', value: 'INV1' },
      { code: 'same-company', value: '' },
      { code: 'same-period', value: '2025-12' },
    ]);
    expect(decideLinkType(NOTHING, NOTHING)).toBe('chosen');
  });
});

describe('candidates', () => {
  it('are in an order that hangs on the documents alone', () => {
    fc.assert(
      fc.property(anySubject, anyOthers, fc.boolean(), (own, others, vendorMatch) => {
        const ranked = rankCandidates(own, others, vendorMatch);
        expect(rankCandidates(own, others.toReversed(), vendorMatch)).toEqual(ranked);
      }),
    );
  });

  it('are never the document itself, a deleted one or one of another client', () => {
    fc.assert(
      fc.property(anySubject, anyOthers, fc.boolean(), (own, others, vendorMatch) => {
        const byId = new Map<string, LinkSubject>(others.map((other) => [other.id, other]));
        for (const { id, score, reasons } of rankCandidates(own, [...others, own], vendorMatch)) {
          expect(id).not.toBe(own.id);
          expect(byId.get(id)).toMatchObject({ clientId: own.clientId, isDeleted: false });
          expect(reasons.length).toBeGreaterThan(0);
          expect(score).toBeGreaterThanOrEqual(1);
          expect(score).toBeLessThanOrEqual(15);
        }
      }),
    );
  });

  it('are either of the same vendor or not, each once', () => {
    fc.assert(
      fc.property(anySubject, anyOthers, (own, others) => {
        const both = [true, false].flatMap((match) => rankCandidates(own, others, match).map(({ id }) => id));
        expect(new Set(both).size).toBe(both.length);
      }),
    );
  });

  it('stand by their reasons: number, company, period, name; of equals the newest first', () => {
    const own = subject('0', {
      vendors: ['name:siemens'],
      names: ['siemens'],
      numbers: ['INV1'],
      periods: ['2025-12'],
    });
    const same = { vendors: ['name:siemens'] };
    const others = [
      subject('1', same),
      subject('2', { ...same, periods: ['2025-12'] }),
      subject('3', { ...same, numbers: ['INV1'] }),
      subject('4', same),
      subject('5', { names: ['simens'] }),
      subject('6', { periods: ['2025-12'] }),
    ];
    expect(rankCandidates(own, others, true).map(({ id }) => id)).toEqual(['3', '2', '4', '1']);
    expect(rankCandidates(own, others, false).map(({ id, score }) => [id, score])).toEqual([
      ['6', 2],
      ['5', 1],
    ]);
  });
});

describe('similar names', () => {
  it.each([
    ['novartis', 'novartls', true],
    ['deutschebank', 'deutschebankluxembourg', true],
    ['siemens', 'siemems', true],
    ['abb', 'abc', false],
    ['nestle', 'nokia', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(areSimilarNames(one, other)).toBe(expected);
    expect(areSimilarNames(other, one)).toBe(expected);
  });
});

describe('what a document is found by', () => {
  const invoice = [
    statedRow('Invoice Number', 'INV-2031/7'),
    statedRow('Seller', 'Acme Trading GmbH'),
    statedRow('Seller Tax Number', 'DE 123.456.789'),
    statedRow('Buyer', 'North Bank plc'),
    statedRow('Invoice Date', '2026-03-15', 'date'),
    statedRow('Due Date', '2026-04-15', 'date'),
    statedRow('Total Amount', '100.00', 'currency'),
  ];

  it('is read from an invoice, however its names and numbers are written', () => {
    const facts = readLinkFacts(invoice, INVOICE, { id: '7', name: 'Acme Holding' });
    expect(facts).toEqual({
      vendors: ['company:7', 'name:acme', 'name:acmetrading', 'number:DE123456789'],
      names: ['acme', 'acmetrading', 'northbank'],
      numbers: ['INV20317'],
      periods: ['2026-03'],
    });
    expect(readLinkFacts(invoice.toReversed(), INVOICE, { id: '7', name: 'Acme Holding' })).toEqual(facts);
  });

  it('is, of a statement, its company and its latest periods', () => {
    const type = SHIPPED_DOCUMENT_TYPES.find(({ name }) => name === 'Balance Sheet') ?? INVOICE;
    const rows = ['2025-12-31', '2024', '2025-Q3', '2023', '2022', '2021'].map((Period) => ({
      ...statedRow('Total Assets', '1', 'currency'),
      Period,
    }));
    expect(readLinkFacts(rows, type, null)).toEqual({
      ...NOTHING,
      periods: ['2022-12', '2023-12', '2024-12', '2025-09', '2025-12'].slice(-4),
    });
  });

  it('fits into an index, however long what is stated', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('Ä'.repeat(5000), '1'.repeat(5000)),
    );
    fc.assert(
      fc.property(text, text, (seller, number) => {
        const rows = [
          statedRow('Seller', seller),
          statedRow('Buyer', number),
          statedRow('Invoice Number', number),
          statedRow('Invoice Date', '2026-03-15', 'date'),
        ];
        for (const term of listLinkTerms(readLinkFacts(rows, INVOICE, null)))
          expect(new TextEncoder().encode(term).length).toBeLessThan(1000);
      }),
    );
  });

  it('is nothing where nothing is stated, and nothing that is too short to tell', () => {
    expect(readLinkFacts([statedRow('Seller', ' ')], INVOICE, null)).toEqual(NOTHING);
    expect(readLinkFacts([statedRow('Order Number', '7')], INVOICE, null)).toEqual(NOTHING);
  });
});
