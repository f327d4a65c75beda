/** How many pixels a rem is on this page: people set the size of type in their browser. */
export function readTypeSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
