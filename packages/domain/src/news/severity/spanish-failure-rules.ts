// What Spanish-language papers write of companies that do not pay, and of their accounts (issue 17, 'Severity for credit'). Accents are gone from the text that
// is read. What is denied or averted comes first.

import type { CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';
import { NEW_SPANISH_PAPER } from './paper-wordings.ts';

const OWED =
  '(?:cupon(?:es)?|intereses|pagares|bonos?|deudas?|prestamos?|creditos?|vencimientos?|bonistas|acreedores|bancos|proveedores|nominas|salarios|cuotas?|principal|obligaciones|papel comercial|certificados bursatiles|alquiler(?:es)?)';
const FAILED =
  '(?:impagos?|concurso|quiebra|preconcurso|default|suspension de pagos|cesacion de pagos|bancarrota|insolvencia|liquidacion|disolucion|rescate|fraude|reestructuracion|quita|embargo)';
const TERMS =
  '(?:covenants?|ratios|ratios? (?:de (?:deuda|apalancamiento|endeudamiento)|financier\\w+|pactad\\w+|exigid\\w+)|(?:limites?|topes?) de (?:deuda|apalancamiento|endeudamiento)|(?:deuda|apalancamiento|endeudamiento) (?:pactad\\w|exigid\\w|permitid\\w|maxim\\w)|condiciones (?:del? |pactadas |financieras |de la )*(?:credito|prestamo|deuda|financiacion|sindicado|bancos|banca)|clausulas? (?:financieras?|del? (?:credito|prestamo)))';

/** Debt that is paid back before its time: 'cancela anticipadamente', 'devuelve un bono antes de que venza'. */
const PAYS_BACK = '(?:cancela|amortiza|recompra|devuelve|paga|reembolsa|liquida|salda|repaga|prepaga)n?';
const OWN_DEBT = '(?:bonos?|deudas?|prestamos?|creditos?|pagares?|obligaciones|emision(?:es)?|sindicado)';

export const SPANISH_TRAPS: readonly CreditRule[] = [
  {
    kind: 'capital',
    says: anyOf(
      String.raw`\b${PAYS_BACK} ${words(2)}(?:anticipadamente|por anticipado|por adelantado) ${words(4)}${OWN_DEBT}\b`,
      String.raw`\b${PAYS_BACK} ${words(5)}${OWN_DEBT}\b.{0,40}\b(?:anticipadamente|por anticipado|por adelantado|antes de (?:tiempo|plazo|vencer|(?:su|el|la) (?:vencimiento|plazo|fecha)|que (?:venza|caduque))|con (?:su |la )?(?:caja|liquidez|tesoreria|efectivo)|(?:de|con vencimiento en) 20\d\d)\b`,
    ),
    unless:
      /\b(?:no|sin|exige|exigen|reclaman?|obligan?|vencimiento anticipado|quita|descuento|multa|prevista|planeada|nueva|centavos|niega|incumpl\w+|aplaza|retrasa)\b/,
    tenths: 4,
  },
  {
    kind: 'bankruptcy',
    says: new RegExp(
      `\\b(?:niega|niegan|desmiente|desmienten|descarta|descartan|rechaza|rechazan|no (?:contempla|preve|planea|estudia|necesita|esta en|habra|hay)|sin riesgo de|tacha de falsos?|aleja)\\b.{0,50}\\b(?:${FAILED}|ampliacion de capital|problemas de (?:liquidez|caja|deuda)|falta de liquidez|irregularidades|exclusion de bolsa|opa de exclusion|rebaja)\\b`,
    ),
    unless:
      /\b(?:juez|jueza|juzgado|tribunal|acreedores|bonistas|banca|bancos|accionistas|gobierno) (?:\S+ )?(?:rechaza|rechazan|niega|niegan|descarta|descartan)|\bno descarta\b|\bniega el rescate\b/,
    tenths: -1,
  },
  {
    kind: 'bankruptcy',
    says: anyOf(
      String.raw`\b(?:evita|evitan|esquiva|elude|salva|sortea|conjura|aleja|se libra de)\b.{0,24}\b${FAILED}\b`,
      String.raw`\b(?:juez|jueza|juzgado|tribunal|audiencia)\b.{0,20}\b(?:archiva|desestima|sobresee|absuelve|anula|rechaza|exculpa)\b.{0,60}(?:causa|querella|demanda|denuncia|concurso|fraude|multa|sancion|§)`,
      String.raw`\b(?:absuelt[oa]s?|exculpad[oa]s?|archivad[oa]|sobreseimiento|anulada la (?:multa|sancion))\b`,
    ),
    unless:
      /\b(?:para evitar|intenta|trata de|lucha por|no evita|a la desesperada|recurso de §|rechaza el (?:plan|recurso)|negocia)\b/,
    tenths: 3,
  },
  {
    kind: 'emergence',
    says: /\b(?:sale|salen|salio|saldra|salida|abandona|supera|superan|deja atras|pone fin a|cierra|concluye|culmina|levanta|levantan|finaliza) (?:\S+ ){0,3}\b(?:concurso|quiebra|capitulo 11|suspension de pagos|concordato|bancarrota|administracion concursal)\b/,
    unless: /\b(?:no (?:logra|sale|consigue)|aplaza|retrasa|fracasa|cierra en concurso|abre)\b/,
    tenths: 7,
  },
  {
    kind: 'emergence',
    says: anyOf(
      String.raw`\b(?:juez|jueza|juzgado|tribunal|acreedores|bonistas|junta)\b.{0,24}\b(?:aprueba|aprueban|homologa|ratifica|respalda|respaldan|avala|avalan|da luz verde|dan el visto bueno|confirma|acepta|aceptan)\b.{0,40}\b(?:plan|convenio|reestructuracion|reorganizacion|acuerdo)\b`,
      String.raw`\b(?:plan|convenio) de (?:reestructuracion|acreedores|reorganizacion|viabilidad|pagos)\b.{0,30}\b(?:aprobado|homologado|respaldado|avalado|aceptado|luz verde)\b`,
      String.raw`\b(?:completa|culmina|cierra|concluye|logra|acuerda|firma|pacta|sella)\b.{0,20}\b(?:la |su |una )?reestructuracion\b`,
    ),
    unless: /\b(?:rechaza\w*|tumba|aplaza|quita|liquidacion|sin|no|impugna\w*|plantilla|ere|cargos?)\b/,
    tenths: 6,
  },
  {
    kind: 'missed payment',
    says: new RegExp(
      `\\b(?:paga|pago|abona|abono|liquida|salda|atiende|cancela(?! ${NEW_SPANISH_PAPER})|desembolsa|devuelve|regulariza|se pone al (?:dia|corriente))\\b.{0,24}\\b(?:cupon(?:es)?|intereses|pendientes?|atrasad\\w+|vencid\\w+|bonos?|pagares|vencimientos?|bonistas|pagos)\\b`,
    ),
    unless:
      /\b(?:el pago|del pago|incumpl\w+|no|sin|deja de|impide|incapaz|aplaza|retrasa|deuda de sus|anticipad\w+|antes de tiempo|liquidacion|niega|multa|(?:mas|mayores) intereses)\b/,
    tenths: 3,
  },
];

export const SPANISH_FAILURE_RULES: readonly CreditRule[] = [
  {
    kind: 'missed payment',
    says: anyOf(
      String.raw`\b(?:no (?:paga|pagara|pago|abona|abonara|abono|atiende|atendio|atendera|cumple|cumplio|devuelve|devolvio|ha pagado|ha abonado|puede pagar|puede (?:devolver|atender|afrontar)|logra pagar|reembolsa|amortiza|honra)|deja(?:n|ra)? (?:de pagar|sin pagar|impagad\w+)|dejo (?:de pagar|sin pagar|impagad\w+)|deja de (?:abonar|atender)|incumple|incumplio|incapaz de (?:pagar|devolver|afrontar)|impaga|impago|adeuda|debe)\b.{0,40}\b${OWED}\b`,
      String.raw`\b(?:aplazan?|aplazo|retrasan?|difieren?|posponen?|suspenden?|suspendio)\b(?! ${NEW_SPANISH_PAPER}).{0,40}\b${OWED}\b`,
      String.raw`\bincurre\w* en (?:impago|mora|default|cesacion)`,
      String.raw`\bentra en (?:impago|mora|default|cesacion de pagos|periodo de gracia)`,
      String.raw`\bcae en (?:impago|mora|default|cesacion de pagos)`,
      String.raw`\bvencimiento anticipado\b`,
      String.raw`\bda\w* por vencid`,
      String.raw`\bperiodo de gracia\b`,
      String.raw`\bimpago de\b`,
      String.raw`\b(?:ejecut\w+|embarg\w+) .{0,30}(?:garantias|deuda|activos|cuentas|§)`,
      String.raw`\bdeclara\w* .{0,16}\bdefault\b`,
      String.raw`\bno honra\w*\b`,
      String.raw`\b(?:pide|solicita|busca|reclama|ruega)\b.{0,30}\b(?:mas tiempo|prorroga|aplaz\w+|esperar|moratoria|espera|alargar|extender|diferir)\b`,
    ),
    unless:
      /\b(?:clientes|hogares|familias|hipotecad\w+|autonomos|inquilinos|consumidores|dispensa|waiver|dividendo|opa|fusion|multa|elecciones|covenants?|ratios?|condiciones|clausulas?|subida|huelga|plazo de (?:inscripcion|ofertas))\b/,
    tenths: -9,
    isTurnable: true,
  },
  {
    kind: 'bankruptcy',
    says: anyOf(
      String.raw`\b(?:se acoge|acogerse|se acogera|acogida|recurre|se declara|declarad[oa]|declara|declaran|presenta|presento|presentara|solicita|solicito|solicitara|pide|pidio|pedira|entra|entro|entrara|cae|cayo|en|va|aboca\w*|acude|ingresa|al|instan?|insta|admite|abre|arrastra\w*|decreta)\b ${words(4)}\b(?:capitulo (?:11|15|once)|chapter 11|concurso(?: de acreedores| voluntario| necesario)?|preconcurso|pre-concurso|quiebra|bancarrota|suspension de pagos|concurso mercantil|concordato|proteccion (?:\S+ )?(?:frente a|contra|ante|de) (?:\S+ )?acreedores|proteccion por bancarrota|proteccion judicial|insolvencia|reorganizacion judicial|recuperacion judicial|administracion concursal|ley concursal|articulo 5 ?bis)\b`,
      String.raw`\b(?:administrador|administracion|administradores) concursal(?:es)?\b`,
      String.raw`\bcomunicacion de apertura de negociaciones\b`,
      String.raw`\bquiebra (?:de|la|el|tras|con|y)\b`,
      String.raw`^${words(4)}§ quiebra\b`,
      String.raw`\bpreconcurso\b`,
    ),
    unless:
      /\b(?:proveedor|cliente|rival|competidor|filial de un|concurso (?:publico|de (?:ideas|belleza|adjudicacion|obras))|gana|adjudica\w*|licitacion|compra|adquiere|sale|supera|levanta|tras superar|convoca)\b/,
    tenths: -10,
    isTurnable: true,
  },
  {
    kind: 'liquidation',
    says: /\b(?:echa el cierre|echara el cierre|baja (?:la persiana|el telon)|despide a tod[oa]s?|todos los trabajadores despedidos|cierra (?:definitivamente|sus puertas|todas? (?:sus|las) (?:tiendas|fabricas|plantas|sucursales|oficinas)|para siempre)|cierre (?:definitivo|total)|cesa (?:su|toda|la) (?:actividad|operaciones?|produccion)|cese (?:definitivo |total )?de (?:actividad|operaciones)|deja de operar|se disuelve|disolucion|liquida(?:ra|n|ran)? (?:\S+ ){0,2}\b(?:activos|la (?:empresa|compania|sociedad)|su(?:s)? (?:negocio|tiendas))|(?:entra|ira|va|aboca\w*|fase|abre|solicita|pide|declara|en|a|ordena|decreta|acuerda|plan|vota|aprueba|proceso) (?:\S+ ){0,2}liquidacion|liquidador(?:es)?|(?:sera|quedara|es) liquidad[ao]|bajada de persiana|venta de activos (?:por|ordenada))\b/,
    unless:
      /\b(?:fondo|fondos|filial|sicav|cierra (?:la sesion|con|en|al)|temporal\w*|vacaciones|huelga|rebajas|stock|posicion|proveedor|planta de|dividendo|evita|elude|lib\w+ de)\b/,
    tenths: -10,
    isTurnable: true,
  },
  {
    kind: 'going concern',
    says: anyOf(
      String.raw`\b(?:dudas?|duda|incertidumbre\w*|peligra|peligran|en peligro|compromet\w+|cuestiona\w*|en entredicho|alerta|advierte\w*|amenaza\w*|en riesgo|riesgo)\b.{0,40}\b(?:continuidad|viabilidad|supervivencia|futuro|empresa en funcionamiento|solvencia)\b`,
      String.raw`\b(?:continuidad|viabilidad|supervivencia|solvencia|futuro)\b.{0,30}\b(?:en (?:duda|riesgo|peligro|entredicho|el aire)|peligra|comprometid\w|cuestionad\w|amenazad\w|pende de un hilo)\b`,
      String.raw`\blucha por (?:sobrevivir|su supervivencia|evitar (?:el concurso|la quiebra))`,
      String.raw`\bal borde del? (?:la )?(?:quiebra|concurso|colapso|impago|abismo|bancarrota|suspension de pagos)`,
      String.raw`\b(?:se queda|quedarse|quedara|queda) sin (?:caja|liquidez|dinero|fondos|efectivo)`,
      String.raw`\b(?:patrimonio (?:neto )?negativo|causa de disolucion|desequilibrio patrimonial|quiebra tecnica|salvedad(?:es)?|opinion desfavorable|deniega opinion)\b`,
      String.raw`\bno (?:podra|puede) (?:continuar|sobrevivir|seguir operando)\b`,
      String.raw`\bauditor\w*\b.{0,30}\b(?:duda\w*|alerta\w*|advierte\w*|cuestiona\w*|salvedad\w*)`,
    ),
    unless:
      /\b(?:despeja\w*|disipa\w*|sin|no (?:hay|ve)|elimina\w*|retira\w*|cambio climatico|pensiones|politic\w+)\b/,
    tenths: -8,
    isTurnable: true,
  },
  {
    kind: 'going concern',
    says: /\b(?:despeja|disipa|elimina|retira|desaparecen|levanta)\b.{0,24}\b(?:dudas|incertidumbre|salvedad\w*)\b/,
    tenths: 5,
  },
  {
    kind: 'accounting fraud',
    says: anyOf(
      String.raw`\b(?:falsedad|fraude|estafa|agujero|irregularidades|manipulacion|maquillaje|escandalo|delito|ingenieria|desfase|descuadre)\b (?:\S+ )?(?:contables?|documental|en (?:sus |las )?cuentas|mercantil|millonari\w+|patrimonial|societari\w+|financier\w+|masiv\w)\b`,
      String.raw`\b(?:inflo|infla|inflaba|inflaron|falseo|falsea|falseaba|maquillo|maquilla|maquillaba|oculto|oculta|ocultaba|ocultaron|tapo|tapaba|escondio|disimulo|manipulo|manipula|invento|simulo|falsifico)\b.{0,30}\b(?:ingresos|ventas|cuentas|deuda|perdidas|beneficios?|balances?|facturas|resultados|activos|contratos|clientes)\b`,
      String.raw`\b(?:facturas|ventas|cuentas|contratos|clientes|documentos|ingresos) (?:falsas?|falsos?|ficticias?|ficticios?|falsead\w+|inexistentes)\b`,
      String.raw`\b(?:investiga\w*|imputa\w*|acusa\w*|procesa\w*|condena\w*|detien\w+|detenid\w+|registra\w*|querella|juzga\w*|cita\w*|arresta\w*|denuncia\w*)\b.{0,60}\b(?:fraude|estafa|falsedad|falsead\w+|apropiacion indebida|cuentas|administracion desleal|irregularidades|alzamiento|desvio de fondos)\b`,
      String.raw`\b(?:desvio|desviaba|desviaron|saqueo|malversacion) (?:de )?(?:fondos|dinero|millones|caja)?`,
      String.raw`\bestafa piramidal\b`,
    ),
    unless:
      /\b(?:archiva\w*|absuel\w*|sobresee\w*|clientes estafados|alerta de|avisa de|ciberestafa|phishing|por defecto|tarjetas|suplantacion|hacienda|fraude fiscal de (?:futbol|cantante))\b/,
    tenths: -8,
    isTurnable: true,
  },
  {
    kind: 'restatement',
    says: anyOf(
      String.raw`\b(?:reformula\w*|reexpresa\w*|rehace|rehara|corrige|corregira|rectifica|modifica|revisa a la baja|recalcula)\b.{0,24}\b(?:cuentas|resultados|balances?|estados financieros|beneficios?|ejercicios?|20\d\d)\b`,
      String.raw`\b(?:sobrevaloro|sobrestimo|sobreestimo|exagero)\b`,
      String.raw`\berror(?:es)? (?:contables?|en (?:sus |las )?cuentas)\b`,
      String.raw`\b(?:retrasa|aplaza|no presenta|incumple el plazo de) .{0,24}\b(?:cuentas|resultados|informe anual)\b.{0,40}\b(?:auditor\w*|error\w*|contab\w*|investigacion|revision)\b`,
      String.raw`\b(?:cuentas|resultados) .{0,16}\b(?:no son fiables|con errores|erroneas|erroneos|incorrect\w+)\b`,
    ),
    unless:
      /\b(?:segmentos|sin (?:impacto|efecto)|prevision(?:es)?|objetivos|al alza|guia|niif|perimetro|cambio de formato)\b/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'covenant',
    says: anyOf(
      String.raw`\b(?:obtiene|consigue|logra|recibe|arranca|firma|pacta|acuerda|conced\w+|otorga\w*|conceden|dan|da|aprueban?|autorizan?|perdonan?)\b.{0,40}\b(?:dispensa|waiver|perdon|relajacion|flexibiliza\w*|exencion)\b`,
      String.raw`\b(?:banca|bancos|acreedores|prestamistas) (?:\S+ )?(?:perdonan?|dispensan?|flexibilizan?|relajan?|suavizan?)\b`,
    ),
    unless: /\b(?:pide|solicita|busca|niega\w*|rechaza\w*|negocia|sin|no)\b/,
    tenths: 3,
  },
  {
    kind: 'covenant',
    says: new RegExp(`\\b(?:cumple|respeta|dentro de|mantiene|satisface)\\b.{0,24}\\b${TERMS}`),
    unless: /\b(?:no|incumple|deja de|duda|riesgo|lejos)\b/,
    tenths: 1,
  },
  {
    kind: 'covenant',
    says: anyOf(
      String.raw`\b(?:incumpl\w+|rompe\w*|rompio|rebasa\w*|supera\w*|viola\w*|vulnera\w*|excede\w*|sobrepasa\w*|quebranta\w*|salta\w*|no (?:cumple|cumplira|respeta)|fuera de|por encima de|riesgo de romper)\b.{0,40}\b${TERMS}`,
      String.raw`\b(?:pide|solicita|negocia|busca|reclama|ruega)\b.{0,40}\b(?:waiver|dispensa|perdon|relajar|flexibilizar|covenants?)\b`,
      String.raw`\b(?:banca|bancos|acreedores) (?:\S+ )?(?:niegan?|rechazan?) .{0,20}(?:waiver|dispensa)`,
    ),
    tenths: -7,
    isTurnable: true,
  },
];
