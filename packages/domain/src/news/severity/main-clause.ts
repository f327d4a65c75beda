// What a headline says today (issue 17, 'Severity for credit'): its main clause. What stands beside it as history ('ten years after its bankruptcy, ...') or as what was
// overcome ('despite a weak quarter') is not the news, whatever words of credit it holds.

import { COMPANY_SIGN } from './credit-text.ts';

export interface MainClause {
  readonly text: string;
  /** Where it begins in the headline. */
  readonly from: number;
}

const TIMES = '(?:years?|decades?|months?|anos?|decadas?|meses)';
/** How many of them. */
const COUNTS =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|half|several|many|few|some|just|only|less|more|than|barely|almost|nearly|over|exactly|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|veinte|varios|pocos|casi|un)';
const SINCE =
  '(?:after|since|on from|out of|removed from|later than|despues de|despues del|tras|desde|de haber)';
const FAILURE =
  '(?:bankruptc\\w+|chapter 11|insolvency|administration|receivership|creditor protection|default|concurso|quiebra|capitulo 11|suspension de pagos)';
const DESPITE =
  '(?:despite|in spite of|notwithstanding|in defiance of|shrugging off|undeterred by|pese al?|a pesar del?)';

/** What the company is by trade, before its name: 'insolvency administrator', 'streaming service'. */
const TRADE = new RegExp(
  `^(?:(?:el|la|the|top|leading|big four|us|uk|german|london|spanish|french|global|veteran) )?(?:(?!bankrupt\\b|insolvent|failed|collapsed|troubled|struggling|defaulted|stricken|ailing|embattled|quebrad|(?:a|de|del|by|to|of|for|with|against|from|y|and|as|por)\\b|multa|sanciona|fine[sd]|sue[sd]|hire|name[sd]|appoint|probe|investiga|nombra|contrata|ficha)[^ ,:;§]+ ){0,3}(?:administrators?|liquidators?|advis[eo]rs?|lawyers?|law firm|specialists?|practitioners?|agency|agencia|collectors?|consultan\\w+|auditors?|audit firm|accountants?|recruiters?|platform|studios?|publishers?|streaming service|broadcasters?|charity|museum|think tank|despacho|bufete|consultora|auditora|buyer|fund manager|asset manager|hedge fund|tracker|insurer|start-?up|software (?:firm|maker|company)|fintech) (?=§ (?!administrators|say))`,
);
/** A clause before the main one. */
const LEADING = new RegExp(
  [
    `^(?:[^ ,]+ ){1,4}${TIMES} ${SINCE} [^,]{3,80}, `,
    `^(?:years|decades|months|anos|decadas|meses) ${SINCE} [^,]{3,80}, `,
    `^(?:once|recently|newly|freshly|fresh (?:from|out of)|since|after|following|tras|desde) (?:its |an? |the |su )?(?:[^ ,]+ ){0,2}(?:emerg\\w+|exit\\w*|leaving|surviv\\w+|shedding|escap\\w+|out of|salir|superar|abandonar)[^,]{0,20} ${FAILURE}[^,]{0,30}, `,
    `^${DESPITE} [^,]{3,90}, `,
    `^(?:although|though|while|aunque|si bien) [^,]{3,90}, `,
  ].join('|'),
);
/** A clause after the main one. */
const TRAILING = new RegExp(
  [
    `,? (?:${COUNTS} ){0,3}${TIMES} ${SINCE} [^,;:]{3,80}$`,
    `,? (?:after|following|tras) (?:[^ ,]+ ){1,3}(?:years|quarters|months|anos|trimestres|meses) (?:of|de|in|en) [^,;:]{3,50}$`,
    `,? ${DESPITE} [^;:]{3,90}$`,
    `, (?:although|though|albeit|aunque|si bien) [^;:]{3,90}$`,
  ].join('|'),
);
const CUES =
  /\b(?:years?|decades?|months?|quarters|anos?|decadas?|meses|trimestres|despite|spite|notwithstanding|defiance|shrugging|undeterred|pese|pesar|although|though|albeit|while|aunque|si bien|emerg|exit|surviv|salir|superar|abandonar|fresh|escap)/;

/** The main clause of a text of `writeCreditText`, which names the company; null where the whole text is one. */
export function findMainClause(text: string): MainClause | null {
  const trade = TRADE.exec(text)?.[0].length ?? 0;
  if (trade === 0 && !CUES.test(text)) return null;
  const from = Math.max(trade, LEADING.exec(text)?.[0].length ?? 0);
  const rest = text.slice(from);
  const main = rest.slice(0, TRAILING.exec(rest)?.index ?? rest.length);
  const isWhole = main.length === text.length;
  const namesCompany = main.includes(COMPANY_SIGN) || !text.includes(COMPANY_SIGN);
  return isWhole || !namesCompany ? null : { text: main, from };
}

/** A question, and where it begins; how and why something happened is not one. */
const QUESTION =
  /(?:^|[:;] |- )(?:(?:so|but|and|y|pero) )?(?:will|can|could|is|are|should|does|do|did|has|have|would|may|might|what if|who will|who would|which|podra|puede|sera|es|esta|hay|habra|se|va a|lograra|quebrara|debe|debera|conseguira|§ (?:podra|puede|sera|lograra))\b[^?:;]*\?/;

/** Whether a text only asks for what was found in it. */
export function asksFor(text: string, { from }: { readonly from: number }): boolean {
  if (!text.includes('?')) return false;
  const question = QUESTION.exec(text);
  return question !== null && question.index <= from && from < question.index + question[0].length;
}

/** Headings of what happened long ago. */
const HISTORY =
  /^(?:on this day|(?:this day|today) in (?:\S+ )?history|flashback|throwback|from (?:the|our) archives?|(?:tal dia|un dia) como hoy|de la hemeroteca|efemerides)\b[^:;§-]{0,30}(?:[:;-]|,) /;

/** Whether a text tells history, by its heading. */
export function tellsHistory(text: string): boolean {
  return HISTORY.test(text);
}
