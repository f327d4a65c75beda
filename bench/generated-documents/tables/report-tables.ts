// Tables as annual reports and agencies print them, without lines or with few: the second collection, written without a look at the rules of the reader.

import type { Dice } from '../dice.ts';
import type { Cell, Row } from './table-model.ts';
import { amountRow, drawAmount, makeTable, sectionRow } from './table-model.ts';
import type { TableSheet } from './table-page.ts';
import { pageWith, prose } from './table-page.ts';

const SANS = "'Liberation Sans', sans-serif";
const SERIF = "'Liberation Serif', serif";

/** Two years beside each other, each with two columns; regions with their countries set in. */
export function geographicRevenue(dice: Dice): TableSheet {
  const style = { low: 12, high: 4200 };
  const region = (name: string, countries: readonly string[]): Row[] => [
    sectionRow(name, 4),
    ...countries.map((text) => amountRow(dice, { text, indent: 1 }, 4, style)),
    amountRow(dice, { text: `Total ${name}`, isStrong: true }, 4, style),
  ];
  const table = makeTable({
    name: 'geo',
    head: [
      ['', { text: '2024', columns: 2 }, { text: '2023', columns: 2 }],
      ['€ million', 'Revenue', 'Assets', 'Revenue', 'Assets'],
    ],
    body: [
      ...region('Europe', ['Germany', 'Ireland', 'Poland', 'Other Europe']),
      ...region('Americas', ['United States', 'Mexico', 'Chile']),
      amountRow(dice, 'Asia-Pacific', 4, style),
      amountRow(dice, { text: 'Group', isStrong: true }, 4, style),
    ],
  });
  return pageWith([table], {
    font: SERIF,
    ruled: 'no',
    css: 'thead tr:first-child th { text-align: center }',
    around: ([html = '']) =>
      `<h2>4. Revenue and assets by geography</h2>${prose(dice, 3)}${html}${prose(dice, 2)}`,
  });
}

/** Dashes where a class has nothing, percentages beside amounts. */
export function pensionAssets(dice: Dice): TableSheet {
  const classes = [
    'Equities',
    'Government bonds',
    'Corporate bonds',
    'Property funds',
    'Liability-driven investments',
    'Insurance contracts',
    'Cash and other',
  ];
  const amount = (): string =>
    dice.chance(0.25) ? '–' : drawAmount(dice, { low: 3, high: 910, decimals: 1 });
  const table = makeTable({
    name: 'pension',
    head: [['', 'Quoted £m', 'Unquoted £m', 'Total £m', '% of total']],
    body: [
      ...classes.map((name): Row => [
        name,
        amount(),
        amount(),
        drawAmount(dice, { low: 20, high: 1300, decimals: 1 }),
        drawAmount(dice, { low: 2, high: 31, unit: '%' }),
      ]),
      ['Fair value of plan assets', '2,418.3', '611.9', '3,030.2', '100%'],
    ],
  });
  return pageWith([table], {
    font: SANS,
    ruled: 'no',
    css: 'td, th { padding: 3px 14px 3px 0 }',
    around: ([html = '']) =>
      `<h2>Retirement benefits (continued)</h2>${prose(dice, 2)}<h3>Plan assets at 31 March 2024</h3>${html}${prose(dice, 3)}`,
  });
}

/** Mostly words: places, uses and days, some over two lines. */
export function leaseSchedule(dice: Dice): TableSheet {
  const leases = [
    ['Distribution centre and cross-dock', 'Tilburg, Netherlands', 'Leased', '31 December 2031'],
    ['Head office', 'Cork, Ireland', 'Leased', '14 June 2027'],
    ['Cold store', 'Valparaíso, Chile', 'Owned', 'n/a'],
    ['Assembly plant, paint shop and test track', 'Querétaro, Mexico', 'Leased', '30 September 2040'],
    ['Research laboratory', 'Lund, Sweden', 'Leased', '1 March 2026'],
    ['Sales office', 'Toronto, Canada', 'Serviced', '90 days’ notice'],
  ];
  const table = makeTable({
    name: 'lease',
    head: [['Property', 'Location', 'Area (sq m)', 'Tenure', 'Expires']],
    body: leases.map(([what = '', where = '', tenure = '', end = '']) => [
      what,
      where,
      drawAmount(dice, { low: 300, high: 48_000 }),
      tenure,
      end,
    ]),
  });
  return pageWith([table], {
    font: "'P052', serif",
    ruled: 'no',
    css: '.lease td, .lease th { text-align: left !important; padding: 4px 12px 4px 0 } .lease td:first-child { width: 150px } .lease td:nth-child(3), .lease th:nth-child(3) { text-align: right !important }',
    around: ([html = '']) => `<h2>Principal properties</h2>${prose(dice, 2)}${html}${prose(dice, 2)}`,
  });
}

/** An agency's list: entities, and below each what was rated, set in. */
export function ratingsList(dice: Dice): TableSheet {
  const grades = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+'];
  const entity = (name: string, kinds: readonly string[]): Row[] => [
    sectionRow(name, 3),
    ...kinds.map((text): Row => [
      { text, indent: 1 },
      dice.pick(grades),
      dice.pick(grades),
      dice.pick(['Stable', 'Negative', 'Positive', 'Watch Neg']),
    ]),
  ];
  const table = makeTable({
    name: 'list',
    head: [['', 'To', 'From', 'Outlook']],
    body: [
      ...entity('Corvane Holdings plc', [
        'Issuer credit rating, long term',
        'Issuer credit rating, short term',
        'Senior unsecured',
      ]),
      ...entity('Corvane Finance DAC', ['Senior unsecured (guaranteed)', 'Subordinated']),
      ...entity('Corvane Logistics Inc.', ['Issuer credit rating, long term']),
    ],
  });
  return pageWith([table], {
    font: SANS,
    ruled: 'no',
    css: 'td:not(:first-child), th:not(:first-child) { text-align: left } td, th { padding: 2px 26px 2px 0 }',
    around: ([html = '']) => `<h2>Ratings list</h2>${html}${prose(dice, 4)}`,
  });
}

/** Instruments by the band in which they fall due. */
export function debtMaturity(dice: Dice): TableSheet {
  const style = { low: 5, high: 890 };
  const instruments = [
    'Senior notes 2.75% due 2027',
    'Revolving credit facility',
    'Term loan B',
    'Commercial paper',
    'Lease liabilities',
    'Other borrowings',
  ];
  const wrapped = (one: string, other: string): Cell => ({
    text: `${one} ${other}`,
    html: `${one}<br>${other}`,
  });
  const table = makeTable({
    name: 'debt',
    head: [
      [
        'US$ million',
        wrapped('Within', 'one year'),
        wrapped('One to', 'two years'),
        wrapped('Two to', 'five years'),
        wrapped('After', 'five years'),
        'Total',
      ],
    ],
    body: [
      ...instruments.map((name) => amountRow(dice, name, 5, style)),
      amountRow(dice, 'Total borrowings', 5, style),
    ],
  });
  return pageWith([table], {
    font: SERIF,
    ruled: 'half',
    css: 'th { vertical-align: bottom }',
    around: ([html = '']) => `<h2>Maturity of borrowings</h2>${prose(dice, 2)}${html}${prose(dice, 3)}`,
  });
}

/** In Spanish, with notes, two years and subtotals. */
export function flujosDeCaja(dice: Dice): TableSheet {
  const style = { low: 150, high: 98_000, isSpanish: true, negative: 35 };
  const line = (text: string, note = ''): Row => {
    const [, ...amounts] = amountRow(dice, '', 2, style);
    return [{ text, indent: 1 }, note, ...amounts];
  };
  const total = (text: string): Row => [
    { text, isStrong: true },
    '',
    ...amountRow(dice, '', 2, style).slice(1),
  ];
  const table = makeTable({
    name: 'flujos',
    head: [['Miles de euros', 'Nota', '2024', '2023']],
    body: [
      sectionRow('A) Flujos de las actividades de explotación', 3),
      line('Resultado del ejercicio antes de impuestos'),
      line('Amortización del inmovilizado', '7'),
      line('Cambios en el capital corriente', '12'),
      total('Total explotación'),
      sectionRow('B) Flujos de las actividades de inversión', 3),
      line('Pagos por inversiones', '8'),
      line('Cobros por desinversiones'),
      total('Total inversión'),
      sectionRow('C) Flujos de las actividades de financiación', 3),
      line('Emisión de deudas con entidades de crédito', '15'),
      line('Dividendos pagados', '16'),
      total('Aumento neto del efectivo'),
    ],
  });
  return pageWith([table], {
    font: SANS,
    ruled: 'half',
    css: 'td:nth-child(2), th:nth-child(2) { text-align: center !important }',
    around: ([html = '']) =>
      `<h2>Estado de flujos de efectivo consolidado</h2>${html}<p class="prose">Las notas 1 a 28 de la memoria forman parte de este estado.</p>`,
  });
}

/** Factors of a methodology with a grade in words for each. */
export function factorScores(dice: Dice): TableSheet {
  const verdicts = ['Strong', 'Adequate', 'Weak', 'Fair', 'Aggressive', 'Neutral (no impact)'];
  const factors = [
    'Business risk',
    'Country risk',
    'Industry risk',
    'Competitive position',
    'Financial risk',
    'Cash flow and leverage',
    'Diversification',
    'Liquidity',
    'Management and governance',
  ];
  const table = makeTable({
    name: 'factors',
    head: [['Rating component', 'Weight', 'Assessment', 'Score']],
    body: [
      ...factors.map((text, place): Row => [
        { text, indent: place === 0 || place === 4 ? 0 : 1 },
        drawAmount(dice, { low: 5, high: 30, unit: '%' }),
        dice.pick(verdicts),
        drawAmount(dice, { low: 1, high: 6, decimals: 1 }),
      ]),
      ['Anchor', '100%', '', 'b+'],
    ],
  });
  return pageWith([table], {
    font: "'Nimbus Sans', sans-serif",
    ruled: 'half',
    css: 'td:nth-child(3), th:nth-child(3) { text-align: left !important; padding-left: 30px }',
    around: ([html = '']) => `<h2>Ratings score snapshot</h2>${prose(dice, 2)}${html}${prose(dice, 3)}`,
  });
}

/** What a change of rates or currencies would do to profit and to equity. */
export function sensitivity(dice: Dice): TableSheet {
  const style = { low: 0, high: 24, decimals: 1, negative: 45 };
  const risks = [
    'Interest rates +100 basis points',
    'Interest rates –100 basis points',
    'Euro strengthens by 10%',
    'US dollar strengthens by 10%',
    'Steel price +15%',
  ];
  const table = makeTable({
    name: 'sens',
    head: [
      [
        { text: '£m', rows: 2 },
        { text: 'Effect on profit', columns: 2 },
        { text: 'Effect on equity', columns: 2 },
      ],
      ['2024', '2023', '2024', '2023'],
    ],
    body: risks.map((risk) => amountRow(dice, risk, 4, style)),
  });
  return pageWith([table], {
    font: SERIF,
    ruled: 'half',
    css: 'thead tr:first-child th { text-align: center } tbody tr:last-child td { border-bottom-style: solid }',
    around: ([html = '']) => `<h2>Sensitivity analysis</h2>${prose(dice, 3)}${html}`,
  });
}
