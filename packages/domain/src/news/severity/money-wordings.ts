// Money told in other words (issue 17, 'Severity for credit'): queues before a bank, cash that runs out, loans that come or do not come, capital that is found
// or refused. Read before the rules of single words. English; Spanish in spanish-money-rules.ts.

import type { CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';

const GETS =
  '(?:secures|secured|gets|got|obtains|obtained|lands|landed|wins|won|clinches|clinched|agrees|agreed|signs|signed|arranges|arranged|lines up|lined up|bags?|raises|raised|receives|received|closes|closed|completes|completed|seals|sealed|inks|inked|finali[sz]es?|finali[sz]ed|nets?|draws? in|attracts?|ties up|taps|sells|sold|places|placed|prices|priced|issues|issued|successfully|upsizes?|upsized|extends|extended|renews|renewed|rolls over|rolled over|handed|granted|given|lends|grants|provides|enters|entered|enters into|entered into|executes|executed|(?:closing|completion|pricing|execution|signing) of)';
const LOAN =
  '(?:(?:credit|loan|bank|borrowing|funding|financing|working[- ]capital|liquidity|debt|overdraft|revolving(?: credit)?|syndicated|green|bridge|term|backstop|export|rescue|emergency-free)? ?(?:lines?|facilit(?:y|ies)|package|loans?|financing|refinancing|funding|credit)|revolver|term loan(?: b)?|overdraft|schuldschein|sukuk|private placement|bonds?|notes|debentures|commercial paper|hybrid|green bonds?|convertible bonds?|securiti[sz]ation|sale[- ]and[- ]leaseback|lifeline|backstop)';
const NOT_YET =
  "(?:fails?|failed|failing|struggl\\w*|seeks?|seeking|sought|unable|talks?|scrambl\\w*|hopes?|hoping|wants?|asks?|asked|tries|trying|plans?|planning|mulls?|weighs?|considers?|could|may|might|needs?|looks? to|aims? to|in search|search\\w*|rushes|races?|begs?|can(?:not|'t)|no|not|without|yet to|before|until|unless|if|denied|refus\\w*|reject\\w*|dip|bankruptcy|chapter 11|distress\\w*|emergency|mortgage\\w*|student|home|homeowners?|consumer|customers?|farmers?|households?)";
const EQUITY =
  '(?:rights issue|rights offering|capital (?:increase|raise|raising|hike|injection|call|plan)|share (?:sale|issue|placing|placement|offering|offer)|stock (?:sale|offering)|equity (?:raise|raising|issue|offering|injection|sale|placement|deal|line)|cash call|placing|placement|fundrais\\w+|fund-rais\\w+|recapitali[sz]ation|fpo|qip|preferential (?:issue|allotment)|follow-on offering|new equity|fresh equity|fresh capital|new capital|equity)';
const OWNERS =
  '(?:owners?|parent|shareholders?|sponsors?|promoters?|backers?|investors?|state|government|founders?|family|fund|majority shareholder|private equity (?:owner|firm|group)|bidders?|buyers?|kkr|apollo|blackstone|cinven|white knight|consortium|suitor)';

export const LIQUIDITY_WORDINGS: readonly CreditRule[] = [
  {
    kind: 'liquidity',
    says: anyOf(
      String.raw`\b(?:dismiss\w*|plays? down|brushes off|allays?|calms?|rejects?|shrugs off|soothes?)\b.{0,30}\b(?:liquidity|cash|funding|deposit\w*|run|solvency|debt) (?:\S+ )?(?:worries|fears|concerns?|jitters|rumou?rs?|talk|speculation|doubts?)\b`,
      String.raw`\b(?:deposits?|customers?' (?:money|funds)|client (?:money|funds)|savings|funds) (?:are |is )?(?:safe|secure|protected|not at risk|stable)\b`,
      String.raw`\bno (?:liquidity|cash|funding|solvency) (?:problems?|issues?|crunch|crisis|shortage|worries)\b`,
      String.raw`\bno (?:need for|shortage of|problem with|issue with) (?:\S+ )?(?:cash|liquidity|funding|deposits?|bailout|capital)\b`,
      String.raw`\bprovides? (?:\S+ )?liquidity (?:to|for|in)\b`,
      String.raw`\bliquidity (?:coverage ratio|provider|event|pool|mining|platform|coverage ratio rules|rules|premium)\b`,
      String.raw`\b(?:market|treasury|bond|stock|crypto|banking[- ]system|system|dollar) (?:\S+ )?liquidity\b`,
      String.raw`\b(?:no need of|does not need) (?:the )?(?:money|cash|funds)\b`,
    ),
    unless:
      /\b(?:fails?|cannot|no longer|unable|halts?|suspend\w*|freez\w*|frozen|crunch at|squeeze at|shortage at)\b/,
    tenths: 0,
  },
  {
    kind: 'liquidity',
    says: anyOf(
      String.raw`\b(?:depositors?|customers?|savers?|clients?|account holders)\b.{0,30}\b(?:rush|race|queue|line up|flee|yank|pull|withdraw|scramble|panic|clamou?r|besiege|take out|took out|drain|empty|storm(?:ed|ing)? (?:the |its )?(?:§|bank|branch|office|atm)|pulled|fled|withdrew|taking out)\w*\b`,
      String.raw`\b(?:queues?|lines|crowds) ${words(4)}\b(?:outside|at) (?:\S+ )?(?:§|branches|bank|atms?)\b`,
      String.raw`\b(?:run|stampede|rush) (?:on|at) (?:§|(?:\S+ )?(?:deposits|bank|lender|branches))`,
      String.raw`\b(?:deposit|bank|client|customer|depositor) (?:run|flight|exodus|outflows?|panic|drain)\b`,
      String.raw`\b(?:deposits?|clients|customers|assets|funds|money)\b.{0,20}\b(?:flee|fled|flight|exodus|drain\w*|evaporat\w*|haemorrhag\w*|hemorrhag\w*|pour\w* out|gush\w*|flood\w* out|leak\w*)\b`,
      String.raw`\b(?:halts?|halted|freez\w*|froze|frozen|suspends?|suspended|gates?|gated|stops?|stopped|blocks?|blocked|limits?|limited|restricts?|restricted|caps?|capped|pauses?|paused|shuts?|bars?|delays?)\b ${words(4)}\b(?:withdrawals?|redemptions?|payouts?|cash-?outs?|investor exits|fund exits)\b`,
      String.raw`\b(?:withdrawals?|redemptions?)\b.{0,16}\b(?:halted|frozen|suspended|gated|stopped|blocked|limited|restricted|capped|paused|delayed)\b`,
      String.raw`\bdeposits? ${words(2)}\b(?:plung\w*|plummet\w*|collaps\w*|crash\w*|tumbl\w*|halv\w*|nosediv\w*)\b`,
      String.raw`\bfaces? (?:a )?run\b`,
      String.raw`\bgates? (?:its )?(?:\S+ )?funds?\b`,
      String.raw`\b(?:out of|no|no more|without) (?:cash|money|liquidity)\b(?! (?:to spare|needed|down|offer))`,
      String.raw`\b(?:cash|money|liquidity|coffers|reserves)\b.{0,12}\b(?:gone|exhausted|empty|run out|runs out|ran out|running out|dried up|all but)\b`,
      String.raw`\b(?:emergency|rescue|bailout|last[- ]resort)\b ${words(3)}\b(?:central bank|state|government|fed|ecb|bank|liquidity|loan|lending|credit|cash|aid|funds|funding|support)\b.{0,30}\b(?:from|loan|line|to §|for §|lending|for bank|as|after|$)`,
      String.raw`\b(?:central bank|fed|ecb|snb|bank of england|boe|state|government|taxpayers?|discount window)\b.{0,30}\b(?:emergency|rescue|bails? out|bailout|props? up|lifeline|last resort|lends? .{0,20}emergency|steps? in to (?:save|rescue|support|prop))\b.{0,30}(?:§|bank|lender|loan|liquidity|cash|credit)`,
      String.raw`\b(?:propped up|bailed out|rescued|kept alive|kept afloat|saved) by (?:the )?(?:\S+ )?(?:central bank|state|government|taxpayers?|fed|ecb|treasury)\b`,
      String.raw`\blender of last resort\b`,
      String.raw`\b(?:taps?|turns? to|leans? on|relies on|draws? on|borrows? from) ${words(3)}\b(?:central bank|snb|fed|ecb|discount window|emergency|last resort)\b`,
      String.raw`\b(?:can(?:not|'t)|unable to|struggl\w+ to|fails? to|failed to|no money to|no cash to|misses|missed|skips) (?:\S+ )?(?:pay|paying|meet|cover|fund|make)? ?${words(2)}\b(?:wages|salaries|payroll|staff|workers|employees|suppliers|bills)\b`,
    ),
    unless:
      /\b(?:strike|seeks?|in talks|asks?|negotiat\w+|minimum wage|wage (?:deal|talks|hike)|hack\w*|black friday|iphone|ipo|store opening|sale|new (?:phone|store|shop)|shoppers|fans|rate|inflation|queues? (?:for|at) (?:airport|border|petrol)|tills?|money market|denies|home run|test run|assets (?:under|flood in)|ends? emergency|exits? emergency|repays?|atm fees?|customers (?:flee|pull) (?:rivals?|from rivals)|rush (?:hour|to buy|to order)|no (?:run|queue|panic)|delays? (?:paying|payments? to) suppliers|system|scheme|tax)\b|\bdelays? (?:paying |payment to )?suppliers/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'liquidity',
    says: anyOf(
      String.raw`\b(?:begs?|asks?|petitions?|turns? to|pleads? with|appeals? to|lobbies) ${words(3)}\b(?:for|to provide) ${words(2)}\b(?:cash|money|aid|bailout|rescue|support|funds|loans?|state aid)\b`,
      String.raw`\b(?:seeks?|in talks|talks|asks?|needs?|wants?|applies|pleads?|requests?|hunts?|negotiat\w+)\b ${words(4)}\b(?:emergency|rescue|bailout|last-ditch|urgent)\b`,
      String.raw`\b(?:draws?|taps?|uses?|borrows?) ${words(5)}\b(?:in full|fully|to the (?:hilt|limit|max))\b`,
      String.raw`\b(?:draws?|taps?|drew|drawn|maxes|max(?:ed)?|exhausts?|exhausted|taps?|uses? up|borrows?) ${words(4)}\b(?:entire|full|fully|all|whole|remaining|rest of|last|out|down)\b.{0,20}\b(?:revolv\w*|credit|facilit\w+|lines?|overdraft)\b`,
      String.raw`\b(?:burns?|burning|burned|burnt|bleeds?|bleeding|haemorrhag\w*|hemorrhag\w*) ${words(3)}\b(?:cash|money|\$ ?\d|€ ?\d|£ ?\d|\d+ (?:million|mln|bn))`,
      String.raw`\b(?:taps?|draws? on|leans? on|dips? into) (?:\S+ )?(?:revolver|revolving credit|credit lines?|overdraft|reserves)\b.{0,30}\b(?:as|amid|to (?:pay|survive|stay)|after)\b`,
      String.raw`\bfaces? (?:a )?run\b`,
      String.raw`\b(?:asks?|seeks?|begs?|pleads?) ${words(3)}\b(?:breathing space|breathing room|patience|leniency)\b`,
      String.raw`\bburns? (?:through )?[$€£]`,
      String.raw`\bcash burn\b`,
      String.raw`\b(?:lenders?|banks?|insurers?|suppliers?|vendors?|trade creditors?|counterparties|factors?|mills|landlords?|wholesalers|manufacturers|credit insurers?)\b.{0,20}\b(?:cut|cuts|pull|pulls|pulled|withdraw|withdraws|withdrew|refuse|refuses|refused|tighten|tightens|stop|stops|stopped|demand|demands|demanded|freeze|freezes|reduce|reduces|cancel|cancels|insist|insists|halt|halts|shorten|restrict|want|ask for|call in|slash)\b.{0,40}\b(?:credit|lines?|cover|insurance|terms|upfront|up front|in advance|cash|payment|collateral|deliver\w*|shipments?|suppl\w+|lending|exposure|facilit\w+|overdraft|deposits?)\b`,
      String.raw`\b(?:loses?|lost|without) ${words(2)}\b(?:credit insurance|trade cover|supplier credit|credit lines?|trade credit)\b`,
      String.raw`\b(?:seeks|seeking|needs|pleads? for|begs? for|scrambl\w*(?: for)?|hunts? for|searches for|desperate for|asks? .{0,20} for|appeals? for|calls? for|racing for|races? for|wants?) ${words(3)}\b(?:emergency|urgent|rescue|fresh|immediate|short-term|new|more|bridge|state|government|extra|additional)? ?(?:cash|funds|funding|financing|money|liquidity|bailout|rescue|aid|bridge loan|lifeline|help from (?:banks|lenders|government|state|owners?)|support from (?:banks|lenders|government|state|owners?))\b`,
      String.raw`\b(?:cash|liquidity|funding|reserves|coffers|cash pile|cash balance|cash position|war chest)\b ${words(2)}\b(?:dwindl\w*|shrink\w*|shrank|drain\w*|falls?|fell|drops?|slump\w*|plung\w*|thin\w*|erod\w*|deplet\w*|runs? low|running low|run down|tighten\w*|dries|tight|squeez\w*|halves|halved|worsen\w*|weaken\w*|deteriorat\w*|under (?:pressure|strain))\b`,
      String.raw`\b(?:cash|liquidity|funding|credit)[- ](?:crunch|squeeze|crisis|strain|stress|shortage|gap|problems?|woes|drain|pressures?|shortfall|bind|trouble|worries|fears|concerns?|strapped|starved|hungry|poor)\b`,
      String.raw`\b(?:running|runs?|run|low|short) (?:low |short )?(?:on|of) (?:cash|money|funds|funding|liquidity)\b`,
      String.raw`\b(?:delays?|delaying|stretches?|stretching|late (?:in|with)|slow (?:in|to)|slows?|defers?|holds? (?:back|up)|withholds?|suspends?|halts?|stops?|behind (?:on|with)) ${words(2)}\b(?:pay(?:ing|ments?)? (?:to |its )?)?(?:suppliers?|vendors?|contractors?|dealers?|supplier payments?|vendor payments?|supplier bills)\b`,
      String.raw`\b(?:suppliers?|vendors?|contractors?) (?:say |complain |claim )?${words(2)}\b(?:unpaid|not (?:been )?paid|paid late|waiting for (?:money|payment))\b`,
      String.raw`\bpays? ${words(2)}\b(?:salaries|wages|staff|workers|suppliers|bills) late\b`,
      String.raw`\b(?:delays?|late (?:with|on|paying)|defers?) ${words(2)}\b(?:wages|salaries|payroll|staff pay)\b`,
      String.raw`\bmargin calls?\b`,
      String.raw`\bcollateral calls?\b`,
      String.raw`\bfunding costs? (?:soar|jump|surge|climb|double|rise)\w*`,
    ),
    unless:
      /\b(?:no|ends?|eases?|eased|easing|without|overcomes?|averts?|avoids?|dismiss\w*|allays?|calms?|repays?|rbi|pboc|markets?|system|banking system|money market|secures?|wins?|gets? \S+ (?:loan|facility|lifeline)|lands?|obtains?|fresh produce|new (?:ceo|boss|chief|owner|markets?|talent|jobs|drivers|stores|customers|plant|deal)|growth funding|series [a-e]|start-?up|ipo|ample|strong|cash[- ]rich|cash offer|approval|rates?|calorie|fuel|coal|gas|oil|home run|acquisition|takeover|bid|growth|boosts?|better|improves?|capital markets|insurers? (?:cut|cuts) (?:rates|premiums|jobs)|banks? (?:cut|cuts) (?:jobs|forecasts?|rates|target|staff)|banks? pulls?|wage|to (?:build|expand|buy|fund)|stops? (?:paying|payments?)|dividends?|freeze (?:on )?(?:hiring|rates|prices))\b/,
    tenths: -5,
    isTurnable: true,
  },
  {
    kind: 'liquidity',
    says: anyOf(
      String.raw`\b(?:has|have|with|holds?|enough|ample|sufficient|plenty of|strong|strengthens?|boosts?|bolsters?|shores? up|improves?|improved|builds?|raises?|adequate|comfortable|lifts?|beefs? up|tops? up)\b ${words(4)}\b(?:liquidity|cash (?:to|for|until|through|cushion|pile|buffer|position|reserves?)|funding until|cash and (?:credit|liquidity)|runway)\b(?=.{0,40}\b(?:years?|20\d\d|months|sale|leaseback|deal|loan|next|ample|strong|record|needs|with|facility|after|through|$))`,
      String.raw`\b(?:liquidity|cash (?:position|pile|balance|reserves)|funding position) ${words(2)}\b(?:improves?|improved|strengthens?|rises?|strong|ample|grows?|healthy|sound|solid|doubles?|swells?|robust|intact)\b`,
      String.raw`\b(?:deposits?|client inflows?|inflows) ${words(2)}\b(?:return\w*|rise|rises|rose|grow|grows|grew|jump|jumps|recover\w*|rebound\w*|stabili[sz]\w*|flow\w* back|come back|back)\b`,
      String.raw`\b(?:outflows?|withdrawals?) (?:\S+ )?(?:stop|stopped|ease|eased|slow|slowed|end|ended|subside|stem|stemmed)\w*\b`,
      String.raw`\b(?:resumes?|reopens?|restarts?|lifts? (?:freeze|ban|limits?) on) ${words(2)}\b(?:withdrawals?|redemptions?)\b`,
      String.raw`\b(?:gets?|wins?|receives?|secures?|handed|given|thrown|lands?|granted) ${words(5)}\b(?:lifeline|liquidity boost|backstop|breathing space|cash injection|funding boost)\b`,
      String.raw`\bthrows? § (?:\S+ )?lifeline\b`,
      String.raw`\bliquidity (?:tops|exceeds|above|at|of) .{0,3}\d`,
      String.raw`\b(?:sells? and leases? back|sale[- ]and[- ]leaseback|sale[- ]leaseback)\b`,
      String.raw`\b(?:cash|funding|financing) ${words(2)}\b(?:in place|secured|locked in) (?:until|through|to|into) 20\d\d`,
      String.raw`\b(?:cash flow|free cash flow) ${words(2)}\b(?:positive|improves?|doubles?|jumps?|record|turns positive|strong\w*|surges?|rises?|up)\b`,
    ),
    unless:
      /\b(?:only|just|less than|barely|not|no|fails?|unable|enough cash for (?:one|two|three|weeks)|weeks|days|seeks?|needs?|short|emergency|tight|thin|doubt\w*|rbi|fed|ecb|pboc|market|system|crunch|crisis|central bank|raises? doubts?|one month|two months|three months|covenants?|default|cancels?|rates?|bankruptcy|dip)\b/,
    tenths: 3,
  },
];

export const MONEY_WORDINGS: readonly CreditRule[] = [
  {
    kind: 'capital',
    says: anyOf(
      String.raw`\b(?:rescue|emergency|life-saving|survival|make-or-break|bailout)\b ${words(3)}\b${EQUITY}\b.{0,30}\b(?:fails?|failed|collapses?|collapsed|falls? (?:through|apart|short)|flops?|founders?|rejected|scrapped|abandoned|voted down)\b`,
      String.raw`\b${EQUITY}\b.{0,40}\b(?:collapses?|collapsed|falls? (?:through|apart)|fell (?:through|apart)|unravels?|in tatters)\b`,
      String.raw`\b(?:rescue|bailout|takeover of stricken|recapitali[sz]ation|white knight) ${words(2)}\b(?:deal|plan|bid|package|talks|offer)?\b.{0,20}\b(?:collapses?|collapsed|falls? (?:through|apart)|fell (?:through|apart)|fails?|failed|unravels?|founders?|dead|off the table|scrapped|pulled|withdrawn|rejected|blocked)\b`,
      String.raw`\b${OWNERS} ${words(3)}\b(?:walks? (?:away|out)|walked (?:away|out)|pulls? (?:out|plug|support)|pulled (?:out|support)|withdraws? (?:support|offer|bid|backing|guarantee)|abandons?|washes (?:its )?hands|backs? out|drops? (?:out|rescue|bid))\b.{0,40}(?:§|rescue|deal|support|plan|talks|refinanc\w*|bailout|funding|equity|capital|$)`,
    ),
    unless:
      /\b(?:takeover (?:of|bid for) (?!stricken)|merger|acquisition|stake in|unit|shares? (?:rise|jump)|russia|china venture|ipo|denies|office|lease|project)\b/,
    tenths: -6,
    isTurnable: true,
  },
  {
    kind: 'capital',
    says: anyOf(
      String.raw`\b${OWNERS}\b ${words(2)}\b(?:refus\w*|declin\w*|won't|will not|unwilling|reluctant|not (?:prepared|willing|ready)|rejects?|rejected|says? no|vote[sd]? (?:down|against)|votes? down|block\w*|oppose\w*|balk\w*|snub\w*|shun\w*|spurn\w*)\b.{0,50}\b(?:equity|capital|money|cash|support|funds?|inject\w*|rescue|bail\w*|help|${EQUITY}|debt|guarantee|back)\b`,
      String.raw`\b${EQUITY}\b.{0,40}\b(?:undersubscribed|fails?|failed|flops?|flopped|falls? short|struggl\w*|shelved|pulled|postponed|cancelled|scrapped|abandoned|delayed|rejected|snubbed|shunned|weak demand|poor demand|voted down|blocked|left with|little (?:demand|interest)|lukewarm|only (?:half|partly|partially|\d+%)|cold shoulder|underwriters (?:left|stuck))\b`,
      String.raw`\b(?:shelves?|pulls?|scraps?|cancels?|postpones?|abandons?|delays?|halts?|drops?|calls? off|fails? to complete|withdraws?) ${words(4)}\b${EQUITY}\b`,
      String.raw`\b(?:needs?|requires?|must (?:raise|find)|short of|seeks?|lacks?|told to raise|ordered to raise|forced to raise|to need|may need|calls? for|hunts? for|under pressure to raise|scrambl\w+ to raise|races? to raise|looks? for)\b ${words(4)}\b(?:more |fresh |new |extra |additional )?(?:capital|equity)\b`,
      String.raw`\b(?:must|needs? to|has to|told to) (?:plug|fill|close|cover|find)\b.{0,30}\b(?:hole|gap|shortfall|capital)\b`,
      String.raw`\bcapital (?:\S+ )?(?:shortfall|hole|gap|deficit|needs|shortage|crunch|buffers? (?:fall|shrink|thin)\w*)\b`,
      String.raw`\b(?:cet1|capital|solvency|tier 1|core capital) ${words(2)}\b(?:ratio |position )?(?:falls?|fell|drops?|dropped|slips?|slid\w*|weaken\w*|erod\w*|below|misses|shrinks?|declines?|under pressure)\b`,
    ),
    unless:
      /\b(?:ipo|no need|not need|does not need|private equity (?:fund|raises)|human capital|capital gains|capital city|capital expenditure|capital spending|working capital|takeover|offer from|bid|pay (?:rise|deal|policy)|bonus|sells?|equity markets?|private equity|oversubscribed|plugs?|fills?|covers?|closes?|venture capital|equity research|london capital|capital goods|sexual|merger|dividend)\b/,
    tenths: -5,
    isTurnable: true,
  },
  {
    kind: 'capital',
    says: anyOf(
      String.raw`\b(?:leverage|gearing|net debt|gross debt|debt|debts|borrowings|indebtedness|debt load|debt pile|debt burden|debt ratio)\b ${words(3)}\b(?:climb\w*|rises?|rose|rising|soar\w*|surg\w*|jump\w*|swell\w*|balloon\w*|mount\w*|doubl\w*|tripl\w*|grow\w*|grew|increas\w*|pil\w+ up|higher|up|hits? record|at record|tops?|heavier|to climb|to rise|to jump|to swell)\b`,
      String.raw`\bto (?:borrow|take on) .{0,16}\d.{0,10} (?:for|to fund|to finance) ${words(3)}\b(?:buybacks?|dividends?|takeover|acquisition|payout)\b`,
      String.raw`\b(?:raises|adds|issues|sells|borrows) ${words(2)}\b(?:debt|bonds?|notes|loan) (?:to|for) ${words(3)}\b(?:dividends?|buybacks?|payout|shareholders?)\b`,
      String.raw`\b(?:heavily|deeply|highly|massively) (?:indebted|leveraged|geared)\b`,
      String.raw`\b(?:piles? up|racks? up|amass\w*) (?:\S+ )?debts?\b`,
      String.raw`\b(?:adds?|piles? on|takes? on|loads? up on|loading up|raises|issues|borrows|sells|taps .{0,12}) ${words(5)}\b(?:debt|bonds?|notes|loans?|borrowings|leverage|\$?\d\S*)\b.{0,30}\b(?:to (?:fund|finance|pay for)|for) ${words(4)}\b(?:buybacks?|repurchases?|dividends?|special dividend|takeover|acquisition|buyout|purchase|deal|leverage|payout)\b`,
      String.raw`\b(?:debt-funded|debt-fuelled|debt-fueled|debt-financed|leveraged) (?:buyback|dividend|takeover|acquisition|buyout|payout|deal|recapitali[sz]ation)\b`,
      String.raw`\b(?:dividend recap\w*)\b`,
      String.raw`\b(?:raises?|sells?|issues?|borrows?)\b.{0,60}\bleverage to (?:climb|rise|jump|increase)`,
    ),
    unless:
      /\b(?:bad debt|debt (?:fund|markets?|sale|issue|offering|capital|ratings?|rated|upgrade\w*|investors?)|national|public|government|household|consumer|sovereign|student|country|cuts?|reduc\w*|pays? (?:off|down)|repay\w*|refinanc\w*|fears (?:of|over) debt|up to \d|fall\w*|fell|drop\w*|downgrade\w*|upgraded|debt[- ]free|rall\w+|cost of|cds|insur\w*|prices?|after (?:debt|rescue))\b/,
    tenths: -3,
    isTurnable: true,
  },
  {
    kind: 'capital',
    says: anyOf(
      String.raw`\b(?:completes|completed|closes|closed|raises|raised|wraps up|concludes?|successful\w*|prices?|finali[sz]es?)\b ${words(6)}\b(?:via|in|from|through|by|with)? ?${words(3)}\b(?:rights issue|rights offering|capital (?:increase|raise|raising|hike)|share (?:sale|issue|placing|placement|offering)|equity (?:raise|raising|issue|offering|placement)|recapitali[sz]ation|fpo|qip|follow-on offering|preferential issue|equity)\b`,
      String.raw`\b(?:net|zero|almost|nearly|virtually|now|completely|entirely|turns?|becomes?|is|goes)? ?debt[- ]free\b`,
      String.raw`\b(?:share (?:issue|sale|placing|offering)|rights issue|capital (?:increase|hike)|stock offering) (?:raises|raised|brings in|nets)\b`,
      String.raw`\b(?:wipes? out|eliminates?|erases?|extinguish\w*) (?:its |all |the |net |remaining )*debts?\b`,
      String.raw`\bno (?:net |more )?debt\b`,
      String.raw`\b(?:pays?|paid|wipes?|wiped|clears?|cleared|repays?|repaid|settles?|eliminates?|eliminated|retires?) (?:off |out )?(?:all|entire|its entire|every|the last|last|remaining|the rest) ${words(3)}\b(?:debts?|loans?|bonds?|borrowings?)\b`,
      String.raw`\bnet cash\b`,
    ),
    unless:
      /\b(?:aims?|plans?|hopes?|wants?|targets?|by 20\d\d|could|may|might|to be|to become|seeks?|sues?|private equity|equity (?:fund|research)|fails?|struggl\w*|needs?|must|ipo|series [a-e]|undersubscribed|weak|shelves?|half|only|partly|net cash (?:outflow|burn|used)|no debt (?:deal|relief)|if|unless|fund)\b|\bdebt fund/,
    tenths: 6,
  },
  {
    kind: 'capital',
    says: anyOf(
      String.raw`\b(?:${OWNERS}) ${words(2)}\b(?:put|puts|inject|injects|injected|pump|pumps|pumped|pour|pours|plough|ploughs|plow|plows|infuse|infuses|contribute|contributes|add|adds|provide|provides|commit|commits|subscribe|subscribes|back|backs|stump|stumps|cough|chip|throw|throws|lend|lends|support|supports)\b.{0,40}(?:\$|€|£|rs|equity|capital|cash|money|crore|million|billion|bn|mln|${EQUITY}|§)`,
      String.raw`\b(?:gets?|receives?|secures?|wins?|lands?|obtains?|agrees?|raises?|attracts?|given)\b ${words(5)}\b(?:from|of)? ?${words(2)}\b(?:capital injection|equity injection|cash injection|capital boost|fresh (?:capital|equity)|new (?:capital|equity)|equity (?:infusion|support)|capital infusion|new investors?|anchor investor|strategic investor|state capital)\b`,
      String.raw`\b${EQUITY}\b.{0,40}\b(?:oversubscribed|fully (?:subscribed|covered|taken up|underwritten)|covered (?:\S+ )?(?:twice|times|in full|over)|\d+ times covered|twice covered|strong demand|well received|upsized|taken up|snapped up|success|succeeds|approved)\b`,
      String.raw`\b(?:halv\w*|cuts?|cutting|reduc\w*|slash\w*|trims?|trimmed|lower\w*|shrinks?|shrank|pares?|pared|sheds?|chips? away at|brings? down|whittl\w*|eras\w+|wipes? ${words(3)}off) ${words(4)}\b(?:net debt|gross debt|debts?|borrowings?|leverage|indebtedness|gearing|debt (?:load|pile|burden|ratio)|liabilities)\b`,
      String.raw`\b(?:debts?|net debt|leverage|borrowings?|gearing|indebtedness|debt (?:load|pile|burden|ratio))\b ${words(4)}\b(?:falls?|fell|down|drops?|dropped|halv\w+|cut|lowest|reduced|shrinks?|shrank|declin\w*|slips?|eases?|lower|below|improv\w*|under)\b`,
      String.raw`\b(?:repays?|repaid|prepays?|prepaid|redeems?|redeemed|retires?|retired|buys? back|bought back|calls?|pays? (?:off|down|back)|paid (?:off|down|back)|repurchas\w*|early repayment of|amortis\w*|amortiz\w*|tenders? for) ${words(5)}\b(?:loans?|bonds?|notes|debts?|borrowings?|term loan|facility|credit line|state aid|bailout|maturit\w+|hybrid|convertibles?)\b`,
      String.raw`\b(?:hits?|reaches|meets?|achieves?|beats) ${words(3)}\b(?:debt|leverage|deleveraging|gearing) (?:\S+ )?(?:target|goal|objective)`,
      String.raw`\b(?:uses?|using|proceeds|applies|earmarks?|sale|sells?|disposal|float|listing)\b.{0,50}\b(?:to (?:cut|pay (?:down|off)|repay|reduce|retire|pare|slash|trim|lower|prepay|redeem)|halves?|pay down|pay off|cuts?|let .{0,20}(?:halve|cut|pay|repay|reduce)) ${words(3)}\b(?:debts?|loans?|bonds?|borrowings?|leverage|notes)\b`,
      String.raw`\b(?:cet1|core capital|capital ratio|solvency(?: ii)?(?: ratio)?|tier[- ]1|capital buffers?|capital adequacy)\b.{0,24}\b(?:up|rises?|rose|improv\w*|climbs?|strengthen\w*|jumps?|higher|increas\w*|boost\w*|grows?|above)\b`,
    ),
    unless:
      /\b(?:fails?|failed|cents|can(?:not|'t)|unable|not|no|needs?|seeks?|seeking|calls? for|asks?|demands?|rating|ratings|downgrade\w*|upgrad\w*|moody's|fitch|s&p|bond yields?|rates?|national|government debt|public debt|us debt|after missing|struggl\w*|may|might|could|refus\w*|reject\w*|discount|below par|half of|dividend|acquisition|takeover|bid|ipo|prices?|target|job|jobs|costs?|staff|forecast|guidance|outlook|profit|delay\w*|doubt\w*|defaults?|private equity|more time|wants?|loses?|attempts?|distress\w*|extend|months late|customers?|households?|consumers?|bankruptcy|chapter 11|insolven\w*|restructuring|stake in|talks?|mulls?|weighs?|considers?|plans?|fire sale|desperate|forced|market|raises? (?:concern|doubt)|investors? (?:back|support)|contracts?|orders?|yields?|cds|spreads?|insur\w+)\b/,
    tenths: 5,
  },
  {
    kind: 'refinancing',
    says: anyOf(
      String.raw`\b(?:pays?|paid|offers?|paying) ${words(2)}\b(?:record|highest|steep|double-digit|punishing|hefty) (?:coupon|rate|yield|interest|price)\b.{0,30}\b(?:refinanc\w*|bonds?|notes|loans?|debt|borrow\w*)`,
      String.raw`\b(?:forced|has|had|made|obliged) to pay ${words(5)}(?:\d+(?:\.\d+)?%|\b(?:double|record|high|steep|more)\b).{0,40}\b(?:refinanc\w*|bonds?|notes|loans?|debt|borrow\w*|lenders?)\b`,
      String.raw`\b(?:refinanc\w*|borrows?|bonds?|notes|loan|debt)\b.{0,30}\bat (?:\S+ )?(?:1\d|2\d)(?:\.\d+)?%`,
      String.raw`\b(?:refinanc\w*|borrow\w*|loan|bonds?)\b.{0,30}\b(?:at any price|punishing|punitive|eye-watering|steep|crippling|double-digit|plus pik|sky-high|painful|loan shark)\b`,
      String.raw`\b(?:refinanc\w*|funding|borrowing|interest|financing) (?:costs?|bill) ${words(2)}\b(?:soar|jump|surge|climb|double|triple|balloon|rise|rises|spike|swell|bite)\w*\b`,
    ),
    unless: /\b(?:mortgage|homeowners?|inflation|rate (?:rise|hike)s?|down from|falls?|lower)\b/,
    tenths: -3,
  },
  {
    kind: 'refinancing',
    says: anyOf(
      String.raw`\b(?:banks?|lenders?|investors?|creditors?|bondholders?|underwriters?|arrangers?|buyers?)\b ${words(2)}\b(?:walk (?:out|away)|walks (?:out|away)|walked (?:out|away)|pull out|pulls out|pulled out|pull the plug|withdraw|withdraws|withdrew|refuse|refuses|refused|balk|balks|baulk|shun|shuns|snub|snubs|spurn|reject|rejects|rejected|turn down|turns down|turned down|turn away|turn their backs?|decline|declines|declined|desert|desert\w*|stuck with|left holding|demur)\b.{0,50}(?:refinanc\w*|loans?|bonds?|notes|debt|deal|financing|offering|§|roll over|extend|lend|credit)`,
      String.raw`\b(?:refinancing|refi|bond (?:sale|issue|offering|deal)|loan (?:sale|deal|talks)|debt (?:sale|offering|deal)|financing|notes? (?:sale|offering|issue)|syndication|funding (?:deal|round|talks|plan)|credit line|loan)\b ${words(4)}\b(?:falls? (?:through|apart|short)|fell (?:through|apart)|collapses?|collapsed|fails?|failed|flops?|flopped|pulled|shelved|scrapped|abandoned|postponed|delayed|cancelled|stalls?|stalled|in doubt|breaks? down|broke down|hits? (?:a )?(?:snag|wall|trouble)|runs? into trouble|founders?|undersubscribed|unravels?|in jeopardy|rejected|refused|denied|falters?|at risk)\b`,
      String.raw`\brefinanc\w* ${words(2)}\b(?:hangs? in (?:the )?balance|in limbo|in peril|uncertain|on a knife-edge)\b`,
      String.raw`\b(?:pulls?|pulled|shelves?|shelved|scraps?|scrapped|abandons?|postpones?|delays?|cancels?|calls? off|withdraws?|halts?|suspends?|drops?|fails? (?:to|in)|failed to|unable to|struggl\w+ (?:to|with)|can(?:not|'t)|shut out of|locked out of|frozen out of|no takers for|finds? no (?:takers|buyers|lenders|investors)|runs? out of time to|in vain|battles? to|scrambl\w+ to|forced to (?:pull|shelve|delay|postpone))\b ${words(5)}\b(?:refinanc\w*|bond (?:sale|issue|offering|deal)|bonds?|notes?|loan|debt (?:sale|offering|market|deal)|credit market|bond market|financing|term loan|syndication|capital markets)\b`,
    ),
    unless:
      /\b(?:rates?|rate (?:cut|hike)|mortgage|student|home|ipo|merger|takeover|acquisition|growth|bad loans?|delays? (?:payment|repay\w*|coupon)|forgiv\w*|lawsuit|denies|pulls? ahead|treasur\w+|government|at risk of|banks? (?:cut|reject) (?:rate|claim|regulation)|fed|ecb|rbi|catastrophe|james|suspends? (?:payments?|repay\w*)|class action|index|trading in)\b/,
    tenths: -5,
    isTurnable: true,
  },
  {
    kind: 'refinancing',
    says: anyOf(
      String.raw`\b(?:completes?|completed|closes?|closed|seals?|sealed|wraps? up|concludes?|concluded|finali[sz]es?|finali[sz]ed|secures?|secured|clinches|clinched|wins?|lands?|landed|nails? down|pulls? off|agrees?|agreed|signs?|signed|gets?|done|successful\w*|inks?) ${words(6)}\b(?:refinancing|refi|refinanciacion)\b`,
      String.raw`\b(?:refinancing|refi) ${words(3)}\b(?:completed?|closed|done|agreed|sealed|secured|signed|success\w*|wrapped|clear\w*|over the line|in place|removes?|ends?|eases?)\b`,
      String.raw`\b(?:clears?|cleared|removes?|removed|knocks? down|scales?|overcomes?|tackles|pushes? back|pushed back|addresses|takes? out|dismantles|flattens) ${words(4)}\b(?:maturity|debt|refinancing|loan|maturities) (?:wall|hurdle|hump|cliff|overhang|mountain)\b`,
      String.raw`\b(?:ends?|ending|eas(?:es|ing)|remov(?:es|ing)|lift(?:s|ing)|calm(?:s|ing)|allay(?:s|ing)|dispel(?:s|ling)) ${words(3)}\b(?:fears|worries|concerns?) (?:on|over|about|of) ${words(3)}\b(?:bonds?|notes|debts?|maturit\w+|refinanc\w*|loans?)\b`,
      String.raw`\b(?:nothing|no (?:debt|bonds?|loans?|major|significant|maturities)) ${words(3)}\b(?:due|maturing|maturities|to repay)? ?(?:before|until|till|due before|due until) 20\d\d\b`,
    ),
    unless: new RegExp(`\\b${NOT_YET}\\b`),
    tenths: 6,
  },
  {
    kind: 'refinancing',
    says: anyOf(
      String.raw`\b(?:refinances|refinanced|refinancing)\b ${words(6)}\b(?:debts?|bonds?|loans?|notes|at|with|facility|facilities|credit|maturit\w+)\b`,
      String.raw`\b(?:extends?|extended|lengthens?|pushes?|pushed|stretches?|prolongs?|amends? and extends?|rolls? over|rolled over|renews?|renewed)\b ${words(6)}\b(?:credit lines?|facilit(?:y|ies)|loans?|revolver|maturit(?:y|ies)|debt maturit\w+|borrowings?|term loan|credit agreement|bank lines?|lending deal|debt)\b`,
      String.raw`\bamend-and-extend\b`,
      String.raw`\b(?:bonds?|notes?|bond (?:sale|issue|offering|deal)|loan|offering|issue|debt sale|book|order ?books?|sukuk|hybrid)\b ${words(4)}\b(?:oversubscribed|\d+ times (?:covered|subscribed)|\w+ times (?:covered|subscribed|over)|covered|upsized|well received|snapped up|flies off|strong demand|sells? out|heavy demand|orders (?:top|reach|exceed))\b`,
      String.raw`\b(?:bonds?|notes|offering|sale|issue) ${words(2)}\b(?:draws?|attracts?|pulls in|lures) ${words(4)}\b(?:orders|demand|bids|investors)\b`,
      String.raw`\b(?:strong|robust|hot|heavy|big|huge|record) demand for ${words(3)}\b(?:bonds?|notes|debt|paper|sukuk|loan)\b`,
      String.raw`\b(?:cuts?|lowers?|reduc\w*|slash\w*|trims?|saves?) ${words(4)}\b(?:interest (?:costs?|bill|expense|burden|payments?)|borrowing costs?|funding costs?|cost of debt)\b`,
      String.raw`\b(?:lower|cheaper|reduced|record-low|lowest) (?:coupon|rate|interest|margin|cost)\b.{0,30}\b(?:loan|bonds?|notes|refinanc\w*|debt|facility)\b`,
      String.raw`\b(?:loan|bonds?|notes|refinanc\w*|debt|facility|issues? bond)\b.{0,30}\bat (?:a )?(?:lower|cheaper|reduced|record-low|lowest)\b`,
      String.raw`\blocks? in ${words(4)}\b(?:loan|facility|funding|financing|rate|credit)\b`,
      String.raw`\breturns? to (?:the )?(?:bond|debt|loan|capital|credit) markets?\b`,
      String.raw`\bregains? (?:market )?access to (?:\S+ )?(?:bond|debt|capital|credit) markets?`,
    ),
    unless: new RegExp(
      `\\b(?:${NOT_YET}|consent|creditors?|bondholders?|rate|rates|deadline|losses|gains|rally|run|lead|streak|talks|plus pik|at any price|deal to supply|contract|tender|offer|recapitali[sz]ation|wait)\\b`,
    ),
    tenths: 5,
  },
  {
    kind: 'liquidity',
    says: anyOf(
      String.raw`\b${GETS}\b (?:§ )?${words(6)}\b${LOAN}\b`,
      String.raw`\b(?:adds?|increases?|upsizes?|expands?) ${words(4)}\b(?:credit lines?|credit facilit(?:y|ies)|loan facility|revolver|liquidity)\b`,
      String.raw`§ ${words(4)}(?:${LOAN}) ${words(2)}\b(?:agreed|signed|secured|approved|closed|completed|priced|placed|arranged|in place|renewed)\b`,
    ),
    unless: new RegExp(
      `\\b(?:${NOT_YET}|to climb|leverage|acquisition|takeover|buyout|buyback|bid|bond (?:yields?|market|prices?|fund|funds|etf)|bad loans?|gold loans?|npl\\w*|rates?|rate|index|distressed|yields?|cds|spreads?|insurance|target|junk|rating|ratings|downgrade\\w*|upgrade\\w*|outlook|moody's|fitch|s&p|treasur\\w*|government|govt|sovereign|infrastructure bonds?|tax[- ]free|nod|fed|ecb|rbi|sebi|loss|probe|fraud|lawsuit|james|premium|brooke|product lines?|production lines?|assembly lines?|phone lines?|airline|railway|train|rail|metro|shipping|plant|factory|manufacturing|care|medical|health|storage|data|testing|research|processing|treatment|sports|new facility in|credit for|credit cards?|credit (?:score|suisse|rating|agricole)|tax credits?|carbon credits?|shares?|stake|portfolio|loan (?:book|growth|losses|demand|app|portfolio|sharks?)|strikes?|covenant\\w*|forbearance|waiver|default\\w*|creditors?|restructur\\w*|cents|haircut|dividend|punitive|at 1\\d%|notes? (?:to|that|of caution)|warning|court|judge|patent|licen[cs]e|music|bonds? with|lifeline (?:to|for) (?!§))\\b`,
    ),
    tenths: 4,
  },
];
