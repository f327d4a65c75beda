/** Where the cursor stands in a masked number when so many of its digits are before it: right behind the last of them. */
export function caretAfterDigits(masked: string, digits: number): number {
  let seen = 0;
  for (const [at, character] of [...masked].entries()) {
    if (/\d/.test(character)) seen += 1;
    if (seen === digits) return digits === 0 ? 0 : at + 1;
  }
  return masked.length;
}
