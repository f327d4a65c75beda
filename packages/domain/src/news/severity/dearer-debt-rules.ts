// A loan that is renewed at a higher price (issue 17, 'Severity for credit'): the renewal sounds good, and so does a higher margin, but the margin is what the company
// pays to its lenders. Read before the rules for loans that are renewed. English and Spanish.

import type { CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';

const DEARER = '(?:higher|wider|bigger|larger|increased|steeper|raised|dearer|costlier)';
const PRICE =
  '(?:margins?|interest(?: rates?| margins?| costs?)?|rates?|coupons?|spreads?|costs?|pricing|price|fees?)';
const DEBT =
  '(?:loans?|credit lines?|(?:credit |loan |bank )?facilit(?:y|ies)|revolver|overdrafts?|bonds?|notes|debts?|borrowings?|financing|credit|maturit(?:y|ies))';
const RENEWED = '(?:renewed|extended|refinanced|amended|prolonged|rolled-over|replacement|existing)';
const RENEWS =
  '(?:renew(?:s|ed|al of)?|extend(?:s|ed)?|extension of|refinanc(?:es|ed|ing)|prolong(?:s|ed)?|rolls? over|rolled over|replac(?:es|ed)|amend(?:s|ed))';

const SPANISH_PRICE =
  '(?:margen(?:es)?|diferencial(?:es)?|interes(?:es)?|tipos?(?: de interes)?|tasas?(?: de interes)?|costes?|costos?|precio|cupon(?:es)?|comision(?:es)?)';
const SPANISH_DEARER = `(?:(?:mas|mayor(?:es)?) ${SPANISH_PRICE}|${SPANISH_PRICE} (?:mas (?:alt|elevad|car)[oa]s?|mayor(?:es)?|superior(?:es)?))`;
const SPANISH_DEBT =
  '(?:prestamos?|creditos?|lineas?|deudas?|financiacion|financiamiento|refinanciacion|bonos?|sindicado|vencimientos?)';

/** A bank earns the margin; what is worse decides by itself. */
const NOT_ITS_COST =
  /\b(?:earns?|earned|reports?|posts?|charges|customers?|clients?|borrowers?|consumers?|households?|homeowners?|mortgages?|lending|loan (?:book|growth|portfolio)|net interest|no|not|without|avoids?|despite|rather than|instead of|gana|cobra|clientes|hipotecas?|hipotecari\w+|hogares|sin|no|evita)\b/;

export const DEARER_DEBT_RULES: readonly CreditRule[] = [
  {
    kind: 'refinancing',
    says: anyOf(
      String.raw`\b(?:pays?|paid|paying|to pay|accepts?|accepted|swallows?|faces?|agrees? to|agreed to|concedes?) ${words(1)}${DEARER} ${PRICE} (?:on|for|of|to (?:renew|extend|refinance|roll over|keep|secure|replace)) ${words(3)}${DEBT}\b`,
      String.raw`\b(?:pays?|paid|paying|to pay) more (?:on|for|to (?:renew|extend|refinance|roll over|keep)) ${words(3)}${DEBT}\b`,
      String.raw`\b${DEARER} ${PRICE} (?:on|for|of) ${words(1)}${RENEWED} ${words(1)}${DEBT}\b`,
      String.raw`\b${RENEWS} ${words(5)}${DEBT} ${words(4)}(?:at|for|with|on) (?:an? |its )?(?:much |slightly |far )?${DEARER} ${PRICE}\b`,
      String.raw`\b(?:refinanc(?:es|ed)|renew(?:s|ed)|replac(?:es|ed)) ${words(3)}(?:at|with|by) (?:an? )?(?:${DEARER} ${PRICE}|(?:costlier|pricier|dearer) ${words(1)}${DEBT})\b`,
      String.raw`\b${RENEWS} ${words(5)}${DEBT} (?:, )?(?:but )?(?:at a (?:price|cost)|pays? more|(?:will )?cost(?:s|ing)? more)\b`,
      String.raw`\b(?:banks?|lenders?|creditors?) ${words(1)}(?:raise|raises|raised|lift|lifts|lifted|increase|increases|increased|hike|hikes|hiked) ${words(1)}${PRICE} (?:on|of|for) (?:§ |its |the |a )?${words(2)}${DEBT}\b`,
      String.raw`\b${PRICE} (?:on|of|for) (?:§|its) ${words(2)}${DEBT} (?:rises?|rose|climbs?|jumps?|increases?|goes up|doubles?|up)\b`,
      String.raw`§ ${words(1)}(?:credit line|facility|revolver|term loan|overdraft) ${PRICE} (?:rises?|rose|climbs?|jumps?|increases?|goes up|doubles?|up)\b`,
    ),
    unless: NOT_ITS_COST,
    tenths: -2,
  },
  {
    kind: 'refinancing',
    says: anyOf(
      String.raw`\b(?:paga|pagara|acepta|aceptara|asume|asumira|afronta|soporta) ${words(1)}${SPANISH_DEARER} (?:en|por|para|de|del) ${words(3)}${SPANISH_DEBT}\b`,
      String.raw`\b(?:renueva|prorroga|extiende|refinancia|amplia|alarga)\w* ${words(4)}${SPANISH_DEBT} ${words(4)}(?:con|a|por) (?:un |una |unos )?${SPANISH_DEARER}\b`,
      String.raw`\b(?:paga|pagara) mas (?:por|para) (?:renovar|prorrogar|refinanciar|alargar|extender) ${words(3)}${SPANISH_DEBT}\b`,
      String.raw`\brefinancia\w* ${words(3)}(?:con|a|por) (?:un |una )?${SPANISH_DEARER}\b`,
      String.raw`\b${SPANISH_DEARER} (?:en|por|para|de|del) ${words(1)}${SPANISH_DEBT} (?:renovad|refinanciad|prorrogad|ampliad)[oa]s?\b`,
      String.raw`\b(?:sube|suben|aumenta|encarece|encarecen|elevan?) ${words(1)}${SPANISH_PRICE} (?:de|del) ${words(1)}(?:prestamo|credito|linea de credito|refinanciacion|sindicado) (?:renovado |renovada )?(?:de|a) §`,
    ),
    unless: NOT_ITS_COST,
    tenths: -2,
  },
];
