// Reports of lenders and landlords: to a dealer on the vehicles in his yard, on a loan and its stage, on a tenant and the lease.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { stepsFrom } from './grade-steps.ts';
import type { ReportPaper } from './report-paper.ts';
import { observations, thousands } from './twelfth-stock.ts';

/** What was granted and drawn on each kind of vehicle. */
function linesByKind(p: ReportPaper): string[][] {
  return p
    .say(
      'New vehicles|Used vehicles|Demonstrators|Parts',
      'Vehículos nuevos|Vehículos usados|Demostración|Recambios',
    )
    .split('|')
    .map((name) => [
      name,
      thousands(p, 900, 4200),
      thousands(p, 300, 890),
      String(p.dice.int(8, 140)),
      `${p.dice.int(1, 14)}%`,
    ]);
}

/** Of a bank that lends on cars in the yard: now and at the last review beside each other, lines by kind of vehicle, what the auditors counted. */
export function dealerFloorplan(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = observations(p);
  const [now = '', before = ''] = p.years;
  const grades = [
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
    [p.say('Outlook', 'Perspectiva'), p.field('outlook'), p.say('not assigned', 'no asignada')],
    [p.say('Audits failed', 'Auditorías fallidas'), '0', '1'],
    [
      p.say('Days in stock, average', 'Días en existencia, media'),
      String(p.dice.int(48, 90)),
      String(p.dice.int(48, 90)),
    ],
  ];
  const about = [
    [p.say('Country', 'País'), p.field('country'), p.say('Make', 'Marca'), p.dice.pick(['Halden', 'Corvo'])],
    [
      p.say('Sector', 'Sector'),
      p.field('sector'),
      p.say('Maker’s rating', 'Calificación del fabricante'),
      `BBB+ (${p.say('public', 'pública')})`,
    ],
    [p.say('Industry', 'Industria'), p.field('industry'), p.say('Dealer code', 'Código'), p.dice.digits(5)],
    [
      p.say('Review date', 'Fecha de la revisión'),
      p.field('date'),
      p.say('Dealer since', 'Concesionario desde'),
      String(Number(before) - 9),
    ],
    [
      p.say('Next review', 'Próxima revisión'),
      p.field('next_review'),
      p.say('Last yard audit', 'Última auditoría'),
      p.say(`Nov 18, ${now}`, `18/11/${now}`),
    ],
  ];
  return {
    css: `@page { size: ${p.say('Letter', 'A4')}; margin: 13mm 15mm } body { font: 9.5pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm } .hd { display: flex; justify-content: space-between; background: #27374d; color: #fff; padding: 3mm 5mm } h1 { font-size: 15pt; margin: 5mm 0 1mm } .a { margin: 3mm 0 } .a td { border: 0.5px solid #9db2bf; padding: 3px 5px } .a td:nth-child(odd) { background: #eef2f5; color: #27374d; font-size: 8.5pt } h3 { font-size: 10pt; margin: 5mm 0 1.5mm; color: #27374d; text-transform: uppercase; letter-spacing: 0.3mm } .st th, .l th, .f th { border-bottom: 1.2px solid #27374d; padding: 3px } .st td, .l td, .f td { border-bottom: 0.4px solid #c5d0d8; padding: 3px } .st td:nth-child(2) { font-weight: bold } .dec { display: flex; gap: 8mm; border-top: 1.2px solid #27374d; margin-top: 5mm; padding-top: 2mm }`,
    body: `<div class="hd"><span>${p.say('Crestline Wholesale Finance', 'Financiera Mayorista Levante')}</span><span>${p.say('Dealer review', 'Revisión de concesionario')} ${p.dice.digits(4)}</span></div><h1>${p.field('company_name')}</h1>${tableOf({ rows: about }, 'a full')}<h3>${p.say('Standing', 'Situación')}</h3>${tableOf({ head: ['', p.say('Now', 'Actual'), p.say('At last review', 'Revisión anterior')], rows: grades, classes: ['', 'c', 'c'] }, 'st full')}<h3>${p.say('Floor plan lines', 'Líneas de stock')}, ${p.locale.currency}</h3>${tableOf({ head: p.say('Line|Granted|Drawn|Units|Over 180 days', 'Línea|Concedido|Dispuesto|Unidades|Más de 180 días').split('|'), rows: linesByKind(p), classes: ['', 'r', 'r', 'r', 'r'] }, 'l full')}<h3>${p.say('Ratios', 'Ratios')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 'f full')}<h3>${p.say('Notes', 'Notas')}</h3><p>${first} ${second} ${third}</p><div class="dec"><span>${p.say('Lines to be kept up to', 'Mantener líneas hasta')} <b>${p.limit}</b></span><span>${p.say('Analyst', 'Analista')}: ${p.field('analyst')}</span><span>${p.say('Yard auditor', 'Auditor de campo')}: ${p.say('Ray Dombrowski', 'Paco Ribelles')}</span></div>`,
  };
}

/** A bank's for its accounts: rating, likelihood of default and stage when the loan was made, before and now, a column each, with what is set aside. */
export function impairmentStage(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = observations(p);
  const long = p.field('lt_rating');
  const percent = (low: number, high: number): string =>
    `${writeNumber(p.dice.between(low, high), 2, p.locale)}%`;
  const rows = [
    [
      p.say('Long-term rating', 'Calificación de largo plazo'),
      stepsFrom(long, 2),
      p.field('previous_lt_rating'),
      long,
    ],
    [
      p.say('Short-term rating', 'Calificación de corto plazo'),
      stepsFrom(long, 1),
      p.field('previous_st_rating'),
      p.field('st_rating'),
    ],
    [p.say('12-month PD', 'PD a 12 meses'), percent(0.2, 0.9), percent(1, 2), percent(1, 3)],
    [p.say('Lifetime PD', 'PD de por vida'), percent(2, 4), percent(4, 7), percent(4, 9)],
    [p.say('LGD', 'LGD'), percent(30, 45), percent(30, 45), percent(30, 45)],
    [p.say('Days past due', 'Días de atraso'), '0', String(p.dice.int(1, 9)), String(p.dice.int(2, 28))],
    [p.say('Stage', 'Etapa'), '1', '1', p.dice.pick(['1', '2'])],
  ];
  const head = ['', ...p.say('Origination|Previous|Current', 'Originación|Anterior|Actual').split('|')];
  const who = [
    [p.say('Obligor', 'Deudor'), `<b>${p.field('company_name')}</b>`],
    [p.say('Counterparty number', 'N.º de contraparte'), p.dice.digits(8)],
    [p.say('Country of risk', 'País de riesgo'), p.field('country')],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
  ];
  const [now = ''] = p.years;
  const when = [
    [p.say('Assessment date', 'Fecha de evaluación'), p.field('date')],
    [p.say('Books closed', 'Cierre contable'), p.say(`31 Dec ${now}`, `31/12/${now}`)],
    [
      p.say('Facility granted', 'Facilidad otorgada'),
      p.say(`4 Feb ${Number(now) - 3}`, `04/02/${Number(now) - 3}`),
    ],
    [p.say('Next review', 'Próxima revisión'), p.field('next_review')],
    [p.say('Prepared by', 'Elaborado por'), p.field('analyst')],
    [p.say('Challenged by', 'Contrastado por'), p.say('Finance, N. Brierley', 'Finanzas, T. Ugarte')],
  ];
  const scenarios = p
    .say('Base|Upside|Downside', 'Base|Favorable|Adverso')
    .split('|')
    .map((name, at) => [name, ['50%', '20%', '30%'][at] ?? '', percent(-1, 3), thousands(p, 12, 140)]);
  return {
    css: `@page { size: A4 landscape; margin: 11mm 13mm } body { font: 9pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .bar { display: flex; justify-content: space-between; font-size: 8pt; color: #555; border-bottom: 0.5px solid #999; padding-bottom: 1mm } h1 { font-size: 13pt; margin: 3mm 0 } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } .x td { border: 0.5px solid #b7b7b7; padding: 2.5px 5px } .x td:first-child { background: #fff2cc; width: 46mm } .m { margin-top: 5mm } .m th { background: #d9e1f2; border: 0.5px solid #8ea9db; padding: 3px 6px } .m td { border: 0.5px solid #b7b7b7; padding: 3px 6px } .m td:nth-child(n + 2), .m th:nth-child(n + 2) { text-align: center } .lo { display: grid; grid-template-columns: 104mm 1fr; gap: 8mm; margin-top: 5mm } .s th, .s td { border: 0.5px solid #b7b7b7; padding: 2.5px 5px } .s th { background: #e2efda }`,
    body: `<div class="bar"><span>${p.say('Impairment workbook, tab 14 of 96', 'Libro de deterioro, hoja 14 de 96')}</span><span>${p.say('Model version', 'Versión del modelo')} 4.2</span></div><h1>${p.say('Staging assessment', 'Evaluación de etapas')}</h1><div class="g">${tableOf({ rows: who }, 'x full')}${tableOf({ rows: when }, 'x full')}</div>${tableOf({ head, rows }, 'm full')}<div class="lo"><div>${tableOf({ head: p.say('Scenario|Weight|GDP|Expected loss', 'Escenario|Peso|PBI|Pérdida esperada').split('|'), rows: scenarios, classes: ['', 'r', 'r', 'r'] }, 's full')}<p style="margin-top:2mm">${p.say('Exposure at default', 'Exposición al incumplimiento')}: ${p.exposure}. ${p.say('Backstop: 30 days.', 'Umbral: 30 días.')}</p></div><div><p>${first} ${second}</p><p>${third} ${fourth}</p></div></div>`,
  };
}

/** Of an adviser on property: who rents what until when, how likely it is that the rent is paid, what the parent that stands behind it is worth. */
export function tenantCovenant(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = observations(p);
  const [now = ''] = p.years;
  const [parent = []] = p.peers;
  const year = Number(now);
  const lease = [
    [
      p.say('Premises', 'Local'),
      p.say('Units 4 to 7, Lakeview Logistics Park', 'Naves 4 a 7, Parque Industrial Ribera'),
    ],
    [p.say('Area', 'Superficie'), `${writeNumber(p.dice.int(24, 180) * 100, 0, p.locale)} m²`],
    [p.say('Rent a year', 'Alquiler anual'), `${p.locale.currency} ${thousands(p, 90, 640)}`],
    [p.say('Lease starts', 'Inicio del contrato'), p.say(`${year - 4}-09-01`, `01/09/${year - 4}`)],
    [p.say('Break option', 'Opción de salida'), p.say(`${year + 3}-08-31`, `31/08/${year + 3}`)],
    [p.say('Lease ends', 'Fin del contrato'), p.say(`${year + 8}-08-31`, `31/08/${year + 8}`)],
    [p.say('Guarantor', 'Garante'), `${parent[0] ?? ''} (${parent[1] ?? ''})`],
  ];
  const tenant = [
    [p.say('Tenant', 'Inquilino'), p.field('company_name')],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Long-term rating', 'Calificación a largo plazo'), `<b>${p.field('lt_rating')}</b>`],
    [p.say('Long-term, previously', 'Anterior a largo plazo'), p.field('previous_lt_rating')],
    [p.say('Short-term rating', 'Calificación a corto plazo'), `<b>${p.field('st_rating')}</b>`],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
  ];
  const cover = `${writeNumber(p.dice.between(1.1, 4.6), 1, p.locale)}x`;
  return {
    css: `@page { size: ${p.say('Letter', 'A4')}; margin: 0 } body { font: 10pt 'P052', serif; font-size: 10pt; line-height: 1.38 } .hd { border-top: 5mm solid #6b4226; padding: 8mm 18mm 4mm; display: flex; justify-content: space-between } .hd b { font-size: 14pt } .in { padding: 0 18mm } h1 { font-size: 17pt; font-weight: normal; margin: 0 0 5mm; color: #6b4226 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 9mm } h3 { font-size: 10.5pt; margin: 0 0 1.5mm; border-bottom: 1px solid #6b4226; padding-bottom: 1mm } .x td { padding: 2.5px 4px 2.5px 0; border-bottom: 0.4px solid #d9cbbf } .x td:first-child { color: #7a6657; font-size: 9pt; padding-right: 4mm } .v { background: #f5efe9; padding: 3mm 4mm; margin: 6mm 0 } .f th { border-bottom: 1px solid #6b4226; padding: 3px } .f td { padding: 3px; border-bottom: 0.4px solid #d9cbbf } .ft { margin-top: 6mm; font-size: 9pt; display: flex; justify-content: space-between }`,
    body: `<div class="hd"><b>${p.say('Hollins & Wray, property advisers', 'Hollins y Urquiza, asesores inmobiliarios')}</b><span>${p.field('date')}</span></div><div class="in"><h1>${p.say('Covenant strength of a tenant', 'Solvencia de un inquilino')}</h1><div class="two"><div><h3>${p.say('Who rents', 'Quién alquila')}</h3>${tableOf({ rows: tenant }, 'x full')}</div><div><h3>${p.say('What is let', 'Qué se alquila')}</h3>${tableOf({ rows: lease }, 'x full')}</div></div><div class="v">${p.say(`Profit before rent covers the rent ${cover}. Our view: acceptable, with a deposit of six months or the guarantee of the parent.`, `El resultado antes de alquileres cubre el alquiler ${cover}. Nuestra opinión: aceptable, con depósito de seis meses o garantía de la matriz.`)}</div>${tableOf({ head: [p.say('Of the tenant', 'Del inquilino'), ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 'f full')}<p style="margin-top:5mm">${first} ${second}</p><p>${third} ${fourth}</p><div class="ft"><span>${p.say('Credit analyst', 'Analista de crédito')}: ${p.field('analyst')}</span><span>${p.say('Next review', 'Próxima revisión')}: ${p.field('next_review')}</span><span>${p.say('For the landlord only', 'Solo para el locador')}</span></div></div>`,
  };
}
