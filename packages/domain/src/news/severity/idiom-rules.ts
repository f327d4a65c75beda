// Words of credit that mean something else (issue 17, 'Severity for credit'): works of fiction, funds that give money back, spreads to eat, contests and children's
// homes. Read before the rules of credit. English and Spanish.

import type { CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';

const GRAVE =
  '(?:liquidat\\w+|bankrupt\\w*|default\\w*|insolven\\w+|fraud\\w*|scandals?|covenants?|restat\\w+|junk|collapse\\w*|downgrad\\w+|chapter (?:7|11)|ponzi|embezzl\\w+|swindl\\w+|rogue trader|bank run|ruin|crash|downfall|quiebra|fraude|concurso|impago|estafa|bancarrota)';
const WORK =
  '(?:films?|movies?|novels?|thrillers?|dramas?|docu-?series|mini-?series|tv series|television series|biopic|stage play|stage production|documentar(?:y|ies)|podcasts?|musicals?|operas?|board game|video game|comedy|sitcom|memoir|bestsellers?|exhibition|museum|biography|peliculas?|novelas?|serie|documental|obra de teatro|libro|exposicion|museo|audiobook|comic)';
const MAKES =
  '(?:orders?|commissions?|streams?|releases?|publishes|premieres?|screens?|airs?|adapts?|greenlights?|produces?|casts?|options|shoots|opens|stages|buys .{0,10}rights|picks? up .{0,10}rights|estrena|publica|rueda|produce|emite|adapta|inaugura)';
const ABOUT = '(?:about|on|of|based on|inspired by|telling|tells?|set in|around|charting|sobre|basad[oa]|de)';
/** Ratings that are no credit rating. */
const OTHER_RATINGS =
  '(?:esg|sustainability|safety|star|food hygiene|hygiene|ncap|crash-?test|energy|credit card|customer|viewer|audience|tv|television|age|film|app|approval|employer|recruitment|workplace|service|satisfaction|movie|parental|climate|environmental|social|governance|carbon|glassdoor|tripadvisor|trustpilot|ofsted|cqc)';

function idiom(tenths: number, says: RegExp, unless?: RegExp): CreditRule {
  return { kind: 'default', tenths, says, ...(unless && { unless }) };
}

export const IDIOM_RULES: readonly CreditRule[] = [
  // Praise is no money.
  idiom(
    1,
    anyOf(
      String.raw`§ ${words(2)}\b(?:named|voted|ranked|rated|crowned|wins?|won|scoops?|takes?|receives?|bags|picks up|collects|honou?red|premiad[oa]|elegid[oa]|gana|recibe) ${words(5)}\b(?:best (?:\S+ )?(?:workplace|employer|place to work|crew|service|design|website|campaign|airline|hotel|restaurant|bank)|great place to work|top employers?|(?:employer|company|brand|boss|airline|bank|lender|retailer|supplier) of the year|workplace awards?|(?:design|safety|service|industry|sustainability|innovation|customer|export|marketing|diversity|business|tourism|food|travel) (?:\S+ )?(?:awards?|prize)|awards? for (?:best|its|customer|design|safety|service|innovation|sustainab\w+|excellence)|mejor (?:empresa|lugar|empleador)|premio (?:al?|de) )`,
    ),
    /\b(?:contracts?|tenders?|damages|arbitra\w+|court|jury|bankrupt\w*|fraud|million|restructuring)\b/,
  ),
  idiom(
    3,
    anyOf(
      String.raw`\b${WORK} ${ABOUT} .{0,50}\b${GRAVE}\b.{0,40}\b(?:takes? (?:[$£€]|in [$£€]|top)|gross\w*|box office|tops?|sells? out|record|hits? (?:the )?(?:charts|screens)|wins?|oscars?|emm(?:y|ys|ies)|baftas?|goya|taquilla|exito)`,
      String.raw`\b(?:takes? top|tops?|wins?|sweeps?)\b.{0,40}\b${WORK} ${ABOUT} .{0,50}\b${GRAVE}\b`,
    ),
  ),
  idiom(
    0,
    anyOf(
      String.raw`\b${MAKES}\b.{0,40}\b${WORK}\b ${words(2)}\b${ABOUT} .{0,60}\b${GRAVE}\b`,
      String.raw`\b(?:new|latest|its|first|second|hit|award-winning|nueva|ultima) (?:\S+ )?${WORK}\b.{0,30}\b${ABOUT} .{0,50}\b${GRAVE}\b`,
      String.raw`\b(?:drama series|series|serie|play|book|show) (?:about|on|based on|inspired by|sobre|basad[oa] en) .{0,50}\b${GRAVE}\b`,
    ),
    /\b(?:files?|filed) for\b|\bstudio .{0,20}\b(?:goes|files)/,
  ),
  // A fund, a trust or a shell that gives its money back.
  idiom(
    0,
    anyOf(
      String.raw`\b(?:liquidat\w+|wind(?:s|ing)?[- ]?(?:up|down)|wound (?:up|down)|dissol\w+|liquida\w*|disolucion)\b.{0,70}\b(?:returns? (?:of )?(?:cash|capital|money|funds)|return(?:ing)? (?:the )?(?:cash|capital|money|assets)|(?:first|final|interim|initial) (?:payout|distribution|payment)|net asset value|nav|unit-?holders|at nav|cash exit|continuation vote|discount to|tax-free|devolver (?:el )?(?:capital|dinero)|participes)\b`,
      String.raw`\b(?:returns? (?:of )?(?:cash|capital|money)|unit-?holders|investment trust|feeder fund|closed-end fund|blank-?cheque|blank-?check|spac|money-?market fund|etfs?|fondo de inversion|sicav)\b.{0,60}\b(?:liquidat\w+|wind(?:s|ing)?[- ]?(?:up|down)|wound (?:up|down)|liquida\w*|disolucion)\b`,
    ),
    /\b(?:creditors?|insolven\w+|bankrupt\w*|petition|court|collaps\w+|fraud|redemption freeze|losses)\b/,
  ),
  // Shops that sell stock, clubs that sell tickets.
  idiom(
    0,
    anyOf(
      String.raw`\b(?:bid[- ](?:offer|ask)|buy-sell|low-fat|chocolate|vegan|cheese|butter|dairy|nut|hazelnut|yeast|double-page|plant-based|sandwich|centre|center) spreads?\b`,
      String.raw`\bspreads?\b.{0,20}\b(?:toast|bread|butter|margarine|breakfast|virus|disease|wildfire|rumou?rs|germs|cheer|joy|wings|the word|word of|across (?:the )?(?:us|country|europe|asia))\b`,
      String.raw`\b(?:best|top|highest) cd (?:rates?|accounts?|yields?)\b|\bcd (?:rates|accounts?|player|ladder)\b|\bcds and (?:vinyl|dvds|books)|\b(?:music|compact|vinyl|album|jazz) (?:\S+ )?cds?\b`,
      String.raw`\b${OTHER_RATINGS} ratings?\b`,
      String.raw`\b(?:five|four|three|5|4)-?star (?:\S+ )?rating\b`,
      String.raw`\b(?:rated|rating of|rates) (?:\S+ ){0,2}(?:stars?|out of (?:10|ten|five|5)|safest|best (?:employer|airline|hotel|for))\b`,
      String.raw`\b(?:conservation|nature|heritage|restrictive|forest|wildlife|land[- ]use|housing|deed|racial|sacred|biblical|armed forces) covenants?\b|\bcovenants? (?:to protect|protecting|over|for) (?:\S+ ){0,3}(?:acres?|hectares?|forest|land|wetlands?|river|coast|park|wildlife|farmland)|\bcovenants? (?:that |which )?(?:bar(?:s|red)?|ban(?:s|ned)?|forb\w+|restrict\w*|prevent\w*|prohibit\w*) ${words(4)}(?:pubs?|homes?|houses|shops?|building|buildings|development|alcohol|fences|sales? of land|estate|plots?)`,
      String.raw`\b(?:stock|stocks|inventory|clothes|furniture|shelves|range|goods|coats|stores' stock|merchandise)\b ${words(4)}\bliquidation (?:sales?|event)\b`,
      String.raw`\b(?:junk (?:food|mail|science|fees?|drawer|yard|shop|email)|space junk|junk removal)\b`,
      String.raw`\bchapter (?:7|seven|11|eleven)\b.{0,30}\b(?:book|novel|game|season|episode|saga|series|memoir|story|of its history)|\b(?:book|novel|game|season|saga|series)\b.{0,16}\bchapter (?:7|11)\b`,
      String.raw`\b(?:delists?|drops?|pulls?|removes?|stops? selling|takes?) .{0,40}\b(?:from|off) (?:its |the |supermarket |store )*(?:shelves|shops|stores|menus?|range|app store|catalogue|platform|marketplace)\b`,
      String.raw`\brestructures? (?:\S+ ){0,2}(?:management|board|leadership|team|divisions?|departments?|marketing|sales force|reporting lines|business units?|portfolio of brands)\b`,
      String.raw`\b(?:debut|public|maiden|opening) offering of (?:wine|art)|\b(?:blood|food|memory|river|snow|sperm|seed) banks?\b.{0,30}\b(?:run|default|liquidity|shortage)`,
      String.raw`\b(?:concurso (?:de (?:cocina|belleza|fotografia|ideas|arquitectura|pintura|talentos|television|relatos|cortos|disfraces|paellas|tapas|vinos)|publico|hipico|televisivo|literario|escolar|oposicion)|gana (?:el|un) concurso|ganador del concurso|premio del concurso|por defecto|sin embargo,? §|rescata (?:a )?(?:perros|animales|migrantes|montaneros|el nombre)|quita hierro|bono (?:social|cultural|joven|transporte|bus)|capitulo 11 de la (?:serie|temporada|novela))\b`,
      String.raw`\b(?:in|the) (?:trump|biden|obama|bush|federal aviation|food and drug|small business|drug|social security) administration\b`,
      String.raw`\b(?:mba|business|marketing|nursing|public|healthcare) administration\b`,
      String.raw`\b(?:default|defaults) (?:risk|rates?|probabilit\w+|model\w*|data|study|index|calculator|tool|swaps? (?:volume|trading|platform|clearing|market))\b.{0,40}\b(?:launch\w*|unveil\w*|platform|tool|software|service|offers?|introduc\w*|licen[cs]e|acquire\w*|buys?)\b`,
      String.raw`\b(?:launch\w*|unveil\w*|offers?|introduc\w*|rolls? out|presents?|lanza|presenta)\b.{0,40}\b(?:credit[- ]risk|default[- ](?:risk|prediction)|bankruptcy[- ]prediction|insolvency|covenant[- ]monitoring|fraud[- ]\w+|liquidity|cash-?flow|distressed[- ]debt|special situations|rescue|restructuring|delisting|downgrade)\b.{0,20}\b(?:tool|software|platform|index|indices|etf|fund|app|model|service|dashboard|team|practice|product|course|unit|herramienta|fondo|indice|plataforma)\b`,
      String.raw`\b(?:course|seminar|webinar|workshop|conference|lecture|guide|textbook|training|summit|curso|seminario|jornada|congreso|guia) (?:on|about|to|in|for|sobre|de) .{0,40}\b${GRAVE}\b`,
    ),
    /\b(?:cds? (?:price|spread|widen|narrow)|credit default|files? for|filed|moody's|s&p|fitch|delisted|nasdaq|nyse|bourse|bonds?|creditors?)\b/,
  ),
];
