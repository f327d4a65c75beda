// Fourth collection of pages without a table, first part: what stands in columns or behind numbers and is none. Milestones, an examination, an index, a recipe, a pleading
// with numbered lines, a listing of a program, cards, signatures.

import type { Dice } from '../dice.ts';
import { escapeHtml } from '../html.ts';
import type { Sheet } from '../html.ts';
import { FONTS, listed, reading } from '../tables/second/printed-page.ts';

const sheet = (dice: Dice, body: string, css = ''): Sheet => ({
  css: `@page { size: ${dice.pick(['A4', 'Letter'])}; margin: 20mm } body { font: ${dice.pick([9, 10, 11])}pt ${dice.pick([FONTS.serif, FONTS.sans, FONTS.book, FONTS.swiss])} } p { margin: 5px 0 } ${css}`,
  body,
});

const many = (count: number, write: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => write(place)).join('');

const NAMES = listed(
  'Adeyemi, Folake; Bergström, Nils; Castellanos, Inés; Dubois, Marcel; Eriksen, Tove; Fairweather, Joan; Grimaldi, Paolo; Haddad, Samir; Ivanova, Lena; Jansen, Piet; Kowalczyk, Ewa; Lindqvist, Per; Moreau, Claire; Novák, Jan; Okafor, Chidi; Pereira, Rui; Quinn, Deirdre; Rossi, Giulia; Schäfer, Uwe; Tanaka, Yumi',
);
const PLACES = listed('Rotterdam; Gdynia; Leixões; Piraeus; Klaipėda; Trieste; Bremerhaven; Antwerp');

/** Years in the margin, sentences beside them. */
function milestones(dice: Dice): Sheet {
  const what = listed(
    'The founder’s sons take over the yard and build the first steel hull; A second quay is opened and the number of berths grows; After the flood the works are rebuilt on higher ground with a loan of the province; The shares are listed and the family keeps a third of the votes; The engine works are closed and their hall becomes a museum; The first ship that burns gas is delivered; Together with a partner the company orders cranes that nobody has to man',
  );
  let year = dice.int(1890, 1930);
  const events = what.map((text) => {
    year += dice.int(4, 19);
    return `<p class="event"><b>${year}</b>${text} in ${dice.pick(PLACES)}. ${dice.chance(0.5) ? `By then ${dice.int(2, 90) * 10} people work there.` : ''}</p>`;
  });
  return sheet(
    dice,
    `<h2>Our history</h2>${events.join('')}${reading(dice, 1)}`,
    '.event { padding-left: 20mm; text-indent: -20mm } .event b { display: inline-block; width: 20mm; text-indent: 0 }',
  );
}

/** Questions with four answers each, of which two stand in a line. */
function examination(dice: Dice): Sheet {
  const asked = listed(
    'Which ratio says whether interest can be paid from profit?; What is a covenant?; Who ranks first when a company is wound up?; What does a negative outlook say?; Which of these is no current asset?; What happens to a bond’s price when yields rise?',
  );
  const answers = listed(
    'Interest cover; The quick ratio; A promise to the lender; A secured creditor; The shareholders; It may be lowered; Nothing at all; Goodwill; Stocks of goods; It falls; It rises; Gearing',
  );
  return sheet(
    dice,
    `<h3>Part ${dice.int(1, 4)} (${dice.int(10, 40)} marks, ${dice.int(20, 60)} minutes)</h3>${asked
      .map(
        (question, at) =>
          `<p>${at + 1}.&ensp;${question} <i>(${dice.int(1, 4)} marks)</i></p><div class="answers">${dice
            .some(answers, 4)
            .map((answer, place) => `<span>${'abcd'[place]})&ensp;${answer}</span>`)
            .join('')}</div>`,
      )
      .join('')}`,
    '.answers { margin-left: 8mm } .answers span { display: inline-block; width: 48% }',
  );
}

/** Names with their pages, in three columns. */
function nameIndex(dice: Dice): Sheet {
  const entries = [...NAMES, ...PLACES].toSorted().map((name) => {
    const pages = Array.from({ length: dice.int(1, 4) }, () => dice.int(3, 340)).toSorted((a, b) => a - b);
    return `<p>${name}, ${pages.join(', ')}${dice.chance(0.2) ? ` n${dice.int(1, 9)}` : ''}</p>`;
  });
  return sheet(
    dice,
    `<h2>Index</h2><div class="index">${entries.join('')}${entries.toReversed().join('')}</div>`,
    '.index { columns: 3; column-gap: 8mm; font-size: 85% } .index p { margin: 1px 0; padding-left: 4mm; text-indent: -4mm }',
  );
}

/** What is needed, and what to do. */
function recipe(dice: Dice): Sheet {
  const needed = listed(
    'wheat flour; cold butter, in cubes; caster sugar; eggs, beaten; lemon, its juice and zest; vanilla pod; double cream; salt',
  ).map((what) => `<li>${dice.int(1, 9) * 25} ${dice.pick(['g', 'ml'])} ${what}</li>`);
  return sheet(
    dice,
    `<h2>Lemon tart for ${dice.int(6, 12)}</h2><p>Takes ${dice.int(50, 120)} minutes, and ${dice.int(2, 5)} hours to cool.</p><ul>${needed.join('')}</ul><ol>${many(6, () => `<li>Bake at ${dice.int(14, 22) * 10} °C for ${dice.int(10, 45)} minutes, turn the tin, and leave it for ${dice.int(5, 20)} minutes more before the filling goes in.</li>`)}</ol>`,
    'ul { list-style: none; padding-left: 0 } ol li { margin: 6px 0 }',
  );
}

/** Every line of the page has its number in the margin. */
function pleading(dice: Dice): Sheet {
  const text = many(
    5,
    (place) =>
      `${place + dice.int(4, 9)}. On ${dice.pick(['March', 'June', 'October'])} ${dice.int(1, 28)}, ${dice.int(2016, 2023)}, Defendant received ${dice.int(2, 60)} invoices totalling $${dice.int(10, 990)},${dice.digits(3)}.${dice.digits(2)}, none of which it disputed within the ${dice.int(10, 45)} days that paragraph ${dice.int(2, 14)}(b) of the Agreement allows, and none of which it has paid. `,
  );
  return sheet(
    dice,
    `<div class="numbers">${many(26, (place) => `<div>${place + 1}</div>`)}</div><div class="text">${text}${text}</div>`,
    '.numbers { position: absolute; left: 0; top: 0; width: 8mm; text-align: right } .text { margin-left: 12mm; border-left: 1px solid #000; padding-left: 3mm } .numbers, .text { line-height: 24px }',
  );
}

/** A program, in letters of one width. */
function listing(dice: Dice): Sheet {
  const body = [
    'def spread(rates, base=%a):',
    '    """Basis points over the base, oldest first."""',
    '    total   = 0',
    '    for day, rate in enumerate(rates):',
    '        if rate is None:      # a holiday',
    '            continue',
    '        gap     = round((rate - base) * 10000, 1)',
    '        total  += gap',
    '        print(day,   rate,   gap)',
    '    return total / max(1, len(rates))',
    '',
    'assert spread([%b, %c, None, %a]) > 0',
    "LIMITS  = {'aaa': 40,  'bbb': 180,  'ccc': 900}",
  ].map((line) =>
    line
      .replaceAll('%a', `0.0${dice.digits(3)}`)
      .replaceAll('%b', `0.1${dice.digits(3)}`)
      .replaceAll('%c', `0.2${dice.digits(3)}`),
  );
  return sheet(
    dice,
    `${reading(dice, 1)}<pre>${escapeHtml([...body, '', ...body].join('\n'))}</pre>${reading(dice, 1)}`,
    `pre { font: 9pt ${FONTS.typed}; background: #f2f2f2; padding: 3mm }`,
  );
}

/** Visiting cards, three beside each other. */
function cards(dice: Dice): Sheet {
  const all = dice
    .some(NAMES, 12)
    .map(
      (name) =>
        `<div class="card"><b>${name.split(', ').toReversed().join(' ')}</b><br>${dice.pick(['Credit analyst', 'Head of treasury', 'Counsel', 'Relationship manager'])}<br><br>${dice.int(1, 140)} ${dice.pick(['Quay Street', 'Mill Lane', 'Station Square'])}<br>${dice.pick(PLACES)}<br>+${dice.int(30, 49)} ${dice.digits(3)} ${dice.digits(4)}</div>`,
    );
  return sheet(
    dice,
    `<div class="cards">${all.join('')}</div>`,
    '.cards { display: grid; grid-template-columns: repeat(3, 1fr); gap: 9mm 6mm } .card { font-size: 90% }',
  );
}

/** Where two parties sign, beside each other. */
function signatures(dice: Dice): Sheet {
  const party = (name: string): string =>
    `<div><b>${name}</b><br><br>By: ______________________<br>Name: ${dice.pick(NAMES).split(', ').toReversed().join(' ')}<br>Title: ${dice.pick(['Director', 'Authorised signatory', 'Chief Financial Officer'])}<br>Date: ${dice.int(1, 28)} May ${dice.int(2020, 2025)}</div>`;
  return sheet(
    dice,
    `${reading(dice, 2)}<p>IN WITNESS WHEREOF the parties have executed this Agreement on the date stated at its beginning.</p><div class="parties">${party('NORDKAP SHIPPING ASA')}${party('VELDHUIS BANK N.V.')}${party('NORDKAP FINANCE B.V.')}${party('THE SECURITY AGENT')}</div>`,
    '.parties { display: grid; grid-template-columns: 1fr 1fr; gap: 12mm 14mm; margin-top: 10mm }',
  );
}

export const FOURTH_PLAIN_LAYOUTS = {
  milestones,
  examination,
  nameIndex,
  recipe,
  pleading,
  listing,
  cards,
  signatures,
};
