// Text that a feed holds in base64.

const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}(?:==)?|[A-Za-z\d+/]{3}=?)?$/;

/** The text; as it is where it is none in base64, and empty where it decodes to something else than text. */
export function decodeBase64(written: string): string {
  // Lines may be broken; words with a space between them only say that they are encoded.
  const digits = written.trim().replace(/\s*[\r\n]\s*/g, '');
  if (!BASE64.test(digits)) return written;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(digits, 'base64'));
  } catch {
    return '';
  }
}
