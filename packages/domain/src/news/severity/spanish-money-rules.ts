// What Spanish-language papers write of money that comes or does not come (issue 17, 'Severity for credit'). Accents are gone from the text that is read.

import type { CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';
import { NEW_SPANISH_PAPER } from './paper-wordings.ts';

export const SPANISH_MONEY_RULES: readonly CreditRule[] = [
  {
    kind: 'distressed exchange',
    says: anyOf(
      String.raw`\b(?:quita|quitas)\b`,
      String.raw`\b(?:negocia|negociar|plantea|propone|inicia|abre|busca|prepara|pide|solicita|ultima|estudia|afronta|necesita|presenta|encarga|lanza|anuncia)\b.{0,30}\b(?:reestructura\w*|refinanciacion forzosa|reperfila\w*|renegocia\w*)\b`,
      String.raw`\breestructura\w* ${words(3)}\b(?:deuda|pasivo|bonos)\b`,
      String.raw`\b(?:capitaliza\w*|conver\w+|canje\w*|canjea\w*|intercambi\w+)\b.{0,24}\b(?:deuda|creditos?|bonos|prestamos)\b(?:.{0,24}\b(?:acciones|capital|quita|descuento|nuevos))?`,
      String.raw`\b(?:acreedores|bonistas|fondos acreedores|banca acreedora|bancos)\b.{0,30}\b(?:se haran? con|se haran|toman?|tomaran?|tomar|asumen?|asumiran?|se (?:hacen|quedan|quedaran)|entran?|controlaran?|se haran)\b.{0,20}(?:\d\d ?%|\b(?:control|capital|empresa|compania|§|riendas|propiedad|mando)\b)`,
      String.raw`\b(?:bonistas|acreedores)\b.{0,30}\b(?:perderan|pierden|asumen perdidas|perdonan|condonan|cobraran)\b`,
      String.raw`\b(?:diluye|barre|borra|fulmina) a (?:los|sus) accionistas\b`,
      String.raw`\b\d\d centavos\b`,
      String.raw`\b(?:bonistas|acreedores|banca acreedora)\b ${words(3)}\b(?:alargar|aplazar|extender|recortar|rebajar|perdonar|retrasar)\b`,
      String.raw`\bstandstill\b`,
      String.raw`\b(?:contrata|ficha|encarga a|recurre a|contrato a)\b.{0,30}\b(?:lazard|houlihan|rothschild|pwc|kpmg|deloitte|fti|alvarez|asesor\w*|pjt|evercore)\b.{0,40}\b(?:deuda|reestructura\w*|refinancia\w*|bonistas|acreedores)`,
    ),
    unless:
      /\b(?:plantilla|negocio|operaciones|ere|cargos?|costes?|cierra la|completa|culmina|canje (?:de|a) la par|swap de tipos|quita importancia|quita hierro|se quita|a la par|gobierno|pais)\b/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'spreads',
    says: anyOf(
      String.raw`\b(?:bonos|deuda|obligaciones|cocos)\b.{0,24}\b(?:se (?:desploman?|hunden?|derrumban?|despenan?)|desplome|hundimiento|cotizan? (?:al|a|en) (?:\d\d|niveles de)|en niveles de (?:estres|impago|derribo))\b`,
      String.raw`\b(?:cds|diferencial(?:es)?|prima de riesgo|coste de asegurar|seguros? contra (?:el )?impago)\b.{0,60}\b(?:maximo(?:s)? historico(?:s)?|record|se (?:duplica|triplica|dispara)n? (?:hasta|por encima))\b`,
    ),
    tenths: -6,
    isTurnable: true,
  },
  {
    kind: 'spreads',
    says: anyOf(
      String.raw`\b(?:cds|diferencial(?:es)?|prima de riesgo|coste de asegurar|seguros? (?:contra|de) (?:el )?impago|rentabilidad de (?:los|sus) bonos)\b.{0,60}\b(?:caen?|bajan?|se (?:estrechan?|reducen?|relajan?|moderan?)|cede|ceden|minimos?|desciende\w*|recortan?)\b`,
      String.raw`\b(?:cae|caen|baja|bajan|se estrechan?|se reducen?|minimos?)\b.{0,24}\b(?:cds|diferencial(?:es)?|prima de riesgo|coste de asegurar)\b`,
      String.raw`\b(?:bonos|deuda) ${words(3)}\b(?:se revaloriza\w*|repuntan?|suben|se disparan al alza|rebotan?|avanzan|escalan)\b`,
    ),
    unless:
      /\b(?:tras el recorte|bonos (?:caen|bajan)|rentabilidad (?:sube|repunta)|cds .{0,20}(?:repuntan|suben|disparan))\b|\bcds\b.*\b(?:repuntan|suben|se disparan)\b/,
    tenths: 4,
  },
  {
    kind: 'spreads',
    says: anyOf(
      String.raw`\b(?:cds|diferencial(?:es)?|prima de riesgo|coste de asegurar|seguros? (?:contra|de) (?:el )?impago|rentabilidad de (?:los|sus) bonos)\b.{0,60}\b(?:sube\w*|suben|repunta\w*|se (?:dispara|disparan|amplia|amplian|ensancha|ensanchan|encarece|encarecen|tensiona|tensionan)|salta\w*|escala\w*|maximos?|aumenta\w*|crece\w*)\b`,
      String.raw`\b(?:se disparan?|suben?|repuntan?|se encarecen?|se amplian?|se ensanchan?|salta)\b.{0,24}\b(?:cds|diferencial(?:es)?|prima de riesgo|coste de asegurar|seguros? contra)\b`,
      String.raw`\b(?:bonos|deuda|cocos) ${words(3)}\b(?:caen?|bajan?|retroceden?|ceden|sufren?|se deprecian?|bajo presion|pierden)\b`,
      String.raw`\b(?:caen|bajan|sufren) los bonos\b`,
    ),
    unless: /\b(?:deuda (?:cae|baja|cede|retrocede)|tesoro|espana|italia|aleman\w*|gobierno|bce)\b/,
    tenths: -4,
    isTurnable: true,
  },
  {
    kind: 'liquidity',
    says: anyOf(
      String.raw`\b(?:fuga|retirada (?:masiva|de)|salida (?:masiva|de)|estampida|huida) (?:\S+ )?(?:depositos|clientes|fondos|ahorros|dinero|depositantes)\b`,
      String.raw`\b(?:congela|suspende|bloquea|paraliza|restringe|limita|frena)\w* ${words(3)}\b(?:reembolsos|retiradas|retiros|depositos|rescates de fondos)\b`,
      String.raw`\b(?:corralito|panico bancario|colas (?:ante|en|frente a) (?:\S+ )?(?:sucursales|oficinas|bancos?|§))\b`,
      String.raw`\b(?:depositantes|clientes|ahorradores)\b.{0,20}\b(?:retiran|sacan|huyen|corren|se agolpan)\b`,
      String.raw`\bagota\w* ${words(3)}\b(?:caja|liquidez|lineas?|tesoreria|efectivo)\b`,
      String.raw`\bsin (?:liquidez|caja|dinero|efectivo|tesoreria)\b`,
      String.raw`\b(?:prestamo|linea|liquidez|inyeccion) de (?:emergencia|urgencia)\b`,
      String.raw`\bno (?:paga|puede pagar|abona) (?:\S+ )?(?:nominas?|salarios|proveedores)\b`,
    ),
    unless: /\b(?:sin (?:dinero|efectivo) (?:en mano|fisico)|cajeros?|hackeo|recupera\w*|normaliza\w*)\b/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'liquidity',
    says: anyOf(
      String.raw`\b(?:tension(?:es|a|ada)?|problemas?|falta|crisis|escasez|apuros?|estrecheces|asfixia|necesidades|dificultades) (?:\S+ )?(?:de )?(?:su |la )?(?:liquidez|caja|tesoreria|financieros?|financier[ao]|financiacion)\b`,
      String.raw`\b(?:busca|buscan|necesita|necesitan|pide|piden|reclama|solicita|urge)\b ${words(4)}\b(?:financiacion|liquidez|fondos|dinero|rescate|ayuda|ayudas|auxilio|inversor|socio|capital|prestamo)\b`,
      String.raw`\b(?:quema|quemando|consume|devora) (?:\S+ )?(?:caja|efectivo|liquidez)\b`,
      String.raw`\b(?:bancos?|banca|proveedores|aseguradoras)\b.{0,20}\b(?:cortan?|cierran? el grifo|exigen?|retiran?|recortan?|congelan?|reclaman?|limitan?)\b.{0,30}\b(?:credito|lineas?|cobertura|financiacion|pago|cobro|adelantado|garantias)?`,
      String.raw`\b(?:liquidez|caja|tesoreria)\b.{0,16}\b(?:cae|baja|se reduce|merma|se agota|se deteriora|bajo minimos|menguante|al limite)\b`,
      String.raw`\bsin acceso (?:a|al|a la|a los) (?:\S+ )?(?:credito|financiacion|mercados?)\b`,
      String.raw`\bretrasa\w* ${words(2)}\b(?:pagos? a (?:sus )?proveedores|nominas?)\b`,
    ),
    unless:
      /\b(?:obtiene|consigue|logra|capta|mercado|bce|espana|sistema|proyecto|expansion|crecer|para comprar|talento|huelga)\b/,
    tenths: -5,
    isTurnable: true,
  },
  {
    kind: 'refinancing',
    says: anyOf(
      String.raw`\b(?:cancela|aplaza|suspende|retira|pospone|paraliza|desiste de|renuncia a|fracasa\w*|no (?:logra|consigue|coloca|encuentra))\b.{0,40}\b(?:emision|bonos?|refinancia\w*|colocacion|prestamo|financiacion|ampliacion de capital|credito|deuda)\b`,
      String.raw`\b(?:aplazan?|retrasan?|difieren?|posponen?|suspenden?|cancelan?|congelan?|frenan?|aparcan?|dejan? en suspenso|dan? marcha atras (?:a|en|con)|echan? atras) ${NEW_SPANISH_PAPER}`,
      String.raw`\b(?:refinanciacion|emision|colocacion|ampliacion de capital|rescate)\b.{0,30}\b(?:fracasa\w*|encalla\w*|se (?:atasca|complica|frustra|rompe)|en el aire|peligra|sin acuerdo|cancelada|aplazada|suspendida|descarrila)\b`,
      String.raw`\b(?:banca|bancos|acreedores|inversores|accionistas|socios|matriz)\b.{0,16}\b(?:rechazan?|niegan?|se niegan?|tumban?|se plantan?|dan la espalda|vetan?|bloquean?)\b.{0,40}\b(?:refinancia\w*|financia\w*|prestamo|credito|deuda|ampliacion|capital|plan|rescate|inyect\w*|dinero|apoyo|fondos)\b`,
    ),
    unless: /\b(?:suspende pagos|aplaza el pago|covenants?|fusion|opa)\b/,
    tenths: -5,
    isTurnable: true,
  },
  {
    // 'Anula' averts what is bad, but not here.
    kind: 'refinancing',
    says: new RegExp(String.raw`\banulan? ${NEW_SPANISH_PAPER}`),
    tenths: -5,
    isTurnable: false,
  },
  {
    kind: 'refinancing',
    says: anyOf(
      String.raw`\b(?:cierra|cerrado|completa|culmina|firma|logra|consigue|sella|acuerda|pacta|obtiene|amarra|remata|concluye)\b.{0,24}\brefinanciacion\b`,
      String.raw`\brefinanciacion ${words(3)}\b(?:cerrada|completada|firmada|acordada|lista|con exito)\b`,
    ),
    unless: /\b(?:no|sin|busca|negocia|intenta|espera|preve|aspira)\b/,
    tenths: 6,
  },
  {
    kind: 'refinancing',
    says: anyOf(
      String.raw`\brefinancia(?:n|ra|ran|do)?\b`,
      String.raw`\b(?:amplia|extiende|alarga|prorroga|retrasa|aplaza hasta)\w* ${words(4)}\b(?:vencimientos?|plazos? (?:de|del)|credito|prestamo|linea)\b`,
      String.raw`\b(?:coloca|emite|vende|lanza con exito|capta)\w* ${words(5)}\b(?:bonos|deuda|obligaciones|pagares|cocos|hibridos|cedulas|bono)\b`,
      String.raw`\b(?:emision|colocacion|bonos) ${words(4)}\b(?:sobresuscrit\w+|sobredemand\w+|con (?:exito|fuerte demanda)|supera\w* la oferta)\b`,
      String.raw`\bdemanda ${words(3)}\b(?:triplica|duplica|supera|cuadruplica|multiplica)\b`,
    ),
    unless:
      /\b(?:no|busca|pide|negocia|bonistas|quita|pagare|necesita|intenta|pago|cupon|recompra|coste|rentabilidad|hipoteca\w*|tesoro)\b/,
    tenths: 5,
  },
  {
    kind: 'liquidity',
    says: anyOf(
      String.raw`\b(?:obtiene|consigue|logra|firma|cierra|recibe|capta|suscribe|asegura|se asegura|pacta|formaliza|contrata|concede\w*|otorga\w*|aprueba\w*|presta\w*)\b ${words(6)}\b(?:linea(?:s)? de (?:credito|liquidez|financiacion|avales)|prestamo(?:s)?(?: sindicado)?|credito(?:s)?(?: sindicado)?|financiacion|avales|liquidez)\b`,
      String.raw`\b(?:refuerza|mejora|eleva|blinda|fortalece) ${words(2)}\b(?:liquidez|caja|tesoreria|balance)\b`,
      String.raw`\b(?:depositos|liquidez|caja) ${words(3)}\b(?:crecen?|suben?|aumentan?|mejora\w*|se recupera\w*|vuelven?)\b`,
    ),
    unless:
      /\b(?:no|sin|busca|negocia|emergencia|urgencia|bce|rescate|hipoteca\w*|vivienda|dispensa|waiver|quita)\b/,
    tenths: 4,
  },
  {
    kind: 'capital',
    says: anyOf(
      String.raw`\b(?:completa|cierra|culmina|cubre|coloca|ejecuta|remata)\b.{0,24}\bampliacion de capital\b`,
      String.raw`\bampliacion de capital\b.{0,30}\b(?:cubierta|completada|sobresuscrita|con exito|suscrita|cerrada|sobredemanda\w*)\b`,
      String.raw`\bsin deuda\b`,
      String.raw`\bcancela toda su deuda\b`,
      String.raw`\bcaja neta\b`,
    ),
    unless: /\b(?:no|rescate|fracasa\w*|busca|quiere|aspira)\b/,
    tenths: 6,
  },
  {
    kind: 'capital',
    says: anyOf(
      String.raw`\b(?:reduce|recorta|rebaja|baja|amortiza|cancela|devuelve|disminuye|aligera|adelgaza|paga|liquida|salda|repaga|prepaga|recompra)\w* ${words(5)}\b(?:deuda|apalancamiento|endeudamiento|prestamos?|bonos|pasivo|credito)\b`,
      String.raw`\b(?:deuda|apalancamiento|endeudamiento) ${words(3)}\b(?:cae|baja|se reduce|desciende|se recorta|disminuye|en minimos)\b`,
      String.raw`\b(?:amplia|ampliara|eleva|aumenta) (?:su |el )?capital\b`,
      String.raw`\b(?:inyecta\w*|aporta\w*|insufla\w*|capitaliza\w*|desembolsa\w*|ponen?|suscriben?)\b.{0,30}\b(?:millones|capital|fondos|liquidez|euros|dinero)\b`,
      String.raw`\b(?:entrada|inyeccion) de (?:capital|fondos|liquidez|un socio|inversor)`,
      String.raw`\b(?:cet1|solvencia|capital|ratio de capital)\b.{0,16}\b(?:sube|mejora|crece|aumenta|se refuerza|escala)\b`,
    ),
    unless:
      /\b(?:no|quita|descuento|rating|nota|calificacion|perspectiva|objetivo|se niega\w*|rechaza\w*|emergencia|concurso|cupon|periodo de gracia|publica|pais|gobierno|intereses atrasados|moody's|fitch|s&p|coste|centavos)\b/,
    tenths: 5,
  },
  {
    kind: 'capital',
    says: anyOf(
      String.raw`\b(?:dispara|eleva|aumenta|engorda|multiplica|duplica|incrementa) (?:\S+ )?(?:deuda|apalancamiento|endeudamiento)\b`,
      String.raw`\b(?:deuda|apalancamiento|endeudamiento) ${words(2)}\b(?:sube|crece|se dispara|aumenta|escala|marca (?:maximo|record)|se duplica)\b`,
      String.raw`\bagujero (?:de capital|patrimonial)`,
      String.raw`\bdeficit de capital\b`,
      String.raw`\bnecesita ${words(3)}capital\b`,
    ),
    tenths: -3,
    isTurnable: true,
  },
];
