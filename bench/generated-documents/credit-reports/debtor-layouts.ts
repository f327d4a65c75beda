// Reports on those who will owe: a lessee beside its guarantor, a debtor whose bills a factor buys, a company that its banks and suppliers speak of.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { findings } from './eleventh-stock.ts';
import { stepsFrom } from './grade-steps.ts';
import type { ReportPaper } from './report-paper.ts';

/** A lessor's: the same rows for the lessee and for who stands surety, in columns beside each other; what is let, for how long, and the decision below. */
export function lesseeAndGuarantor(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = findings(p);
  const [guarantor = [], other = []] = p.peers;
  const long = p.field('lt_rating');
  const rows = [
    [p.say('Company', 'Empresa'), `<b>${p.field('company_name')}</b>`, guarantor[0] ?? ''],
    [p.say('Country', 'País'), p.field('country'), p.say('Canada', 'Panamá')],
    [p.say('Sector', 'Sector'), p.field('sector'), p.say('Holding companies', 'Sociedades de cartera')],
    [p.say('Industry', 'Industria'), p.field('industry'), p.say('Investment', 'Inversiones')],
    [p.say('Long-term rating', 'Calificación a largo plazo'), long, stepsFrom(long, 2)],
    [p.say('Short-term rating', 'Calificación a corto plazo'), p.field('st_rating'), other[1] ?? ''],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook'), guarantor[3] ?? ''],
    [
      p.say('Previous long-term rating', 'Calificación anterior a largo plazo'),
      p.field('previous_lt_rating'),
      stepsFrom(long, 1),
    ],
    [
      p.say('Owed to us', 'Deuda con nosotros'),
      p.exposure,
      `${p.locale.currency} ${writeNumber(0, 0, p.locale)}`,
    ],
  ];
  const asset = p.dice.pick(
    p
      .say(
        'Two harvesters, serials 1HW94-220 and 1HW94-221|Packing line, 6 lanes',
        'Dos cosechadoras, series 1HW94-220 y 1HW94-221|Línea de empaque de 6 canales',
      )
      .split('|'),
  );
  const deal = [
    [p.say('Asset', 'Bien'), asset],
    [
      p.say('Term and rental', 'Plazo y canon'),
      `${p.dice.int(3, 6) * 12} ${p.say('months', 'meses')}, ${p.locale.currency} ${writeNumber(p.dice.int(8, 44) * 500 * p.locale.priceLevel, 0, p.locale)}`,
    ],
    [p.say('Offer of', 'Oferta del'), `17/02/${Number(p.years[0] ?? 0) + 1}`],
  ];
  return {
    css: `@page { size: Letter; margin: 14mm 16mm } body { font: 9.5pt 'Liberation Sans', sans-serif; line-height: 1.36; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; align-items: baseline; border-bottom: 1.6px solid #333 } .top b { font-size: 14pt } h1 { font-size: 13pt; font-weight: normal; margin: 0 } .m { display: flex; gap: 12mm; margin: 3mm 0 5mm; font-size: 9pt } .c th { background: #333; color: #fff; padding: 5px 8px } .c td { padding: 5px 8px; border-bottom: 0.5px solid #bbb } .c td:first-child { color: #555; width: 54mm } .c td:nth-child(2) { background: #fff7e0 } h3 { font-size: 10.5pt; margin: 6mm 0 1.5mm } .d td { padding: 2.5px 10px 2.5px 0 } .f th { border-bottom: 1px solid #333; padding: 3px } .f td { padding: 3px; border-bottom: 0.4px solid #ddd } .dec { border: 1.2px solid #333; padding: 3mm 4mm; margin-top: 6mm }`,
    body: `<div class="top"><b>${p.say('Plains Equipment Leasing', 'Leasing del Llano')}</b><h1>${p.say('Credit analysis of a lease', 'Análisis de crédito de arrendamiento')}</h1></div><div class="m"><span>${p.say('Application', 'Solicitud')} ${p.dice.digits(6)}</span><span>${p.say('Date', 'Fecha')}: ${p.field('date')}</span><span>${p.say('Analyst', 'Analista')}: ${p.field('analyst')}</span></div>${tableOf({ head: ['', p.say('Lessee', 'Arrendatario'), p.say('Guarantor', 'Codeudor')], rows }, 'c full')}<h3>${p.say('What is to be let', 'Lo que se arrienda')}</h3>${tableOf({ rows: deal }, 'd')}<h3>${p.say('Figures of the lessee', 'Cifras del arrendatario')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 'f full')}<h3>${p.say('Comment', 'Comentario')}</h3><p>${first} ${second} ${third}</p><div class="dec">${p.say('Recommended within a limit of', 'Se recomienda dentro de un cupo de')} <b>${p.limit}</b>; ${p.say('next review', 'próxima revisión')}: ${p.field('next_review')}. ${p.say('The guarantor’s rating does not replace that of the lessee.', 'La calificación del codeudor no reemplaza la del arrendatario.')}</div>`,
  };
}

/** Banks and suppliers who were asked: a dark head with the ratings as pills, answers in rows with days and amounts, quotations set in. */
export function tradeReferences(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = findings(p);
  const year = Number(p.years[0] ?? 0);
  const pill = (label: string, value: string): string => `<span class="p">${label} <b>${value}</b></span>`;
  const names = p
    .say(
      'Bank, main account|Bank, letters of credit|Supplier of packaging|Supplier of steel|Haulier',
      'Banco, cuenta principal|Banco, cartas de crédito|Proveedor de empaques|Proveedor de acero|Transportador',
    )
    .split('|');
  const credit = (currency: string): string =>
    `${currency} ${writeNumber(p.dice.int(4, 90) * 5000 * (currency === p.locale.currency ? p.locale.priceLevel : 1), 0, p.locale)}`;
  const answers = names.map((name) => [
    name,
    String(year - p.dice.int(3, 19)),
    credit(p.dice.pick(['USD', 'EUR', p.locale.currency])),
    `${p.dice.pick([30, 45, 60, 90])} ${p.say('days', 'días')}`,
    p.dice.pick(
      p
        .say('prompt|8 days slow|prompt|discounts taken', 'puntual|8 días de atraso|puntual|toma descuentos')
        .split('|'),
    ),
  ]);
  const about = [
    [
      p.say('Country', 'País'),
      p.field('country'),
      p.say('Previous long term', 'Largo plazo anterior'),
      p.field('previous_lt_rating'),
    ],
    [
      p.say('Sector', 'Sector'),
      p.field('sector'),
      p.say('Previous short term', 'Corto plazo anterior'),
      p.field('previous_st_rating'),
    ],
    [
      p.say('Industry', 'Industria'),
      p.field('industry'),
      p.say('Next review', 'Próxima revisión'),
      p.field('next_review'),
    ],
  ];
  return {
    css: `@page { size: A4; margin: 0 } body { font: 9.5pt 'Nimbus Sans', sans-serif; line-height: 1.4; padding-right: 0.4mm } .hd { background: #22333b; color: #fff; padding: 12mm 17mm 7mm } .hd h1 { font-size: 19pt; margin: 2mm 0 4mm } .hd .s { color: #c6d2d9; font-size: 9pt; display: flex; justify-content: space-between } .p { display: inline-block; background: #eae0d5; color: #22333b; border-radius: 4mm; padding: 1mm 4mm; margin-right: 3mm } .in { padding: 6mm 17mm } .a td { padding: 3px 4px; border-bottom: 0.4px solid #ccc } .a td:nth-child(odd) { color: #6b7780 } h3 { font-size: 10.5pt; color: #5e503f; margin: 6mm 0 1.5mm } .t th { border-bottom: 1.2px solid #5e503f; padding: 3px; font-size: 8.5pt } .t td { padding: 3.5px 3px; border-bottom: 0.4px solid #ddd } .t th:nth-child(4), .t td:nth-child(4) { padding-left: 9mm } blockquote { margin: 2mm 0 2mm 6mm; padding-left: 4mm; border-left: 1mm solid #eae0d5; font-style: italic } .low { font-size: 8.5pt; margin-top: 7mm }`,
    body: `<div class="hd"><div class="s"><span>${p.agency} · ${p.say('Report on references', 'Informe de referencias')}</span><span>${p.field('date')}</span></div><h1>${p.field('company_name')}</h1>${pill(p.say('Long term', 'Largo plazo'), p.field('lt_rating'))}${pill(p.say('Short term', 'Corto plazo'), p.field('st_rating'))}${pill(p.say('Outlook', 'Perspectiva'), p.field('outlook'))}</div><div class="in">${tableOf({ rows: about }, 'a full')}<h3>${p.say('Who was asked', 'A quién se preguntó')}</h3>${tableOf({ head: [p.say('Reference', 'Referencia'), p.say('Since', 'Desde'), p.say('Highest credit', 'Crédito más alto'), p.say('Terms', 'Plazo'), p.say('Pays', 'Pago')], rows: answers, classes: ['', '', 'r', '', ''] }, 't full')}<h3>${p.say('In their words', 'En sus palabras')}</h3><blockquote>${p.say('“We would go to twice the amount, and told them so in March.”', '«Llegaríamos al doble del monto, y así se lo dijimos en marzo».')}</blockquote><blockquote>${p.say(`“Our own grade for them has been A since ${year - 4}, but our letters mean something else.”`, `«Nuestra nota interna es A desde ${year - 4}, pero nuestras letras significan otra cosa».`)}</blockquote><h3>${p.say('Our reading', 'Nuestra lectura')}</h3><p>${first} ${second}</p><p>${third} ${fourth}</p>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 't full')}<p class="low">${p.say('Compiled by', 'Elaborado por')} ${p.field('analyst')}</p></div>`,
  };
}

/** A factor's: client and debtor, each with a grade, in cells with the label above; bills by age, what share of them is advanced. */
export function factoredDebtor(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = findings(p);
  const [client = []] = p.peers;
  const cell = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  const amount = (low: number, high: number): string =>
    writeNumber(
      p.dice.int(low, high) * 1000 * Math.max(1, Math.round(p.locale.priceLevel / 10)),
      0,
      p.locale,
    );
  const ages = p
    .say(
      'Not yet due|1 to 30 days|31 to 60 days|61 to 90 days|Beyond',
      'Por vencer|1 a 30 días|31 a 60 días|61 a 90 días|Más',
    )
    .split('|')
    .map((name, at) => [name, amount(at === 0 ? 300 : 5, at === 0 ? 900 : 80), String(p.dice.int(1, 26))]);
  const debtor = [
    cell(p.say('Country', 'País'), p.field('country')),
    cell(p.say('Sector', 'Sector'), p.field('sector')),
    cell(p.say('Industry', 'Industria'), p.field('industry')),
    cell(p.say('Long-term rating', 'Calificación largo plazo'), `<b>${p.field('lt_rating')}</b>`),
    cell(p.say('Short-term rating', 'Calificación corto plazo'), `<b>${p.field('st_rating')}</b>`),
    cell(p.say('Outlook', 'Perspectiva'), `<b>${p.field('outlook')}</b>`),
    cell(
      p.say('Previous long-term rating', 'Calificación anterior largo plazo'),
      p.field('previous_lt_rating'),
    ),
    cell(
      p.say('Previous short-term rating', 'Calificación anterior corto plazo'),
      p.field('previous_st_rating'),
    ),
    cell(p.say('Next review', 'Próxima revisión'), p.field('next_review')),
  ];
  return {
    css: `@page { size: A4; margin: 13mm 15mm } body { font: 9.5pt 'Liberation Sans Narrow', sans-serif; font-size: 10.5pt; line-height: 1.36; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; align-items: center; border-left: 4mm solid #0f766e; padding-left: 4mm } .top b { font-size: 14pt } .cl { background: #eef3f2; padding: 2mm 4mm; margin: 4mm 0; font-size: 9.5pt } h2 { font-size: 15pt; margin: 4mm 0 2mm; color: #0f766e } .g { display: grid; grid-template-columns: repeat(3, 1fr); border-top: 0.8px solid #0f766e; border-left: 0.8px solid #0f766e } .g > div { border-right: 0.8px solid #0f766e; border-bottom: 0.8px solid #0f766e; padding: 1.5mm 3mm } small { display: block; font-size: 8.5pt; color: #0f766e } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 9mm; margin-top: 5mm } h3 { font-size: 11pt; margin: 0 0 1.5mm } .t th { border-bottom: 1px solid #0f766e; padding: 2px 4px } .t td { padding: 2.5px 4px; border-bottom: 0.4px solid #cdd } .dec { margin-top: 6mm; border: 1px dashed #0f766e; padding: 3mm 4mm } .low { margin-top: 5mm; font-size: 9pt; display: flex; justify-content: space-between }`,
    body: `<div class="top"><b>${p.say('Debtor sheet', 'Ficha de deudor')}</b><span>${p.say('Harbourline Factors', 'Factoring Costanera')} · ${p.field('date')}</span></div><div class="cl">${p.say('Client who sells its bills', 'Cliente cedente')}: ${client[0] ?? ''}, ${p.say('client grade', 'nota del cliente')} ${client[1] ?? ''}, ${p.say('contract', 'contrato')} ${p.dice.digits(4)}, ${p.say('since', 'desde')} 02/05/${p.years[2] ?? ''}</div><h2>${p.say('Debtor', 'Deudor')}: ${p.field('company_name')}</h2><div class="g">${debtor.join('')}</div><div class="two"><div><h3>${p.say('Bills by age', 'Facturas por antigüedad')}</h3>${tableOf({ head: ['', p.locale.currency, p.say('Bills', 'Facturas')], rows: ages, classes: ['', 'r', 'r'] }, 't full')}</div><div><h3>${p.say('Ratios', 'Ratios')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 't full')}</div></div><div class="dec">${p.say('Advance', 'Anticipo')} ${p.dice.pick(['75', '80', '85'])}% ${p.say('of each bill; ceiling for this debtor', 'de cada factura; tope para este deudor')} <b>${p.limit}</b>; ${p.say('in use', 'en uso')} ${p.exposure}; ${p.say('dilution', 'dilución')} ${writeNumber(p.dice.between(0.5, 4), 1, p.locale)}%.</div><p style="margin-top:5mm">${first} ${second}</p><p>${third}</p><div class="low"><span>${p.say('Credit analyst', 'Analista de crédito')}: ${p.field('analyst')}</span><span>${p.say('Relationship manager', 'Ejecutivo de cuenta')}: ${p.say('Desmond Koh', 'Liz Benítez')}</span></div>`,
  };
}
