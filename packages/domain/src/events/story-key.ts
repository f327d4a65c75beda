// When two events are the same story: 'Event exists' is the same company and the same canonical address, or the same company, day and
// normalised title (decisions.md section 4). `urlKey` and `titleKey` define canonical and normalised; both keys are stored with the event.
//
// Titles are compared ignoring case, accents, punctuation, spacing and any addresses in them, since a repeated post often differs only in its
// short links. Addresses are compared without the parts that do not identify the page: scheme, `www.`, standard port, fragment, trailing
// slash, parameter order and tracking parameters.

import { foldText } from '../records/fold-text.ts';

const PLAIN = /^[\u0020-\u007e]*$/;

/** The form in which titles are compared; empty for a blank title. Idempotent. */
export function titleKey(title: string): string {
  const folded = PLAIN.test(title) ? title.toLowerCase() : foldText(title);
  const words = folded
    .replace(/https?:\/\/\S*/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // A title of only punctuation or an address would otherwise be empty.
  return words === '' ? folded.replace(/\s+/gu, ' ').trim() : words;
}

const ADDRESS = /^https?:\/\/([^\s/?#@]+)(\/[^\s?#]*)?(?:\?([^\s#]*))?(?:#\S*)?$/i;
const STANDARD_PORT = /:(?:80|443)?$/;
const UNRESERVED = /%(?:2d|2e|3\d|4[1-9a-f]|5[0-9a]|5f|6[1-9a-f]|7[0-9a]|7e)/gi;
const TRACKING_PARAMETERS =
  /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|mc_cid|mc_eid|mkt_tok|_hsenc|_hsmi|_ga|cmpid|ito)$/i;

/** The form in which web addresses are compared; null for a text that is not an http or https address, such as a blank one. */
export function urlKey(url: string): string | null {
  const parts = ADDRESS.exec(url.trim());
  if (!parts) return null;
  const [, authority = '', path = '', query = ''] = parts;
  const host = canonicalHost(authority);
  const page = normaliseEscapes(path).replace(/\/+$/, '');
  const kept = query === '' ? '' : dropTrackingParameters(query);
  return kept === '' ? `${host}${page}` : `${host}${page}?${kept}`;
}

/** The host of a web address in the form in which hosts are compared; null for a text that is not an http or https address. */
export function hostFromUrl(url: string): string | null {
  const authority = ADDRESS.exec(url.trim())?.[1];
  return authority === undefined ? null : canonicalHost(authority);
}

function canonicalHost(authority: string): string {
  return authority
    .toLowerCase()
    .replace(STANDARD_PORT, '')
    .replace(/^www\./, '')
    .replace(/\.$/, '');
}

function dropTrackingParameters(query: string): string {
  const parameters = query
    .split('&')
    .filter((each) => each !== '' && !TRACKING_PARAMETERS.test(each.split('=', 1)[0] ?? ''));
  return parameters.map(normaliseEscapes).toSorted().join('&');
}

/** Decodes unnecessary escapes and writes the others in capitals (RFC 3986, section 6.2.2). */
function normaliseEscapes(text: string): string {
  if (!text.includes('%')) return text;
  return text
    .replace(UNRESERVED, (escape) => String.fromCharCode(Number.parseInt(escape.slice(1), 16)))
    .replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());
}
