// Second collection: timetables, laboratories, price lists, sheets of products.

import type { Dice } from '../../dice.ts';
import type { Cell, Row } from '../table-model.ts';
import { makeTable } from '../table-model.ts';
import type { TableSheet } from '../table-page.ts';
import {
  band,
  broken,
  figure,
  FONTS,
  inset,
  listed,
  marked,
  over,
  paragraphs,
  printed,
  strong,
  tall,
} from './printed-page.ts';

/** Trains across, stations down; where a train does not stop there are dots. */
export function trainTimes(dice: Dice): TableSheet {
  const stations = listed(
    'Harwick Central; Moor Lane; Castleby; Castleby Junction; Thornley & Eastfield; Ashcombe; Ashcombe Parkway; Bellport; Port Quay',
  );
  const trains = Array.from({ length: 10 }, (_, place) => {
    let minute = 352 + place * 47 + dice.int(0, 15);
    return stations.map((_station, at) => {
      minute += dice.int(4, 13);
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`;
      return at > 0 && at < stations.length - 1 && dice.chance(0.22) ? '. .' : time;
    });
  });
  const table = makeTable({
    name: 'mid times whole',
    head: [
      ['Operator', ...trains.map(() => dice.pick(['NR', 'NR', 'XC']))],
      ['Notes', ...trains.map((_, place) => (place % 3 === 0 ? dice.pick(['A', 'SX', 'SO']) : ''))],
    ],
    body: stations.map((station, at): Row => [
      at === 0 || at === stations.length - 1 ? strong(station) : station,
      ...trains.map((train) => train[at] ?? ''),
    ]),
  });
  return printed(
    [table],
    {
      font: FONTS.narrow,
      size: 9,
      ruled: 'half',
      css: '.times { border-top: 1.5px solid #000; border-bottom: 1.5px solid #000 } .times thead tr:last-child th { border-bottom: 0.5px solid #000 } .times td { padding: 1.5px 5px } .times td:nth-child(odd) { background: #eee }',
      foot: '<span>Valid 2 June to 14 December 2024</span><span>27</span>',
    },
    ([html = '']) =>
      `<h2>Table 41: Harwick – Port Quay</h2><p><b>Mondays to Saturdays</b></p>${html}<p class="note">A To Southmouth. SO Saturdays only. SX Saturdays excepted. On public holidays a Sunday service operates.</p>${paragraphs('Bicycles can be carried outside the peak, subject to space being available. Seat reservations are not possible.')}`,
  );
}

/** What a laboratory found: sections, flags beside some results, units and ranges. */
export function bloodCount(dice: Dice): TableSheet {
  const tests: readonly (readonly [string, readonly (readonly [string, number, string, string])[]])[] = [
    [
      'HAEMATOLOGY',
      [
        ['Haemoglobin', 132, 'g/L', '115 - 165'],
        ['White cell count', 12, '10^9/L', '4.0 - 11.0'],
        ['Platelets', 251, '10^9/L', '150 - 400'],
        ['Mean cell volume', 88, 'fL', '80 - 100'],
      ],
    ],
    [
      'BIOCHEMISTRY',
      [
        ['Sodium', 139, 'mmol/L', '133 - 146'],
        ['Potassium', 4, 'mmol/L', '3.5 - 5.3'],
        ['Creatinine', 71, 'umol/L', '45 - 84'],
        ['eGFR (CKD-EPI)', 82, 'mL/min/1.73m2', '> 60'],
        ['Alanine transaminase', 52, 'U/L', '< 35'],
      ],
    ],
    [
      'THYROID FUNCTION',
      [
        ['TSH', 2, 'mU/L', '0.27 - 4.20'],
        ['Free T4', 15, 'pmol/L', '11.0 - 25.0'],
      ],
    ],
  ];
  const width = 5;
  const table = makeTable({
    name: 'lab full',
    head: [['Test', 'Result', '', 'Units', 'Reference range']],
    body: [
      ...tests.flatMap(([section, lines]): Row[] => [
        band(section, width),
        ...lines.map(([name, value, unit, range]): Row => [
          name,
          (value * dice.between(0.98, 1.06)).toFixed(value < 20 ? 1 : 0),
          name.startsWith('White') || name.startsWith('Alanine') ? 'H' : '',
          unit,
          range,
        ]),
      ]),
      ['Anti-TPO antibodies', 'Not tested', '', '', ''],
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.typed,
      size: 8.5,
      ruled: 'no',
      css: '.lab td, .lab th { padding: 1.5px 8px 1.5px 0 } .lab td:nth-child(2) { text-align: right } td[colspan] { padding-top: 8px !important }',
      foot: '<span>Lab no. 24.0711823</span><span>Printed 12-Jul-2024 08:14</span><span>Page 1 of 1</span>',
    },
    ([html = '']) =>
      `<p><b>ST BRANNOCK PATHOLOGY SERVICE</b></p><p>Patient DOB 14-Mar-1971, collected 11-Jul-2024 at 09:40, received 11-Jul-2024 at 13:05.</p>${html}<p>Comment: mild neutrophilia. Suggest repeat in 4 weeks if clinically indicated.</p>`,
  );
}

/** German: technical data in a grid, symbols and conditions, some over several rows. */
export function kenndaten(dice: Dice): TableSheet {
  const value = (low: number): string => figure(dice, { low, high: low * 2, decimals: 1, point: ',' });
  const sub = (letter: string, below: string): Cell => ({
    text: letter + below,
    html: `<i>${letter}</i><sub style="font-size:70%;line-height:0">${below}</sub>`,
  });
  const table = makeTable({
    name: 'data grid',
    head: [
      [tall('Kenngröße', 2), tall('Symbol', 2), tall('Bedingung', 2), over('Werte', 3), tall('Einheit', 2)],
      ['min.', 'typ.', 'max.'],
    ],
    body: [
      [
        tall('Betriebsspannung', 2),
        { ...sub('U', 'B'), rows: 2 },
        'Standard',
        value(10),
        value(24),
        value(30),
        'V',
      ],
      ['mit Option H', value(18), value(48), value(60), 'V'],
      [
        'Stromaufnahme',
        sub('I', 'N'),
        broken('Leerlauf, ohne', 'angeschlossene Last'),
        '–',
        value(40),
        value(80),
        'mA',
      ],
      ['Schaltfrequenz', 'f', '', '–', '–', '500', 'Hz'],
      [tall('Umgebungstemperatur', 2), sub('T', 'A'), 'Betrieb', '–25', '', '70', '°C'],
      [sub('T', 'S'), 'Lagerung', '–40', '', '85', '°C'],
      ['Schutzart nach EN 60529', '', 'gesteckt', { text: 'IP67', columns: 3 }, ''],
      ['Gewicht', 'm', 'mit Kabel 2 m', '', '145', '', 'g'],
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.sans,
      size: 8.5,
      ruled: 'yes',
      css: '.data { width: 100% } .data td, .data th { text-align: center; vertical-align: middle; padding: 3px 6px } .data th { background: #dde4ea }',
      foot: '<span>Technische Änderungen vorbehalten</span><span>DB 1184-3 · 03/2024</span><span>2/4</span>',
    },
    ([html = '']) =>
      `<h2>Induktiver Sensor NI 8</h2>${paragraphs('Der Sensor erfasst metallische Gegenstände berührungslos bis 8 mm. Das Gehäuse aus Messing ist vernickelt.')}<h3>Elektrische und mechanische Kenndaten</h3>${html}${paragraphs('Alle Angaben gelten bei 23 °C, sofern nicht anders angegeben.')}`,
  );
}

/** Spanish: a price list with families as coloured bands, units, and prices with the sign of the euro behind. */
export function tarifaDePrecios(dice: Dice): TableSheet {
  const families: readonly (readonly [string, readonly string[]])[] = [
    [
      'GRIFERÍA DE COCINA',
      [
        'Monomando fregadero caño alto',
        'Monomando fregadero extraíble dos funciones',
        'Grifo de pared con caño giratorio',
      ],
    ],
    [
      'GRIFERÍA DE BAÑO',
      [
        'Monomando lavabo',
        'Monomando bidé',
        'Termostático ducha con equipo',
        'Conjunto empotrado lavabo, acabado negro mate',
      ],
    ],
    ['RECAMBIOS', ['Cartucho cerámico 35 mm', 'Aireador M24 (bolsa 10 unidades)']],
  ];
  const table = makeTable({
    name: 'tariff full',
    head: [['Ref.', 'Descripción', 'Ud. caja', 'Cromo', 'Acero']],
    body: families.flatMap(([family, items]): Row[] => [
      band(family, 5),
      ...items.map((item): Row => {
        const hasSteel = dice.chance(0.6);
        return [
          `${dice.pick(['GC', 'GB'])}-${dice.digits(4)}`,
          item,
          dice.pick(['1', '6', '12']),
          `${figure(dice, { low: 4, high: 390, decimals: 2, point: ',' })} €`,
          hasSteel ? `${figure(dice, { low: 6, high: 480, decimals: 2, point: ',' })} €` : '–',
        ];
      }),
    ]),
  });
  return printed(
    [table],
    {
      font: FONTS.gothic,
      size: 8.5,
      ruled: 'no',
      css: '.tariff td[colspan] { background: #00566b; color: #fff } .tariff td:nth-child(3) { text-align: center } .tariff td:nth-child(n+4), .tariff th:nth-child(n+4) { text-align: right; white-space: nowrap } .tariff td { padding: 3px 6px } .tariff tr:nth-child(even) { background: #eef3f4 }',
      foot: '<span>PVP recomendado, IVA no incluido</span><span>38</span>',
    },
    ([html = '']) =>
      `<h1>Tarifa 2024</h1>${html}<p class="note">Precios válidos desde el 1 de marzo de 2024 salvo error tipográfico. Plazo de entrega: de 3 a 5 días laborables.</p>`,
  );
}

/** French: what is in a food, in one of two columns beside its description. */
export function valeursNutritionnelles(dice: Dice): TableSheet {
  const line = (label: string, low: number, isPart = false): Row => [
    isPart ? inset(label) : label,
    `${figure(dice, { low, high: low * 2, decimals: 1, point: ',' })} g`,
    `${figure(dice, { low: low / 3, high: low / 2, decimals: 1, point: ',' })} g`,
    label === 'Fibres alimentaires' ? '' : `${dice.int(1, 19)} %`,
  ];
  const table = makeTable({
    name: 'fig lines full',
    head: [
      [
        broken('Valeurs nutritionnelles', 'moyennes'),
        broken('Pour', '100 g'),
        broken('Par portion', 'de 35 g'),
        marked('% AR', '*'),
      ],
    ],
    body: [
      ['Énergie', broken('1 842 kJ', '440 kcal'), broken('645 kJ', '154 kcal'), '8 %'],
      line('Matières grasses', 15),
      line('dont acides gras saturés', 6, true),
      line('Glucides', 60),
      line('dont sucres', 21, true),
      line('Fibres alimentaires', 4),
      line('Protéines', 7),
      line('Sel', 0.9),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.wide,
      size: 7.5,
      ruled: 'half',
      css: '.two { display: flex; gap: 10mm } .two > div { flex: 1 } thead th { border-top: 1px solid #000; border-bottom: 1px solid #000 } td, th { padding: 2px 4px }',
      foot: '<span>Fiche produit 0447, version 6</span><span>1/2</span>',
    },
    ([html = '']) =>
      `<h1>Biscuits sablés au beurre</h1><div class="two"><div>${paragraphs('<b>Ingrédients :</b> farine de <b>blé</b> 54 %, sucre, <b>beurre</b> pâtissier 18 %, <b>œufs</b> frais, sel de Guérande 0,9 %, poudre à lever (carbonates d’ammonium), arôme naturel de vanille.', '<b>Conservation :</b> à conserver à l’abri de la chaleur et de l’humidité, 9 mois dans l’emballage d’origine. Après ouverture, consommer dans les 5 jours.', '<b>Conditionnement :</b> étui de 210 g, carton de 12 étuis, 96 cartons par palette.')}</div><div>${html}<p class="note">* Apport de référence pour un adulte-type (8 400 kJ / 2 000 kcal).</p></div></div>`,
  );
}
