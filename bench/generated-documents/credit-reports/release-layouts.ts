// Rating reports as agencies give them out: an affirmation with its table of actions, a report behind a page of its own, a ruler of grades, a board of tiles.

import { GRADES } from '@vigilo/domain/companies/company';
import type { Sheet } from '../html.ts';
import { escapeHtml, tableOf } from '../html.ts';
import type { ReportPaper } from './report-paper.ts';
import { remarks } from './report-remarks.ts';

/** Place and day before the first sentence; each rating with the one before it in a table under the text. */
export function affirmation(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = remarks(p);
  const rows = [
    [
      p.name('Long-term issuer rating', 'Calificación de largo plazo'),
      p.field('lt_rating'),
      p.field('previous_lt_rating'),
    ],
    [
      p.name('Short-term issuer rating', 'Calificación de corto plazo'),
      p.field('st_rating'),
      p.field('previous_st_rating'),
    ],
  ];
  return {
    css: `@page { size: A4; margin: 20mm 24mm } body { font: 10.5pt ${p.font}; line-height: 1.4 } .mast { border-bottom: 2px solid #00695c; color: #00695c; font-size: 13pt; padding-bottom: 2mm; margin-bottom: 6mm } h1 { font-size: 15pt; line-height: 1.25 } .t { margin: 5mm 0 } .t th { border-bottom: 1px solid #00695c; font-size: 9pt; padding: 3px 6px } .t td { border-bottom: 0.5px solid #bbb; padding: 4px 6px } .who { font-size: 9pt; margin-top: 6mm; border: 0.6px solid #bbb; padding: 3mm }`,
    body: `<div class="mast">${p.agency}</div><h1>${p.name('Credit ratings reviewed; report on', 'Revisión de calificaciones; informe sobre')} ${p.field('company_name')}</h1><p><b>${p.say('London', 'Madrid')}, ${p.field('date')}</b> – ${p.say('We have completed the review of the company’s credit ratings. The outlook is', 'Hemos concluido la revisión de las calificaciones crediticias de la compañía. La perspectiva es')} <b>${p.field('outlook').toLowerCase()}</b>. ${first}</p><p>${second}</p>${tableOf({ head: [p.name('Rating|Rating class', 'Calificación|Clase'), p.name('To|Current', 'Actual|Vigente'), p.name('From|Prior', 'Anterior|Previa')], rows, classes: ['', 'c', 'c'] }, 't full')}<p>${third}</p><div class="who">${p.name('Contact|Analytical contact', 'Contacto|Contacto analítico')}: ${p.field('analyst')}, ${p.say('credit analyst', 'analista de crédito')}<br>${p.name('Sector|Industry sector', 'Sector|Sector económico')}: ${p.field('sector')}<br>${p.say('Incorporated in', 'País de constitución')}: ${p.field('country')}</div>`,
  };
}

/** A title page with the company, the day and who wrote it; the ratings follow on the second. */
export function openingPage(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = remarks(p);
  const rows = [
    [p.name('Rating, short term|Short-term', 'Calificación, corto plazo|Corto plazo'), p.field('st_rating')],
    [p.name('Rating, long term|Long-term', 'Calificación, largo plazo|Largo plazo'), p.field('lt_rating')],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
    [p.name('Industry|Line of business', 'Industria|Giro'), p.field('industry')],
    [p.name('Country|Home country', 'País|País de origen'), p.field('country')],
    [
      p.name('Review planned for|Next review', 'Revisión prevista para|Próxima revisión'),
      p.field('next_review'),
    ],
  ];
  return {
    css: `@page { size: A4; margin: 24mm } body { font: 10.5pt ${p.font}; line-height: 1.4 } .front { height: 240mm; position: relative } .front h1 { font-size: 27pt; margin: 62mm 0 3mm; line-height: 1.15 } .band { height: 3mm; background: #37306b; width: 52mm; margin-bottom: 6mm } .low { position: absolute; bottom: 0; left: 0; right: 0; display: flex; justify-content: space-between; font-size: 9.5pt; border-top: 0.6px solid #37306b; padding-top: 3mm } .next { break-before: page } .f { margin: 4mm 0 6mm } .f td { padding: 4px 8px; border-bottom: 0.5px solid #cbd } .f td:first-child { color: #37306b; width: 68mm } .r1 th, .r1 td { padding: 2px 5px; border-bottom: 0.5px solid #cbd; font-size: 9.5pt }`,
    body: `<div class="front"><div>${p.agency}</div><h1>${p.field('company_name')}</h1><div class="band"></div><div style="font-size:14pt">${p.name('Credit risk report|Company rating report', 'Informe de riesgo de crédito|Informe de calificación')}</div><div class="low"><span>${p.field('date')}</span><span>${p.name('Author|By', 'Autor|Por')}: ${p.field('analyst')}</span></div></div><div class="next"><h2>${p.say('At a glance', 'De un vistazo')}</h2>${tableOf({ rows }, 'f full')}<h2>${p.say('Opinion', 'Opinión')}</h2><p>${first}</p><p>${second}</p><p>${fourth}</p><h2>${p.say('Figures', 'Cifras')}</h2>${tableOf({ head: ['', ...p.years], rows: p.ratios.map((row) => [...row]), classes: ['', 'r', 'r', 'r'] }, 'r1 full')}<p style="margin-top:4mm">${third}</p><p>${fifth}</p></div>`,
  };
}

/** All grades side by side, that of the company in black, and under the ruler what it is in words. */
export function gradeRuler(p: ReportPaper): Sheet {
  const [first = '', second = ''] = remarks(p);
  const long = p.field('lt_rating');
  const ruler = GRADES.toReversed()
    .map((grade) => `<td class="${grade === long ? 'on' : ''}">${grade}</td>`)
    .join('');
  const item = (label: string, value: string): string => `<p><b>${label}</b> ${value}</p>`;
  return {
    css: `@page { size: A4; margin: 18mm 20mm } body { font: 10pt ${p.font} } h1 { font-size: 20pt; margin: 0 0 1mm } .ruler td { border: 0.8px solid #555; text-align: center; padding: 4px 0; color: #888; width: 11.1% } .ruler .on { background: #000; color: #fff; font-weight: bold } .ends { display: flex; justify-content: space-between; font-size: 7.5pt; color: #555 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; margin-top: 7mm } .two p { margin: 0 0 2.5mm } .peers th, .peers td { border-bottom: 0.5px solid #999; padding: 2px 4px }`,
    body: `<div style="font-size:9pt">${p.agency} | ${p.name('Rating sheet|Credit rating sheet', 'Ficha de calificación|Ficha de rating')} | ${p.field('date')}</div><h1>${p.field('company_name')}</h1><div style="margin-bottom:6mm">${p.field('ticker')} · ${p.field('sector')} · ${p.field('country')}</div><table class="ruler full"><tr>${ruler}</tr></table><div class="ends"><span>${p.say('strongest', 'más fuerte')}</span><span>${p.say('weakest', 'más débil')}</span></div><div class="two"><div>${item(p.name('Long-term rating:|Rating, long term:', 'Calificación de largo plazo:|Rating a largo plazo:'), long)}${item(p.name('Short-term rating:|Rating, short term:', 'Calificación de corto plazo:|Rating a corto plazo:'), p.field('st_rating'))}${item(p.say('Outlook:', 'Perspectiva:'), p.field('outlook'))}${item(p.name('Analyst in charge:|Covered by:', 'Analista a cargo:|Analista:'), p.field('analyst'))}${item(p.name('To be reviewed:|Review before:', 'Por revisar:|Revisión antes de:'), p.field('next_review'))}</div><div><p>${first}</p><p>${second}</p></div></div><h3>${p.say('Comparable companies', 'Empresas comparables')}</h3>${tableOf({ head: ['', p.say('Short', 'Corto'), p.say('Long', 'Largo'), p.say('Outlook', 'Perspectiva')], rows: p.peers.map((row) => row.map(escapeHtml)), classes: ['', 'c', 'c', ''] }, 'peers full')}`,
  };
}

/** Tiles on a screen: the value large, what it is in small type beneath. */
export function tileBoard(p: ReportPaper): Sheet {
  const [first = '', second = ''] = remarks(p);
  const tile = (value: string, label: string): string =>
    `<div class="tile"><div class="v">${value}</div><div class="k">${label}</div></div>`;
  return {
    css: `@page { size: A4 landscape; margin: 11mm } body { font: 10pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .head { background: #12263f; color: #fff; padding: 4mm 6mm; display: flex; justify-content: space-between; align-items: center } .head b { font-size: 17pt } .tiles { display: grid; grid-template-columns: repeat(4, 1fr); gap: 4mm; margin: 5mm 0 } .tile { border: 0.8px solid #c5ced9; border-radius: 2mm; padding: 4mm; text-align: center } .v { font-size: 15pt; font-weight: bold; color: #12263f } .k { font-size: 8pt; color: #5a6b80; margin-top: 1mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .r1 td, .r1 th { padding: 2px 5px; border-bottom: 0.5px solid #c5ced9; font-size: 9pt } .foot { font-size: 8pt; color: #5a6b80; margin-top: 5mm; display: flex; justify-content: space-between }`,
    body: `<div class="head"><b>${p.field('company_name')}</b><span>${p.name('Credit risk rating|Rating overview', 'Calificación de riesgo|Panorama de calificación')} · ${p.agency}</span></div><div class="tiles">${tile(p.field('st_rating'), p.name('short-term rating|short term', 'calificación corto plazo|corto plazo'))}${tile(p.field('lt_rating'), p.name('long-term rating|long term', 'calificación largo plazo|largo plazo'))}${tile(p.field('outlook'), p.say('outlook', 'perspectiva'))}${tile(p.field('country'), p.name('country|country of risk', 'país|país de riesgo'))}${tile(p.field('previous_st_rating'), p.name('previous short-term rating|short term, before', 'calificación anterior corto plazo|corto plazo, anterior'))}${tile(p.field('previous_lt_rating'), p.name('previous long-term rating|long term, before', 'calificación anterior largo plazo|largo plazo, anterior'))}${tile(p.field('date'), p.name('report date|as of', 'fecha del informe|al día'))}${tile(p.field('next_review'), p.name('next review|review due', 'próxima revisión|revisión prevista'))}</div><div class="two"><div>${tableOf({ head: ['', ...p.years], rows: p.ratios.map((row) => [...row]), classes: ['', 'r', 'r', 'r'] }, 'r1 full')}</div><div><p>${first}</p><p>${second}</p></div></div><div class="foot"><span>${p.name('Coverage analyst|Analyst', 'Analista de cobertura|Analista')}: ${p.field('analyst')}</span><span>${p.say('Limit', 'Límite')} ${p.limit} · ${p.say('used', 'usado')} ${p.exposure}</span></div>`,
  };
}
