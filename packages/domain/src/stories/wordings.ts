// Several words that tell what one word tells ('steps down', 'resigns'; issue 17, 'Stories': synonyms), or what a shorter phrase tells: each is replaced in the
// words of a headline before they are compared. Unlike phrases.ts, which searches the text with an expression for each, only phrases that begin with a word of
// the headline are looked at, so that many cost little. Endings are taken off before comparison (stems.ts); forms that are irregular stand with a stroke.

import { stem } from './stems.ts';

/** What is told, and what is written for it, separated by commas. */
const WORDINGS: readonly (readonly [string, string])[] = [
  // Accidents and failures
  [
    'blaze',
    'fire break/broke out, catch/caught fire, on fire, fire rage, fire kill, fire destroy, fire damage, fire hit, fire at, fire in, plant fire, factory fire, warehouse fire, refinery fire, forest fire',
  ],
  ['collapse', 'cave in'],
  [
    'outage',
    'power cut, power failure, computer failure, system failure, it failure, technical failure, computer problem, it system fail, go/goes/went dark, go/goes/went offline, knock offline, out of service',
  ],
  ['hack', 'cyber attack, cyber incident, cyber criminal, security breach, security incident, data theft'],
  [
    'recall',
    'pull back, call back, pull from shelf/shelves, pull from sale, pull from market, withdraw/withdrew from sale, off the market, off the shelf/shelves',
  ],
  ['crash', 'run/ran aground'],
  // Penalties and law
  ['fine', 'order to pay, slap with'],
  ['sue', 'take/took to court, bring/brought suit, haul into court, face lawsuit, hit with lawsuit'],
  ['jail', 'behind bars, prison term, jail term'],
  ['antitrust regulator', 'competition authority, competition watchdog, competition regulator'],
  [
    'antitrust',
    'abuse of dominance, market dominance, dominant position, competition concern, competition grounds',
  ],
  ['laundering', 'money laundering, anti laundering, anti money laundering'],
  ['insider trading', 'insider dealing'],
  [
    'probe',
    'under investigation, under scrutiny, open probe, open investigation, launch probe, launch investigation, probe into, investigation into',
  ],
  // Deals
  [
    'buy',
    'snap up, scoop up, gobble up, take/took private, take/took control of, agree to buy, agree to acquire',
  ],
  ['sell', 'put up for sale, up for sale, on the block, seek/sought buyer, part with, get/got rid of'],
  ['partner', 'join force, team up, link up, tie/ties/tied up with'],
  ['split', 'hive off, separate listing, separately list'],
  ['abandon', 'drop plan, drop bid, drop offer, back out of, pull plug on, pull the plug on'],
  ['reject', 'thumb down, say/said no to'],
  [
    'ipo',
    'go/goes/went public, market debut, initial public offering, stock market listing, trading debut, first day of trading',
  ],
  ['lose', 'part company with'],
  // Results
  [
    'loss',
    'into the red, in the red, into red, swing/swung to loss, sink/sank to loss, slump to loss, slide to loss, fall/fell to loss, post loss, report loss, net loss',
  ],
  ['profit', 'back in the black, into the black, return to profit, swing/swung to profit'],
  ['cut profit forecast', 'warn on profit, warn over profit, warn of lower profit'],
  ['cut forecast', 'pull forecast, withdraw/withdrew forecast, cancel forecast'],
  ['record', 'record high, new high, all time high, highest ever, never before'],
  ['dividend', 'shareholder payout, payout to shareholder'],
  ['buyback', 'share repurchase, stock repurchase, share buyback, stock buyback'],
  ['consumer', 'high street'],
  // Management
  ['resign', 'step aside, call it quits, hand in notice, not seek re election, take/took leave'],
  ['fire', 'show the door, shown the door, force out, push out'],
  ['hire ceo', 'take/took the helm, take/took helm, take/took the reins, take/took over as ceo'],
  // Work
  ['strike', 'down tool, walk off job, walk off the job, stop work, lay down tool'],
  [
    'cut job',
    'job to go, job loss, job cut, wave of layoff, round of layoff, axe job, shed job, slash job, trim job, cut workforce, slash workforce, reduce workforce, cut staff, trim staff, shed staff',
  ],
  [
    'wage',
    'pay deal, pay offer, pay rise, pay dispute, pay talk, over pay, pay claim, wage deal, wage dispute',
  ],
  // Money and ratings
  ['junk', 'speculative grade, sub investment grade, non investment grade, below investment grade'],
  [
    'capitalraise',
    'rights issue, capital increase, capital raise, capital raising, cash call, share issue, stock offering, share offering, equity raise, tap shareholder, tap investor',
  ],
  [
    'bond',
    'senior note, convertible note, note offering, note sale, note issue, bond offering, bond sale, bond issue',
  ],
  [
    'going concern',
    'doubt about ability to continue, doubt on ability to continue, may not survive, might not survive',
  ],
  ['covenant', 'debt term, loan term, loan condition, loan covenant, debt covenant'],
  ['default', 'miss coupon, miss payment, miss interest, fail to pay'],
  ['bankruptcy', 'chapter eleven, cease operation, cease trading'],
  // Goods and products
  ['obesity', 'weight loss/lost/down'],
  ['study', 'clinical trial, late stage trial, mid stage trial, late stage study, phase trial, drug trial'],
  ['fail', 'miss goal, miss endpoint, miss target, miss main goal'],
  [
    'approve',
    'thumb up, win approval, won approval, get/got approval, get/got nod, receive approval, win clearance, give nod',
  ],
  ['delay', 'push back, put off, set back'],
  ['autonomous', 'self driving'],
  ['drone', 'unmanned aircraft, unmanned aerial vehicle'],
  ['ai', 'artificial intelligence'],
  ['ev', 'electric vehicle, electric car'],
  ['oversupply', 'excess supply, supply glut'],
];

/** The same of Spanish headlines; what is one word in both stands in spanish.ts. */
const SPANISH: readonly (readonly [string, string])[] = [
  [
    'ceo',
    'consejero/consejera delegado/delegada, director/directora ejecutivo/ejecutiva, director/directora general, primer ejecutivo, primera ejecutiva, presidente ejecutivo',
  ],
  ['cfo', 'director/directora financiero/financiera, director/directora de finanzas'],
  ['america', 'estados unidos, ee uu'],
  ['britain', 'reino unido'],
  ['sell', 'venta de, se deshace de, pone a la venta, pone en venta'],
  [
    'win',
    'gana/ganan/gano contrato, gana/ganan/gano un contrato, gana/ganan/gano el contrato, gana/ganan/gano licitacion, gana/ganan/gano la licitacion, se adjudica',
  ],
  ['bid', 'oferta publica de adquisicion'],
  ['ipo', 'salida/sale/saldra a bolsa, debuta en bolsa, debut bursatil'],
  ['capitalraise', 'ampliacion de capital, amplia capital, aumento de capital'],
  ['emerge bankruptcy', 'sale de la quiebra, sale del concurso'],
  [
    'bankruptcy',
    'suspension de pagos, suspende/suspenden pagos, concurso de acreedores, concurso voluntario, declara/declaran en quiebra, declara en concurso',
  ],
  ['default', 'cesacion de pagos, deja/dejo de pagar, incumple pago'],
  [
    'cut job',
    'ere para, plantea un ere, presenta un ere, anuncia un ere, expediente de regulacion de empleo, recorte de plantilla, recorte de empleo, despidos, despide/despedira/despediran a',
  ],
  ['recall', 'llama/llaman a revision, retira/retiran del mercado, retirada del mercado, llamada a revision'],
  ['approve', 'luz verde, visto bueno'],
  [
    'outage',
    'fuera de linea, fuera de servicio, sin servicio, caida del sistema, fallo informatico, falla informatica',
  ],
  ['hack', 'ataque informatico, ataque cibernetico, pirateria informatica, robo de datos'],
  ['investmentgrade', 'grado de inversion'],
  ['junk', 'bono basura, bonos basura, grado especulativo'],
  ['cut junk', 'pierde/perdio el grado de inversion, pierde/perdio grado de inversion'],
  ['halve', 'a la mitad'],
  ['halt', 'deja/dejan de producir'],
  ['loss', 'numeros rojos'],
  ['profit', 'numeros negros'],
  ['supremecourt', 'tribunal supremo, corte suprema'],
  ['launder', 'lavado de dinero, blanqueo de capitales, lavado de activos'],
];

interface Wording {
  readonly rest: readonly string[];
  readonly short: readonly string[];
}

/** The wordings by the stem of their first word; none begins with all of another. */
const byFirst = new Map<string, Wording[]>();
for (const [short, written] of [...WORDINGS, ...SPANISH]) {
  for (const phrase of written.split(',').flatMap((each) => spread(each.trim().split(' ')))) {
    const [first = '', ...rest] = phrase.map(stem);
    byFirst.set(first, [...(byFirst.get(first) ?? []), { rest, short: short.split(' ') }]);
  }
}

/** Every way to write a phrase, some words of which stand in several forms. */
function spread([forms, ...rest]: readonly string[]): string[][] {
  if (forms === undefined) return [[]];
  const tails = spread(rest);
  return forms.split('/').flatMap((form) => tails.map((tail) => [form, ...tail]));
}

/** The words of a headline, with one word in place of several that tell the same. */
export function shortenWordings(words: readonly string[]): readonly string[] {
  let short: string[] | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const wording = findWording(words, at);
    if (wording) {
      short ??= words.slice(0, at);
      short.push(...wording.short);
      at += wording.rest.length;
    } else short?.push(words[at] ?? '');
  }
  return short ?? words;
}

function findWording(words: readonly string[], at: number): Wording | undefined {
  return byFirst
    .get(stem(words[at] ?? ''))
    ?.find(({ rest }) => rest.every((each, after) => stem(words[at + after + 1] ?? '') === each));
}
