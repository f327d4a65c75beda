// Second collection of pages without a table: addresses, definitions, a form in sentences, captions, a notice, notes on sources.

import type { Dice } from '../dice.ts';
import type { Sheet } from '../html.ts';
import { FONTS, listed, reading } from '../tables/second/printed-page.ts';

const sheet = (dice: Dice, body: string, css = ''): Sheet => ({
  css: `@page { size: ${dice.pick(['A4', 'Letter'])}; margin: 20mm } body { font: ${dice.pick([9.5, 10.5, 11])}pt ${dice.pick([FONTS.serif, FONTS.sans, FONTS.book, FONTS.tight])} } p { margin: 6px 0; text-align: justify } ${css}`,
  body,
});

const CITIES = listed(
  'Aarhus; Bilbao; Cluj-Napoca; Dundee; Eindhoven; Freiburg; Galway; Heraklion; Innsbruck; Jyväskylä; Košice; Leuven',
);
const money = (dice: Dice): string => `EUR ${dice.int(2, 980)}.${dice.int(1, 9)} million`;
const day = (dice: Dice): string =>
  `${dice.int(1, 28)} ${dice.pick(['January', 'March', 'June', 'October'])} ${dice.int(2019, 2024)}`;

/** Offices in two columns of text. */
function addressList(dice: Dice): Sheet {
  const offices = dice.some(CITIES, 10).map(
    (city) =>
      `<div class="office"><b>${city}</b><br>${dice.pick(['Harbour Office', 'Regional Office', 'Branch', 'Representative'])}<br>${dice.int(2, 190)} ${dice.pick(['Station Road', 'Market Square', 'Canal Street'])}<br>Tel. +${dice.int(30, 49)} ${dice.digits(2)} ${dice.digits(3)} ${dice.digits(3)}<br>${city
        .normalize('NFD')
        .toLowerCase()
        .replaceAll(/[^a-z]/gu, '')}@example.org</div>`,
  );
  return sheet(
    dice,
    `<h2>Where to find us</h2><div class="offices">${offices.join('')}</div>`,
    '.offices { columns: 2; column-gap: 16mm } .office { break-inside: avoid; margin-bottom: 14px }',
  );
}

function definitions(dice: Dice): Sheet {
  const meanings = listed(
    'means any day other than a Saturday or Sunday on which banks are open; means each loan made or to be made under the Facility; has the meaning given to it in Clause 12.3; means the date falling sixty months after the date of this Agreement; means the percentage rate per annum which is the aggregate of the Margin and EURIBOR',
  );
  const terms = dice
    .some(
      listed(
        'Business Day; Loan; Margin; Original Obligor; Quarter Date; Relevant Period; Screen Rate; Termination Date; Total Commitments; Utilisation',
      ),
      9,
    )
    .toSorted()
    .map(
      (term) =>
        `<p>“<b>${term}</b>” ${dice.pick(meanings)}, being at the date hereof ${dice.pick([money(dice), day(dice), `${dice.int(1, 6)} per cent.`])}, or such other as the parties agree in writing.</p>`,
    );
  return sheet(dice, `<h3>1. INTERPRETATION</h3><p>1.1 In this Agreement:</p>${terms.join('')}`);
}

/** Gaps that are filled in by hand, within sentences. */
function sworn(dice: Dice): Sheet {
  const gap = (width: number): string =>
    `<span style="display:inline-block;width:${width}mm;border-bottom:0.5px solid #000">&nbsp;</span>`;
  return sheet(
    dice,
    `<h2>Declaration of residence for tax purposes</h2><p>I, the undersigned ${gap(60)}, born on ${gap(30)} in ${gap(40)}, holder of passport no. ${gap(36)}, declare that since ${day(dice)} I have been resident in ${gap(50)} within the meaning of Article 4 of the Convention.</p><p>I further declare that the dividends of ${money(dice)} paid on ${day(dice)} belong to me alone, and that no more than ${dice.int(5, 25)} per cent. of the capital of the company is held by persons related to me.</p><p>I undertake to inform the office within ${dice.int(10, 60)} days of any change.</p><p style="margin-top:18mm">Done at ${gap(40)} on ${gap(30)}</p><p style="margin-top:14mm">Signature ${gap(60)}</p>`,
    'p { line-height: 1.8 }',
  );
}

/** Boxes for pictures with what is said below them. */
function captions(dice: Dice): Sheet {
  const figures = Array.from(
    { length: 3 },
    (_, place) =>
      `<div style="height:42mm;background:#${dice.pick(['dde3e8', 'e8e2d8', 'd8e6dc'])};border:0.5px solid #999"></div><p><b>Figure ${place + 4}.</b> ${dice.pick(CITIES)}, ${day(dice)}: ${dice.pick(['share of households with a loan', 'flow of the river in cubic metres a second', 'price of one tonne of steel'])} rose from ${dice.int(10, 40)} to ${dice.int(41, 90)} (${dice.int(3, 60)}%). Photograph: archive, no. ${dice.digits(5)}.</p>`,
  );
  return sheet(
    dice,
    `<p>As Figures 4 to 6 show, the change was not the same in all places.</p>${figures.join('')}${reading(dice, 2)}`,
  );
}

function notice(dice: Dice): Sheet {
  const items = Array.from(
    { length: 6 },
    (_, place) =>
      `<p>${place + 1}. To ${dice.pick(['declare a final dividend of', 'approve a payment of', 'authorise borrowings up to'])} ${money(dice)}, payable on ${day(dice)} to those on the register at ${dice.int(4, 6)}.30 p.m. on ${day(dice)}.</p>`,
  );
  return sheet(
    dice,
    `<h2 style="text-align:center">NOTICE OF ANNUAL GENERAL MEETING</h2><p>NOTICE IS HEREBY GIVEN that the ${dice.int(12, 98)}th annual general meeting will be held at ${dice.pick(CITIES)} on ${day(dice)} at 11.00 a.m. for the following purposes:</p><p><b>Ordinary resolutions</b></p>${items.join('')}<p>By order of the board<br>P. Lindqvist, Company Secretary<br>${day(dice)}</p>`,
  );
}

/** Notes at the end of a chapter in small letters, two columns. */
function endnotes(dice: Dice): Sheet {
  const notes = Array.from(
    { length: 26 },
    (_, place) =>
      `<p><sup>${place + 41}</sup> ${dice.pick(['Regulation (EU) No', 'Directive', 'Decision'])} ${dice.int(2009, 2023)}/${dice.int(20, 900)} of ${day(dice)}, OJ L ${dice.int(10, 340)}, p. ${dice.int(1, 90)}. ${dice.pick(['See also', 'But compare', 'As cited in'])} Case C-${dice.int(10, 700)}/${dice.int(10, 22)}, paragraphs ${dice.int(10, 40)} to ${dice.int(41, 90)}.</p>`,
  );
  return sheet(
    dice,
    `<h3>Notes</h3><div class="notes">${notes.join('')}</div>`,
    '.notes { columns: 2; column-gap: 8mm; font-size: 8pt } .notes p { margin: 3px 0 } sup { line-height: 0 }',
  );
}

export const FURTHER_PLAIN_LAYOUTS = { addressList, definitions, sworn, captions, notice, endnotes };
