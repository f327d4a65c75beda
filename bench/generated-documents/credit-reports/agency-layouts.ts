// Rating reports as agencies publish them: cards, sidebars, letters, columns of text.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import type { ReportField, ReportPaper } from './report-paper.ts';
import { pair, pairs, rationale, titleOf } from './report-words.ts';

const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

/** Cards with the grade large under its label. */
export function scoreCards(p: ReportPaper): Sheet {
  const card = (field: ReportField): string => {
    const [label, value] = pair(p, field);
    return `<div class="card"><div class="k">${label}</div><div class="g">${value}</div></div>`;
  };
  return {
    css: `@page { size: A4; margin: 16mm } body { font: 10pt ${p.font} } .cards { display: flex; gap: 8mm; margin: 8mm 0 } .card { flex: 1; background: #eef2f7; padding: 10px; text-align: center; border-radius: 6px } .k { font-size: 8.5pt; color: #556 } .g { font-size: 22pt; font-weight: bold } .facts td { padding: 3px 14px 3px 0 } .r2 td, .r2 th { padding: 4px 10px } .r2 tr:nth-child(even) { background: #f3f3f3 }`,
    body: `<div class="cols"><div style="font-size:20pt">${p.field('company_name')}</div><div style="text-align:right">${p.agency}<br>${pair(p, 'date').join(' ')}</div></div><div>${titleOf(p)}</div><div class="cards">${card('st_rating')}${card('lt_rating')}${card('outlook')}</div>
      ${tableOf({ rows: pairs(p, ['ticker', 'sector', 'industry', 'country', 'analyst', 'next_review']), classes: ['b', ''] }, 'facts')}<h3>${p.say('View', 'Valoración')}</h3>${paragraphs(rationale(p))}${tableOf({ head: ['', ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'r2')}`,
  };
}

/** A letter: everything in sentences. */
export function agencyLetter(p: ReportPaper): Sheet {
  const assigned = p.say(
    `${p.agency} has assigned ${p.field('company_name')} (ticker: ${p.field('ticker')}) a short-term rating of ${p.field('st_rating')} and a long-term rating of ${p.field('lt_rating')}. The outlook is ${p.field('outlook')}.`,
    `${p.agency} ha asignado a ${p.field('company_name')} (ticker: ${p.field('ticker')}) una calificación a corto plazo de ${p.field('st_rating')} y una calificación a largo plazo de ${p.field('lt_rating')}. La perspectiva es ${p.field('outlook')}.`,
  );
  const next = p.say(
    `The next review is due on ${p.field('next_review')}.`,
    `La próxima revisión está prevista para el ${p.field('next_review')}.`,
  );
  return {
    css: `@page { size: A4; margin: 28mm 26mm } body { font: 11.5pt ${p.font}; line-height: 1.45; text-align: justify } h1 { font-size: 14pt; text-align: center } .m td, .m th { padding: 2px 14px 2px 0 }`,
    body: `<p style="text-align:right">${p.city.replace(/^[\d-]+ /u, '')}, ${p.field('date')}</p><h1>${titleOf(p)}</h1><p>${assigned}</p>${paragraphs(rationale(p))}<p>${next}</p>${tableOf({ head: [p.say('Financial ratios', 'Ratios financieros'), ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 'm')}<p style="margin-top:30px">${p.field('analyst')}<br>${p.say('Lead analyst', 'Analista principal')}</p>`,
  };
}

/** A narrow column of facts at the right, label above value, beside the text. */
export function factColumn(p: ReportPaper): Sheet {
  const fact = ([label, value]: readonly [string, string]): string =>
    `<div class="k">${label}</div><div class="v">${value}</div>`;
  const facts = pairs(p, [
    'ticker',
    'country',
    'sector',
    'lt_rating',
    'st_rating',
    'outlook',
    'previous_lt_rating',
    'date',
    'next_review',
    'analyst',
  ]);
  return {
    css: `@page { size: A4; margin: 15mm } body { font: 9.5pt ${p.font} } .page { display: grid; grid-template-columns: 1fr 52mm; gap: 8mm } .side { border-left: 2px solid #7a1f3d; padding-left: 5mm } .k { color: #7a1f3d; font-size: 8pt; margin-top: 8px } .v { font-size: 11pt } h1 { color: #7a1f3d; margin: 0 0 4px; font-size: 19pt } .m td, .m th { padding: 3px 9px 3px 0 } .m th { border-bottom: 1px solid #7a1f3d }`,
    body: `<div class="page"><div><div style="text-transform:uppercase;letter-spacing:1.5px;font-size:8pt">${titleOf(p)}</div><h1>${p.field('company_name')}</h1>${paragraphs([...rationale(p), ...rationale(p)])}${tableOf({ head: [p.say('Ratios', 'Ratios'), ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'm')}<p style="margin-top:12px">${p.say('Limit', 'Límite')}: ${p.limit}</p></div><div class="side">${facts.map(fact).join('')}</div></div>`,
  };
}

/** Numbered sections, each with a list of a label and its value. */
export function numberedSections(p: ReportPaper): Sheet {
  const items = (fields: readonly ReportField[], section: number): string =>
    pairs(p, fields)
      .map(
        ([label, value], place) =>
          `<div class="item">${section}.${place + 1}&nbsp;&nbsp;${label}: ${value}</div>`,
      )
      .join('');
  return {
    css: `@page { size: A4; margin: 24mm 28mm } body { font: 10.5pt ${p.font} } h1 { font-size: 15pt; text-align: center; text-decoration: underline } h2 { font-size: 11pt; margin: 16px 0 4px } .item { margin-left: 14px; padding: 2px 0 } .m { border: 1px solid; width: 100% } .m td, .m th { border: 1px solid; padding: 2px 8px }`,
    body: `<h1>${titleOf(p)}</h1><h2>1. ${p.say('Identification', 'Identificación')}</h2>${items(['company_name', 'ticker', 'country', 'sector'], 1)}<h2>2. ${p.say('Ratings assigned', 'Calificaciones asignadas')}</h2>${items(['lt_rating', 'st_rating', 'outlook'], 2)}<h2>3. ${p.say('Reasons', 'Fundamentos')}</h2>${paragraphs(rationale(p))}<h2>4. ${p.say('Financial position', 'Situación financiera')}</h2>${tableOf({ head: ['', ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'm')}<h2>5. ${p.say('Validity', 'Vigencia')}</h2>${items(['date', 'next_review', 'analyst'], 5)}`,
  };
}

/** Two columns of text as in a newspaper, the ratings in a band across. */
export function newsColumns(p: ReportPaper): Sheet {
  const band = pairs(p, ['lt_rating', 'outlook', 'st_rating', 'date']);
  return {
    css: `@page { size: A4; margin: 16mm } body { font: 9.5pt ${p.font} } h1 { font-size: 22pt; margin: 2px 0; border-top: 4px solid; } .band { width: 100%; border-top: 1px solid; border-bottom: 1px solid; margin: 8px 0 } .band th { font-weight: normal; font-style: italic; padding: 5px 4px 0 } .band td { font-size: 14pt; padding: 0 4px 5px } .text { columns: 2; column-gap: 8mm; text-align: justify } .m td, .m th { padding: 2px 5px; font-size: 8.5pt } .m { width: 100%; border-top: 1px solid; border-bottom: 1px solid }`,
    body: `<div>${p.agency} – ${titleOf(p)}</div><h1>${p.field('company_name')}</h1><div>${p.field('ticker')} | ${p.field('country')} | ${p.field('industry')}</div>${tableOf({ head: band.map(([label]) => label), rows: [band.map(([, value]) => value)] }, 'band')}
      <div class="text">${paragraphs([...rationale(p), ...rationale(p)])}${tableOf({ head: ['', ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'm')}${paragraphs(rationale(p))}<p><i>${pair(p, 'analyst').join(': ')}</i></p></div>`,
  };
}
