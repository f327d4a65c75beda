// How credit reports call the rating of a term, today's and the one before, in English and Spanish; as `normaliseText` leaves them (decisions.md
// section 5).

/** A rating's term as it is named: 'short term', 'st', 'corto plazo', 'cp'. */
interface Term {
  /** How long it is: 'up to one year'. */
  readonly horizons: readonly string[];
  readonly long: string;
  readonly short: string;
  readonly spanish: string;
  readonly initials: string;
}

export const SHORT_TERM: Term = {
  horizons: [
    'up to one year',
    'up to 1 year',
    'up to 12 months',
    'within one year',
    'less than one year',
    'under one year',
    'one year or less',
    'hasta un ano',
    'hasta 1 ano',
    'hasta 12 meses',
    'menos de un ano',
  ],
  long: 'short term',
  short: 'st',
  spanish: 'corto plazo',
  initials: 'cp',
};
export const LONG_TERM: Term = {
  horizons: [
    'over one year',
    'more than one year',
    'beyond one year',
    'above one year',
    'over 1 year',
    'over 12 months',
    'mas de un ano',
    'mas de 1 ano',
    'mas de 12 meses',
    'superior a un ano',
  ],
  long: 'long term',
  short: 'lt',
  spanish: 'largo plazo',
  initials: 'lp',
};

const NOUNS = [
  'rating',
  'credit rating',
  'issuer rating',
  'issuer credit rating',
  'issuer default rating',
  'debt rating',
  'grade',
  'credit grade',
  'risk grade',
  'risk rating',
  'corporate rating',
  'corporate credit rating',
  'internal rating',
  'counterparty rating',
  'entity rating',
  'company rating',
  'opinion',
  'score',
  'idr',
];
const SPANISH_NOUNS = [
  'calificacion',
  'rating',
  'nota',
  'grado',
  'categoria',
  'calificacion crediticia',
  'calificacion de credito',
  'calificacion de riesgo',
  'rating emisor',
  'rating de emisor',
  'rating del emisor',
  'rating crediticio',
  'rating interno',
  'calificacion emisor',
  'calificacion del emisor',
  'calificacion de emisor',
  'calificacion interna',
];

/** 'Short-term rating', 'Rating (short-term)', 'Rating CP', 'Calificación a largo plazo'. */
function ratingNames({ horizons, long, short, spanish, initials }: Term): readonly string[] {
  return [
    ...NOUNS.flatMap((noun) => [`${long} ${noun}`, `${noun} ${long}`]),
    ...NOUNS.slice(0, 7).flatMap((noun) => [`${short} ${noun}`, `${noun} ${short}`]),
    ...SPANISH_NOUNS.flatMap((noun) => [
      `${noun} a ${spanish}`,
      `${noun} de ${spanish}`,
      `${noun} ${spanish}`,
      `${noun} ${initials}`,
    ]),
    `${long} ${short}`,
    `${spanish} ${initials}`,
    long,
    spanish,
    `a ${spanish}`,
    short,
    initials,
    ...horizons,
  ];
}

/** The rating of today, also where a table has a column for it. */
export function currentNames(term: Term): string {
  const { long, short, spanish, initials } = term;
  const current = [
    'current',
    'new',
    'now',
    'assigned',
    'proposed',
    'present',
    'this year',
    'this report',
  ].flatMap((word) => [
    `${word} ${long}`,
    `${word} ${long} rating`,
    `${word} ${short}`,
    `${word} ${short} rating`,
    `${long} ${word}`,
  ]);
  const actual = [
    'actual',
    'vigente',
    'asignado',
    'asignada',
    'nueva',
    'nuevo',
    'ahora',
    'hoy',
    'propuesta',
    'propuesto',
    'este ano',
    'este informe',
  ].flatMap((word) => [
    `${spanish} ${word}`,
    `${word} ${spanish}`,
    `${initials} ${word}`,
    `calificacion ${word} a ${spanish}`,
    `rating ${word} a ${spanish}`,
  ]);
  return [...ratingNames(term), ...current, ...actual].join(',');
}

/** The rating before: the word for it stands before or behind the name, or within: 'Calificación anterior a corto plazo'. */
export function previousNames(term: Term): string {
  const { horizons, long, short, spanish, initials } = term;
  const english = ['previous', 'old', 'before', 'was', 'earlier', 'last year', 'last report'].flatMap(
    (word) => [
      `${word} ${long} rating`,
      `${word} ${short} rating`,
      `${word} ${long} credit rating`,
      `${word} ${long} issuer rating`,
      `${word} ${long} grade`,
      `${word} ${long}`,
      `${word} ${short}`,
      `${word} rating ${long}`,
      `${word} rating ${short}`,
    ],
  );
  const names = ['calificacion', 'rating', 'nota', 'grado'].flatMap((noun) =>
    [`a ${spanish}`, `de ${spanish}`, spanish, initials].flatMap((rest) => [
      `${noun} ${rest} anterior`,
      `${noun} anterior ${rest}`,
      `${noun} ${rest} previa`,
      `${noun} previa ${rest}`,
      `${noun} previo ${rest}`,
    ]),
  );
  return [
    ...english,
    ...horizons.flatMap((name) => [
      `previous ${name}`,
      `before ${name}`,
      `${name} before`,
      `anterior ${name}`,
      `${name} anterior`,
    ]),
    ...[long, short, `${long} rating`, `${short} rating`].flatMap((name) =>
      ['previous', 'before', 'previously'].map((word) => `${name} ${word}`),
    ),
    ...names,
    ...['anterior', 'previo', 'previa', 'ano anterior', 'informe anterior', 'antes', 'era'].flatMap(
      (word) => [`${spanish} ${word}`, `a ${spanish} ${word}`, `${initials} ${word}`, `${word} ${spanish}`],
    ),
  ].join(',');
}

export const COMPANY =
  'company name,name of issuer,issuer name,subject company,company,issuer,name of company,name of the company,legal name,legal entity,legal entity name,registered name,rated entity,rated company,rated issuer,name of obligor,obligor,obligor name,borrower,borrower name,entity name,entity,counterparty,counterparty name,debtor,client name,customer name,customer,subject,name,nombre de la empresa,nombre de la compania,nombre de la sociedad,nombre de la entidad,entidad calificada,empresa calificada,sociedad calificada,emisor calificado,entidad,empresa,compania,sociedad,emisor,denominacion social,denominacion,razon social,nombre del emisor,nombre o razon social,acreditado,deudor,contraparte,prestatario,cliente,titular,nombre,sujeto,asunto,monitored company,monitored entity,reviewed company,reviewed entity,company reviewed,company rated,company under review,company assessed,assessed company,assessed entity,entity rated,entity under review,analysed company,analyzed company,analysed entity,issuer rated,group name,firm,firm name,business name,trading name,applicant,applicant name,account name,organisation,organization,corporate name,name of entity,name of borrower,name of customer,name of counterparty,rating subject,subject of report,empresa en seguimiento,entidad en seguimiento,empresa evaluada,entidad evaluada,empresa analizada,entidad analizada,sociedad analizada,sociedad evaluada,compania evaluada,compania analizada,nombre de la contraparte,nombre del deudor,nombre del acreditado,nombre comercial,nombre del prestatario,nombre del titular,nombre del cliente,nombre de empresa,nombre de entidad,empresa objeto,solicitante,firma,empresa informada,buyer assessed,buyer rated,buyer,your buyer,buyer name,name of risk,name of buyer,assessed buyer,company concerned,company examined,company named,scorecard for,rated company name,memorandum on,deudor analizado,comprador evaluado,comprador,su comprador,nombre del comprador,empresa examinada,sujeto de calificacion';
export const TICKER =
  'ticker,ticker symbol,exchange ticker,stock ticker,ticker code,bloomberg ticker,reuters code,ric,stock symbol,stock code,trading symbol,listing,symbol,simbolo,simbolo bursatil,codigo bursatil,codigo de cotizacion,clave de pizarra,clave de cotizacion,clave bursatil,emisora,nemotecnico,mnemonico,codigo de valor,exchange code,exchange symbol,market code,market symbol,quoted as,listed as,listed under,share code,share symbol,security code,bloomberg code,bloomberg,reuters,ticker bloomberg,ticker reuters,codigo de bolsa,codigo de mercado,cotiza como,clave de emisora,clave emisora,codigo bloomberg,codigo reuters,ticker bursatil,codigo de accion,simbolo de cotizacion';
export const SECTOR =
  'sector,business sector,industry sector,economic sector,gics sector,industrial sector,sector of activity,sector economico,sector de actividad,sector empresarial,sector de mercado,market sector,sector and industry,sector e industria,macro sector,sector group,main sector,sector name,sector classification,icb sector,sector gics,sector principal,sector industrial,sector icb,gran sector,macrosector,clasificacion sectorial,trade sector,sector of business,sector assigned,business sector and industry,sector de negocio,sector asignado,gran sector economico,economic area,broad sector,sector economico principal,industry macro sector';
export const INDUSTRY =
  'industry,line of activity,line of activity industry,industry group,sub industry,subindustry,industry subsector,sub sector,line of business,business activity,principal activity,main activity,business,nature of business,industria,activity,activities,main business,core business,type of business,branch of industry,trade,objeto social,objeto,industria o ramo,subsector,rama,rama de actividad,ramo,giro,actividad economica,actividad,actividad principal,segmento,industry name,industry sector group,industry classification,sub industry group,gics industry,icb industry,industry segment,business segment,business line,segment,branch,field of activity,field of business,area of activity,industry class,subindustria,sub industria,industria principal,segmento de industria,segmento de negocio,linea de negocio,area de negocio,ambito de actividad,giro de negocio,giro comercial,rubro,negocio,negocio principal,actividad comercial,actividad empresarial,grupo de industria,peer group,comparison group,rating industry,industry peer group,specific industry,detailed industry,industry detail,line of trade,field,does business in,active in,business model,main line,main line of business,principal business,peer industry,actividad desarrollada,grupo de pares,grupo comparable,rama industrial,industria especifica,rama de industria,rama del negocio,sub rama,subramo,clase de industria,se dedica a,dedicada a,giro principal,negocio principal de la empresa';
export const COUNTRY =
  'country,country of domicile,incorporated in,country of risk,country of incorporation,country of registration,domicile,jurisdiction,headquarters,registered in,based in,head office,country of headquarters,location,pais,pais de domicilio,pais de riesgo,pais de constitucion,pais de origen,pais sede,sede,sede social,pais de sede,domicilio,jurisdiccion,country of origin,country of residence,country of operation,country of operations,main country,home country,country name,place of incorporation,seat,principal country,pais de residencia,pais de operacion,pais de operaciones,pais de registro,pais principal,pais de incorporacion,pais de la sede,lugar de constitucion,constituida en,domiciliada en,con sede en,radicada en,country of seat,country of establishment,registered seat,established in,pais del deudor,pais del emisor,pais donde opera,establecida en,pais de establecimiento,registrada en,inscrita en,country of issuer,country of obligor,country of borrower,sovereign';
/** In a table of what is and what was, 'Now' and 'Outlook' are one label. */
const OUTLOOK_NOW = ['outlook', 'rating outlook', 'trend']
  .flatMap((name) =>
    ['current', 'new', 'now', 'present', 'proposed', 'assigned', 'this year'].map(
      (word) => `${word} ${name}`,
    ),
  )
  .concat(
    ['perspectiva', 'tendencia'].flatMap((name) =>
      ['actual', 'vigente', 'nueva', 'ahora', 'propuesta', 'asignada', 'este ano', 'hoy'].map(
        (word) => `${name} ${word}`,
      ),
    ),
  );
export const OUTLOOK = `${OUTLOOK_NOW.join(',')},rating outlook,credit outlook,outlook,rating trend,trend,rating outlook trend,direction,expected trend,rating direction,outlook on rating,expected direction,perspectiva,perspectivas,perspectiva de la calificacion,perspectiva del rating,perspectiva crediticia,tendencia,tendencia esperada,tendencia de la calificacion,tendencia del rating`;
export const REPORT_DATE =
  'report date,date of report,report dated,rating date,date of rating,date of issue,issue date,issued,issued on,published,published on,publication date,release date,date of release,assigned on,date assigned,rating action date,date of rating action,date of action,action date,valuation date,date of analysis,analysis date,review completed,committee date,date of committee,rating committee date,effective date,as of date,date of review,report run on,run on,report as of,data as of,information as of,cut off date,drawn up on,compiled on,date of assessment,assessment date,date of proposal,entered on,last updated,as of,as at,prepared on,dated,date,fecha de informe,fecha del informe,fecha de calificacion,fecha de emision,fecha de publicacion,fecha de asignacion,fecha de elaboracion,fecha de analisis,fecha del comite,fecha de comite,fecha de la accion de calificacion,fecha de rating,fecha de efecto,publicado el,emitido el,emitida el,elaborado el,a fecha de,con fecha,fecha,datos al,informacion al,al,actualizado el,fecha de corte,fecha de alta,fecha de propuesta,fecha de evaluacion,sheet date,date of this report,date of this rating report,date of this rating,date of this opinion,report issued,report issued on,report completed,report completed on,rated on,rating as of,rating as at,rated as of,graded on,assessed on,reviewed on,monitored on,approved on,approval date,date approved,date of approval,committee of,committee held on,committee meeting,committee meeting date,meeting date,date of meeting,prepared,dated on,created on,created,valid from,effective from,effective,last review,last review date,last reviewed,date of last review,latest review,date of certificate,certificate date,data date,reporting date,date of publication,date published,signed on,date signed,fecha de la ficha,fecha ficha,fecha de este informe,fecha de la calificacion,fecha del rating,fecha del analisis,fecha de la evaluacion,fecha de aprobacion,fecha de reunion,fecha de firma,fecha del certificado,fecha de revision actual,fecha de ultima revision,ultima revision,fecha de vigencia,fecha de datos,fecha de la opinion,fecha del dictamen,fecha de la propuesta,emision del informe,informe emitido el,calificado el,evaluado el,revisado el,aprobado el,comite del,comite de fecha,preparado,preparado el,elaborado,redactado el,firmado el,vigente desde,vigente a partir de,valido desde,datos a,informacion a,cierre de datos,scoring date,date of scoring,scored on,scored,completed on,date completed,completion date,affirmed on,affirmation date,date of affirmation,assigned,decided on,decision date,date of decision,resolved on,resolution date,consulted on,consulted,queried on,produced on,drawn,filed on,date of file,date of memo,memo date,memorandum date,as per,status date,status as of,voted on,vote date,date of vote,fecha de puntuacion,fecha de scoring,calificada el,puntuado el,fecha de decision,decidido el,fecha de resolucion,resuelto el,consultado el,consultado,fecha de consulta,fecha de afirmacion,afirmado el,confirmado el,ratificado el,fecha del memorando,fecha del memorandum,fecha de votacion,votado el,fecha de cierre,al dia,situacion al,estado al';
export const NEXT_REVIEW =
  'next review date,next review,next scheduled review,scheduled review,review due,review due date,due for review,next annual review,annual review due,next review due,review by,review by date,next full review,to be reviewed,next rating review,next update,next reassessment,to be reviewed on,to be reviewed by,review on,review before,next assessment,next monitoring date,re assessment date,monitoring date,date of next review,valid until,rating valid until,expiry date,review date,review,proxima revision,fecha de proxima revision,siguiente revision,fecha de siguiente revision,revision prevista,fecha prevista de revision,fecha de revision,revision,revisar antes del,proxima actualizacion,proxima evaluacion,proxima revision programada,proxima revision prevista,se revisara el,a revisar el,a revisar antes del,proxima revision anual,revision anual,valido hasta,valida hasta,vigencia hasta,vence el,next scheduled review date,next scheduled,next review planned,next review expected,planned review,planned review date,expected review,expected review date,date for review,next committee,next committee date,next rating action,next rating,next report,next report due,next report date,next surveillance,surveillance due,next monitoring,next credit review,next assessment date,certificate valid until,certificate expires,rating expires,rating expiry,rating expires on,expires,expires on,valid to,valid through,good until,renewal date,renewal due,renew by,revisit on,revisit by,follow up date,follow up,follow up on,to be renewed by,update due,update due by,next evaluation,proxima revision completa,revision programada,proxima fecha de revision,fecha de la proxima revision,fecha prevista para la revision,proximo comite,proximo informe,proxima calificacion,proximo seguimiento,fecha de seguimiento,vigente hasta,vigencia,valida hasta el,valido hasta el,vigencia del rating,vencimiento del rating,vencimiento de la calificacion,caduca el,caducidad,fecha de caducidad,fecha de vencimiento,vencimiento,renovar antes de,fecha de renovacion,renovacion,revisar el,revisar antes de,actualizar antes de,revision siguiente,nueva revision,se revisa el,sera revisado el,rescore due,rescore on,rescore by,rescoring due,next scoring,next score,next scoring date,nueva puntuacion,proxima puntuacion,re rating due,re rate by,we shall look again on,look again on,look again by,to be looked at again on,we will look at it again on,reconsider on,reconsider by,reconsideration,reexamine on,re examine by,reappraisal,next appraisal,appraise again,next decision,next vote,next meeting,next check,check again on,recheck,revisit,next watch date,next step date,por revisar,reexaminar el,reexaminar antes de,volver a revisar,volver a revisar el,revisar de nuevo el,revisar de nuevo,reevaluar el,reevaluar antes de,reevaluacion,reconsiderar el,proxima votacion,proxima decision,proxima sesion,proxima reunion,proxima cita,proximo analisis,proxima fecha,fecha proxima,repaso,proximo repaso,toca revisar,se reconsidera el';
export const ANALYST =
  'lead analyst,primary analyst,principal analyst,senior analyst,credit analyst,rating analyst,lead rating analyst,responsible analyst,analyst in charge,analyst name,name of analyst,analysts,prepared by,presented by,submitted by,written by,compiled by,assessed by,author,credit officer,signed by,signed,proposed by,reported by,reviewed by,revisado por,relationship manager,risk officer,underwriter,rating analysts,analyst,analista,analista principal,analista responsable,analista lider,analista de credito,analista de riesgos,analista a cargo,nombre del analista,elaborado por,presentado por,preparado por,redactado por,realizado por,responsable del analisis,responsable,autor,ponente,gestor,gestor de riesgo,gestora,responsable de la cuenta,firmado por,propuesto por,autora,lead credit analyst,primary credit analyst,primary rating analyst,secondary analyst,head analyst,chief analyst,monitoring analyst,surveillance analyst,owner analyst,analyst owner,analyst responsible,analyst contact,contact analyst,main analyst,monitored by,prepared and signed by,analysed by,analyzed by,analysis by,report by,case officer,case owner,file owner,owner,credit manager,account officer,credit analyst in charge,rating officer,presenter,proposer,evaluated by,completed by,drawn up by,drafted by,analista jefe,analista de calificacion,analista de rating,analista de seguimiento,analista titular,analista encargado,analista encargada,analista de credito principal,analista senior,analista asignado,analista asignada,analista principal de credito,seguimiento a cargo de,a cargo de,analizado por,evaluado por,seguimiento por,responsable de seguimiento,responsable del informe,responsable de la calificacion,responsable del rating,autor del informe,oficial de credito,ejecutivo de credito,ejecutivo de cuenta,presenta,propone,elabora,elaboro,prepara,preparo,redacta,firma,suscribe,encargado,encargada,from,de,scored by,covered by,coverage analyst,covering analyst,analytical contact,analytic contact,contacto analitico,rated by analyst,followed by,in charge,person in charge,responsible,sponsor,deal sponsor,proponent,recommended by,prepared by analyst,credit analysis by,puntuado por,cubierto por,analista de cobertura,seguida por,seguido por,recomendado por,a cargo,persona a cargo,proponente,calificado por analista';
export const AGENCY =
  'rating agency,agency,rating provider,rated by,rating issued by,agencia,agencia de calificacion,agencia calificadora,agencia de rating,calificadora,sociedad calificadora,calificado por';
export const CREDIT_LIMIT =
  'recommended credit limit,recommended limit,credit limit,proposed credit limit,proposed limit,approved limit,approved credit limit,maximum credit,max credit,suggested credit limit,suggested limit,limit,limite de credito recomendado,limite de credito,limite recomendado,limite propuesto,limite aprobado,limite autorizado,credito maximo,credito maximo recomendado,limite';
