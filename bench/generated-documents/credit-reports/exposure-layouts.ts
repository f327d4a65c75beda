// Reviews by those who are exposed in other ways than by a loan: a bank that settles cards, one that pays for a dealer's cars, a landlord.

import type { Sheet } from '../html.ts';
import { tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { ReportPaper } from './report-paper.ts';
import { amountOf, earlierDay, observations } from './thirteenth-stock.ts';

/** Of a bank that settles cards: merchant and numbers in a strip, what is charged back by month, a tier of its own that is no grade, the reserve that is held. */
export function acquirerMerchant(p: ReportPaper): Sheet {
  const [first = '', second = '', third = ''] = observations(p);
  const cell = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  const months = p.say('Mar|Apr|May|Jun|Jul|Aug', 'mar|abr|may|jun|jul|ago').split('|');
  const back = [
    [
      p.say('Sales', 'Ventas'),
      ...months.map(() => writeNumber(p.dice.int(210, 690) * Math.max(1, p.locale.priceLevel), 0, p.locale)),
    ],
    [
      p.say('Charged back, %', 'Contracargos, %'),
      ...months.map(() => writeNumber(p.dice.between(0.05, 0.9), 2, p.locale)),
    ],
    [
      p.say('Refunded, %', 'Devoluciones, %'),
      ...months.map(() => writeNumber(p.dice.between(1, 6), 1, p.locale)),
    ],
  ];
  const grades = [
    [
      p.say('Long-term credit grade', 'Calificación crediticia largo plazo'),
      p.field('lt_rating'),
      p.field('previous_lt_rating'),
    ],
    [
      p.say('Short-term credit grade', 'Calificación crediticia corto plazo'),
      p.field('st_rating'),
      p.field('previous_st_rating'),
    ],
  ];
  const terms = [
    [
      p.say('Rolling reserve', 'Reserva rotativa'),
      `${p.dice.pick(['5', '10', '15'])}% / 180 ${p.say('days', 'días')}`,
    ],
    [p.say('Settlement', 'Liquidación'), p.dice.pick(['T+2', 'T+3', 'T+5'])],
    [p.say('Ceiling of monthly sales', 'Tope de ventas mensuales'), p.limit],
    [p.say('Undelivered orders', 'Pedidos por entregar'), amountOf(p, 90, 420)],
    [p.say('Directors’ guarantee', 'Fianza de directores'), earlierDay(p, 2, '07-14')],
  ];
  return {
    css: `@page { size: A4 landscape; margin: 11mm 13mm } body { font: 9pt 'Liberation Sans', sans-serif; line-height: 1.34; padding-right: 0.4mm } .top { background: #312e81; color: #fff; padding: 3mm 5mm; display: flex; justify-content: space-between; align-items: center } .top b { font-size: 13pt } .st { display: grid; grid-template-columns: 1.6fr repeat(5, 1fr); border: 0.8px solid #312e81; border-top: none } .st > div { padding: 1.6mm 2.5mm; border-right: 0.5px solid #c7c6e8 } small { display: block; font-size: 7.2pt; color: #5b58a6 } .g { display: grid; grid-template-columns: 92mm 1fr; gap: 8mm; margin-top: 5mm } h3 { font-size: 9.5pt; color: #312e81; margin: 0 0 1.2mm } .a th, .a td { border-bottom: 0.5px solid #c7c6e8; padding: 2.8px 4px } .a th { font-size: 7.8pt } .sc { margin-top: 4mm } .tier { display: inline-block; border: 1px solid #312e81; border-radius: 50%; width: 9mm; height: 9mm; line-height: 8.6mm; text-align: center; font-weight: bold } .low { margin-top: 5mm; font-size: 8pt; color: #444; display: flex; justify-content: space-between }`,
    body: `<div class="top"><b>${p.say('Merchant credit review', 'Revisión de crédito del comercio')}</b><span>${p.say('Bluegum Payments, acquiring risk', 'Adquirencia Pacífico, riesgo')}</span></div><div class="st">${cell(p.say('Merchant', 'Comercio'), `<b>${p.field('company_name')}</b>`)}${cell('MID', p.dice.digits(10))}${cell('MCC', p.dice.pick(['4722', '5712', '7011']))}${cell(p.say('Country', 'País'), p.field('country'))}${cell(p.say('Reviewed', 'Fecha de revisión'), p.field('date'))}${cell(p.say('Next review', 'Próxima revisión'), p.field('next_review'))}</div><div class="g"><div><h3>${p.say('Credit', 'Crédito')}</h3>${tableOf({ head: ['', p.say('Now', 'Actual'), p.say('Previous', 'Anterior')], rows: grades, classes: ['', 'c b', 'c'] }, 'a full')}<p style="margin:2mm 0 4mm">${p.say('Outlook', 'Perspectiva')}: <b>${p.field('outlook')}</b></p><h3>${p.say('Scheme risk tier', 'Nivel de riesgo de marca')}</h3><p><span class="tier">${p.dice.int(1, 4)}</span> ${p.say('of 5, by what it sells and how', 'de 5, por lo que vende y cómo')}</p><h3 class="sc">${p.say('Terms', 'Condiciones')}</h3>${tableOf({ rows: terms, classes: ['', 'r'] }, 'a full')}</div><div><h3>${p.say('Business', 'Negocio')}</h3><p>${p.say('Sector', 'Sector')}: ${p.field('sector')} &nbsp;·&nbsp; ${p.say('Industry', 'Industria')}: ${p.field('industry')} &nbsp;·&nbsp; ${p.say('on board since', 'afiliado desde')} ${earlierDay(p, 2, '02-06')}</p><h3>${p.say('Last six months, thousands', 'Últimos seis meses, en miles')}</h3>${tableOf({ head: ['', ...months], rows: back, classes: ['', 'r', 'r', 'r', 'r', 'r', 'r'] }, 'a full')}<h3 class="sc">${p.say('Accounts', 'Estados financieros')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 4), classes: ['', 'r', 'r', 'r'] }, 'a full')}<h3 class="sc">${p.say('Notes', 'Notas')}</h3><p>${first} ${second} ${third}</p></div></div><div class="low"><span>${p.say('Credit analyst', 'Analista de crédito')}: ${p.field('analyst')}</span><span>${p.say('Sales channel: Mikaela Trent', 'Canal comercial: Óscar Tello')}</span></div>`,
  };
}

/** Of a financier of a dealer's stock: what the auditor of the yard found, brands with lines and use, the ratings in a column of tabs at the right. */
export function dealerStockLine(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = observations(p);
  const tab = (label: string, value: string, small = ''): string =>
    `<div class="tab"><small>${label}</small><b>${value}</b>${small}</div>`;
  const brands = p
    .say('New cars|Demonstrators|Used cars|Commercial', 'Vehículos nuevos|Demostración|Ocasión|Industriales')
    .split('|')
    .map((name) => [
      name,
      amountOf(p, 800, 4200),
      `${p.dice.int(41, 99)}%`,
      String(p.dice.int(8, 140)),
      String(p.dice.int(31, 128)),
    ]);
  const audits = [
    [earlierDay(p, 0, '10-19'), String(p.dice.int(90, 220)), '0', p.say('clean', 'conforme')],
    [
      earlierDay(p, 0, '05-08'),
      String(p.dice.int(90, 220)),
      '2',
      p.say('sold out of trust, paid in a day', 'vendidos sin liquidar, pagados al día'),
    ],
    [earlierDay(p, 1, '11-22'), String(p.dice.int(90, 220)), '0', p.say('clean', 'conforme')],
  ];
  return {
    css: `@page { size: ${p.say('Letter', 'A4')}; margin: 13mm 15mm } body { font: 9.5pt 'Liberation Sans Narrow', sans-serif; font-size: 10.5pt; line-height: 1.34; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; border-bottom: 3px double #14532d; padding-bottom: 1.5mm; margin-bottom: 4mm } .g { display: grid; grid-template-columns: 1fr 46mm; gap: 7mm } h1 { font-size: 18pt; margin: 0 } .u td { padding: 1.4px 8px 1.4px 0 } h3 { font-size: 11pt; color: #14532d; margin: 4mm 0 1mm } .t th { border-bottom: 1px solid #14532d; padding: 2px 4px; font-size: 9.5pt } .t td { padding: 2.4px 4px; border-bottom: 0.4px solid #cfe0d4 } .tab { background: #14532d; color: #fff; padding: 2mm 3mm; margin-bottom: 2mm; border-radius: 2mm 0 0 2mm; font-size: 9pt } .tab b { font-size: 17pt; display: block; line-height: 1.15 } .tab small { font-size: 8.5pt; display: block } .lt { background: #e3efe6; color: #000 } .lt b { font-size: 12pt }`,
    body: `<div class="top"><b>${p.say('Maple Leaf Wholesale Finance', 'Financiera de Concesionarios Ibérica')}</b><span>${p.say('Annual review of a floorplan line', 'Revisión anual de la línea de stock')}</span></div><div class="g"><div><h1>${p.field('company_name')}</h1>${tableOf(
      {
        rows: [
          [p.say('Review dated', 'Fecha de la revisión'), p.field('date')],
          [p.say('Country', 'País'), p.field('country')],
          [p.say('Sector', 'Sector'), p.field('sector')],
          [p.say('Industry', 'Industria'), p.field('industry')],
          [p.say('Dealer code', 'Código de concesionario'), p.dice.digits(5)],
          [p.say('Line', 'Línea'), p.limit],
        ],
      },
      'u',
    )}<h3>${p.say('Use of the line', 'Utilización')}</h3>${tableOf({ head: ['', p.say('Line', 'Línea'), p.say('In use', 'Uso'), p.say('Units', 'Uds.'), p.say('Days in stock', 'Días')], rows: brands, classes: ['', 'r', 'r', 'r', 'r'] }, 't full')}<h3>${p.say('Audits of the yard', 'Auditorías de campa')}</h3>${tableOf({ head: [p.say('Held on', 'Fecha'), p.say('Counted', 'Contados'), p.say('Missing', 'Faltan'), p.say('Result', 'Resultado')], rows: audits, classes: ['n', 'r', 'r', ''] }, 't full')}</div><div>${tab(p.say('Long-term rating', 'Rating a largo plazo'), p.field('lt_rating'))}${tab(p.say('Short-term rating', 'Rating a corto plazo'), p.field('st_rating'))}${tab(p.say('Outlook', 'Perspectiva'), `<span style="font-size:12pt">${p.field('outlook')}</span>`)}<div class="tab lt"><small>${p.say('Previous long-term rating', 'Rating anterior a largo plazo')}</small><b>${p.field('previous_lt_rating')}</b></div><div class="tab lt"><small>${p.say('Previous short-term rating', 'Rating anterior a corto plazo')}</small><b>${p.field('previous_st_rating')}</b></div><div class="tab lt"><small>${p.say('Next review', 'Próxima revisión')}</small><b>${p.field('next_review')}</b></div><div class="tab lt"><small>${p.say('Analyst', 'Analista')}</small><b>${p.field('analyst')}</b></div></div></div><h3>${p.say('Figures', 'Cifras')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 't full')}<h3>${p.say('Opinion', 'Opinión')}</h3><p>${first} ${second}</p><p>${third} ${fourth}</p>`,
  };
}

/** A landlord's: what is let and for how long at the top, strength of the tenant in the middle with a parent beside it, how the rent came in by quarter. */
export function tenantStrength(p: ReportPaper): Sheet {
  const [first = '', second = '', third = '', fourth = ''] = observations(p);
  const [parent = []] = p.peers;
  const lease = [
    [
      p.say('Premises', 'Inmueble'),
      p.say('Units 4 to 6, Trafalgar Retail Park', 'Nave 12 y oficinas, Parque Pilar'),
    ],
    [
      p.say('Term', 'Plazo'),
      `${p.dice.pick([10, 15])} ${p.say('years from', 'años desde el')} ${earlierDay(p, 2, '06-24')}`,
    ],
    [p.say('Rent passing', 'Alquiler anual'), amountOf(p, 180, 940)],
    [
      p.say('Break', 'Opción de salida'),
      p.say('in the fifth year, on six months’ notice', 'al quinto año, con seis meses de aviso'),
    ],
    [p.say('Deposit', 'Depósito'), `${p.dice.pick([3, 6])} ${p.say('months', 'meses')}`],
  ];
  const quarters = p
    .say(
      'Lady Day|Midsummer|Michaelmas|Christmas',
      'Primer trimestre|Segundo trimestre|Tercer trimestre|Cuarto trimestre',
    )
    .split('|')
    .map((name) => [
      name,
      amountOf(p, 45, 235),
      `${p.dice.int(0, 17)} ${p.say('days late', 'días de atraso')}`,
    ]);
  const line = (label: string, value: string): string =>
    `<div class="ln"><span>${label}</span><b>${value}</b></div>`;
  return {
    css: `@page { size: A4; margin: 16mm 17mm } body { font: 10pt 'P052', serif; font-size: 9.8pt; line-height: 1.36; padding-right: 0.4mm } .k { font: 8pt 'Nimbus Sans', sans-serif; letter-spacing: 1.5px; color: #7f5539 } h1 { font-size: 19pt; margin: 1mm 0 5mm; font-weight: normal } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 9mm } h3 { font: bold 9.5pt 'Nimbus Sans', sans-serif; color: #7f5539; margin: 0 0 1.5mm; border-bottom: 0.8px solid #7f5539 } .q td { padding: 2px 4px; font-size: 9pt } .q td:first-child { color: #555; white-space: nowrap } .ln { display: flex; justify-content: space-between; padding: 1mm 0; border-bottom: 0.4px dotted #7f5539 } .box { background: #f6efe7; padding: 4mm 5mm; margin: 5mm 0 } .r th { border-bottom: 0.8px solid #7f5539; padding: 2px 4px; font-size: 8.8pt } .r td { padding: 2px 4px; font-size: 9pt } .low { margin-top: 5mm; font-size: 8.5pt; border-top: 0.8px solid #7f5539; padding-top: 2mm }`,
    body: `<div class="k">${p.say('TENANT COVENANT REPORT', 'INFORME DE SOLVENCIA DEL LOCATARIO')} · ${p.field('date')}</div><h1>${p.field('company_name')}</h1><div class="g"><div><h3>${p.say('Lease', 'Contrato')}</h3>${tableOf({ rows: lease }, 'q full')}</div><div><h3>${p.say('How the rent came in', 'Cobro del alquiler')}</h3>${tableOf({ rows: quarters, classes: ['', 'r', 'r'] }, 'q full')}</div></div><div class="box g"><div><h3>${p.say('Strength of the tenant', 'Solvencia del locatario')}</h3>${line(p.say('Long-term rating', 'Calificación de largo plazo'), p.field('lt_rating'))}${line(p.say('Short-term rating', 'Calificación de corto plazo'), p.field('st_rating'))}${line(p.say('Outlook', 'Perspectiva'), p.field('outlook'))}${line(p.say('Previous long-term rating', 'Calificación anterior de largo plazo'), p.field('previous_lt_rating'))}${line(p.say('Country', 'País'), p.field('country'))}${line(p.say('Sector', 'Sector'), p.field('sector'))}${line(p.say('Industry', 'Industria'), p.field('industry'))}</div><div><h3>${p.say('Parent, which gives no guarantee', 'Controlante, que no da garantía')}</h3>${line(p.say('Name', 'Nombre'), parent[0] ?? '')}${line(p.say('Long-term', 'Largo plazo'), parent[1] ?? '')}${line(p.say('Short-term', 'Corto plazo'), parent[2] ?? '')}${line(p.say('Outlook', 'Perspectiva'), parent[3] ?? '')}${line(p.say('Seat', 'Sede'), p.say('Luxembourg', 'Uruguay'))}</div></div><h3>${p.say('Figures of the tenant', 'Cifras del locatario')}</h3>${tableOf({ head: ['', ...p.years], rows: p.ratios.slice(0, 5), classes: ['', 'r', 'r', 'r'] }, 'r full')}<h3 style="margin-top:4mm">${p.say('Comment', 'Comentario')}</h3><p>${first} ${second}</p><p>${third} ${fourth}</p><div class="low">${p.say('Prepared for the trustees of the Halcyon Property Fund by', 'Preparado para el Fideicomiso Inmobiliario del Pilar por')} ${p.field('analyst')}, ${p.agency}. ${p.say('We shall look again by', 'Nueva revisión')}: ${p.field('next_review')}. ${p.say('The valuer’s yield is not our concern.', 'La tasación es ajena a este informe.')}</div>`,
  };
}
