// Failure told in other words (issue 17, 'Severity for credit'): acceleration, a coupon that is chosen not to be paid, courts and officers of other
// countries, doors that close, advisers who are called in. Read before the rules of single words. English; Spanish in
// spanish-failure-rules.ts.

import type { CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';
import { NEW_PAPER } from './paper-wordings.ts';

const DEBT =
  '(?:bonds?|notes?|noteholders|bondholders|holders|coupons?|interest|principal|loans?|lenders?|creditors?|banks?|debts?|borrowings?|maturit\\w+|repayments?|instal?ments?|debentures|ncds?|commercial paper|paper|obligations|dues|rent|redemptions?|amorti[sz]ation|deposits|sukuk|schuldschein|perpetuals?)';
const COUPON =
  '(?:coupons?|interest|principal|instal?ments?|repayments?|redemptions?|distributions?|bond payments?|debt payments?|loan payments?|maturing (?:bonds?|notes|debt|loan|paper))';
const COMPANY_FAILS =
  '(?:files?|filed|filing|to file|seeks?|enters?|entered|put|placed|falls?|fell|goes|went|slides?|forced|pushed|heads?|into|in|under|granted|gets?|wins?|obtains?|opens?|requests?|applies|applied|begins?|starts?)';
/** What courts of other countries call it. */
const PROCEEDINGS =
  '(?:examinership|redressement judiciaire|liquidation judiciaire|safeguard (?:proceedings|procedure|protection)|sauvegarde|judicial (?:management|recovery|reorgani[sz]ation|administration|receivership|rehabilitation)|recuperacao judicial|recuperacion judicial|extraordinary administration|special administration|amministrazione straordinaria|concordato(?: preventivo)?|composition with creditors|self-administration|insolvenz(?:verfahren)?|(?:business|corporate|civil) rehabilitation|(?:suspension|surseance) of payments?|moratorium|starug|schutzschirm\\w*|protective shield|controlled administration|debtor[- ]in[- ]possession|debtor protection|company voluntary arrangement|cva|deed of company arrangement|business rescue|part 26a|court[- ]supervised (?:restructuring|sale|process)|bankruptcy court|court protection|creditor protection|corporate insolvency resolution(?: process)?|insolvency resolution(?: process)?)';
const ADVISERS =
  '(?:alvarez (?:and )?marsal|houlihan(?: lokey)?|kirkland(?: ellis)?|lazard|moelis|pjt|evercore|fti(?: consulting)?|alixpartners|weil(?: gotshal)?|rothschild|perella(?: weinberg)?|ducera|guggenheim|akin(?: gump)?|milbank|paul weiss|grant thornton|teneo|kroll|interpath|white case|latham|linklaters|jones day)';
const CALLS_IN =
  '(?:hires?|hired|hiring|taps?|tapped|retains?|retained|engages?|engaged|appoints?|appointed|brings? in|brought in|calls? in|enlists?|turns? to|works? with|working with|drafts? in|lines? up|interviews?)';

export const FAILURE_WORDINGS: readonly CreditRule[] = [
  {
    kind: 'default',
    says: anyOf(
      String.raw`\b(?:cures?|cured|remed(?:y|ies|ied)|averts?|averted|avoids?|avoided|escapes?|escaped|dodges?|staves? off|sidesteps?|heads? off|pulls? back from)\b.{0,50}\bdefaults?\b`,
      String.raw`\bdefaults? (?:is |has been |was )?(?:cured|remedied|waived|rescinded|averted|avoided)\b`,
      String.raw`\b(?:pays?|paid|wires?|transfers?)\b.{0,40}\b(?:hours|minutes|days?|just) (?:before|ahead of)\b.{0,24}\b(?:default|deadline|grace)`,
    ),
    unless:
      /\b(?:fails?|failed|unable|struggl\w*|tries|trying|races|seeks?|hopes?|bid|can(?:not|'t)|not|plan|plans|needs?|attempts?|last-ditch|how)\b|\b(?:launches|asks|proposes|offers|sells?|rushes|swap|talks|considers|weighs)\b.*\bto (?:avert|avoid|escape|dodge|stave|cure|head)\b/,
    tenths: 3,
  },
  {
    kind: 'default',
    says: anyOf(
      String.raw`\b(?:fails?|failed|unable) to (?:cure|remedy|avert|avoid|fix|stave off) .{0,30}(?:default|breach|missed)`,
      String.raw`\bimmediately (?:due|payable)\b`,
      String.raw`\blenders? (?:invoke|sell|seize) ${words(2)}\b(?:pledge|pledged shares|collateral)\b`,
      String.raw`\bdue and payable\b`,
      String.raw`\b(?:notice|notices) of (?:acceleration|default|enforcement)\b`,
      String.raw`\b(?:acceleration|default|enforcement) notices?\b`,
      String.raw`\baccelerat\w+ .{0,30}\b(?:debt|loans?|notes|bonds?|repayment)\b`,
      String.raw`\benforc\w+ .{0,24}\b(?:security|guarantees?|collateral|pledges?)\b`,
      String.raw`\b(?:calls?|demands?) (?:in |immediate |early |full |prompt |the |its |\S+ )?(?:repayment|loans?|debts?)\b`,
      String.raw`\bcredit events?\b`,
      String.raw`\bcross[- ]defaults?\b.{0,20}\b(?:triggered|clauses?|on|at|hit)\b`,
      String.raw`\bcross[- ]acceleration`,
      String.raw`\btriggers? cross[- ]default`,
      String.raw`\bnon-performing (?:asset|account|loan|exposure)s?\b.{0,14}\bby\b`,
      String.raw`\b(?:tags?|tagged|classif\w+|declares?|declared|labels?|marks?|downgrades?) .{0,40}\b(?:as )?(?:npas?|non-performing|fraud account|wilful defaulters?|bad loan|stage 3)\b`,
      String.raw`\b(?:reneges?|reneged) on .{0,30}\b(?:bonds?|debt|guarantee|loan|notes|payment)`,
      String.raw`\bwalks? away from .{0,24}\b(?:debts?|mortgages?|loans?)\b`,
      String.raw`\brepudiat\w+ .{0,16}debt`,
      String.raw`\b(?:to |will )?(?:halts?|stops?|ceases?|suspends?|freezes?|pauses?|stopped|halted|suspended|ceased)(?! ${NEW_PAPER}) (?:all |its |the |foreign |external |offshore |dollar |servicing |paying |making |payments? on )*(?:debt|loan|bond|coupon|interest|creditors?|lenders?|bondholders?)(?: (?:repayments?|payments?|service|servicing|obligations))?\b`,
      String.raw`\b(?:declares?|announces?|imposes?|seeks?|enters?) (?:a |an )?(?:debt |payment |payments )*(?:moratorium|standstill)\b`,
      String.raw`\bbanks? (?:call|pull|recall) (?:in )?(?:its |their |§ )?loans?\b`,
      String.raw`\blenders? (?:enforce|seize|foreclose|appoint receiver)\w*`,
      String.raw`\bforeclos\w+ on\b`,
    ),
    unless:
      /\b(?:index|funds?|etf|bhp|policy|rbi (?:calls|demands)|fed|ecb|growth|plan|digital|loan book|margin|home|mortgage (?:moratorium)|borrowers|customers|drilling|mining|exports?|hiring|transition|waiv\w+|withdraw\w+|rescind\w*|giving|granting|issuing|disburs\w*|new|sanctioning|lending|bond (?:sale|buying|purchases|programme|offering)|sale)\b|\b(?:bans?|bars?|stops?) §|interest rate|settlement of/,
    tenths: -10,
    isTurnable: true,
  },
  {
    kind: 'missed payment',
    says: new RegExp(
      `\\b(?:catches? up|caught up|makes? good|(?:coughs?|stumps?|pays?) up ${words(2)}(?:interest|coupon|arrears|payment)|pays? (?:off )?(?:the |a |its |an )?(?:${COUPON}|arrears|coupon) (?:it (?:had )?|which it )?(?:skipp|miss|defer|withh)\\w*|(?:pays?|paid|settles?|settled|makes?|made|clears?|honou?rs?|resumes?|resumed|restarts?) .{0,24}(?:skipped|missed|overdue|late|deferred|delayed|outstanding|unpaid|withheld|arrears|back) ?(?:${COUPON}|payments?|rent|salar\\w+|dues)|up to date (?:on|with)|brings? .{0,24}up to date|current on|resumes? (?:coupon|interest|debt|bond|loan) (?:payments?|service)|(?:missed|skipped|overdue|deferred) (?:coupon|interest|payment) (?:paid|made|settled|now paid))\\b`,
    ),
    unless:
      /\b(?:fails?|failed|unable|can(?:not|'t)|not|never|wants?|demands?|still|yet|seeks?|urged|must|files?|collapses?|second|told to|ordered)\b/,
    tenths: 3,
  },
  {
    kind: 'missed payment',
    says: anyOf(
      String.raw`\b(?:pays?|paid|makes?|made|meets?|honou?rs?|honou?red) ${words(4)}\b(?:coupon|interest|bond|payment|notes)\b ${words(3)}\b(?:last day|final day|deadline|despite|grace)\b`,
      String.raw`\b(?:transfers?|transferred|wires?|wired|sends?|sent|deposits?|sets? aside|remits?) (?:the )?(?:funds|money|cash|payment)\b.{0,24}\b(?:for|to (?:pay|meet|cover)) .{0,24}\b(?:${COUPON}|bondholders|noteholders|trustee)`,
      String.raw`\b(?:redeems?|redeemed|repays?|repaid|retires?|retired|honou?rs?|honou?red|meets?|met|pays?|paid) ${words(5)}\b(?:at|on|upon|ahead of|before) maturity\b`,
      String.raw`\b(?:redeems?|repays?|repaid|redeemed) ${words(3)}maturing\b`,
      String.raw`\b(?:coupon|interest) (?:was |is |has been )?paid\b`,
    ),
    unless:
      /\b(?:fails?|failed|unable|can(?:not|'t)|could not|not|never|must|struggl\w*|seeks?|unlikely|may|might|doubt\w*|denies|deadline (?:passes|lapses))\b/,
    tenths: 3,
  },
  {
    kind: 'missed payment',
    says: new RegExp(
      `\\b(?:(?:elects?|opts?|chooses?|decides?|chose|opted|elected|decided) (?:not to|to (?:skip|miss|defer|use|withhold|suspend|enter|invoke|forgo|delay))|without paying|gone .{0,14}without paying|(?:did|does|do|will|would|has|have|had|could|is|was) not (?:\\w+ )?(?:pay|paid|paying|transfer\\w*|meet|met|make|made|repay|repaid|redeem\\w*|settle\\w*|honou?r\\w*|receiv\\w*|wire\\w*|remit\\w*|servic\\w*|been paid)|(?:can(?:not|'t)|couldn't|didn't|hasn't|haven't|won't|doesn't) (?:\\w+ )?(?:pay|paid|make|made|meet|repay|repaid|redeem\\w*|settle\\w*|honou?r\\w*|servic\\w*)|fail(?:s|ed|ing|ure)? to (?:\\w+ )?(?:wire|transfer|deliver|remit|service|send|clear|redeem|repay|pay|make|meet|honou?r|settle|return)|unable to (?:\\w+ )?(?:wire|transfer|remit|service|clear|redeem|repay|pay|make|meet|honou?r|settle|return)|leaves?|left|stiffs?|stiffed|short-?changes?|owes|withholds?|withheld|forgoes|reneges? on|falls? behind|fell behind|slips? into arrears|in arrears|arrears (?:on|to|with|mount)|behind (?:on|with|in)|late (?:on|with|in)|lapses? on|passes? on|blows? (?:through|past)|blew (?:through|past)|skips?|skipped|misses|missed|overshoots)\\b.{0,50}\\b${DEBT}\\b`,
    ),
    unless:
      /\b(?:customers?'?|borrowers?'?|clients?|students?|users?|homeowners?|consumers?|tenants?|households?|shoppers?|buyers?|members|drivers|patients|estimates?|forecasts?|expectations?|target|analysts?)\b.{0,40}|\b(?:lets?|allows?|helps?|app)\b|\b(?:interest (?:rates?|in|from)|rate (?:cut|hike)s?|paper trail|notes? of|white paper|left (?:bank|unchanged)|leaves? (?:rates?|bank|door)|late (?:trade|trading|deal)|interested)\b|\b(?:owes|owed) (?:its|much|success)|\bdenies\b|\bsays it has paid\b|\b(?:bans?|bars?|ban|fed|rbi|ecb|boe)\b/,
    tenths: -9,
    isTurnable: true,
  },
  {
    kind: 'missed payment',
    says: anyOf(
      String.raw`\b(?:bondholders?|noteholders?|creditors?|lenders?|holders|trustee|landlords?) .{0,30}\b(?:still waiting|yet to receive|not (?:been )?paid|unpaid|not receiv\w+|await|awaiting|chase|say .{0,20}(?:unpaid|not paid|missing))\b`,
      String.raw`\b${COUPON}\b.{0,40}\b(?:unpaid|goes unpaid|not paid|not made|not deposited|not transferred|not wired|not received|missed|skipped|overdue|withheld|deferred|suspended|in doubt|fails? to arrive|did not arrive|never arrived)\b`,
      String.raw`\blets? ${words(3)}\b(?:coupon|interest|payment|maturity) (?:slide|lapse|go|pass|slip)\b`,
      String.raw`\b(?:passes|passed|goes by|went by|ends) without ${words(3)}\b(?:coupon|interest|payment|repayment)\b`,
      String.raw`\b(?:stalls?|stalling|drags (?:its )?feet|backtracks|balks) on ${words(2)}\b(?:interest|coupons?|principal|repayments?|payments?)\b`,
      String.raw`\b(?:coupon|interest|bond|debt|loan) payments?\b.{0,24}\b(?:did not|didn't|has not|hasn't|failed to|fails to) (?:go out|arrive|reach|come|clear|show)\b`,
      String.raw`\bno more (?:interest|coupon|debt|bond) payments?\b`,
      String.raw`\bno (?:coupon|interest|payment) (?:received|paid|this (?:year|month))\b`,
      String.raw`\blets? ${words(6)}\b(?:grace period|deadline|coupon date)\b ${words(5)}\b(?:expire|lapse|pass|run out)\b`,
      String.raw`\b(?:grace period|deadline)\b.{0,40}\b(?:passes|passed|lapses|lapsed|expires?|expired|ends|ended|runs out|elapses)\b.{0,40}(?:without|unpaid|no payment|coupon|interest|payment|bond|notes)`,
      String.raw`\b(?:30|60|90|ten|seven|five)[- ]day (?:clock|grace)`,
      String.raw`\b(?:uses?|using|enters?|entered|triggers?|starts?|begins?|invokes?|taps?|in|into|relies on) (?:a |the |its |an )?(?:\d+ day )?(?:\S+ )?grace period\b`,
      String.raw`\b(?:delays?|delayed|defers?|deferred|postpones?|postponed|puts? off|pushes? back|suspends?|suspended|halts?|withholds?|skips?) ${words(5)}(?:${COUPON}|bond payments?|payment (?:on|of|to) .{0,20}(?:bonds?|notes|debt|loans?|lenders|creditors))\b`,
      String.raw`\b(?:seeks?|asks?|begs?|wants?|needs?|requests?|pleads?)\b.{0,40}\b(?:more time|longer|extension|delay|grace|late payment|postpone\w*|defer\w*)\b.{0,30}\b(?:repay|maturing|bonds?|notes|coupon|debt|loans?|payments?)\b`,
      String.raw`\basks? .{0,20}(?:bondholders?|creditors?|lenders?|holders) .{0,20}(?:to )?(?:accept|wait|agree|defer|delay|more time|extend|late)`,
    ),
    unless:
      /\b(?:customers?|borrowers?|students?|homeowners?|consumers?|households?|shoppers?|paid within|makes? .{0,30}within|at1|tier 1|additional tier|rate|waiver|covenants?|new (?:bond|notes)|within (?:the |its )?grace|denies|deferred tax|payments? app|payment plan|unveils)\b/,
    tenths: -8,
    isTurnable: true,
  },
  {
    kind: 'bankruptcy',
    says: anyOf(
      String.raw`\b${CALLS_IN}\b.{0,40}\b(?:restructuring|debt|turnaround|insolvency|bankruptcy|chapter 11|liability management|rescue|workout|crisis)\b.{0,16}\b(?:advis[eo]rs?|lawyers?|bankers?|experts?|specialists?|counsel|firm|consultants?|chief|officer)\b`,
      String.raw`\b(?:chief restructuring officer|cro)\b`,
      String.raw`\b${CALLS_IN}\b.{0,24}\b${ADVISERS}\b.{0,60}\b(?:debts?|options|restructur\w*|liquidity|creditors?|lenders?|bonds?|notes|balance[- ]sheet|turnaround|maturit\w+|talks|cash)\b`,
      String.raw`\b(?:bondholders?|creditors?|lenders?|noteholders?|term loan holders|banks) .{0,24}\b(?:organi[sz]e|group together|form (?:a |an )?(?:group|committee|steering)|band together|team up|hire|tap|retain|gear up|lawyer up|lawyers up|sign cooperation|cooperation (?:pact|agreement|deal))\w*`,
      String.raw`\b(?:ad hoc|creditor|steering|bondholder) (?:group|committee) (?:of|formed|hires?|forms)\b`,
      String.raw`\b(?:explor\w+|weigh\w*|review\w*|consider\w*|evaluat\w*|assess\w*|examin\w*|looks? at|mull\w*|stud(?:y|ies)|studying)\b.{0,24}\b(?:strategic|restructuring|debt|financial|balance[- ]sheet|funding|rescue|all) (?:alternatives|options|solutions)\b.{0,60}\b(?:debts?|cash|liquidity|creditors?|lenders?|losses|bondholders?|maturit\w+|survival|mounting|burden|crunch|default)`,
      String.raw`\b(?:explor\w+|weigh\w*|consider\w*|evaluat\w*|looks? at|mull\w*|prepar\w+)\b.{0,24}\b(?:debt|financial) (?:restructuring|alternatives|overhaul|options)\b`,
      String.raw`\b(?:enters?|opens?|begins?|starts?|holds?|in) .{0,24}(?:debt|rescue|crisis) talks (?:with|to)\b`,
      String.raw`\b(?:talks|discussions|works?|working) with ${words(2)}\b(?:advis[eo]rs?|lawyers?|bankers?|restructuring) ${words(3)}\b(?:debts?|bonds?|notes|loans?|restructuring|balance sheet|options)\b`,
      String.raw`\btalks? with (?:its )?(?:creditors?|lenders?|bondholders?|banks) (?:over|about|on|to) .{0,30}(?:debt|maturit\w+|rescue|restructur\w+|survival)`,
    ),
    unless:
      /\b(?:files?|filed|unpaid|misses|missed|skips?|breach\w*|partners?|practice|team|law firm|promotes?|joins|for (?:ipo|takeover|sale of|acquisition)|completes?|sovereign|completed|agree\w* (?:to|on)|rises?|fund)\b|§ (?:advises|hired|tapped|retained)/,
    tenths: -5,
  },
  {
    kind: 'bankruptcy',
    says: anyOf(
      String.raw`\b(?:secures?|gets?|lines? up|wins?|obtains?|arranges?|receives?|seeks?|taps?|approv\w+)\b.{0,40}\b(?:bankruptcy|dip|debtor[- ]in[- ]possession|chapter 11) (?:financing|loan|facility|funding|package)\b`,
      String.raw`\bdip (?:loan|financing|facility|funding|lenders?)\b`,
    ),
    tenths: -8,
  },
  {
    kind: 'bankruptcy',
    says: anyOf(
      String.raw`\b${COMPANY_FAILS} ${words(3)}\b${PROCEEDINGS}\b`,
      String.raw`\b${PROCEEDINGS} (?:opened|filing|petition|proceedings|begins|starts|against|for §|of §|initiated)\b`,
      String.raw`\b(?:initiat\w+|admits?|admitted|triggers?|opens?|orders?|commenc\w+) .{0,24}\b${PROCEEDINGS}\b`,
      String.raw`\bfil(?:es|ed|ing) (?:\S+ )?(?:voluntary |involuntary |bankruptcy |insolvency |chapter 11 )*petitions?\b`,
      String.raw`\b(?:insolvency|interim|court-appointed)? ?resolution professional\b`,
      String.raw`\bpre-?pack (?:administration|sale|deal|insolvency)\b`,
      String.raw`\breceivers?\b.{0,30}\b(?:confirm|say|said|closed?|shut)\w*\b`,
      String.raw`\bemergency (?:regulation|regime|administration)\b`,
      String.raw`\btriggers? (?:administration|receivership|insolvency|bankruptcy)\b`,
      String.raw`\bestate (?:to be |is )?(?:wound|liquidated|sold)\b`,
      String.raw`\bvoluntary petition`,
      String.raw`\binvoluntary (?:bankruptcy|petition|chapter)`,
      String.raw`\b(?:goes|went|gone|go|going) (?:to the wall|belly[- ]up|broke|bust|under|pop|kaput)\b`,
      String.raw`\bbelly[- ]up\b`,
      String.raw`\bhits? the buffers\b`,
      String.raw`\breceivers? (?:are |is |were |was )?(?:appointed|called|take|brought|named|move|sent)`,
      String.raw`\b(?:appoints?|appointed|calls? in|names?|put|sends?|bring\w*|notice of intent\w* to appoint|to appoint|into the hands of|in the hands of) ${words(2)}\b(?:administrative )?(?:receivers?|administrators?|insolvency practitioners?|examiner|insolvency administrator)\b`,
      String.raw`\b(?:administrators?|receivers?|examiner|official receiver|insolvency practitioners?|judicial managers?)\b.{0,12}\b(?:takes?|took|seize|move in|called|appointed|take control|run|step in|steps in|sell|selling|cut|axe|close)\b`,
      String.raw`\b(?:protection|shelter|shield|relief) (?:from|against) (?:its |their |his )?(?:creditors|lenders|bondholders)\b`,
      String.raw`\bfollows? .{0,30}\binto (?:bankruptcy|chapter 11|administration|insolvency|receivership)\b`,
      String.raw`\b(?:asks?|asked|petitions?) (?:\S+ )?courts? (?:for|to grant|to declare) ${words(2)}\b(?:protection|bankrupt|insolven\w+)\b`,
      String.raw`\bprotection (?:of|by|from) (?:the )?(?:\S+ )?(?:court|judge)\b`,
      String.raw`\btopples? into\b`,
      String.raw`\b(?:drag|drags|dragged|haul|hauled|take|takes|taken) ${words(2)}to (?:bankruptcy|insolvency|the nclt|nclt)`,
      String.raw`\bcan no longer pay its (?:debts|bills)`,
      String.raw`\b(?:runs?|ran) out of road\b`,
      String.raw`\brescue (?:talks|deal|bid|plan|hopes?)\b.{0,20}\b(?:fail|fails|failed|collapse|collapses|collapsed|founder|fade|fades|end in failure|break down)\b.{0,40}\b(?:jobs|administrat\w+|staff|collapse|stores|shops)\b`,
    ),
    unless:
      /\b(?:exits?|emerg\w+|leaves?|lifts?|lifted|ends?|ended|out of|sues|sue|over claims|cva (?:approved|backed)|rate|customers|tariff moratorium|loan moratorium|moratorium on (?:coal|drilling|new|mining|exports|tests|loans?)|tax (?:receiver|moratorium)|wide receiver|administrators? of (?:the )?(?:fund|plan|pension|trust)|fund administrators?|system administrators?|nasa|epa|sheltered)\b/,
    tenths: -10,
    isTurnable: true,
  },
  {
    kind: 'bankruptcy',
    says: anyOf(
      String.raw`^${words(5)}§ (?:collapses|collapsed|folds|folded|fails|goes down|implodes|imploded)(?: (?:after|with|as|amid|owing|under|leaving|into (?!chaos)|putting|,|;|-).*)?$`,
      String.raw`\bcollapse of §`,
      String.raw`§ collapse (?:puts|leaves|threatens|costs|hits|sparks|sends)`,
      String.raw`\bimplosion (?:of|at) §`,
      String.raw`§ (?:implodes|goes pop)`,
      String.raw`\b(?:retailer|builder|airline|chain|firm|lender|group|operator|maker|bank|supplier|travel firm) (?:collapses|folds|goes under|goes bust)\b`,
    ),
    unless:
      /\b(?:years? (?:on|after|ago|later)|lessons|anniversary|rival|talks?|deal|merger|shares?|stock|profit|price|book|inquiry into)\b/,
    tenths: -10,
    isTurnable: true,
  },
  {
    kind: 'liquidation',
    says: anyOf(
      String.raw`\b(?:closing[- ]down|going[- ]out[- ]of[- ]business|store[- ]closing|everything[- ]must[- ]go) (?:sales?|deals)`,
      String.raw`\bclosing-down\b.{0,24}\b(?:all|every)\b`,
      String.raw`\bgo(?:es|ing)? out of business\b`,
      String.raw`\bwent out of business\b`,
      String.raw`\b(?:closes?|shuts?|closing|shutting|closed|shut) (?:its |the |up |their |last |final )*(?:doors?|shop|store|stores|branch|business|gates)\b(?! (?:on|to (?:new|deal|takeover|immigra)))`,
      String.raw`\b(?:shuts?|closes?|shutting|closing|cease|ceases|ceased|halts?|ends?|stops?) (?:down )?(?:all |its |entire |flying |the )*(?:operations?|trading|business|flights|production) (?:for good|permanently|with immediate effect|immediately|after|,|and (?:liquidate|wind)|as (?:cash|money|funds|funding))`,
      String.raw`\b(?:shuts?|shut|closes?|closing|closed|to close|to shut)\b ${words(3)}\b(?:down )?(?:for good|permanently|forever|for ever)\b`,
      String.raw`\bbids? farewell\b.{0,30}\b(?:stores?|shops?|shuts?|closes?)\b`,
      String.raw`\bsells? everything\b`,
      String.raw`\b(?:stores?|shops?|restaurants|factories|plants) (?:to )?(?:all )?(?:shut|close) (?:for good|on \w+day|forever|after \d+)`,
      String.raw`\b(?:halts?|ends?|ceases?|stops?) (?:all )?(?:operations|flights|production|trading)\b.{0,30}\b(?:lays? off|dismiss\w*|fires?|sacks?|all staff)\b`,
      String.raw`\b(?:lays? off|dismiss\w*|fires?|sacks?) all\b`,
      String.raw`\b(?:broken|break(?:s|ing)?) up and sold\b`,
      String.raw`\bbroken up by (?:court|judge|creditors)`,
      String.raw`\b(?:approv\w*|vote\w*|files? for|plans?|propos\w+|orders?|seeks?|faces?|agree\w*|back\w*|for|of) ${words(2)}dissolution\b`,
      String.raw`\b(?:vanish|disappear)(?:es|s)? from (?:the )?(?:high street|market|malls|skies)\b`,
      String.raw`\blast (?:shops?|stores?|branches|restaurants) (?:shut|close|closes|shuts)\b`,
      String.raw`\bto dissolve\b`,
      String.raw`\bin dissolution\b`,
      String.raw`\bofficial receiver\b`,
      String.raw`\b(?:interim|provisional|joint|official) liquidators?\b`,
      String.raw`\bliquidators? (?:starts?|begins?|sells?|selling|takes?|took|seiz\w+|of §|for §|to §|put|moves?|sues?|auctions?|hunt\w*)\b`,
      String.raw`\bstrips? .{0,10}assets to pay creditors`,
      String.raw`\bto (?:shut|close|sell) or (?:shut|close|sell) all\b`,
      String.raw`\bwinds? (?:itself |down |up )+(?:its )?(?:operations|business|affairs|after|as|$)`,
      String.raw`\bconvert\w* .{0,30}\bchapter 7\b`,
    ),
    unless:
      /\b(?:temporar\w*|holiday|strike|storm|hurricane|covid|pandemic|day|night|week|shareholders meeting|parliament|marriage|fund|etf|spac|units?|subsidiar(?:y|ies)|preference|preferences|joint venture|plant closures?|early|quarter|russia\w*|china|branch|branches|former|rival|customer|supplier|flood|maintenance|fire|venture)\b/,
    tenths: -10,
    isTurnable: true,
  },
  {
    kind: 'liquidation',
    says: /\b(?:faces?|facing|hit (?:with|by)|served with|receives?|lodges?|files?|issues?|presents?) .{0,24}\bwinding[- ]up (?:petition|order|bid|threat|case|request|application)s?\b/,
    unless: /\bfaces? winding[- ]up order|\bfiles? winding[- ]up petition against/,
    tenths: -8,
    isTurnable: true,
  },
];
