// Of those who will be owed by a customer for years: a seller of power who may ask for a deposit, lenders to a works whose output is bought, a lessor of vans.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import { grounds, peerAt } from './fifteenth-stock.ts';
import { stepsFrom } from './grade-steps.ts';
import type { ReportPaper } from './report-paper.ts';
import { amountOf, earlierDay } from './thirteenth-stock.ts';

/** A retailer of power about a customer: meters and consumption, months unpaid as bars, a deposit worked out in steps, ratings in the middle as two pairs. */
export function depositReview(p: ReportPaper): Sheet {
  const [first = '', second = ''] = grounds(p);
  const grade = (title: string, now: string, before: string): string =>
    `<div class="gd"><small>${title}</small><b>${now}</b><span>${before}</span></div>`;
  const bars = Array.from({ length: 12 }, (_, month) => {
    const days = p.dice.int(0, 22);
    return `<div><i style="height:${days + 1}mm"></i><span>${month + 1}</span></div>`;
  });
  const who = [
    [p.say('Customer', 'Cliente'), `<b>${p.field('company_name')}</b>`],
    [p.say('Country', 'País'), p.field('country')],
    [p.say('Sector', 'Sector'), p.field('sector')],
    [p.say('Industry', 'Industria'), p.field('industry')],
    [p.say('Meter points', 'Puntos de suministro'), `${p.dice.int(2, 9)}`],
    [p.say('Use in a year', 'Consumo anual'), `${writeNumber(p.dice.int(2100, 19_000), 0, p.locale)} MWh`],
  ];
  const bill = p.dice.int(90, 310);
  const surety = p.dice.int(60, 90);
  const steps = [
    [p.say('Highest bill of twelve', 'Mayor factura de doce'), amountOf(p, bill, bill)],
    [p.say('Times months of risk', 'Por meses de riesgo'), '2'],
    [p.say('Less guarantee of a bank', 'Menos aval bancario'), amountOf(p, surety, surety)],
    [
      `<b>${p.say('Deposit asked for', 'Depósito exigido')}</b>`,
      `<b>${amountOf(p, 2 * bill - surety, 2 * bill - surety)}</b>`,
    ],
  ];
  const previous = p.say('previous', 'anterior');
  return {
    css: `@page { size: A4; margin: 14mm 17mm } body { font: 9.8pt 'DejaVu Sans', sans-serif; font-size: 8.8pt; line-height: 1.42; padding-right: 0.4mm } .hd { display: flex; justify-content: space-between; align-items: center; background: #fde68a; padding: 3mm 5mm; border-radius: 2mm; margin-bottom: 5mm } .hd b { font-size: 13pt } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 9mm } .k td { padding: 2px 8px 2px 0 } .k td:first-child { color: #92400e } .gr { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4mm; margin: 5mm 0 } .gd { border: 1px solid #d97706; border-radius: 2mm; padding: 2mm 3mm; text-align: center } .gd b { display: block; font-size: 18pt; line-height: 1.2 } .gd small { display: block; font-size: 7.6pt; color: #92400e } .gd span { font-size: 8pt } h2 { font-size: 10pt; margin: 5mm 0 1.5mm; color: #92400e } .br { display: flex; gap: 1.5mm; align-items: flex-end; height: 30mm; border-bottom: 0.6px solid #000 } .br div { flex: 1; text-align: center; font-size: 6.6pt } .br i { display: block; background: #f59e0b } .s td { border-bottom: 0.5px solid #e5c88f; padding: 3px 5px } .f td, .f th { border-bottom: 0.5px solid #e5c88f; padding: 2.4px 5px; font-size: 8.2pt }`,
    body: `<div class="hd"><b>${p.say('Review of security held', 'Revisión de garantías de suministro')}</b><span>${p.say('Athi Plains Power, large accounts', 'Luz del Maestrazgo, grandes cuentas')}</span></div><div class="two">${tableOf({ rows: who }, 'k')}<div>${tableOf(
      {
        rows: [
          [p.say('Report date', 'Fecha del informe'), p.field('date')],
          [p.say('Next review', 'Próxima revisión'), p.field('next_review')],
          [p.say('Analyst', 'Analista'), p.field('analyst')],
          [p.say('Supplied since', 'Suministro desde'), earlierDay(p, 2, '02-01')],
          [p.say('Contract ends', 'Fin de contrato'), `${Number(p.years[0] ?? 0) + 3}`],
        ],
      },
      'k',
    )}</div></div><div class="gr">${grade(p.say('Long-term rating', 'Rating a largo plazo'), p.field('lt_rating'), `${previous}: ${p.field('previous_lt_rating')}`)}${grade(p.say('Short-term rating', 'Rating a corto plazo'), p.field('st_rating'), `${previous}: ${p.field('previous_st_rating')}`)}<div class="gd"><small>${p.say('Outlook', 'Perspectiva')}</small><b style="font-size:13pt;padding-top:2mm">${p.field('outlook')}</b></div></div><div class="two"><div><h2>${p.say('Days late, by month', 'Días de retraso, por mes')}</h2><div class="br">${bars.join('')}</div></div><div><h2>${p.say('Security', 'Garantía')}</h2>${tableOf({ rows: steps, classes: ['', 'r'] }, 's full')}</div></div><h2>${p.say('Remarks', 'Observaciones')}</h2><p>${first} ${second} ${p.say('Customers with A+ from two agencies pay no deposit; there is one agency here.', 'Los clientes con A+ de dos agencias no depositan; aquí hay una sola.')}</p>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 'f full')}`,
  };
}

/** An adviser of lenders: who takes the output, for how long and at what price, its credit under a heading with a table of four columns, who stands behind. */
export function offtakerReview(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = grounds(p);
  const year = Number(p.years[0] ?? 0);
  const worse = stepsFrom(p.field('lt_rating'), -2);
  const terms = [
    [
      p.say('Output bought', 'Producción comprada'),
      p.say('steam and power, 22 MW', 'vapor y energía, 22 MW'),
    ],
    [p.say('Runs', 'Vigencia'), `${year + 1} – ${year + 16}`],
    [p.say('Price', 'Precio'), p.say('fixed, up 2% a year', 'fijo, más 2% anual')],
    [p.say('Take or pay', 'Compra garantizada'), '85%'],
    [
      p.say('Ends early if unpaid for', 'Término anticipado por mora de'),
      `${p.dice.int(45, 90)} ${p.say('days', 'días')}`,
    ],
  ];
  const ratings = [
    [
      p.agency,
      p.say('Long-term rating', 'Clasificación largo plazo'),
      `<b>${p.field('lt_rating')}</b>`,
      p.field('previous_lt_rating'),
    ],
    [
      '',
      p.say('Short-term rating', 'Clasificación corto plazo'),
      `<b>${p.field('st_rating')}</b>`,
      p.field('previous_st_rating'),
    ],
  ];
  const head = (number: string, title: string): string => `<h2><span>${number}</span>${title}</h2>`;
  return {
    css: `@page { size: ${p.say('A4', 'Letter')}; margin: 18mm 22mm } body { font: 10.2pt 'Liberation Serif', serif; line-height: 1.4; padding-right: 0.4mm } .hd { font: 8.6pt 'Liberation Sans', sans-serif; color: #666; display: flex; justify-content: space-between; margin-bottom: 6mm } h1 { font: bold 15pt 'Liberation Sans', sans-serif; margin: 0 0 1mm } .su { font: 9.6pt 'Liberation Sans', sans-serif; color: #444; margin-bottom: 4mm } h2 { font: bold 10.6pt 'Liberation Sans', sans-serif; margin: 5mm 0 1.5mm } h2 span { color: #b45309; margin-right: 3mm } .k td { padding: 1.6px 16px 1.6px 0 } .k td:first-child { font: 9pt 'Liberation Sans', sans-serif; color: #555; padding-top: 2.4px } .t th { font: bold 8.4pt 'Liberation Sans', sans-serif; border-top: 1.2px solid #b45309; border-bottom: 0.6px solid #b45309; padding: 3px 5px } .t td { padding: 3px 5px; border-bottom: 0.4px solid #ddd } .nt { font-size: 8.6pt; color: #444 }`,
    body: `<div class="hd"><span>${p.say('Lenders’ market adviser · Project Acacia', 'Asesor de mercado de los bancos · Proyecto Coigüe')}</span><span>${p.say('Section 6 of 11', 'Sección 6 de 11')}</span></div><h1>${p.say('The offtaker', 'El comprador de la energía')}</h1><div class="su">${p.say('Credit report dated', 'Informe crediticio de fecha')} ${p.field('date')} · ${p.say('analyst', 'analista')} ${p.field('analyst')}</div>${head('6.1', p.say('Who it is', 'Quién es'))}${tableOf(
      {
        rows: [
          [p.say('Company', 'Empresa'), `<b>${p.field('company_name')}</b>`],
          [p.say('Country', 'País'), p.field('country')],
          [p.say('Sector', 'Sector'), p.field('sector')],
          [p.say('Industry', 'Industria'), p.field('industry')],
        ],
      },
      'k',
    )}${head('6.2', p.say('What it has agreed to', 'Lo que ha pactado'))}${tableOf({ rows: terms }, 'k')}${head('6.3', p.say('Its credit', 'Su crédito'))}${tableOf({ head: [p.say('Agency', 'Agencia'), '', p.say('Now', 'Actual'), p.say('Previous', 'Anterior')], rows: ratings, classes: ['', '', 'c', 'c'] }, 't full')}<p style="margin-top:2mm">${p.say('The outlook is', 'La perspectiva es')} <b>${p.field('outlook')}</b>${p.say('; the next review falls on', '; la próxima revisión es el')} <b>${p.field('next_review')}</b>. ${first} ${second}</p>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 't full')}${head('6.4', p.say('Could another take its place', 'Si hubiera que reemplazarlo'))}<p>${third} ${fourth} ${p.say(`Of nine works within reach, two could take the steam; the better of them, ${peerAt(p, 2).name}, is rated ${peerAt(p, 2).grade}.`, `De nueve plantas cercanas, dos podrían tomar el vapor; la mejor, ${peerAt(p, 2).name}, tiene ${peerAt(p, 2).grade}.`)}</p><p class="nt">${p.say(`The agreement was signed on ${earlierDay(p, 1, '08-27')}. In our base case the loan is repaid three years before it ends; we tested a fall of the offtaker to ${worse} for two years.`, `El contrato se firmó el ${earlierDay(p, 1, '08-27')}. En el caso base el préstamo se paga tres años antes de su término; se probó una baja del comprador a ${worse} por dos años.`)}</p>`,
  };
}

/** A lessor of vans: a page of an application with dotted lines filled in, numbers of vehicles by kind, what the rating desk says on a slip that is glued on. */
export function fleetLeaseApproval(p: ReportPaper): Sheet {
  const [first = '', second = ''] = grounds(p);
  const fill = (label: string, value: string): string => `<p class="fl">${label} <span>${value}</span></p>`;
  const fleet = [
    [p.say('Panel vans', 'Furgonetas'), String(p.dice.int(6, 30)), '48'],
    [p.say('Refrigerated vans', 'Isotermos'), String(p.dice.int(2, 9)), '60'],
    [p.say('Cars for sales staff', 'Turismos comerciales'), String(p.dice.int(4, 18)), '36'],
  ];
  const slip = [
    [p.say('Long-term rating', 'Calificación largo plazo'), `<b>${p.field('lt_rating')}</b>`],
    [p.say('Short-term rating', 'Calificación corto plazo'), `<b>${p.field('st_rating')}</b>`],
    [p.say('Outlook', 'Perspectiva'), p.field('outlook')],
    [p.say('Previous long-term rating', 'Calificación anterior largo plazo'), p.field('previous_lt_rating')],
    [p.say('Previous short-term rating', 'Calificación anterior corto plazo'), p.field('previous_st_rating')],
    [p.say('Report date', 'Fecha del informe'), p.field('date')],
    [p.say('Next review', 'Próxima revisión'), p.field('next_review')],
    [p.say('Analyst', 'Analista'), p.field('analyst')],
  ];
  return {
    css: `@page { size: A4; margin: 15mm 18mm } body { font: 10pt 'Liberation Sans Narrow', sans-serif; font-size: 10.8pt; line-height: 1.4; padding-right: 0.4mm } .hd { display: flex; justify-content: space-between; border-bottom: 1.6px solid #155e75; padding-bottom: 2mm; margin-bottom: 5mm } .hd b { font-size: 16pt; color: #155e75 } .fl { display: flex; gap: 2mm; margin: 0 0 2.4mm; color: #444; white-space: nowrap } .fl span { flex: 1; border-bottom: 1.2px dotted #155e75; color: #000; font: 11pt 'Liberation Mono', monospace } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm 9mm } .lo { display: grid; grid-template-columns: 1fr 86mm; gap: 8mm; margin-top: 5mm } .sl { background: #fffbeb; border: 1px solid #b45309; padding: 4mm; transform: rotate(-0.8deg); box-shadow: 1mm 1mm 0 #e5e5e5 } .sl h3 { margin: 0 0 2mm; font-size: 11pt } .sl td { padding: 1.8px 6px 1.8px 0; font-size: 10pt } .t th { border-bottom: 1px solid #155e75; padding: 3px 4px } .t td { border-bottom: 0.5px solid #bcd3da; padding: 3px 4px } h2 { font-size: 11.5pt; color: #155e75; margin: 5mm 0 1.5mm } .ap { display: flex; gap: 8mm; margin-top: 6mm; font-size: 11pt } .ap span { font-family: 'DejaVu Sans', sans-serif; font-size: 9.4pt }`,
    body: `<div class="hd"><b>${p.say('Fleet lease, application and approval', 'Renting de flota, solicitud y aprobación')}</b><span>${p.say('No.', 'N.º')} FL-${p.dice.digits(5)}</span></div><div class="two">${fill(p.say('Company', 'Empresa'), p.field('company_name'))}${fill(p.say('Country', 'País'), p.field('country'))}${fill(p.say('Sector', 'Sector'), p.field('sector'))}${fill(p.say('Industry', 'Industria'), p.field('industry'))}${fill(p.say('Applied on', 'Solicitado el'), earlierDay(p, 0, '11-28'))}${fill(p.say('Dealer', 'Concesionario'), p.say('Thirlmere Van Centre', 'Autos Valdespartera'))}</div><div class="lo"><div><h2 style="margin-top:0">${p.say('Vehicles', 'Vehículos')}</h2>${tableOf({ head: [p.say('Kind', 'Clase'), p.say('No.', 'N.º'), p.say('Months', 'Meses')], rows: fleet, classes: ['', 'r', 'r'] }, 't full')}<p style="margin-top:3mm">${p.say('Rentals in a year', 'Cuotas al año')}: ${amountOf(p, 90, 420)}<br>${p.say('Residual value at risk', 'Valor residual en riesgo')}: ${amountOf(p, 300, 900)}</p><p>${p.say('Mileage 30,000 a year; tyres and servicing are in the rental, fuel is not.', '30.000 km al año; neumáticos y mantenimiento incluidos, combustible no.')}</p></div><div class="sl"><h3>${p.say('From the rating desk', 'Del departamento de rating')}</h3>${tableOf({ rows: slip }, '')}</div></div><h2>${p.say('Grounds', 'Motivos')}</h2><p>${first} ${second}</p>${tableOf({ head: ['', ...p.years], rows: p.ratios, classes: ['', 'r', 'r', 'r'] }, 't full')}<h2>${p.say('Decision', 'Decisión')}</h2><div class="ap"><span>☒ ${p.say('approved', 'aprobada')}</span><span>☐ ${p.say('approved with deposit', 'aprobada con fianza')}</span><span>☐ ${p.say('declined', 'denegada')}</span></div><p style="margin-top:3mm">${p.say(`Holds for 90 days. The guarantor, ${peerAt(p, 1).name}, is on our list as ${peerAt(p, 1).grade} and signs for the first year.`, `Válida 90 días. El avalista, ${peerAt(p, 1).name}, figura en nuestra lista con ${peerAt(p, 1).grade} y firma por el primer año.`)}</p>`,
  };
}
