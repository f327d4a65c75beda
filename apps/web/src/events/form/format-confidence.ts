/** How sure a suggestion is (0 to 1), in whole per cent: `82%`. */
export function formatConfidence(confidence: number): string {
  return `${Math.round(confidence * 100)}%`;
}
