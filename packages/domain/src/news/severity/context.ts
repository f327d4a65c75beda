// What the words around bad news make of it (issue 17, 'Severity for credit'): averted, denied, only asked or imagined, long past, or somebody else's affair; and what
// those before good news make of that. Every rule is read so: how a thing is denied does not depend on what is denied.

import { FICTION_AFTER, FICTION_BEFORE, OFFERS, TOOL_AFTER, TOOL_BEFORE } from './context-words.ts';

/** Words before bad news that say it did not happen. */
const AVERTED =
  /\b(?:averts?|averted|averting|avoids?|avoided|avoiding|escapes?|escaped|staves? off|staved off|fends? off|fended off|dodges?|dodged|sidesteps?|prevents?|prevented|saved? from|rescued? from|rescues|saves|pulled back from|steps? back from|backs? away from|wards? off|heads? off|spared|spares?|lifts?|lifted|evita\w*|esquiva\w*|elude\w*|sortea\w*|conjura\w*|aleja\w*|disipa\w*|despeja\w*|salva\w* de|se libra de|no longer (?:in|at|faces?|under)|cures?|cured|out of danger of|wins? (?:a |an |temporary |interim )?(?:reprieve from|stay (?:of|on)|delay of|fight against|halt to)|throws? out|threw out|thrown out|overturns?|overturned|quash(?:es|ed)|sets? aside|annuls?|puts? .{0,12}behind it|acquit(?:s|ted)?|clear(?:s|ed) (?:\S+ ){0,3}of|exonerat\w+|absolv\w+|absuelve\w*|exculpa\w*|archiva\w*|anula\w*|beats? off|sees off|shakes? off|shrugs? off|free(?:s|d)? (?:itself )?(?:of|from)|(?:steers?|climbs?|crawls?|claws?) (?:\S+ )?(?:clear|out|free) of|well clear of|cubr\w+ .{0,24}frente al?|insur\w+ .{0,24}against|overcomes?|averting|(?:halts?|halted|adjourns?|adjourned|suspends?|stays?|stayed|blocks?|stops?) .{0,24}\b(?:hearing|petition|proceedings|process|order|enforcement|foreclosure)|withdraws? .{0,20}(?:petition|claim|suit)|drops? .{0,30}(?:petition|claims?|suit|case|charges?|probe))\b[^,;:]{0,60}$/;
const AVERTED_AFTER =
  /^[^,;]{0,50}\b(?:averted|adjourned|postponed (?:as|after)|suspended (?:as|after)|put on hold|avoided|cured|waived|rescinded|withdrawn|dismissed|thrown out|reversed|overturned|quashed|set aside|called off|stayed|settled|lifted|dropped|struck out|rejected by court|no longer|off the table|recedes?|receded|resolved|evitad[oa]|archivad[oa]|desestimad[oa]|anulad[oa]|retirad[oa])\b/;
/** An attempt to avert it has not averted it. */
const NOT_AVERTED =
  /\b(?:fails?|failed|failing|unable|struggl\w*|tries|trying|tried|bids?|bid to|attempts?|fights?|fighting|races?|racing|battles?|hopes?|seeks?|seeking|needs?|must|last-ditch|efforts?|can(?:not|'t)|could not|did not|refus\w*|desperate|scrambl\w*|to try|in vain|para|intenta|trata de|lucha por|no|how to|plan to|plans to|wants? to|asks?|aims? to|talks)\b[^,;:]{0,24}$/;
/** What was found so that it is averted: 'agrees deal to avert default'. */
const FOUND =
  /\b(?:agree\w*|deals?|secur\w+|gets?|wins?|won|lifeline|approv\w*|pays?|paid|reach\w*|strik\w+|struck|rescue\w*|inject\w*|waiv\w*|grant\w*|closes?|complet\w+|acuerd\w+|logra|consigue)\b/;
/** Words that say that it is not so. */
const DENIED =
  /\b(?:denies|denied|deny|denying|dismiss(?:es)?|dismissed|refutes?|rebuts?|rejects?|rejected|rules? out|ruled out|not|never|no|without|isn't|hasn't|won't|aren't|doesn't|don't|unlikely to|nowhere near|far from|plays? down|quashes|shoots? down|scotches|brushes off|laughs off|waves away|pours cold water on|rubbishes|disputes|contradicts|niega\w*|desmiente\w*|descarta\w*|sin|falsely accused of|no plans? to|no plans? for|no intention of|no evidence of|no (?:threat|need|risk|danger|question|prospect|chance|reason|talk|truth|basis|fear|worries|plan|intention) (?:of|to|for|that)?|rather than|instead of|ningun\w*|nada de)\b[^,;:]{0,45}$/;
/** What is said with 'not' or 'no' and does not deny: 'did not pay', 'no rescue', 'does not rule out'. */
const NOT_DENIED =
  /\b(?:not only|not rule out|no buyers?|no rescue|no bids?|no offers?|no white knight|no choice but|no option but|no deal|no alternative|no resolution plan|no money|no cash|no saviou?r|no sign of|no end|no longer|no more|without (?:a )?(?:deal|rescue|buyer|paying|cash|money|funds|warning)|not (?:pay|paid|meet|made|make|repay|honou?r|receiv\w*|surviv\w*|enough|sufficient|cooperat\w*|comply\w*|compliant|disclos\w*|respond\w*|the (?:first|last|only))|cannot (?:rule out|avoid)|not (?:avoid|avert|escape)|sin (?:caja|liquidez|acuerdo|pagar|fondos|dinero)|no (?:paga|pago|abona|logra|puede|descarta|encuentra|halla|evita|consigue|cumple|atiende|presenta)|(?:judge|court|lenders?|creditors?|banks?|bondholders?|shareholders?|investors?|minister|government|regulators?|supreme court|juez|tribunal|acreedores|bonistas|banca|bancos|accionistas|gobierno) (?:\S+ )?(?:rejects?|rejected|denies|denied|dismiss\w*|rechaza\w*|niega\w*|descarta\w*|rules? out))\b[^,;:]{0,60}$/;
const DENIED_AFTER =
  /^[^,;]{0,50}\b(?:denied|nonsense|unfounded|baseless|untrue|false|groundless|ruled out|is not|are not|is wrong|are wrong|(?:is|are|was|were) (?:fabricated|made up|concocted|planted|invented)|in error|by mistake|wide of the mark|not true|not (?:on the (?:cards|table|agenda)|an option|happening|needed|planned|in sight|imminent|under consideration|expected|necessary)|invented|fiction|overblown|overdone|exaggerated|rumou?rs? (?:false|denied)|claims? (?:false|denied)|infundad[oa]s?|never (?:an option|considered|on the (?:table|cards)|in (?:doubt|question)|discussed)|out of the question|(?:has|have|had) no (?:basis|foundation|truth|merit)|without (?:foundation|basis|merit)|unnecessary|premature|malicious|far-fetched|innecesari\w+|fals[oa]s?)\b/;
/** Words that only imagine it. */
const IMAGINED =
  /\b(?:could|may|might|would|risks?|at risk of|fears?|feared|threat(?:ens?|ened|s)?|brink|verge|edges? closer|near|nears|close to|braces?|possible|potential|considers?|mulls?|weighs?|prepares?|preparing|prepara|warns? of|warns?|explores?|explore|looms?|speculation|said to|rumou?rs?|if|unless|al borde|podria|teme|estudia|sopesa|valora|plans?|expects?|in talks)\b[^,;:]{0,36}$/;
/** Words that put it into the past. */
const PAST =
  /\b(?:years?|decade|decades|months|anos|decadas) (?:after|since|on from|out of|despues de|desde)\b[^,;:]{0,30}$|\b(?:first|only|second|third|biggest|largest|best|primer\w*) (?:\S+ ){1,5}(?:since|desde)\b[^,;:]{0,30}$|\b(?:since|recovered from|recovers? from|rebounds? from|survived|formerly|post|remember\w*|recalls?|recounts?|looks? back|lessons?|anniversary|history|memories of|legacy of|haunted by|chronicles?|marks? .{0,20}(?:years?|decades?)|celebrat\w+ .{0,20}(?:years?|decades?|anniversary)|aniversario|recuerda\w*|anos despues de|tras superar|in (?:19|20)\d\d|en (?:19|20)[01]\d)\b[^,;:]{0,30}$|^(?:\S+ ){0,3}years? on\b/;
const PAST_AFTER =
  /^[^,;:]{0,16}\b(?:of|in|de|en) (?:19\d\d|20[01]\d)\b(?! accounts| results)|^.{0,30}\b(?:years? ago|years? on|years? earlier|a decade ago|decades ago|anniversary|long forgotten|behind it|still taught|revisited|hace \w+ anos|aniversario)\b/;
/** Words that say that it is the affair of another, from whom the company buys or whom it helps. */
const OTHERS =
  /§ .{0,30}\b(?:buys?|bought|acquires?|acquired|to (?:buy|acquire|take over)|takes? over|bids? for|wins? (?:bid|auction|race)|picks? up|snaps? up|rescues|to rescue|resolution plan for|compra|adquiere|sues?|hires?|advises|lends?|funds|finances|backs)\b[^;]{0,60}$/;
/** The event has another owner: 'the shipping line's debt swap'. */
const POSSESSED =
  /§ .*\b(?!(?:today|yesterday|week|month|year|quarter|company|group|firm|bank|lender|it|he|she|founder|owner|parent|unit|boss|chief|s&p|moody|fitch|judge|court|auditor|regulator|watchdog|world|country|europe|nation|fool|let|there|here|who|what|creditor|bondholder|investor|shareholder|chairman|ceo|market|state|government|board)'s\b)[a-z]{3,}'s (?:\S+ )?$/;
/** A headline that asks has not said it. */
const ASKS = /^[^;:]{0,40}\?/;

/** What is denied or only asked is still no good news. */
const DOUBTFUL = -1;
/** What was averted is good news, and so is what a company sells against it. */
const AVERTED_TENTHS = 3;
const OFFERED = 2;

interface Around {
  readonly before: string;
  readonly says: string;
  readonly after: string;
}

/** What the words around bad news make of it, in tenths; null where it is long past. */
export function turnByContext(
  text: string,
  tenths: number,
  { from, to }: { from: number; to: number },
): number | null {
  const around = { before: text.slice(0, from), says: text.slice(from, to), after: text.slice(to) };
  const { before, after } = around;
  if (PAST.test(before) || PAST_AFTER.test(after)) return null;
  if (isTool(around)) return OFFERS.test(before) ? OFFERED : 0;
  if (FICTION_BEFORE.test(before) || FICTION_AFTER.test(after)) return 0;
  const averting = readAverting(around);
  if (averting === 'done') return AVERTED_TENTHS;
  if (isDenied(around)) return DOUBTFUL;
  if (OTHERS.test(before)) return 1;
  return averting === 'tried' || IMAGINED.test(before) ? soften(tenths) : tenths;
}

/** Whether it is denied, only asked for, or what another has. */
function isDenied({ before, after }: Around): boolean {
  if (DENIED_AFTER.test(after) || ASKS.test(after)) return true;
  return (DENIED.test(before) && !NOT_DENIED.test(before)) || isOfOther(before);
}

function isOfOther(before: string): boolean {
  return !OTHERS.test(before) && POSSESSED.test(before);
}

/** Whether a text tells of a program or a service against bad news. */
function isTool({ before, after }: Around): boolean {
  return TOOL_BEFORE.test(before) || TOOL_AFTER.test(after);
}

/** Whether bad news was averted, or somebody only tries to. */
function readAverting({ before, says, after }: Around): 'done' | 'tried' | null {
  if (AVERTED_AFTER.test(after)) return 'done';
  const lead = `${before}${says.slice(0, 30)}`;
  const averted = AVERTED.exec(before) ?? AVERTED.exec(lead);
  if (averted === null) return null;
  const start = lead.slice(0, averted.index);
  return NOT_AVERTED.test(start) || (/\bto $/.test(start) && !FOUND.test(start)) ? 'tried' : 'done';
}

/** What is only imagined: the worst is still grave, the rest less so. */
function soften(tenths: number): number {
  if (tenths <= -8) return -6;
  return tenths <= -6 ? tenths : Math.min(-2, tenths + 2);
}

/** Words before good news that say that it failed. */
const FAILED_BEFORE =
  /\b(?:fail(?:s|ed|ure|ing)? (?:to|in)|unable to|inability to|can(?:not|'t)|could not|couldn't|refus(?:es|ed|al) to|declin(?:es|ed) to|struggl(?:es|ing) to|not able to|did not|does not|didn't|doesn't|no logra|no consigue|no puede|incapaz de|fracasa en|(?:scraps?|abandons?|drops?|shelves|ditch(?:es)?|gives? up on|cancels?|renuncia a|abandona) (?:\S+ )?(?:plans?|pledge|targets?|goals?|promise|bid|efforts?|planes?|objetivos?))\b[^,;:]{0,30}$/;
/** Words before good news that only hope for it. */
const HOPED_BEFORE =
  /\b(?:hopes?(?: to| for|ful| of)?|hoping|seeks?|seeking|wants? to|aims? (?:to|for)|aspires?|wishes|in talks|needs? (?:to|a)|must|urged to|asks?|mulls?|weighs?|considers?|explores?|eyes|bids? (?:to|for)|tries|trying|attempts?|races|scrambl\w+|efforts? to|pressure to|calls? (?:for|on)|yet to|no sign of|far from|dreams? of|busca|quiere|espera|aspira|pretende|negocia|intenta|estudia|confia en)\b[^,;:]{0,24}$/;

/** What takes good results away again, before and after them: 'higher bills eat up sales gains', 'record sales hide a loss'. */
const UNDONE_BEFORE =
  /\b(?:wip(?:es?|ed) out|eats? (?:up|into|away)|ate (?:up|into)|erod(?:es?|ed)|eras(?:es?|ed)|outweigh\w*|overshadow\w*|cloud(?:s|ed)?|dent(?:s|ed)|swallow(?:s|ed)?|devour\w*|cancel\w* out|(?:more than )?offsets?|cuts? into|takes? the (?:shine|gloss) off|drag(?:s|ged)? down|weigh(?:s|ed)? on|mars|se comen?|borran?|eclipsan?|empanan?|lastran?|anulan?)\b[^,;:]{0,30}$/;
const UNDONE_AFTER =
  /^[^,;:]{0,40}\b(?:hid(?:es?|den)|masks?|overshadowed|wiped out|eaten (?:up|away)|eroded|undone|marred|clouded|eclipsed|swallowed|fails? to (?:lift|mask|offset|hide|stem)|not enough|eclipsad\w|empanad\w|esconden?|ocultan?)\b/;

/** Whether good results are taken away again by what stands around. */
export function isUndone(text: string, { from }: { from: number }): boolean {
  return UNDONE_BEFORE.test(text.slice(0, from)) || UNDONE_AFTER.test(text.slice(from));
}

/** Whether good news failed, or is only hoped for: null where it came. */
export function readHope(text: string, { from }: { from: number }): 'failed' | 'hoped' | null {
  const before = text.slice(0, from);
  if (FAILED_BEFORE.test(before)) return 'failed';
  return HOPED_BEFORE.test(before) ? 'hoped' : null;
}
