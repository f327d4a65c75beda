// A client's phone number is optional and follows the US mask (999) 999-9999 (specification 1, section 5).

const MASKED = /^\(\d{3}\) \d{3}-\d{4}$/;
const MOST_DIGITS = 10;

/** Whether a phone number is complete, or empty. */
export function isPhone(text: string): boolean {
  return text === '' || MASKED.test(text);
}

/** The first ten digits typed so far, in the mask. */
export function maskPhone(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, MOST_DIGITS);
  if (digits.length === 0) return '';
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
