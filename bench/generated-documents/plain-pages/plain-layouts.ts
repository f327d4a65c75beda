// Pages without a table, most of which look as if they had one: lists, contents, charts, letters, columns of text.

import type { Dice } from '../dice.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml } from '../html.ts';
import { prose } from '../tables/table-page.ts';
import { FIFTH_PLAIN_LAYOUTS } from './fifth-plain-layouts.ts';
import { FIFTH_PLAIN_PAPERS } from './fifth-plain-papers.ts';
import { FOURTH_PLAIN_LAYOUTS } from './fourth-plain-layouts.ts';
import { FOURTH_PLAIN_PAPERS } from './fourth-plain-papers.ts';
import { FURTHER_PLAIN_LAYOUTS } from './further-plain-layouts.ts';
import { SIXTH_PLAIN_LAYOUTS } from './sixth-plain-layouts.ts';
import { SIXTH_PLAIN_PAPERS } from './sixth-plain-papers.ts';
import { THIRD_PLAIN_LAYOUTS } from './third-plain-layouts.ts';

export type PlainLayout = (dice: Dice) => Sheet;

const TOPICS =
  'Liquidity and funding, Risk factors, Market developments, Employees, Corporate governance, Research and development, Outlook, Related parties, Share capital, Internal control, Environmental matters, Pension obligations'.split(
    ', ',
  );

const sheet = (dice: Dice, body: string, css = ''): Sheet => ({
  css: `@page { size: A4; margin: 22mm } body { font: 10.5pt ${dice.pick(["'Liberation Serif', serif", "'P052', serif", "'Liberation Sans', sans-serif", "'DejaVu Sans', sans-serif"])} } .prose { text-align: justify } ${css}`,
  body,
});
const paragraphs = (dice: Dice, count: number): string =>
  Array.from({ length: count }, () => prose(dice, dice.int(3, 5))).join('');

function runningText(dice: Dice): Sheet {
  return sheet(
    dice,
    dice
      .some(TOPICS, 3)
      .map((topic) => `<h2>${topic}</h2>${paragraphs(dice, 3)}`)
      .join(''),
  );
}

function twoColumns(dice: Dice): Sheet {
  return sheet(
    dice,
    `<h1>${dice.pick(TOPICS)}</h1><div class="text">${paragraphs(dice, 8)}</div>`,
    '.text { columns: 2; column-gap: 9mm; font-size: 9.5pt }',
  );
}

function bullets(dice: Dice): Sheet {
  const list = dice
    .some(TOPICS, 6)
    .map(
      (topic) =>
        `<li><b>${topic}</b>: ${dice.pick(['up', 'down'])} ${dice.int(2, 40)} % to EUR ${dice.int(10, 900)} million, after ${dice.int(2, 30)} % in the year before</li>`,
    );
  return sheet(
    dice,
    `<h2>Highlights of the year</h2><ul>${list.join('')}</ul>${paragraphs(dice, 2)}<ol>${dice
      .some(TOPICS, 4)
      .map((topic) => `<li>${topic}</li>`)
      .join('')}</ol>`,
    'li { margin: 4px 0 }',
  );
}

/** Titles, dots and page numbers. */
function contents(dice: Dice): Sheet {
  let page = 3;
  const entries = dice.some(TOPICS, 11).map((topic, place) => {
    page += dice.int(1, 9);
    return `<div style="display:flex"><span>${place + 1}&nbsp;&nbsp;${topic}</span><span style="flex:1;overflow:hidden;white-space:nowrap">&nbsp;${'. '.repeat(90)}</span><span>&nbsp;${page}</span></div>`;
  });
  return sheet(dice, `<h1>Contents</h1>${entries.join('')}`, 'div { line-height: 1.7 }');
}

const AXIS = { left: 60, bottom: 260, width: 420, height: 220 };

function axes(dice: Dice, names: readonly string[], draw: (x: number, height: number) => string): string {
  const step = dice.pick([10, 25, 50, 200]);
  const scale = Array.from(
    { length: 6 },
    (_, place) =>
      `<text x="52" y="${AXIS.bottom - (place * AXIS.height) / 5 + 4}" text-anchor="end">${(place * step).toLocaleString('en')}</text><line x1="60" x2="480" y1="${AXIS.bottom - (place * AXIS.height) / 5}" y2="${AXIS.bottom - (place * AXIS.height) / 5}" stroke="#ccc"/>`,
  );
  const bars = names.map((name, place) => {
    const x = AXIS.left + ((place + 0.5) * AXIS.width) / names.length;
    return `${draw(x, dice.between(20, AXIS.height))}<text x="${x}" y="278" text-anchor="middle">${name}</text>`;
  });
  return `<svg width="520" height="300" font-size="11">${scale.join('')}${bars.join('')}</svg>`;
}

function barChart(dice: Dice): Sheet {
  const chart = axes(
    dice,
    ['2019', '2020', '2021', '2022', '2023', '2024'],
    (x, height) =>
      `<rect x="${x - 18}" y="${AXIS.bottom - height}" width="36" height="${height}" fill="#4477aa"/><text x="${x}" y="${AXIS.bottom - height - 5}" text-anchor="middle">${Math.round(height * 3)}</text>`,
  );
  return sheet(dice, `<h2>Order intake, EUR million</h2>${chart}${paragraphs(dice, 3)}`);
}

function lineCharts(dice: Dice): Sheet {
  const chart = () =>
    axes(
      dice,
      'Jan Mar May Jul Sep Nov'.split(' '),
      (x, height) => `<circle cx="${x}" cy="${AXIS.bottom - height}" r="4" fill="#aa3333"/>`,
    );
  return sheet(
    dice,
    `<h3>Figure 1. Price of pulp, USD a tonne</h3>${chart()}<h3>Figure 2. Freight index</h3>${chart()}<p style="font-size:8pt">Source: own data</p>`,
  );
}

function letter(dice: Dice): Sheet {
  return sheet(
    dice,
    `<p>Halden &amp; Row LLP<br>41 Quay Street<br>Bristol BS1 4DJ</p><p style="text-align:right">${dice.int(1, 28)} March 2024<br>Our ref: ${dice.digits(6)}/HR<br>Tel: 01632 960${dice.digits(3)}</p><p>The Directors<br>Corvane Industries PLC<br>9 Mill Lane<br>Leeds LS1 5AB</p><p>Dear Sirs,</p>${paragraphs(dice, 4)}<p>Yours faithfully,</p><p style="margin-top:40px">R. Alder<br>Partner</p>`,
  );
}

function clauses(dice: Dice): Sheet {
  const list = dice
    .some(TOPICS, 5)
    .map(
      (topic, place) =>
        `<p><b>${place + 1}. ${topic}</b></p>${Array.from({ length: 2 }, (_, part) => `<div style="display:flex;gap:10px;margin:4px 0 4px 14px"><span>${place + 1}.${part + 1}</span><span>${prose(dice, 2)}</span></div>`).join('')}`,
    );
  return sheet(dice, `<h2>Terms of the facility</h2>${list.join('')}`);
}

function references(dice: Dice): Sheet {
  const list = Array.from(
    { length: 14 },
    (_, place) =>
      `<div style="display:flex;gap:8px;margin:5px 0"><span>[${place + 1}]</span><span>${escapeHtml(dice.pick(['Alder, R. & Pike, J.', 'Kovacs, I.', 'Barrientos, L.']))} (${dice.int(1998, 2024)}). ${dice.pick(TOPICS)} of listed companies. Journal of Credit ${dice.int(2, 40)}(${dice.int(1, 4)}), ${dice.int(10, 90)}–${dice.int(91, 180)}.</span></div>`,
  );
  return sheet(dice, `<h2>References</h2>${list.join('')}`);
}

/** Minutes: who was there, and what was said in turn. */
function minutes(dice: Dice): Sheet {
  const talk = Array.from(
    { length: 8 },
    () =>
      `<p><b>${dice.pick(['MS ALDER', 'MR PRAT', 'DR KOVACS'])}:</b> ${dice.pick(TOPICS)} will be taken at ${dice.int(9, 16)}:${dice.pick(['00', '15', '30'])} on the ${dice.int(2, 28)}th. ${prose(dice, 2)}</p>`,
  );
  return sheet(
    dice,
    `<h2>Minutes of the credit committee</h2><p>Present: R. Alder (chair), J. Prat, I. Kovacs<br>Apologies: L. Brandt</p>${talk.join('')}`,
    '.prose { display: inline }',
  );
}

export const PLAIN_LAYOUTS: Readonly<Record<string, PlainLayout>> = {
  runningText,
  twoColumns,
  bullets,
  contents,
  barChart,
  lineCharts,
  letter,
  clauses,
  references,
  minutes,
  ...FURTHER_PLAIN_LAYOUTS,
  ...THIRD_PLAIN_LAYOUTS,
  ...FOURTH_PLAIN_LAYOUTS,
  ...FOURTH_PLAIN_PAPERS,
  ...FIFTH_PLAIN_LAYOUTS,
  ...FIFTH_PLAIN_PAPERS,
  ...SIXTH_PLAIN_LAYOUTS,
  ...SIXTH_PLAIN_PAPERS,
};
