// Reports that draw what they say: a dial of an insurer of trade, a coloured square over accounts of five years, scores of environment and conduct beside the ratings.

import { GRADES } from '@vigilo/domain/companies/company';
import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { accountRows, findings } from './eleventh-stock.ts';
import type { ReportPaper } from './report-paper.ts';

const HALF_TURN = 180;
/** Of the hand, in degrees: where the lowest grade stands, and how far it is from there to the highest. */
const FIRST_TURN = 14;
const LAST_TURN = 152;
const DOLLARS = 1.12;
const COLOURS = { A: '#2a9d5c', B: '#c98a1b', C: '#b8402a' };
/** What comes to a thousand in a year of sales. */
const OF_SALES = [1000, 72, 51, 410, 330, 290, 260, 190];

/** A dial with a hand over the long-term grade, the buyer's card beside it, the amount that is recommended in two currencies, bars of how it paid. */
export function insurerDial(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = findings(p);
  const long = p.field('lt_rating');
  const turn = FIRST_TURN + (GRADES.findIndex((grade) => grade === long) * LAST_TURN) / (GRADES.length - 1);
  const angle = ((HALF_TURN - turn) * Math.PI) / HALF_TURN;
  const [x, y] = [50 + 34 * Math.cos(angle), 52 - 34 * Math.sin(angle)].map((value) => value.toFixed(1));
  const card = [
    [p.say('Buyer', 'Deudor'), `<b>${p.field('company_name')}</b>`],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Registration', 'Registro mercantil'), `0${p.dice.digits(7)}`],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Activity', 'Actividad'), p.field('industry')],
    [p.say('Report of', 'Informe de fecha'), p.field('date')],
  ];
  const grades = [
    [p.say('Short-term grade', 'Grado a corto plazo'), p.field('st_rating')],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
    [p.say('Previous long-term grade', 'Grado anterior a largo plazo'), p.field('previous_lt_rating')],
    [p.say('Previous short-term grade', 'Grado anterior a corto plazo'), p.field('previous_st_rating')],
  ].map(([label = '', value = '']) => `<div><small>${label}</small><b>${value}</b></div>`);
  const limit = p.dice.int(9, 80) * 10_000;
  const amount = (currency: string, value: number): string =>
    `${currency} ${writeNumber(value, 0, p.locale)}`;
  const bars = Array.from(
    { length: 12 },
    () => `<i style="height:${p.dice.int(4, 17)}mm;background:${p.dice.pick(['#7fb069', '#e6aa68'])}"></i>`,
  );
  return {
    css: `@page { size: A4; margin: 13mm 15mm } body { font: 9.5pt 'Nimbus Sans', sans-serif; line-height: 1.38; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; border-bottom: 1mm solid #264653; padding-bottom: 2mm; margin-bottom: 5mm } .top b { font-size: 15pt; color: #264653 } .g { display: grid; grid-template-columns: 66mm 1fr; gap: 8mm } .dial { text-align: center; background: #f2f6f7; padding: 3mm } .dial b { font-size: 24pt; display: block; line-height: 1.1; color: #264653 } .card td { padding: 3px 4px; border-bottom: 0.5px solid #c8d4d8 } .card td:first-child { color: #567 } .four { display: grid; grid-template-columns: repeat(4, 1fr); gap: 3mm; margin: 5mm 0 } .four div { border: 0.8px solid #264653; padding: 2mm; text-align: center } .four b { font-size: 13pt } small { display: block; font-size: 7.5pt; color: #567 } .lim { background: #264653; color: #fff; padding: 3mm 5mm; display: flex; justify-content: space-between; align-items: center } .lim b { font-size: 14pt } h3 { font-size: 10.5pt; color: #264653; margin: 5mm 0 1.5mm } .bars { display: flex; align-items: flex-end; gap: 2mm; height: 18mm; border-bottom: 0.8px solid #264653 } .bars i { flex: 1 } .low { font-size: 8pt; color: #567; margin-top: 5mm }`,
    body: `<div class="top"><b>${p.agency}</b><span>${p.say('Buyer information, trade credit insurance', 'Información de deudor, seguro de crédito')}</span></div><div class="g"><div class="dial"><svg viewBox="0 0 100 58" style="width:52mm"><path d="M10 52 A40 40 0 0 1 37 14" fill="none" stroke="#c8553d" stroke-width="9"/><path d="M39 13.5 A40 40 0 0 1 66 15.4" fill="none" stroke="#e6aa68" stroke-width="9"/><path d="M68 16.3 A40 40 0 0 1 90 52" fill="none" stroke="#7fb069" stroke-width="9"/><line x1="50" y1="52" x2="${x}" y2="${y}" stroke="#000" stroke-width="2.5"/><circle cx="50" cy="52" r="4"/></svg><b>${long}</b><small>${p.say('Long-term grade', 'Grado a largo plazo')}</small></div>${tableOf({ rows: card }, 'card full')}</div><div class="four">${grades.join('')}</div><div class="lim"><span>${p.say('Recommended exposure', 'Exposición recomendada')}</span><span><b>${amount(p.locale.currency, limit)}</b> &nbsp; (${p.say('about', 'unos')} ${amount('USD', limit * DOLLARS)})</span></div><h3>${p.say('Payments of the last twelve months', 'Pagos de los últimos doce meses')}</h3><div class="bars">${bars.join('')}</div><h3>${p.say('What we found', 'Lo que observamos')}</h3><p>${first} ${second}</p><p>${third} ${fourth}</p><p class="low">${p.say('Underwriter', 'Suscriptor')}: ${p.field('analyst')} &nbsp;·&nbsp; ${p.say('To be reviewed', 'Se revisará el')}: ${p.field('next_review')} &nbsp;·&nbsp; ${p.say('Policyholders may not pass this sheet on.', 'El asegurado no puede ceder esta ficha.')}</p>`,
  };
}

/** As bureaus of the north do it: a square in the colour of the grade and what it means in words, then accounts of five years, then who sits on the board. */
export function annualAccountsSquare(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = findings(p);
  const long = p.field('lt_rating');
  const colour = long.startsWith('A') ? COLOURS.A : long.startsWith('B') ? COLOURS.B : COLOURS.C;
  const last = Number(p.years[2] ?? 0);
  const years = [...p.years, String(last - 1), String(last - 2)];
  const names = p
    .say(
      'Operating revenue|Operating result|Result before tax|Fixed assets|Current assets|Equity|Long-term debt|Short-term debt',
      'Ingresos de operación|Resultado operativo|Resultado antes de impuestos|Activo fijo|Activo circulante|Patrimonio|Deuda de largo plazo|Deuda de corto plazo',
    )
    .split('|');
  const accounts = names.map((name, at): [string, number] => [name, OF_SALES[at] ?? 0]);
  const facts = [
    [p.say('Country', 'País'), p.field('country')],
    [
      p.say('Organisation number', 'Matrícula de comercio'),
      `9${p.dice.digits(2)} ${p.dice.digits(3)} ${p.dice.digits(3)}`,
    ],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Rubro'), `${p.field('industry')}`],
    [p.say('Founded', 'Fundada'), `${p.dice.int(4, 28)}.0${p.dice.int(1, 9)}.19${p.dice.int(58, 97)}`],
    [p.say('Employees', 'Empleados'), String(p.dice.int(24, 610))],
  ];
  const now = [
    [
      p.say('Long-term rating', 'Calificación a largo plazo'),
      p.field('lt_rating'),
      p.field('previous_lt_rating'),
    ],
    [
      p.say('Short-term rating', 'Calificación a corto plazo'),
      p.field('st_rating'),
      p.field('previous_st_rating'),
    ],
  ];
  const people = p
    .say(
      'Chair|Marit Haugen|Managing director|Odd Vik|Auditor|Revisjon Midt AS',
      'Presidente|Hugo Terrazas|Gerente general|Mirtha Soria|Auditor|Auditores del Oriente',
    )
    .split('|');
  const board = [0, 2, 4].map((at) => [people[at] ?? '', people[at + 1] ?? '']);
  return {
    css: `@page { size: A4; margin: 14mm 16mm } body { font: 9pt 'Liberation Sans', sans-serif; line-height: 1.35; padding-right: 0.4mm } .h { display: flex; justify-content: space-between; color: #666; font-size: 8.5pt; margin-bottom: 4mm } .top { display: grid; grid-template-columns: 40mm 1fr; gap: 7mm; align-items: start } .sq { background: ${colour}; color: #fff; height: 40mm; text-align: center; padding-top: 6mm } .sq b { font-size: 40pt; line-height: 1 } .sq span { display: block; font-size: 8pt } h1 { font-size: 17pt; margin: 0 0 2mm } .f td { padding: 1.6px 8px 1.6px 0 } .f td:first-child { color: #666 } h3 { font-size: 10pt; margin: 5mm 0 1.5mm; border-bottom: 1px solid #2a9d5c } .a th { font-size: 8.5pt; padding: 2px 4px; text-align: right } .a th:first-child { text-align: left } .a td { padding: 2px 4px; border-bottom: 0.4px solid #ddd } .n { white-space: nowrap } .nw th { background: #eaf5ef; padding: 3px 8px } .nw td { padding: 3px 8px; border-bottom: 0.4px solid #cde } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } .b td { padding: 1.6px 4px } .low { font-size: 8pt; color: #666; margin-top: 5mm }`,
    body: `<div class="h"><span>${p.agency}</span><span>${p.say('Credit report ordered', 'Informe solicitado el')} ${p.field('date')}</span></div><div class="top"><div class="sq"><b>${long}</b><span>${p.say('rating today', 'calificación hoy')}</span></div><div><h1>${p.field('company_name')}</h1>${tableOf({ rows: facts }, 'f')}</div></div><h3>${p.say('Ratings', 'Calificaciones')}</h3>${tableOf({ head: ['', p.say('Today', 'Hoy'), p.say('A year ago', 'Hace un año')], rows: now, classes: ['', 'c', 'c'] }, 'nw full')}<p style="margin-top:2mm">${p.say('Outlook', 'Perspectiva')}: <b>${p.field('outlook')}</b>. ${first}</p><h3>${p.say('Accounts, in thousands', 'Cuentas anuales, en miles')} ${p.locale.currency}</h3>${tableOf({ head: ['', ...years], rows: accountRows(p, accounts, years.length), classes: ['n', 'r', 'r', 'r', 'r', 'r'] }, 'a full')}<h3>${p.say('Ratios', 'Ratios')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 'a full')}<div class="two"><div><h3>${p.say('Board and auditor', 'Directorio y auditor')}</h3>${tableOf({ rows: board }, 'b full')}</div><div><h3>${p.say('Remarks', 'Observaciones')}</h3>${second} ${third}</div></div><p class="low">${p.say('Assessed by', 'Evaluado por')} ${p.field('analyst')}. ${p.say('The rating is renewed on', 'La calificación se renueva el')} ${p.field('next_review')}.</p>`,
  };
}

/** Scores of environment, society and conduct in a band that is no rating; the ratings as a list at the right; what weighs on them in two halves. */
export function conductScores(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = findings(p);
  const scores = [
    [p.say('Environmental', 'Ambiental'), `E-${p.dice.int(2, 4)}`],
    [p.say('Social', 'Social'), `S-${p.dice.int(2, 4)}`],
    [p.say('Governance', 'Gobernanza'), `G-${p.dice.int(1, 3)}`],
    [p.say('Credit impact', 'Impacto crediticio'), `CIS-${p.dice.int(2, 3)}`],
  ].map(([label = '', value = '']) => `<div><b>${value}</b><small>${label}</small></div>`);
  const list = [
    [p.say('Long term', 'Largo plazo'), p.field('lt_rating')],
    [p.say('Short term', 'Corto plazo'), p.field('st_rating')],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
    [p.say('Former long term', 'Largo plazo anterior'), p.field('previous_lt_rating')],
    [p.say('Former short term', 'Corto plazo anterior'), p.field('previous_st_rating')],
  ];
  const about = [
    [p.say('Issuer', 'Emisor'), p.field('ticker')],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Author', 'Autor'), p.field('analyst')],
  ];
  return {
    css: `@page { size: A4; margin: 15mm 17mm } body { font: 10pt 'URW Gothic', sans-serif; font-size: 9pt; line-height: 1.42; padding-right: 0.4mm } .d { font-size: 8.5pt; color: #5b6b52 } h1 { font: 22pt 'URW Bookman', serif; margin: 1mm 0 4mm; color: #37502b } .band { display: grid; grid-template-columns: repeat(4, 1fr); background: #dfe8d8; margin-bottom: 6mm } .band div { padding: 2.5mm; text-align: center; border-right: 1mm solid #fff } .band b { font-size: 15pt; color: #37502b } small { display: block; font-size: 7.5pt } .g { display: grid; grid-template-columns: 1fr 60mm; gap: 9mm } h3 { font-size: 10.5pt; color: #37502b; margin: 0 0 1.5mm } .r1 td { padding: 3.5px 0; border-bottom: 0.6px solid #b9c8ae } .r1 td:last-child { text-align: right; font-weight: bold } .m { margin: 6mm 0 } .m th { border-bottom: 1px solid #37502b; padding: 3px } .m td { padding: 3px; border-bottom: 0.4px solid #d6dfd0 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } .low { font-size: 7.8pt; color: #5b6b52; margin-top: 6mm }`,
    body: `<div class="d">${p.agency} · ${p.say('Corporate brief', 'Nota corporativa')} · ${p.field('date')}</div><h1>${p.field('company_name')}</h1><div class="band">${scores.join('')}</div><div class="g"><div><h3>${p.say('How conduct bears on credit', 'Cómo inciden los factores de sostenibilidad')}</h3><p>${first} ${second}</p><p>${third}</p><h3>${p.say('View', 'Opinión')}</h3><p>${fourth} ${p.say('Scores run from 1, no effect, to 5, grave; they are not ratings.', 'Los puntajes van de 1, sin efecto, a 5, grave, y no son calificaciones.')}</p></div><div><h3>${p.say('Credit ratings', 'Calificaciones crediticias')}</h3>${tableOf({ rows: list }, 'r1 full')}<h3 style="margin-top:6mm">${p.say('About', 'Datos')}</h3>${tableOf({ rows: about }, 'r1 full')}</div></div>${tableOf({ head: [p.say('Indicator', 'Indicador'), ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 'm full')}<div class="two"><div><h3>${p.say('Helps', 'A favor')}</h3>${fifth}</div><div><h3>${p.say('Weighs', 'En contra')}</h3>${p.say('Effluent permits expire in two years and will cost more.', 'Los permisos de vertido vencen en dos años y costarán más.')}</div></div><p class="low">${p.say('Next scheduled publication', 'Próxima publicación prevista')}: ${p.field('next_review')}</p>`,
  };
}
