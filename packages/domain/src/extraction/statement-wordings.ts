// Wordings of statements that say one thing (issue 14, 'Financial statements': lines mapped to keys by synonyms), brought to one form in labels and in the
// synonyms of templates alike: a template names a line once, not in every combination of 'net increase (decrease) in' and 'cash, cash equivalents and restricted cash'.

/** In turn; texts are as `normaliseText` leaves them. */
const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [/\bamortisation\b/g, 'amortization'],
  [/\bcash (?:and (?:cash )?|cash )equivalents(?: and restricted cash)?\b/g, 'cash'],
  [/\befectivo (?:y|o) equivalentes(?: de efectivo| al efectivo)?\b/g, 'efectivo'],
  [/\bcash balance\b/g, 'cash'],
  [/\b(?:at |as of |as at )?(?:the )?(beginning|end) of\b/g, '$1 of'],
  [
    /\bcash (?:at|as at) (?:1 (?:january|april|july|october)|(?:january|april|july|october) 1)\b(?! \d{4})/g,
    'cash beginning of',
  ],
  [
    /\bcash (?:at|as at) (?:31 (?:december|march)|30 (?:june|september)|(?:december|march) 31|(?:june|september) 30)\b(?! \d{4})/g,
    'cash end of',
  ],
  [/\bal (?:comienzo|inicio|principio) del?\b/g, 'al inicio del'],
  [/\bal (?:final|cierre|fin) del?\b/g, 'al final del'],
  [/\b(?:increase decrease|decrease increase|increase|decrease|change) in cash\b/g, 'change in cash'],
  [
    /\b(?:aumento disminucion|incremento disminucion|aumento|incremento|disminucion|variacion) net[ao] (?:del?|en el|en) efectivo\b/g,
    'variacion neta del efectivo',
  ],
  [/\bnet cash (?:flows? )?(?:(?:provided|used|generated|from|by|for|in) )+/g, 'net cash from '],
  [
    /\bflujos? (?:netos? )?de efectivo (?:procedentes de utilizados en|procedentes de|generados? por|utilizados? en|usados? en|provenientes? de|de)(?: las)?\b/g,
    'flujos de efectivo de',
  ],
  [
    /\befectivo neto (?:generado por|proveniente de|utilizado en|usado en|de)(?: las)?\b/g,
    'flujos de efectivo de',
  ],
  [/\bproperty plant and equipment\b/g, 'property and equipment'],
  [/\b(?:purchases|acquisitions?|additions) (?:of|to)\b|\bpayments for\b/g, 'purchase of'],
  [/\b(?:adquisicion|adquisiciones|compras?) de\b/g, 'adquisicion de'],
  [
    /\beffects? of (?:changes in )?(?:foreign )?(?:currency |exchange )+(?:rates?\b ?)?/g,
    'effect of exchange rate ',
  ],
  [/\b(?:net )?(?:earnings|income|loss|profit) per (?:common |ordinary )?share\b/g, 'earnings per share'],
  [/\bearnings per share (basic|diluted)\b/g, '$1 earnings per share'],
];

/** A plain label in the form in which wordings are compared. */
export function toUsualWording(plain: string): string {
  return WORDINGS.reduce((text, [wording, usual]) => text.replaceAll(wording, usual), plain).trim();
}
