// How much an event of a kind weighs (issue 17, 'Severity for credit'), where its rule knows only what happened: who decided it, for what reason, what is left of
// the debt, how large it is. Read once for the rule that decides, so that each kind says it in one place. English and Spanish.

import type { CreditKind, Severity } from './credit-rule.ts';

interface Degree {
  readonly kind: CreditKind;
  /** The tenths that the rule gave: from, to. */
  readonly of: readonly [number, number];
  readonly says: RegExp;
  readonly unless?: RegExp;
  readonly tenths: number;
  /** What it is, where the words say that it is another thing. */
  readonly as?: CreditKind;
}

/** Creditors lose, whatever they agreed to. */
const LOSS =
  /\b(?:haircuts?|quitas?)\b|\b[1-9]\d ?%? (?:loss|cut|reduction|writedown|write-?off|write-?down)\b|\b(?:writedowns?|write-?offs?|losses) (?:of|for|on) .{0,20}(?:creditors?|bondholders?|lenders?|debt|bonds?)\b/;
/** Out already, or with less debt. */
const LESS_DEBT_OR_OUT =
  /\b(?:debts?|deuda|liabilities|wip(?:es|ed|ing)|liquidity|years?|stronger|cleaner)\b|\b(?:completes|exits|emerges) .{0,40}\bcourt (?:protection|supervision)\b/;

const DEGREES: readonly Degree[] = [
  {
    kind: 'emergence',
    of: [3, 7],
    says: LOSS,
    unless: /\b(?:no|without|avoid\w*|emerg\w*|exits?|leaves|sale|sheds?)\b/,
    tenths: -7,
    as: 'distressed exchange',
  },
  {
    kind: 'distressed exchange',
    of: [3, 6],
    says: LOSS,
    unless: /\b(?:no|without|avoid\w*|complet\w*|conclud\w*|emerg\w*)\b/,
    tenths: -7,
  },
  {
    kind: 'emergence',
    of: [5, 7],
    says: /\b(?:under|into the hands of|owned by|a manos de|bajo (?:el )?control de) (?:\S+ )?(?:lenders?|creditors?|bondholders?|banks?|acreedores|bonistas|bancos)\b/,
    tenths: 4,
  },
  {
    // A court allows what is still to be done.
    kind: 'emergence',
    of: [6, 7],
    says: /\b(?:court|nclt|nclat|tribunal|juez|jueza|juzgado)\b|\bjudge\b.*\b(?:to (?:exit|leave|emerge)|out of)\b|\bclear(?:s|ing) (?:the |a )?(?:way|path)\b/,
    unless: LESS_DEBT_OR_OUT,
    tenths: 5,
  },
  {
    // For good, or because nobody knows how the company stands.
    kind: 'delisting',
    of: [-5, -5],
    says: /\b(?:accounts?|annual report|audit\w*|filing deadline|failure to file|10 ?-?k|market (?:value|cap\w*) (?:falls|fell|below|under|drops)|financial position|insolven\w*|bankrupt\w*|fraud|cuentas|auditad\w*)\b|\b(?:cancels?|revokes?|strips?|withdraws?)\b.{0,40}\blisting\b|\bto be delisted\b/,
    unless:
      /\b(?:halts?|suspen\w+)\b(?!.*\b(?:audit|financial))|\b(?:\d+ (?:firms|companies)|notice|warning|warns?|deficiency|days|may|could|risks?|threat\w*)\b/,
    tenths: -6,
  },
  {
    kind: 'spreads',
    of: [-5, -3],
    says: /\b[1-6]?\d ?(?:cents|pence|centavos|centimos)\b/,
    unless:
      /\b(?:fall|falls|drop|drops|lose|loses|down|slip|slips|slide|slides) (?:by |another )?\d+ ?(?:cents|pence|centavos|centimos)\b/,
    tenths: -7,
  },
  {
    kind: 'liquidity',
    of: [-5, -4],
    says: /\b(?:para pagar|to (?:pay|meet|cover|make)) (?:\S+ )?(?:nominas?|salarios|sueldos|payroll|wages|salaries|staff)\b/,
    tenths: -7,
  },
  {
    kind: 'liquidity',
    of: [-5, -4],
    says: /\b(?:bancos?|banca)\b.{0,20}\b(?:cortan?|cierran?|retiran?|congelan?|cancelan?)\b.{0,30}\b(?:creditos?|lineas?|financiacion|grifo)\b/,
    tenths: -7,
  },
  {
    kind: 'refinancing',
    of: [6, 6],
    says: /(?<![\d.,])[1-9]\d{0,2}(?:\.\d\d?)? ?(?:million|mln|m|millones)\b/,
    unless: /\b(?:syndicat\w+|sindicad\w|ending|wall|emergency|bailout|state|government)\b/,
    tenths: 5,
  },
  {
    kind: 'refinancing',
    of: [5, 5],
    says: /\brefinanc\w*\b.*\b(?:syndicat\w+|sindicad\w|(?:\d+|six|seven|eight|nine|ten|eleven|twelve|ocho|diez|doce) (?:banks|lenders|bancos|entidades))\b/,
    tenths: 6,
  },
  {
    kind: 'restatement',
    of: [-8, -6],
    says: /\b(?:fines|fined|multa\w*|sanciona\w*|penali[sz]\w+)\b/,
    unless: /\b(?:restat\w*|reformula\w*)\b/,
    tenths: -4,
    as: 'regulator',
  },
  {
    // Business as usual, told with a grave word.
    kind: 'restatement',
    of: [0, 1],
    says: /\b(?:credit|loan|facility|financing|lending) (?:agreement|facility)\b|\b(?:commitment|pledge) to .{0,16}\b(?:investment[- ]grade|ratings?|dividends?|debt)\b|\bguidance\b.*\b(?:up|higher|raises|growth|rise)\b/,
    tenths: 2,
  },
  {
    kind: 'accounting fraud',
    of: [0, 1],
    says: /§ .{0,16}\b(?:launch\w*|unveil\w*|introduc\w*|rolls? out|develops?|pilots|trials|tests|adds|blocks|lanza|presenta)\b/,
    tenths: 2,
  },
];
const KINDS: ReadonlySet<CreditKind> = new Set(DEGREES.map(({ kind }) => kind));

/** What a rule found, with the weight that the rest of the headline gives it. */
export function weighByDegree(severity: Severity, text: string): Severity {
  if (!KINDS.has(severity.kind)) return severity;
  const found = DEGREES.find(
    ({ kind, of: [from, to], says, unless }) =>
      kind === severity.kind &&
      severity.tenths >= from &&
      severity.tenths <= to &&
      says.test(text) &&
      unless?.test(text) !== true,
  );
  return found ? { ...severity, kind: found.as ?? severity.kind, tenths: found.tenths } : severity;
}
