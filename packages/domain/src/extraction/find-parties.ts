// Who sells and who buys, where no label says so: the seller in the letterhead, over the window of the envelope, at the foot of the letter or before the share
// capital; the buyer in an address of its own, or in a sentence (issue 14: seller).

import type { FoundValue } from './build-row.ts';
import type { PartyName } from './party-names.ts';
import { findNameInSentence, isCompanyName, listPartyNames, stemOf } from './party-names.ts';
import type { Segment, TextLine } from './text-lines.ts';
import { normaliseText, segmentUnder } from './text-lines.ts';
import { asFound } from './without-label.ts';

interface Parties {
  readonly seller: FoundValue | null;
  readonly buyer: FoundValue | null;
}

const BUYER =
  /^(?:bill(?:ed)? to|ship to|sold to|invoiced? to|deliver(?:y| to)|customer|client|cliente|facturar a|facturado a|datos del cliente|destinatario|entregar|nombre o razon social|apellidos y nombres|messrs|sres?|senor(?:es)?|m s|attn|(?:for the )?attention of|(?:a la )?atencion de)\b/;
/** Small words that stand over an addressee. */
const ADDRESSED =
  /^(?:for|to|para|a|attn|att|attention|(?:for the )?attention of|(?:a la )?atencion(?: de)?|prepared for|elaborad[ao] para|preparad[ao] para)$/;
/** 'A Bodegas Valdelana, S.A.', 'M/s Harrow & Pike Ltd': such a word before a name, in one text with it. */
const ADDRESSED_IN_LINE = /^(?:A|To|Para|For|M\/s\.?|Messrs\.?|Sr(?:es)?\.?(?:\(es\))?)\s+\p{Lu}\p{L}{3}/u;
/** 'Receipt from Quillon Partners Inc.' */
const INTRODUCTION = /^(?:receipt|invoice|recibo|factura) (?:from|de) /iu;
const TITLE =
  /^(?:(?:tax|sales|commercial|simplified|simplified tax|export|service|official|payment|cash|electronic) )?(?:invoice|receipt|factura|facture|factuur|rechnung|recibo|ticket|boleta|original|copy|copia|credit note)\b/;
/** 'Amazon Web Services Invoice' in the heading is headed by the seller's name. */
const NAMED_TITLE =
  /^(\p{Lu}[\p{L}\d&.’' -]{2,40}?\s\p{Lu}[\p{L}\d]*)\s+(?:Tax )?(?:[Ii]nvoice|INVOICE|[Rr]eceipt|[Ss]tatement)$/u;
/** Words of a footer that say whose it is, and words before which the name of a company stands. */
const CAPITAL =
  /^(\p{Lu}[\p{L}\d&.’' -]{1,40}?),?\s+(?:SAS|SARL|SA|S\.A\.|S\.L\.)\s+(?:au capital|con un capital|capital social)/u;
const SEAT = /^(?:siege social|registered office|domicilio social)\b/;
/** Behind the name of who sends a mail. */
const ADDRESS_OF_MAIL = /\s?[<([]?[^\s<>()@]{1,64}@[^\s<>()@]{1,255}[>)\]]?\s*$/u;
/** What heads a receipt besides its shop. */
const NO_NAME =
  /^(?:welcome|bienvenid|thank|gracias|customer copy|merchant copy|cardholder|duplicate|duplicado|page|pagina|date|fecha|tel|www|taxi$|no|numero)\b|\b(?:customer copy|copia cliente)\b/;
/** A number of the customer is no name. */
const NUMBER = /^(?=.*\d)[\p{L}\d/.:-]+$/u;
/** Above it is the head of the page. */
const HEAD = 0.25;
const HALF = 0.5;
const BANK = /(?<!\p{L})(?:banks?|banco|bankers|caja|credit union)(?!\p{L})/iu;
/** Below it is the foot of the page. */
const FOOT = 0.85;
/** Lines of an address with its tax number, and how far apart its lines may begin. */
const BLOCK = 7;
const SAME_COLUMN = 0.05;
const TAX_NUMBER =
  /^(?:vat|nif|cif|n i f|c i f|rfc|r f c|ein|tax id|tax no|ust id|tva|nit|ruc|rut|cuit|rnc|gst|abn)\b/;
const DOMAIN = /(?:@|www\.|https?:\/\/(?:www\.)?)([a-z\d-]{3,})\.[a-z]{2,}/gu;
const LEAST_DOMAIN = 5;
const CLEAR_SELLER = 3;
const ABOUT_AS_LARGE = 0.8;
/** A name in larger type or above all says more than one below. */
const SURE = { labelled: 0.9, sender: 0.88, first: 0.84, foot: 0.8, largest: 0.6 } as const;

const same = (one: string, other: string): boolean => normaliseText(one) === normaliseText(other);

/** Whether a name stands in the block under 'Bill to'. */
function isBuyers(lines: readonly TextLine[], { lineAt, box, segment: own }: PartyName): boolean {
  if (ADDRESSED_IN_LINE.test(own.text)) return true;
  return lines
    .slice(Math.max(0, lineAt - 3), lineAt + 1)
    .some(({ segments }) =>
      segments.some(
        ({ plain, box: over }) =>
          (BUYER.test(plain) || ADDRESSED.test(plain)) && Math.abs(over[0] - box[0]) < 0.08,
      ),
    );
}

/** Whether an address stands right under a name. */
function hasAddress(lines: readonly TextLine[], { lineAt, segment }: PartyName): boolean {
  const under = segmentUnder(lines, lineAt, segment);
  return under !== null && /\p{L}/u.test(under.text) && !under.text.includes(':');
}

/** A name before its address in one line of the head, where nothing parts them. */
function findHeadedName(lines: readonly TextLine[], buyers: readonly PartyName[]): FoundValue | null {
  for (const { page, box, segments } of lines)
    for (const segment of segments) {
      const isBuyer = buyers.some((each) => each.segment === segment);
      const name = box[1] < HEAD && !isBuyer ? findNameInSentence(segment.text) : null;
      if (name !== null && segment.text.startsWith(name)) return asFound(page, segment, name, SURE.foot);
    }
  return null;
}

/** @param all the names of the page, also those of who buys */
function findSellerName(
  lines: readonly TextLine[],
  names: readonly PartyName[],
  all: readonly PartyName[],
): FoundValue | null {
  const [page] = lines;
  if (page === undefined) return null;
  const introduced = lines
    .flatMap(({ segments }) => segments)
    .map((segment) => ({ segment, name: segment.text.replace(INTRODUCTION, '') }))
    .find(({ segment, name }) => name !== segment.text && isCompanyName(name));
  if (introduced !== undefined) return asFound(page.page, introduced.segment, introduced.name, SURE.labelled);
  const others = names.filter((each) => !isBuyers(lines, each));
  const headed = others.length === 0 ? findHeadedName(lines, all) : null;
  if (headed !== null) return headed;
  const [best] = others
    .map((each) => ({ each, evidence: weighSeller(lines, each, others) }))
    .toSorted((one, other) => other.evidence - one.evidence);
  if (best === undefined) return null;
  const sure = best.evidence >= CLEAR_SELLER ? SURE.sender : SURE.first;
  return asFound(page.page, best.each.segment, best.each.name, sure);
}

/** How much speaks for a name as the seller's: letterhead, web address, foot of the page, tax number, sender's line, being named again. */
function weighSeller(lines: readonly TextLine[], own: PartyName, names: readonly PartyName[]): number {
  const stem = stemOf(own.name);
  const isLetterhead = lines.some(
    ({ box, segments }) =>
      box[1] < HEAD && segments.some((segment) => segment !== own.segment && segment.plain === stem),
  );
  const letters = stem.replaceAll(' ', '');
  const hasAddressOnline = listDomains(lines).some(
    (domain) => domain.length >= LEAST_DOMAIN && (letters.startsWith(domain) || domain.startsWith(letters)),
  );
  const near = lines.slice(own.lineAt, own.lineAt + BLOCK).flatMap(({ segments }) => segments);
  const hasTaxNumber = near.some(
    ({ plain, box }) => Math.abs(box[0] - own.box[0]) < SAME_COLUMN && TAX_NUMBER.test(plain),
  );
  return (
    (isLetterhead ? 3 : 0) +
    (hasAddressOnline ? 3 : 0) +
    (own.isSenderLine ? 2 : 0) +
    (own.box[1] > FOOT ? 2 : 0) +
    (hasTaxNumber ? 1 : 0) +
    (names.some((other) => other !== own && same(other.name, own.name)) ? 2 : 0)
  );
}

/** 'tidewatermarine' of www.tidewater-marine.com and of info@tidewatermarine.co.uk. */
function listDomains(lines: readonly TextLine[]): string[] {
  return lines.flatMap(({ text }) =>
    [...text.toLowerCase().matchAll(DOMAIN)].map((found) => (found[1] ?? '').replaceAll('-', '')),
  );
}

/** The seller without a legal form: in the title, at the foot, else the largest type at the head of the first page. */
function findBareSeller(lines: readonly TextLine[], isLabel: (text: string) => boolean): FoundValue | null {
  for (const [at, { page, segments }] of lines.entries())
    for (const segment of segments) {
      const capital = CAPITAL.exec(segment.text)?.[1];
      if (capital !== undefined) return asFound(page, segment, capital, SURE.foot);
      const above = lines[at - 1]?.segments[0];
      if (SEAT.test(segment.plain) && above !== undefined && !/\d/u.test(above.text))
        return asFound(page, above, above.text, SURE.foot);
    }
  const top = lines
    .filter(({ box }) => box[1] < HEAD)
    .flatMap(({ page, segments, size }) => segments.map((segment) => ({ page, segment, size })))
    .filter(
      ({ segment }) =>
        /\p{L}{3}/u.test(segment.text) &&
        !TITLE.test(segment.plain) &&
        !isLabel(segment.text) &&
        !NO_NAME.test(segment.plain) &&
        !/[:@]|\d{4}|\d[.,]\d{2}(?!\d)/u.test(segment.text),
    );
  // The first of what is about as large as the largest.
  const largest = Math.max(...top.map(({ size }) => size));
  const best = top.find(({ size }) => size >= ABOUT_AS_LARGE * largest);
  return best === undefined ? null : asFound(best.page, best.segment, best.segment.text, SURE.largest);
}

function findTitleSeller(lines: readonly TextLine[]): FoundValue | null {
  for (const { page, box, segments } of lines)
    for (const segment of segments) {
      const name = box[1] < HEAD ? NAMED_TITLE.exec(segment.text)?.[1] : undefined;
      const isNamedAgain =
        name !== undefined && lines.some((line) => line.text.replace(segment.text, '').includes(name));
      if (name !== undefined && isNamedAgain && !TITLE.test(normaliseText(name)))
        return asFound(page, segment, name, SURE.first);
    }
  return null;
}

/** Whether words of a sentence stand before a name, or before its beginning where it goes on in the next line. */
function isWithinSentence(text: string, name: string): boolean {
  const first = name.split(' ')[0] ?? name;
  return /\p{Ll}\s+$/u.test(text.slice(0, Math.max(0, text.lastIndexOf(first))));
}

function findBuyerName(
  lines: readonly TextLine[],
  names: readonly PartyName[],
  seller: string,
): FoundValue | null {
  const page = lines[0]?.page ?? 0;
  const others = names.filter(({ name }) => !same(name, seller));
  const addressed =
    others.find((each) => isBuyers(lines, each)) ?? others.find((each) => hasAddress(lines, each));
  if (addressed !== undefined) return asFound(page, addressed.segment, addressed.name, SURE.first);
  for (const [lineAt, { segments }] of lines.entries())
    for (const segment of segments) {
      const name = findSentenceName(lines, lineAt, segment);
      if (name !== null && !same(name, seller)) return asFound(page, segment, name, SURE.foot);
    }
  return seller === '' ? null : findOnlyOther(page, others, seller);
}

/** The only other company that the upper half of a page names, whatever its label says; no bank. */
function findOnlyOther(page: number, others: readonly PartyName[], seller: string): FoundValue | null {
  const own = normaliseText(seller);
  const [only, ...more] = others.filter(
    ({ name, box }) => box[1] < HALF && !BANK.test(name) && !normaliseText(name).includes(own),
  );
  if (only === undefined || more.some(({ name }) => !same(name, only.name))) return null;
  return asFound(page, only.segment, only.name, SURE.largest);
}

/** A company that a sentence names, which may go on in the next line. */
function findSentenceName(lines: readonly TextLine[], lineAt: number, segment: Segment): string | null {
  const under = segmentUnder(lines, lineAt, segment)?.text ?? '';
  const name = findNameInSentence(segment.text) ?? findNameInSentence(`${segment.text} ${under}`);
  return name !== null && isWithinSentence(segment.text, name) ? name : null;
}

/** @param isLabel whether a text is the label of a value, and so nobody's name. Who is known stays, unless what stands at the label is no name. Of the first page alone, where a seller with its legal form is on none of the others. */
export function findParties(
  pages: readonly (readonly TextLine[])[],
  known: { readonly seller: FoundValue | undefined; readonly buyer: FoundValue | undefined },
  isLabel: (text: string) => boolean,
): Parties {
  const lines = pages[0] ?? [];
  const names = listPartyNames(lines);
  const buyerKnown = known.buyer?.value ?? '';
  const sellers = names.filter(({ name }) => !same(name, buyerKnown));
  const seller = chooseSeller(lines, sellers, names, known.seller, isLabel);
  const sellerName = known.seller?.value ?? seller?.value ?? '';
  const buyer = isNamed(known.buyer)
    ? isCompanyName(known.buyer.value)
      ? null
      : findLegalName(lines, names, known.buyer.value)
    : findBuyerName(lines, names, sellerName);
  return { seller, buyer };
}

function isNamed(value: FoundValue | undefined): value is FoundValue {
  return value !== undefined && normaliseText(value.value) !== '' && !NUMBER.test(value.value);
}

/** 'From: Fable & Thread <hello@fableandthread.com>' is the company of this name, where the page has it with its legal form. */
function findLegalName(
  lines: readonly TextLine[],
  names: readonly PartyName[],
  brand: string,
): FoundValue | null {
  const bare = normaliseText(brand.replace(ADDRESS_OF_MAIL, ''));
  const whole = names.find(({ name }) => stemOf(name) === bare);
  return whole === undefined ? null : asFound(lines[0]?.page ?? 0, whole.segment, whole.name, SURE.sender);
}

/** Null where the known one stays. 'Amazon Web Services Invoice': the name in the title is the one that it goes by, whatever its legal form. */
function chooseSeller(
  lines: readonly TextLine[],
  names: readonly PartyName[],
  all: readonly PartyName[],
  known: FoundValue | undefined,
  isLabel: (text: string) => boolean,
): FoundValue | null {
  const titled = findTitleSeller(lines);
  if (!isNamed(known)) return titled ?? findSellerName(lines, names, all) ?? findBareSeller(lines, isLabel);
  if (titled !== null && stemOf(known.value) === normaliseText(titled.value)) return titled;
  if (isCompanyName(known.value)) return null;
  const legal = findLegalName(lines, names, known.value);
  return legal ?? (isSalesman(known) ? findSellerName(lines, names, all) : null);
}

/** 'Vendedor' is who sells, and in other forms who there has the customer in charge: a company beside it is the seller. */
const isSalesman = ({ label }: FoundValue): boolean => normaliseText(label) === 'vendedor';
