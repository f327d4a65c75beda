// Third collection: pages of annual reports in German, French, Spanish and Japanese.

import type { Dice } from '../../dice.ts';
import type { Row } from '../table-model.ts';
import { makeTable } from '../table-model.ts';
import type { TableSheet } from '../table-page.ts';
import type { FigureStyle } from '../second/printed-page.ts';
import {
  boldRow,
  broken,
  figure,
  figureRow,
  figures,
  FONTS,
  inset,
  marked,
  over,
  paragraphs,
  printed,
  strong,
} from '../second/printed-page.ts';
import { blanks } from './third-page.ts';

/** German: two years of the group by division, change in per cent, the current year shaded. */
export function spartenErgebnis(dice: Dice): TableSheet {
  const money: FigureStyle = { low: 12, high: 4300, decimals: 1, thousands: '.', point: ',' };
  const change = (): string =>
    `${figure(dice, { low: 0.2, high: 38, decimals: 1, point: ',', below: 40, minus: ['–', ''] })} %`;
  const line = (label: Row[number]): Row => [label, 'Mio. €', ...figures(dice, 2, money), change()];
  const section = (text: string): Row => [strong(text), ...blanks(4)];
  const table = makeTable({
    name: 'fig full sparten',
    head: [['', '', '2023', broken('2022', 'angepasst'), broken('Veränderung', 'zum Vorjahr')]],
    body: [
      section('Konzern'),
      line('Umsatzerlöse'),
      line('EBITDA vor Sondereinflüssen'),
      line('Konzernjahresüberschuss nach Anteilen anderer Gesellschafter'),
      ['Ergebnis je Aktie', '€', '3,41', '2,96', '15,2 %'],
      section('Sparte Wasserkraft'),
      line('Außenumsatz'),
      line(inset('davon Netzentgelte')),
      ['Erzeugte Strommenge', 'GWh', '8.214', '9.077', '–9,5 %'],
      section('Sparte Wärme'),
      line('Außenumsatz'),
      line('Investitionen'),
      [marked('Beschäftigte', '1'), 'FTE', '1.386', '1.402', '–1,1 %'],
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.swiss,
      size: 9,
      ruled: 'half',
      css: '.sparten th { font-weight: normal; vertical-align: bottom; border-bottom: 1px solid #06566e; color: #06566e } .sparten td { border-bottom: 0.4px solid #9ab } .sparten td:nth-child(2) { text-align: left; color: #666 } .sparten td:nth-child(3) { background: #dcebf0 } .sparten td:first-child { width: 60mm }',
      foot: '<span>96</span><span>Alpwerke AG · Geschäftsbericht 2023</span>',
    },
    ([html = '']) =>
      `<div class="head"><span>An unsere Aktionäre</span><span><b>Zusammengefasster Lagebericht</b></span><span>Konzernabschluss</span></div><h2>Ertragslage</h2>${paragraphs('Der Umsatz lag aufgrund höherer Preise im Terminhandel über dem Vorjahr. Die Wasserführung erreichte nur 91 % des langjährigen Mittels (Vorjahr: 98 %).')}<p><b>T 014</b> Kennzahlen nach Sparten</p>${html}<p class="note"><sup>1</sup> Jahresdurchschnitt, ohne Auszubildende. Rundungsdifferenzen sind möglich.</p>${paragraphs('Für 2024 rechnet der Vorstand mit einem EBITDA zwischen 610 und 660 Mio. €.')}`,
  );
}

/** French: commitments by term, thin spaces in numbers, bold totals between lines. */
export function engagementsDonnes(dice: Dice): TableSheet {
  const euros: FigureStyle = { low: 20, high: 61_000, thousands: ' ' };
  const line = (label: Row[number]): Row => figureRow(dice, label, 5, euros);
  const table = makeTable({
    name: 'fig full terme',
    head: [
      ['', over('Échéance', 3, true), '', ''],
      [
        broken('En milliers d’euros'),
        'À moins d’un an',
        broken('De un', 'à cinq ans'),
        broken('À plus de', 'cinq ans'),
        '31/12/2023',
        '31/12/2022',
      ],
    ],
    body: [
      boldRow(line('Engagements liés au financement')),
      line(inset('Lignes de crédit confirmées non tirées')),
      ['', ...blanks(5)].map((_, at) => (at === 0 ? inset('Nantissements') : '-')),
      boldRow(line('Engagements liés aux activités opérationnelles')),
      line(inset('Cautions de marché et garanties de bonne fin accordées aux clients')),
      line(inset('Obligations d’achat irrévocables')),
      [inset('Loyers, contrats non commencés'), '-', ...figures(dice, 2, euros), ...figures(dice, 2, euros)],
      boldRow(line('Engagements liés au périmètre')),
      [inset('Garanties de passif'), '850', '1 200', '-', '2 050', '2 050'],
      boldRow(line('TOTAL')),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.palatino,
      size: 9,
      ruled: 'half',
      css: '.terme th { vertical-align: bottom; font-size: 0.9em } .terme thead tr:last-child th { border-bottom: 1.5px solid #b4442c } .terme td { padding: 2.5px 6px; white-space: nowrap } .terme td:first-child { white-space: normal; width: 62mm } .terme tbody tr:nth-last-child(1) td { border-top: 1px solid #b4442c; border-bottom: 1px solid #b4442c } h2 { color: #b4442c }',
      foot: '<span>Document d’enregistrement universel 2023</span><span>287</span>',
    },
    ([html = '']) =>
      `<h2>Note 31 – Engagements hors bilan</h2>${paragraphs('Les engagements donnés par le Groupe s’analysent comme suit :')}${html}${paragraphs('Les obligations d’achat portent pour l’essentiel sur l’électricité d’origine renouvelable (contrats de 2021 et de 2022, d’une durée de 15 ans). Aucun engagement n’a été appelé au cours de l’exercice.')}<h2>Note 32 – Honoraires des commissaires aux comptes</h2>${paragraphs('Les honoraires comptabilisés en 2023 s’élèvent à 2,4 millions d’euros, dont 0,3 million au titre des services autres que la certification.')}`,
  );
}

/** Spanish: what directors earned by kind of pay, names wrapped, some of them for part of a year. */
export function retribucionConsejo(dice: Dice): TableSheet {
  const names = [
    'D.ª Montserrat Vilaplana Roig',
    'D. Ignacio de Urquijo y Sáenz de Tejada',
    'D. Peter van Aalst',
    'D.ª Lucía Fernández-Ochoa',
    'Inversiones Cantábricas, S.L. (representada por D. Juan Etxeberria)',
  ];
  const posts = ['Presidenta', 'Consejero delegado', 'Independiente', 'Independiente', 'Dominical'];
  const pay = Array.from({ length: names.length }, (_, at) => [
    dice.int(60, 320),
    at === 1 ? dice.int(400, 900) : 0,
    at === 1 ? dice.int(200, 500) : 0,
    at === 4 ? 0 : dice.int(8, 40),
  ]);
  const written = (value: number): string => (value === 0 ? '–' : String(value));
  const sums = (rows: readonly (readonly number[])[]): number[] =>
    [0, 1, 2, 3].map((at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0));
  const total = (row: readonly number[]): string =>
    String(row.reduce((sum, each) => sum + each, 0)).replaceAll(/\B(?=(?:\d{3})+$)/gu, '.');
  const table = makeTable({
    name: 'full consejo',
    head: [
      ['', '', '', over('Retribución variable', 2, true), '', ''],
      ['Consejero', 'Cargo', 'Fija', 'A corto plazo', 'A largo plazo', 'Dietas', 'Total 2023'],
    ],
    body: [
      ...names.map((name, at): Row => {
        const row = pay[at] ?? [];
        const [fixed = 0, short = 0, long = 0, meetings = 0] = row;
        return [
          at === 3 ? marked(name, '(1)') : name,
          posts[at] ?? '',
          ...[fixed, short, long, meetings].map(written),
          total(row),
        ];
      }),
      boldRow(['Total', '', ...sums(pay).map((sum) => total([sum])), total(sums(pay))]),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.sans,
      size: 8.5,
      ruled: 'yes',
      css: '.consejo th { background: #efe6d2; border: 0.75px solid #9a7b34 } .consejo td { border: 0.75px solid #9a7b34; padding: 3px 6px; vertical-align: middle } .consejo .over.line { border: none } .consejo td:first-child { width: 50mm } .consejo td:nth-child(n+3), .consejo tr:last-child th:nth-child(n+3) { text-align: right }',
      foot: '<span>Informe anual sobre remuneraciones</span><span>19</span>',
    },
    ([html = '']) =>
      `<h2>C.1 Remuneraciones devengadas</h2>${paragraphs('El cuadro recoge, en miles de euros, las remuneraciones devengadas por cada uno de los consejeros durante el ejercicio cerrado el 31 de diciembre de 2023.')}${html}<p class="note">(1) Nombrada por la junta general de 26 de abril de 2023.</p>${paragraphs('El importe máximo aprobado por la junta asciende a 3,2 millones de euros anuales y permanece vigente hasta su modificación.')}`,
  );
}

/** Japanese: five terms of a company, units in the labels, triangles before losses. */
export function keieiShihyo(dice: Dice): TableSheet {
  const yen: FigureStyle = { low: 900, high: 88_000, below: 0 };
  const terms = [31, 32, 33, 34, 35];
  const table = makeTable({
    name: 'fig grid full shihyo',
    head: [
      ['回次', ...terms.map((term) => `第${term}期`)],
      ['決算年月', ...terms.map((_, at) => `${2020 + at}年3月`)],
    ],
    body: [
      figureRow(dice, '売上高（百万円）', 5, { ...yen, low: 41_000 }),
      figureRow(dice, '経常利益又は経常損失（△）（百万円）', 5, {
        ...yen,
        high: 4000,
        below: 55,
        minus: ['△', ''],
      }),
      figureRow(dice, '当期純利益（百万円）', 5, { ...yen, high: 2600 }),
      figureRow(dice, '純資産額（百万円）', 5, { ...yen, low: 21_000, high: 30_000 }),
      figureRow(dice, '1株当たり純資産額（円）', 5, { low: 1100, high: 1900, decimals: 2 }),
      ['1株当たり配当額（円）', '30.00', '30.00', '－', '15.00', '32.50'],
      ['（うち1株当たり中間配当額）', '(15.00)', '(15.00)', '(－)', '(－)', '(15.00)'],
      figureRow(dice, '自己資本比率（％）', 5, { low: 31, high: 52, decimals: 1 }),
      figureRow(dice, '株価収益率（倍）', 5, { low: 8, high: 27, decimals: 1 }),
      figureRow(dice, '従業員数（人）', 5, { low: 1180, high: 1320 }),
    ],
  });
  return printed(
    [table],
    {
      font: "'Droid Sans Fallback', sans-serif",
      size: 8,
      ruled: 'yes',
      css: '.shihyo td, .shihyo th { padding: 3px 6px; font-weight: normal } .shihyo th:not(:first-child) { text-align: center !important } .shihyo td:first-child { white-space: nowrap } .shihyo td:not(:first-child) { white-space: nowrap }',
      foot: '<span></span><span>2 / 84</span><span></span>',
    },
    ([html = '']) =>
      `<h2>第一部【企業情報】</h2><h3>1【主要な経営指標等の推移】</h3><p>(1) 連結経営指標等</p>${html}<p class="note">(注) 1. 第33期は新型感染症の影響により配当を行っていない。<br>2. 従業員数は就業人員であり、臨時雇用者数は含んでいない。</p>${paragraphs('当社は1989年4月に大阪府堺市において設立され、2004年10月に東京証券取引所に株式を上場した。')}`,
  );
}
