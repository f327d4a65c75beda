// Rating reports without a history: cards with the value over its label, a fixed-pitch report of a bureau, a letter to the company, a form in two languages, a one-page profile.

import type { Sheet } from '../html.ts';
import { escapeHtml, tableOf } from '../html.ts';
import { opinions } from './report-essays.ts';
import type { ReportPaper } from './report-paper.ts';

/** Cards: the value large, its label small beneath. */
export function ratingCards(p: ReportPaper): Sheet {
  const [first = '', second = ''] = opinions(p);
  const card = (value: string, label: string): string =>
    `<div class="card"><div class="v">${value}</div><div class="k">${label}</div></div>`;
  const rows = p.peers.map((peer) => [...peer]);
  return {
    css: `@page { size: A4; margin: 15mm } body { font: 9.5pt ${p.font}; color: #223 } h1 { font-size: 18pt; margin: 0 } .cards { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4mm; margin: 5mm 0 } .card { border: 1px solid #bcd; border-radius: 6px; padding: 3mm; text-align: center } .v { font-size: 13pt; font-weight: bold } .k { font-size: 7.5pt; color: #678 } .peers th, .peers td { padding: 3px 6px; border-bottom: 0.5px solid #bcd }`,
    body: `<h1>${p.field('company_name')}</h1><div>${p.name('Credit risk dashboard|Credit risk profile', 'Ficha de riesgo crediticio|Perfil de riesgo de crédito')} · ${p.agency}</div><div class="cards">${card(p.field('st_rating'), p.say('Short-term rating', 'Rating a corto plazo'))}${card(p.field('lt_rating'), p.say('Long-term rating', 'Rating a largo plazo'))}${card(p.field('outlook'), p.say('Outlook', 'Perspectiva'))}${card(p.field('sector'), p.say('Sector', 'Sector'))}${card(p.field('country'), p.say('Country', 'País'))}${card(p.field('date'), p.say('Report date', 'Fecha del informe'))}</div><p>${first}</p><p>${second}</p>
      <h3>${p.say('Peers', 'Comparables')}</h3>${tableOf({ head: [p.say('Company', 'Empresa'), p.say('ST', 'CP'), p.say('LT', 'LP'), p.say('Outlook', 'Perspectiva')], rows, classes: ['', 'c', 'c', ''] }, 'peers full')}<p>${p.name('Covered by|Analyst', 'Cubierto por|Analista')} ${p.field('analyst')}</p>`,
  };
}

/** As a bureau sends it by wire: one pitch, labels with dots up to their values, sections in capitals. */
export function bureauWire(p: ReportPaper): Sheet {
  const dots = (label: string, value: string): string =>
    `${label} ${'.'.repeat(Math.max(2, 34 - label.length))} ${value}`;
  const [first = ''] = opinions(p);
  const text = [
    `*** ${p.name('CREDIT RISK REPORT|COMPANY CREDIT REPORT', 'INFORME DE RIESGO CREDITICIO|INFORME COMERCIAL')} ***`,
    p.agency.toUpperCase(),
    '',
    p.say('IDENTIFICATION', 'IDENTIFICACION'),
    dots(p.name('Name of company|Company', 'Nombre de la empresa|Empresa'), p.field('company_name')),
    dots(p.say('Country', 'Pais'), p.field('country')),
    dots(p.name('Line of activity|Activity', 'Giro o actividad|Actividad'), p.field('industry')),
    dots(p.say('Employees', 'Empleados'), String(p.dice.int(40, 900))),
    '',
    p.say('RATING', 'CALIFICACION'),
    dots(
      p.name('Short term rating|Rating short term', 'Calificacion corto plazo|Rating corto plazo'),
      p.field('st_rating'),
    ),
    dots(
      p.name('Long term rating|Rating long term', 'Calificacion largo plazo|Rating largo plazo'),
      p.field('lt_rating'),
    ),
    dots(p.name('Outlook|Trend', 'Perspectiva|Tendencia'), p.field('outlook')),
    dots(p.say('Recommended limit', 'Limite recomendado'), p.limit),
    '',
    p.say('REPORT', 'INFORME'),
    dots(p.name('Date of report|Prepared on', 'Fecha del informe|Elaborado el'), p.field('date')),
    dots(p.name('Valid until|Update due', 'Vigente hasta|Actualizacion'), p.field('next_review')),
    dots(p.name('Analyst in charge|Analyst', 'Analista encargado|Analista'), p.field('analyst')),
  ].join('\n');
  return {
    css: `@page { size: A4; margin: 20mm } body { font: 9.5pt 'Liberation Mono', monospace } pre { font: inherit }`,
    body: `<pre>${text}</pre><p style="max-width:150mm">${first}</p>`,
  };
}

/** A letter that tells the company its ratings in a short list between paragraphs. */
export function ratingLetter(p: ReportPaper): Sheet {
  const [first = '', second = ''] = opinions(p);
  const list = [
    `${p.name('Short-term issuer credit rating|Short-term rating', 'Calificación crediticia de corto plazo|Calificación de corto plazo')}: ${p.field('st_rating')}`,
    `${p.name('Long-term issuer credit rating|Long-term rating', 'Calificación crediticia de largo plazo|Calificación de largo plazo')}: ${p.field('lt_rating')}`,
    `${p.say('Outlook', 'Perspectiva')}: ${p.field('outlook')}`,
  ];
  return {
    css: `@page { size: A4; margin: 25mm } body { font: 11pt ${p.font}; line-height: 1.4 } ul { list-style: square } .to { margin: 10mm 0 }`,
    body: `<b>${p.agency}</b><div class="to">${p.field('company_name')}<br>${p.say('The Board of Directors', 'Consejo de Administración')}<br>${p.field('country')}</div><p style="text-align:right">${p.city}, ${p.field('date')}</p><p><b>${p.name('Credit rating letter|Notice of credit ratings', 'Carta de calificación crediticia|Comunicación de calificaciones')}</b></p><p>${p.say('We have assigned the following ratings to your company:', 'Hemos asignado a su empresa las siguientes calificaciones:')}</p><ul>${list.map((each) => `<li>${each}</li>`).join('')}</ul><p>${first}</p><p>${second}</p><p>${p.say(`We will review these ratings on or before ${p.field('next_review')}.`, `Revisaremos estas calificaciones a más tardar el ${p.field('next_review')}.`)}</p><p style="margin-top:14mm">${p.field('analyst')}<br>${p.name('Lead analyst|Senior analyst', 'Analista principal|Analista sénior')}</p>`,
  };
}

/** A form with both languages in each label. */
export function twoTongueForm(p: ReportPaper): Sheet {
  const [first = ''] = opinions(p);
  const both = (en: string, es: string): string => p.say(`${en} / ${es}`, `${es} / ${en}`);
  const row = (one: string, value: string, other: string, second: string): string[] => [
    one,
    `<b>${value}</b>`,
    other,
    `<b>${second}</b>`,
  ];
  const rows = [
    row(both('Company', 'Empresa'), p.field('company_name'), both('Country', 'País'), p.field('country')),
    row(both('Sector', 'Sector'), p.field('sector'), both('Industry', 'Industria'), p.field('industry')),
    row(
      both('Short-term rating', 'Calificación a corto plazo'),
      p.field('st_rating'),
      both('Long-term rating', 'Calificación a largo plazo'),
      p.field('lt_rating'),
    ),
    row(both('Outlook', 'Perspectiva'), p.field('outlook'), both('Analyst', 'Analista'), p.field('analyst')),
    row(
      both('Date', 'Fecha'),
      p.field('date'),
      both('Next review', 'Próxima revisión'),
      p.field('next_review'),
    ),
  ];
  return {
    css: `@page { size: A4; margin: 15mm } body { font: 9pt ${p.font} } h1 { font-size: 14pt } .form td { border: 0.7px solid #555; padding: 5px } .form td:nth-child(odd) { background: #f4f4f4; font-size: 7.5pt; width: 36mm }`,
    body: `<h1>${both('Credit Risk Rating Report', 'Informe de calificación de riesgo')}</h1><p>${p.agency}</p>${tableOf({ rows }, 'form full')}<p style="margin-top:6mm">${first}</p>`,
  };
}

/** A profile: the facts in a line under the name, the ratings in a table with what they are of. */
export function onePageProfile(p: ReportPaper): Sheet {
  const [first = '', second = ''] = opinions(p);
  const rows = [
    [
      p.name('Issuer rating – short term|Issuer, ST', 'Rating del emisor – corto plazo|Emisor, CP'),
      p.field('st_rating'),
      p.say('confirmed', 'confirmado'),
    ],
    [
      p.name('Issuer rating – long term|Issuer, LT', 'Rating del emisor – largo plazo|Emisor, LP'),
      p.field('lt_rating'),
      p.say('confirmed', 'confirmado'),
    ],
    [p.say('Bank debt', 'Deuda bancaria'), escapeHtml(p.peers[0]?.[1] ?? ''), p.say('assigned', 'asignado')],
  ];
  return {
    css: `@page { size: A4; margin: 17mm } body { font: 10pt ${p.font} } h1 { margin: 0; font-size: 21pt } .line { border-top: 1px solid #000; border-bottom: 1px solid #000; padding: 2mm 0; margin: 3mm 0 6mm; display: flex; justify-content: space-between } .line small { color: #666 } .list td, .list th { padding: 3px 8px; border-bottom: 0.5px solid #999 } .out { margin: 4mm 0 }`,
    body: `<h1>${p.field('company_name')}</h1><div class="line"><span><small>${p.say('Ticker', 'Ticker')}</small> ${p.field('ticker')}</span><span><small>${p.say('Sector', 'Sector')}</small> ${p.field('sector')}</span><span><small>${p.say('Country', 'País')}</small> ${p.field('country')}</span></div><p>${p.name('Credit rating report|Issuer report', 'Informe de calificación crediticia|Informe del emisor')} – ${p.agency}</p>${tableOf({ head: [p.say('Type', 'Tipo'), p.say('Rating', 'Rating'), p.say('Action', 'Acción')], rows, classes: ['', 'c', ''] }, 'list')}<div class="out">${p.name('Outlook|Rating outlook', 'Perspectiva|Perspectiva del rating')}: <b>${p.field('outlook')}</b></div><p>${first} ${second}</p><div class="cols"><span>${p.name('Date of report|Report dated', 'Fecha del informe|Informe de fecha')} ${p.field('date')}</span><span>${p.name('Responsible analyst|Analyst', 'Analista a cargo|Analista')} ${p.field('analyst')}</span><span>${p.name('Next review due|Next review', 'Próxima revisión|Revisión prevista')} ${p.field('next_review')}</span></div>`,
  };
}
