// Whom a credit report is about, where no label says it for certain: of the companies that it names, the one at a word for a company, in large type, beside the
// ticker, named again; but none in a section of its relatives, of its auditor or of who ordered the report (issue 14, 'CCRR').

import type { FoundValue } from './build-row.ts';
import { AGENCY } from './fact-line.ts';
import { findNameInSentence, isCompanyName, listPartyNames, stemOf } from './party-names.ts';
import type { TextLine } from './text-lines.ts';
import { normaliseText } from './text-lines.ts';
import { asFound } from './without-label.ts';

const SUBJECT =
  /\b(?:company|issuer|borrow\w*|obligor|debtor|name|subject|entity|customer|client|supplier|counterparty|applicant|firm|empresa|compania|emisor|prestatari[ao]|deudor[a]?|nombre|denominacion|entidad|cliente|proveedor|contraparte|solicitante|sociedad|razon social|acreditado|titular)\b/;
const OTHERS =
  /\b(?:parent|subsidiar\w*|affiliates?|shareholders?|peers?|ordered|requested|auditors?|banks?|bankers|competitors?|officers|matriz|filial\w*|participad\w*|accionistas?|comparables?|pares|solicitad[ao]|encargad[ao]|bancos?|competidores|administradores)\b/;
/** In shares of the height of the usual type. */
const LARGE = 1.25;
const WEIGHTS = { subject: 3, large: 3, top: 1, again: 1, others: -6 } as const;
const MOST_AGAIN = 2;
const TOP = 0.3;
/** From here on nothing but chance speaks against a name. */
const CLEAR = 4;
const SURE = { clear: 0.86, some: 0.76 } as const;
const SECTION_LINES = 14;
const WORDS_OF_TITLE = 5;

/** The title of the section that a line stands in: the nearest line above it that is one short text alone, without figures and stops. */
function findSection(lines: readonly TextLine[], lineAt: number): string {
  for (let at = lineAt - 1; at >= Math.max(0, lineAt - SECTION_LINES); at -= 1) {
    const line = lines[at];
    const [only, ...more] = line?.segments ?? [];
    if (line === undefined || only === undefined || more.length > 0) continue;
    if (only.words.length <= WORDS_OF_TITLE && !/[.:,;\d]/u.test(only.text)) return only.plain;
  }
  return '';
}

/** Whether a line stands in a section that is about others. */
export function isAboutOthers(lines: readonly TextLine[], lineAt: number): boolean {
  return OTHERS.test(findSection(lines, lineAt));
}

interface Candidate {
  readonly name: string;
  readonly found: FoundValue;
  readonly weight: number;
}

function labelOf(lines: readonly TextLine[], lineAt: number, left: number, right: number): string {
  const line = lines[lineAt];
  const before = line?.segments.findLast(({ box }) => box[2] <= left)?.plain ?? '';
  const over = lines[lineAt - 1]?.segments.find(({ box }) => box[0] < right && box[2] > left)?.plain ?? '';
  return `${before} ${over}`;
}

function listCompanies(lines: readonly TextLine[], isFirst: boolean): Candidate[] {
  const text = ` ${lines.map(({ plain }) => plain).join(' ')} `;
  const sizes = lines.map(({ size }) => size).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return listPartyNames(lines).flatMap(({ name, segment, box, lineAt }): Candidate[] => {
    const line = lines[lineAt];
    if (line === undefined || AGENCY.test(name)) return [];
    const inside = segment.plain.split(normaliseText(name))[0] ?? '';
    const label = `${labelOf(lines, lineAt, box[0], box[2])} ${inside}`;
    const again = Math.min(MOST_AGAIN, text.split(` ${stemOf(name)} `).length - 2);
    const isLarge = line.size > LARGE * usual;
    // Over a title stands who writes, which may be a bank.
    const isOfOthers = !isLarge && (OTHERS.test(label) || isAboutOthers(lines, lineAt));
    const weight =
      (SUBJECT.test(label) ? WEIGHTS.subject : 0) +
      (isLarge ? WEIGHTS.large : 0) +
      (isFirst && box[1] < TOP ? WEIGHTS.top : 0) +
      Math.max(0, again) * WEIGHTS.again +
      (isOfOthers ? WEIGHTS.others : 0);
    return [
      { name, weight, found: asFound(line.page, segment, name, weight >= CLEAR ? SURE.clear : SURE.some) },
    ];
  });
}

/** Whether what is known has no legal form and stands nowhere, or in a section that is about others. */
function isDoubtful(pages: readonly (readonly TextLine[])[], known: FoundValue): boolean {
  if (isCompanyName(known.value)) return false;
  const lines = pages.flat().filter(({ page }) => page === known.page);
  const lineAt = lines.findIndex(({ segments }) => segments.some(({ box }) => known.boxes.includes(box)));
  return lineAt < 0 || isAboutOthers(lines, lineAt);
}

/** Who of all companies that are named is most likely meant; null where what is known is as good. */
export function findCompany(
  pages: readonly (readonly TextLine[])[],
  known: FoundValue | undefined,
): FoundValue | null {
  const candidates = pages.slice(0, 2).flatMap((lines, at) => listCompanies(lines, at === 0));
  const [best] = candidates.toSorted((one, other) => other.weight - one.weight);
  if (best === undefined || best.weight < 0) return null;
  if (known === undefined) return best.found;
  const own = candidates.find(({ name }) => name === known.value);
  if (own !== undefined) return best.weight > own.weight + WEIGHTS.large ? best.found : null;
  const named = isCompanyName(known.value) ? null : findNameInSentence(known.value);
  if (named !== null && !AGENCY.test(named)) return { ...known, value: named };
  return isDoubtful(pages, known) && best.weight >= CLEAR ? best.found : null;
}
