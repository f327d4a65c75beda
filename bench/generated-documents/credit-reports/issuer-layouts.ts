// What is put before the public: an issuer's own page for investors, an agency that corrects a slip of its own, an opinion on green bonds.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { grounds, peerAt } from './fifteenth-stock.ts';
import { stepsFrom } from './grade-steps.ts';
import type { ReportPaper } from './report-paper.ts';
import { amountOf, earlierDay } from './thirteenth-stock.ts';

/** A company's own page for those who invest in it, printed: a menu, a share price, the ratings in a table of two rows, bonds by year of maturity. */
export function investorPage(p: ReportPaper): Sheet {
  const [first = '', second = ''] = grounds(p);
  const year = Number(p.years[0] ?? 0);
  const menu = p
    .say(
      'Share|Results|Debt and ratings|Calendar|Contacts',
      'Acción|Resultados|Deuda y rating|Agenda|Contacto',
    )
    .split('|')
    .map((name, at) => `<span class="${at === 2 ? 'on' : ''}">${name}</span>`);
  const rows = [
    [
      p.say('Long-term rating', 'Rating a largo plazo'),
      `<b>${p.field('lt_rating')}</b>`,
      p.field('previous_lt_rating'),
    ],
    [
      p.say('Short-term rating', 'Rating a corto plazo'),
      `<b>${p.field('st_rating')}</b>`,
      p.field('previous_st_rating'),
    ],
  ];
  const about = [
    [p.say('Rating agency', 'Agencia'), p.agency],
    [p.say('Outlook', 'Perspectiva'), `<b>${p.field('outlook')}</b>`],
    [p.say('Date of rating report', 'Fecha del informe de rating'), p.field('date')],
    [p.say('Next review', 'Próxima revisión'), p.field('next_review')],
    [p.say('Analyst at the agency', 'Analista de la agencia'), p.field('analyst')],
  ];
  const profile = [
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Ticker', 'Ticker'), p.field('ticker')],
  ];
  const bonds = [1, 3, 6].map((after) => [
    String(year + after),
    amountOf(p, 9000, 64_000),
    `${writeNumber(p.dice.between(2.4, 6.9), 3, p.locale)}%`,
  ]);
  return {
    css: `@page { size: ${p.say('Letter', 'A4')}; margin: 12mm 15mm } body { font: 10pt 'Liberation Sans', sans-serif; line-height: 1.42; padding-right: 0.4mm; color: #222 } .tp { display: flex; justify-content: space-between; align-items: center; border-bottom: 3px solid #0e7490; padding-bottom: 3mm } .tp b { font-size: 15pt; color: #0e7490 } .tp span { font-size: 8.4pt; color: #666 } .mn { display: flex; gap: 6mm; padding: 2.5mm 0; font-size: 9pt; border-bottom: 0.6px solid #ddd; margin-bottom: 6mm } .mn .on { font-weight: bold; color: #0e7490; border-bottom: 2px solid #0e7490 } h1 { font-size: 17pt; font-weight: normal; margin: 0 0 3mm } h2 { font-size: 11pt; color: #0e7490; margin: 6mm 0 1.5mm } .g { display: grid; grid-template-columns: 1fr 62mm; gap: 9mm } .t th { background: #ecfeff; padding: 4px 6px; font-size: 9pt } .t td { padding: 6px; border-bottom: 0.6px solid #ddd } .a { margin-top: 3mm } .a td { padding: 2.4px 10px 2.4px 6px; font-size: 9.4pt } .a td:first-child { color: #666 } .bx { background: #f7f7f7; padding: 4mm; font-size: 9pt } .bx h2 { margin-top: 0 } .bx td { padding: 2px 8px 2px 0 } .ft { font-size: 7.8pt; color: #777; border-top: 0.6px solid #ddd; margin-top: 8mm; padding-top: 2mm }`,
    body: `<div class="tp"><b>${p.field('company_name')}</b><span>${p.say('Investors', 'Inversores')} · ${p.say('EN | FR', 'ES | EN')} · ${p.say('Share price', 'Cotización')} ${writeNumber(p.dice.between(6, 48), 2, p.locale)}</span></div><div class="mn">${menu.join('')}</div><h1>${p.say('Debt and ratings', 'Deuda y rating')}</h1><div class="g"><div><p>${p.say('We aim to keep the standing that lets us borrow through bad years as well as good ones.', 'Nuestro objetivo es conservar la solvencia que permite financiarse también en los años malos.')}</p>${tableOf({ head: ['', p.say('Current', 'Actual'), p.say('Previous', 'Anterior')], rows, classes: ['', 'c', 'c'] }, 't full')}${tableOf({ rows: about }, 'a')}<h2>${p.say('Bonds by year of maturity', 'Bonos por año de vencimiento')}</h2>${tableOf({ head: [p.say('Year', 'Año'), p.say('Outstanding', 'Saldo vivo'), p.say('Coupon', 'Cupón')], rows: bonds, classes: ['', 'r', 'r'] }, 't full')}<p style="margin-top:3mm">${first} ${second}</p></div><div class="bx"><h2>${p.say('About us', 'Sobre nosotros')}</h2>${tableOf({ rows: profile }, '')}<h2 style="margin-top:5mm">${p.say('Agenda', 'Agenda')}</h2>${p.say('Annual meeting', 'Junta general')}: ${earlierDay(p, 0, '05-22')}<br>${p.say('Half-year results', 'Resultados semestrales')}: ${earlierDay(p, 0, '08-14')}<br><br>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 3), classes: ['', 'r', 'r', 'r'] }, '')}</div></div><div class="ft">${p.say('A rating is no recommendation to buy, sell or hold and may be withdrawn at any time. The bonds of our former parent are rated A and are no liability of ours.', 'Un rating no es recomendación de compra, venta o mantenimiento. Los bonos de nuestra antigua matriz tienen A y no son obligación nuestra.')}</div>`,
  };
}

/** An agency that puts a slip right: what stood there wrongly, struck through, what should stand there, and the whole entry once more as it is now. */
export function correctionNotice(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = grounds(p);
  const long = p.field('lt_rating');
  const wrong = stepsFrom(long, long === stepsFrom(long, 2) ? -2 : 2);
  const entry = [
    [p.say('Entity', 'Entidad'), `<b>${p.field('company_name')}</b>`],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Sector / industry', 'Sector / industria'), `${p.field('sector')} / ${p.field('industry')}`],
    [
      p.say('Long-term rating', 'Calificación a largo plazo'),
      `<b>${long}</b> (${p.say('previously', 'anterior')} ${p.field('previous_lt_rating')})`,
    ],
    [
      p.say('Short-term rating', 'Calificación a corto plazo'),
      `<b>${p.field('st_rating')}</b> (${p.say('previously', 'anterior')} ${p.field('previous_st_rating')})`,
    ],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
    [p.say('Date of rating report', 'Fecha del informe de calificación'), p.field('date')],
    [p.say('Next review', 'Próxima revisión'), p.field('next_review')],
    [p.say('Analyst', 'Analista'), p.field('analyst')],
  ];
  return {
    css: `@page { size: ${p.say('Letter', 'A4')}; margin: 20mm 24mm } body { font: 11pt 'Nimbus Roman', serif; line-height: 1.44; padding-right: 0.4mm } .hd { display: flex; justify-content: space-between; font: 9pt 'Nimbus Sans', sans-serif; border-bottom: 0.8px solid #000; padding-bottom: 1.5mm } h1 { font: bold 19pt 'Nimbus Sans', sans-serif; margin: 7mm 0 1mm } .su { font: 11pt 'Nimbus Sans', sans-serif; color: #444; margin-bottom: 6mm } .er { border-left: 3px solid #b91c1c; padding: 1mm 0 1mm 5mm; margin: 5mm 0 } .er s { color: #b91c1c } .t { margin: 4mm 0 6mm } .t td { border-top: 0.5px solid #999; padding: 3px 6px } .t tr:last-child td { border-bottom: 0.5px solid #999 } .t td:first-child { font: 9pt 'Nimbus Sans', sans-serif; width: 54mm; padding-top: 4.4px } h2 { font: bold 10.5pt 'Nimbus Sans', sans-serif; margin: 5mm 0 1mm } .sm { font-size: 9pt; color: #333 }`,
    body: `<div class="hd"><span>${p.agency}</span><span>${p.say('Corrections and clarifications', 'Correcciones y aclaraciones')}</span></div><h1>${p.say('Correction', 'Fe de erratas')}</h1><div class="su">${p.say('to the list of corporate ratings', 'a la lista de calificaciones corporativas')}</div><p>${p.say('In the list as first sent out, two lines were exchanged by a fault in typesetting. The rating itself was never changed, and no committee met again.', 'En la lista que se distribuyó primero, dos renglones quedaron trocados por un fallo de composición. La calificación no cambió ni hubo otro comité.')}</p><div class="er">${p.say('For', 'Donde dice')}: <s>“${p.company()}, ${wrong}”</s><br>${p.say('read', 'debe decir')}: “${p.company()}, ${long}”</div><p>${p.say('The entry in full, as corrected:', 'El asiento completo, ya corregido:')}</p>${tableOf({ rows: entry }, 't full')}<h2>${p.say('Grounds as published', 'Fundamentos publicados')}</h2><p>${first} ${second} ${third}</p>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 't full')}<p class="sm">${p.say(`Readers who acted upon the first version may write to us. An earlier correction, of ${earlierDay(p, 1, '09-06')}, was to another company. ${peerAt(p, 0).name}, whose line was the other one, stays at ${wrong}.`, `Quienes hayan actuado según la primera versión pueden escribirnos. La corrección anterior, del ${earlierDay(p, 1, '09-06')}, era de otra empresa. ${peerAt(p, 0).name}, el otro renglón, sigue en ${wrong}.`)}</p>`,
  };
}

/** A reviewer of green bonds: a shade of green that is no rating, what the money is for, and the issuer's credit in a box of its own with small labels. */
export function greenBondOpinion(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = grounds(p);
  const shade = (name: string, isOn: boolean): string => `<span class="${isOn ? 'on' : ''}">${name}</span>`;
  const cell = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  const box = [
    cell(p.say('Long-term rating', 'Clasificación de largo plazo'), `<b>${p.field('lt_rating')}</b>`),
    cell(p.say('Short-term rating', 'Clasificación de corto plazo'), `<b>${p.field('st_rating')}</b>`),
    cell(p.say('Outlook', 'Tendencia (perspectiva)'), `<b>${p.field('outlook')}</b>`),
    cell(
      p.say('Previous long-term rating', 'Clasificación anterior de largo plazo'),
      p.field('previous_lt_rating'),
    ),
    cell(
      p.say('Previous short-term rating', 'Clasificación anterior de corto plazo'),
      p.field('previous_st_rating'),
    ),
    cell(p.say('Next review', 'Próxima revisión'), p.field('next_review')),
  ];
  const uses = [
    [p.say('Heat recovery from kilns', 'Recuperación de calor'), '46%', p.say('dark', 'oscuro')],
    [p.say('Water treatment and reuse', 'Tratamiento y reúso de agua'), '31%', p.say('dark', 'oscuro')],
    [p.say('Electric forklifts', 'Grúas horquilla eléctricas'), '23%', p.say('medium', 'medio')],
  ];
  const about = [
    [p.say('Issuer', 'Emisor'), `<b>${p.field('company_name')}</b>`],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Report date', 'Fecha del informe'), p.field('date')],
    [p.say('Analyst', 'Analista'), p.field('analyst')],
  ];
  return {
    css: `@page { size: A4; margin: 0 } body { font: 9.8pt 'URW Gothic', sans-serif; font-size: 9.2pt; line-height: 1.44 } .hd { background: linear-gradient(90deg, #14532d, #4d7c0f); color: #fff; padding: 12mm 18mm 8mm } .hd h1 { font-size: 18pt; margin: 0 } .in { padding: 7mm 18mm } .two { display: grid; grid-template-columns: 1fr 78mm; gap: 9mm } .ab td { padding: 2px 10px 2px 0 } .ab td:first-child { color: #4d7c0f } .sh { display: flex; margin: 1mm 0 3mm } .sh span { flex: 1; text-align: center; padding: 2.4mm 0; font-size: 8pt; color: #fff; background: #84cc16 } .sh span:nth-child(2) { background: #4d7c0f } .sh span:nth-child(3) { background: #14532d } .sh .on { outline: 2px solid #000; font-weight: bold } h2 { font-size: 11pt; color: #14532d; margin: 5mm 0 1.5mm } .cr { display: grid; grid-template-columns: repeat(3, 1fr); border: 1px solid #14532d } .cr div { padding: 1.5mm 3mm; border: 0.4px solid #b8ccb0 } .cr b { font-size: 13pt } small { display: block; font-size: 7.4pt; color: #4d7c0f } .t th { border-bottom: 1px solid #14532d; padding: 2.4px 5px } .t td { border-bottom: 0.4px solid #b8ccb0; padding: 3px 5px } .ft { font-size: 7.8pt; color: #555; margin-top: 5mm }`,
    body: `<div class="hd"><h1>${p.say('Second opinion on a green bond framework', 'Segunda opinión sobre marco de bonos verdes')}</h1>${p.agency}</div><div class="in"><div class="two"><div>${tableOf({ rows: about }, 'ab')}</div><div><small>${p.say('Shade of the framework', 'Tono del marco')}</small><div class="sh">${shade(p.say('Light', 'Claro'), false)}${shade(p.say('Medium', 'Medio'), true)}${shade(p.say('Dark', 'Oscuro'), false)}</div>${p.say('Governance', 'Gobernanza')}: ${p.say('good', 'buena')} · ${p.say('Reporting', 'Reporte')}: ${p.say('yearly', 'anual')}</div></div><h2>${p.say('What the money is for', 'Uso de los fondos')}</h2>${tableOf({ head: [p.say('Purpose', 'Destino'), p.say('Share', 'Parte'), p.say('Shade', 'Tono')], rows: uses, classes: ['', 'r', ''] }, 't full')}<p style="margin-top:3mm">${first} ${p.say('Machines that burn oil are left out, whatever they replace.', 'Se excluye todo equipo a petróleo, cualquiera sea el que reemplace.')}</p><h2>${p.say('Credit of the issuer (rated apart from this opinion)', 'Crédito del emisor (clasificado aparte de esta opinión)')}</h2><div class="cr">${box.join('')}</div><h2>${p.say('Figures', 'Cifras')}</h2><p>${second} ${third}</p>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 't full')}<div class="ft">${p.say(`The framework is dated ${earlierDay(p, 0, '11-03')}; the opinion holds for bonds issued within two years of it. A shade says nothing of the likelihood of being repaid.`, `El marco es del ${earlierDay(p, 0, '11-03')}; la opinión rige para bonos emitidos dentro de dos años. El tono nada dice sobre la probabilidad de pago.`)}</div></div>`,
  };
}
