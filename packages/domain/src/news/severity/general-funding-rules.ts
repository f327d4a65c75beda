// Rules that read the gist of money that comes or does not come where no exact wording was known (issue 17, 'Severity for credit'). They come after the exact
// ones. English and Spanish.

import type { CreditRule } from './credit-rule.ts';

export const GENERAL_FUNDING_RULES: readonly CreditRule[] = [
  {
    kind: 'distressed exchange',
    says: /\b(?:creditors?|lenders?|banks?|cdr|bondholders?|holders)\b.{0,24}\b(?:back|approve|accept|agree to|vote for|support)\w*\b.{0,50}\b(?:restructuring|debt plan|debt deal|recast|rework)\b|\b(?:debt|offshore) (?:restructuring|deal) (?:approved|backed|agreed|done|complete)/,
    tenths: 5,
  },
  {
    kind: 'distressed exchange',
    says: /\b\d\d (?:cents|centavos)\b|\b(?:take|takes|accept|accepts|face|faces|swallow|impos\w+)\b.{0,16}\b(?:loss(?:es)?|haircuts?|cuts?|\d\d%)\b.{0,24}\b(?:bond|debt|exchange|swap|creditors?)?|\b(?:swap|swaps|swapped|convert\w*|exchang\w*|turns?)\b.{0,16}\b(?:debts?|bonds|loans|notes)\b.{0,16}\b(?:for|into|to)\b.{0,8}\b(?:shares?|equity|stock)\b|\b(?:propos\w*|unveil\w*|launch\w*|seek\w*|start\w*|begins?|plans?|negotiat\w*|presenta|propone|plantea)\b.{0,24}\b(?:restructuring|debt rework|debt overhaul|reestructuracion|quita)\b|\b(?:wiped out|wipe out|nearly wiped)\b.{0,30}\b(?:shareholders|creditors|debt)?|\b(?:away from|out of reach of) (?:lenders|creditors|bondholders)\b|\bdebt rework\b|\bdebt recast\b/,
    unless:
      /\b(?:restructuring (?:of (?:its )?(?:business|operations|unit|workforce))|job|jobs|cost|costs|credit losses|wiped out .{0,10}(?:gains|profit)|wip(?:es?|ed|ing) out (?:\S+ ){0,3}(?:debts?|loans?|borrowings)|rs \d+ cents|a share|per share|eps|dividend)\b/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'spreads',
    says: /\b(?:swaps?|cds|spreads?)\b.{0,16}\b(?:fall|falls|fell|drop|ease|eased|tighten|narrow|shrink|recede|retreat)\w*\b/,
    unless: /rate swaps?|swap line/,
    tenths: 4,
  },
  {
    kind: 'spreads',
    says: /\b(?:debt|bonds?|notes|loans?)\b.{0,30}\b(?:distress\w*|fire[- ]sale|junk prices?|record low|all-time low|sell-?off|routs?|rout)\b|\binvestors? (?:flee|dump|shun)\w*\b.{0,24}\b(?:debt|bonds|notes|paper)\b/,
    tenths: -5,
    isTurnable: true,
  },
  {
    kind: 'liquidity',
    says: /\b(?:deposits?|liquidity|cash|funding)\b.{0,16}\b(?:stable|sound|strong|safe|ample|comfortable|secure)\b|\btalk of (?:a )?run\b|\brun (?:talk|rumou?rs?)\b/,
    unless: /\b(?:not|no longer|hardly|less)\b/,
    tenths: 1,
  },
  {
    kind: 'liquidity',
    says: /\b(?:cash|liquidity) (?:cushion|pile|hoard|buffer|reserves?|mountain|position)\b|\bsits? on .{0,14}(?:cash|liquidity)|\b(?:backstop|lifeline|war chest)\b/,
    unless:
      /\b(?:dwindl\w*|shrink\w*|drain\w*|falls?|fell|thin|burn\w*|refus\w*|den(?:y|ies|ied)|fails?|seeks?|begs?|needs?|running)\b/,
    tenths: 3,
  },
  {
    kind: 'liquidity',
    says: /\b(?:depositors?|customers|savers|clients|investors)\b.{0,20}\b(?:rush|race|queue|flee|yank|pull|withdraw|scramble)\w*\b.{0,24}\b(?:money|cash|deposits?|funds|billions?|savings|assets)\b|\b(?:deposits?|funds) (?:flee|vanish|evaporate|drain)\w*/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'liquidity',
    says: /\b(?:cash|funding|liquidity|credit|money|liquidez|caja)\b.{0,14}\b(?:dries|dry|dried|vanish\w*|evaporat\w*|drain\w*|thin|tight|short|scarce|urgente|agota\w*|dwindl\w*|runs? low|low)\b|\b(?:up ?front|in advance|cash on delivery|emergency (?:funds?|loan|cash|money|aid|financing)|urgent (?:funds?|cash|loan))\b|\b(?:wave|surge|flood|run) of (?:redemptions|withdrawals|outflows)\b|\b(?:struggles?|struggling|scrambles?|scrambling|battles?|fights?|unable|desperate)\b.{0,24}\b(?:dollars|cash|funds?|funding|money|pay(?![- ](?:tv|per[- ]view))|payroll|financing|lenders|liquidity)\b|\b(?:banks?|lenders?|insurers?|suppliers?)\b.{0,12}\b(?:shut|turn off|cut off|pull|withhold|refuse|demand)\w*\b|\bpara pagar (?:nominas|proveedores|salarios)|\bcash (?:dries|running|trap)|\bto pay (?:staff|wages|salaries|suppliers|bills)\b/,
    unless:
      /\b(?:rbi|fed|ecb|pboc|banking system|market liquidity|money market|low-cost|low cost|fund-?raising for|gets|secures|wins?|lands?|agrees?|short (?:position|call|side|sell|term)|tight range|wage (?:deal|talks)|rate cut)\b/,
    tenths: -5,
    isTurnable: true,
  },
  {
    kind: 'refinancing',
    says: /\b(?:swaps?|swapped|replaces?|replaced)\b.{0,16}\b(?:costly|expensive|pricey|high[- ]cost|dear|short[- ]term)\b.{0,16}\b(?:debt|loans?|bonds?|notes)\b|\b(?:pushes?|pushed|pushing|moves?|extends?|stretches?|lengthens?)\b.{0,8}\b(?:out |back )?(?:its )?(?:maturit\w+|debt|repayments?)\b.{0,24}\b(?:new|bond|loan|notes|20\d\d)|\b(?:to|will) (?:pay down|repay|retire|pare|redeem|prepay)\b.{0,24}\b(?:debts?|loans?|bonds?|notes|borrowings)\b|\bto (?:repay|refinance|redeem) (?:bonds?|notes|debt|loans?) due\b/,
    unless: /\b(?:consent|asks?|seeks?|fails?|unable|can(?:not|'t)|struggl\w*|distress\w*|hopes?|needs?)\b/,
    tenths: 5,
  },
  {
    kind: 'refinancing',
    says: /\b(?:homeowners|mortgage|households?|borrowers|students?)\b.{0,30}\brefinanc/,
    tenths: 1,
  },
  {
    kind: 'refinancing',
    says: /\b(?:can(?:not|'t)|unable|fails?|failed|no)\b.{0,20}\b(?:lenders?|funding|loan|buyers? for (?:bonds|notes)|refinanc\w*|investors)\b|\b(?:refinancing|loan|funding|financing|debt|bailout) talks?\b.{0,20}\b(?:break|broke|collapse|stall|fail|end|founder)\w*|\b(?:snub|shun|reject|spurn|balk at|turn down|refuse)\w*\b.{0,24}\b(?:bonds?|notes|rights issue|share sale|offering|loan|refinanc\w*|cash call)\b|\bundersubscribed\b|\b(?:left with|poor demand|weak demand|lacklustre demand)\b.{0,24}\b(?:bonds?|rights|offering|issue|placement)\b/,
    unless:
      /\b(?:demand for (?!bonds)|weak demand|poor demand) .{0,30}(?:price|futures|gold|oil|metal|sales|market)|futures|no investors? (?:harmed)|interest/,
    tenths: -5,
    isTurnable: true,
  },
  {
    kind: 'refinancing',
    says: /\b(?:wall|pile|mountain|heap|tower) of (?:debt|maturit\w+|loans)\b|\bdebt (?:wall|pile|mountain|burden|load|coming due)\b|\b(?:heavy|huge|crushing|mounting|soaring) debts?\b/,
    unless: /\b(?:cuts?|reduc\w*|pares?|slash\w*|sheds?|trims?|shrinks?|eases?)\b/,
    tenths: -3,
    isTurnable: true,
  },
  {
    kind: 'capital',
    says: /\b(?:rescue|bailout|recapitali[sz]ation|capital plan|fund-?raising|fundraise|equity deal)\b.{0,20}\b(?:falls? apart|collapses?|fails?|founders?|unravels?|dead|scrapped|rejected|in doubt)\b|\b(?:bidder|investor|buyer|saviour|white knight|backer)\b.{0,10}\b(?:quits?|walks|pulls? out|withdraws|drops out)\b/,
    tenths: -6,
    isTurnable: true,
  },
  {
    kind: 'capital',
    says: /\b(?:needs?|short of|shortfall|hole|gap|must (?:raise|find)|necesita|deficit)\b.{0,30}\b(?:capital|equity)\b|\bcapital (?:shortfall|hole|gap|need|deficit|call)\b|\bcash call\b/,
    unless: /\b(?:no|not|plugs?|fills?|covers?|closes?|no need|needs? no)\b/,
    tenths: -3,
    isTurnable: true,
  },
  {
    kind: 'capital',
    says: /\b(?:owners?|shareholders?|parent|promoters?|sponsors?|investors?|state|government|founder|family|fund|matriz|socios)\b.{0,14}\b(?:put|pump|inject|pour|plough|infuse|add|back)\w*\b.{0,20}(?:\d|equity|capital|cash|money)|\b(?:pare|cut|reduc|slash|trim|shrink|halv|lower|pay down|retire|sh(?:ed)|erase|recort|reduc|rebaj)\w*\b.{0,16}\b(?:debts?|borrowings|leverage|deuda)\b|\b(?:core capital|capital ratios?|solvency|cet1|capital buffers?|tier[- ]1|capital cushion)\b.{0,16}\b(?:rise|rose|improv|climb|strengthen|jump|hit|up|above|well above|swell)\w*|\b(?:share sale|offering|rights issue|placement|capital increase|issue)\b.{0,16}\b(?:oversubscribed|fully (?:taken|subscribed)|covered|sobresuscrita)\b/,
    unless:
      /\b(?:rating|ratings|downgrade\w*|rate|rates|fails?|unable|can(?:not|'t)|ipo|national|budget|fiscal|poor|struggl\w*)\b/,
    tenths: 5,
  },
  {
    kind: 'results',
    says: /\b(?:sinks?|slides?|plunges?|swings?|slumps?|falls?|crash\w*|tumbles?|dives?|se hunde|cae)\b.{0,12}\b(?:to|into|a)\b.{0,16}\bloss(?:es)?\b|\b(?:multiplica|dispara|dobla|triplica|amplia|agranda|aumenta)\w* (?:sus |las )?perdidas|\bloss(?:es)? (?:widen|balloon|deepen|swell|mount|double|triple|grow)\w*|\b(?:widens?|deepens?|wider|bigger|deeper|heavier|mounting) (?:\w+ )?loss(?:es)?\b/,
    tenths: -5,
    isTurnable: true,
  },
];
