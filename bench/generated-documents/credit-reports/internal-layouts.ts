// What banks and companies write of a counterparty for themselves: the memorandum for approval, the workbook of scores, the form of a yearly review.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { remarks } from './eighth-stock.ts';
import type { ReportPaper } from './report-paper.ts';

/** Borrower and ratings in a ruled head, facilities, purpose, strengths and risks, a block for signatures. */
export function approvalMemo(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = remarks(p);
  const head = [
    [p.say('Borrower', 'Acreditado'), p.field('company_name'), p.say('Date', 'Fecha'), p.field('date')],
    [
      p.say('Country of risk', 'País de riesgo'),
      p.field('country'),
      p.say('Prepared by', 'Analista'),
      p.field('analyst'),
    ],
    [
      p.say('Sector', 'Sector'),
      p.field('sector'),
      p.say('Next review', 'Próxima revisión'),
      p.field('next_review'),
    ],
  ];
  const ratings = [
    [
      p.say('Short-term risk rating', 'Rating a corto plazo'),
      p.field('st_rating'),
      p.field('previous_st_rating'),
    ],
    [
      p.say('Long-term risk rating', 'Rating a largo plazo'),
      p.field('lt_rating'),
      p.field('previous_lt_rating'),
    ],
  ];
  const facilities = [
    [p.say('Term loan, 5 years', 'Préstamo a 5 años'), p.limit, p.say('Renewal', 'Renovación')],
    [p.say('Overdraft', 'Póliza de crédito'), p.exposure, p.say('Increase', 'Ampliación')],
  ];
  const signature = (label: string): string => `<div>${label}</div>`;
  return {
    css: `@page { size: A4; margin: 17mm 19mm } body { font: 10pt 'Liberation Serif', serif; line-height: 1.35; padding-right: 0.4mm } h1 { font-size: 15pt; text-align: center; margin: 4mm 0 } .t td, .t th { border: 0.8px solid #000; padding: 3px 5px } .t th { background: #e8e8e8 } .h td:nth-child(odd) { font-weight: bold; background: #f2f2f2; white-space: nowrap } h3 { font-size: 11pt; margin: 5mm 0 1.5mm } .sign { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 9mm; margin-top: 22mm } .sign div { border-top: 0.8px solid #000; font-size: 8.5pt; padding-top: 1mm }`,
    body: `<div class="cols"><b>${p.agency}</b><span>${p.say('Confidential', 'Confidencial')}</span></div><h1>${p.say('CREDIT APPROVAL MEMORANDUM', 'PROPUESTA DE APROBACIÓN DE CRÉDITO')}</h1>${tableOf({ rows: head }, 't h full')}<h3>1. ${p.say('Ratings', 'Ratings')}</h3>${tableOf({ head: ['', p.say('Proposed', 'Propuesto'), p.say('Previous', 'Anterior')], rows: ratings }, 't full')}<p style="margin-top:2mm">${p.say('Rating outlook', 'Perspectiva')}: ${p.field('outlook')}</p><h3>2. ${p.say('Facilities', 'Riesgos solicitados')}</h3>${tableOf({ head: [p.say('Facility', 'Operación'), p.say('Amount', 'Importe'), p.say('Request', 'Solicitud')], rows: facilities, classes: ['', 'r', ''] }, 't full')}<h3>3. ${p.say('Background', 'Antecedentes')}</h3><p>${first} ${second}</p><h3>4. ${p.say('Financial performance', 'Situación financiera')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 't full')}<p style="margin-top:2mm">${third}</p><h3>5. ${p.say('Recommendation', 'Recomendación')}</h3><p>${fourth} ${fifth}</p><div class="sign">${signature(p.say('Relationship Manager', 'Director de cuenta'))}${signature(p.say('Head of Credit', 'Director de riesgos'))}${signature(p.say('Executive Committee', 'Comité ejecutivo'))}</div>`,
  };
}

/** A printed sheet of a workbook: coloured cells of what was entered, scores with weights, the ratings at the foot. */
export function scoringWorkbook(p: ReportPaper): Sheet {
  const names = p
    .say(
      'Leverage|Liquidity|Profitability|Market position|Management|Business risk',
      'Endeudamiento|Liquidez|Rentabilidad|Posición de mercado|Gerencia|Riesgo del negocio',
    )
    .split('|');
  const weights = [25, 20, 15, 15, 10, 15];
  const scores = names.map(() => p.dice.int(2, 9));
  const rows = names.map((name, at) => [
    name,
    `${weights[at] ?? 0}%`,
    String(scores[at] ?? 0),
    writeNumber(((weights[at] ?? 0) * (scores[at] ?? 0)) / 100, 2, p.locale),
  ]);
  const sum = scores.reduce((total, score, at) => total + ((weights[at] ?? 0) * score) / 100, 0);
  const foot = [[p.say('Total score', 'Puntaje total'), '100%', '', writeNumber(sum, 2, p.locale)]];
  const input = [
    [p.say('Counterparty', 'Contraparte'), p.field('company_name')],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Rating date', 'Fecha de calificación'), p.field('date')],
    [p.say('Analyst', 'Analista'), p.field('analyst')],
  ];
  const result = [
    [p.say('Short-term rating', 'Calificación corto plazo'), p.field('st_rating')],
    [p.say('Long-term rating', 'Calificación largo plazo'), p.field('lt_rating')],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
    [p.say('Previous long-term rating', 'Calificación largo plazo anterior'), p.field('previous_lt_rating')],
    [p.say('Next review date', 'Fecha de próxima revisión'), p.field('next_review')],
  ];
  return {
    css: `@page { size: A4; margin: 15mm 16mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } h1 { font-size: 14pt; margin: 0 0 4mm } td, th { border: 0.6px solid #aaa; padding: 3px 5px } th { background: #1f4e79; color: #fff } .in td:first-child, .out td:first-child { background: #ddebf7; width: 66mm } .in td:last-child { background: #fffbe0 } .out td:last-child { background: #e2efda; font-weight: bold } h3 { font-size: 10.5pt; margin: 6mm 0 1.5mm } .foot td { font-weight: bold; background: #ddebf7 } small { color: #777 }`,
    body: `<h1>${p.agency} – ${p.say('Internal Rating Scorecard', 'Hoja de calificación interna')}</h1><h3>${p.say('A. Input', 'A. Datos')}</h3>${tableOf({ rows: input }, 'in full')}<h3>${p.say('B. Scoring', 'B. Puntuación')}</h3>${tableOf({ head: [p.say('Factor', 'Factor'), p.say('Weight', 'Peso'), p.say('Score (1–10)', 'Puntaje (1–10)'), p.say('Weighted', 'Ponderado')], rows, foot, classes: ['', 'r', 'r', 'r'] }, 'full')}<h3>${p.say('C. Financial ratios', 'C. Razones financieras')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 'full')}<h3>${p.say('D. Result', 'D. Resultado')}</h3>${tableOf({ rows: result }, 'out full')}<p style="margin-top:8mm"><small>Scorecard_v4.2.xlsx · ${p.say('Sheet', 'Hoja')} 1</small></p>`,
  };
}

/** A company's form for the yearly review of who owes it: boxes with small names, answers with ticks, a decision. */
export function counterpartyReview(p: ReportPaper): Sheet {
  const [first = '', second = ''] = remarks(p);
  const box = (label: string, value: string, span = 1): string =>
    `<div style="grid-column:span ${span}"><small>${label}</small>${value}</div>`;
  const questions = p
    .say(
      'Audited accounts received?|Payments within terms?|Security held?',
      '¿Estados auditados recibidos?|¿Pagos dentro de plazo?|¿Existe garantía?',
    )
    .split('|')
    .map((text) => {
      const isYes = p.dice.chance(0.6);
      return [
        text,
        `${isYes ? '☒' : '☐'} ${p.say('Yes', 'Sí')}`,
        `${isYes ? '☐' : '☒'} ${p.say('No', 'No')}`,
      ];
    });
  const [now, before] = [p.say('current', 'actual'), p.say('previous', 'anterior')];
  return {
    css: `@page { size: A4; margin: 15mm 16mm } body { font: 10pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm } h1 { font-size: 15pt; margin: 2mm 0 5mm } .grid { display: grid; grid-template-columns: repeat(4, 1fr); border-top: 0.8px solid #000; border-left: 0.8px solid #000 } .grid div { border-right: 0.8px solid #000; border-bottom: 0.8px solid #000; padding: 1mm 2mm 2mm; min-height: 12mm } .grid small { display: block; font-size: 7pt; color: #333; margin-bottom: 1mm } h3 { font-size: 11pt; margin: 6mm 0 2mm } .q td { border-bottom: 0.5px solid #999; padding: 4px; font-family: 'DejaVu Sans', sans-serif; font-size: 8.5pt } .fin td, .fin th { padding: 2.5px 4px; border-bottom: 0.5px solid #bbb } .note { border: 0.8px solid #000; padding: 2mm; min-height: 22mm }`,
    body: `<div class="cols"><b>${p.agency}</b><span>${p.say('Form', 'Formulario')} CR-${p.dice.digits(2)}</span></div><h1>${p.say('Annual Counterparty Credit Review', 'Revisión crediticia anual de contraparte')}</h1><div class="grid">${box(p.say('Company name', 'Nombre de la empresa'), `<b>${p.field('company_name')}</b>`, 2)}${box(p.say('Country', 'País'), p.field('country'))}${box(p.say('Review date', 'Fecha de revisión'), p.field('date'))}${box(p.say('Sector', 'Sector'), p.field('sector'), 2)}${box(p.say('Industry', 'Industria'), p.field('industry'), 2)}${box(p.say(`Long-term rating (${now})`, `Calificación largo plazo (${now})`), p.field('lt_rating'))}${box(p.say(`Long-term rating (${before})`, `Calificación largo plazo (${before})`), p.field('previous_lt_rating'))}${box(p.say(`Short-term rating (${now})`, `Calificación corto plazo (${now})`), p.field('st_rating'))}${box(p.say(`Short-term rating (${before})`, `Calificación corto plazo (${before})`), p.field('previous_st_rating'))}${box(p.say('Outlook', 'Perspectiva'), p.field('outlook'))}${box(p.say('Next review date', 'Próxima revisión'), p.field('next_review'))}${box(p.say('Analyst', 'Analista'), p.field('analyst'), 2)}${box(p.say('Credit limit', 'Límite de crédito'), p.limit, 2)}${box(p.say('Exposure', 'Exposición'), p.exposure, 2)}</div>
      <h3>${p.say('Checklist', 'Lista de verificación')}</h3>${tableOf({ rows: questions }, 'q full')}<h3>${p.say('Financial indicators', 'Indicadores financieros')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 'fin full')}<h3>${p.say('Comments', 'Comentarios')}</h3><div class="note">${first} ${second}</div><p style="margin-top:14mm">${p.say('Approved by', 'Aprobado por')} __________________________</p>`,
  };
}
