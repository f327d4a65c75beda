// Fifth collection of pages without a table: an interview, a scene of a play, claims of a patent, hymns, formulas, a program, an examination, clues of a crossword.

import type { Dice } from '../dice.ts';
import { escapeHtml, type Sheet } from '../html.ts';
import { FONTS, listed, reading } from '../tables/second/printed-page.ts';

const NAMES = listed(
  'Ansgar Bright; Dorothea Klemm; Ilse Vantongeren; Joaquim Serra; Maud Pennington; Rafael Oduya; Solveig Dahl; Tobias Wren',
);

const several = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));

/** Questions in bold and what was answered, in columns of a newspaper around a quotation. */
function interview(dice: Dice): Sheet {
  const name = dice.pick(NAMES);
  const start = dice.int(1996, 2016);
  const questions = dice.some(
    listed(
      'You took over with 14 shops and a debt of 9 million. Did you sleep at all?; Three of your five factories have closed since 2018. Was that necessary?; Which figure do you look at first in the morning?; The union asks for 6.5 per cent. You offer 2.8. Where do you meet?; What would you tell somebody who is 25 and wants to do the same?; Is it true that you answer every letter yourself?; And if the price of wheat doubles once more?; When will you stop?',
    ),
    7,
  );
  const answers = listed(
    'I slept from eleven to four, and from four onwards I did sums on the back of the newspaper. In the end 11 of the 14 were kept; The number of complaints. Last week there were 37, the week before 52. Everything else follows from that, sooner or later; We shall meet somewhere in the middle, as in 2011, as in 2015 and as in 2020. It took nineteen nights then; My father had one rule: never owe more than you can carry home. I have broken it twice; Of 640 people, 588 have found other work within a year. I know that the other 52 are not comforted by this; There are 8 to 10 a day. The long ones I keep for Sunday; Then a loaf will cost 5.40, and we shall bake fewer. We had 4.10 in March and nobody died; In 2027, or in 2028. Ask me again at Christmas',
  );
  const talk = questions.map(
    (question) =>
      `<p class="q">${question}</p><p>${dice.chance(0.5) ? `<b>${name.replaceAll(/[^A-Z]/gu, '')}:</b> ` : ''}${dice.some(answers, dice.int(3, 6)).join('. ')}.</p>`,
  );
  const columns = dice.pick([2, 3]);
  return {
    css: `@page { size: A4; margin: 14mm } body { font: ${columns === 3 ? 8.5 : 9.5}pt ${dice.pick([FONTS.roman, FONTS.book, FONTS.palatino])} } .run { display: flex; justify-content: space-between; border-bottom: 1px solid #000; font: 8pt ${FONTS.swiss} } h1 { font-size: 26pt; line-height: 1.05; margin: 12px 0 6px } .text { columns: ${columns}; column-gap: 6mm; ${dice.chance(0.5) ? 'column-rule: 0.5px solid #777;' : ''} text-align: justify } .text p { margin: 0 0 5px } .q { font-weight: bold; ${dice.chance(0.5) ? `font-family: ${FONTS.swiss}; ` : ''}text-align: left } .said { font-size: 15pt; text-align: center; border: solid #000; border-width: 2px 0 1px; padding: 6px; margin: 8px 0; break-inside: avoid } .who { font-size: 8pt; color: #444 }`,
    body: `<div class="run"><span>${dice.int(4, 28)}</span><span>ECONOMY</span><span>Saturday, ${dice.int(1, 28)} ${dice.pick(['May', 'September', 'November'])} 2024</span></div><h1>“${dice.pick(['I still count the loaves', 'Thirty-seven is too many', 'We were 3 days from the end'])}”</h1><p><i>${name} has led the mills at Oberwied since ${start}. A conversation about bread, debt and ${dice.int(4, 40)} letters.</i></p><div class="text">${talk.slice(0, 3).join('')}<div class="said">“Never owe more than you can carry home”</div>${talk.slice(3).join('')}<p class="who">${name}, ${dice.int(44, 71)}, studied chemistry, joined the firm in ${start - dice.int(3, 9)} and has ${dice.int(2, 4)} children. The mills made ${dice.int(40, 210)} million in 2023 with ${dice.int(310, 980)} staff.</p></div>`,
  };
}

/** The name of who speaks stands over what is said, beside it, or before it. */
function stageDialogue(dice: Dice): Sheet {
  const people = dice.some(
    listed('AGNES; THE NOTARY; BRAM; MRS. HOLT; FIRST PORTER; LUCIEN; THE DOCTOR; YOUNG HOLT'),
    4,
  );
  const said = dice.some(
    listed(
      'Forty. I counted them twice.; Forty-one, then, and the one in the cellar.; You never could count.; And the key? Who has the key?; It was ten past six. The lamp had gone out.; He paid three hundred for it, in 1911, and was proud of it until he died.; Nobody is proud of a clock.; I am. I have wound it every Thursday for twenty-two years, and in all that time it has been wrong only once, by four minutes, on the day of the fair.; Sit down, Agnes.; I would rather stand.; Seven rooms, two stairs, one well, and no water in it.; Read it again. From the second page.; “To my nephew, the orchard and the half of the debt.”; Which half?; The larger.; Hush. Somebody is at the gate.; It is only the wind, or the man about the pears.; At this hour?',
    ),
    dice.int(13, 17),
  );
  const form = dice.pick(['over', 'beside', 'before'] as const);
  const asides = listed(
    '(not looking up); (after a silence); (laughing); (to the others); (at the window, with the ledger)',
  );
  const speeches = said.map((speech) => {
    const aside = dice.chance(0.3) ? `<i>${dice.pick(asides)}</i> ` : '';
    const action = dice.chance(0.12)
      ? `<p class="act">(${dice.pick(['The clock strikes six.', 'A door, off. They listen.', 'He puts 3 coins on the table.'])})</p>`
      : '';
    return `<div class="speech"><span class="name">${dice.pick(people)}${form === 'before' ? '. ' : ''}</span><span class="said">${aside}${speech}</span></div>${action}`;
  });
  const looks = {
    over: '.speech { text-align: left; margin: 0 14mm 9px } .name { display: block; text-align: center }',
    beside: '.speech { display: flex; margin-bottom: 7px } .name { flex: 0 0 33mm } .said { flex: 1 }',
    before:
      '.speech { padding-left: 7mm; text-indent: -7mm; margin-bottom: 5px } .name { font-size: 0.85em; letter-spacing: 0.06em }',
  };
  return {
    css: `@page { size: ${dice.pick(['A4', 'Letter', '165mm 235mm'])}; margin: 17mm 20mm } body { font: ${dice.pick([10, 11])}pt ${form === 'over' ? FONTS.typed : dice.pick([FONTS.book, FONTS.roman, FONTS.palatino])} } .act { font-style: italic; margin: 8px 16mm; text-align: center } .page { text-align: right; margin-bottom: 10px } ${looks[form]}`,
    body: `<div class="page">${dice.int(12, 96)}${form === 'over' ? '.' : ''}</div><p style="text-align:center"><b>ACT ${dice.pick(['ONE', 'TWO', 'THREE'])}, SCENE ${dice.int(2, 5)}</b></p><p class="act">A room with ${dice.int(2, 5)} chairs. ${dice.pick(['Evening, 1934.', 'The same, an hour later.', 'Rain. It is 5 o’clock.'])}</p>${speeches.join('')}`,
  };
}

/** Two columns with the numbers of every fifth line between them. */
function patentClaims(dice: Dice): Sheet {
  const part = dice.some(
    listed(
      'said valve; the housing (12); the second spring (34); the inlet (16a); said diaphragm; the control unit (40); the bore (22)',
    ),
    7,
  );
  const claim = (place: number): string =>
    `<p class="claim"><b>${place}.</b> The device according to claim ${dice.int(1, place - 1)}, wherein ${dice.pick(part)} ${dice.pick(['has a diameter of', 'is spaced from the wall by', 'is displaceable through'])} ${dice.int(2, 9)}.${dice.int(1, 9)} mm to ${dice.int(10, 48)} mm, preferably ${dice.int(5, 9)} mm, and ${dice.pick(part)} is ${dice.pick(['held at a pressure of', 'rated for at least', 'heated to no more than'])} ${dice.pick(['0.4 MPa', '1200 cycles', '85° C.', '16 bar'])}${dice.chance(0.4) ? `, the ratio of the two being from 1:${dice.int(2, 4)} to 1:${dice.int(5, 12)}` : ''}.</p>`;
  const first = `<p class="claim"><b>1.</b> A metering device comprising:</p>${dice
    .some(
      listed(
        'a housing (12) having an inlet (16a) and an outlet (16b); a valve movable between a first position and a second position; a first spring (32) with a rate of 0.8 N/mm and a second spring (34) with a rate of 2.1 N/mm; a control unit (40) configured to count from 1 to 255; a diaphragm, the thickness of which is less than 0.35 mm',
      ),
      dice.int(3, 5),
    )
    .map((step) => `<p class="step">${step};</p>`)
    .join('')}<p class="step">wherein the valve closes within 40 ms.</p>`;
  const numbers = several(
    11,
    (place) => `<div style="top:${((place + 1) * 5 - 1) * 4}mm">${(place + 1) * 5}</div>`,
  );
  const page = dice.int(4, 30) * 2 - 1;
  return {
    css: `@page { size: Letter; margin: 14mm 19mm } body { font: ${dice.pick([9, 9.5])}pt/4mm ${dice.pick([FONTS.roman, FONTS.serif])} } .no { text-align: center; font-size: 11pt; margin-bottom: 6px } .over { display: flex; justify-content: space-around; margin-bottom: 4mm } .both { position: relative; columns: 2; column-gap: 13mm; column-fill: auto; height: 224mm; text-align: justify } .both p { margin: 0 } .claim { text-indent: 4mm } .step { padding-left: 4mm } .lines { position: absolute; left: 0; right: 0; text-align: center; font-size: 8pt } .lines div { position: absolute; left: 0; right: 0 } .body { position: relative }`,
    body: `<div class="no">US ${dice.int(8, 11)},${dice.digits(3)},${dice.digits(3)} B2</div><div class="over"><b>${page}</b><b>${page + 1}</b></div><div class="body"><div class="lines">${numbers.join('')}</div><div class="both"><p class="claim">While ${dice.int(2, 5)} embodiments have been described, the scope of protection is determined by what follows.</p><p style="text-align:center;margin:4mm 0">What is claimed is:</p>${first}${several(dice.int(21, 25), (place) => claim(place + 2)).join('')}</div></div>`,
  };
}

/** Stanzas with their numbers, one below the other or in two rows of two. */
function hymns(dice: Dice): Sheet {
  const stanzas = listed(
    'The night is long, the road is steep,/the lamps are few and small,/but one there is who does not sleep/and knows us one and all.; The seed lies hidden in the ground,/the frost is on the door,/yet what was lost shall yet be found/and none shall hunger more.; When seven times the bell has rung/and evening fills the vale,/let every heart and every tongue/take up the ancient tale.; O field and river, stone and tree,/O winds from south and north,/the one who set the captive free/shall call your praises forth.; Ten thousand thousand are the stars,/and each one has its name;/though kingdoms fall in all their wars/the heavens are the same.; So lead us over hill and sea,/by day and night the same,/until at last our eyes shall see/the hearth of hidden flame.; Our fathers sowed, our children reap,/our days are as the grass;/the promises that others keep/like morning mist shall pass.; Lay down the burden, rest the hand,/let fear and anger cease;/for those who weep in every land/prepare the bread of peace.',
  );
  const isSideBySide = dice.chance(0.6);
  const start = dice.int(40, 420);
  const hymn = (place: number): string => {
    const verses = dice.some(stanzas, isSideBySide ? 4 : 3).map(
      (stanza, at) =>
        `<div class="verse"><span class="at">${at + 1}</span>${stanza
          .split('/')
          .map((line, lineAt) => `<div${lineAt % 2 === 1 ? ' class="in"' : ''}>${line}</div>`)
          .join('')}</div>`,
    );
    return `<div class="top"><span class="number">${start + place}</span><span>${dice.pick(['EVENTIDE', 'HARVEST', 'PILGRIMAGE', 'ADVENT'])}</span><span><i>${dice.pick(['C.M.', '8 6 8 6', '86 86 (D)'])}</i></span></div><div class="verses">${verses.join('')}</div><p class="by">Words: ${dice.pick(NAMES)}, ${dice.int(1640, 1890)}–${dice.int(1891, 1960)}. Tune: <i>${dice.pick(['Lindenau', 'St. Osyth', 'Old 87th'])}</i>, ${dice.int(1560, 1850)}; Psalm ${dice.int(2, 150)}:${dice.int(1, 9)}–${dice.int(10, 20)}</p>`;
  };
  return {
    css: `@page { size: ${dice.pick(['A5', '148mm 230mm'])}; margin: 13mm } body { font: ${dice.pick([8, 8.5])}pt ${dice.pick([FONTS.book, FONTS.palatino, FONTS.roman, FONTS.gothic])} } .top { display: flex; justify-content: space-between; align-items: baseline; margin: 10px 0 6px } .number { font-size: 18pt; font-weight: bold } ${isSideBySide ? '.verses { display: flex; flex-wrap: wrap } .verse { width: 50% }' : '.verses { margin-left: 18mm }'} .verse { position: relative; padding: 0 3mm 0 6mm; margin-bottom: 8px } .at { position: absolute; left: 0 } .in { padding-left: ${dice.pick([0, 4])}mm } .by { font-size: 6.5pt; margin-bottom: 12px }`,
    body: `${several(2, hymn).join('<hr>')}`,
  };
}

/** Formulas among text, the signs of their lines below each other and their numbers at the edge. */
function derivation(dice: Dice): Sheet {
  let last = dice.int(1, 30);
  const chapter = dice.int(2, 9);
  const over = (top: string, bottom: string): string =>
    `<span class="frac"><span>${top}</span><span>${bottom}</span></span>`;
  const block = (steps: readonly (readonly [string, string])[]): string => {
    last += 1;
    const shown = steps.map(
      ([left, right]) => `<span class="left">${left}</span><span>=&nbsp;</span><span>${right}</span>`,
    );
    return `<div class="formula"><div class="steps">${shown.join('')}</div><div class="no">(${chapter}.${last})</div></div>`;
  };
  const [a, b] = [dice.int(2, 9), dice.int(11, 19)];
  const blocks = dice.some<readonly (readonly [string, string])[]>(
    [
      [
        [
          '<i>S<sub>n</sub></i>',
          `${a} + ${a}<i>q</i> + ${a}<i>q</i><sup>2</sup> + … + ${a}<i>q</i><sup>n</sup>`,
        ],
        ['<i>qS<sub>n</sub></i>', `${a}<i>q</i> + ${a}<i>q</i><sup>2</sup> + … + ${a}<i>q</i><sup>n+1</sup>`],
        ['<i>S<sub>n</sub></i>', `${over(`${a}(1 − <i>q</i><sup>n+1</sup>)`, '1 − <i>q</i>')}`],
      ],
      [
        ['<i>f</i> (<i>x</i>)', `${b}<i>x</i><sup>3</sup> − ${a}<i>x</i> + ${dice.int(2, 99)}`],
        ['<i>f</i> ′(<i>x</i>)', `${b * 3}<i>x</i><sup>2</sup> − ${a}`],
        ['<i>f</i> ″(<i>x</i>)', `${b * 6}<i>x</i>`],
      ],
      [
        ['Var (<i>X</i>)', 'E(<i>X</i><sup>2</sup>) − (E<i>X</i>)<sup>2</sup>'],
        ['', `${over(`${b}`, '12')} − ${over('1', '4')}`],
        ['', `${((b - 3) / 12).toFixed(4)}`],
      ],
      [
        ['<i>p</i>', `${over('<i>N</i>', '<i>V</i>')} <i>kT</i>`],
        [
          '',
          `${over(`${a}.0 × 10<sup>23</sup>`, `${b}.5 × 10<sup>−3</sup> m<sup>3</sup>`)} · 1.38 × 10<sup>−23</sup> J/K · 293 K`,
        ],
      ],
      [
        [
          '∫<sub>0</sub><sup>∞</sup> <i>e</i><sup>−λ<i>t</i></sup> d<i>t</i>',
          `${over('1', 'λ')},&emsp; λ &gt; 0`,
        ],
      ],
    ],
    4,
  );
  const words = listed(
    'Here the first term is bounded, and the second vanishes as n grows; With λ = 0.05 and T = 12 the condition of Lemma 2.3 holds; The constant may be replaced by 4 without change to the proof; By Theorem 1.8 there are at most 16 such points, of which 3 lie on the boundary; Insert this in the equation above and compare both sides; For n = 1 the claim is evident, for n = 2 see Exercise 7',
  );
  return {
    css: `@page { size: ${dice.pick(['A4', '170mm 240mm'])}; margin: 20mm } body { font: ${dice.pick([10, 11])}pt ${dice.pick([FONTS.roman, FONTS.palatino, FONTS.serif])} } p { text-align: justify } sub, sup { font-size: 70%; line-height: 0 } .formula { position: relative; margin: 10px 0; ${dice.chance(0.5) ? 'text-align: center' : 'padding-left: 12mm'} } .steps { display: inline-grid; grid-template-columns: auto auto auto; align-items: center; row-gap: 5px; text-align: left } .left { text-align: right; padding-right: 4px } .no { position: absolute; right: 0; bottom: 0 } .frac { display: inline-flex; flex-direction: column; vertical-align: middle; text-align: center } .frac span:first-child { border-bottom: 0.6px solid #000; padding: 0 3px 2px } .frac span:last-child { padding-top: 2px }`,
    body: `<h3>${chapter}.${dice.int(1, 6)} ${dice.pick(['Convergence', 'Sums and moments', 'A first estimate'])}</h3>${blocks.map((steps) => `<p>${dice.some(words, dice.int(2, 3)).join('. ')}. We thus obtain</p>${block(steps)}`).join('')}<p>which was to be shown. ${dice.some(words, 3).join('. ')}. □</p>`,
  };
}

/** Lines of a program with their numbers, remarks at their ends. */
function programListing(dice: Dice): Sheet {
  const limit = dice.int(12, 640);
  const programs = [
    `#include "meter.h"\n\n#define LIMIT    ${limit}      /* pulses per litre */\n#define TIMEOUT  ${dice.int(10, 90)}00     /* ms */\n#define RETRIES  ${dice.int(2, 9)}        /* then give up */\n\nstatic int  count   = 0;\nstatic int  errors  = 0;\nstatic long started = -1;\n\nint meter_read(struct meter *m, int channel)\n{\n    int i, value;\n\n    for (i = 0; i < RETRIES; i++) {\n        value = port_in(m->base + 4 * channel);\n        if (value >= 0 && value < LIMIT)\n            return value;\n        errors += 1;            /* shown on page 3 */\n        sleep_ms(TIMEOUT / 10);\n    }\n    return -1;\n}`,
    `import math\n\nRATE = 0.0${dice.int(100, 890)}      # per month\nTERM = ${limit}         # months\n\n\ndef payment(principal, rate=RATE, term=TERM):\n    """The same amount each month."""\n    if rate == 0:\n        return principal / term\n    factor = (1 + rate) ** term\n    return principal * rate * factor / (factor - 1)\n\n\ndef remaining(principal, months):\n    left = principal\n    due  = payment(principal)\n    for month in range(1, months + 1):\n        interest = left * RATE\n        left     = left - (due - interest)\n        if left < 0.005:\n            return 0.0\n    return math.floor(left * 100 + 0.5) / 100\n\n\nprint(remaining(${dice.int(20, 400)}_000, ${dice.int(6, 60)}))`,
    `* MONTHLY POSTING, VERSION ${dice.int(2, 7)}.${dice.int(0, 9)}\n      MOVE ZERO      TO WS-TOTAL.\n      MOVE ${limit}       TO WS-LIMIT.\n      OPEN INPUT     LEDGER-FILE.\n      PERFORM READ-NEXT UNTIL WS-END = 'Y'.\n      IF WS-TOTAL > WS-LIMIT\n          DISPLAY 'LIMIT EXCEEDED ' WS-TOTAL\n          MOVE 16    TO RETURN-CODE\n      ELSE\n          MOVE 0     TO RETURN-CODE\n      END-IF.\n      CLOSE          LEDGER-FILE.\n      STOP RUN.\n\n  READ-NEXT.\n      READ LEDGER-FILE\n          AT END MOVE 'Y' TO WS-END\n          NOT AT END\n              ADD LR-AMOUNT TO WS-TOTAL\n              ADD 1         TO WS-COUNT\n      END-READ.`,
  ];
  const step = dice.pick([1, 1, 10]);
  const hasNumbers = dice.chance(0.75);
  const code = dice
    .pick(programs)
    .split('\n')
    .map((line, place) =>
      hasNumbers ? `${String((place + 1) * step).padStart(4)}  ${escapeHtml(line)}` : escapeHtml(line),
    );
  const frame = dice.pick([
    'border: 0.5px solid #555',
    'background: #f1f1ec',
    'border-left: 3px solid #888',
    '',
  ]);
  return {
    css: `@page { size: ${dice.pick(['A4', 'Letter', '178mm 235mm'])}; margin: 18mm } body { font: ${dice.pick([9.5, 10])}pt ${dice.pick([FONTS.palatino, FONTS.sans, FONTS.wide])} } pre { font: ${dice.pick([8, 8.5, 9])}pt/1.35 ${FONTS.typed}; margin: 8px 0; padding: 6px; ${frame} }`,
    body: `<p>The whole of it takes ${code.length} lines and ${dice.int(2, 9)} KB, as <b>Listing ${dice.int(2, 9)}-${dice.int(1, 9)}</b> shows. It runs on version 3.${dice.int(4, 12)} and later.</p><pre>${code.join('\n')}</pre><p style="font-size:0.85em"><b>Listing.</b> Typed in from the manual of ${dice.int(1978, 2019)}.</p>${reading(dice, 2)}`,
  };
}

/** Questions in parts, the marks for each at the edge, answers to choose from. */
function examPaper(dice: Dice): Sheet {
  const mark = dice.pick<(count: number) => string>([
    (count) => `[${count}]`,
    (count) => `(${count} mark${count === 1 ? '' : 's'})`,
    (count) => `<b>${count} P.</b>`,
  ]);
  const asked = listed(
    'Calculate the force on the beam when the load is 4.5 kN.; State two reasons why the reading at 30 °C differs from that at 20 °C.; Explain the word <i>isotope</i> and give one example.; A train of 240 m passes a signal in 12 s. Find its speed in km/h.; Sketch the curve for 0 ≤ <i>x</i> ≤ 6 and mark its turning points.; Show that the mean of the 15 values cannot exceed 8.2.; Name the treaty of 1648 and describe one of its results in about 50 words.; Estimate how many of 1,250 lamps will fail within 900 hours.; Comment on lines 12 to 18 of the extract.',
  );
  const choices = (): string => {
    const value = dice.int(3, 60);
    const given = dice.some([value, value + 2, value * 2, value * 10, value + 15], 4);
    return `<div class="choices">${given.map((number, place) => `<span><b>${'ABCD'.charAt(place)}</b>&ensp;${number} m/s</span>`).join('')}</div>`;
  };
  const questions = several(dice.int(4, 5), (place) => {
    const parts = dice
      .some(asked, dice.int(2, 3))
      .map(
        (text, at) =>
          `<div class="part"><span>(${'abc'.charAt(at)})</span><span class="text">${text}</span><span class="mark">${mark(dice.int(1, 6))}</span></div>`,
      );
    const isChoice = place % 2 === 1 && dice.chance(0.7);
    return `<div class="question"><div class="part"><b>${place + 1}</b><span class="text">${isChoice ? `A stone falls for ${dice.int(2, 9)} s. Which of these comes nearest to its speed?${choices()}` : `This question is about ${dice.pick(['a bridge', 'the year 1848', 'radiation', 'a shop with 3 tills'])}.`}</span>${isChoice ? `<span class="mark">${mark(1)}</span>` : ''}</div>${isChoice ? '' : parts.join('')}</div>`;
  });
  return {
    css: `@page { size: A4; margin: 16mm ${dice.pick([18, 24])}mm } body { font: ${dice.pick([10.5, 11])}pt ${dice.pick([FONTS.sans, FONTS.roman, FONTS.swiss])} } .part { display: flex; gap: 5mm; margin: 0 0 9px } .part .part { margin-left: 8mm } .text { flex: 1 } .mark { align-self: flex-end; white-space: nowrap } .choices { display: flex; ${dice.chance(0.5) ? 'justify-content: space-between' : 'flex-direction: column; gap: 3px'}; margin: 6px 10mm 0 0 } .question { margin-bottom: 14px } .question > .part:not(:first-child) { margin-left: 8mm }`,
    body: `<p style="text-align:center"><b>SECTION ${dice.pick(['A', 'B'])}</b><br>Answer <b>all</b> questions. You have ${dice.int(2, 9) * 10} minutes; ${dice.int(20, 60)} marks are available.</p>${questions.join('')}<p style="text-align:right"><b>${dice.pick(['[Turn over', 'Turn over ►', 'END OF SECTION'])}</b></p>`,
  };
}

/** Across and down in columns, without the grid itself. */
function crosswordClues(dice: Dice): Sheet {
  const clues = dice.some(
    listed(
      'River in which 100 are lost; Not quite 50 in the garden; King’s men, at last, in a boat; It opens at 9 and shuts at 5; Bird seen twice in March; A pound of flesh? Hardly; Sailor returns with 500 sheets; Old coin found under a stone; French wine or German road; He wrote in 1851 of a whale; Small island, 3 letters short; Half of twenty in a tent; Cross with a bishop; Silent partner of the judge; Measure for a horse; Two pints of anger; The first of April; Heard in the queue; Capital of 1,000 lakes; Ship’s company, less one; Broken promise about port; Sweet, round and gone by four; Where 22 play on Saturday; Unit named after a count; Quiet answer to the owl; Last word of the priest; Tax on 1 in 10; Confused saint in the east; Leaves for a hot drink; Metal of the 25th year',
    ),
    28,
  );
  const numbered = (from: readonly string[], first: number): string => {
    let at = first;
    return from
      .map((clue) => {
        const shown = `<p class="clue"><b>${at}</b> ${clue} (${dice.pick(['3', '4', '5', '6', '7', '9', '3-4', '5,2', '4,3,4'])})</p>`;
        at += dice.int(1, 3);
        return shown;
      })
      .join('');
  };
  const isWide = dice.chance(0.5);
  const part = (name: string, from: readonly string[], first: number): string =>
    `<div class="half"><h3>${name}</h3><div class="clues">${numbered(from, first)}</div></div>`;
  const solution = dice
    .some(
      listed('Ostler; Abbot; Tithe; Quarto; Helsinki; Silver; Noon; Ampere; Crew; Ratio; Reed; Lintel'),
      11,
    )
    .map((word, place) => `${place * 2 + dice.int(1, 2)} ${word}`)
    .join('; ');
  return {
    css: `@page { size: ${dice.pick(['A4', 'A5'])}; margin: 14mm } body { font: ${dice.pick([9.5, 10.5])}pt ${dice.pick([FONTS.narrow, FONTS.roman, FONTS.swiss, FONTS.tight])} } .halves { ${isWide ? 'display: flex; gap: 8mm' : ''} } .half { flex: 1 } ${isWide ? '' : '.clues { columns: 2; column-gap: 8mm }'} .clue { margin: 0 0 4px; padding-left: 6mm; text-indent: -6mm } .clue b { display: inline-block; width: 6mm; text-indent: 0 } h3 { text-transform: uppercase; margin: 8px 0 4px; ${dice.chance(0.5) ? 'background: #222; color: #fff; padding: 2px 4px' : ''} } .old { margin-top: 12px; border-top: 1px solid #000; padding-top: 4px; font-size: 0.9em; text-align: justify }`,
    body: `<h2>Crossword No ${dice.int(2, 29)},${dice.digits(3)}</h2><p>Set by ${dice.pick(['Magpie', 'Tern', 'Abacus'])}. A prize of £${dice.int(2, 9)}0 for the first correct answer opened on ${dice.int(2, 28)} June.</p><div class="halves">${part('Across', clues.slice(0, 14), 1)}${part('Down', clues.slice(14), dice.int(1, 3))}</div><div class="old"><b>Solution ${dice.int(2, 29)},${dice.digits(3)}.</b> <i>Across:</i> ${solution}. <i>Down:</i> 1 Olive; 2 Tern; 3 Earldom; 5 Bolt; 8 Acre; 11 Nineteen.</div>`,
  };
}

export const FIFTH_PLAIN_LAYOUTS = {
  interview,
  stageDialogue,
  patentClaims,
  hymns,
  derivation,
  programListing,
  examPaper,
  crosswordClues,
};
