/**
 * Whether two records describe one company (decisions.md section 4: an import never turns one company into another). Where both have an
 * ISIN and it is the same, they do. Otherwise their names must be the same but for legal forms, the kind of security, case, accents,
 * punctuation and common abbreviations, and their countries must not differ; a record without a country differs from none.
 */
import { foldText } from '../records/fold-text.ts';

/** What a company is told from another by; empty where it is not known. */
export interface Identity {
  readonly companyName: string;
  readonly country: string;
  readonly isin: string;
}

export const IDENTITY_DIFFERENCES = ['name-differs', 'country-differs'] as const;
export type IdentityDifference = (typeof IDENTITY_DIFFERENCES)[number];

/** Legal forms, and words that names carry or drop at will. */
const DROPPED = new Set(
  (
    'plc inc incorporated corp corporation co company companies cos ltd limited llc lp llp sa sas ag nv se spa ab as asa oyj oy group ' +
    'groupe gruppe grupo holding holdings hldgs hldg gmbh kgaa kg bhd berhad sdn tbk pt pjsc ojsc jsc pao ord adr ads gdr bv pty pte trust sab de cv ' +
    'sca scs srl spolka akcyjna aktiengesellschaft societe anonyme sociedad anonima societa per azioni aktiebolag publ kabushiki kaisha kk ' +
    'the and of del la le common stock stocks share shares class reg registered bearer'
  ).split(' '),
);

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  intl: 'international',
  natl: 'national',
  mfg: 'manufacturing',
  svcs: 'services',
  svc: 'services',
  service: 'services',
  sys: 'systems',
  tech: 'technology',
  technologies: 'technology',
  techs: 'technology',
  labs: 'laboratories',
  bancorporation: 'bancorp',
  pharma: 'pharmaceutical',
  pharmaceuticals: 'pharmaceutical',
  fin: 'financial',
  ind: 'industries',
  inds: 'industries',
  bros: 'brothers',
};

/** The kind of security that a listing appends to the name of its company. */
const SECURITY =
  /\s(?:class [a-z]\b|series [a-z]\b|(?:new )?common (?:stock|shares?|units?)|ordinary shares?|american deposit[ao]ry|deposit[ao]ry|subordinate voting|(?:redeemable )?warrants?\b|units?\b|rights?\b|preferred|[\d.]+ ?%|beneficial interest|shares of beneficial|each representing).*$/;

/** The words by which names are compared, without spaces: `novartis` for both 'Novartis AG' and 'NOVARTIS'. Never empty for a name with a letter or digit. */
export function identityName(name: string): string {
  const folded = foldText(name);
  const plain = joinLetters(folded.replace(/\([^)]*\)/gu, ' ').replace(SECURITY, ''));
  const words = plain.split(' ').filter((word) => word !== '');
  const kept = words.filter((word) => !DROPPED.has(word)).map((word) => ABBREVIATIONS[word] ?? word);
  if (kept.length > 0) return kept.join('');
  return words.length > 0 ? words.join('') : folded.replace(/\s/gu, '');
}

/** Without dots, apostrophes and other signs; '.com' is no part of a name. */
function joinLetters(text: string): string {
  return text
    .replace(/\bpublic limited company\b/gu, ' ')
    .replace(/\.com\b/gu, '')
    .replace(/[.'’‘`´]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}

/** How a record differs from one that it may be the same company as, or null. */
export function findIdentityDifference(one: Identity, other: Identity): IdentityDifference | null {
  if (one.isin !== '' && one.isin === other.isin) return null;
  if (
    one.companyName !== other.companyName &&
    identityName(one.companyName) !== identityName(other.companyName)
  )
    return 'name-differs';
  return one.country !== '' && other.country !== '' && one.country !== other.country
    ? 'country-differs'
    : null;
}
