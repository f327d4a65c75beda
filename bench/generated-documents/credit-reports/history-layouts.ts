// Rating reports that say what a rating was before: in a table of decisions, beside the present one, in columns of years, in the sentences of an announcement, in the minutes
// of a committee.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { opinions } from './report-essays.ts';
import type { ReportPaper } from './report-paper.ts';

const ratiosOf = (p: ReportPaper, name: string): string =>
  tableOf({ head: ['', ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, name);

/** A box with the ratings at the top, and the decisions so far in a table, the newest first. */
export function decisionTable(p: ReportPaper): Sheet {
  const [first = '', second = ''] = opinions(p);
  const box = (label: string, value: string): string => `<div><small>${label}</small><b>${value}</b></div>`;
  const day = p.field('date');
  const year = Number(p.years[0] ?? 2020);
  const history = [
    [day, p.field('lt_rating'), p.field('st_rating'), p.field('outlook')],
    [
      `${p.say('June', 'junio')} ${year}`,
      p.field('previous_lt_rating'),
      p.field('previous_st_rating'),
      p.say('Stable', 'Estable'),
    ],
    [
      `${p.say('May', 'mayo')} ${year - 1}`,
      p.peers[0]?.[1] ?? '',
      p.peers[0]?.[2] ?? '',
      p.say('Stable', 'Estable'),
    ],
  ];
  return {
    css: `@page { size: A4; margin: 18mm } body { font: 10pt ${p.font} } h1 { font-size: 20pt; margin: 2mm 0 } .box { display: grid; grid-template-columns: repeat(4, 1fr); border: 1.5px solid #7a1f2b; margin: 4mm 0 } .box div { padding: 3mm; border-right: 0.5px solid #7a1f2b } .box small { display: block; font-size: 7.5pt; color: #7a1f2b } .box b { font-size: 14pt } .list th { border-bottom: 1px solid #7a1f2b; font-size: 8.5pt } .list td { padding: 3px } .by { font-size: 8.5pt; margin-top: 6mm }`,
    body: `<div class="cols"><span>${p.agency}</span><span>${p.name('Credit opinion|Rating action report', 'Dictamen de calificación|Opinión crediticia')}</span></div><h1>${p.field('company_name')}</h1><div>${p.field('industry')} | ${p.field('country')} | ${day}</div><div class="box">${box(p.name('Long-Term Issuer Rating|LT Issuer Rating', 'Calificación de largo plazo|Rating largo plazo'), p.field('lt_rating'))}${box(p.name('Short-Term Issuer Rating|ST Issuer Rating', 'Calificación de corto plazo|Rating corto plazo'), p.field('st_rating'))}${box(p.say('Outlook', 'Perspectiva'), p.field('outlook'))}${box(p.say('Exposure', 'Exposición'), p.exposure)}</div><p>${first}</p><p>${second}</p>
      <h3>${p.name('Rating history|History of decisions', 'Historial de calificaciones|Historia de la calificación')}</h3>${tableOf({ head: [p.say('Date', 'Fecha'), p.say('Long term', 'Largo plazo'), p.say('Short term', 'Corto plazo'), p.say('Outlook', 'Perspectiva')], rows: history, classes: ['', 'c', 'c', ''] }, 'list full')}<div class="by">${p.name('Principal analyst|Lead analyst', 'Analista líder|Analista responsable')}: ${p.field('analyst')}. ${p.name('Next scheduled review|Review date', 'Próxima revisión programada|Revisión siguiente')}: ${p.field('next_review')}.</div>`,
  };
}

/** The present rating and the one before in two columns, the terms in rows. */
export function beforeAndNow(p: ReportPaper): Sheet {
  const [first = ''] = opinions(p);
  const rows = [
    [
      p.name('Short-term|Short-term rating', 'Corto plazo|Calificación a corto plazo'),
      p.field('previous_st_rating'),
      `<b>${p.field('st_rating')}</b>`,
    ],
    [
      p.name('Long-term|Long-term rating', 'Largo plazo|Calificación a largo plazo'),
      p.field('previous_lt_rating'),
      `<b>${p.field('lt_rating')}</b>`,
    ],
    [p.say('Outlook', 'Perspectiva'), p.say('Stable', 'Estable'), `<b>${p.field('outlook')}</b>`],
  ];
  const fact = (label: string, value: string): string => `<tr><th>${label}</th><td>${value}</td></tr>`;
  return {
    css: `@page { size: A4; margin: 20mm } body { font: 10.5pt ${p.font} } h2 { font-size: 13pt; margin: 6mm 0 2mm } .facts th { text-align: left; font-weight: normal; background: #f2efe6; border: 1px solid #cbc3a9; padding: 3px 8px; width: 50mm } .facts td { border: 1px solid #cbc3a9; padding: 3px 8px } .now td, .now th { border: 1px solid #cbc3a9; padding: 4px 10px; text-align: center } .now { width: 120mm }`,
    body: `<div style="font-size:16pt">${p.name('Annual credit review|Counterparty credit review', 'Revisión anual de crédito|Revisión de riesgo de contraparte')}</div>${p.agency}<h2>${p.say('1. Customer', '1. Cliente')}</h2><table class="facts full">${fact(p.name('Legal name|Registered name', 'Nombre legal|Denominación social'), p.field('company_name'))}${fact(p.name('Country of incorporation|Country', 'País de constitución|País'), p.field('country'))}${fact(p.name('Industry sector|Sector', 'Sector económico|Sector'), p.field('sector'))}${fact(p.name('Date of review|Reviewed on', 'Fecha de la revisión|Revisado el'), p.field('date'))}${fact(p.name('Credit officer|Reviewed by', 'Responsable de crédito|Revisado por'), p.field('analyst'))}${fact(p.name('Next annual review|Next review date', 'Próxima revisión anual|Siguiente revisión'), p.field('next_review'))}</table>
      <h2>${p.say('2. Internal rating', '2. Calificación interna')}</h2>${tableOf({ head: ['', p.name('Previous|Last year', 'Anterior|Año anterior'), p.name('Current|This year', 'Actual|Vigente')], rows }, 'now')}<h2>${p.say('3. Comment', '3. Comentario')}</h2><p>${first}</p>${ratiosOf(p, 'facts full')}`,
  };
}

/** Ratings in columns of dates, the newest at the right. */
export function ratingColumns(p: ReportPaper): Sheet {
  const [first = ''] = opinions(p);
  const newest = Number(p.years[0] ?? 2020) + 1;
  const old = p.peers[1] ?? [];
  const head = ['', String(newest - 2), p.name('Previous', 'Anterior'), p.name('Current', 'Actual')];
  const rows = [
    [
      p.say('Long-term issuer', 'Emisor largo plazo'),
      old[1] ?? '',
      p.field('previous_lt_rating'),
      `<b>${p.field('lt_rating')}</b>`,
    ],
    [
      p.say('Short-term issuer', 'Emisor corto plazo'),
      old[2] ?? '',
      p.field('previous_st_rating'),
      `<b>${p.field('st_rating')}</b>`,
    ],
  ];
  const line = (label: string, value: string): string =>
    `<div class="l"><span>${label}</span> ${value}</div>`;
  return {
    css: `@page { size: Letter; margin: 16mm } body { font: 9.5pt ${p.font} } .page { display: grid; grid-template-columns: 1fr 58mm; gap: 9mm } h1 { font-size: 19pt; margin: 0 } .l { margin-bottom: 2.5mm } .l span { display: block; color: #35618f; font-size: 7.5pt } .hist th { background: #35618f; color: #fff; padding: 3px 6px } .hist td { padding: 3px 6px; border-bottom: 0.5px solid #9bb } .side { border-left: 2px solid #35618f; padding-left: 5mm }`,
    body: `<div class="page"><div><div>${p.name('Issuer credit profile|Corporate rating report', 'Perfil crediticio del emisor|Informe de calificación')}</div><h1>${p.field('company_name')}</h1><p style="margin-top:5mm">${first}</p>${tableOf({ head, rows, classes: ['', 'c', 'c', 'c'] }, 'hist full')}<br>${ratiosOf(p, 'hist full')}</div><div class="side">${line(p.name('Outlook|Rating outlook', 'Perspectiva|Tendencia'), p.field('outlook'))}${line(p.name('Ticker|Bloomberg ticker', 'Ticker|Código bursátil'), p.field('ticker'))}${line(p.say('Sector', 'Sector'), p.field('sector'))}${line(p.name('Sub-sector|Industry', 'Subsector|Industria'), p.field('industry'))}${line(p.name('Country|Domicile', 'País|Domicilio'), p.field('country'))}${line(p.name('Publication date|Published', 'Fecha de publicación|Publicado'), p.field('date'))}${line(p.name('Next review|Next update due', 'Próxima revisión|Próxima actualización'), p.field('next_review'))}${line(p.name('Analyst|Contact', 'Analista|Contacto'), p.field('analyst'))}</div></div>`,
  };
}

/** An announcement: all that is looked for is in sentences. */
export function announcement(p: ReportPaper): Sheet {
  const [first = '', second = ''] = opinions(p);
  const name = p.field('company_name');
  return {
    css: `@page { size: A4; margin: 24mm } body { font: 11pt ${p.font}; line-height: 1.45 } h1 { font-size: 15pt; line-height: 1.25 } .by { font-size: 9pt; color: #555 }`,
    body: `<div class="by">${p.agency} – ${p.say('Rating announcement', 'Anuncio de calificación')} – ${p.field('date')}</div><h1>${p.say(`${p.agency} changes ratings of ${name}`, `${p.agency} modifica las calificaciones de ${name}`)}</h1>
      <p>${p.say(
        `${p.agency} has changed the long-term issuer rating of ${p.company()} to ${p.field('lt_rating')} from ${p.field('previous_lt_rating')} and its short-term rating to ${p.field('st_rating')} from ${p.field('previous_st_rating')}. The outlook is ${p.field('outlook').toLowerCase()}.`,
        `${p.agency} ha modificado la calificación de emisor a largo plazo de ${p.company()} a ${p.field('lt_rating')} desde ${p.field('previous_lt_rating')} y la calificación a corto plazo a ${p.field('st_rating')} desde ${p.field('previous_st_rating')}. La perspectiva es ${p.field('outlook').toLowerCase()}.`,
      )}</p><p>${first}</p><p>${second}</p><p>${p.say(`The company is based in ${p.field('country')} and is rated under the sector methodology for ${p.field('sector')}.`, `La empresa tiene su sede en ${p.field('country')} y se califica según la metodología sectorial de ${p.field('sector')}.`)}</p><p>${p.say(`The ratings will be reviewed by ${p.field('next_review')}.`, `Las calificaciones se revisarán antes del ${p.field('next_review')}.`)}</p><p class="by">${p.name('Analyst contact|Analyst', 'Analista de contacto|Analista')}: ${p.field('analyst')}, ${p.city}</p>`,
  };
}

/** Minutes of a committee: numbered items, of which each has a label in bold and a sentence or value. */
export function resolutionItems(p: ReportPaper): Sheet {
  const [first = ''] = opinions(p);
  const day = p.field('date');
  const item = (label: string, value: string): string => `<li><b>${label}</b> ${value}</li>`;
  return {
    css: `@page { size: A4; margin: 22mm } body { font: 10.5pt ${p.font} } h1 { font-size: 14pt } li { margin-bottom: 3mm } .sign { display: flex; gap: 30mm; margin-top: 18mm; font-size: 9pt }`,
    body: `<h1>${p.name('Minutes of the credit committee – rating decision|Credit committee: rating resolution', 'Acta del comité de crédito – decisión de calificación|Comité de riesgos: resolución de calificación')}</h1><div>${p.agency}, ${p.city}, ${day}</div><ol>${item(p.name('Borrower.|Debtor.', 'Acreditado.|Deudor.'), `${p.field('company_name')}, ${p.field('country')}`)}${item(p.name('Business.|Industry.', 'Giro.|Actividad.'), p.field('industry'))}${item(p.name('Facility requested.', 'Línea solicitada.'), p.limit)}${item(p.name('Rating, short term.|Short-term rating approved.', 'Calificación, corto plazo.|Calificación a corto plazo aprobada.'), `${p.field('st_rating')} (${p.name('previously|before', 'anteriormente|antes')} ${p.field('previous_st_rating')})`)}${item(p.name('Rating, long term.|Long-term rating approved.', 'Calificación, largo plazo.|Calificación a largo plazo aprobada.'), `${p.field('lt_rating')} (${p.name('previously|before', 'anteriormente|antes')} ${p.field('previous_lt_rating')})`)}${item(p.say('Outlook.', 'Perspectiva.'), p.field('outlook'))}${item(p.say('Grounds.', 'Motivos.'), first)}${item(p.name('To be reviewed.|Next review.', 'A revisar el.|Próxima revisión.'), p.field('next_review'))}</ol><div class="sign"><div>${p.name('Presented by|Rapporteur', 'Presentado por|Ponente')}<br>${p.field('analyst')}</div><div>${p.say('Approved', 'Aprobado')}<br>______________</div></div><p style="font-size:8pt">${p.say('Minutes as of', 'Acta de fecha')} ${day}</p>`,
  };
}
