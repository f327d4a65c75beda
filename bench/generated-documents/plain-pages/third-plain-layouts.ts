// Third collection of pages without a table: questions and answers, a recipe of works in steps, a press release, a list of events by year.

import type { Dice } from '../dice.ts';
import type { Sheet } from '../html.ts';
import { FONTS, listed, reading } from '../tables/second/printed-page.ts';

const sheet = (dice: Dice, body: string, css = ''): Sheet => ({
  css: `@page { size: ${dice.pick(['A4', 'Letter'])}; margin: 19mm } body { font: ${dice.pick([9, 10, 11])}pt ${dice.pick([FONTS.roman, FONTS.swiss, FONTS.palatino, FONTS.gothic])} } p { margin: 6px 0 } ${css}`,
  body,
});

const month = (dice: Dice): string => dice.pick(['February', 'May', 'August', 'November']);

/** Questions of investors with what was answered. */
function questions(dice: Dice): Sheet {
  const asked = dice
    .some(
      listed(
        'When will the dividend be paid?; Do I have to pay tax on the distribution?; How can I change my bank details?; What happens if I do not vote?; Who keeps the register?; Can I still hold my shares on paper?; Is there a fee for selling?; How is the reference price worked out?',
      ),
      7,
    )
    .map(
      (question, place) =>
        `<p><b>${place + 1}. ${question}</b></p><p>${dice.pick(['On', 'Not before', 'No later than'])} ${dice.int(1, 28)} ${month(dice)} ${dice.int(2022, 2025)}, provided that your instruction reached us within ${dice.int(5, 30)} days. For holdings of up to ${dice.int(2, 9)},000 shares the charge is ${dice.int(1, 3)}.${dice.int(10, 95)}%, with a minimum of £${dice.int(12, 40)}. Call 0${dice.digits(3)} ${dice.digits(3)} ${dice.digits(4)} between 8.30 a.m. and 5.30 p.m.</p>`,
    );
  return sheet(dice, `<h2>Questions and answers</h2>${asked.join('')}`);
}

/** What to do in which order, numbers in the margin. */
function workSteps(dice: Dice): Sheet {
  const steps = Array.from(
    { length: 11 },
    () =>
      `<li>${dice.pick(['Close valve', 'Undo screw', 'Check gauge', 'Remove cover', 'Set switch'])} ${dice.pick(['A', 'B', 'K'])}${dice.int(1, 24)} and ${dice.pick(['wait', 'turn it through', 'tighten it to'])} ${dice.int(2, 90)} ${dice.pick(['minutes', 'degrees', 'Nm'])}. ${dice.pick(['The lamp goes out.', 'Do not use force.', 'Note the reading in the log.', ''])}</li>`,
  );
  return sheet(
    dice,
    `<div style="display:flex;justify-content:space-between"><span>Operating manual</span><span>Section ${dice.int(3, 12)}.${dice.int(1, 8)}</span></div><h2>Changing the filter</h2><p style="border:1px solid #000;padding:6px"><b>WARNING</b> The pump may be at ${dice.int(4, 16)} bar and ${dice.int(60, 95)} °C. Wear gloves.</p><ol>${steps.join('')}</ol><p>If the fault comes back within ${dice.int(24, 96)} hours, call the workshop.</p>`,
    'li { margin: 7px 0; padding-left: 10px }',
  );
}

/** News of a company, with people to ask at the end. */
function pressRelease(dice: Dice): Sheet {
  const points = Array.from(
    { length: 4 },
    () =>
      `<li>${dice.pick(['Revenue', 'Order intake', 'Adjusted EBITA', 'Free cash flow'])} ${dice.pick(['up', 'down'])} ${dice.int(1, 24)}% to $${dice.int(20, 900)} million (${dice.int(2021, 2023)}: $${dice.int(20, 900)} million)</li>`,
  );
  const contacts = ['Investors', 'Media']
    .map(
      (who) =>
        `<div><b>${who}</b><br>${dice.pick(['A. Moreau', 'B. Nkemelu', 'C. Sandoval'])}<br>+${dice.int(30, 49)} ${dice.digits(2)} ${dice.digits(6)}<br>${who.toLowerCase()}@example.com</div>`,
    )
    .join('');
  return sheet(
    dice,
    `<p><b>PRESS RELEASE</b> – ${month(dice)} ${dice.int(1, 28)}, 2024, 7:00 a.m. CET</p><h1>Third quarter in line with plans</h1><ul>${points.join('')}</ul>${reading(dice, 4)}<p style="text-align:center">– ENDS –</p><div style="display:flex;gap:30mm">${contacts}</div>`,
  );
}

/** What happened, each paragraph beginning with its year. */
function chronicle(dice: Dice): Sheet {
  const happened = listed(
    'The brothers Halloran open a workshop for looms in a former mill; Listed on the exchange, where the issue is subscribed three times over; A fire destroys the northern hall. Production resumes after eleven weeks in rented rooms; First works abroad; Purchase of a competitor with 640 employees; The name is changed; Sale of the division for pumps. The proceeds are used to repay loans',
  );
  let year = dice.int(1884, 1910);
  const entries = happened.map((text) => {
    year += dice.int(6, 19);
    return `<p><b>${year}</b> ${text}${dice.chance(0.5) ? `, at a cost of ${dice.int(2, 60)} million` : ''}.</p>`;
  });
  return sheet(
    dice,
    `<h1>Our history</h1>${entries.join('')}${reading(dice, 2)}`,
    'p { margin: 12px 0; max-width: 140mm } b { font-size: 1.3em }',
  );
}

export const THIRD_PLAIN_LAYOUTS = { questions, workSteps, pressRelease, chronicle };
