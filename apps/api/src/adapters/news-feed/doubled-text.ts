// UTF-8 that somebody took for Windows-1252 and made UTF-8 once more: 'Ã©' for 'é'. It is undone where most of what could be so is, and never for a single
// place, since such letters can stand beside each other by themselves.

/** What Windows-1252 has from 0x80 to 0x9f; the five that it lacks are control characters there. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const BYTES = new Map([...HIGH].map((sign, at) => [sign, 0x80 + at]));
const RUN = new RegExp(`[\\u0080-\\u00ff${HIGH}]+`, 'g');
/** Signs with which doubled letters and signs of Western Europe begin. */
const LIKELY = /[ÂÃÄÅâ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;
/** What doubling is undone to: letters of Latin scripts, and signs of print. */
const PLAUSIBLE = /^[\u00a0-\u017f\u2010-\u203a\u20ac\u2122]+$/;
const LEAST = 2;
const DECODER = new TextDecoder('utf-8', { fatal: true });
/** Beyond it a run is no word with letters doubled. */
const LONGEST = 40;

/** The text as it was meant. Takes time in proportion to its length. */
export function withoutDoubling(text: string): string {
  if (!LIKELY.test(text)) return text;
  let [doubled, others] = [0, 0];
  for (const [run] of text.matchAll(RUN)) {
    if (undouble(run) === null) others += 1;
    else doubled += 1;
  }
  return doubled >= LEAST && doubled > others ? text.replace(RUN, (run) => undouble(run) ?? run) : text;
}

function undouble(run: string): string | null {
  if (run.length < 2 || run.length > LONGEST) return null;
  const bytes = Uint8Array.from(run, (sign) => BYTES.get(sign) ?? sign.charCodeAt(0));
  try {
    const text = DECODER.decode(bytes);
    return PLAUSIBLE.test(text) ? text : null;
  } catch {
    return null;
  }
}
