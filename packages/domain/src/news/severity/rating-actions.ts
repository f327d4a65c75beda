// What an action of a rating agency says of a credit (issue 17, 'Severity for credit'): by how many notches and to which grade, or where the outlook
// turned. A broker's view of a share is another thing and weighs less.

import type { Severity } from './credit-rule.ts';
import { COMPANY_SIGN } from './credit-text.ts';
import { listGrades, NEAR_DEFAULT, scoreDowngrade, scoreUpgrade } from './rating-grades.ts';

const AGENCIES =
  /\b(?:moody's|moody|moodys|(?:s&p|s & p)(?! (?:equity|capital iq|global market))|standard & poor's|fitch|icra|crisil|care ratings|careedge|care|india ratings|ind-ra|dbrs|morningstar dbrs|scope ratings|scope|kbra|jcr|brickwork|acuite|am best|a\.m\. best|egan-jones|rating agency|rating agencies|agencia de calificacion)(?![a-z])/;
/** Without one of these words a text tells of no rating and of no broker. */
export const RATING_CUES =
  /moody|s&p|s & p|standard & poor|fitch|icra|crisil|care|ind(?:ia)?[- ]ra|dbrs|scope|kbra|jcr|brickwork|acuite|am best|a\.m\. best|egan|rating|calificacion|aaa|aa[+-]|bbb|bb[+-]|ccc|baa[123]|ba[123]|caa|downgrad|upgrad|rebaja|mejora|junk|notch|fallen angel|rising star|investment[- ]grade|price target|target price|target|precio objetivo|cuts? .{0,20}to (?:sell|hold|neutral|underweight|underperform|reduce|equal)|\bpt\b|\btp\b|recorta|eleva|sube/;
const BROKER_GRADES =
  /\b(?:to|at|from|a)? ?(?:buy|sell|hold|neutral|overweight|underweight|outperform|underperform|equal[- ]?weight|market ?perform|sector ?perform|accumulate|reduce|add|strong buy|strong sell|in-?line|comprar|vender|mantener|sobreponderar|infraponderar)\b/;
const DOWN =
  /\b(?:double downgrade|downgrad\w*|cuts?|lowers|lowered|lowering|slash\w*|strips?|stripped|drops?|dropped|reduces?|knocks?|lops?|hacks?|shaves?|chops?|clips?|axes|marks? down|nudges? down|bumps? down|trims?|trimmed|takes? .{0,30}down|(?:steps?|levels?|notch(?:es)?) lower|sends? .{0,30}(?:in)?to (?:junk|speculative)|(?:drops?|falls?|tumbles?|plunges?|slides?|sinks?|crashes) (?:deep |deeper |further )?into|pushes|moves? .{0,30}down|goes down|down a (?:notch|level|step|rung)|fallen angel|junks|slides? (?:to|into)|slips? (?:to|into)|cede|deja .{0,30}(?:bono basura|en)|pierde|retira .{0,20}grado de inversion|hunde|rebaja\w*|recorta\w*|degrada\w*|baja\w*|falls? to|fallen|sinks?|pushe[sd]|pushes|loses?|lost|relegat\w*|demot\w*)\b/;
const UP =
  /\b(?:upgrad\w*|raises?|raised|lifts?|lifted|boosts?|boosted|hikes?|hiked|improves? .{0,20}rating|mejora\w*|eleva\w*|sube\w*|regains?|regained|restor\w+|wins? back|returns? to|promot\w*|goes up|edges? up|inches up|nudges? up|ups|moves? .{0,20}up|moved up|up a (?:notch|level|step|rung)|climbs? (?:to|back)|rising star|recupera\w*|(?:rises?|climbs?|jumps?) out of junk|back (?:in|to|at) (?:investment|(?:single-)?a\b|bbb|baa)|out of junk|leaves? junk|exits? junk|sheds? junk)\b/;
const KEEPS = /\b(?:affirm\w*|reaffirm\w*|confirm\w*|maintain\w*|keeps?|ratifica\w*|mantiene\w*|retains?)\b/;
const WATCH_DOWN =
  /\b(?:may|could|might|set to|likely to|threatens to|warns it (?:may|could)) (?:cut|downgrade|lower)\b|\b(?:watch|creditwatch|under review|review|rwn|vigilancia|revision)\b.{0,30}\b(?:negative|negativ[ao]|negative implications|downgrade|possible cut|rebaja|developing)|\b(?:negative|downgrade)\b.{0,14}\b(?:watch|review|creditwatch)/;
const WATCH_UP =
  /\b(?:watch|creditwatch|review|vigilancia)\b.{0,30}\b(?:positive|positiv[ao]|upgrade|mejora)|\b(?:positive|upgrade) (?:watch|review|creditwatch)/;

const OUTLOOK = /\b(?:outlook|perspectiva)\b/;
/** An outlook that turned to a side: `to negative`, `negative outlook`, `outlook negative`. */
function turned(side: string): RegExp {
  return new RegExp(
    `\\b(?:outlook|perspectiva)\\b.{0,60}?\\b(?:to|at|a|turns?|turned|now) ${side}|\\b${side}[eoa]?\\b.{0,6}\\b(?:outlook|perspectiva)|\\b(?:outlook|perspectiva)\\b.{0,12}\\b${side}|\\bturns? ${side}`,
  );
}

/** No longer watched for a downgrade, or no longer for an upgrade. */
const OFF_WATCH =
  /\b(?:removes?|removed|takes?|taken|off|ends?|ended|resolves?|lifts?|lifted|retira|saca)\b.{0,40}\b(?:watch|creditwatch|review|vigilancia|revision)\b/;

/** What is said of an outlook, in tenths; the first that holds. */
const OUTLOOKS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:from|was|desde|de) (?:\S+ )?negativ/, 3],
  [/\b(?:from|desde|de) positiv/, -2],
  [turned('negativ'), -3],
  [turned('positiv'), 3],
  [
    /\b(?:cut|cuts|lowers?|lowered|downgrades?|recorta|rebaja)\b.{0,30}\b(?:outlook|perspectiva)|\b(?:outlook|perspectiva)\b.{0,8}\b(?:cut|lowered)/,
    -3,
  ],
  [
    /\b(?:raises?|lifts?|upgrades?|improves?|mejora|eleva)\b.{0,30}\b(?:outlook|perspectiva)|\b(?:outlook|perspectiva)\b.{0,8}\b(?:raised|lifted|improved)/,
    3,
  ],
];

/** Where an outlook turned, in tenths; null where the text says nothing of one. */
function scoreOutlook(text: string): number | null {
  if (WATCH_DOWN.test(text)) return -3;
  if (WATCH_UP.test(text)) return 3;
  if (!OUTLOOK.test(text)) return null;
  return OUTLOOKS.find(([says]) => says.test(text))?.[1] ?? (KEEPS.test(text) ? 0 : null);
}

function whole(text: string, tenths: number): Severity {
  const at = Math.max(
    0,
    text.search(
      /\b(?:downgrad|upgrad|cuts?|lowers?|rais|lift|outlook|perspectiva|affirm|confirm|watch|review|rebaj|mejor|strip|junk|notch|target|slash)/,
    ),
  );
  return { kind: 'rating action', tenths, from: at, to: Math.min(text.length, at + 40), onlyWhere: null };
}

const TARGET = 'price target|target price|target|pt|tp|precio objetivo';
/** The broker's verdict is on the company, not by it or on another. */
const ABOUT_COMPANY =
  /\b(?:upgrad\w*|downgrad\w*|cuts?|raises?|ups|lifts?|hikes?|trims?|lowers?|boosts?|rebaja|eleva|mejora|recorta)\b .{0,24}§|\b(?:on|of|for|de) §|§ (?:\w+ )?(?:upgraded|downgraded|cut|raised|gets|target|price target|initiated|lifted|lowered|removed)\b/;

/** What brokers say of a share, in tenths; the first that holds. */
const VERDICTS: readonly { readonly says: RegExp; readonly needsGrade: boolean; readonly tenths: number }[] =
  [
    { says: /\bupgrad\w*\b.*\bto (?:sell|underweight|underperform|reduce)\b/, needsGrade: true, tenths: -1 },
    { says: /\bupgrad\w*\b|\bmejora\b.{0,30}\b(?:comprar|sobreponderar)/, needsGrade: true, tenths: 2 },
    {
      says: /\bdowngrad\w*\b|\b(?:rebaja|recorta)\b.{0,30}\b(?:vender|mantener|neutral|infraponderar)|\bcuts?\b .{0,20}to (?:sell|hold|neutral|underweight|underperform|reduce|equal)/,
      needsGrade: true,
      tenths: -2,
    },
    {
      says: new RegExp(
        `\\b(?:raises?|raised|ups|lifts?|lifted|hikes?|hiked|boosts?|boosted|increases?|increased|eleva|sube)\\b.{0,30}\\b(?:${TARGET})\\b|\\b(?:${TARGET})\\b.{0,12}\\b(?:raised|lifted|hiked|upped|boosted|increased|up)\\b`,
      ),
      needsGrade: false,
      tenths: 3,
    },
    {
      says: /\b(?:cuts?|lowers?|lowered|trims?|trimmed|slash\w*|reduces?|reduced|recorta|rebaja)\b.{0,30}\b(?:price target|target price|pt|tp|precio objetivo)\b|\b(?:price target|target price|pt|precio objetivo)\b.{0,12}\b(?:cut|lowered|trimmed|slashed|reduced|down)\b/,
      needsGrade: false,
      tenths: -2,
    },
  ];

/** The view of a broker on a share: its grade or its target price. */
function scoreBroker(text: string): number | null {
  if (text.includes(COMPANY_SIGN) && !ABOUT_COMPANY.test(text)) return null;
  const hasGrade = BROKER_GRADES.test(text);
  return (
    VERDICTS.find(({ says, needsGrade }) => (hasGrade || !needsGrade) && says.test(text))?.tenths ?? null
  );
}

const SOVEREIGN =
  /\b(?:sovereign|treasur(?:y|ies)|us of|u\.?s\.?(?:'s)? (?:credit )?rating|strips us|strips u\.s|government bonds|gilts)\b/;
const RATING_WORDS =
  /\b(?:ratings?|rated|notch(?:es)?|levels?|steps?|rungs?|junk|high[- ]yield|speculative|investment[- ]grade|grado de inversion|outlook|creditwatch|watch|review|vigilancia|may cut|could cut|might cut|perspectiva|calificacion|triple[- ]a|nota|escalon(?:es)?|peldanos?|bono basura|fallen angel|rising star)\b/;

const OWN_GRADES = /(?<![\w.$-])(?:aaa|aa[+-]|bbb[+-]?|bb[+-]|ccc[+-]?|baa[123]|ba[123]|caa[123])(?![\w])/;
const OWN_WORDS =
  /\b(?:credit rating|debt rating|bond rating|to junk|junk status|notch(?:es)?|rating outlook|calificacion crediticia|(?:rebaja|recorta|baja|sube|eleva|mejora) (?:\S+ ){0,3}(?:la nota|el rating|la calificacion)|la nota de §|bono basura|fallen angel|out of junk|ratings? (?:placed|put|goes|under)|rising star|investment[- ]grade|ratings? (?:upgrades?|downgrades?|cut|lowered|raised|lifted|slashed|trimmed)(?! (?:by|at) (?!(?:a|one|two|three|four|several|multiple|\d+)\b)))\b/;
const MOVES = /\b(?:junks|downgrad\w*|upgrad\w*|affirm\w*|reaffirm\w*|confirm\w*|rebaja\w*)\b/;
/** The agency itself is the subject, with its own business. */
const OF_AGENCY =
  /\b(?:moody's|s&p|fitch|crisil|icra)\b (?:profit|revenue|earnings|quarterly|shares?|stock|net|posts|raises (?:(?:its|full-year|annual|\d{4}) )*(?:profit|forecast|outlook|guidance))/;
const SPARED =
  /\bno (?:rating )?(?:downgrade|cut)|\b(?:avoids?|escapes?|averts?|dodges?|spared|evita|esquiva) .{0,20}(?:downgrade|rating cut|junk|rebaja|bono basura)|\b(?:downgrade|cut) (?:averted|avoided|unlikely|ruled out)|safe from (?:a )?downgrade|§ (?:keeps?|holds? on to|retains?|clings to|hangs on to|preserves?|mantiene|conserva) .{0,16}(?:investment[- ]grade|credit rating|grado de inversion)|§ (?:keeps?|holds? on to|retains?|mantiene|conserva) (?:its |su )?(?:\S+ )?(?:rating|nota|calificacion) (?:as|while|despite|after|mientras|pese)/;
/** The grade of another moved, and not that of the company. */
const UNMOVED =
  /\b(?:downgrade|upgrade|cut|rating action|rebaja) (?:of|on|to|for|de) (?!§)[^,;:]{0,40}\b(?:leaves?|no (?:effect|impact|change)|does not|unaffected|unchanged|untouched)\b|§ (?:\S+ )?ratings? (?:is |are )?(?:unaffected|unchanged|untouched|not affected|unmoved)|\bratings? of § (?:\S+ )?(?:unaffected|unchanged|untouched)/;
/** Nobody has to fear it. */
const FEARED_NOT =
  /\b(?:no need to (?:fear|worry)|no (?:fear|risk|threat|danger|prospect|question) of|not (?:worried|concerned|afraid)|denies|dismisses|plays down|rules out|brushes off|unfazed by|sees no) (?:\S+ ){0,4}(?:rating|downgrade|cut|junk|outlook)\b/;
/** A grade that somebody only wants. */
const WANTED =
  /\b(?:hopes?|hoping|aims?|aiming|lobb(?:y|ies)|pushes|campaigns|argues|pitches|asks|targets?|targeting|seeks?|wants?|eyes|on track|on course|closer to|nears?|path to|bid to|misses out on|passed over for|fails to (?:win|get|secure)|aspira|busca|espera|quiere)\b.{0,40}\b(?:investment[- ]grade|upgrade|higher rating|grado de inversion|mejora|(?:higher|better) (?:credit )?rating)\b/;
const IMAGINED =
  /\b(?:could|may|might|would|risks?|warns?|fears?|threat\w*|looms?|possible|potential|brace\w*|at risk of|if|podria|amenaza)\b/;
const IMAGINED_AFTER =
  /\b(?:downgrade|cut|rebaja) (?:risk|threat|looms?|fears?|possible|warning|likely|talk|speculation)\b/;
const OF_OUTLOOK_DOWN =
  /\b(?:cuts?|lowers?|lowered|recorta|rebaja) (?:the |its |la )?(?:rating )?(?:outlook|perspectiva)/;
const OF_OUTLOOK_UP =
  /\b(?:raises?|lifts?|upgrades?|revises?|mejora|eleva) (?:the |its |la )?(?:rating )?(?:outlook|perspectiva)/;

/** Whether the text tells of the grade of a debtor: an agency that does something with a grade, or words that only agencies use. */
function tellsOfRating(text: string): boolean {
  if (OF_AGENCY.test(text)) return false;
  if (!AGENCIES.test(text)) return OWN_GRADES.test(text) || OWN_WORDS.test(text);
  return RATING_WORDS.test(text) || MOVES.test(text) || listGrades(text).length > 0;
}

/** What a rating action says; null where the text tells of none. */
export function scoreRatingAction(text: string): Severity | null {
  const isOfAgency = AGENCIES.test(text);
  const broker = isOfAgency ? null : scoreBroker(text);
  if (broker !== null) return { ...whole(text, broker), kind: 'broker' };
  if (!isOfAgency && !BROKER_GRADES.test(text) && SPARED.test(text)) return whole(text, 3);
  if (!tellsOfRating(text)) return null;
  const tenths = UNMOVED.test(text) ? 0 : scoreGradeOrOutlook(text);
  if (tenths === null) return null;
  const severity = whole(text, tenths);
  return tenths < 0 && FEARED_NOT.test(text) ? { ...severity, tenths: -1 } : severity;
}

function scoreGradeOrOutlook(text: string): number | null {
  if (OFF_WATCH.test(text)) return /\bpositiv/.test(text) ? -1 : 3;
  if (SPARED.test(text)) return 3;
  if (/\b(?:withdraws?|withdrawn|retira)\b.{0,20}\bratings?\b/.test(text)) return -1;
  if (
    WATCH_DOWN.test(text) &&
    !/\b(?:downgrades|downgraded|cuts?|lowers?|lowered|slashes|rebaja)\b/.test(text)
  )
    return -3;
  const outlook = scoreOutlook(text);
  if (isMoved(text, outlook, DOWN, OF_OUTLOOK_DOWN) && !/\b(?:raises?|upgrades?|mejora)\b/.test(text))
    return scoreMove(text, -1);
  if (isMoved(text, outlook, UP, OF_OUTLOOK_UP) && !/\b(?:downgrad|cuts?|lowers?)\b/.test(text))
    return scoreMove(text, 1);
  return outlook ?? scoreKept(text);
}

/** Whether a grade moved, and not only its outlook. */
function isMoved(text: string, outlook: number | null, verb: RegExp, ofOutlook: RegExp): boolean {
  if (!verb.test(text)) return false;
  if (outlook === null) return true;
  if (KEEPS.test(text) || ofOutlook.test(text)) return false;
  return (
    /(?:down|up)grad|notch|junk|\bratings?\b/.test(text) ||
    /\b(?:cut|lowered|raised|lifted|upgraded) to\b/.test(text) ||
    isBeforeOutlook(text, verb)
  );
}

/** Whether the verb and the grade that it leads to stand before the outlook: 'cuts § to bb from bbb- , outlook negative'. */
function isBeforeOutlook(text: string, verb: RegExp): boolean {
  const before = text.slice(0, OUTLOOK.exec(text)?.index ?? 0);
  const to = before.search(/ (?:to|into|a) /);
  return to > 0 && verb.test(before.slice(0, to)) && listGrades(before.slice(to)).length > 0;
}

function scoreMove(text: string, side: 1 | -1): number {
  if (side > 0 && WANTED.test(text)) return 1;
  const moved = (side < 0 ? DOWN : UP).exec(text);
  const before = text.slice(0, moved ? moved.index + moved[0].length : text.length);
  const isImagined =
    (IMAGINED.test(before) || IMAGINED_AFTER.test(text)) && !/\b(?:downgrades|upgrades)\b/.test(text);
  if (isImagined || (side < 0 && SOVEREIGN.test(text))) return 3 * side;
  return side < 0 ? scoreDowngrade(text) : scoreUpgrade(text);
}

/** A grade that is given for the first time says nothing, one that stays hardly more; one near to default is bad. */
function scoreKept(text: string): number | null {
  const grades = listGrades(text);
  if (KEEPS.test(text)) return grades.some((each) => each >= NEAR_DEFAULT) ? -4 : 1;
  return /\b(?:assigns?|rates?|asigna)\b/.test(text) && grades.length > 0 ? 0 : null;
}
