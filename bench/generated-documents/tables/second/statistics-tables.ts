// Second collection: tables of statistics offices, agencies and parliaments.

import type { Dice } from '../../dice.ts';
import type { Row } from '../table-model.ts';
import { makeTable } from '../table-model.ts';
import type { TableSheet } from '../table-page.ts';
import {
  boldRow,
  broken,
  figure,
  figures,
  FONTS,
  inset,
  listed,
  marked,
  over,
  paragraphs,
  printed,
  reading,
  strong,
  tall,
} from './printed-page.ts';

const SPACED = { thousands: ' ', point: ',' } as const;
const MEMBERS = listed(
  'Austria; Belgium; Bulgaria; Croatia; Cyprus; Czechia; Denmark; Estonia; Finland; France; Germany; Greece; Hungary; Iceland; Ireland; Italy; Latvia; Lithuania; Luxembourg; Malta; Netherlands; Norway; Poland; Portugal; Romania; Slovakia; Slovenia; Spain; Sweden',
);

/** A flash estimate of prices: months across, rates below, a line between all rows. */
export function harmonisedPrices(dice: Dice): TableSheet {
  const rate = { low: 0.2, high: 9, decimals: 1, below: 20 };
  const line = (label: string | ReturnType<typeof inset>): Row => [
    label,
    figure(dice, { low: 40, high: 999, decimals: 1 }),
    ...figures(dice, 7, rate),
  ];
  const months = [
    ['Jun', '23'],
    ['Jan', '24'],
    ['Feb', '24'],
    ['Mar', '24'],
    ['Apr', '24'],
    ['May', '24'],
  ];
  const table = makeTable({
    name: 'fig lines low full closed',
    head: [
      ['', '', over('Annual rate', 6, true), over('Monthly rate', 1, true)],
      [
        '',
        broken('Weights', '(‰) 2024'),
        ...months.map(([month = '', year = '']) => broken(month, year)),
        'May 24',
      ],
    ],
    body: [
      boldRow(['All-items HICP', '1000.0', ...figures(dice, 7, rate)]),
      ['All-items excluding:', '', '', '', '', '', '', '', ''],
      ...['energy', 'energy, unprocessed food', 'energy, food, alcohol & tobacco'].map((text) =>
        line(inset(`> ${text}`)),
      ),
      line('Food, alcohol & tobacco'),
      ...['processed food, alcohol & tobacco', 'unprocessed food'].map((text) => line(inset(`> ${text}`))),
      line('Energy'),
      line('Non-energy industrial goods'),
      line('Services'),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.sans,
      size: 9,
      ruled: 'half',
      css: '.fig th:nth-child(n+2) { width: 48px } .fig td:nth-child(3) { background: #fff }',
      foot: '<span></span><span>2</span>',
    },
    ([html = '']) =>
      `<h2>Euro area annual inflation up to 2.6%</h2>${paragraphs('Euro area annual inflation is expected to be 2.6% in May 2024, up from 2.4% in April, according to a flash estimate. Looking at the main components, services are expected to have the highest annual rate in May (4.1%, compared with 3.7% in April).')}<h3>Euro area annual inflation and its components, %</h3>${html}<p class="note">Source dataset: <u>prc_hicp_manr</u>. Data for May 2024 are estimated.</p>${paragraphs('The next release of full data for May 2024 is scheduled for 18 June 2024.')}${reading(dice, 4)}`,
  );
}

/** An agency's annual report on a disease: countries down, two columns for each year, small letters. */
export function surveillanceCases(dice: Dice): TableSheet {
  const years = ['2018', '2019', '2020', '2021'];
  const pair = (): string[] => {
    if (dice.chance(0.08)) return ['NDR', 'NRC'];
    return [
      figure(dice, { low: 1, high: 30_000, thousands: ' ' }),
      dice.chance(0.12) ? '.' : figure(dice, { low: 0.1, high: 48, decimals: 1 }),
    ];
  };
  const table = makeTable({
    name: 'fig under low closed',
    head: [
      ['', ...years.map((year) => over(year, 2)), over('2022', 4)],
      [
        'Country',
        ...years.flatMap(() => ['Number', 'Rate']),
        'National coverage',
        'Reported cases',
        'Confirmed cases',
        'Rate',
      ],
    ],
    body: [
      ...MEMBERS.map((country): Row => {
        const [confirmed = '', rate = ''] = pair();
        const reported =
          confirmed === 'NDR' ? 'NDR' : figure(dice, { low: 9000, high: 40_000, thousands: ' ' });
        return [country, ...years.flatMap(pair), dice.chance(0.85) ? 'Y' : 'N', reported, confirmed, rate];
      }),
      boldRow([
        'EU/EEA',
        ...years.flatMap(() => [
          figure(dice, { low: 60_000, high: 99_000, thousands: ' ' }),
          figure(dice, { low: 12, high: 24, decimals: 1 }),
        ]),
        '.',
        '98 214',
        '92 406',
        '17.9',
      ]),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.tight,
      size: 7,
      ruled: 'half',
      css: 'td, th { padding: 1.2px 4px } thead { background: #69ae23; color: #fff } tbody tr:last-child td { border-top: 0.75px solid #000 } .head { color: #555 }',
      foot: '<span></span><span>3</span>',
    },
    ([html = '']) =>
      `<div class="head"><span>Annual Epidemiological Report for 2022</span><span>SURVEILLANCE REPORT</span></div><p><b>Table 1. Confirmed salmonellosis cases and rates per 100 000 population by country and year, EU/EEA, 2018–2022</b></p>${html}<p class="note">Source: country reports. NDR: no data reported. NRC: no rate calculated. .: not applicable.</p>${paragraphs('The distribution of confirmed cases by month shows the usual summer peak. In 2022 the number of cases was within the range seen in the years before the pandemic.')}${reading(dice, 3)}`,
  );
}

/** A drugs agency: counts in parentheses behind shares, headings in three rows, every other row shaded. */
export function treatmentEntrants(dice: Dice): TableSheet {
  const share = (): string =>
    dice.chance(0.1)
      ? '–'
      : `${figure(dice, { low: 2, high: 92, decimals: 1 })} (${figure(dice, { low: 4, high: 28_000, thousands: ' ' })})`;
  const table = makeTable({
    name: 'mid zebra full low',
    head: [
      [
        '',
        over('Opioid clients as % of treatment entrants', 3, true),
        over('% of opioid clients injecting', 2, true),
        '',
      ],
      [
        '',
        'All entrants',
        broken('First-time', 'entrants'),
        broken('Previously', 'treated'),
        'All entrants',
        'First-time entrants',
        broken('Clients in', 'substitution treatment'),
      ],
      ['Country', '% (count)', '% (count)', '% (count)', '% (count)', '% (count)', 'count'],
    ],
    body: MEMBERS.filter((_, place) => place % 2 === 0).map((country): Row => [
      country === 'Germany' ? marked(country, '(1)') : country,
      ...Array.from({ length: 5 }, share),
      dice.chance(0.15) ? 'n.a.' : figure(dice, { low: 90, high: 180_000, thousands: ' ' }),
    ]),
  });
  return printed(
    [table],
    {
      font: FONTS.swiss,
      size: 8,
      ruled: 'half',
      css: 'thead th { color: #b5442d; font-size: 0.92em } tbody td { padding: 2.5px 4px }',
      foot: '<span>European Drug Report: Trends and Developments</span><span>81</span>',
    },
    ([html = '']) =>
      `<div class="head"><span></span><span>Annex: National data tables</span></div><h3>Table A1. Opioids (continued)</h3>${html}<p class="note">(<sup>1</sup>) Sum of outpatient and inpatient clients. Data are from 2014 or the most recent year available.</p>${reading(dice, 3)}`,
  );
}

/** French, two tables over each other: groups of a parliament, and what was voted. */
export function groupesPolitiques(dice: Dice): TableSheet {
  const groups = listed(
    'Rassemblement des territoires; Union démocrate; Gauche et écologistes; Libertés, indépendants, outre-mer et territoires; Centre républicain; Non-inscrits',
  );
  const members = makeTable({
    name: 'mid lines',
    head: [['Groupe', 'Membres', 'Apparentés', 'Total', broken('Dont femmes', '(en %)')]],
    body: [
      ...groups.map((name): Row => {
        const [own, related] = [dice.int(14, 120), dice.int(0, 9)];
        return [
          name,
          String(own),
          related === 0 ? '–' : String(related),
          String(own + related),
          figure(dice, { low: 22, high: 52, decimals: 1, ...SPACED }),
        ];
      }),
      boldRow(['Ensemble', '561', '16', '577', '36,2']),
    ],
  });
  const votes = makeTable({
    name: 'mid lines',
    head: [['Scrutin', 'Date', 'Votants', 'Pour', 'Contre']],
    body: [
      ['Projet de loi de finances pour 2024, première partie', '18 octobre 2023'],
      ['Proposition de loi visant à bâtir la société du bien vieillir', '23 novembre 2023'],
      ['Motion de censure', '20 décembre 2023'],
      [
        'Projet de loi relatif à l’accélération et à la simplification de la rénovation de l’habitat dégradé',
        '23 janvier 2024',
      ],
    ].map((row): Row => [...row, ...figures(dice, 3, { low: 110, high: 560 })]),
  });
  return printed(
    [members, votes],
    {
      font: FONTS.palatino,
      size: 9.5,
      ruled: 'half',
      css: 'thead th { border-top: 1.5px solid #234; border-bottom: 1.5px solid #234 } table { width: 100% } td:first-child { width: 62mm } td { padding: 3px 6px }',
      foot: '<span></span><span>– 17 –</span><span></span>',
    },
    ([one = '', other = '']) =>
      `<div class="head"><i>Statistiques de l’activité parlementaire</i><i>XVI<sup>e</sup> législature</i></div><h3>I. – Composition des groupes au 1<sup>er</sup> février 2024</h3>${one}${paragraphs('L’effectif des groupes a varié trois fois au cours de la session. Le tableau suivant rappelle les principaux scrutins publics.')}<h3>II. – Scrutins solennels</h3>${other}<p class="note">Source : direction de la Séance.</p>`,
  );
}

/** German: units in a row of their own under the headings, a line behind the first column, points and crosses for nothing. */
export function aussenhandel(dice: Dice): TableSheet {
  const lands = listed(
    'Frankreich; Niederlande; Italien; Österreich; Polen; Belgien; Spanien; Tschechien; Schweden; Ungarn',
  );
  const amount = { low: 900, high: 118_000, ...SPACED };
  const change = { low: 0.1, high: 28, decimals: 1, below: 45, minus: ['– ', ''] as const, ...SPACED };
  const line = (name: string | ReturnType<typeof strong>): Row => [
    name,
    ...figures(dice, 2, amount),
    dice.chance(0.1) ? 'x' : figure(dice, change),
    figure(dice, amount),
    dice.chance(0.1) ? '.' : figure(dice, amount),
    figure(dice, change),
  ];
  const table = makeTable({
    name: 'fig whole full',
    head: [
      [tall('Bestimmungs- bzw. Ursprungsland', 3), over('Ausfuhr', 3), over('Einfuhr', 3)],
      ['2022', '2023', 'Veränderung', '2022', '2023', 'Veränderung'],
      [over('Mill. EUR', 2), 'in %', over('Mill. EUR', 2), 'in %'],
    ],
    body: [
      line(strong('EU-Länder')),
      ...lands.map((text) => line(text)),
      line(strong('Drittländer')),
      ...listed('Vereinigte Staaten; China, Volksrepublik; Schweiz; Vereinigtes Königreich; Türkei').map(
        (text) => line(text),
      ),
      boldRow(line('Insgesamt')),
    ],
  });
  return printed(
    [table],
    {
      font: FONTS.sans,
      size: 8.5,
      ruled: 'half',
      css: 'thead th { border: 0.5px solid #000; text-align: center !important; font-weight: normal } thead th:first-child { border-left: none } td:first-child { border-right: 0.5px solid #000 } tbody tr:last-child td { padding-top: 7px }',
      foot: '<span>Statistisches Jahrbuch 2024</span><span>431</span>',
    },
    ([html = '']) =>
      `<h2>16.3 Außenhandel mit ausgewählten Ländern</h2>${html}<p class="note">Endgültige Ergebnisse 2022, vorläufige Ergebnisse 2023. – x = Tabellenfach gesperrt, . = Zahlenwert unbekannt.</p>`,
  );
}
