// Formats numbers for screen and paper in the reader's language: scores with a sign and fixed decimals, counts with grouped thousands, both with a
// real minus sign (specification 2, section 9 'Display'; look.md 'numbers with sign').

const MINUS = '−';

const formats = new Map<string, Intl.NumberFormat>();

/** A score with its sign and fixed decimals (0..20), in a language such as `en`: `+0.445`, `−0.031`, `0.000`. */
export function writeScore(score: number, decimals: number, language: string): string {
  return write(
    language,
    { signDisplay: 'exceptZero', minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    score,
  );
}

/** A whole number with grouped thousands, in a language: `7,182`. */
export function writeCount(count: number, language: string): string {
  return write(language, { maximumFractionDigits: 0, useGrouping: true }, count);
}

/** A number with fixed decimals (0..20) and grouped thousands, in a language: `1,234.50`. */
export function writeDecimal(value: number, decimals: number, language: string): string {
  return write(
    language,
    { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: true },
    value,
  );
}

/** A plain decimal kept as text, to its last digit, with grouped thousands, in a language: `3,343,000,000.50`; null for any other text. */
export function writeExact(text: string, language: string): string | null {
  const [, sign, whole, fraction] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const grouped = write(language, { useGrouping: true }, BigInt(whole));
  const figure = fraction === undefined ? grouped : `${grouped}${decimalSign(language)}${fraction}`;
  return sign === '-' ? `${MINUS}${figure}` : figure;
}

function decimalSign(language: string): string {
  return writeDecimal(0, 1, language).slice(1, -1);
}

function write(language: string, options: Intl.NumberFormatOptions, value: number | bigint): string {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format
    .formatToParts(value)
    .map((part) => (part.type === 'minusSign' ? MINUS : part.value))
    .join('');
}
