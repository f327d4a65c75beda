// What agencies and banks call the things in a rating report.

import type { ReportField, ReportPaper } from './report-paper.ts';

const NAMES: Readonly<Record<ReportField, readonly [en: string, es: string]>> = {
  company_name: ['Company|Issuer|Obligor|Company name', 'Empresa|Emisor|Compañía|Razón social'],
  ticker: ['Ticker|Symbol|Ticker symbol', 'Ticker|Símbolo|Clave de pizarra'],
  sector: ['Sector', 'Sector'],
  industry: ['Industry|Industry group', 'Industria|Actividad'],
  country: ['Country|Domicile|Country of risk', 'País|Domicilio|País de riesgo'],
  st_rating: [
    'Short-term rating|ST rating|Short term|Short-term credit rating',
    'Calificación a corto plazo|Rating a corto plazo|Corto plazo|Rating CP',
  ],
  lt_rating: [
    'Long-term rating|LT rating|Long term|Long-term credit rating',
    'Calificación a largo plazo|Rating a largo plazo|Largo plazo|Rating LP',
  ],
  outlook: ['Outlook|Rating outlook', 'Perspectiva|Perspectiva de la calificación'],
  previous_st_rating: [
    'Previous ST rating|Previous short-term rating|Prior short-term',
    'Calificación anterior a corto plazo|Rating CP anterior',
  ],
  previous_lt_rating: [
    'Previous LT rating|Previous long-term rating|Prior long-term',
    'Calificación anterior a largo plazo|Rating LP anterior',
  ],
  date: ['Report date|Date|Date of report|As of', 'Fecha del informe|Fecha|A fecha de|Fecha de emisión'],
  next_review: [
    'Next review|Next review date|Review due',
    'Próxima revisión|Fecha de próxima revisión|Revisión prevista',
  ],
  analyst: ['Analyst|Lead analyst|Prepared by|Primary analyst', 'Analista|Analista principal|Elaborado por'],
};

/** A label and the value. */
export function pair(p: ReportPaper, field: ReportField): [string, string] {
  return [p.name(...NAMES[field]), p.field(field)];
}

export function pairs(p: ReportPaper, fields: readonly ReportField[]): [string, string][] {
  return fields.map((field) => pair(p, field));
}

export function titleOf(p: ReportPaper): string {
  return p.name(
    'Credit Risk Rating Report|Company Credit Risk Report|Credit Rating Report|Corporate Credit Assessment',
    'Informe de calificación crediticia|Informe de riesgo crediticio|Informe de rating corporativo',
  );
}

/** Paragraphs of the sort that such reports have, which say nothing that is looked for. */
export function rationale(p: ReportPaper): string[] {
  return p.dice.some(
    p
      .say(
        'The rating reflects a stable order book and moderate leverage, offset by exposure to input prices.|Liquidity is adequate: undrawn committed lines cover maturities over the next eighteen months.|We expect margins to recover slowly as higher costs are passed on to customers.|A downgrade could follow if debt were to rise above four times earnings for longer than a year.|Governance is in line with that of peers; the audit committee has three independent members.|The long term contracts of the group expire in short succession, which we regard as a risk.',
        'La calificación refleja una cartera de pedidos estable y un apalancamiento moderado, compensados por la exposición a los precios de las materias primas.|La liquidez es adecuada: las líneas comprometidas no dispuestas cubren los vencimientos de los próximos dieciocho meses.|Esperamos que los márgenes se recuperen lentamente a medida que los costes se trasladen a los clientes.|Una rebaja sería posible si la deuda superase cuatro veces el resultado durante más de un año.|El gobierno corporativo está en línea con el de sus comparables.',
      )
      .split('|'),
    4,
  );
}
