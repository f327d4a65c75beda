// Those who ask whether a name may be dealt with at all: a central bank that lends on claims, a manager of a mandate, a broker of ships.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { grounds, peerAt } from './fifteenth-stock.ts';
import { stepsFrom } from './grade-steps.ts';
import type { ReportPaper } from './report-paper.ts';
import { amountOf, earlierDay } from './thirteenth-stock.ts';

/** A central bank's letter to a bank whose claims it takes as a pledge: paragraphs with numbers, a step of its own in words, the debtor in a ruled list. */
export function centralBankEligibility(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = grounds(p);
  const list = [
    [p.say('Debtor', 'Deudor'), `<b>${p.field('company_name')}</b>`],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Long-term rating', 'Calificación de largo plazo'), `<b>${p.field('lt_rating')}</b>`],
    [p.say('Short-term rating', 'Calificación de corto plazo'), `<b>${p.field('st_rating')}</b>`],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
    [
      p.say('Previous long-term rating', 'Calificación anterior de largo plazo'),
      p.field('previous_lt_rating'),
    ],
    [
      p.say('Previous short-term rating', 'Calificación anterior de corto plazo'),
      p.field('previous_st_rating'),
    ],
    [p.say('Date of the report', 'Fecha del informe'), p.field('date')],
    [p.say('Next review', 'Próxima revisión'), p.field('next_review')],
    [p.say('Analyst', 'Analista'), p.field('analyst')],
  ];
  const cuts = [
    [p.say('up to one year', 'hasta un año'), '12%', '15%'],
    [p.say('one to three years', 'de uno a tres años'), '16%', '22%'],
    [p.say('three to five years', 'de tres a cinco años'), '21%', '29%'],
  ];
  const para = (number: number, text: string): string =>
    `<div class="pa"><span>${number}</span><div>${text}</div></div>`;
  return {
    css: `@page { size: ${p.say('A4', 'Letter')}; margin: 18mm 24mm 15mm } body { font: 10.5pt 'P052', serif; font-size: 10.2pt; line-height: 1.38; padding-right: 0.4mm } .hd { text-align: center; margin-bottom: 6mm } .hd b { font-size: 14pt; letter-spacing: 1.4px; font-variant: small-caps } .hd small { display: block; font-size: 8.6pt } .ad { display: flex; justify-content: space-between; margin-bottom: 4mm } h1 { font-size: 11pt; margin: 0 0 3mm } .pa { display: grid; grid-template-columns: 9mm 1fr; margin-bottom: 2.4mm } .l { margin: 1mm 0 1mm; width: 100% } .l td { border: 0.5px solid #555; padding: 1.8px 6px; font-size: 9.6pt } .l td:first-child { width: 66mm; background: #f3f1ea } .h td, .h th { border-bottom: 0.5px solid #555; padding: 1.4px 12px 1.4px 0; font-size: 9.2pt; font-weight: normal }`,
    body: `<div class="hd"><b>${p.say('Monetary Authority', 'Instituto Emisor')}</b><small>${p.say('Collateral and credit claims division', 'División de garantías y créditos elegibles')}</small></div><div class="ad"><div>${p.say('To the head of treasury<br>Shannonbridge Bank', 'Señor gerente de tesorería<br>Banco Turrialba')}</div><div>${p.say('File', 'Expediente')} CC/${p.dice.digits(4)}<br>${p.say('Your application of', 'Su solicitud del')} ${earlierDay(p, 0, '10-11')}</div></div><h1>${p.say('Credit claim offered as collateral: assessment of the debtor', 'Crédito ofrecido en garantía: evaluación del deudor')}</h1>${para(1, p.say('We have examined the debtor named below under the general terms for monetary operations. The assessment is made for our own use and must not be quoted to the debtor.', 'Examinamos al deudor abajo citado según las condiciones generales de las operaciones monetarias. La evaluación es para uso propio y no debe comunicarse al deudor.'))}${para(2, tableOf({ rows: list }, 'l'))}${para(3, `${first} ${second} ${third}`)}${para(4, p.say('The debtor falls into credit quality step three. Claims on it are eligible, with these cuts in value for fixed and for floating interest:', 'El deudor queda en el escalón tres de calidad crediticia. Los créditos son elegibles, con estos recortes para interés fijo y variable:'))}${para(5, tableOf({ head: [p.say('Remaining life', 'Plazo restante'), p.say('fixed', 'fijo'), p.say('floating', 'variable')], rows: cuts, classes: ['', 'r', 'r'] }, 'h'))}${para(6, p.say(`A claim of less than ${amountOf(p, 25, 25)} is not taken. Eligibility would end at step five; a debtor rated C alone does not reach it.`, `No se admiten créditos menores de ${amountOf(p, 25, 25)}. La elegibilidad cesa en el escalón cinco; un deudor con solo C no llega a él.`))}<p style="margin-top:5mm">${p.say('For the division,', 'Por la división,')}<br><br>${p.say('F. Mac Giolla', 'Licda. O. Barrantes')}</p>`,
  };
}

/** A manager's check before a bond is bought for a mandate: rules with what is found and a tick, facts in a grid, what two agencies would have said apart. */
export function mandateEligibility(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = grounds(p);
  const long = p.field('lt_rating');
  const lowest = stepsFrom(long, -2);
  const cell = (label: string, value: string, wide = 1): string =>
    `<div style="grid-column:span ${wide}"><small>${label}</small>${value}</div>`;
  const grid = [
    cell(p.say('Issuer', 'Emisor'), `<b>${p.field('company_name')}</b>`, 2),
    cell(p.say('Ticker', 'Ticker'), p.field('ticker')),
    cell(p.say('Country', 'País'), p.field('country')),
    cell(p.say('Sector', 'Sector'), p.field('sector'), 2),
    cell(p.say('Industry', 'Industria'), p.field('industry'), 2),
    cell(p.say('LT rating', 'Calificación LP'), `<b>${long}</b>`),
    cell(p.say('ST rating', 'Calificación CP'), `<b>${p.field('st_rating')}</b>`),
    cell(p.say('Previous LT rating', 'Calificación LP anterior'), p.field('previous_lt_rating')),
    cell(p.say('Previous ST rating', 'Calificación CP anterior'), p.field('previous_st_rating')),
    cell(p.say('Outlook', 'Perspectiva'), p.field('outlook')),
    cell(p.say('Report date', 'Fecha del informe'), p.field('date')),
    cell(p.say('Next review', 'Próxima revisión'), p.field('next_review')),
    cell(p.say('Analyst', 'Analista'), p.field('analyst')),
  ];
  const tick = '<span class="ok">✓</span>';
  const rules = [
    ['4.1', p.say('Not below', 'No inferior a') + ` ${lowest}`, p.say('as above', 'véase arriba'), tick],
    [
      '4.2',
      p.say('At most 3% of the fund in one name', 'Máximo 3% del fondo en un emisor'),
      `${writeNumber(p.dice.between(0.4, 2.7), 2, p.locale)}%`,
      tick,
    ],
    ['4.3', p.say('No arms, no tobacco', 'Sin armas ni tabaco'), p.say('none found', 'sin hallazgos'), tick],
    [
      '4.4',
      p.say('Issue of at least', 'Emisión mínima de') + ` ${amountOf(p, 1000, 1000)}`,
      amountOf(p, 1500, 9000),
      tick,
    ],
    ['4.5', p.say('Sells within five days', 'Liquidez en cinco días'), p.say('in two', 'en dos'), tick],
  ];
  return {
    css: `@page { size: A4; margin: 14mm 17mm } body { font: 9.6pt 'Nimbus Sans', sans-serif; line-height: 1.38; padding-right: 0.4mm } .hd { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: 2px solid #4c1d95; padding-bottom: 2mm; margin-bottom: 5mm } .hd h1 { font-size: 16pt; margin: 0; color: #4c1d95 } .hd span { text-align: right; font-size: 8.6pt } .g { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1.5mm } .g > div { background: #f5f3ff; padding: 1.5mm 2.5mm } .g b { font-size: 11pt } small { display: block; font-size: 7.4pt; color: #6d28d9 } h2 { font-size: 10.5pt; color: #4c1d95; margin: 6mm 0 1.5mm } .t th { border-bottom: 1px solid #4c1d95; padding: 2.6px 5px; font-size: 8.4pt } .t td { border-bottom: 0.4px solid #cfc6e6; padding: 3.4px 5px } .ok { font-family: 'DejaVu Sans', sans-serif; color: #15803d } .vd { border: 1.6px solid #15803d; padding: 2.5mm 4mm; margin: 5mm 0; font-size: 11pt } .sg { display: grid; grid-template-columns: 1fr 1fr; gap: 12mm; margin-top: 14mm } .sg div { border-top: 0.7px solid #000; font-size: 8.2pt; padding-top: 1mm }`,
    body: `<div class="hd"><h1>${p.say('Eligibility check', 'Control de elegibilidad')}</h1><span>${p.say('Mandate 17, income with care', 'Mandato 17, renta prudente')}<br>${p.say('Guidelines in force since', 'Lineamientos vigentes desde')} ${earlierDay(p, 1, '04-01')}</span></div><div class="g">${grid.join('')}</div><h2>${p.say('Rules', 'Reglas')}</h2>${tableOf({ head: ['', p.say('What the guidelines ask', 'Lo que exigen los lineamientos'), p.say('Found', 'Resultado'), ''], rows: rules, classes: ['n', '', '', 'c'] }, 't full')}<div class="vd">${p.say('May be bought', 'Apto para compra')} – ${p.say('up to', 'hasta')} ${amountOf(p, 200, 900)}</div><h2>${p.say('Why we are at ease', 'Fundamento')}</h2><p>${first} ${second}</p><p>${third}</p>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 't full')}<h2>${p.say('Also looked at and turned down', 'También evaluado y rechazado')}</h2><p>${peerAt(p, 1).name}, ${stepsFrom(lowest, -1)}, ${p.say('for rule 4.1', 'por la regla 4.1')}.</p><div class="sg"><div>${p.say('Portfolio manager', 'Gestor de cartera')}: ${p.say('I. Merriman', 'S. Echagüe')}</div><div>${p.say('Compliance', 'Cumplimiento')}: ${p.say('Z. Okafor-Bell', 'M. Lugones')}</div></div>`,
  };
}

/** A shipbroker's about who would charter: a telegram's manner, past fixtures with ships and ports, credit in one short paragraph of label and value. */
export function chartererVetting(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = grounds(p);
  const ports = p
    .say('Gdynia / Hull|Riga / Cork|Luleå / Ghent', 'Quetzal / Callao|Barrios / Tampa|Acajutla / Guayaquil')
    .split('|');
  const ships = ['Hedda Star', 'Cabo Blanco', 'Ostra Wind'];
  const fixtures = ports.map((route, at) => [
    earlierDay(p, at > 1 ? 2 : 1, `0${at + 4}-1${at + 2}`),
    ships[at] ?? '',
    route,
    p.say(`${p.dice.int(3, 9)} days`, `${p.dice.int(3, 9)} días`),
    at === 1 ? p.say('demurrage late', 'demora tardía') : p.say('in full', 'completo'),
  ]);
  const pair = (label: string, value: string): string => `<span class="pr"><i>${label}</i> ${value}</span>`;
  const credit = [
    pair(p.say('Long-term rating', 'Calificación a largo plazo'), `<b>${p.field('lt_rating')}</b>`),
    pair(
      p.say('previous long-term rating', 'calificación anterior a largo plazo'),
      p.field('previous_lt_rating'),
    ),
    pair(p.say('Short-term rating', 'Calificación a corto plazo'), `<b>${p.field('st_rating')}</b>`),
    pair(
      p.say('previous short-term rating', 'calificación anterior a corto plazo'),
      p.field('previous_st_rating'),
    ),
    pair(p.say('Outlook', 'Perspectiva'), `<b>${p.field('outlook')}</b>`),
    pair(p.say('Next review', 'Próxima revisión'), p.field('next_review')),
    pair(p.say('Analyst', 'Analista'), `${p.field('analyst')} (${p.agency})`),
  ];
  const who = [
    [p.say('Charterer', 'Fletador'), `<b>${p.field('company_name')}</b>`],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Report date', 'Fecha del informe'), p.field('date')],
  ];
  return {
    css: `@page { size: ${p.say('A4', 'Letter')}; margin: 17mm 21mm } body { font: 10.4pt 'C059', serif; font-size: 10pt; line-height: 1.44; padding-right: 0.4mm } .hd { display: flex; justify-content: space-between; border-bottom: 3px double #1e3a8a; padding-bottom: 2mm } .hd b { font-size: 14pt; color: #1e3a8a } h1 { font-size: 12.5pt; margin: 6mm 0 3mm } .w td { padding: 1.8px 14px 1.8px 0 } .w td:first-child { color: #1e3a8a } h2 { font-size: 10.5pt; color: #1e3a8a; margin: 6mm 0 1.5mm; text-transform: uppercase; letter-spacing: 0.6px } .cr { border: 1px solid #1e3a8a; padding: 3mm 4mm; line-height: 1.75 } .pr { white-space: nowrap; margin-right: 6mm; display: inline-block } .pr i { color: #1e3a8a } .t th { border-bottom: 0.8px solid #1e3a8a; font-weight: normal; font-style: italic; padding: 2.4px 5px } .t td { padding: 2.8px 5px } .vd { margin-top: 6mm; font-weight: bold } .sm { font-size: 8.4pt; color: #444; margin-top: 7mm }`,
    body: `<div class="hd"><b>${p.say('Skerryvore Chartering', 'Corredores Marítimos del Golfo')}</b><span>${p.say('for owners only', 'solo para armadores')}</span></div><h1>${p.say('Background on a charterer', 'Antecedentes de un fletador')}</h1>${tableOf({ rows: who }, 'w')}<h2>${p.say('Business in hand', 'Negocio en curso')}</h2><p>${p.say(`3,500 t of goods in bags, laycan ${p.dice.int(3, 9)} to ${p.dice.int(12, 18)} of next month, owners’ option to load 5% more or less; freight 95% on signing of bills.`, `3.500 t en sacos, laycan del ${p.dice.int(3, 9)} al ${p.dice.int(12, 18)} del próximo mes, 5% más o menos a opción del armador; flete 95% a la firma de conocimientos.`)}</p><h2>${p.say('Credit', 'Crédito')}</h2><div class="cr">${credit.join(' ')}</div><h2>${p.say('Fixtures known to us', 'Fletamentos conocidos')}</h2>${tableOf({ head: [p.say('Date', 'Fecha'), p.say('Ship', 'Buque'), p.say('From / to', 'Ruta'), p.say('Freight paid in', 'Flete pagado en'), p.say('Demurrage', 'Demoras')], rows: fixtures, classes: ['n', '', '', '', ''] }, 't full')}<h2>${p.say('What is said of them', 'Lo que se dice de ellos')}</h2><p>${first} ${second} ${third}</p>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 't full')}<div class="vd">${p.say('We would fix with them against a bank’s guarantee for demurrage.', 'Fletaríamos con ellos con garantía bancaria por demoras.')}</div><div class="sm">${p.say(`All given in good faith, without guarantee. Their former affiliate, C- with another house, was wound up on ${earlierDay(p, 2, '11-19')}.`, `Todo de buena fe y sin garantía. Su antigua filial, con C- en otra casa, se liquidó el ${earlierDay(p, 2, '11-19')}.`)}</div>`,
  };
}
