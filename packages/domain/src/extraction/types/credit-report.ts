// The Credit Risk Rating Report and the sheet of financial ratios: what they are recognised by and what is looked for (decisions.md
// section 5). The grades are those of the companies (specification 3, section 3).

import { GRADES } from '../../companies/company.ts';
import type { DocumentType, SsotKey } from '../document-type.ts';
import { ssotKey } from '../document-type.ts';

/** A rating's term as it is named: 'short term', 'st', 'corto plazo', 'cp'. */
interface Term {
  readonly long: string;
  readonly short: string;
  readonly spanish: string;
  readonly initials: string;
}

const SHORT_TERM: Term = { long: 'short term', short: 'st', spanish: 'corto plazo', initials: 'cp' };
const LONG_TERM: Term = { long: 'long term', short: 'lt', spanish: 'largo plazo', initials: 'lp' };

/** 'Short-term rating', 'Rating CP', 'Calificación a largo plazo'. */
function ratingNames({ long, short, spanish, initials }: Term): readonly string[] {
  return [
    ...['rating', 'credit rating', 'issuer rating', 'issuer credit rating', 'grade'].map(
      (noun) => `${long} ${noun}`,
    ),
    ...['rating', 'grade'].map((noun) => `${short} ${noun}`),
    ...['calificacion', 'rating', 'nota'].flatMap((noun) => [
      `${noun} a ${spanish}`,
      `${noun} de ${spanish}`,
      `${noun} ${initials}`,
    ]),
    `rating ${long}`,
    `${long} ${short}`,
    long,
    spanish,
    `a ${spanish}`,
    short,
    initials,
  ];
}

/** The rating of today, also where a table has a column for it. */
function currentNames(term: Term): string {
  const { long, spanish } = term;
  const current = ['current', 'new'].flatMap((word) => [`${word} ${long}`, `${word} ${long} rating`]);
  const actual = ['actual', 'vigente'].map((word) => `${spanish} ${word}`);
  return [...ratingNames(term), ...current, ...actual].join(',');
}

/** The rating before: the word for it stands before or behind the name, or within: 'Calificación anterior a corto plazo'. */
function previousNames(term: Term): string {
  const { long, short, spanish, initials } = term;
  const english = ['previous', 'prior', 'last', 'former'].flatMap((word) => [
    `${word} ${long} rating`,
    `${word} ${short} rating`,
    `${word} ${long} credit rating`,
    `${word} ${long}`,
  ]);
  const names = ['calificacion', 'rating', 'nota'].flatMap((noun) =>
    [`a ${spanish}`, initials].flatMap((rest) => [
      `${noun} ${rest} anterior`,
      `${noun} anterior ${rest}`,
      `${noun} ${rest} previa`,
      `${noun} previa ${rest}`,
    ]),
  );
  return [...english, `${long} previous`, ...names, `${spanish} anterior`, `a ${spanish} anterior`].join(',');
}

const grade = { dataType: 'enum', allowedValues: GRADES, isRequired: true } as const;

export const CREDIT_RISK_RATING_REPORT: DocumentType = {
  name: 'Credit Risk Rating Report',
  layout: 'form',
  cues: [
    { phrase: 'credit risk rating', weight: 5, where: 'heading' },
    { phrase: 'credit rating report', weight: 5, where: 'heading' },
    { phrase: 'company credit risk', weight: 4, where: 'heading' },
    { phrase: 'credit rating', weight: 4, where: 'heading' },
    { phrase: 'rating report', weight: 4, where: 'heading' },
    { phrase: 'rating action', weight: 4, where: 'heading' },
    { phrase: 'corporate rating', weight: 4, where: 'heading' },
    { phrase: 'credit opinion', weight: 4, where: 'heading' },
    { phrase: 'credit risk report', weight: 5, where: 'heading' },
    { phrase: 'credit report', weight: 3, where: 'heading' },
    { phrase: 'informe de rating', weight: 5, where: 'heading' },
    { phrase: 'informe de riesgo', weight: 4, where: 'heading' },
    { phrase: 'informe crediticio', weight: 4, where: 'heading' },
    { phrase: 'calificacion crediticia', weight: 4, where: 'heading' },
    { phrase: 'rating corporativo', weight: 4, where: 'heading' },
    { phrase: 'informe de calificacion', weight: 5, where: 'heading' },
    { phrase: 'calificacion de riesgo crediticio', weight: 5, where: 'heading' },
    { phrase: 'credit assessment', weight: 4, where: 'heading' },
    { phrase: 'short term rating', weight: 2, where: 'line' },
    { phrase: 'long term rating', weight: 2, where: 'line' },
    { phrase: 'st rating', weight: 2, where: 'line' },
    { phrase: 'lt rating', weight: 2, where: 'line' },
    { phrase: 'calificacion a corto plazo', weight: 2, where: 'line' },
    { phrase: 'calificacion a largo plazo', weight: 2, where: 'line' },
    { phrase: 'rating a corto plazo', weight: 2, where: 'line' },
    { phrase: 'rating a largo plazo', weight: 2, where: 'line' },
    { phrase: 'outlook', weight: 1, where: 'line' },
    { phrase: 'perspectiva', weight: 1, where: 'line' },
    { phrase: 'rating rationale', weight: 1, where: 'line' },
    { phrase: 'next review', weight: 1, where: 'line' },
    { phrase: 'review due', weight: 1, where: 'line' },
    { phrase: 'proxima revision', weight: 1, where: 'line' },
    { phrase: 'fecha de proxima revision', weight: 1, where: 'line' },
    { phrase: 'revision prevista', weight: 1, where: 'line' },
    { phrase: 'analyst', weight: 1, where: 'line' },
    { phrase: 'lead analyst', weight: 1, where: 'line' },
    { phrase: 'primary analyst', weight: 1, where: 'line' },
    { phrase: 'analista', weight: 1, where: 'line' },
    { phrase: 'analista principal', weight: 1, where: 'line' },
    { phrase: 'credit limit', weight: 2, where: 'line' },
    { phrase: 'recommended credit limit', weight: 2, where: 'line' },
    { phrase: 'limite de credito', weight: 2, where: 'line' },
    { phrase: 'obligor', weight: 2, where: 'line' },
    { phrase: 'rated entity', weight: 2, where: 'line' },
    { phrase: 'entidad calificada', weight: 2, where: 'line' },
  ],
  keys: [
    ssotKey(
      'Company',
      'Company Name',
      'company_name',
      'company name,name of issuer,subject company,company,issuer,issuer name,name of company,name of the company,legal name,rated entity,rated company,obligor,borrower,entity,counterparty,nombre de la empresa,nombre de la compania,nombre de la sociedad,entidad calificada,entidad,empresa,compania,sociedad,emisor,denominacion social,razon social,nombre del emisor,acreditado,deudor',
      { isRequired: true },
    ),
    ssotKey(
      'Company',
      'Ticker',
      'ticker',
      'ticker,ticker symbol,exchange ticker,ticker code,stock symbol,stock code,trading symbol,symbol,simbolo,simbolo bursatil,codigo bursatil,clave de pizarra,clave de cotizacion',
      {
        pattern: '^[A-Z0-9-]+(?:\\.[A-Z0-9-]+)?$',
      },
    ),
    ssotKey(
      'Company',
      'Sector',
      'sector',
      'sector,business sector,industry sector,sector economico,sector de actividad',
    ),
    ssotKey(
      'Company',
      'Industry',
      'industry',
      'industry,industry group,sub industry,line of business,industria,subsector,rama,actividad,actividad principal',
    ),
    ssotKey(
      'Company',
      'Country',
      'country',
      'country,country of domicile,country of risk,country of incorporation,domicile,pais,pais de domicilio,pais de riesgo,domicilio',
    ),
    ssotKey('Ratings', 'ST Rating', 'st_rating', currentNames(SHORT_TERM), grade),
    ssotKey('Ratings', 'LT Rating', 'lt_rating', currentNames(LONG_TERM), grade),
    ssotKey(
      'Ratings',
      'Outlook',
      'outlook',
      'rating outlook,outlook,rating trend,trend,perspectiva,perspectiva de la calificacion,tendencia',
      {
        dataType: 'enum',
        allowedValues: ['Positive', 'Stable', 'Negative', 'Developing'],
      },
    ),
    ssotKey('Ratings', 'Previous ST Rating', 'previous_st_rating', previousNames(SHORT_TERM), {
      ...grade,
      isRequired: false,
    }),
    ssotKey('Ratings', 'Previous LT Rating', 'previous_lt_rating', previousNames(LONG_TERM), {
      ...grade,
      isRequired: false,
    }),
    ssotKey(
      'Document',
      'Report Date',
      'date',
      'report date,date of the report,report dated,rating date,date of report,date of rating,date of issue,issue date,issued on,published,published on,publication date,assigned on,as of,as at,date,fecha del informe,fecha de informe,fecha de calificacion,fecha de la calificacion,fecha de emision,fecha de publicacion,publicado el,emitido el,fecha',
      { dataType: 'date', isRequired: true },
    ),
    ssotKey(
      'Document',
      'Next Review',
      'next_review',
      'next review date,next review,next scheduled review,review due,review date,due for review,next annual review,next review due,review by,proxima revision,fecha de proxima revision,fecha de la proxima revision,siguiente revision,revision prevista',
      { dataType: 'date' },
    ),
    ssotKey(
      'Document',
      'Analyst',
      'analyst',
      'lead analyst,primary analyst,principal analyst,credit analyst,responsible analyst,prepared by,presented by,submitted by,author,analyst,analista,analista principal,analista responsable,elaborado por,presentado por,preparado por,autor',
    ),
  ],
  tables: [],
  rules: [{ rule: 'dates-in-order', earlier: 'Report Date', later: 'Next Review' }],
  comparedKeys: ['Company Name', 'Ticker', 'ST Rating', 'LT Rating'],
};

function ratio(key: string, field: string, synonyms: string, dataType: 'number' | 'percent'): SsotKey {
  return ssotKey('Ratios', key, field, synonyms, { dataType });
}

export const FINANCIAL_RATIOS: DocumentType = {
  name: 'Financial Ratios',
  layout: 'statement',
  cues: [
    { phrase: 'financial ratios', weight: 5, where: 'heading' },
    { phrase: 'key ratios', weight: 5, where: 'heading' },
    { phrase: 'ratios financieros', weight: 5, where: 'heading' },
    { phrase: 'razones financieras', weight: 5, where: 'heading' },
    { phrase: 'current ratio', weight: 2, where: 'line' },
    { phrase: 'quick ratio', weight: 2, where: 'line' },
    { phrase: 'debt to equity', weight: 2, where: 'line' },
    { phrase: 'interest coverage', weight: 2, where: 'line' },
    { phrase: 'return on equity', weight: 2, where: 'line' },
    { phrase: 'return on assets', weight: 1, where: 'line' },
    { phrase: 'razon corriente', weight: 2, where: 'line' },
    { phrase: 'ratio de liquidez', weight: 2, where: 'line' },
  ],
  keys: [
    ratio(
      'Current Ratio',
      'current_ratio',
      'current ratio,razon corriente,ratio de liquidez,liquidez general',
      'number',
    ),
    ratio('Quick Ratio', 'quick_ratio', 'quick ratio,acid test,prueba acida,test acido', 'number'),
    ratio(
      'Debt to Equity',
      'debt_to_equity',
      'debt to equity ratio,debt to equity,debt equity ratio,deuda patrimonio,deuda sobre patrimonio',
      'number',
    ),
    ratio(
      'Debt to EBITDA',
      'debt_to_ebitda',
      'debt to ebitda,debt ebitda,net debt ebitda,net debt to ebitda,deuda ebitda',
      'number',
    ),
    ratio(
      'Interest Coverage',
      'interest_coverage',
      'interest coverage ratio,interest coverage,times interest earned,ebit interest,cobertura de intereses',
      'number',
    ),
    ratio('Gross Margin', 'gross_margin', 'gross margin,gross profit margin,margen bruto', 'percent'),
    ratio(
      'Operating Margin',
      'operating_margin',
      'operating margin,operating profit margin,ebit margin,margen operativo',
      'percent',
    ),
    ratio(
      'Net Margin',
      'net_margin',
      'net margin,net profit margin,net income margin,margen neto',
      'percent',
    ),
    ratio(
      'Return on Assets',
      'return_on_assets',
      'return on assets,return on assets roa,roa,rentabilidad sobre activos',
      'percent',
    ),
    ratio(
      'Return on Equity',
      'return_on_equity',
      'return on equity,return on equity roe,roe,rentabilidad sobre patrimonio',
      'percent',
    ),
    ratio(
      'Asset Turnover',
      'asset_turnover',
      'asset turnover,total asset turnover,rotacion de activos',
      'number',
    ),
  ],
  tables: [],
  rules: [],
  comparedKeys: [],
};
