// Rating reports as credit departments make them: a screen of the rating system as it is printed, a slide, a sheet of three blocks, bands of headings over values, rows in groups.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { opinions } from './report-essays.ts';
import type { ReportPaper } from './report-paper.ts';
import { pair, titleOf } from './report-words.ts';

/** Fields of a screen: each value in a sunken box behind its label, tabs and buttons about. */
export function systemScreen(p: ReportPaper): Sheet {
  const input = (label: string, value: string): string =>
    `<div class="i"><span>${label}</span><span class="in">${value}</span></div>`;
  const [first = ''] = opinions(p);
  return {
    css: `@page { size: A4 landscape; margin: 10mm } body { font: 9pt 'Liberation Sans', sans-serif } .tabs { display: flex; gap: 1mm; border-bottom: 1px solid #888; margin-bottom: 4mm } .tabs span { border: 1px solid #888; border-bottom: none; padding: 1mm 4mm; background: #ddd } .tabs span:first-child { background: #fff; font-weight: bold } .cols3 { display: grid; grid-template-columns: 1fr 1fr; gap: 2.5mm 12mm } .i { display: grid; grid-template-columns: 44mm 1fr; align-items: center } .in { border: 1px solid #777; background: #fafafa; padding: 1mm 2mm; min-height: 6mm } fieldset { border: 1px solid #aaa; margin: 0 0 4mm; padding: 3mm 4mm } legend { font-weight: bold; color: #224 } .b { display: inline-block; border: 1px solid #555; border-radius: 1mm; padding: 1mm 5mm; background: #eee; margin-right: 3mm; font-weight: normal }`,
    body: `<div class="cols" style="margin-bottom:3mm"><b>CRR-Net 6.2 – ${titleOf(p)}</b><span>${p.agency}</span></div><div class="tabs"><span>${p.say('Summary', 'Resumen')}</span><span>${p.say('Financials', 'Financieros')}</span><span>${p.say('Collateral', 'Garantías')}</span><span>${p.say('Audit trail', 'Bitácora')}</span></div>
      <fieldset><legend>${p.say('Counterparty', 'Contraparte')}</legend><div class="cols3">${input(p.name('Counterparty name|Customer name', 'Nombre de la contraparte|Nombre del cliente'), p.field('company_name'))}${input(p.name('Country of risk|Country', 'País de riesgo|País'), p.field('country'))}${input(p.say('Sector', 'Sector'), p.field('sector'))}${input(p.name('Industry|Sub-industry', 'Industria|Subsector'), p.field('industry'))}</div></fieldset><fieldset><legend>${p.say('Rating', 'Calificación')}</legend><div class="cols3">${input(p.name('ST rating|Short-term rating', 'Rating CP|Calificación corto plazo'), p.field('st_rating'))}${input(p.name('LT rating|Long-term rating', 'Rating LP|Calificación largo plazo'), p.field('lt_rating'))}${input(p.name('Prior ST rating|Previous short-term rating', 'Rating CP anterior|Calificación CP anterior'), p.field('previous_st_rating'))}${input(p.name('Prior LT rating|Previous long-term rating', 'Rating LP anterior|Calificación LP anterior'), p.field('previous_lt_rating'))}${input(p.say('Outlook', 'Perspectiva'), p.field('outlook'))}${input(p.say('Model', 'Modelo'), 'CORP-04')}</div></fieldset><fieldset><legend>${p.say('Approval', 'Aprobación')}</legend><div class="cols3">${input(p.name('Rating date|Rated on', 'Fecha de calificación|Fecha de rating'), p.field('date'))}${input(p.name('Next review|Review by', 'Próxima revisión|Revisar antes de'), p.field('next_review'))}${input(p.name('Analyst|Owner (analyst)', 'Analista|Analista responsable'), p.field('analyst'))}${input(p.say('Status', 'Estado'), p.say('Approved', 'Aprobado'))}</div></fieldset><fieldset><legend>${p.say('Comment', 'Comentario')}</legend>${first}</fieldset><span class="b">${p.say('Print', 'Imprimir')}</span><span class="b">${p.say('Close', 'Cerrar')}</span>`,
  };
}

/** A slide for a committee: few words, the ratings in a table with an arrow of words, the source in the corner. */
export function committeeSlide(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = opinions(p);
  const rows = [
    [p.say('Short term', 'Corto plazo'), p.field('previous_st_rating'), p.field('st_rating')],
    [p.say('Long term', 'Largo plazo'), p.field('previous_lt_rating'), p.field('lt_rating')],
  ];
  return {
    css: `@page { size: 254mm 143mm; margin: 9mm 12mm } body { font: 11pt 'Liberation Sans', sans-serif } h1 { font-size: 20pt; margin: 0 0 1mm; color: #003a70 } .sub { color: #666; border-bottom: 1px solid #003a70; padding-bottom: 2mm } .two { display: grid; grid-template-columns: 1fr 92mm; gap: 10mm; margin-top: 5mm } li { margin-bottom: 3mm } .t { margin-bottom: 4mm } .t th { background: #003a70; color: #fff; padding: 3px 6px; font-size: 9.5pt } .t td { border-bottom: 1px solid #bcd; padding: 4px 6px } .t td:last-child { font-weight: bold } .low { position: absolute; bottom: 0; left: 0; right: 0; font-size: 8pt; color: #666; display: flex; justify-content: space-between }`,
    body: `<h1>${p.field('company_name')}</h1><div class="sub">${p.name('Credit rating proposal|Rating report to the committee', 'Propuesta de calificación crediticia|Informe de rating al comité')} – ${p.field('sector')}, ${p.field('country')}</div><div class="two"><ul style="margin:0;padding-left:5mm">${[first, second, third].map((text) => `<li>${text}</li>`).join('')}</ul><div>${tableOf({ head: [p.say('Rating', 'Rating'), p.name('Current|Was', 'Vigente|Era'), p.name('Proposed|New', 'Propuesto|Nuevo')], rows, classes: ['', 'c', 'c'] }, 't full')}<div>${p.say('Outlook', 'Perspectiva')}: <b>${p.field('outlook')}</b></div><div>${p.say('Limit', 'Límite')}: ${p.limit}</div></div></div><div class="low"><span>${p.agency} · ${p.name('Presented by|Analyst', 'Presenta|Analista')}: ${p.field('analyst')}</span><span>${p.name('Committee of|Date', 'Comité del|Fecha')} ${p.field('date')}</span><span>7</span></div>`,
  };
}

/** Three blocks side by side under a bar with the name: what it is, what it is rated, what its ratios are. */
export function tearSheet(p: ReportPaper): Sheet {
  const [first = '', second = ''] = opinions(p);
  const block = (title: string, rows: readonly (readonly string[])[], classes: readonly string[]): string =>
    `<div class="block"><h3>${title}</h3>${tableOf({ rows, classes }, 'full')}</div>`;
  const two = ['', 'r b'];
  return {
    css: `@page { size: Letter; margin: 12mm } body { font: 8.5pt 'Liberation Sans Narrow', sans-serif; padding-right: 0.4mm } .bar { background: #1f2a44; color: #fff; padding: 3mm 4mm; display: flex; justify-content: space-between; align-items: baseline } .bar b { font-size: 15pt } .three { display: grid; grid-template-columns: 1fr 1fr 1.1fr; gap: 4mm; margin: 4mm 0 } .block { border: 1px solid #1f2a44 } .block h3 { background: #d9dfec; margin: 0; padding: 1mm 2mm; font-size: 9pt } .block td { padding: 2.5px 2mm; border-bottom: 0.4px solid #ccd }`,
    body: `<div class="bar"><b>${p.field('company_name')}</b><span>${p.field('ticker')} · ${p.name('Credit tear sheet|Credit rating snapshot', 'Ficha resumen de crédito|Ficha de calificación')}</span></div><div class="three">${block(p.say('Snapshot', 'Datos básicos'), [pair(p, 'sector'), pair(p, 'industry'), pair(p, 'country'), [p.say('Exposure', 'Exposición'), p.exposure]], two)}${block(
      p.name('Ratings|Credit ratings', 'Calificaciones|Ratings'),
      [
        [p.name('Short-term|ST rating', 'Corto plazo|Rating CP'), p.field('st_rating')],
        [p.name('Long-term|LT rating', 'Largo plazo|Rating LP'), p.field('lt_rating')],
        [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
        [p.name('Next review|Review date', 'Próxima revisión|Fecha de revisión'), p.field('next_review')],
      ],
      two,
    )}${block(
      `${p.say('Ratios', 'Ratios')} ${p.years.slice(0, 2).join(' / ')}`,
      p.ratios.map(([name = '', now = '', before = '']) => [name, now, before]),
      ['', 'r', 'r'],
    )}</div><p>${first}</p><p>${second}</p><p style="font-size:7.5pt;color:#555">${p.agency}. ${p.name('Sheet date|Prepared', 'Fecha de la ficha|Preparado')} ${p.field('date')}, ${p.field('analyst')} (${p.say('analyst', 'analista')}).</p>`,
  };
}

/** Bands of headings, each over its values, one after the other down the page. */
export function headingBands(p: ReportPaper): Sheet {
  const [first = '', second = ''] = opinions(p);
  const band = (cells: readonly (readonly [string, string])[]): string =>
    tableOf({ head: cells.map(([label]) => label), rows: [cells.map(([, value]) => value)] }, 'band full');
  return {
    css: `@page { size: A4; margin: 15mm } body { font: 9.5pt ${p.font}; padding-right: 0.4mm } h1 { font-size: 14pt; text-align: center } .band { margin-bottom: 4mm; table-layout: fixed } .band th { background: #555; color: #fff; font-size: 8pt; padding: 3px 5px; font-weight: normal; border: 0.6px solid #555 } .band td { border: 0.6px solid #555; padding: 5px }`,
    body: `<h1>${titleOf(p)}</h1>${band([pair(p, 'company_name'), pair(p, 'ticker'), pair(p, 'country')])}${band([pair(p, 'sector'), pair(p, 'industry')])}${band([pair(p, 'st_rating'), pair(p, 'lt_rating'), pair(p, 'outlook')])}${band([pair(p, 'previous_st_rating'), pair(p, 'previous_lt_rating')])}<p>${first}</p><p>${second}</p>${band([pair(p, 'date'), pair(p, 'next_review'), pair(p, 'analyst')])}<p style="text-align:center;font-size:8pt">${p.agency}, ${p.city}</p>`,
  };
}

/** Rows in groups, the name of each group in a cell beside all of its rows. */
export function groupedRows(p: ReportPaper): Sheet {
  const [first = ''] = opinions(p);
  const group = (name: string, rows: readonly (readonly [string, string])[]): string =>
    rows
      .map(
        ([label, value], at) =>
          `<tr>${at === 0 ? `<th rowspan="${rows.length}">${name}</th>` : ''}<td class="l">${label}</td><td>${value}</td></tr>`,
      )
      .join('');
  return {
    css: `@page { size: A4; margin: 18mm } body { font: 9.5pt ${p.font} } h1 { font-size: 15pt; margin: 0 0 4mm } .g th, .g td { border: 0.7px solid #345; padding: 4px 6px; vertical-align: middle } .g th { background: #dde6ee; width: 34mm } .l { width: 58mm; color: #345 }`,
    body: `<div style="text-align:right">${p.agency}</div><h1>${titleOf(p)}</h1><table class="g full">${group(p.say('Identification', 'Identificación'), [pair(p, 'company_name'), pair(p, 'industry'), pair(p, 'country')])}${group(p.say('Credit ratings', 'Calificaciones'), [[p.say('Short term', 'Corto plazo'), p.field('st_rating')], [p.say('Long term', 'Largo plazo'), p.field('lt_rating')], pair(p, 'outlook')])}${group(
      p.say('Limits', 'Límites'),
      [
        [p.say('Limit in force', 'Límite vigente'), p.limit],
        [p.say('Drawn', 'Dispuesto'), p.exposure],
      ],
    )}${group(p.say('Responsibility', 'Responsables'), [pair(p, 'analyst'), pair(p, 'date'), pair(p, 'next_review')])}${group(p.say('Opinion', 'Opinión'), [[p.say('In short', 'En resumen'), first]])}</table>`,
  };
}
