// The score of a headline (decisions.md section 4; issue 17): what the rules of severity say of a credit, else the mean of a ridge regression and of small
// trees; and where the model of credit news sees another band, the nearest score in that. 0 is sure only where the words say so, and where no word is understood nothing is suggested.

import type { Impact } from '../../scoring/impact.ts';
import { EVENT_SCORE, impactFromScore } from '../../scoring/impact.ts';
import { findRole } from '../severity/company-role.ts';
import type { CreditBand } from '../severity/credit-bands.ts';
import { bandFromTenths, clampToBand, sideFromBand, sideFromTenths } from '../severity/credit-bands.ts';
import { COMPANY_SIGN, writeCreditText, writeCreditWord } from '../severity/credit-text.ts';
import type { CreditKind, Severity } from '../severity/credit-rule.ts';
import { judgeSeverity } from '../severity/judge-severity.ts';
import { tellsHistory } from '../severity/main-clause.ts';
import { isAdvert, isTag } from './adverts.ts';
import type { Certainty } from './certainty.ts';
import { saysNeutral } from './neutral-words.ts';
import type { Headline } from './read-headline.ts';
import type { Verdict } from './score-verdicts.ts';
import { scoreByModel, scoreByRule, SURE_RULE_RIGHT, toStep } from './score-verdicts.ts';
import type { Senses } from './senses.ts';
import type { WordShare } from './strongest-words.ts';
import { strongestWords } from './strongest-words.ts';
import type { SuggestionModel } from './suggestion-model.ts';
import type { FindCreditBand, ScoreReading, WeighedScore } from './weigh-score.ts';
import { weighScore } from './weigh-score.ts';

export interface SuggestedScore extends Verdict {
  /** What a rule of severity recognised; null where none did, or the model of credit news has turned it. */
  readonly kind: CreditKind | null;
  readonly words: readonly WordShare[];
}

/** How often the side of credit news is right where rule or models give another: of hands that were not learnt from (`suggest:measure`). */
const SIDE_RIGHT = 0.79;
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
  const given = rule ? score.certainty : limitCertainty(model, reading, { ...score, isCredit });
  const certainty = given === 'sure' && isOfOthers(headline) ? 'unsure' : given;
  const isNothing = certainty === 'none';
  const said = withoutName(headline, turnedTo === null ? shares : shareCredit(turnedTo));
  const words = strongestWords(headline, rule ? markRule(headline, rule, { text, shares }) : said, false);
  return {
    score: {
      ...score,
      // Nothing unsure is said to be likelier than what has a side and is sure, by a rule or by the models.
      ...(certainty === 'unsure' && {
        confidence: Math.min(score.confidence, SURE_RULE_RIGHT, model.numbers.sureFrom),
      }),
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

/** From this confidence on the model of credit news may not move what the models are sure of. */
const LEFT_ALONE = 0.9;
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
  const band = isLeftAlone(own, text) ? null : findCreditBand(judged, own.rule !== null);
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

/** Whether the model of credit news may not move it: the models of ordinary news are sure by far, or it is history, whatever its words. */
function isLeftAlone(
  { rule, certainty, thousandths, confidence }: Verdict & { readonly rule: Severity | null },
  text: string,
): boolean {
  if (tellsHistory(text)) return true;
  return rule === null && certainty === 'sure' && (thousandths === 0 || confidence >= LEFT_ALONE);
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
  const isForeign = known < LEAST_KNOWN_SHARE * words.length;
  return isForeign ? 'unsure' : certainty;
}

/** Whether a headline advertises, or carries tags of several companies and has this one's name nowhere: it may be about any of them, or none. */
function isOfOthers({ words, targets }: Headline): boolean {
  if (isAdvert(words)) return true;
  const tags = new Set(words.map(({ lower }) => lower).filter(isTag));
  return targets.length === 0 && tags.size > 1;
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
