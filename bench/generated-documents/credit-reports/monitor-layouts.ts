// Of the seventh collection, which was measured at first sight (docs/extraction.md) and has been looked into since: its figures are no longer those of documents that nobody has seen.
// What those who watch debtors print: a bureau's page at a glance, the votes of a committee, a row of a portfolio, a note in points.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { stepsFrom } from './grade-steps.ts';
import type { ReportPaper } from './report-paper.ts';
import { sentences } from './report-prose.ts';

/** Bars of payments month by month, a score out of a hundred and a limit; names at the left and values at the right of each card. */
export function bureauGlance(p: ReportPaper): Sheet {
  const [first = '', second = ''] = sentences(p);
  const card = (title: string, rows: readonly (readonly string[])[]): string =>
    `<div class="card"><h4>${title}</h4>${tableOf({ rows, classes: ['', 'r'] }, 'full')}</div>`;
  const bars = Array.from({ length: 12 }, (_, at) => {
    const height = p.dice.int(8, 30);
    return `<rect x="${at * 14 + 4}" y="${34 - height}" width="9" height="${height}" fill="#2a7ab9"/>`;
  }).join('');
  return {
    css: `@page { size: A4; margin: 13mm 15mm } body { font: 9pt ${p.font}; padding-right: 0.4mm } .bar { background: #103a5c; color: #fff; display: flex; justify-content: space-between; padding: 3mm 4mm; font-size: 11pt } h1 { font-size: 16pt; margin: 5mm 0 1mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm; margin-top: 4mm } .card { border: 0.6px solid #b9c7d3; border-radius: 1.5mm; padding: 2mm 3mm } .card h4 { margin: 0 0 1.5mm; color: #103a5c; font-size: 9.5pt } .card td { padding: 2.5px 1px; border-bottom: 0.4px solid #e2e8ed } .card td:last-child { font-weight: bold; white-space: normal }`,
    body: `<div class="bar"><b>${p.agency}</b><span>${p.name('Company report at a glance|Company snapshot', 'Informe de empresa de un vistazo|Ficha rápida de empresa')}</span></div><h1>${p.field('company_name')}</h1><div>${p.say('Registered no.', 'N.º de registro')} ${p.dice.digits(8)} · ${p.say('File no.', 'Expediente')} ${p.dice.digits(2)}-${p.dice.digits(3)}-${p.dice.digits(4)}</div><div class="two">${card(
      p.say('Risk', 'Riesgo'),
      [
        [p.say('Score', 'Puntuación'), `${p.dice.int(21, 97)} / 100`],
        [
          p.name('Rating, short term|Short-term rating', 'Rating, corto plazo|Calificación a corto plazo'),
          p.field('st_rating'),
        ],
        [
          p.name('Rating, long term|Long-term rating', 'Rating, largo plazo|Calificación a largo plazo'),
          p.field('lt_rating'),
        ],
        [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
        [p.say('Recommended limit', 'Límite recomendado'), p.limit],
      ],
    )}${card(p.say('Company', 'Empresa'), [
      [p.name('Ticker|Listed as', 'Ticker|Cotiza como'), p.field('ticker')],
      [p.name('Sector|Main sector', 'Sector|Sector principal'), p.field('sector')],
      [p.name('Industry|Activity', 'Industria|Actividad'), p.field('industry')],
      [p.name('Country|Seat', 'País|Sede'), p.field('country')],
      [p.say('Employees', 'Empleados'), String(p.dice.int(40, 4800))],
    ])}${card(p.say('Before this report', 'Antes de este informe'), [
      [
        p.name(
          'Previous short-term rating|Short-term rating before',
          'Calificación anterior a corto plazo|Rating anterior, corto plazo',
        ),
        p.field('previous_st_rating'),
      ],
      [
        p.name(
          'Previous long-term rating|Long-term rating before',
          'Calificación anterior a largo plazo|Rating anterior, largo plazo',
        ),
        p.field('previous_lt_rating'),
      ],
    ])}${card(p.say('This report', 'Este informe'), [
      [p.name('Report generated|Report date', 'Informe generado|Fecha del informe'), p.field('date')],
      [p.name('Checked by analyst|Analyst', 'Revisado por analista|Analista'), p.field('analyst')],
    ])}</div><div class="card" style="margin-top:5mm"><h4>${p.say('Days beyond terms, last 12 months', 'Días de demora, últimos 12 meses')}</h4><svg width="168mm" height="38mm" viewBox="0 0 176 38"><line x1="0" y1="34" x2="176" y2="34" stroke="#888" stroke-width="0.5"/>${bars}</svg></div><p style="margin-top:4mm">${first} ${second}</p>`,
  };
}

/** How each member voted, in grades of their own; what was decided stands in the last row, in bold. */
export function committeeBallot(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = sentences(p);
  const [st, lt] = [p.field('st_rating'), p.field('lt_rating')];
  const members = p
    .say('Chair|Risk|Corporate banking|Economics', 'Presidencia|Riesgos|Banca empresas|Estudios')
    .split('|');
  const rows = members.map((member) => [
    member,
    stepsFrom(st, p.dice.int(-1, 1)),
    stepsFrom(lt, p.dice.int(-1, 1)),
    p.dice.pick(p.say('Stable|Negative', 'Estable|Negativa').split('|')),
  ]);
  const foot = [
    [
      `<b>${p.name('Rating assigned|Decision of the committee', 'Calificación asignada|Decisión del comité')}</b>`,
      `<b>${st}</b>`,
      `<b>${lt}</b>`,
      `<b>${p.field('outlook')}</b>`,
    ],
  ];
  const head = (label: string, value: string): string => `<div><span class="k">${label}</span>${value}</div>`;
  return {
    css: `@page { size: A4; margin: 22mm 24mm } body { font: 10.5pt 'C059', serif; line-height: 1.4; padding-right: 0.4mm } .k { display: inline-block; width: 48mm } h1 { font-size: 14pt; text-align: center; margin: 8mm 0 6mm } .b { margin: 6mm 0; border-top: 1.4px solid #000; border-bottom: 1.4px solid #000; font-weight: normal } .b th { border-bottom: 0.6px solid #000; font-style: italic; font-weight: normal } .b td, .b th { padding: 3px 6px } .b .foot td { border-top: 0.6px solid #000 } .sign { margin-top: 16mm; display: flex; gap: 20mm; font-size: 9pt } .sign div { border-top: 0.6px solid #000; width: 60mm }`,
    body: `<div style="text-align:right">${p.agency}, ${p.city}</div><h1>${p.name('Record of the rating vote|Rating committee ballot', 'Acta de votación de calificación|Votación del comité de calificación')}</h1>${head(p.name('Name under review|Company under review', 'Empresa en revisión|Empresa evaluada'), `<b>${p.field('company_name')}</b>`)}${head(p.name('Industry|Business', 'Industria|Rubro'), p.field('industry'))}${head(p.name('Presented by (analyst)|Presenting analyst', 'Presentado por (analista)|Analista ponente'), p.field('analyst'))}${head(p.name('Date of the vote|Vote held on', 'Fecha de la votación|Votación celebrada el'), p.field('date'))}${tableOf({ head: [p.say('Vote of', 'Voto de'), p.say('Short-term rating', 'Calificación corto plazo'), p.say('Long-term rating', 'Calificación largo plazo'), p.say('Outlook', 'Perspectiva')], rows, foot, classes: ['', 'c', 'c', ''] }, 'b full')}<p>${first} ${second}</p><p>${third}</p><p>${p.say('The committee will return to this name on', 'El comité volverá a revisar esta empresa el')} ${p.field('next_review')} (${p.say('next review', 'próxima revisión')}).</p><div class="sign"><div>${p.say('Secretary', 'Secretaría')}</div><div>${p.say('Chair', 'Presidencia')}</div></div>`,
  };
}

/** A sheet on its side with one row; headings over two rows, ratings now and before under headings of their own; notes beneath. */
export function portfolioRow(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = sentences(p);
  const st = p.say('Short-term', 'Corto plazo');
  const lt = p.say('Long-term', 'Largo plazo');
  const cells = [
    p.field('company_name'),
    p.field('ticker'),
    p.field('sector'),
    p.field('country'),
    p.field('st_rating'),
    p.field('lt_rating'),
    p.field('previous_st_rating'),
    p.field('previous_lt_rating'),
    p.field('outlook'),
    p.exposure,
  ];
  const tall = (text: string): string => `<th rowspan="2">${text}</th>`;
  return {
    css: `@page { size: A4 landscape; margin: 15mm } body { font: 9pt ${p.font}; padding-right: 0.4mm } h1 { font-size: 14pt; margin: 0 0 1mm } .row { margin: 6mm 0 } .row th { background: #3d3d3d; color: #fff; font-weight: normal; border: 0.6px solid #fff; padding: 3px 5px; text-align: center; vertical-align: middle } .row td { border: 0.6px solid #777; padding: 4px 5px; text-align: center } .row td:first-child { text-align: left; font-weight: bold } li { margin-bottom: 1.5mm }`,
    body: `<h1>${p.name('Watched names – extract|Portfolio monitor – single name', 'Nombres en seguimiento – extracto|Monitor de cartera – nombre individual')}</h1><div class="cols"><span>${p.agency}</span><span>${p.name('Position as of|As at', 'Posición al|Situación al')} ${p.field('date')}</span></div><table class="row full"><tr>${tall(p.name('Company|Name', 'Empresa|Nombre'))}${tall('Ticker')}${tall('Sector')}${tall(p.say('Country', 'País'))}<th colspan="2">${p.name('Current rating|Rating', 'Calificación actual|Calificación')}</th><th colspan="2">${p.name('Previous rating|Rating before', 'Calificación anterior|Calificación previa')}</th>${tall(p.say('Outlook', 'Perspectiva'))}${tall(p.say('Exposure', 'Exposición'))}</tr><tr>${[st, lt, st, lt].map((text) => `<th>${text}</th>`).join('')}</tr><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table><b>${p.say('Notes', 'Notas')}</b><ul><li>${first}</li><li>${second}</li><li>${third}</li></ul><div class="cols" style="margin-top:10mm"><span>${p.name('Watched by analyst:|Analyst:', 'Analista a cargo:|Analista:')} ${p.field('analyst')}</span><span>${p.name('Next review:|Review again by:', 'Próxima revisión:|Revisar antes del:')} ${p.field('next_review')}</span></div>`,
  };
}

/** A note to colleagues: points with a term in bold and the fact after it, the old grade after the new. */
export function pointedNote(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = sentences(p);
  const point = (label: string, value: string): string => `<li><b>${label}</b> – ${value}</li>`;
  const was = p.name('was|before', 'antes|era');
  return {
    css: `@page { size: A4; margin: 24mm 26mm } body { font: 11pt ${p.font}; line-height: 1.5; padding-right: 0.4mm } h1 { font-size: 15pt; margin: 9mm 0 4mm } ul { margin: 3mm 0 5mm; padding-left: 6mm } li { margin-bottom: 1.2mm } .by { margin-top: 10mm }`,
    body: `<div class="cols"><span>${p.agency}<br>${p.say('Corporate Credit', 'Crédito Empresas')}</span><span>${p.field('date')}</span></div><h1>${p.name('Rating note|Note on a rating', 'Nota de calificación|Nota sobre una calificación')}: ${p.field('company_name')}</h1><p>${p.say('Colleagues, the yearly look at this name is done. In short:', 'Colegas: terminamos la revisión anual de este nombre. En breve:')}</p><ul>${point(p.name('Short-term rating|Rating, short term', 'Calificación de corto plazo|Rating, corto plazo'), `${p.field('st_rating')} (${was} ${p.field('previous_st_rating')})`)}${point(p.name('Long-term rating|Rating, long term', 'Calificación de largo plazo|Rating, largo plazo'), `${p.field('lt_rating')} (${was} ${p.field('previous_lt_rating')})`)}${point(p.say('Outlook', 'Perspectiva'), p.field('outlook'))}${point(p.name('Sector and industry|Sector, industry', 'Sector e industria|Sector, industria'), `${p.field('sector')}; ${p.field('industry')}`)}${point(p.name('Limit|Limit kept at', 'Límite|Límite vigente'), p.limit)}${point(p.name('Next review|We look again on', 'Próxima revisión|Volveremos a revisar el'), p.field('next_review'))}</ul><p>${first} ${second}</p><p>${third}</p><div class="by">${p.field('analyst')}<br>${p.name('Credit analyst|Analyst', 'Analista de crédito|Analista')}</div>`,
  };
}
