// Sixth collection of pages without a table, those that are drawn or laid out in blocks: histories, charts, maps, a newspaper, a slide, a leaflet.

import type { Dice } from '../dice.ts';
import { escapeHtml, type Sheet } from '../html.ts';
import { FONTS, listed, reading } from '../tables/second/printed-page.ts';

interface Look {
  readonly css?: string;
  readonly papers?: readonly string[];
  readonly margins?: readonly string[];
  readonly sizes?: readonly number[];
  readonly fonts?: readonly string[];
}

const sheet = (
  dice: Dice,
  body: string,
  {
    css = '',
    papers = ['A4', 'Letter'],
    margins = ['15mm', '18mm', '22mm 16mm'],
    sizes = [9, 10, 10.5],
    fonts = [FONTS.sans, FONTS.swiss, FONTS.tight, FONTS.gothic, FONTS.palatino],
  }: Look = {},
): Sheet => ({
  css: `@page { size: ${dice.pick(papers)}; margin: ${dice.pick(margins)} } body { font: ${dice.pick(sizes)}pt ${dice.pick(fonts)} } p { margin: 5px 0 } svg { display: block; width: 100% } svg text { font-size: 11px } ${css}`,
  body,
});

const COLOURS = ['#1f4e79', '#7a1f2b', '#2f5d3a', '#5b4a7a', '#8a5a00', '#333333'];
const PALE = ['#e4ecf4', '#f3e7e3', '#e6f0e6', '#ece8f2', '#f5efdc', '#ffffff'];
const PLACES = listed(
  'Almería; Bergen; Cork; Debrecen; Esbjerg; Ferrara; Gdynia; Halmstad; Ioannina; Kaunas; Limoges; Maribor; Norrköping; Ostrava',
);
const FIRMS = listed(
  'Ardent; Brackwell; Corvane; Delmora; Estrelle; Fennick; Galdor; Hestia; Inverlea; Junova',
);
const money = (dice: Dice): string =>
  `${dice.pick(['EUR', 'USD', 'GBP', 'CHF'])} ${dice.int(3, 940)}.${dice.int(1, 9)} ${dice.pick(['million', 'm'])}`;
const count = (dice: Dice): string => `${dice.int(1, 48)},${dice.digits(3)}`;

const words = (x: number, y: number, text: string, look = 'text-anchor="middle"'): string =>
  `<text x="${x}" y="${y}" ${look}>${escapeHtml(text)}</text>`;
const stroke = (points: string, look = 'stroke="#444"'): string =>
  `<polyline points="${points}" fill="none" ${look}/>`;

/** A box with lines of text in its middle. */
function box(x: number, y: number, texts: readonly string[], fill: string, width = 190): string {
  const height = 16 * texts.length + 18;
  return `<rect x="${x - width / 2}" y="${y - height / 2}" width="${width}" height="${height}" rx="3" fill="${fill}" stroke="#555"/>${texts.map((text, at) => words(x, y - height / 2 + 21 + 16 * at, text)).join('')}`;
}

/** The history of a company on both sides of a line. */
function historyLine(dice: Dice): Sheet {
  const colour = dice.pick(COLOURS);
  const start = dice.int(1899, 1924);
  const all = [
    `${dice.pick(['Two brothers', 'A locksmith', 'An engineer and his wife'])} open a workshop with ${dice.int(3, 9)} hands and a capital of ${dice.int(2, 9)},000.`,
    `The workshop moves to a hall of ${count(dice)} square metres and takes on its first ${dice.int(12, 60)} apprentices.`,
    `A fire destroys the northern works. Within ${dice.int(5, 14)} months production is resumed.`,
    `The plant in ${dice.pick(PLACES)} opens, with ${dice.int(180, 890)} employees and two lines.`,
    `First listing on the stock exchange: ${dice.int(2, 9)}.${dice.int(1, 9)} million shares are placed at ${dice.int(14, 38)}.50 each.`,
    `The ${dice.int(2, 9)},000,000th pump leaves the works and goes to a customer in ${dice.pick(PLACES)}.`,
    `For the first time, more than half of revenue is earned abroad.`,
    `${dice.pick(FIRMS)} is bought for ${money(dice)}, the largest purchase so far.`,
    `The division for measuring instruments is sold; ${money(dice)} is returned to shareholders.`,
    `A solar roof covers ${dice.int(20, 70)}% of the power needed at the head office.`,
  ];
  const missing = dice.int(1, all.length - 2);
  const events = all
    .map((text, at) => ({ text, year: start + at * 11 + (at === 0 ? 0 : dice.int(-3, 3)) }))
    .filter((_, at) => at !== missing)
    .map(
      ({ text, year }, at) =>
        `<div class="event ${at % 2 === 0 ? 'left' : 'right'}"><div class="year">${year}</div>${text}</div>`,
    );
  return sheet(
    dice,
    `<h1>${dice.pick(['How we became what we are', 'Milestones', 'Our story so far'])}</h1><p>${dice.pick(FIRMS)} has been at home in ${dice.pick(PLACES)} since ${start}.</p><div class="line">${events.join('')}</div>`,
    {
      css: `h1 { color: ${colour} } .line { position: relative; margin-top: 8mm } .line::before { content: ''; position: absolute; left: 50%; top: 0; bottom: 0; border-left: 2px solid ${colour} } .event { width: 44%; min-height: ${dice.int(18, 22)}mm } .left { text-align: right } .right { margin-left: 56% } .year { font-size: 1.7em; font-weight: bold; color: ${colour} }`,
    },
  );
}

/** What becomes of a complaint, in boxes with arrows. */
function complaintChart(dice: Dice): Sheet {
  const fill = dice.pick(PALE);
  const isLeft = dice.chance(0.5);
  const main = isLeft ? 440 : 220;
  const side = isLeft ? 125 : 535;
  const edge = isLeft ? side + 95 : side - 95;
  const down = (from: number, to: number): string =>
    stroke(`${main},${from} ${main},${to}`, 'stroke="#333" marker-end="url(#tip)"');
  const aside = (y: number): string =>
    stroke(`${isLeft ? main - 95 : main + 95},${y} ${edge},${y}`, 'stroke="#333" marker-end="url(#tip)"');
  const question = (y: number, text: string): string =>
    `<polygon points="${main - 95},${y} ${main},${y - 42} ${main + 95},${y} ${main},${y + 42}" fill="${dice.pick(PALE)}" stroke="#555"/>${words(main, y + 4, text)}`;
  const hint = (y: number, text: string): string => words((main + side) / 2 + (isLeft ? 0 : 2), y - 8, text);
  const drawing = `<svg viewBox="0 0 660 760"><defs><marker id="tip" markerWidth="8" markerHeight="8" refX="7" refY="3" orient="auto"><path d="M0,0 L7,3 L0,6 z" fill="#333"/></marker></defs>
    ${box(main, 40, ['Complaint received', 'online, by post or by telephone'], fill)}${down(65, 105)}${box(main, 131, ['Acknowledged within', `${dice.int(2, 7)} working days`], fill)}${down(156, 200)}
    ${question(244, 'Within our remit?')}${hint(244, 'No')}${aside(244)}${box(side, 244, ['Returned with reasons', `within ${dice.int(10, 20)} days`, `(form C${dice.int(10, 90)})`], fill)}${words(main + 16, 302, 'Yes')}${down(286, 330)}
    ${box(main, 364, ['Case handler assigned', 'File opened, both sides heard', `Fee: EUR ${dice.int(2, 9)}0 above EUR ${dice.int(1, 9)},000`], fill)}${down(397, 440)}
    ${question(484, 'Settled by agreement?')}${hint(484, 'Yes')}${aside(484)}${box(side, 484, ['Case closed', `Sum due paid in ${dice.int(14, 30)} days`], fill)}${words(main + 16, 542, 'No')}${down(526, 570)}
    ${box(main, 604, [`Panel of ${dice.pick([3, 5])} decides`, `within ${dice.int(6, 12)} weeks`, `(section ${dice.int(11, 40)} of the Act)`], fill)}${down(637, 680)}${box(main, 706, ['Decision published', `Appeal open for ${dice.int(20, 60)} days`], fill)}</svg>`;
  return sheet(
    dice,
    `<h2>How your complaint is dealt with</h2><p>In the last year we dealt with ${count(dice)} complaints; ${dice.int(51, 88)}% were settled before they came to a panel.</p>${drawing}`,
    { margins: ['16mm 20mm', '18mm 24mm'] },
  );
}

/** Who owns whom in a group, with the parts held beside the lines. */
function ownershipChart(dice: Dice): Sheet {
  const [parent = '', middle = '', ...others] = dice.some(FIRMS, 8);
  const fill = dice.pick(PALE);
  const trust = dice.int(31, 49);
  const float = dice.int(20, 30);
  const tenths = dice.int(1, 9);
  const company = (name: string): string[] => [
    `${name} ${dice.pick(['B.V.', 'GmbH', 'S.A.', 'Ltd', 'AB'])}`,
    `(${dice.pick(PLACES)})`,
  ];
  const line = (points: string, x: number, y: number, share: string): string =>
    stroke(points) + words(x, y, share, 'text-anchor="start"');
  const held = (): string => dice.pick(['100%', '100%', '75.1%', '51%', '94.9%', '66⅔%']);
  const [one = '', two = '', three = '', four = '', five = ''] = others;
  const drawing = `<svg viewBox="0 0 680 520">
    ${line('110,60 110,130 310,130 310,170', 116, 100, `${trust}.${tenths}%`)}${line('340,60 340,170', 346, 100, `${float}.0%`)}${line('570,60 570,130 370,130 370,170', 576, 100, `${99 - trust - float}.${10 - tenths}%`)}
    ${box(110, 40, ['Family trust'], fill, 140)}${box(340, 40, ['Pension funds'], fill, 150)}${box(570, 40, ['Free float'], fill, 130)}
    ${line('300,215 300,250 150,250 150,290', 156, 272, held())}${line('380,215 380,250 520,250 520,380', 526, 300, held())}
    ${box(340, 192, [`${parent} Holding plc`, '(the Issuer)'], dice.pick(PALE), 200)}${box(150, 315, company(middle), fill, 160)}
    ${line('100,340 100,360 75,360 75,440', 81, 405, held())}${line('200,340 200,360 240,360 240,440', 246, 405, held())}${box(75, 465, company(one), fill, 130)}${box(240, 465, company(two), fill, 130)}
    ${box(520, 405, company(three), fill, 170)}${line('480,430 480,470', 486, 458, held())}${box(480, 490, company(four), fill, 150)}</svg>`;
  return sheet(
    dice,
    `<h2>Organisational structure</h2><p>The chart shows, in simplified form, the position of the Issuer in the Group as at 31 December ${dice.int(2019, 2024)}. ${five} N.V., in liquidation, is not shown.</p>${drawing}<p style="margin-top:8mm">${parent} Holding plc was incorporated under registration number ${dice.digits(8)} and has no business of its own. It depends on the dividends of its subsidiaries, of which ${middle} contributed ${dice.int(40, 80)}% (${money(dice)}).</p>${reading(dice, 1)}`,
    { margins: ['20mm', '20mm 18mm 20mm 26mm'] },
  );
}

/** Sites of a company on a drawn map. */
function siteMap(dice: Dice): Sheet {
  const colour = dice.pick(COLOURS);
  const spots = listed(
    '150,120; 330,90; 480,150; 240,220; 420,270; 560,330; 170,340; 330,400; 480,450; 230,500',
  );
  const names = dice.some(PLACES, spots.length);
  const sites = spots.map((spot, at) => {
    const [x = 0, y = 0] = spot.split(',').map((part) => Number(part) + dice.int(-24, 24));
    const size = dice.int(4, 15);
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour}" fill-opacity="0.75"/>${words(x + size + 4, y + 2, names[at] ?? '', 'font-weight="bold"')}${words(x + size + 4, y + 15, dice.pick([`${dice.int(40, 980)} staff`, `${count(dice)} t a year`, `since ${dice.int(1952, 2021)}`]), 'text-anchor="start"')}`;
  });
  const land =
    '60,90 170,40 300,50 420,30 560,90 640,200 660,340 600,470 500,540 340,570 180,560 90,450 50,300';
  const drawing = `<svg viewBox="0 0 700 600" style="background:#eef4f8"><polygon points="${land}" fill="${dice.pick(['#e9e4d4', '#e3eadb', '#ffffff'])}" stroke="#888"/>${stroke('300,50 290,180 350,260 310,330 380,480 340,570', 'stroke="#9bbfd8" stroke-width="4"')}${stroke('60,200 220,280 450,220 650,280', 'stroke="#999" stroke-dasharray="5 4"')}${sites.join('')}${stroke('560,560 660,560', 'stroke="#000" stroke-width="2"')}${words(610, 552, `${dice.pick([50, 100, 200])} km`)}</svg>`;
  const text = `<p>The size of a circle shows the capacity installed. At the end of the year we ran ${names.length} sites, ${dice.int(2, 5)} of them rented, with ${count(dice)} employees in all; ${money(dice)} was spent on new plant.</p>`;
  return sheet(
    dice,
    `<h1 style="color:${colour}">${dice.pick(['Close to our customers', 'Where we work', 'Our sites'])}</h1>${dice.chance(0.5) ? text + drawing : drawing + text}${reading(dice, 1)}`,
  );
}

/** The first page of a newspaper. */
function newspaperFront(dice: Dice): Sheet {
  const columns = dice.int(3, 5);
  const place = dice.pick(PLACES);
  const day = `${dice.pick(['Monday', 'Thursday', 'Saturday'])}, ${dice.int(2, 28)} ${dice.pick(['April', 'July', 'November'])} ${dice.int(2012, 2024)}`;
  const inside = `<div class="inside"><b>Inside today</b><p>Why the ferry is late again, page ${dice.int(2, 4)}</p><p>Sport: a draw at ${dice.pick(PLACES)}, ${dice.int(1, 3)}-${dice.int(1, 3)}, page ${dice.int(14, 20)}</p><p>Letters and crossword, pages ${dice.int(21, 23)} and ${dice.int(24, 28)}</p></div>`;
  return sheet(
    dice,
    `<h1>The ${place} ${dice.pick(['Courier', 'Gazette', 'Evening Post'])}</h1><div class="dateline"><span>No. ${count(dice)}</span><span>${day}</span><span>Price ${dice.int(1, 3)}.${dice.int(1, 9)}0</span></div>
    <h2>${dice.pick([`Port to spend ${money(dice)} on new quay`, `Council raises fees by ${dice.int(3, 14)} per cent`, `${dice.int(200, 900)} posts to go at ${dice.pick(FIRMS)}`])}</h2><p class="by">By our correspondent in ${dice.pick(PLACES)}</p><div class="story">${inside}${reading(dice, dice.int(9, 11))}</div>
    <h3>${dice.pick(['Mild weather cuts demand for gas', 'Bridge stays closed until spring', 'Fewer pupils, more teachers'])}</h3><div class="story">${reading(dice, dice.int(5, 7))}</div>`,
    {
      css: `h1 { text-align: center; font-size: 34pt; margin: 0 } .dateline { display: flex; justify-content: space-between; border-top: 1px solid; border-bottom: 1px solid; padding: 2px 0 } h2 { font-size: 21pt; margin: 8px 0 2px } h3 { font-size: 15pt; margin: 10px 0 3px; border-top: 0.5px solid; padding-top: 6px } .by { font-style: italic } .story { columns: ${columns}; column-gap: 5mm; column-rule: ${dice.pick(['none', '0.5px solid #777'])} } .just { text-align: justify; margin: 0; text-indent: 3mm } .inside { break-inside: avoid; border: 1px solid; background: #eee; padding: 4px; margin-bottom: 5px }`,
      margins: ['11mm', '13mm 12mm'],
      sizes: [8, 8.5],
      fonts: [FONTS.roman, FONTS.serif, FONTS.book],
    },
  );
}

/** A slide of a presentation to investors: points on one side, a ring on the other. */
function investorSlide(dice: Dice): Sheet {
  const colour = dice.pick(COLOURS);
  const first = dice.int(35, 55);
  const second = dice.int(18, 30);
  const shares = [first, second, 100 - first - second];
  const names = dice.some(listed('Pumps; Valves; Service; Software; Leasing; Rail'), 3);
  const around = 2 * Math.PI * 80;
  const ring = shares.map((share, at) => {
    const before = shares.slice(0, at).reduce((sum, part) => sum + part, 0);
    const angle = ((before + share / 2) / 100) * 2 * Math.PI - Math.PI / 2;
    return `<circle cx="180" cy="150" r="80" fill="none" stroke="${colour}" stroke-opacity="${1 - 0.3 * at}" stroke-width="34" stroke-dasharray="${(share / 100) * around - 2} ${around}" transform="rotate(${before * 3.6 - 90} 180 150)"/>${words(180 + 134 * Math.cos(angle), 150 + 120 * Math.sin(angle), `${names[at] ?? ''} ${share}%`)}`;
  });
  const points = dice.some(
    [
      `Orders up ${dice.int(3, 19)}% to ${money(dice)}, helped by two large projects in ${dice.pick(PLACES)}`,
      `Margin before interest and tax at ${dice.int(8, 17)}.${dice.int(1, 9)}%, after ${dice.int(6, 8)}.${dice.int(1, 9)}% a year ago`,
      `Net debt below ${dice.int(1, 2)}.${dice.int(1, 9)} times earnings for the first time since ${dice.int(2012, 2018)}`,
      `Buyback of up to ${money(dice)} to begin in May`,
      `Outlook raised: growth of ${dice.int(4, 6)}% to ${dice.int(7, 9)}% now expected`,
    ],
    4,
  );
  return sheet(
    dice,
    `<h1>${dice.pick(['A strong first half', 'On course for our targets', 'Growth in all three divisions'])}</h1><div class="halves"><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul><svg viewBox="0 0 360 300">${ring.join('')}${words(180, 148, 'Revenue')}${words(180, 163, money(dice), 'text-anchor="middle" font-weight="bold"')}</svg></div><div class="bar">${dice.pick(FIRMS)} Group · Results presentation, ${dice.int(2, 28)} August ${dice.int(2018, 2024)} · ${dice.int(4, 31)}</div>`,
    {
      css: `h1 { color: ${colour}; border-bottom: 2px solid ${colour} } .halves { display: flex; align-items: center; ${dice.chance(0.3) ? 'flex-direction: row-reverse' : ''} } .halves svg { width: 46% } ul { width: 54% } li { margin: 0 12px 4mm 0 } .bar { position: fixed; bottom: 0; font-size: 0.6em; color: #666 }`,
      papers: ['297mm 167mm', '254mm 190mm'],
      margins: ['12mm', '10mm 16mm'],
      sizes: [14, 15.5],
      fonts: [FONTS.sans, FONTS.swiss, FONTS.gothic],
    },
  );
}

/** A leaflet of a bank that is folded twice. */
function foldedLeaflet(dice: Dice): Sheet {
  const colour = dice.pick(COLOURS);
  const rate = `${dice.int(1, 4)}.${dice.int(1, 9)}5%`;
  const cover = `<div class="panel cover"><h1>${dice.pick(['Save a little, every month', 'Your home, your loan', 'Plan for later'])}</h1><p class="large">${rate}</p><p>fixed for ${dice.int(12, 60)} months, from ${dice.int(25, 90)} a month</p><p style="margin-top:60mm">${dice.pick(FIRMS)} Bank<br>${dice.pick(PLACES)}</p></div>`;
  const middle = `<div class="panel"><h3>What you should know</h3><p>You pay in between ${dice.int(20, 50)} and ${dice.int(300, 900)} each month, and may miss up to ${dice.int(2, 4)} payments a year.</p><ul><li>No charge for opening the account</li><li>Two withdrawals a year of up to ${dice.int(1, 3)},000 each</li><li>Deposits protected up to 100,000</li><li>Bonus of ${dice.int(10, 60)} after the first year</li></ul><h3>For example</h3><p>Whoever pays in 100 each month for ${dice.int(3, 6)} years will have received interest of ${dice.int(110, 480)}.${dice.digits(2)} before tax.</p><p class="small">Rates as of ${dice.int(1, 28)} March ${dice.int(2016, 2024)}. They may change before you apply.</p></div>`;
  const last = `<div class="panel"><h3>Your questions</h3><p><b>Can I stop early?</b><br>Yes, with ${dice.int(30, 90)} days' notice. Interest is then paid at ${dice.int(0, 1)}.${dice.int(1, 9)}%.</p><p><b>Who may apply?</b><br>Anyone over ${dice.pick([16, 18])} who lives here.</p><p><b>Is tax taken off?</b><br>Only above ${dice.int(5, 10)}01 a year.</p><div class="contact"><b>Talk to us</b><br>0${dice.digits(3)} ${dice.digits(3)} ${dice.digits(3)}<br>Monday to Friday, 8 to 18<br>or at any of our ${dice.int(21, 140)} branches</div></div>`;
  return sheet(
    dice,
    `<div class="leaflet">${(dice.chance(0.5) ? [middle, last, cover] : [cover, middle, last]).join('')}</div>`,
    {
      css: `.leaflet { display: flex; height: ${dice.int(178, 182)}mm } .panel { flex: 1; padding: 4mm 8mm; text-align: ${dice.pick(['left', 'justify'])} } .cover { background: ${colour}; color: #fff; text-align: center } .large { font-size: 40pt; font-weight: bold } .small { font-size: 0.75em } h3 { color: ${colour} } ul { padding-left: 5mm } .contact { margin-top: 16mm; padding: 4mm; border: 1px solid ${colour} }`,
      papers: ['A4 landscape'],
      sizes: [11, 12],
      margins: ['10mm', '12mm 8mm'],
    },
  );
}

/** Two charts of lines or bars side by side in a report. */
function pairOfCharts(dice: Dice): Sheet {
  const chart = (title: string, unit: string): string => {
    const colour = dice.pick(COLOURS);
    const start = dice.int(2008, 2015);
    const step = dice.pick([5, 10, 20, 50]);
    const heights = Array.from({ length: 8 }, () => dice.int(30, 150));
    const scale = Array.from(
      { length: 5 },
      (_, at) =>
        `${words(32, 194 - at * 40, String(at * step), 'text-anchor="end"')}${stroke(`38,${190 - at * 40} 300,${190 - at * 40}`, 'stroke="#ccc"')}`,
    );
    const years = heights.map((_, at) => words(56 + at * 32, 206, `’${String(start + at).slice(2)}`));
    const drawn = dice.chance(0.5)
      ? stroke(
          heights.map((height, at) => `${56 + at * 32},${190 - height}`).join(' '),
          `stroke="${colour}" stroke-width="2"`,
        )
      : heights
          .map(
            (height, at) =>
              `<rect x="${46 + at * 32}" y="${190 - height}" width="20" height="${height}" fill="${colour}"/>`,
          )
          .join('');
    return `<div class="chart"><b>${title}</b><br><i>${unit}</i><svg viewBox="0 0 310 214">${scale.join('')}${years.join('')}${drawn}</svg></div>`;
  };
  const number = dice.int(2, 9);
  return sheet(
    dice,
    `<h2>${number}. ${dice.pick(['Credit and housing', 'Trade and transport', 'Prices and wages'])}</h2>${reading(dice, 1)}<div class="pair">${chart(`Chart ${number}.1: ${dice.pick(['New loans', 'Cargo handled', 'Job vacancies'])}`, dice.pick(['billions', 'thousands', 'index']))}${chart(`Chart ${number}.2: ${dice.pick(['Arrears', 'Freight rates', 'Price of rents'])}`, dice.pick(['per cent', 'yearly change', 'basis points']))}</div><p class="small">Sources: national statistics; own calculations. Latest observation: December ${dice.int(2019, 2023)}.</p>${reading(dice, dice.int(4, 6))}`,
    {
      css: `.pair { display: flex; gap: ${dice.int(5, 12)}mm; margin: 5mm 0 } .chart { flex: 1 } .small { font-size: 0.8em } .just { text-align: ${dice.pick(['left', 'justify'])} }`,
    },
  );
}

export const SIXTH_PLAIN_LAYOUTS = {
  historyLine,
  complaintChart,
  ownershipChart,
  siteMap,
  newspaperFront,
  investorSlide,
  foldedLeaflet,
  pairOfCharts,
};
