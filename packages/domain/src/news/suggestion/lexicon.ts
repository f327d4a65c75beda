// A hand-written lexicon of financial sentiment for the scale of specification 3, section 1 (issue 5, 'Suggestions'). Weights are tenths of a score. A
// word of direction (rises, cuts) takes its meaning from its noun: rising profits are good, rising losses are bad. A negation reverses and weakens what
// follows; relief (averts, escapes) reverses a bad word.

import { toStems } from './stem.ts';

/** Words by their own weight in tenths of a score. */
const WEIGHTED: readonly (readonly [number, string])[] = [
  [
    6,
    'surge soar skyrocket outperform upgrade bullish breakthrough blockbuster stellar bumper zoom trounce smash multibagger red-hot',
  ],
  [
    4,
    'beat exceed strong strength stronger strongest win won rally rebound boom upbeat optimistic optimism approve approval approv breakout upside momentum success successful impress impressive top record best green outpace thrive shine robust bounce jubilant euphoria bull buoyant cheer sparkle overweight accumulate surpass trump delight rocket triumph turnaround outshine bounty',
  ],
  [
    3,
    'gain profit profitable boost growth buy long call positive good great better solid healthy recovery recover award partner partnership expand expansion innovative secure confident confidence support attractive bag clinch attract favourable favorable undervalued cheap outlook-raised comeback revive revival reward optimis improve improvement lucrative milestone breakthrough resilient steady relief rosy uptick firm upmove uptrend support oversold bottom breakeven perk',
  ],
  [
    2,
    'deal agree agreement launch hire dividend buyback acquire acquisition invest investment hope welcome opportunity benefit lead hot bid merger stake takeover seal joint contract order unveil open ready settle nod clear clearance green-light resume extend pick eye raise invest ally bet love like hold',
  ],
  [
    -2,
    'concern worry uncertain uncertainty doubt delay slow sell question criticise criticize pressure volatile volatility risk cautious caution divest oppose retreat exit spill toll struggle block quit postpone dull subdued tepid soft softer muted lag mixed complain complaint pause stall distance lukewarm unclear bubble tough challenge hurdle steps-down step-down oust controversy',
  ],
  [
    -3,
    'loss lose warn warning weak weaker weakness weaken short put negative bad worse disappoint disappointing disappointment resign resignation shortfall probe investigate investigation strike protest reject deny recall dispute overvalued expensive red layoff fear fail failure halt suspend suspension penalty ban hurt hit violate violation sanction freeze drag threat threaten sack fire glut gloom grim poor trouble woe setback headwind backlash blame raid scrap abandon ditch axe close closure shut shutdown wrong underweight avoid outflow turmoil turbulence jitter bleed bear overbought pain unrest damage pessimism pessimistic vulnerable battered battle falter bruise',
  ],
  [
    -4,
    'miss lawsuit sue fine downturn recession slowdown breach bearish underperform downgrade impair impairment writedown write-off write-down worst crisis guilty accuse accusation allege allegation selloff sell-off breakdown resistance hack cyberattack charge charged misconduct mis-selling manipulate manipulation plead rigging illegal explosion fatal death dead kill contamination laundering evasion bribery bribe',
  ],
  [
    -6,
    'fraud bankrupt bankruptcy insolvency insolvent default scandal crash collapse plunge plummet crater rout slump tumble tank liquidate liquidation corruption nosedive disaster catastrophe ruin bloodbath meltdown doom hammer wipe slammed torn administration receivership',
  ],
];

const UPWARD =
  'rise rose risen up jump surge soar climb increase grow grew grown growth higher boost lift raise improve advance rally rebound double triple expand accelerate add leap leapt pop high skyrocket gain edge widen spike zoom above outpace swell recover bounce rocket ascend strengthen quadruple uptick hike upgrade upbeat treble';
const DOWNWARD =
  'fall fell fallen down drop slide slid decline slump plunge tumble sink sank lower cut decrease shrink shrank narrow reduce shed lose lost dip slip slash halve ease trim low plummet retreat weaken crash below contract dive nosedive crumble tank erode slow shave dent shrink drag downgrade ebb deteriorate';

/** Nouns whose growth is good. */
const WELCOME =
  'profit earnings earning sale revenue share stock price dividend demand outlook guidance forecast margin cash order rating target output growth market income turnover nav value customer subscriber traffic stake estimate view price-target eps ebitda backlog production volume job pat net topline bottomline expectation passenger booking shipment export sensex nifty ftse index rupee payout pretax operating user donation asset pbt royalty deposit lending footfall capacity confidence';
/** Nouns whose growth is bad. */
const UNWELCOME =
  'loss cost debt default fine claim inflation unemployment risk charge provision impairment delay complaint expense liability deficit outflow churn spill tax redundancy npa penalty bill writedown fraud concern fear worry worries competition pressure burden crime uncertainty toll bad-loan lawsuit volatility damages';

const NEGATIONS =
  "not no never without n't cannot can't won't don't doesn't didn't isn't aren't unlikely lack fail refuse unable hardly neither nor less";
/** Words that avert something bad. */
const RELIEFS =
  'avoid escape avert dismiss shrug deny allay ease despite drop clear overcome defy dodge survive settle quash overturn cancel resolve acquit reject rule-out end';

/** Stems with their weight in tenths of a score. */
export const WORD_WEIGHTS: ReadonlyMap<string, number> = new Map(
  WEIGHTED.toReversed().flatMap(([weight, words]) =>
    toStems(words).map((stem): [string, number] => [stem, weight]),
  ),
);

/** Stems of direction: 1 up, -1 down. */
export const DIRECTIONS: ReadonlyMap<string, number> = new Map([
  ...toStems(DOWNWARD).map((stem): [string, number] => [stem, -1]),
  ...toStems(UPWARD).map((stem): [string, number] => [stem, 1]),
]);

/** Stems of nouns: 1 if growth is good, -1 if it is bad. */
export const MOVABLES: ReadonlyMap<string, number> = new Map([
  ...toStems(WELCOME).map((stem): [string, number] => [stem, 1]),
  ...toStems(UNWELCOME).map((stem): [string, number] => [stem, -1]),
]);

/** Stems that negate what follows them, in addition to contractions ("don't"). */
export const NEGATION_STEMS: ReadonlySet<string> = new Set(toStems(NEGATIONS));

/** Stems that reverse something bad that follows them. */
export const RELIEF_STEMS: ReadonlySet<string> = new Set(toStems(RELIEFS));

/** Kinds of happenings whose score depends on who acts, with their stems. */
export const HAPPENINGS: readonly (readonly [string, ReadonlySet<string>])[] = (
  [
    [
      'buys',
      'buy bid acquire acquisition takeover merger merge purchase swoop snap bought offer approach suitor',
    ],
    ['sells', 'sell sold sale divest offload dispose disposal spin-off spinoff demerger exit dump'],
    [
      'sues',
      'sue lawsuit court fine probe investigate investigation charge settle settlement judge fraud scandal claim accuse allege regulator watchdog antitrust penalty',
    ],
    [
      'appoints',
      'appoint hire name ceo cfo chairman boss chief director board resign retire quit step join poach',
    ],
    ['pays', 'dividend payout buyback repurchase payment bonus split'],
    [
      'rates',
      'upgrade downgrade rating target overweight underweight outperform underperform buy hold neutral analyst broker',
    ],
    ['warns', 'warn warning alert caution threat threaten fear concern worry risk'],
    ['cuts jobs', 'job layoff redundancy staff worker union strike axe sack'],
    [
      'fails',
      'recall delay halt suspend suspend outage glitch hack breach fire explosion spill crash accident',
    ],
    [
      'agrees',
      'deal agree agreement contract partner partnership jv pact tie-up alliance win order award sign seal',
    ],
    ['launches', 'launch unveil open roll introduce release plan expand start begin'],
    ['approves', 'approve approval nod clear clearance fda trial drug patent licence license'],
    [
      'reports',
      'profit loss earnings sale revenue result quarter q1 q2 q3 q4 half-year full-year net pat eps margin',
    ],
    ['trades', 'share stock price trade option call put short long chart breakout support resistance volume'],
  ] as const
).map(([name, words]) => [name, new Set(toStems(words))]);
