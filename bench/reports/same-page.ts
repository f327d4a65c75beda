// The same report as a page for a browser, from the same content and the same chart: what Chromium is measured with.

import { readFile } from 'node:fs/promises';
import type { PrintOrder } from '../../apps/api/src/adapters/pdf/print-order.ts';
import { drawChart } from '../../apps/api/src/adapters/pdf/chart-svg.ts';
import { TYPEFACES } from '../../apps/api/src/adapters/pdf/typefaces.ts';
import type { companyReportContent } from '../../apps/api/src/reports/company-report-content.ts';

type Content = ReturnType<typeof companyReportContent>;

const STYLE = `@page{size:A4;margin:14mm 16mm 18mm}body{font:8.5pt Inter;color:#101828}h1{font-size:17pt}h2{font-size:11pt;margin:10pt 0 4pt}p{margin:4pt 0}h3{font-size:9pt}
table{width:100%;border-collapse:collapse;break-inside:auto}th{background:#eef1f6;text-align:left;font-size:7.5pt}td,th{padding:2.5pt 5pt;border-bottom:.5pt solid #e4e8ee}
.positive{color:#1e8a45}.negative{color:#c33c32}small{color:#5b6778}svg{width:100%;height:auto}.beside{display:flex;gap:14pt;break-inside:avoid}.beside>div{flex:1}`;

/** The rules that give a page the typeface of our reports. */
export async function typefaceStyle(): Promise<string> {
  const rules = await Promise.all(
    [...TYPEFACES].map(
      async ([weight, file]) =>
        `@font-face{font-family:Inter;font-weight:${weight};src:url(data:font/ttf;base64,${(await readFile(file)).toString('base64')})}`,
    ),
  );
  return rules.join('');
}

/** The page as HTML. */
export function samePage({ content: printed, charts }: PrintOrder, typefaces: string): string {
  const content = printed as Content; // the orders measured are those of company reports
  const { score } = charts;
  const { head, metrics, chart, levels, makeUp, week, events, definitions } = content;
  const parts = [
    `<h1>${plain(head.name)}</h1><p>${plain(head.ticker)} ${plain(head.category)} ${plain(head.asOf)}</p>`,
    `<div class="beside"><div><p><b>${plain(head.outlook)}</b> ${plain(head.description)}</p></div><div>`,
    buildTable(
      [],
      head.facts.map((fact) => fact.map((cell) => plain(cell ?? ''))),
    ),
    '</div></div>',
    `<h2>${plain(metrics.title)}</h2>`,
    buildTable(
      metrics.columns,
      metrics.rows.map((row) => [plain(row.name), ...row.scores.map(colourBySign), plain(row.rating ?? '')]),
    ),
    `<p>${plain(metrics.note)}</p>`,
    `<h2>${plain(chart.title)}</h2><figure role="img" aria-label="${plain(chart.alt)}">${score ? drawChart(score) : ''}</figure>`,
    `<h2>${plain(levels.title)}</h2>`,
    levels.none === null ? '' : `<p>${plain(levels.none)}</p>`,
    ...buildLevels(levels),
    `<div class="beside"><div><h2>${plain(makeUp.title)}</h2>`,
    buildTable(
      makeUp.columns,
      makeUp.rows.map((row) => [plain(row.name), row.weight, ...row.sums.map(colourBySign)]),
    ),
    `</div><div><h2>${plain(week.title)}</h2>`,
    buildTable(
      week.columns,
      week.rows.map((row) => [plain(row.name), ...row.scores.map(colourBySign)]),
    ),
    '</div></div>',
    ...events.flatMap(buildEvents),
    `<h2>${plain(definitions.title)}</h2>`,
    ...definitions.items.map(({ term, text }) => `<p><b>${plain(term)}</b>: ${plain(text)}</p>`),
  ];
  return `<!doctype html><html lang="${content.language}"><title>${plain(content.title)}</title><style>${typefaces}${STYLE}</style><body>${parts.join('')}</body></html>`;
}

function buildLevels(levels: Content['levels']): string[] {
  return (levels.none === null ? levels.items : []).flatMap((level) => [
    `<h3>${plain(level.title)} ${colourBySign(level.score)}</h3>`,
    buildTable(
      levels.columns,
      level.points.map((point) => [
        plain(point.impact),
        `${plain(point.summary)}<br>${plain(point.title)}`,
        point.date,
        colourBySign(point.score),
      ]),
    ),
  ]);
}

function buildEvents(part: Content['events'][number]): string[] {
  return [
    `<h2>${plain(part.title)}</h2>`,
    buildTable(
      part.columns,
      part.rows.map((row) => [
        row.date,
        `<a href="${plain(row.url ?? '')}">${plain(row.title)}</a><br><small>${plain(row.about)}</small>`,
        plain(row.type),
        row.weight,
        colourBySign(row.score),
        colourBySign(row.contribution),
      ]),
    ),
    `<p>${plain(part.total.name)} ${colourBySign(part.total.score)}</p>`,
  ];
}

function buildTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head =
    columns.length === 0
      ? ''
      : `<thead><tr>${columns.map((column) => `<th>${plain(column)}</th>`).join('')}</tr></thead>`;
  return `<table>${head}<tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;
}

function colourBySign({ text, sign }: { readonly text: string; readonly sign: string }): string {
  return `<span class="${sign}">${text}</span>`;
}

function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
