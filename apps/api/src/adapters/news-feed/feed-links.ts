// Addresses in feeds: only those of http and https are kept, relative ones are resolved.

const LONGEST = 4000;
const LINE_BREAK = /\s*[\n\r]\s*/g;
// oxlint-disable-next-line no-control-regex -- control characters are what is dropped
const NOT_SEEN = /[\u0000-\u001f\u007f]+/g;
const NEEDS_ESCAPING = /[\s"<>\\^`{|}\u0080-\u{10ffff}]/u;

/** The address, absolute where it can be: as it is written if it is whole, resolved against the base otherwise; null where it leads elsewhere than to the web. */
export function resolveLink(written: string, base: string | null): string | null {
  const text = written.trim().replace(LINE_BREAK, '').replace(NOT_SEEN, '');
  if (text === '' || text.length > LONGEST || text.startsWith('#')) return null;
  if (/^https?:[\\/]/i.test(text)) return asWritten(text);
  if (/^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+\.[a-z]{2,}:\d/i.test(text)) return null;
  if (/^www\.[^/]+\./i.test(text)) return asWritten(`http://${text}`);
  if (base === null) return text.startsWith('//') ? asWritten(`https:${text}`) : text;
  const url = URL.parse(text, base);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

function asWritten(text: string): string | null {
  const url = URL.parse(text);
  if (url === null) return null;
  // Browsers take one slash for two, and backslashes, which are escaped here too.
  return NEEDS_ESCAPING.test(text) || !/^https?:\/\/[^/]/i.test(text) ? url.href : text;
}

/** A base for others: the address made absolute against an outer base, or that one where it is none. */
export function resolveBase(written: string | undefined, outer: string | null): string | null {
  if (written === undefined || written.trim() === '') return outer;
  const url = URL.parse(written.trim(), outer ?? undefined);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : outer;
}

/** Whether a text is an address of the web. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}
