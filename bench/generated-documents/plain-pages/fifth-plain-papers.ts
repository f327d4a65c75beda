// Fifth collection, second part: a letter with a reply slip, small adverts, a leaflet of a medicine, a slide, an organisation chart, a timeline, a map, signatures.

import type { Dice } from '../dice.ts';
import { escapeHtml, type Sheet } from '../html.ts';
import { FONTS, listed } from '../tables/second/printed-page.ts';

const several = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));

const day = (dice: Dice): string =>
  `${dice.int(1, 28)} ${dice.pick(['February', 'April', 'July', 'November'])} ${dice.int(2020, 2025)}`;
const phone = (dice: Dice): string => `0${dice.digits(3)} ${dice.digits(3)} ${dice.digits(3)}`;

/** A letter of a bank: heads, particulars at its foot, and below a dashed line what is to be sent back. */
function replyLetter(dice: Dice): Sheet {
  const bank = dice.pick(['Marchmont & Vale', 'Hallam Savings Society', 'Northgate Mutual']);
  const number = `${dice.digits(2)}-${dice.digits(2)}-${dice.digits(2)} ${dice.digits(8)}`;
  const sum = `£${dice.int(1, 48)},${dice.digits(3)}.${dice.digits(2)}`;
  const line = (width: number): string => `<span class="gap" style="width:${width}mm"></span>`;
  const box = `<span class="box"></span>`;
  const isRight = dice.chance(0.5);
  const references = `Our reference: ${dice.pick(['KL', 'PSR', 'MT'])}/${dice.digits(6)}<br>Your letter of: ${day(dice)}<br>Direct line: ${phone(dice)}<br>${day(dice)}`;
  const choices = dice.some(
    [
      `Please renew my bond for a further ${dice.int(1, 5)} years at ${dice.int(2, 4)}.${dice.int(10, 95)}% gross.`,
      `Please pay ${sum} to my account ${number}.`,
      `Please pay the interest only (about £${dice.int(40, 900)}) and keep the rest.`,
      'I should like somebody to ring me between 9 a.m. and 12 noon.',
    ],
    3,
  );
  const foot = [
    `${bank}<br>${dice.int(2, 190)} Corn Street<br>Bristol BS1 ${dice.int(1, 9)}QT`,
    `Telephone ${phone(dice)}<br>Fax ${phone(dice)}<br>post@example.org`,
    `Registered in England<br>No. ${dice.digits(8)}<br>VAT GB ${dice.digits(9)}`,
    `Directors: P. Amory (Chair),<br>J. Okafor, L. Stead,<br>R. de Witt, S. Young`,
  ];
  return {
    css: `@page { size: A4; margin: 14mm 20mm 10mm } body { font: ${dice.pick([9.5, 10])}pt ${dice.pick([FONTS.sans, FONTS.book, FONTS.gothic, FONTS.roman])} } .name { font-size: 18pt; ${isRight ? 'text-align: right' : ''}; color: #${dice.pick(['1d3c5a', '000', '5a1d2c'])} } .to { display: flex; justify-content: space-between; margin: 9mm 0 7mm } .just { text-align: justify } .foot { display: flex; justify-content: space-between; font-size: 6.5pt; color: #444; border-top: 0.5px solid #444; padding-top: 3px; margin-top: 6mm } .cut { border-top: 1px dashed #000; margin: 5mm -8mm 4mm } .gap { display: inline-block; border-bottom: 0.6px solid #000; height: 1em } .box { display: inline-block; width: 3.5mm; height: 3.5mm; border: 0.8px solid #000; margin-right: 3mm; vertical-align: -0.5mm } .slip p { margin: 0 0 3mm }`,
    body: `<div class="name">${bank.replace('&', '&amp;')}</div><div class="to"><div>${dice.pick(['Mrs A. Thorne', 'Mr G. Abara', 'Dr W. Finch'])}<br>${dice.int(1, 90)} Mill Lane<br>${dice.pick(['Frome', 'Ludlow', 'Hexham'])}<br>BA${dice.int(1, 20)} ${dice.int(1, 9)}RD</div><div>${references}</div></div><p><b>Your bond no. ${dice.digits(7)} ends on ${day(dice)}</b></p><p>Dear Customer,</p><p class="just">The ${dice.int(2, 6)}-year bond which you opened with us on ${day(dice)} will be worth ${sum} when it ends. The rate now offered to new customers is ${dice.int(2, 4)}.${dice.int(10, 95)}% a year, for amounts from £500 to £250,000.</p><p class="just">If we do not hear from you within ${dice.int(14, 40)} days the money will be moved to an account from which you can take it at any time, and which at present pays 1.${dice.int(10, 90)}%. Please use the form below or call ${phone(dice)}, Monday to Friday from 8 to 6.</p><p>Yours sincerely,</p><p style="margin-top:9mm">${dice.pick(['Helen Marsh', 'Daniel Osei'])}<br>Head of Savings</p><div class="foot">${foot
      .slice(0, dice.int(3, 4))
      .map((part) => `<div>${part.replace(' & ', ' &amp; ')}</div>`)
      .join(
        '',
      )}</div><div class="cut"></div><div class="slip"><p><b>REPLY SLIP</b> – please return to Freepost RSL${dice.digits(2)} by ${day(dice)}</p>${choices.map((choice) => `<p>${box}${choice}</p>`).join('')}<p>Name ${line(62)} Telephone ${line(48)}</p><p>Signature ${line(70)} Date ${line(30)}</p></div>`,
  };
}

/** Deaths in black frames and things for sale, in columns of a German paper. */
function smallAdverts(dice: Dice): Sheet {
  const born = dice.int(1926, 1958);
  const death = (): string =>
    `<div class="frame"><i>${dice.pick(['Wer im Gedächtnis seiner Lieben lebt, der ist nicht tot.', 'Psalm 23, 4', 'Ein langer Weg ist zu Ende.'])}</i><br><span class="big">${dice.pick(['Hannelore Wiegand', 'Karl-Heinz Büttner', 'Erna Sippel', 'Josef Aumüller'])}</span><br>* ${dice.int(1, 28)}. ${dice.int(1, 12)}. ${born + dice.int(0, 9)} &emsp; † ${dice.int(1, 28)}. ${dice.int(1, 9)}. 2023<br>In stiller Trauer<br>${dice.some(['Gerda mit Familie', 'Uwe und Sabine', 'Lena, Paul und Mia', 'Dein Bruder Alfred'], 3).join('<br>')}<br><small>Trauerfeier am ${dice.pick(['Freitag', 'Dienstag'])}, ${dice.int(10, 28)}. Oktober, um ${dice.int(10, 14)}.30 Uhr auf dem Waldfriedhof</small></div>`;
  const offers = dice
    .some(
      listed(
        'Klavier, schwarz, gut gestimmt, VB 850 €; Kinderrad 20 Zoll, 3 Gänge, 60 €; Suche Garage bis 70 €/Monat in der Weststadt; Verkaufe 4 Winterreifen 205/55 R16, Profil 6 mm, 120 €; 3 ZKB, 78 m², 2. OG, Balkon, 640 € + NK 180 €, ab 1. 12.; Rüstiger Rentner, 67, hilft im Garten, 14 €/Std.; Golf VI, EZ 03/2011, 148.000 km, TÜV 7/25, 4.900 €; Eichenschrank, 2,10 × 1,80 m, an Selbstabholer; Witwe, 72/1,64, sucht netten Herrn für gemeinsame Ausflüge; Brennholz, Buche, trocken, Ster 95 €, ab 5 Ster frei Haus; Nachhilfe Mathe Kl. 5–10, 18 €; Bauplatz 612 m², voll erschlossen, 165 €/m²; Schlagzeug, 5-teilig, kaum gespielt, 290 €; Katze entlaufen, grau, am 14. 9. in der Ringstr.; Reinigungskraft für 2 × 3 Std. gesucht; Briefmarken, 40 Alben, nur komplett; Ferienhaus Rügen, 4 Pers., 75 €/Tag; Hühner, legereif, 12 € pro Stück',
      ),
      15,
    )
    .map((offer) => {
      const at = offer.search(/[ ,]/u);
      return `<p><b>${offer.slice(0, at)}</b>${offer.slice(at)}. ${dice.chance(0.3) ? `Zuschr. u. Z ${dice.digits(6)}` : `☎ 0${dice.digits(4)}/${dice.digits(5)}`}</p>`;
    });
  const advert = `<div class="shop"><span class="big">${dice.pick(['RÄUMUNGSVERKAUF', 'NUR NOCH 3 TAGE', 'Jetzt Heizöl bestellen!'])}</span><br>bis zu <b style="font-size:24pt">−${dice.int(3, 7)}0 %</b><br>Möbel Kranz, Lange Str. ${dice.int(2, 90)}<br>Mo.–Fr. 9–18.30, Sa. 9–14 Uhr</div>`;
  const columns = dice.pick([2, 3, 4]);
  const paper = ['A5', '170mm 240mm', 'A4'][columns - 2] ?? 'A4';
  return {
    css: `@page { size: ${paper}; margin: 10mm } body { font: ${dice.pick([9, 9.5])}pt ${dice.pick([FONTS.narrow, FONTS.swiss, FONTS.serif])} } .all { columns: ${columns}; column-gap: 5mm; ${dice.chance(0.6) ? 'column-rule: 0.5px solid #000' : ''} } .all p { margin: 0 0 4px; padding-bottom: 3px; text-align: justify; ${dice.chance(0.5) ? 'border-bottom: 0.5px solid #999' : ''} } .frame, .shop { border: 2.5px solid #000; padding: 8px; margin: 0 0 8px; text-align: center; break-inside: avoid } .shop { border-width: 1px; border-style: ${dice.pick(['dashed', 'solid', 'double'])} } .big { font-size: 13pt; font-weight: bold } h3 { background: #ddd; margin: 0 0 5px; padding: 2px 4px }`,
    body: `<p style="text-align:center">Nr. ${dice.int(20, 260)} &ensp;•&ensp; ANZEIGEN &ensp;•&ensp; Seite ${dice.int(9, 32)}</p><div class="all">${death()}<h3>Kleinanzeigen</h3>${offers.slice(0, 6).join('')}${advert}${offers.slice(6, 12).join('')}${death()}${offers.slice(12).join('')}${dice.chance(0.5) ? death() : ''}</div>`,
  };
}

/** A package leaflet in very small columns. */
function medicineLeaflet(dice: Dice): Sheet {
  const name = dice.pick(['Veltorin', 'Pamoxil', 'Ardesan', 'Lunivex']);
  const strength = dice.pick(['5 mg', '20 mg', '250 mg', '1.5 mg/ml']);
  const effects = listed(
    'headache; a feeling of sickness; dry mouth; rash; swelling of the ankles; dizziness on standing up; sleeplessness; fewer white cells in the blood; ringing in the ears; cramps at night; loss of taste; slow pulse (below 50 beats a minute); cough; raised liver values; blurred vision',
  );
  const often = [
    'Very common (may affect more than 1 in 10 people)',
    'Common (may affect up to 1 in 10 people)',
    'Uncommon (may affect up to 1 in 100 people)',
    'Rare (may affect up to 1 in 1,000 people)',
  ].map((title) => {
    const chosen = dice.some(effects, dice.int(2, 5));
    return `<p class="u">${title}</p>${dice.chance(0.6) ? `<ul>${chosen.map((effect) => `<li>${effect}</li>`).join('')}</ul>` : `<p>${chosen.join(', ')}.</p>`}`;
  });
  const warnings = dice
    .some(
      listed(
        'if you are allergic to lactose or to any other ingredient listed in section 6; if you have had a heart attack within the last 3 months; if your blood pressure is above 160/100 mmHg; if you are more than 12 weeks pregnant; if you are under 18 years of age; if you also take more than 75 mg of aspirin a day; if your kidneys clear less than 30 ml a minute',
      ),
      5,
    )
    .map((text) => `<li>${text}</li>`);
  const title = (number: number, text: string): string => `<h3>${number}. ${text}</h3>`;
  const columns = dice.pick([2, 3, 4]);
  const paper = ['125mm 270mm', 'A4', 'A4 landscape'][columns - 2] ?? 'A4';
  return {
    css: `@page { size: ${paper}; margin: 8mm } body { font: ${dice.pick([8.5, 9])}pt ${dice.pick([FONTS.narrow, FONTS.sans, FONTS.tight])} } .all { columns: ${columns}; column-gap: 5mm } .all p { margin: 0 0 3px } h1 { font-size: 11pt; text-align: center; margin: 0 0 4px } h3 { font-size: 1.15em; margin: 6px 0 2px; ${dice.chance(0.5) ? 'background: #000; color: #fff; padding: 1px 4px' : ''} } ul { margin: 0 0 3px; padding-left: ${dice.pick(['3mm', '5mm'])}; list-style: '${dice.pick(['– ', '• ', '▪ '])}' } .u { text-decoration: underline } .code { font: 6pt ${FONTS.typed}; text-align: right } .warn { border: 1px solid #000; padding: 3px; break-inside: avoid }`,
    body: `<h1>Package leaflet: Information for the user<br>${name} ${strength} ${strength.includes('ml') ? 'oral solution' : 'film-coated tablets'}</h1><div class="all"><p class="warn"><b>Read all of this leaflet carefully.</b> Keep it; you may need it again. If you have questions, ask your doctor. See section 4.</p><p><b>What is in this leaflet</b><br>1. What ${name} is<br>2. What you need to know<br>3. How to take it<br>4. Possible side effects<br>5. How to store it<br>6. Contents of the pack</p>${title(1, `What ${name} is and what it is used for`)}<p>${name} lowers the pressure in the eye. It is given to adults in whom 2 other medicines have not been enough.</p>${title(2, `Before you take ${name}`)}<p><b>Do not take ${name}</b></p><ul>${warnings.join('')}</ul><p><b>Driving.</b> Wait at least ${dice.int(2, 8)} hours after the first dose.</p>${title(3, `How to take ${name}`)}<p>The usual dose is ${dice.int(1, 3)} a day, with 200 ml of water. Over 75 years: half of it. From day ${dice.int(8, 15)} the dose may be raised, to no more than ${dice.int(4, 6)} a day.</p><p><b>If you forget a dose</b>, take it within ${dice.int(4, 12)} hours; never take 2 at once.</p>${title(4, 'Possible side effects')}${often.join('')}${title(5, 'How to store it')}<p>Below ${dice.pick([25, 30])} °C, away from children. Do not use after EXP ${dice.int(1, 12)}/2027. Once opened: ${dice.int(4, 12)} weeks.</p>${title(6, 'Contents of the pack')}<p>Each contains ${strength} of the active substance. Other ingredients: lactose (${dice.int(20, 98)} mg), maize starch, titanium dioxide (E171), iron oxide (E172). Packs of ${dice.int(10, 14)}, 28 and 98; not all may be sold.</p><p>Holder: Elmswell Pharma Ltd, 4 Dock Road, Cork. PL ${dice.digits(5)}/${dice.digits(4)}.<br>Last revised in ${dice.int(1, 12)}/2024.</p></div><div class="code">${dice.digits(8)}-${dice.int(1, 9)} P${dice.digits(3)}</div>`,
  };
}

/** Bullets within bullets beside a coloured call, on wide paper. */
function slide(dice: Dice): Sheet {
  const point = (): string =>
    dice.pick([
      `Like-for-like sales up ${dice.int(1, 9)}.${dice.int(0, 9)}%, helped by ${dice.int(12, 60)} new branches`,
      `Net debt down to $${dice.int(1, 4)}.${dice.int(1, 9)}bn (${dice.int(1, 2)}.${dice.int(1, 9)}x EBITDA)`,
      `Plan: ${dice.int(20, 90)} MW on line by Q${dice.int(1, 4)} 2026`,
      `Churn still above the target of ${dice.int(1, 4)}.${dice.int(1, 9)}%`,
      `Two-thirds of the ${dice.int(200, 900)} sites are now served by rail`,
      `Cost programme: $${dice.int(40, 220)}m of $300m delivered`,
    ]);
  const small = (): string =>
    dice.pick([
      `${dice.int(3, 40)} bps from price, the rest from volume`,
      `versus ${dice.int(2, 9)}% a year ago`,
      'excludes Brazil',
      `next decision on ${day(dice)}`,
    ]);
  const bullets = several(
    dice.int(4, 5),
    () =>
      `<li>${point()}${dice.chance(0.6) ? `<ul>${several(dice.int(1, 2), () => `<li>${small()}</li>`).join('')}</ul>` : ''}</li>`,
  );
  const colour = dice.pick(['#0b4f6c', '#6b2737', '#2f5d3a', '#333']);
  const side = dice.pick([
    `<div class="call"><span class="huge">${dice.int(2, 9)}.${dice.int(0, 9)}%</span><br>return on capital,<br>the highest since ${dice.int(2004, 2017)}</div>`,
    `<div class="call">“We said ${dice.int(10, 20)} by 2025.<br>We have done ${dice.int(21, 30)}.”</div>`,
    `<svg width="78mm" height="70mm" viewBox="0 0 78 70"><circle cx="38" cy="34" r="24" fill="none" stroke="#bbb" stroke-width="11"/><circle cx="38" cy="34" r="24" fill="none" stroke="${colour}" stroke-width="11" stroke-dasharray="${dice.int(50, 110)} 200"/><text x="38" y="36" font-size="6" text-anchor="middle">${dice.int(35, 75)}%</text><text x="38" y="68" font-size="4" text-anchor="middle">of revenue from services</text></svg>`,
  ]);
  return {
    css: `@page { size: ${dice.pick(['254mm 143mm', '254mm 190mm', '338mm 190mm'])}; margin: 11mm 14mm } body { font: ${dice.pick([13, 14])}pt ${dice.pick([FONTS.swiss, FONTS.gothic, FONTS.wide, FONTS.sans])} } h1 { font-size: 22pt; margin: 0 0 7mm; color: ${colour}; ${dice.chance(0.5) ? `border-bottom: 2px solid ${colour}` : ''} } .both { display: flex; gap: 12mm; align-items: center } .both > ul { flex: 1 } ul { margin: 0; padding-left: 7mm } li { margin-bottom: 5px } li li { font-size: 0.8em; list-style: '– ' } .call { width: 78mm; background: ${colour}; color: #fff; padding: 8mm 5mm; text-align: center; font-size: 12pt } .huge { font-size: 34pt } .foot { position: fixed; bottom: 0; left: 0; right: 0; display: flex; justify-content: space-between; font-size: 8pt; color: #777 }`,
    body: `<h1>${dice.pick(['A year of steady progress', 'Where we stand', 'Three things to remember'])}</h1><div class="both"><ul>${bullets.join('')}</ul>${side}</div><div class="foot"><span>Capital Markets Day, ${day(dice)}</span><span>Source: company; unaudited</span><span>${dice.int(3, 48)}</span></div>`,
  };
}

/** Boxes of offices joined by lines. */
function organisationChart(dice: Dice): Sheet {
  const names = listed('M. Aalto; B. Ferrand; C. Nwosu; D. Hrubý; E. Lindgren; F. Costa; G. Wirth; H. Sato');
  const units = dice.some(
    listed(
      'Supervision; Statistics; Payments; Legal; Human resources; Archives; IT security; Procurement; Press; Inspections; Budget; Licences; Consumer help; Buildings; Translation; Enforcement; Appeals; Training',
    ),
    18,
  );
  const branches = dice.int(3, 5);
  const width = 250 / branches;
  const look = dice.pick([
    'fill="#fff" stroke="#000"',
    'fill="#e6edf5" stroke="#345"',
    'fill="#f4efe2" stroke="none"',
  ]);
  const rounded = dice.pick([0, 2, 4]);
  const box = (x: number, y: number, size: readonly [number, number], texts: readonly string[]): string =>
    `<rect x="${x - size[0] / 2}" y="${y}" width="${size[0]}" height="${size[1]}" rx="${rounded}" ${look} stroke-width="0.3"/>${texts.map((text, at) => `<text x="${x}" y="${y + 4.8 + at * 4.2}" text-anchor="middle" font-size="${at === 0 ? 3.4 : 3}"${at === 0 ? ' font-weight="bold"' : ''}>${escapeHtml(text)}</text>`).join('')}`;
  const stroke = (path: string): string =>
    `<path d="${path}" fill="none" stroke="#333" stroke-width="0.35"/>`;
  let next = 0;
  const drawn = several(branches, (place) => {
    const x = width * (place + 0.5);
    const below = several(dice.int(2, 3), (at) => {
      const y = 78 + at * 19;
      const staff = dice.int(4, 160);
      next += 1;
      return `${stroke(`M${x - width * 0.42} ${y + 6} H${x - width * 0.34}`)}${box(x + 3, y, [width * 0.74, 12], [`${units[next] ?? 'Registry'}`, `${staff} staff`])}`;
    });
    const last = 84 + (below.length - 1) * 19;
    return `${stroke(`M${x} 46 V54`)}${stroke(`M${x - width * 0.42} 63 V${last}`)}${box(x, 54, [width * 0.84, 15], [`Directorate ${'ABCDE'.charAt(place)}`, names[place + 2] ?? '', `Tel. ${dice.int(20, 90)}${dice.digits(2)}`])}${below.join('')}`;
  });
  return {
    css: `@page { size: A4 landscape; margin: 14mm 20mm } body { font: 10pt ${dice.pick([FONTS.sans, FONTS.swiss, FONTS.tight])} } svg text { font-family: inherit } h2 { margin: 0 0 8px }`,
    body: `<h2>Organisation as of ${day(dice)}</h2><svg width="250mm" height="142mm" viewBox="0 0 250 142">${stroke('M125 18 V26')}${box(125, 2, [64, 16], ['Board', `Chair: ${names[0] ?? ''}`, `${dice.int(5, 12)} members`])}${box(125, 26, [64, 13], ['Director General', names[1] ?? ''])}${stroke('M125 39 V46')}${stroke(`M${width / 2} 46 H${250 - width / 2}`)}${dice.chance(0.5) ? `${stroke('M157 32 H184')}${box(208, 26, [48, 13], ['Internal audit', `${dice.int(3, 14)} staff`])}` : ''}${drawn.join('')}</svg><p style="font-size:8pt">Directorates report to the Director General. In all ${dice.int(400, 1900)} staff, of whom ${dice.int(20, 39)}% work part-time.</p>`,
  };
}

/** Years on a line, what happened above and below it. */
function timeline(dice: Dice): Sheet {
  const events = listed(
    'The first mill is built on the left bank of the river, with 12 workers; A fire destroys 3 of the 5 halls; Shares are sold at 100 crowns each; The one-millionth bicycle leaves the works; Merger with Tolland & Sons; 4,200 people on the payroll; New plant at the harbour, 38,000 m²; Strike of 61 days; The museum opens; Sales pass 1 billion for the first time; The last furnace is put out; A patent on the hollow spoke (No. 218,404); The founder dies at the age of 83',
  );
  const count = dice.int(6, 8);
  const isUpright = dice.chance(0.35);
  let year = dice.int(1861, 1899);
  const chosen = dice.some(events, count).map((event) => {
    year += dice.int(4, 19);
    return { year, event };
  });
  const colour = dice.pick(['#8a1c1c', '#14506b', '#555']);
  const marks = chosen.map(({ year: shown, event }, place) => {
    const step = 100 / count;
    const isFirst = place % 2 === 0;
    const where = isUpright
      ? `top:${step * (place + 0.5)}%;${isFirst ? 'right:52%;text-align:right' : 'left:52%'};width:44%`
      : `left:${step * place}%;${isFirst ? 'bottom:56%' : 'top:56%'};width:${step}%;text-align:center`;
    const dot = isUpright
      ? `top:${step * (place + 0.5)}%;left:calc(50% - 1.5mm)`
      : `left:calc(${step * (place + 0.5)}% - 1.5mm);top:calc(50% - 1.5mm)`;
    return `<div class="dot" style="${dot}"></div><div class="event" style="${where}"><b>${shown}</b><br>${event.replace('&', '&amp;')}</div>`;
  });
  return {
    css: `@page { size: A4${isUpright ? '' : ' landscape'}; margin: 18mm } body { font: ${dice.pick([8.5, 9.5])}pt ${dice.pick([FONTS.gothic, FONTS.book, FONTS.sans])} } .line { position: relative; height: ${isUpright ? 215 : 120}mm } .line::before { content: ''; position: absolute; background: ${colour}; ${isUpright ? 'left: calc(50% - 0.5mm); width: 1mm; top: 0; bottom: 0' : 'top: calc(50% - 0.5mm); height: 1mm; left: 0; right: 0'} } .dot { position: absolute; width: 3mm; height: 3mm; border-radius: 50%; background: #fff; border: 0.7mm solid ${colour} } .event { position: absolute } .event b { font-size: 15pt; color: ${colour} }`,
    body: `<h1>${dice.pick(['From mill to museum', 'Our history', 'The works through the years'])}</h1><div class="line">${marks.join('')}</div><p style="margin-top:8mm">More than ${dice.int(90, 150)} years lie between the first wheel and today. The archive in Room ${dice.int(2, 40)} is open on Thursdays from 2 to 5.</p>`,
  };
}

/** Places and heights on a drawn map, its signs explained in a corner. */
function mapWithLegend(dice: Dice): Sheet {
  const [left, top] = [118, dice.pick([3, 48, 95])];
  const isBelow = (x: number, y: number): boolean =>
    x > left - 28 && x < left + 51 && y > top - 4 && y < top + 61;
  const places = dice.some(
    listed(
      'Ashcombe; Birkholt; Culver; Dunmore; Elsby; Farrow Ness; Great Hale; Hollin; Inver; Kettlesham; Low Moss; Marle; Otterby; Stour',
    ),
    11,
  );
  const drawn = places.map((place, at) => {
    const x = 14 + (at % 4) * 38 + dice.between(-9, 9);
    const y = 18 + Math.floor(at / 4) * 44 + dice.between(-12, 12);
    if (isBelow(x, y)) return '';
    return `<circle cx="${x}" cy="${y}" r="${dice.pick([0.9, 1.3, 1.9])}"/><text x="${x + 2.5}" y="${y + 1}" font-size="${dice.pick([3, 3.4, 4.2])}">${place}</text>`;
  });
  const spots = several(9, () => {
    const [x, y] = [dice.between(8, 150), dice.between(8, 140)];
    if (isBelow(x, y)) return '';
    return `<path d="M${x} ${y} l1.4 -2.4 l1.4 2.4 z" fill="#666"/><text x="${x + 3.4}" y="${y}" font-size="2.4" fill="#555">${dice.int(60, 980)}</text>`;
  });
  const ways = several(4, () => {
    const far = several(5, (at) => `${at * 42} ${dice.between(6, 144).toFixed(1)}`).join(' L');
    return `<path d="M${far}" fill="none" stroke="${dice.pick(['#c33', '#39c', '#a80', '#777'])}" stroke-width="${dice.pick([0.4, 0.8])}"${dice.chance(0.3) ? ' stroke-dasharray="2 1"' : ''}/>`;
  });
  const signs = dice
    .some(
      [
        ['<path d="M0 0 H9" stroke="#c33" stroke-width="0.8"/>', 'Main road'],
        ['<path d="M0 0 H9" stroke="#39c" stroke-width="0.8"/>', 'River'],
        ['<path d="M0 0 H9" stroke="#777" stroke-dasharray="2 1" stroke-width="0.6"/>', 'Border of 1921'],
        ['<circle cx="4.5" cy="0" r="1.9"/>', 'Town over 10,000'],
        ['<circle cx="4.5" cy="0" r="0.9"/>', 'Village'],
        ['<path d="M3 1 l1.4 -2.4 l1.4 2.4 z" fill="#666"/>', 'Height in metres'],
        ['<rect x="0" y="-2" width="9" height="4" fill="#cfe3c4"/>', 'Protected since 1986'],
      ],
      dice.int(4, 6),
    )
    .map(
      ([sign, text], at) =>
        `<g transform="translate(5 ${11 + at * 6})">${sign}<text x="13" y="1.1" font-size="3">${text}</text></g>`,
    );
  return {
    css: `@page { size: ${dice.pick(['A4', 'Letter'])}; margin: 18mm } body { font: 9.5pt ${dice.pick([FONTS.sans, FONTS.palatino, FONTS.tight])} } svg text { font-family: inherit } .map { border: 0.8px solid #000 }`,
    body: `<p><b>Map ${dice.int(2, 19)}</b> The ${dice.pick(['Hale valley', 'northern district', 'coast between Inver and Marle'])} and its ${dice.int(4, 30)} parishes, ${dice.int(1920, 2021)}</p><svg class="map" width="170mm" height="155mm" viewBox="0 0 170 155"><path d="M${dice.int(20, 50)} 30 L${dice.int(70, 110)} 22 L${dice.int(100, 120)} 90 L40 ${dice.int(85, 110)} Z" fill="#cfe3c4"/>${ways.join('')}${spots.join('')}${drawn.join('')}<rect x="${left}" y="${top}" width="49" height="57" fill="#fff" stroke="#000" stroke-width="0.3"/><g transform="translate(${left} ${top})"><text x="5" y="5.5" font-size="3.4" font-weight="bold">Legend</text>${signs.join('')}<path d="M5 52 H41 M5 51 V53 M23 51 V53 M41 51 V53" stroke="#000" stroke-width="0.3"/><text x="4" y="50" font-size="2.6">0</text><text x="21.5" y="50" font-size="2.6">5</text><text x="38" y="50" font-size="2.6">10 km</text></g></svg><p style="margin-top:8px;font-size:8pt">Scale 1 : ${dice.int(1, 4)}00,000. Drawn after sheet ${dice.int(20, 90)} of the survey; heights above the mean level of the sea at Inver.</p>`,
  };
}

/** The last page of a contract: who signs for whom, side by side or one below the other. */
function signaturePage(dice: Dice): Sheet {
  const firms = dice.some(
    listed(
      'ORCHARD LENDING, N.A.; TALBOT STEEL HOLDINGS, INC.; VESTRA CAPITAL PARTNERS II, L.P.; KESTREL MARINE LLC; BANQUE DU RIVAGE S.A.; HOLLIS & GRAY TRUST COMPANY',
    ),
    dice.int(3, 4),
  );
  const titles = listed(
    'Vice President; Chief Financial Officer; Managing Director; Authorized Signatory; Treasurer',
  );
  const people = listed('Alan J. Pruitt; Denise Kwan; Robert M. Sayles; Odile Garnier; Teresa Blum');
  const roles = dice.some(listed('as Lender; as Guarantor; as Collateral Agent; as Issuing Bank'), 3);
  const form = dice.pick(['right', 'pairs', 'left'] as const);
  const blocks = firms.map(
    (firm, place) =>
      `<div class="block"><b>${escapeHtml(firm)}</b>,<br>${place === 0 ? 'as Borrower' : (roles[place - 1] ?? '')}<div class="by">By: <span class="gap"></span></div><div>Name: ${dice.chance(0.7) ? dice.pick(people) : '<span class="gap"></span>'}</div><div>Title: ${dice.pick(titles)}</div>${dice.chance(0.4) ? `<div>Date: ${day(dice)}</div>` : ''}</div>`,
  );
  const looks = {
    right: '.block { margin: 0 0 9mm 50% }',
    pairs:
      '.blocks { display: flex; flex-wrap: wrap; justify-content: space-between } .block { width: 46%; margin-bottom: 12mm }',
    left: '.block { margin: 0 0 9mm }',
  };
  return {
    css: `@page { size: Letter; margin: 22mm 25mm } body { font: ${dice.pick([11, 12])}pt ${dice.pick([FONTS.roman, FONTS.serif, FONTS.bookman])} } .just { text-align: justify; text-indent: 12mm; margin-bottom: 9mm } .by { margin-top: 8mm } .gap { display: inline-block; width: 52mm; border-bottom: 0.6px solid #000 } .foot { position: fixed; bottom: 0; left: 0; right: 0; text-align: center; font-size: 9pt } ${looks[form]}`,
    body: `<p class="just">IN WITNESS WHEREOF, the parties hereto have caused this ${dice.pick(['Second', 'Third', 'Fourth'])} Amendment to the Credit Agreement dated as of ${day(dice)}, in the principal amount of $${dice.int(20, 900)},000,000, to be duly executed and delivered as of the date first above written.</p><div class="blocks">${blocks.join('')}</div><div class="foot">[Signature Page to Amendment No. ${dice.int(2, 6)}]<br><span style="font-size:7pt">${dice.digits(9)}.${dice.int(1, 12)}</span></div>`,
  };
}

export const FIFTH_PLAIN_PAPERS = {
  replyLetter,
  smallAdverts,
  medicineLeaflet,
  slide,
  organisationChart,
  timeline,
  mapWithLegend,
  signaturePage,
};
