// Reports that come of a session or of a model: a committee with its number, a council of Central America, a navigator of factors, a rating implied by figures.

import { GRADES } from '@vigilo/domain/companies/company';
import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { stepsFrom } from './grade-steps.ts';
import type { ReportPaper } from './report-paper.ts';
import { notices } from './tenth-stock.ts';

/** Number and day of the committee above all; what was rated at each date as a table with the older date first, then what the letters mean, then the grounds. */
export function committeeNumber(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = notices(p);
  const [newest = '', before = ''] = p.years;
  const history = [
    [p.say('Long-term rating', 'Largo plazo'), p.field('previous_lt_rating'), p.field('lt_rating')],
    [p.say('Short-term rating', 'Corto plazo'), p.field('previous_st_rating'), p.field('st_rating')],
    [p.say('Outlook', 'Perspectiva'), '', p.field('outlook')],
  ];
  const bullets = [second, third, fourth].map((text) => `<li>${text}</li>`).join('');
  return {
    css: `@page { size: A4; margin: 17mm 19mm } body { font: 10pt 'Liberation Serif', serif; line-height: 1.36; text-align: justify; padding-right: 0.4mm } .logo { font: bold 15pt 'Liberation Sans', sans-serif; color: #1b4f72; border-bottom: 2px solid #1b4f72; padding-bottom: 1.5mm } h1 { font: bold 15pt 'Liberation Sans', sans-serif; text-align: center; margin: 5mm 0 3mm } .meta { border-top: 1px solid #1b4f72; border-bottom: 1px solid #1b4f72; padding: 2mm 0; display: grid; grid-template-columns: 1fr 1fr; gap: 1mm 6mm; font: 9pt 'Liberation Sans', sans-serif } .meta div:nth-child(even) { text-align: right } .h { width: 128mm; margin: 5mm auto; font: 9pt 'Liberation Sans', sans-serif } .h th { background: #1b4f72; color: #fff; text-align: center; padding: 3px 6px } .h td { border: 0.6px solid #1b4f72; padding: 3px 6px; text-align: center } .h td:first-child { text-align: left } .box { border: 0.6px solid #777; padding: 2mm 3mm; font-size: 8.5pt; font-style: italic; margin-bottom: 4mm } h3 { font: bold 10.5pt 'Liberation Sans', sans-serif; color: #1b4f72; margin: 4mm 0 1mm } .f { font: 8.5pt 'Liberation Sans', sans-serif } .f th { border-bottom: 1px solid #1b4f72; padding: 3px } .f td { padding: 2.5px 3px }`,
    body: `<div class="logo">${p.agency}</div><h1>${p.field('company_name')}</h1><div class="meta"><div>${p.say('Committee No.', 'Comité No.')} ${p.dice.digits(3)}/${newest}</div><div>${p.say('Committee date', 'Fecha de comité')}: ${p.field('date')}</div><div>${p.say('Audited accounts at 31 December', 'Informe con EEFF auditados al 31 de diciembre de')} ${newest}</div><div>${p.say('Updated yearly', 'Periodicidad de actualización: anual')}</div><div>${p.say('Industry', 'Industria')}: ${p.field('industry')}</div><div>${p.field('country')}</div><div>${p.say('Analyst', 'Analista')}: ${p.field('analyst')}</div><div>analysis@${p.say('agency', 'agencia')}.example</div></div>${tableOf({ head: [p.say('Information as of', 'Fecha de información'), `${p.say('Dec', 'dic')}-${before.slice(2)}`, `${p.say('Dec', 'dic')}-${newest.slice(2)}`], rows: history }, 'h')}
      <div class="box">${p.say('The ratings may be raised, kept or lowered; they are no advice to buy, sell or hold, and rest on information that the company has given.', 'La información empleada proviene de fuentes oficiales; la clasificación no constituye recomendación de compra, venta o mantenimiento, y puede ser modificada en cualquier momento.')}</div><h3>${p.say('Grounds', 'Racionalidad')}</h3><p>${first}</p><h3>${p.say('Summary', 'Resumen ejecutivo')}</h3><ul style="margin:0;padding-left:6mm">${bullets}</ul><h3>${p.say('Key factors', 'Factores clave')}</h3><p>${fifth}</p><h3>${p.say('Indicators', 'Indicadores')}</h3>${tableOf({ head: [p.say('Indicator', 'Indicador'), ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'f full')}`,
  };
}

/** A council's: session and contact at the top right, numbered parts, the former and the present ratings under a heading of two rows. */
export function sessionReport(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = notices(p);
  const row = (name: string, before: string, now: string): string =>
    `<tr><td>${name}</td><td>${before}</td><td><b>${now}</b></td></tr>`;
  const list = (title: string, texts: readonly string[]): string =>
    `<h3>${title}</h3><ul style="margin:0;padding-left:6mm">${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;
  const session = `${p.say('Ordinary session No.', 'Sesión ordinaria N.º')} ${p.dice.int(1010, 1398)}`;
  return {
    css: `@page { size: Letter; margin: 17mm 20mm } body { font: 10pt 'Nimbus Sans', sans-serif; line-height: 1.4; padding-right: 0.4mm } .top { display: grid; grid-template-columns: 1fr 76mm; gap: 8mm } .top .a { font-size: 17pt; font-weight: bold; color: #33691e } .top .b { text-align: right; font-size: 8.5pt; font-weight: normal } h1 { font-size: 16pt; margin: 9mm 0 0 } .sub { color: #33691e; margin-bottom: 5mm } h2 { font-size: 11.5pt; background: #33691e; color: #fff; padding: 1.2mm 3mm; margin: 6mm 0 2.5mm } h3 { font-size: 10pt; margin: 3mm 0 1mm; color: #33691e } .c2 { margin: 3mm auto; width: 120mm } .c2 th, .c2 td { border: 0.7px solid #33691e; padding: 4px 8px; text-align: center } .c2 th { background: #e8f1e0 } .c2 td:first-child { text-align: left } .f th { border-bottom: 1px solid #33691e; padding: 3px } .f td { padding: 3px; border-bottom: 0.4px solid #ddd } small { font-size: 8pt }`,
    body: `<div class="top"><div class="a">${p.agency}</div><div class="b"><b>${p.say('Rating report', 'Informe de calificación')}</b><br>${session}: ${p.field('date')}<br>${p.say('Financial information', 'Información financiera')}: ${p.say('audited', 'auditada')} ${p.years[0] ?? ''}<br>${p.say('Contact', 'Contacto')}: ${p.field('analyst')}, ${p.say('analyst', 'analista')}</div></div><h1>${p.field('company_name')}</h1><div class="sub">${p.field('sector')} · ${p.field('country')}</div><h2>1. ${p.say('CREDIT RATING', 'CALIFICACIÓN DE RIESGO')}</h2><p>${p.say('The analysis rests on audited accounts and on information given by the company. The council decided to grant these ratings:', 'El análisis corresponde a la compañía con información auditada. El consejo acordó otorgar las siguientes calificaciones:')}</p><table class="c2"><tr><th rowspan="2">${p.say('Term', 'Plazo')}</th><th colspan="2">${p.say('Issuer rating', 'Calificación del emisor')}</th></tr><tr><th>${p.say('Previous', 'Anterior')}</th><th>${p.say('Current', 'Actual')}*</th></tr>${row(p.say('Long term', 'Largo plazo'), p.field('previous_lt_rating'), p.field('lt_rating'))}${row(p.say('Short term', 'Corto plazo'), p.field('previous_st_rating'), p.field('st_rating'))}<tr><td>${p.say('Outlook', 'Perspectiva')}</td><td colspan="2"><b>${p.field('outlook')}</b></td></tr></table><p><small>* ${p.say('The rating is valid for one year. Next review:', 'La calificación tiene vigencia de un año. Próxima revisión:')} ${p.field('next_review')}.</small></p><h2>2. ${p.say('FOUNDATIONS', 'FUNDAMENTOS')}</h2>${list(p.say('Strengths', 'Fortalezas'), [first, second])}${list(p.say('Challenges', 'Retos'), [third])}${list(p.say('Opportunities', 'Oportunidades'), [fourth])}${list(p.say('Threats', 'Amenazas'), [fifth])}<h2>3. ${p.say('FINANCIAL ANALYSIS', 'ANÁLISIS FINANCIERO')}</h2><p>${sixth}</p>${tableOf({ head: [p.say('Indicators', 'Indicadores'), ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 'f full')}`,
  };
}

/** On its side: grades down the left, a bar a factor, and beside the grade that was given its outlook; the facts in one strip beneath the title. */
export function navigatorFactors(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = notices(p);
  const long = p.field('lt_rating');
  const factors = p
    .say(
      'Management|Market Position|Diversification|Cost Structure|Profitability|Financial Structure|Flexibility',
      'Gerencia|Posición de mercado|Diversificación|Costos|Rentabilidad|Estructura financiera|Flexibilidad',
    )
    .split('|');
  const tops = factors.map(() => p.dice.int(1, GRADES.length - 3));
  const outlook = p.field('outlook');
  const rows = GRADES.toReversed().map((grade, at) => [
    grade,
    ...tops.map((top) => (at >= top - 1 && at <= top + 1 ? `<i class="${at === top ? 'm' : 'o'}"></i>` : '')),
    grade === long ? `<b>${long} ${outlook}</b>` : '',
  ]);
  const cell = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  return {
    css: `@page { size: A4 landscape; margin: 10mm 12mm } body { font: 9pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; border-bottom: 1.2mm solid #b3202c; padding-bottom: 1.5mm } .top b { font-size: 15pt } .strip { display: grid; grid-template-columns: 1.6fr repeat(5, 1fr); gap: 4mm; padding: 2.5mm 0 } small { display: block; font-size: 7pt; color: #666 } .nav th { font-size: 7.5pt; text-align: center; background: #eee; padding: 3px; border: 0.5px solid #bbb } .nav td { border: 0.5px solid #ddd; height: 9mm; padding: 0; text-align: center; vertical-align: middle } .nav td:first-child { font-weight: bold; background: #f6f6f6 } .nav i { display: block; width: 9mm; height: 9mm; margin: auto; background: #cfd8e3 } .nav i.m { background: #24476b } .three { display: grid; grid-template-columns: 1fr 1fr 88mm; gap: 6mm; margin-top: 4mm } h4 { margin: 0 0 1mm; color: #b3202c; font-size: 9pt } .r th { border-bottom: 0.8px solid #b3202c; padding: 2px; font-size: 8pt } .r td { padding: 2px; font-size: 8pt; border-bottom: 0.4px solid #ddd }`,
    body: `<div class="top"><b>${p.field('company_name')}</b><span>${p.agency} · ${p.say('Corporate Ratings Navigator', 'Navegador de calificación')}</span></div><div class="strip">${cell(p.say('Sector', 'Sector'), p.field('sector'))}${cell(p.say('Long-term rating', 'Calificación de largo plazo'), long)}${cell(p.say('Short-term rating', 'Calificación de corto plazo'), p.field('st_rating'))}${cell(p.say('Outlook', 'Perspectiva'), outlook)}${cell(p.say('Country', 'País'), p.field('country'))}${cell(p.say('As of', 'Al'), p.field('date'))}</div>${tableOf({ head: ['', ...factors, p.say('Issuer Rating', 'Calificación')], rows }, 'nav full')}<div class="three"><div><h4>${p.say('Reading the bars', 'Lectura de las barras')}</h4>${p.say('Dark is where we see a factor, light is the range of one notch to each side.', 'La barra oscura es el nivel del factor, la clara su rango de un escalón a cada lado.')}<h4 style="margin-top:3mm">${p.say('Analyst', 'Analista')}</h4>${p.field('analyst')}</div><div><h4>${p.say('Comment', 'Comentario')}</h4>${first} ${second} ${third}</div><div>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 'r full')}</div></div>`,
  };
}

/** By figures alone: a strip of codes and grades, what is seen now and what is foreseen, the ratios that imply it, others of the trade beneath. */
export function impliedRating(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = notices(p);
  const long = p.field('lt_rating');
  const top = [
    [
      p.say('Long-term rating (current)', 'Calificación largo plazo (actual)'),
      `<b>${long}</b>`,
      p.say('Sector', 'Sector'),
      p.field('sector'),
    ],
    [
      p.say('Long-term rating (projected)', 'Calificación largo plazo (proyectada)'),
      stepsFrom(long, p.dice.pick([-1, 1, 2])),
      p.say('Country', 'País'),
      p.field('country'),
    ],
    [
      p.say('Short-term rating', 'Calificación corto plazo'),
      `<b>${p.field('st_rating')}</b>`,
      p.say('Analyst', 'Analista'),
      p.field('analyst'),
    ],
    [
      p.say('Outlook', 'Perspectiva'),
      p.field('outlook'),
      p.say('Rating analysis of', 'Análisis de fecha'),
      p.field('date'),
    ],
    [
      p.say('Prior long-term rating', 'Calificación anterior largo plazo'),
      p.field('previous_lt_rating'),
      p.say('Next review', 'Próxima revisión'),
      p.field('next_review'),
    ],
  ];
  const columns = p.ratios.map(([name = '']) => name);
  const across = p.years.map((year, at) => [year, ...p.ratios.map((values) => values[at + 1] ?? '')]);
  return {
    css: `@page { size: ${p.say('Letter', 'A4')}; margin: 13mm 14mm } body { font: 9pt 'Liberation Sans Narrow', sans-serif; font-size: 10pt; line-height: 1.32; padding-right: 0.4mm } h1 { font-size: 16pt; margin: 0 } .line { display: flex; justify-content: space-between; border-bottom: 2px solid #000; padding-bottom: 1mm; align-items: baseline } .x { margin: 3mm 0 } .x td { border: 0.6px solid #888; padding: 3px 5px } .x td:nth-child(odd) { background: #ececec } h3 { background: #000; color: #fff; font-size: 9.5pt; padding: 1mm 2mm; margin: 5mm 0 1.5mm } .w th { border-bottom: 0.8px solid #000; padding: 3px; text-align: right; font-size: 8.5pt; vertical-align: bottom } .w td { padding: 3px; text-align: right } .w td:first-child, .w th:first-child { text-align: left } p { margin: 0 0 2mm }`,
    body: `<div class="line"><h1>${p.field('company_name')} (${p.field('ticker')})</h1><b>${p.agency}</b></div>${tableOf({ rows: top }, 'x full')}<h3>${p.say('SUMMARY AND CONCLUSION', 'RESUMEN Y CONCLUSIÓN')}</h3><p>${first} ${second}</p><p>${third}</p><h3>${p.say('CREDIT RATIOS', 'RATIOS DE CRÉDITO')}</h3>${tableOf({ head: [p.say('FYE', 'Cierre'), ...columns], rows: across }, 'w full')}<h3>${p.say('RELATIVE CREDIT QUALITY OF PEERS', 'CALIDAD CREDITICIA RELATIVA')}</h3>${tableOf({ head: [p.say('Industry peers', 'Comparables'), p.say('ST', 'CP'), p.say('LT', 'LP'), p.say('Outlook', 'Perspectiva')], rows: p.peers }, 'w full')}<h3>${p.say('LIQUIDITY AND FUNDING', 'LIQUIDEZ Y FONDEO')}</h3><p>${fourth}</p><p style="font-size:8pt;margin-top:6mm">${p.say('Not for public distribution. The projected rating is what the figures imply for the next four quarters; it is no commitment.', 'Prohibida su distribución. La calificación proyectada es la que implican las cifras a cuatro trimestres y no supone un compromiso.')}</p>`,
  };
}
