/** Whether a text is a currency as the options take it: three capital letters (ISO 4217). */
export function isCurrency(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}
