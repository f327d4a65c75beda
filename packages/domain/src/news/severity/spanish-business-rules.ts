// What Spanish-language papers write of exchanges, authorities, results and orders (issue 17, 'Severity for credit'). Accents are gone from the text that is read.

import type { CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';

export const SPANISH_LICENCE_RULES: readonly CreditRule[] = [
  {
    kind: 'delisting',
    says: anyOf(
      String.raw`\b(?:vuelve|vuelven|reanuda\w*|retoma\w*|recupera) ${words(3)}\b(?:cotiza\w*|negociacion|bolsa|parque)\b`,
      String.raw`\b(?:evita|esquiva|sortea) .{0,16}\bexclusion\b`,
      String.raw`\blevanta la suspension\b`,
    ),
    tenths: 3,
  },
  {
    kind: 'delisting',
    says: anyOf(
      String.raw`\b(?:cnmv|bolsa|bme|bolsas|regulador|supervisor|bmv|byma|cmf)\b.{0,24}\b(?:suspende\w*|excluye\w*|expulsa\w*|paraliza\w*|interrumpe\w*|cancela\w*)\b.{0,30}(?:cotizacion|negociacion|acciones|§|listado|bolsa|valores)`,
      String.raw`\b(?:suspendid[ao]|excluid[ao]|expulsad[ao]|paralizad[ao])\b.{0,16}\b(?:cotizacion|negociacion|bolsa|parque)\b`,
      String.raw`\b(?:exclusion|suspension|expulsion) (?:de (?:la )?)?(?:bolsa|cotizacion|negociacion)\b`,
      String.raw`\bdeja(?:ra)? de cotizar\b`,
      String.raw`\bpierde ${words(3)}\b(?:puesto|plaza|sitio) en (?:la |el )?(?:bolsa|ibex|parque)\b`,
      String.raw`\b(?:sale|saldra) de(?:l)? (?:la )?(?:bolsa|ibex|parque|mercado continuo)\b`,
    ),
    unless: /\bliquidacion\b|\bopa\b|\bvoluntari\w+\b|\btras la (?:compra|opa|fusion)/,
    tenths: -5,
    isTurnable: true,
  },
  {
    kind: 'regulator',
    says: anyOf(
      String.raw`\b(?:revoca|retira|cancela|suspende|quita|anula|pierde)\w*\b.{0,24}\b(?:licencia|autorizacion|ficha bancaria|concesion|permiso)\b`,
      String.raw`\b(?:banco de espana|bce|banco central|frob|regulador|supervisor|gobierno|estado|cnbv|sbs|superintendencia|superfinanciera|fgd)\b.{0,16}\b(?:interviene|intervendra|intervino|toma (?:el )?control|nacionaliza|expropia|liquida|resuelve|cierra)\b`,
      String.raw`\bintervenid[ao] por\b`,
      String.raw`\bintervencion de §`,
    ),
    unless: /\b(?:estadio|carnet|conducir|mercado de divisas|rescata la licencia|recurso)\b/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'regulator',
    says: /\b(?:archiva\w*|levanta\w*|retira\w*|cierra\w*|anula\w*|tumba|autoriza\w*|aprueba\w*|da luz verde|absuelve\w*|da el visto bueno|concede\w*)\b.{0,30}\b(?:expediente|investigacion|multa|sancion(?:es)?|veto|restricciones|compra|fusion|opa|licencia|medicamento|farmaco|causa|operacion|venta|planta|proyecto)\b/,
    needs:
      /\b(?:cnmv|cnmc|bruselas|competencia|banco de espana|bce|regulador|supervisor|gobierno|tribunal|audiencia|supremo|juez|fda|ema|comision europea|ue|banco central|cofece|indecopi|superintendencia)\b/,
    unless: /\b(?:concurso|liquidacion|acreedores|reestructuracion|quita|rechaza|no)\b/,
    tenths: 4,
  },
  {
    kind: 'regulator',
    says: /\b(?:multa|multan|multad[ao]s?|multara|sanciona|sancionan|sancionad[ao]s?|expedienta|expedientad[ao]|expediente|investiga|investigan|investigara|investigad[ao]|investigacion|imputa|imputan|imputad[ao]|registra|registran|demanda|demandan|querella|denuncia|acusa|acusan|apercibe|requiere|veta|prohibe|obliga|restringe|limita|condena|condenan|condenad[ao]|inhabilita|embarga|redada|juzgara|sienta en el banquillo)\b/,
    needs:
      /\b(?:cnmv|cnmc|bruselas|competencia|banco de espana|bce|regulador|supervisor|gobierno|tribunal|audiencia|fiscalia|juez|jueza|juzgado|hacienda|sec|policia|guardia civil|uco|comision europea|ue|banco central|cnbv|cofece|indecopi|superintendencia|profeco|sat|sebi|fca|aepd|proteccion de datos|consumo|anticorrupcion|trabajo|fed|supremo|eeuu|millones)\b/,
    unless:
      /\b(?:archiva\w*|absuel\w*|anula\w*|levanta\w*|sin|niega\w*|gana|a la alta demanda|demanda (?:de|crece|sube|triplica|supera)|limita (?:el alza|las perdidas)|§ (?:demanda|denuncia|acusa|investiga))\b/,
    tenths: -4,
    isTurnable: true,
  },
];

/** Results and orders: read last. */
export const SPANISH_BUSINESS: readonly CreditRule[] = [
  {
    kind: 'results',
    says: anyOf(
      String.raw`\b(?:perdidas|numeros rojos)\b.{0,16}\b(?:se reducen|menores|bajan|recorta\w*|caen)\b`,
      String.raw`\b(?:reduce|recorta|rebaja|modera) ${words(2)}perdidas\b`,
      String.raw`\b(?:vuelve a|sale de|abandona|retorna a|regresa a) (?:\S+ )?(?:beneficios|ganancias|perdidas|numeros rojos|ganar)\b`,
      String.raw`\bpierde ${words(3)}menos\b`,
      String.raw`\b(?:eleva|mejora|sube|revisa al alza) ${words(2)}\b(?:previsi\w+|objetivos?|guia|dividendo)\b`,
      String.raw`\b(?:dispara|duplica|triplica|eleva|aumenta|mejora|multiplica|incrementa)\b (?:(?:en )?un [\d.,]+ ?% )?(?:su |sus |el |las? )?(?:beneficios?|ganancias|ventas|ingresos|ebitda|facturacion|resultados?)\b`,
      String.raw`\b(?:gana|gano|ganara|beneficio|beneficios|ebitda|ingresos|ventas|facturacion|factura)\b ${words(5)}\b(?:mas|sube|suben|crece|crecen|aumenta|aumentan|se dispara|mejora|mejoran|record|se duplica|se triplica|duplica|avanza|bate\w*|supera\w*)\b`,
      String.raw`\b(?:bate|supera) ${words(3)}\b(?:previsiones|expectativas|record|estimaciones)\b`,
      String.raw`\b(?:beneficio|ventas|ingresos) (?:record|historic\w+)\b`,
      String.raw`\b(?:gana|logra|se adjudica|consigue|obtiene|firma|cierra|recibe|se lleva)\b ${words(4)}\b(?:contratos?|pedidos?|adjudicacion|concurso publico|licitacion|encargo|obra)\b`,
    ),
    unless:
      /\b(?:menos|cae|caen|pierde \d+ (?:millones )?mas|no|perdidas (?:crecen|aumentan|se disparan|suben)|pero|desploma\w*|aumenta\w* (?:sus |las )?perdidas|costes)\b/,
    tenths: 4,
  },
  {
    kind: 'results',
    says: anyOf(
      String.raw`\b(?:beneficio|beneficios|ganancias|ebitda|ingresos|ventas|facturacion|resultado|margen)\b.{0,24}\b(?:caen?|cayeron|bajan?|se (?:desploma|hunde|reduce|contrae|derrumba)n?|retroceden?|descienden?|merma\w*)\b`,
      String.raw`\b(?:hunde|desploma|reduce|recorta|rebaja|merma) (?:(?:en )?un [\d.,]+ ?% )?(?:su |sus |el )?(?:beneficios?|ganancias|ventas|ingresos|ebitda|resultado)\b`,
      String.raw`\bgana ${words(3)}menos\b`,
      String.raw`\bpierde ${words(3)}\b(?:millones|mas)\b`,
      String.raw`\b(?:cae|caen|se desploma|se hunde|desplome|caida) ${words(4)}\b(?:beneficio|ventas|ingresos|ganancias|ebitda)\b`,
      String.raw`\b(?:entra|entro|vuelve|incurre) (?:en|a) (?:perdidas|numeros rojos)\b`,
      String.raw`\b(?:multiplica|dispara|duplica|triplica|amplia|agranda|aumenta|eleva|registra|declara|anota|sufre|prev[ee]) ${words(3)}perdidas\b`,
      String.raw`\bperdidas ${words(3)}\b(?:millones|record|historicas|crecen|suben|aumentan|se disparan|mayores|millonarias)\b`,
      String.raw`\b(?:rebaja|recorta|retira|reduce|revisa a la baja|abandona|incumple|suspende) ${words(3)}\b(?:previsi\w+|objetivos?|guia|estimaciones|dividendo)\b`,
      String.raw`\bprofit warning\b`,
      String.raw`\b(?:aviso|alerta|advertencia) (?:sobre|de) (?:\S+ )?(?:beneficios|resultados)\b`,
      String.raw`\b(?:decepciona|por debajo de lo (?:esperado|previsto))\b`,
    ),
    unless:
      /\b(?:perdidas (?:se reducen|menores)|recorta (?:sus |las )?perdidas|reduce (?:sus |las )?perdidas|pib|inflacion|rating|fitch|moody's|s&p|ibex)\b/,
    tenths: -5,
    isTurnable: true,
  },
];
