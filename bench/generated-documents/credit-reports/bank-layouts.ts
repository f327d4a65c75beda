// Rating reports as banks and their credit departments write them: grids of facts, forms, memos.

import type { Sheet } from '../html.ts';
import { escapeHtml, tableOf } from '../html.ts';
import type { ReportPaper } from './report-paper.ts';
import { pair, pairs, rationale, titleOf } from './report-words.ts';

const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

function ratioTable(p: ReportPaper, name = 'ratios'): string {
  return tableOf(
    {
      head: [p.say('Key ratios', 'Ratios principales'), ...p.years],
      rows: p.ratios,
      classes: ['', 'r', 'r', 'r'],
    },
    name,
  );
}

/** Facts in two columns of labels, each beside its value. */
export function factGrid(p: ReportPaper): Sheet {
  const all = pairs(p, [
    'company_name',
    'st_rating',
    'ticker',
    'lt_rating',
    'country',
    'outlook',
    'sector',
    'date',
    'industry',
    'next_review',
  ]);
  const rows = all.flatMap(([label, value], place) => {
    const other = all[place + 1];
    return place % 2 === 0 && other !== undefined ? [[`${label}:`, value, `${other[0]}:`, other[1]]] : [];
  });
  return {
    css: `@page { size: A4; margin: 20mm } body { font: 10pt ${p.font} } h1 { color: #1b3a5c; border-bottom: 3px solid #1b3a5c; font-size: 18pt } .facts { width: 100%; margin-bottom: 18px } .facts td { padding: 4px 2px; width: 22% } .ratios td, .ratios th { padding: 3px 12px; border-bottom: 0.5px solid #aaa }`,
    body: `<div style="font-size:9pt">${p.agency}</div><h1>${titleOf(p)}</h1>${tableOf({ rows, classes: ['', 'b', '', 'b'] }, 'facts')}<h3>${p.say('Rationale', 'Fundamentos')}</h3>${paragraphs(rationale(p))}${ratioTable(p)}
      <p style="margin-top:16px">${p.say('Recommended credit limit', 'Límite de crédito recomendado')}: ${p.limit}</p><p>${pair(p, 'analyst').join(': ')}</p>`,
  };
}

/** Rows of horizons by columns of current and previous rating. */
export function ratingMatrix(p: ReportPaper): Sheet {
  const matrix = [
    [
      p.say('Short term', 'Corto plazo'),
      p.field('st_rating'),
      p.field('previous_st_rating'),
      p.field('outlook'),
    ],
    [p.say('Long term', 'Largo plazo'), p.field('lt_rating'), p.field('previous_lt_rating'), ''],
  ];
  return {
    css: `@page { size: A4; margin: 18mm } body { font: 9.5pt ${p.font} } h1 { font-size: 16pt; margin: 0 } .m td, .m th { border: 1px solid #666; padding: 5px 14px } .m th { background: #ddd } .facts td { padding: 2px 20px 2px 0 }`,
    body: `<div class="cols"><h1>${p.field('company_name')}</h1><div>${p.field('ticker')}</div></div><p>${titleOf(p)} – ${p.field('date')}</p>${tableOf({ head: [p.say('Rating', 'Calificación'), p.say('Current', 'Actual'), p.say('Previous', 'Anterior'), p.say('Outlook', 'Perspectiva')], rows: matrix, classes: ['', 'c b', 'c', 'c'] }, 'm')}<br>
      ${tableOf({ rows: pairs(p, ['sector', 'country', 'next_review', 'analyst']) }, 'facts')}<h3>${p.say('Opinion', 'Opinión')}</h3>${paragraphs(rationale(p))}${ratioTable(p, 'm')}`,
  };
}

/** A form for the committee: boxes with the label small in the corner. */
export function limitForm(p: ReportPaper): Sheet {
  const box = ([label, value]: readonly [string, string], wide = 2): string =>
    `<div class="box" style="grid-column: span ${wide}"><small>${label}</small>${value}</div>`;
  return {
    css: `@page { size: A4; margin: 14mm } body { font: 10pt ${p.font} } .form { display: grid; grid-template-columns: repeat(12, 1fr); border: 1px solid } .box { border: 0.5px solid; padding: 2px 5px 6px; min-height: 40px } small { display: block; font-size: 7pt; color: #444 } h1 { text-align: center; font-size: 15pt } .ratios { margin: 0 auto } .ratios td, .ratios th { padding: 2px 14px }`,
    body: `<h1>${titleOf(p)}</h1><div class="form">${box(pair(p, 'company_name'), 8)}${box(pair(p, 'ticker'), 4)}${box(pair(p, 'sector'), 4)}${box(pair(p, 'industry'), 4)}${box(pair(p, 'country'), 4)}${box(pair(p, 'st_rating'), 3)}${box(pair(p, 'lt_rating'), 3)}${box(pair(p, 'previous_st_rating'), 3)}${box(pair(p, 'previous_lt_rating'), 3)}
      ${box(pair(p, 'outlook'), 4)}${box([p.say('Credit limit', 'Límite de crédito'), p.limit], 4)}${box([p.say('Exposure', 'Exposición'), p.exposure], 4)}<div class="box" style="grid-column:span 12"><small>${p.say('Reasons', 'Motivos')}</small>${rationale(p).slice(0, 2).join(' ')}</div><div class="box" style="grid-column:span 12">${ratioTable(p)}</div>${box(pair(p, 'analyst'), 4)}${box(pair(p, 'date'), 4)}${box(pair(p, 'next_review'), 4)}</div>`,
  };
}

/** A memo of two pages: the peers' ratings stand in a table that looks like the company's own. */
export function committeeMemo(p: ReportPaper): Sheet {
  const head = pairs(p, ['date', 'analyst']);
  return {
    css: `@page { size: A4; margin: 25mm } body { font: 11pt ${p.font} } .m { margin: 10px 0 } .m td, .m th { padding: 3px 16px 3px 0; border-bottom: 0.5px solid #999 } .next { break-before: page } .top td { padding: 2px 16px 2px 0 }`,
    body: `<h2>MEMORANDUM</h2>${tableOf({ rows: [[p.say('To', 'Para'), p.say('Credit committee', 'Comité de riesgos')], ...head, [p.say('Subject', 'Asunto'), `${titleOf(p)}: ${p.field('company_name')} (${p.field('ticker')})`]], classes: ['b', ''] }, 'top')}<hr>
      <h3>1. ${p.say('Ratings', 'Calificaciones')}</h3>${tableOf({ rows: pairs(p, ['st_rating', 'lt_rating', 'outlook', 'next_review']), classes: ['', 'b'] }, 'm')}<h3>2. ${p.say('Reasons', 'Fundamentos')}</h3>${paragraphs(rationale(p))}
      <div class="next"><h3>3. ${p.say('Ratios', 'Ratios')}</h3>${ratioTable(p, 'm')}<h3>4. ${p.say('Peers', 'Comparables')}</h3>${tableOf({ head: [p.say('Company', 'Empresa'), p.say('ST', 'CP'), p.say('LT', 'LP'), p.say('Outlook', 'Perspectiva')], rows: p.peers.map((row) => row.map(escapeHtml)), classes: ['', 'c', 'c', ''] }, 'm')}<h3>5. ${p.say('Limit', 'Límite')}</h3><p>${p.say('We propose a limit of', 'Se propone un límite de')} ${p.limit}.</p></div>`,
  };
}

/** Fixed pitch, as a mainframe prints it: labels with dots up to the value. */
export function listing(p: ReportPaper): Sheet {
  const dots = ([label, value]: readonly [string, string]): string =>
    `${label} ${'.'.repeat(Math.max(3, 40 - label.length))} ${value}`;
  const text = [
    `${p.agency.toUpperCase()}${' '.repeat(20)}${p.say('PAGE', 'PÁG.')}   1`,
    '='.repeat(78),
    `          ${titleOf(p).toUpperCase()}`,
    '='.repeat(78),
    '',
    ...pairs(p, ['company_name', 'ticker', 'industry', 'country', 'date']).map(dots),
    '',
    ...pairs(p, ['lt_rating', 'previous_lt_rating', 'st_rating', 'previous_st_rating', 'outlook']).map(dots),
    '',
    ...p.ratios.map(
      ([name = '', ...values]) => name.padEnd(42) + values.map((value) => value.padStart(12)).join(''),
    ),
    '',
    dots([p.say('Credit limit', 'Límite de crédito'), p.limit]),
    ...pairs(p, ['analyst', 'next_review']).map(dots),
  ];
  return {
    css: `@page { size: A4; margin: 18mm 16mm } body { font: 10pt 'Liberation Mono', monospace } pre { font-family: inherit; line-height: 1.35 }`,
    body: `<pre>${text.join('\n')}</pre>`,
  };
}
