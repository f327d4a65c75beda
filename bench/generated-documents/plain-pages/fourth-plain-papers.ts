// Fourth collection of pages without a table, second part: papers of offices. A letter with references, small print, a questionnaire, a gazette, equations, footnotes, a pie
// with its legend, decisions with who acts on them, hanging clauses, labels.

import type { Dice } from '../dice.ts';
import type { Sheet } from '../html.ts';
import { FONTS, listed, reading } from '../tables/second/printed-page.ts';

const sheet = (dice: Dice, body: string, css = ''): Sheet => ({
  css: `@page { size: ${dice.pick(['A4', 'Letter'])}; margin: 18mm } body { font: ${dice.pick([9, 10, 11])}pt ${dice.pick([FONTS.roman, FONTS.palatino, FONTS.wide, FONTS.narrow])} } p { margin: 5px 0 } ${css}`,
  body,
});

const many = (count: number, write: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => write(place)).join('');
const day = (dice: Dice): string =>
  `${dice.int(1, 28)} ${dice.pick(['January', 'April', 'July', 'November'])} ${dice.int(2018, 2025)}`;
const euros = (dice: Dice): string => `€${dice.int(2, 98)},${dice.digits(3)}.${dice.digits(2)}`;

/** The references of a letter stand in a row over it, its bank at its foot. */
function referenced(dice: Dice): Sheet {
  return sheet(
    dice,
    `<p>Harbour Trust Bank<br>P.O. Box ${dice.digits(4)}<br>${dice.pick(['Cork', 'Bergen', 'Malmö'])}</p><div class="refs"><div>Your ref.<br>HB/${dice.digits(4)}</div><div>Our ref.<br>cr-${dice.digits(5)}</div><div>Extension<br>${dice.digits(4)}</div><div>Date<br>${day(dice)}</div></div><p>Dear Sirs,</p>${reading(dice, 2)}<p>We have today paid ${euros(dice)} into your account and ask you to release the guarantee of ${euros(dice)} by ${day(dice)}.</p><p>Yours faithfully</p><div class="refs foot"><div>Bank: Sparbank<br>IBAN NO${dice.digits(13)}</div><div>Register: ${dice.digits(9)}<br>VAT NO ${dice.digits(9)}</div><div>Board: I. Lund (chair)<br>K. Moe, T. Aas</div></div>`,
    '.refs { display: flex; justify-content: space-between; margin: 8mm 0 } .foot { position: absolute; bottom: 0; left: 0; right: 0; font-size: 75% }',
  );
}

/** Terms in two narrow columns of small letters, with numbered clauses. */
function smallPrint(dice: Dice): Sheet {
  const clauses = many(
    16,
    (place) =>
      `<p>${Math.floor(place / 3) + 1}.${(place % 3) + 1} The buyer pays within ${dice.int(7, 60)} days; after that interest of ${dice.int(4, 12)}.${dice.int(0, 9)} % a year is due, and for each reminder ${euros(dice)}. Goods worth less than ${euros(dice)} are not taken back. Claims lapse ${dice.int(6, 36)} months after delivery.</p>`,
  );
  return sheet(
    dice,
    `<h3>General conditions of sale (${day(dice)})</h3><div class="small">${clauses}</div>`,
    '.small { columns: 2; column-gap: 7mm; font-size: 72%; text-align: justify }',
  );
}

/** Boxes to be ticked behind each question. */
function questionnaire(dice: Dice): Sheet {
  const asked = listed(
    'Does the applicant hold other accounts with us?; Has a petition been filed in the last five years?; Are the accounts audited?; Is any director a politically exposed person?; Does one customer make up more than a fifth of sales?; Has the group been refused a loan?',
  );
  return sheet(
    dice,
    `<h2>Questions to the applicant</h2>${asked.map((question, at) => `<p>${at + 1}. ${question}</p><p class="boxes">☐ Yes &emsp;&emsp; ☐ No &emsp;&emsp; ☐ Not known${dice.chance(0.5) ? ` &emsp;&emsp; If so, since: ____ / ${dice.int(2010, 2024)}` : ''}</p>`).join('')}<p>Signed at ______________________ on ______________________</p>`,
    '.boxes { margin-left: 6mm }',
  );
}

/** Official notices, one below the other, in two columns with their numbers. */
function gazette(dice: Dice): Sheet {
  const notices = many(
    9,
    () =>
      `<p><b>${dice.pick(['ALDER & SONS LIMITED', 'MERIDIAN FREIGHT LIMITED', 'OAKHURST HOMES LIMITED', 'TALLOW STREET PROPERTIES LLP'])}</b><br>(Company Number 0${dice.digits(7)})<br>Registered office: ${dice.int(1, 90)} ${dice.pick(['Church Road', 'Albion Way', 'King Street'])}, ${dice.pick(['Leeds', 'Hull', 'Derby'])} ${dice.pick(['LS', 'HU', 'DE'])}${dice.int(1, 19)} ${dice.int(1, 9)}AB<br>Notice is given that creditors are to prove their debts by ${day(dice)}. <i>${dice.pick(['J. Marsh', 'P. Oduya'])} (IP No ${dice.digits(5)}), Liquidator.</i> <b>(${dice.digits(7)})</b></p>`,
  );
  return sheet(
    dice,
    `<div class="columns">${notices}</div>`,
    '.columns { columns: 2; column-gap: 8mm; column-rule: 0.5px solid #000; font-size: 85% }',
  );
}

/** Equations with their numbers at the right. */
function equations(dice: Dice): Sheet {
  const equation = (text: string, at: number): string =>
    `<p class="equation"><span></span><i>${text}</i><span>(${dice.int(1, 3)}.${at + 1})</span></p>`;
  return sheet(
    dice,
    `${reading(dice, 1)}${listed(
      'PD = 1 / (1 + exp(−z)); z = 1.2 a + 1.4 b + 3.3 c + 0.6 d + 1.0 e; EL = PD × LGD × EAD; σ² = w′ Σ w',
    )
      .map((text, at) => equation(text, at) + reading(dice, 1))
      .join('')}`,
    '.equation { display: flex; justify-content: space-between; margin: 8px 0 }',
  );
}

/** Half of the page is notes. */
function footnotes(dice: Dice): Sheet {
  const notes = many(
    11,
    (place) =>
      `<p><sup>${place + 1}</sup>&ensp;${dice.pick(['Case', 'Joined Cases'])} C-${dice.int(10, 700)}/${dice.int(10, 23)}, ECLI:EU:C:20${dice.int(10, 23)}:${dice.digits(3)}, paras ${dice.int(10, 40)}–${dice.int(41, 90)}; ${dice.pick(['see also', 'but see'])} OJ L ${dice.int(10, 340)}, ${dice.int(1, 28)}.${dice.int(1, 12)}.20${dice.int(10, 23)}, p. ${dice.int(1, 90)}.</p>`,
  );
  return sheet(
    dice,
    `${reading(dice, 3)}<div class="notes">${notes}</div>`,
    '.notes { font-size: 78%; border-top: 0.5px solid #000; margin-top: 10mm }',
  );
}

/** A pie and what its pieces are. */
function pie(dice: Dice): Sheet {
  const parts = listed('Shipping; Ports; Towage; Repair; Other').map((name) => ({
    name,
    part: dice.int(8, 40),
  }));
  const colours = ['#1f4e79', '#2e8b57', '#c77c11', '#7a3b69', '#8a8a8a'];
  const slices = parts.map(
    (_, at) =>
      `<path d="M 80 80 L ${80 + 70 * Math.cos(at * 1.25)} ${80 + 70 * Math.sin(at * 1.25)} A 70 70 0 0 1 ${80 + 70 * Math.cos((at + 1) * 1.25)} ${80 + 70 * Math.sin((at + 1) * 1.25)} Z" fill="${colours[at]}"/>`,
  );
  return sheet(
    dice,
    `<h3>Revenue by division, ${dice.int(2019, 2024)}</h3><div class="chart"><svg width="160" height="160">${slices.join('')}</svg><div>${parts.map(({ name, part }, at) => `<p><span style="display:inline-block;width:9px;height:9px;background:${colours[at]}"></span>&ensp;${name} ${part} %</p>`).join('')}</div></div>${reading(dice, 2)}`,
    '.chart { display: flex; gap: 12mm; align-items: center }',
  );
}

/** Decisions, at the right of each who acts on it. */
function decisions(dice: Dice): Sheet {
  const taken = many(
    7,
    (place) =>
      `<p class="decision"><span>${place + 1}.${dice.int(1, 4)}&ensp;The committee ${dice.pick(['approved', 'deferred', 'noted'])} the request for ${euros(dice)} and asked for a report by ${day(dice)}, which is to say how much of the limit has been drawn and on what terms.</span><b>${dice.pick(['RA', 'JP', 'IK', 'All'])}</b></p>`,
  );
  return sheet(
    dice,
    `<h2>Credit committee, ${day(dice)}</h2>${taken}`,
    '.decision { display: flex; justify-content: space-between; gap: 14mm } .decision b { flex: none }',
  );
}

/** Clauses whose numbers hang in the margin, some with letters below them. */
function hangingClauses(dice: Dice): Sheet {
  const clauses = many(
    5,
    (place) =>
      `<div class="clause"><span>${dice.int(2, 20)}.${place + 1}</span><p>The Borrower shall supply to the Agent within ${dice.int(30, 180)} days of the end of each Financial Year:</p></div>${many(2, (at) => `<div class="clause inner"><span>(${'ab'[at]})</span><p>its audited consolidated accounts, showing Net Worth of no less than ${euros(dice)}; and a certificate that Leverage did not exceed ${dice.int(2, 4)}.${dice.int(0, 9)}:1;</p></div>`)}`,
  );
  return sheet(
    dice,
    `<h3>INFORMATION UNDERTAKINGS</h3>${clauses}`,
    '.clause { display: flex; gap: 6mm } .clause span { flex: 0 0 12mm } .inner { margin-left: 18mm }',
  );
}

/** Labels for letters, three across. */
function labels(dice: Dice): Sheet {
  return sheet(
    dice,
    `<div class="labels">${many(15, () => `<div>${dice.pick(['Mr', 'Ms', 'Dr'])} ${dice.pick(['A. Byrne', 'L. Costa', 'R. Novak', 'S. Okoro', 'T. Ueda'])}<br>${dice.int(1, 200)} ${dice.pick(['High Street', 'Orchard Close', 'Canal Walk'])}<br>${dice.pick(['Bath', 'Truro', 'Oban'])}<br>${dice.pick(['BA', 'TR', 'PA'])}${dice.int(1, 30)} ${dice.int(1, 9)}QX</div>`)}</div>`,
    '.labels { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12mm 4mm }',
  );
}

export const FOURTH_PLAIN_PAPERS = {
  referenced,
  smallPrint,
  questionnaire,
  gazette,
  equations,
  footnotes,
  pie,
  decisions,
  hangingClauses,
  labels,
};
