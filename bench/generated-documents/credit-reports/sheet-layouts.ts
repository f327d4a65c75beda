// Rating reports as forms: a proposal of a limit, a score card, an entry on a watch-list, a sheet on a counterparty.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { addDays } from '../dates.ts';
import { opinions } from './report-essays.ts';
import type { ReportPaper } from './report-paper.ts';

/** Points and weights by factor, of which only the last lines are ratings. */
export function scoreSheet(p: ReportPaper): Sheet {
  const { dice } = p;
  const factors = [
    [p.say('Business profile', 'Perfil de negocio'), 25],
    [p.say('Scale', 'Tamaño'), 15],
    [p.say('Profitability', 'Rentabilidad'), 20],
    [p.say('Leverage and coverage', 'Apalancamiento y cobertura'), 25],
    [p.say('Financial policy', 'Política financiera'), 15],
  ] as const;
  const rows = factors.map(([name, weight]) => {
    const points = dice.int(3, 9);
    return [name, `${weight} %`, String(points), ((points * weight) / 100).toFixed(2)];
  });
  const total = rows.reduce((sum, [, , , score]) => sum + Number(score), 0).toFixed(2);
  const header = [
    [p.name('Company assessed|Company', 'Empresa evaluada|Empresa'), p.field('company_name')],
    [p.name('Sector / industry', 'Sector / industria'), `${p.field('sector')} / ${p.field('industry')}`],
    [p.name('Country|Country of domicile', 'País|País de domicilio'), p.field('country')],
  ];
  const result = [
    [
      p.name(
        'Indicated short-term rating|Rating (short term)',
        'Calificación de corto plazo|Rating (corto plazo)',
      ),
      p.field('st_rating'),
    ],
    [
      p.name(
        'Indicated long-term rating|Rating (long term)',
        'Calificación de largo plazo|Rating (largo plazo)',
      ),
      p.field('lt_rating'),
    ],
    [p.name('Outlook|Rating outlook', 'Perspectiva|Perspectiva del rating'), p.field('outlook')],
  ];
  return {
    css: `@page { size: A4; margin: 18mm } body { font: 10pt ${p.font} } h1 { font-size: 15pt; border-bottom: 2px solid #555 } .head td { padding: 2px 18px 2px 0 } .card { margin: 16px 0 } .card th { background: #555; color: #fff; padding: 4px 6px } .card td { border: 0.5px solid #aaa; padding: 4px 6px } .result td { padding: 4px 10px; border: 1.5px solid #555 } .result td:last-child { font-weight: bold; text-align: center; width: 110px }`,
    body: `<h1>${p.name('Credit risk score card|Credit rating scorecard', 'Ficha de puntuación crediticia|Scorecard de riesgo crediticio')}</h1>${tableOf({ rows: header }, 'head')}
      ${tableOf({ head: [p.say('Factor', 'Factor'), p.say('Weight', 'Peso'), p.say('Points (1–10)', 'Puntos (1–10)'), p.say('Weighted', 'Ponderado')], rows, foot: [[`<b>${p.say('Total score', 'Puntuación total')}</b>`, '100 %', '', `<b>${total}</b>`]], classes: ['', 'r', 'r', 'r'] }, 'card full')}
      ${tableOf({ rows: result }, 'result')}<p style="margin-top:20px">${p.name('Scored by|Analyst', 'Evaluado por|Analista')}: ${p.field('analyst')} &nbsp;&nbsp; ${p.name('Date|Scored on', 'Fecha|Evaluado el')}: ${p.field('date')} &nbsp;&nbsp; ${p.name('Next review|Review due', 'Próxima revisión|Revisión prevista')}: ${p.field('next_review')}</p>`,
  };
}

/** Limits now and asked for, and people who sign, of whom one is the analyst. */
export function limitProposal(p: ReportPaper): Sheet {
  const [first = '', second = ''] = opinions(p);
  const cell = (label: string, value: string, span = 1): string =>
    `<td colspan="${span}"><small>${label}</small><div>${value}</div></td>`;
  return {
    css: `@page { size: A4; margin: 15mm } body { font: 10pt ${p.font} } .form { width: 100%; table-layout: fixed } .form td { border: 1px solid #224; padding: 2px 6px 5px; height: 38px } small { color: #446; font-size: 7.5pt } h1 { font-size: 14pt; text-align: center } .sign td { border: 1px solid #224; padding: 4px 6px 26px }`,
    body: `<h1>${p.name('Credit limit proposal|Limit application', 'Propuesta de límite de crédito|Solicitud de línea')}</h1><p style="text-align:center">${p.say('with credit risk rating report', 'con informe de calificación de riesgo crediticio')}</p>
      <table class="form"><tr>${cell(p.name('Applicant|Obligor', 'Solicitante|Acreditado'), `<b>${p.field('company_name')}</b>`, 2)}${cell(p.name('Ticker symbol|Ticker', 'Clave de pizarra|Ticker'), p.field('ticker'))}${cell(p.name('Date of proposal|Date', 'Fecha de la propuesta|Fecha'), p.field('date'))}</tr>
      <tr>${cell(p.say('Present limit', 'Límite actual'), p.exposure)}${cell(p.say('Proposed limit', 'Límite propuesto'), p.limit)}${cell(p.say('Term', 'Plazo'), p.say('12 months', '12 meses'))}${cell(p.name('Country of risk|Country', 'País de riesgo|País'), p.field('country'))}</tr>
      <tr>${cell(p.name('Short-term rating|ST rating', 'Calificación CP|Rating de corto plazo'), p.field('st_rating'))}${cell(p.name('Long-term rating|LT rating', 'Calificación LP|Rating de largo plazo'), p.field('lt_rating'))}${cell(p.name('Outlook', 'Perspectiva'), p.field('outlook'))}${cell(p.name('Industry|Branch', 'Industria|Ramo'), p.field('industry'))}</tr>
      <tr>${cell(p.name('Previous ST rating|ST, last year', 'Calificación CP anterior|CP, año previo'), p.field('previous_st_rating'))}${cell(p.name('Previous LT rating|LT, last year', 'Calificación LP anterior|LP, año previo'), p.field('previous_lt_rating'))}${cell(p.name('Next review|Review due', 'Próxima revisión|Revisión prevista'), p.field('next_review'))}${cell(p.say('Security', 'Garantías'), p.say('none', 'sin garantía'))}</tr>
      <tr>${cell(p.say('Grounds', 'Fundamentos'), `${first} ${second}`, 4)}</tr></table><p></p>
      ${tableOf({ rows: [[`${p.name('Analyst|Credit analyst', 'Analista|Analista de crédito')}<br>${p.field('analyst')}`, `${p.say('Relationship manager', 'Gestor comercial')}<br>${p.say('Oliver Penhale', 'Matías Undurraga')}`, `${p.say('Approved', 'Aprobado')}<br>${p.say('Credit committee', 'Comité de crédito')}`]] }, 'sign full')}`,
  };
}

/** Why a name was put on the list, since when and what is to be done. */
export function watchListEntry(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = opinions(p);
  const line = (label: string, value: string): string => `<p><b>${label}</b><br>${value}</p>`;
  const since = p.say(`${p.dice.int(3, 9)} months`, `${p.dice.int(3, 9)} meses`);
  return {
    css: `@page { size: A4; margin: 20mm } body { font: 10.5pt ${p.font} } .flag { background: #b3261e; color: #fff; padding: 6px 12px; font-weight: bold; display: inline-block } h1 { font-size: 18pt; margin: 12px 0 2px } .two { columns: 2; column-gap: 40px; margin: 16px 0; border: 1px solid #b3261e; padding: 10px 14px } .two p { break-inside: avoid }`,
    body: `<div class="cols"><span class="flag">${p.name('WATCH LIST|WATCHLIST ENTRY', 'LISTA DE SEGUIMIENTO|VIGILANCIA ESPECIAL')}</span><span>${p.name('Entry dated|Date', 'Fecha de alta|Fecha')}: ${p.field('date')}</span></div><h1>${p.field('company_name')}</h1><div>${p.field('sector')} · ${p.field('country')} · ${p.field('ticker')}</div>
      <div class="two">${line(p.name('Current short-term rating|Short-term rating', 'Calificación actual a corto plazo|Calificación a corto plazo'), p.field('st_rating'))}${line(p.name('Current long-term rating|Long-term rating', 'Calificación actual a largo plazo|Calificación a largo plazo'), p.field('lt_rating'))}${line(p.name('Outlook|Outlook on the rating', 'Perspectiva|Perspectiva de la calificación'), p.field('outlook'))}${line(p.name('Long-term rating before|Previous long-term rating', 'Calificación previa a largo plazo|Calificación anterior a largo plazo'), p.field('previous_lt_rating'))}${line(p.say('Exposure', 'Exposición'), p.exposure)}${line(p.say('Weak for', 'En deterioro desde hace'), since)}</div>
      ${line(p.say('Trigger', 'Motivo'), first)}${line(p.say('View', 'Valoración'), `${second} ${third}`)}${line(p.say('Action', 'Medidas'), p.say('Reduce to half by attrition; monthly accounts to be asked for.', 'Reducir a la mitad sin renovar; solicitar balances mensuales.'))}
      <p style="margin-top:18px">${p.name('Reported by|Responsible analyst', 'Informado por|Analista responsable')}: ${p.field('analyst')}. ${p.name('To be looked at again on|Next review', 'Se volverá a examinar el|Próxima revisión')}: ${p.field('next_review')}.</p>`,
  };
}

/** The treasury's page on a name: labels, dots, values. */
export function counterpartySheet(p: ReportPaper): Sheet {
  const row = (label: string, value: string): string =>
    `<div class="row"><span>${label}</span><i></i><span>${value}</span></div>`;
  const day = addDays('2019-01-01', p.dice.int(0, 300));
  return {
    css: `@page { size: A4; margin: 22mm 30mm } body { font: 10.5pt ${p.font} } .row { display: flex; align-items: baseline; gap: 5px; margin: 5px 0 } .row i { flex: 1; border-bottom: 1.5px dotted #888 } h1 { font-size: 15pt; margin-bottom: 2px } h2 { font-size: 11pt; margin: 18px 0 2px; text-transform: uppercase; letter-spacing: 1px }`,
    body: `<h1>${p.name('Counterparty credit sheet|Counterparty risk rating', 'Ficha de contraparte|Ficha de riesgo de contraparte')}</h1><div>${p.say('Group Treasury – credit risk rating report', 'Tesorería del grupo – informe de calificación de riesgo crediticio')}</div>
      <h2>${p.say('Who', 'Quién')}</h2>${row(p.name('Counterparty|Name', 'Contraparte|Denominación'), p.field('company_name'))}${row(p.name('Country|Incorporated in', 'País|Constituida en'), p.field('country'))}${row('LEI', `5493${p.dice.digits(14)}42`)}${row(p.name('Ticker|Listed as', 'Ticker|Cotiza como'), p.field('ticker'))}${row(p.name('Sector', 'Sector'), p.field('sector'))}
      <h2>${p.say('Rating', 'Calificación')}</h2>${row(p.name('Short-term|Short-term grade', 'Corto plazo|Grado a corto plazo'), p.field('st_rating'))}${row(p.name('Long-term|Long-term grade', 'Largo plazo|Grado a largo plazo'), p.field('lt_rating'))}${row(p.name('Outlook', 'Perspectiva'), p.field('outlook'))}${row(p.name('Rating date|As of', 'Fecha de la calificación|A fecha de'), p.field('date'))}
      <h2>${p.say('Limits', 'Límites')}</h2>${row(p.say('Deposits', 'Depósitos'), p.limit)}${row(p.say('Derivatives', 'Derivados'), p.exposure)}${row(p.say('ISDA signed', 'ISDA firmado'), day)}
      <h2>${p.say('Upkeep', 'Mantenimiento')}</h2>${row(p.name('Analyst|Kept by', 'Analista|A cargo de'), p.field('analyst'))}${row(p.name('Next review|Next review on', 'Próxima revisión|Revisar el'), p.field('next_review'))}`,
  };
}
