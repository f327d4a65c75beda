// The score of a headline (decisions.md section 4; issue 17): what the rules of severity say of a credit, else the mean of a ridge regression and of small
// trees; and where the model of credit news sees another band, the nearest score in that. Its side is decided together with the sentiment model, which was trained on other headlines; where they disagree the score is unsure, a rule's
// too: rules know the words of credit, and not that somebody writes of something else in them. 0 is sure only where the words say so, and where no word is understood nothing is suggested.

import type { Impact } from '../../scoring/impact.ts';
import { EVENT_SCORE, impactFromScore } from '../../scoring/impact.ts';
import type { Thousandths } from '../../scoring/thousandths.ts';
import { findRole } from '../severity/company-role.ts';
import type { CreditBand } from '../severity/credit-bands.ts';
import { bandFromTenths, clampToBand, sideFromBand, sideFromTenths } from '../severity/credit-bands.ts';
import { COMPANY_SIGN, writeCreditText, writeCreditWord } from '../severity/credit-text.ts';
import type { CreditKind, Severity } from '../severity/credit-rule.ts';
import { judgeSeverity } from '../severity/judge-severity.ts';
import type { Certainty } from './certainty.ts';
import { saysNeutral } from './neutral-words.ts';
import type { Headline } from './read-headline.ts';
import type { Senses } from './senses.ts';
import type { WordShare } from './strongest-words.ts';
import { roundToDigits, strongestWords } from './strongest-words.ts';
import type { SuggestionModel } from './suggestion-model.ts';
import type { FindCreditBand, ScoreReading, WeighedScore } from './weigh-score.ts';
import { weighScore } from './weigh-score.ts';

export interface SuggestedScore {
  /** -1..1, unrounded. */
  readonly value: number;
  /** The nearest score an event may have. */
  readonly thousandths: Thousandths;
  /** 0..1: the share of suggestions with this confidence whose side is right. */
  readonly confidence: number;
  readonly certainty: Certainty;
  /** What a rule of severity recognised; null where none did, or the model of credit news has turned it. */
  readonly kind: CreditKind | null;
  readonly words: readonly WordShare[];
}

/** Index of neutral among negative, neutral, positive. */
const NEUTRAL = 1;
/** Below this, a score with neutral sentiment becomes 0. */
const SMALL = 0.4;
/** A score of at least this size overrides the opposite sentiment. */
const OPPOSED = 0.1;
/** From this size on, a correction learnt from analysts overrides the sentiment model. */
const TAUGHT = 0.1;
const TAUGHT_AGREEMENT = 0.8;
/**
 * How often the side of a rule is right (logistic), by the chance that the sentiment model gives that side: fitted on the rows of labels and pairs in which a
 * rule holds, each suggested by a model that had not seen it, both sets counting the same.
 */
const RULE_RIGHT = { base: -0.57, byAgreement: 4.12 } as const;
/** Where the sentiment model gives the side of a rule less, the rule was right in one of six of the pairs and two of five of the labels. */
const LEAST_AGREEMENT = 0.1;
/** How often the side of credit news is right where rule or models give another: of hands that were not learnt from (`suggest:measure`). */
const SIDE_RIGHT = 0.79;
/** The sentiment model does not contradict words that say 'neither good nor bad'. */
const NOT_CONTRADICTED = 0.33;
/** A headline with fewer words that are known has said nothing. */
const LEAST_KNOWN = 2;
/** Where fewer of the words are known, in another language, the models are never sure. */
const LEAST_KNOWN_SHARE = 0.6;

/** The score of a headline, and the impact that follows from it. */
export function suggestScore(
  model: SuggestionModel,
  reading: ScoreReading,
): { score: SuggestedScore; impact: Impact } {
  const { headline, shift } = reading;
  const { weighed, shares, findCreditBand, shareCredit } = weighScore(model, reading);
  const text = writeCreditText(headline);
  const judged = judgeSeverity(text, findRole(headline));
  const { rule, isCredit, turnedTo, ...score } = decide(
    model,
    { text, judged, findCreditBand },
    { ...weighed, shift },
  );
  const certainty = rule ? score.certainty : limitCertainty(model, reading, { ...score, isCredit });
  const isNothing = certainty === 'none';
  const said = withoutName(headline, turnedTo === null ? shares : shareCredit(turnedTo));
  const words = strongestWords(headline, rule ? markRule(headline, rule, { text, shares }) : said, false);
  return {
    score: {
      ...score,
      ...(isNothing && { value: 0, thousandths: 0, confidence: 0 }),
      certainty,
      kind: rule?.kind ?? null,
      words: isNothing ? [] : words,
    },
    impact: impactFromScore(isNothing ? 0 : score.thousandths),
  };
}

/** The company's name is no reason for a score, though the models read where it stands. */
function withoutName({ targets }: Headline, shares: Float64Array): Float64Array {
  const others = Float64Array.from(shares);
  for (const at of targets) others[at] = 0;
  return others;
}

type Verdict = Pick<SuggestedScore, 'value' | 'thousandths' | 'confidence' | 'certainty'>;

/** From this score on the models are believed about ordinary news. */
const SEEN_BY_MODELS = 200;
/** From this value on the models see bad news. */
const SEEN_AS_BAD = -0.1;

/** What decides besides the models of ordinary news. */
interface Deciding {
  readonly text: string;
  readonly judged: Severity | null;
  readonly findCreditBand: FindCreditBand;
}

/** What is suggested, and who decided: a rule, the models, or the model of credit news, whose band lies on another side than either had it. */
interface Decision extends Verdict {
  readonly rule: Severity | null;
  readonly isCredit: boolean;
  readonly turnedTo: CreditBand | null;
}

/**
 * What a rule says, else what the models of ordinary news say: in the band of credit news, where it is such and the models are not sure. What analysts taught is learnt from scores in
 * their band, and comes on top.
 */
function decide(
  model: SuggestionModel,
  { text, judged, findCreditBand }: Deciding,
  weighed: WeighedScore & { shift: number },
): Decision {
  const { shift } = weighed;
  const taught = decideWithoutBand(model, { text, judged }, weighed);
  const own =
    shift === 0
      ? taught
      : decideWithoutBand(model, { text, judged }, { ...weighed, value: weighed.value - shift, shift: 0 });
  const isLeft = own.rule === null && own.certainty === 'sure';
  const band = isLeft ? null : findCreditBand(judged, own.rule !== null);
  const [isCredit, tenths] = [band !== null, own.thousandths / EVENT_SCORE.step];
  if (band === null) return { ...taught, isCredit, turnedTo: null };
  if (band === bandFromTenths(tenths)) return { ...agreedBy(taught, text), isCredit, turnedTo: null };
  const isSameSide = sideFromBand(band) === sideFromTenths(tenths);
  // By how many notches a grade moved is counted, not guessed.
  if (isSameSide && taught.rule?.kind === 'rating action') return { ...taught, isCredit, turnedTo: null };
  const value = Math.max(-1, Math.min(1, clampToBand(own.value, band) + shift));
  const moved = { ...taught, value, thousandths: toStep(value), isCredit };
  return isSameSide
    ? { ...moved, turnedTo: null }
    : { ...moved, confidence: SIDE_RIGHT, certainty: 'unsure', rule: null, turnedTo: band };
}

/** Names that leave no doubt, said of the company itself: the model of ordinary news has hardly met 'Chapter 11'. */
const PLAIN_ENDS: ReadonlySet<CreditKind> = new Set(['bankruptcy', 'liquidation']);

/** The company's own bankruptcy is sure where the model of credit news sees the band of the rule, whatever that of ordinary news makes of the words. */
function agreedBy<T extends Verdict & { readonly rule: Severity | null }>(verdict: T, text: string): T {
  const { rule, certainty, confidence } = verdict;
  const isPlain = rule?.tenths === -10 && PLAIN_ENDS.has(rule.kind) && text.startsWith(COMPANY_SIGN);
  if (certainty === 'sure' || !isPlain) return verdict;
  return { ...verdict, certainty: 'sure', confidence: Math.max(confidence, SIDE_RIGHT) };
}

function decideWithoutBand(
  model: SuggestionModel,
  { text, judged: rule }: Pick<Deciding, 'text' | 'judged'>,
  weighed: WeighedScore & { shift: number },
): Verdict & { rule: Severity | null } {
  if (rule?.onlyWhere === null) return { ...scoreByRule(rule, weighed), rule };
  const seen = scoreByModel(model, { ...weighed, isSaidNeutral: saysNeutral(text) });
  return rule && leavesToRule(rule, seen) ? { ...scoreByRule(rule, weighed), rule } : { ...seen, rule: null };
}

/** Whether the models leave a headline to a rule that does not decide by itself. */
function leavesToRule({ onlyWhere, tenths }: Severity, { value, thousandths }: Verdict): boolean {
  if (onlyWhere === 'models see bad') return value <= SEEN_AS_BAD;
  return Math.abs(thousandths) < SEEN_BY_MODELS && Math.sign(thousandths) !== -Math.sign(tenths);
}

function scoreByRule(
  { tenths }: Severity,
  { sides, shift }: Pick<WeighedScore, 'sides'> & { shift: number },
): Verdict {
  const value = Math.max(-1, Math.min(1, tenths / 10 + shift));
  const thousandths = toStep(value);
  const agreement = sides[NEUTRAL + Math.sign(thousandths)] ?? 0;
  // What was taught is agreed with by those who taught it.
  const agreed = Math.abs(shift) >= TAUGHT ? Math.max(agreement, TAUGHT_AGREEMENT) : agreement;
  return {
    value,
    thousandths,
    confidence: roundToDigits(toShare(RULE_RIGHT.base + RULE_RIGHT.byAgreement * agreed), 3),
    certainty: agreed >= LEAST_AGREEMENT ? 'sure' : 'unsure',
  };
}

function toShare(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** What tells how sure a side (-1, 0, 1) is: a constant, the size, the sentiment model, the lexicon, and whether both models of the score agree. */
export function sureFigures({ value, sides, parts, lexicon }: WeighedScore, side: number): number[] {
  const [one, other] = parts.map((part) => Math.max(0, part * side));
  return [
    1,
    side === 0 ? SMALL - Math.abs(value) : Math.abs(value),
    sides[NEUTRAL + side] ?? 0,
    side === 0 ? (lexicon === 0 ? 1 : 0) : Math.sign(lexicon) * side,
    Math.min(one ?? 0, other ?? 0),
  ];
}

/** The weights of `sureFigures`, in their order. */
export const SURE_NUMBERS = [
  'sureBase',
  'sureBySize',
  'sureByAgreement',
  'sureByLexicon',
  'sureByBoth',
] as const;

/** What was taught (0: nothing, else the size of the score) is agreed with by those who taught it. */
function taughtFigures(figures: readonly number[], size: number): readonly number[] {
  const agreed = [0, 0, TAUGHT_AGREEMENT, 1, size];
  return size === 0 ? figures : figures.map((figure, at) => Math.max(figure, agreed[at] ?? 0));
}

/**
 * Score and side come from two models trained on different headlines. The score has the side of the sentiment model unless it clearly has the other one, and
 * is 0 where it is small and the sentiment neutral. The less they agree, the lower the confidence.
 */
function scoreByModel(
  { numbers }: SuggestionModel,
  { shift, isSaidNeutral, ...weighed }: WeighedScore & { shift: number; isSaidNeutral: boolean },
): Verdict {
  const { value, sides } = weighed;
  const isTaught = Math.abs(shift) >= TAUGHT;
  const place = sides.reduce((best, each, at) => (each > (sides[best] ?? 0) ? at : best), 0);
  const isZero = isSaidNeutral && !isTaught && Math.abs(value) < SMALL;
  const thousandths = isZero ? 0 : isTaught ? toStep(value) : chooseStep(value, place - NEUTRAL);
  const figures = taughtFigures(sureFigures(weighed, Math.sign(thousandths)), isTaught ? Math.abs(value) : 0);
  const sum = SURE_NUMBERS.reduce((total, name, at) => total + numbers[name] * (figures[at] ?? 0), 0);
  const confidence = roundToDigits(toShare(sum), 3);
  const isSure =
    thousandths === 0
      ? isSaidNeutral && (sides[NEUTRAL] ?? 0) >= NOT_CONTRADICTED
      : confidence >= numbers.sureFrom;
  return { value, thousandths, confidence, certainty: isSure ? 'sure' : 'unsure' };
}

/** The score nearest to a value (-1..1), with the side (-1, 0, 1) of the sentiment model unless the value clearly has the other one; 0 where both are weak. */
export function chooseStep(value: number, side: number): Thousandths {
  const step = toStep(value);
  if (side === 0) return Math.abs(value) < SMALL ? 0 : step;
  if (Math.sign(value) === -side && Math.abs(value) > OPPOSED) return step;
  return Math.sign(step) === side ? step : side * EVENT_SCORE.step;
}

function toStep(value: number): Thousandths {
  return Math.round((value * 1000) / EVENT_SCORE.step) * EVENT_SCORE.step || 0;
}

/** A model is sure of no headline whose words it hardly knows, and has no opinion where it knows none. */
function limitCertainty(
  model: SuggestionModel,
  { headline, senses, shift }: ScoreReading,
  { certainty, isCredit }: { certainty: Certainty; isCredit: boolean },
): Certainty {
  const words = headline.words.filter(({ kind, role }) => kind === 'word' && role === 'plain');
  const known = words.filter(({ lower }) => model.isCommon(lower)).length;
  const ofCredit = isCredit ? words.filter(({ lower }) => model.isOfCredit(lower)).length : 0;
  if (shift === 0 && saysNothing(Math.max(known, ofCredit), senses)) return 'none';
  return known < LEAST_KNOWN_SHARE * words.length ? 'unsure' : certainty;
}

/** Whether no word of a headline is understood: none that the lexicon weighs, and hardly any that is a word at all. */
function saysNothing(known: number, { values }: Senses): boolean {
  return known < LEAST_KNOWN && values.every((value) => value === 0);
}

/** The contributions with the words of the rule before all others. */
function markRule(
  headline: Headline,
  { from, to, tenths }: Severity,
  { text, shares }: { text: string; shares: Float64Array },
): Float64Array {
  const marked = shares.map((share) => share * 0.01);
  const said = new Set(text.slice(from, to).split(' '));
  headline.words.forEach(({ kind, role, lower }, at) => {
    if (kind !== 'mark' && role !== 'target' && said.has(writeCreditWord(lower)))
      marked[at] = tenths === 0 ? 0.1 : tenths / 10;
  });
  return marked;
}
