// What a child document is found by as a candidate for a link: whose it is, which numbers, periods and names it states (specification 3, section 9:
// potential related documents; issue 'Review': candidates ranked with the reason). Taken from its rows by the names of their keys for programs, so that a
// key with another label counts the same.

import { identityName } from '../companies/company-identity.ts';
import type { DocumentType } from '../extraction/document-type.ts';
import type { ExtractionRow } from '../extraction/extraction-row.ts';
import { toMonth } from './period-month.ts';
import { nameEnds } from './similar-names.ts';

/** Each list is sorted and says nothing twice. */
export interface LinkFacts {
  /** Whose document it is: its company, the name and the official numbers of whoever issued it, or whom it is about. */
  readonly vendors: readonly string[];
  /** Everybody named in it, as `identityName` leaves names. */
  readonly names: readonly string[];
  /** Numbers of invoices, orders, receipts and accounts: capital letters and digits only. */
  readonly numbers: readonly string[];
  /** Months, YYYY-MM: of its date, or the last ones of its periods. */
  readonly periods: readonly string[];
}

/** Whom the document belongs to, as its file's name says. */
export interface DocumentCompany {
  readonly id: string;
  readonly name: string;
}

type Role = 'vendor' | 'vendor-number' | 'name' | 'number' | 'date';

/** What the keys of document types say about a document, by their names for programs; templates of a tenant take part by using one. */
const ROLES: ReadonlyMap<string, Role> = new Map([
  ...['issuer', 'company_name', 'seller', 'vendor', 'supplier', 'merchant', 'borrower'].map(
    (field) => [field, 'vendor'] as const,
  ),
  ...['vat', 'siren', 'iban'].map((field) => [field, 'vendor-number'] as const),
  ...['buyer', 'customer', 'client'].map((field) => [field, 'name'] as const),
  ...[
    'invoice_number',
    'order_number',
    'receipt_number',
    'client_id',
    'account_number',
    'contract_number',
  ].map((field) => [field, 'number'] as const),
  ...['date', 'period_end'].map((field) => [field, 'date'] as const),
]);

/** A shorter one says too little. */
const LEAST_LETTERS = 3;
/** What is longer is no number, and of a name enough to tell it: terms are kept in an index. */
const MOST_DIGITS = 40;
const MOST_LETTERS = 100;
/** A document that names more is a list of documents: the first ones by the alphabet count. */
const MOST = 12;
/** The latest ones: a report of ten years is compared by what it is about. */
const MOST_PERIODS = 4;

/** Capital letters and digits of a number as printed; '' where they are too few to tell it from others, or too many. */
export function plainNumber(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isNumber = plain.length >= LEAST_LETTERS && plain.length <= MOST_DIGITS && /\p{N}/u.test(plain);
  return isNumber ? plain : '';
}

/** A name as it is compared; '' where it is too short. */
export function plainName(text: string): string {
  const plain = identityName(text).slice(0, MOST_LETTERS);
  return plain.length >= LEAST_LETTERS ? plain : '';
}

function sorted(values: readonly string[], most: number): readonly string[] {
  return [...new Set(values.filter((value) => value !== ''))].toSorted().slice(0, most);
}

/** What a child document is found by, from its rows in any order; `company` is null where its document has none. */
export function readLinkFacts(
  rows: readonly ExtractionRow[],
  type: Pick<DocumentType, 'keys'>,
  company: DocumentCompany | null,
): LinkFacts {
  const roles = new Map(type.keys.map(({ key, field }) => [key, ROLES.get(field)]));
  const stated = rows.filter(({ ValueType, Value }) => ValueType === 'entity' && Value.trim() !== '');
  const valuesOf = (role: Role) =>
    stated.filter(({ SSOTKey }) => roles.get(SSOTKey) === role).map(({ Value }) => Value);
  const issuers = [...valuesOf('vendor'), ...(company === null ? [] : [company.name])].map(plainName);
  const months = [...valuesOf('date'), ...stated.flatMap(({ Period }) => Period ?? [])].map(
    (period) => toMonth(period) ?? '',
  );
  return {
    vendors: sorted(
      [
        ...(company === null ? [] : [`company:${company.id}`]),
        ...issuers.map((name) => (name === '' ? '' : `name:${name}`)),
        ...valuesOf('vendor-number').map((number) => {
          const plain = plainNumber(number);
          return plain === '' ? '' : `number:${plain}`;
        }),
      ],
      MOST,
    ),
    names: sorted([...issuers, ...valuesOf('name').map(plainName)], MOST),
    numbers: sorted(valuesOf('number').map(plainNumber), MOST),
    periods: sorted(sorted(months, Infinity).slice(-MOST_PERIODS), MOST_PERIODS),
  };
}

/**
 * The terms under which a child document with these facts is kept and looked for, those that tell most first: who shares a reason with it
 * (`rank-candidates.ts`) shares a term. With `vendorMatch` only those that lead to documents of the same vendor or of others.
 */
export function listLinkTerms(facts: LinkFacts, vendorMatch?: boolean): readonly string[] {
  const numbers = facts.numbers.map((number) => `number ${number}`);
  const ofVendor = [
    ...facts.vendors.flatMap((vendor) => facts.periods.map((period) => `vendor ${vendor} ${period}`)),
    ...facts.vendors.map((vendor) => `vendor ${vendor}`),
  ];
  const ofOthers = [...facts.names.flatMap(nameEnds), ...facts.periods.map((period) => `period ${period}`)];
  return [...numbers, ...(vendorMatch === false ? [] : ofVendor), ...(vendorMatch === true ? [] : ofOthers)];
}
