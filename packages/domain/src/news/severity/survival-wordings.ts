// Doubt of a company's survival, and its end, told in other words (issue 17, 'Severity for credit'). Read before the rules of single words. English; Spanish in
// spanish-failure-rules.ts.

import type { CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';

const AUDITOR = '(?:auditors?|kpmg|deloitte|pwc|ey|ernst young|bdo|grant thornton|mazars|accountants?)';

export const SURVIVAL_WORDINGS: readonly CreditRule[] = [
  {
    kind: 'going concern',
    says: anyOf(
      String.raw`\b(?:lifts?|drops?|removes?|removed|clears?|withdraws?|resolv\w+|ends?|dispel\w*|eases?|eased|no longer|past) ${words(4)}\b(?:going[- ]concern|material uncertainty|emphasis of matter|survival (?:fears|doubts?|warning)|going-concern warning|warning (?:on|over|about) (?:its )?(?:future|survival)|doubts? (?:about|over|on) (?:its |§ |the )?(?:future|survival|viability|ability))\b`,
      String.raw`\b(?:drops?|removes?|lifts?|withdraws?) ${words(2)}\b(?:qualification|emphasis|doubts?)(?: (?:on|about|over|from|in) (?:§|accounts|report)|$)`,
      String.raw`\bdoubts? (?:about|over|on) .{0,30}\b(?:removed|lifted|gone|eased|ended|dispelled|resolved|behind|over)\b`,
      String.raw`\b(?:gets?|wins?|receives?|secures?|issues?|gives?|signs? off)\b.{0,24}\b(?:clean|unqualified) (?:audit |auditor |bill|opinion|report|accounts)`,
      String.raw`\bgoing[- ]concern ${words(2)}\b(?:cloud|doubts?|warning|risk|shadow|language|note)\b (?:lifts?|lifted|clears?|cleared|gone|removed|goes|disappears|dropped|ends?)\b`,
      String.raw`\bclean (?:audit|auditor'?s?) (?:opinion|report)`,
      String.raw`\b(?:no longer|not) (?:in doubt|doubts? survival)`,
      String.raw`\bsurvival (?:assured|secured|no longer)`,
    ),
    unless: /\b(?:fails?|refuses?|denied|cannot|until|unless|not get)\b/,
    tenths: 5,
  },
  {
    kind: 'going concern',
    says: anyOf(
      String.raw`\b(?:clean|positive|unqualified) (?:\S+ )?going[- ]concern\b`,
      String.raw`\bno reasons? to (?:doubt|qualify|question)\b`,
      String.raw`\bno (?:going[- ]concern|viability|survival) (?:issues?|concerns?|problems?|worries|questions?)\b`,
      String.raw`\b${AUDITOR} (?:sees?|has|have|finds?|raises?) no\b.{0,24}\b(?:going[- ]concern|doubts?|issues?|reasons?|grounds|problems?)`,
    ),
    tenths: 1,
  },
  {
    kind: 'going concern',
    says: anyOf(
      String.raw`\b${AUDITOR}\b.{0,60}\b(?:doubts?|questions?|casts? doubt|flags?|warns?|warning|unable|cannot|can't|refus\w*|declin\w*|disclaim\w*|qualif\w*|adverse|uncertain\w*|not sure|concerned)\b.{0,60}\b(?:surviv\w+|viab\w+|future|continue|carry on|stay in business|opinion|sign off|concern|uncertain\w*|accounts|solven\w+|remain|liabilities|net worth|trading|afloat|$)`,
      String.raw`\b(?:disclaimer|emphasis of matter|qualified opinion|adverse opinion)\b`,
      String.raw`\bgoing[- ]concern (?:language|paragraph|qualification|statement|emphasis|caveat|disclosure|flag|alarm|doubts?|warnings?)\b`,
      String.raw`\b(?:emphasis|warn\w*|doubt\w*|caveat|alarm|question\w*) .{0,30}\bgoing[- ]concern\b`,
      String.raw`\b(?:casts?|raises?|raised|flags?|sparks?|fuels?) ${words(3)}\b(?:doubts?|questions?|fears?|uncertainty) (?:about|over|on|for|that|as to|it can|whether) .{0,40}(?:surviv\w+|viab\w+|future|solven\w+|ability|continu\w+|stay afloat|fund (?:itself|operations))`,
      String.raw`\b(?:raise|raises|raising) (?:\S+ )?doubts? (?:it|that it|about its (?:\S+ )?(?:abilit\w+|future|surviv\w+|viab\w+|solven\w+|financ\w+|cash|balance|debts?|funding|liquidity|accounts|health))\b`,
      String.raw`\b(?:surviv\w+|viability|solvency) (?:is |are |now |remains? )?(?:in (?:doubt|question|jeopardy|peril)|uncertain|threatened|at (?:risk|stake)|hangs? (?:in|by)|on the line)`,
      String.raw`\b(?:future|survival|fate|existence) (?:\S+ )?(?:now )?(?:hinges?|hangs?|depends?|rests?|rides?) on\b`,
      String.raw`\b(?:fights?|fighting|battles?|battling|struggl\w+|scrambl\w+|bids?|races?|pleads?) (?:for|to) (?:(?:its )?(?:survival|survive|life|stay (?:afloat|alive|in business))|keep (?:afloat|going|lights on))`,
      String.raw`\b(?:may|might|could|would|will|warns? it (?:may|might|could|will)) (?:not (?:be able to )?(?:survive|continue|remain|last (?:the|until|another|long|beyond|more)|stay|make it)|be (?:forced|unable) to (?:continue|cease|close|shut|stop|wind)|run out of (?:cash|money|funds)|cease (?:to (?:exist|trade|operate)|trading|operations|operating)|fold|go under|go bust|have to (?:close|shut|cease|stop|wind|file))`,
      String.raw`\bability to (?:continue|stay|survive|keep|remain|carry on|operate|meet (?:its )?(?:obligations|debts|liabilities)|fund)`,
      String.raw`\b(?:has|have|with|only|just) (?:enough )?(?:funds|cash|money|funding) (?:only |just )?(?:until|for|till|to last) (?:mid-|end-|early |late |the )?(?:end |\S+ )?(?:weeks|days|january|february|march|april|may|june|july|august|september|october|november|december|month|year-end|month-end)\b`,
      String.raw`\b(?:viability|solvency|survival|future) (?:is |now )?(?:questioned|challenged|doubted|queried)\b`,
      String.raw`\bwithh(?:olds|eld) (?:\S+ )?opinion\b`,
      String.raw`\b(?:needs?|requires?) (?:\S+ )?(?:lifeline|rescue|cash|money|funding|funds) (?:in|within) (?:days|weeks|hours|a (?:week|month))\b`,
      String.raw`\bor faces? (?:collapse|ruin|bankruptcy|insolvency|liquidation|administration)\b`,
      String.raw`\bwarns? of (?:\S+ )?doubts? (?:over|about|on) (?:\S+ )?(?:future|survival)\b`,
      String.raw`\bor (?:fold|go under|go bust|collapse)\b`,
      String.raw`\bout of money\b`,
      String.raw`\bfunds only until\b`,
      String.raw`\b(?:needs?|must|requires?|has to|find) ${words(6)}\b(?:within (?:weeks|days|months|a (?:month|week))|by (?:month-end|year-end)|soon)? ?(?:to|or (?:it will|face)) (?:surviv\w+|stay (?:afloat|alive|in business|solvent)|avoid collapse|keep (?:afloat|trading|operating|the lights on)|collapse)`,
      String.raw`\bwithout (?:fresh|new|more|additional|further) (?:cash|money|funds|funding|capital|financing)\b`,
      String.raw`\b(?:cash|money|funds|funding|liquidity)\b.{0,10}\b(?:for|until|to last|left for|lasts?|only) (?:mid-|early |late |end of |the end of )?${words(3)}(?:mid-)?\b(?:days?|weeks?|(?:one|two|three|four|a few|\d) months?|(?:one|a|less than (?:one|a)) (?:month|quarter|week)|january|february|march|april|june|july|august|september|october|november|december|next (?:month|quarter|week))`,
      String.raw`\b(?:has|have|with|only|just|less than|under|about|barely|last|down to) ${words(4)}\b(?:days?|weeks?|(?:one|two|three|four|a few|\d) months?|month|quarter) (?:\S+ )?of (?:cash|money|liquidity|funding|funds|runway)\b`,
      String.raw`\b(?:burns?|spends?|uses up|eats? through) (?:its |the )?last (?:of (?:its )?)?(?:cash|money|reserves)\b`,
      String.raw`\bcash runway\b.{0,20}(?:into|until|to|of|under|less|short|only|just|ends)`,
      String.raw`\b(?:liabilities|debts?) (?:exceed|exceeds|outweigh|top|surpass)\w* (?:its )?assets\b`,
      String.raw`\bnegative (?:net worth|equity)\b`,
      String.raw`\b(?:net ?worth|equity) (?:fully |completely |totally )?(?:eroded|wiped out|negative)`,
      String.raw`\b(?:needs?|requires?|must find|must raise) ${words(4)}\b(?:funding|cash|money|capital|financing) (?:within|by (?:january|february|march|april|june|july|august|september|october|november|december|year-end|month-end|next)|in (?:weeks|days|\d+ (?:days|weeks|months)))`,
      String.raw`\btechnically insolvent`,
      String.raw`\bbalance[- ]sheet insolven`,
      String.raw`\b(?:hangs?|hanging) by a thread\b`,
      String.raw`\bon life support\b`,
      String.raw`\bday to day on cash`,
      String.raw`\bcash (?:is )?(?:nearly|almost|all but) (?:gone|exhausted|spent)`,
    ),
    unless:
      /\bno (?:going|doubt|material)|\bno longer\b|\b(?:rate|election|euro|brexit|strike|flu|cancer|patients?|species|ceo|minister|deal|merger|job|coach|fund raising|match|analysts?|customers?|climate)\b.{0,16}\bsurviv|\bsold as a going|\bgoing concern (?:sale|basis)|\b(?:two|three|four|five|2|3|4|5) years\b|\bby 20[34]\d|\b(?:enough|ample|sufficient|plenty)\b(?! cash (?:for|only))|\bpeer|\bauditor (?:rotation|general)\b|\bdeal\b.{0,20}\bin doubt/,
    tenths: -8,
    isTurnable: true,
  },
];
