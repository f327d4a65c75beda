// Further rating reports of the third collection: a dashboard, a note of questions and answers, a sheet with rows of years, a form in two halves.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { opinions } from './report-essays.ts';
import type { ReportPaper } from './report-paper.ts';

/** Tiles with the value above its name, and a list of the rest below. */
export function dashboard(p: ReportPaper): Sheet {
  const [first = ''] = opinions(p);
  const tile = (label: string, value: string): string =>
    `<div class="tile"><div class="v">${value}</div><div class="k">${label}</div></div>`;
  const rest = [
    [p.name('Registered in|Incorporated in', 'Constituida en|Registrada en'), p.field('country')],
    [p.name('Trading code|Ticker', 'Código de negociación|Ticker'), p.field('ticker')],
    [p.name('Main line of business|Core activity', 'Rubro principal|Actividad central'), p.field('industry')],
    [p.name('Covered by|Analyst on duty', 'A cargo de|Analista asignado'), p.field('analyst')],
    [p.name('Figures as of|Position at', 'Datos a|Posición al'), p.field('date')],
    [p.name('Refresh due|Next refresh', 'Próxima puesta al día|Renovación prevista'), p.field('next_review')],
  ];
  return {
    css: `@page { size: A4; margin: 15mm } body { font: 10pt ${p.font} } .tiles { display: grid; grid-template-columns: repeat(3, 1fr); gap: 6mm; margin: 6mm 0 } .tile { border-top: 3px solid #225; padding-top: 4px } .v { font-size: 24pt } .k { font-size: 8.5pt; color: #555 } .rest td { padding: 4px 8px; border-bottom: 0.5px solid #ccc } .rest td:first-child { width: 60mm; color: #555 }`,
    body: `<div class="cols"><b style="font-size:17pt">${p.field('company_name')}</b><span>${p.agency}</span></div><div>${p.name('Credit dashboard|Credit risk at a glance', 'Tablero de crédito|Riesgo crediticio en síntesis')}</div><div class="tiles">${tile(p.name('Short-term rating|Short term', 'Calificación de corto plazo|Corto plazo'), p.field('st_rating'))}${tile(p.name('Long-term rating|Long term', 'Calificación de largo plazo|Largo plazo'), p.field('lt_rating'))}${tile(p.name('Outlook|Rating outlook', 'Perspectiva|Perspectiva de rating'), p.field('outlook'))}</div>${tableOf({ rows: rest }, 'rest full')}<p style="margin-top:6mm">${first}</p>`,
  };
}

/** Questions as small headings, each answered in a sentence. */
export function answers(p: ReportPaper): Sheet {
  const [first = '', second = ''] = opinions(p);
  const company = p.field('company_name');
  const answer = (question: string, text: string): string => `<h3>${question}</h3><p>${text}</p>`;
  return {
    css: `@page { size: A4; margin: 24mm } body { font: 11pt/1.4 ${p.font} } h1 { font-size: 18pt } h3 { font-size: 11pt; margin: 12px 0 2px; color: #7a1f3d }`,
    body: `<h1>${p.name('Rating note', 'Nota de rating')}: ${company}</h1><p>${p.agency}, ${p.field('date')}</p>${answer(p.say('What is the rating?', '¿Cuál es la calificación?'), p.say(`We rate ${company} ${p.field('lt_rating')} in the long term and ${p.field('st_rating')} in the short term.`, `Calificamos a ${company} con ${p.field('lt_rating')} a largo plazo y con ${p.field('st_rating')} a corto plazo.`))}${answer(p.say('Where is it going?', '¿Hacia dónde va?'), p.say(`The outlook is ${p.field('outlook').toLowerCase()}. ${first}`, `La perspectiva es ${p.field('outlook').toLowerCase()}. ${first}`))}${answer(p.say('What does the company do?', '¿A qué se dedica?'), p.say(`It is in the ${p.field('sector')} sector. ${second}`, `Pertenece al sector ${p.field('sector')}. ${second}`))}${answer(p.say('When will we look again?', '¿Cuándo volveremos a mirar?'), p.say(`Not later than ${p.field('next_review')}.`, `A más tardar el ${p.field('next_review')}.`))}<p style="margin-top:20px">${p.field('analyst')}<br>${p.say('Analyst', 'Analista')}</p>`,
  };
}

/** A form in two halves, labels right-aligned before their values. */
export function twoHalves(p: ReportPaper): Sheet {
  const [first = '', second = ''] = opinions(p);
  const row = (label: string, value: string): string[] => [`${label}`, value];
  const left = [
    row(p.name('Obligor|Corporate name', 'Obligado|Denominación'), p.field('company_name')),
    row(p.name('Seat|Country of seat', 'País de la sede|Sede'), p.field('country')),
    row(p.name('Segment (sector)|Sector', 'Segmento (sector)|Sector'), p.field('sector')),
    row(p.name('Written by|Prepared', 'Redacta|Preparó'), p.field('analyst')),
  ];
  const right = [
    row(p.name('Rating ST (new)|New ST rating', 'Rating CP (nuevo)|Nuevo rating CP'), p.field('st_rating')),
    row(p.name('Rating LT (new)|New LT rating', 'Rating LP (nuevo)|Nuevo rating LP'), p.field('lt_rating')),
    row(
      p.name('Rating LT (old)|Old LT rating', 'Rating LP (anterior)|Rating LP previo'),
      p.field('previous_lt_rating'),
    ),
    row(p.name('Outlook|Direction', 'Perspectiva|Dirección'), p.field('outlook')),
  ];
  return {
    css: `@page { size: A4; margin: 18mm } body { font: 10pt ${p.font} } h1 { font-size: 15pt } .half td { padding: 3px 5px } .half td:first-child { text-align: right; color: #444; white-space: nowrap } .half td:last-child { font-weight: bold }`,
    body: `<div>${p.agency}</div><h1>${p.name('Credit risk rating sheet|Rating worksheet', 'Hoja de calificación de riesgo|Planilla de calificación')}</h1><div class="cols">${tableOf({ rows: left }, 'half')}${tableOf({ rows: right }, 'half')}</div><p style="margin-top:14px">${first} ${second}</p><div class="cols" style="margin-top:30px"><span>${p.name('Decided on|Effective from', 'Decidido el|Con efecto desde')} ${p.field('date')}</span><span>${p.name('Expires on|Valid through', 'Expira el|Válido hasta el')} ${p.field('next_review')}</span></div>`,
  };
}
