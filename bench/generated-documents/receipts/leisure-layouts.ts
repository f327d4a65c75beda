// Receipts of free time: what is sold in the cabin, a term of lessons, a berth for some nights, a day on the slopes.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, purchaseRows, rateOf, shopLine } from './receipt-parts.ts';

/** From the machine in the hand of the crew: flight, leg and seat first, the total beside what was tendered, names of the crew as numbers. */
export function onboardSales(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, quantity, cents }) => [
    String(quantity),
    escapeHtml(text),
    p.bare(cents),
  ]);
  const sums = [
    [p.say('NET', 'BASE'), p.bareField('amount_untaxed')],
    [`${p.taxWord().toUpperCase()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('SALE', 'VENTA')} ${p.field('currency')}</b>`, `<b>${p.bareField('amount')}</b>`],
  ];
  const flight = [
    [
      p.say('FLIGHT', 'VUELO'),
      `${dice.pick(['LW', 'SK'])}${dice.int(204, 988)}`,
      p.say('LEG', 'TRAMO'),
      p.say('DEN-BOI', 'MAD-IBZ'),
    ],
    [
      p.say('SEAT', 'ASIENTO'),
      `${dice.int(4, 31)}${dice.pick(['A', 'C', 'F'])}`,
      p.say('CREW', 'TRIP.'),
      `FA${dice.digits(4)}`,
    ],
    [p.say('DEVICE', 'TERMINAL'), `POB-${dice.digits(3)}`, 'STD', `06:${dice.int(10, 55)}`],
  ];
  const card = p.isCash ? '' : ` ${cardEnd(p)}`;
  return {
    css: `@page { size: 57mm ${106 + rows.length * 9}mm; margin: 3mm 3mm } body { font: 8.5pt 'Liberation Mono', monospace; font-size: 7.5pt; padding-right: 0.3mm } td { padding: 0.6px 1px } .h { text-align: center; margin-bottom: 2mm } .h b { font-size: 10pt } td:first-child { padding-right: 1.5mm } hr { border: none; border-top: 1px dashed #000; margin: 1.5mm 0 } .f td:nth-child(odd) { color: #333 } .s tr:last-child td { font-size: 9.5pt }`,
    body: `<div class="h"><b>${escapeHtml(p.shop.brand)}</b><br>${p.say('ONBOARD SALES', 'VENTA A BORDO')}</div>${tableOf({ rows: flight }, 'f full')}<hr>${p.say('RECEIPT', 'TICKET')} ${p.field('receipt_number')}<br>${p.field('date')} ${p.time}Z<hr>${tableOf({ rows, classes: ['n', '', 'r'] }, 'full')}<hr>${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}<hr>${p.say('TENDER', 'PAGO')}: ${p.field('payment_method')}${card}<br>${p.say('OFFLINE, TO BE SENT ON ARRIVAL', 'FUERA DE LÍNEA, SE ENVÍA AL LLEGAR')}<br>${p.say('BAG STOCK', 'CARRO')} ${dice.int(1, 4)} &nbsp; ${p.say('SEAL', 'PRECINTO')} ${dice.digits(7)}<hr>${lines([p.field('issuer'), shopLine(p), p.taxNumber(' ')])}`,
  };
}

/** Of a school of music or machines: from a book of stubs, the pupil and the parent, for which term; what was given and what came back. */
export function termLessons(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, cents }) => [escapeHtml(text), p.bare(cents)]);
  const foot = [
    [p.say('Before tax', 'Valor de venta'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('Paid today', 'Cancelado hoy')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const [pupil = '', parent = ''] = dice
    .pick(
      p
        .say(
          'Zoe Marchetti/Ms. Carla Marchetti|Liam Osei/Mr. Kofi Osei',
          'Valentina Huamán/Sra. Norma Huamán|Mateo Quispe/Sr. Luis Quispe',
        )
        .split('|'),
    )
    .split('/');
  const line = (label: string, value: string): string =>
    `<div class="l"><span>${label}</span><i>${value}</i></div>`;
  const change = p.givenCents - p.totalCents;
  return {
    css: `@page { size: A5 landscape; margin: 9mm 10mm } body { font: 9.5pt 'URW Gothic', sans-serif; font-size: 9pt; padding-right: 0.4mm } .g { display: grid; grid-template-columns: 44mm 1fr; gap: 7mm; height: 128mm } .stub { border-right: 1px dashed #555; padding-right: 5mm; font-size: 8pt } .stub p { margin: 0 0 2mm } .stub small, small { color: #555; font-size: 7.5pt; display: block } .top { display: flex; justify-content: space-between } .top b { font-size: 13pt; color: #5b3f8c } .l { display: flex; gap: 3mm; margin-top: 1.6mm } .l i { flex: 1; border-bottom: 0.6px solid #555; font-style: normal; padding-left: 2mm } .t { margin-top: 4mm } .t td { padding: 2.5px 3px; border-bottom: 0.4px dotted #999 } .foot td { border-bottom: none; padding: 2px 3px } .st { position: absolute; right: 14mm; top: 98mm; border: 0.8mm solid #5b3f8c; color: #5b3f8c; font-weight: bold; padding: 1.5mm 4mm; transform: rotate(-8deg); opacity: 0.75 } .ad { font-size: 7.5pt; margin-top: 4mm; width: 82mm }`,
    body: `<div class="g"><div class="stub"><p><small>${p.say('Pupil', 'Alumno')}</small>${pupil}</p><p><small>${p.say('Group', 'Grupo')}</small>${dice.pick(['B2', 'C1', 'A3'])}, ${p.say('Wed', 'mié.')} 16:30</p><p><small>${p.say('Starts', 'Inicio')}</small>${p.say('week of term', 'semana')} ${dice.int(2, 4)}</p><p><small>${p.say('Room', 'Aula')}</small>${dice.int(2, 9)}</p><p><small>${p.say('Copy for the school', 'Copia de la escuela')}</small>${p.say('keep 6 years', 'conservar 5 años')}</p></div><div><div class="top"><div><b>${escapeHtml(p.shop.brand)}</b><br>${p.field('issuer')}<br>${shopLine(p)}<br>${p.taxNumber(' ')}</div><div style="text-align:right"><small>${p.say('Receipt', 'Recibo')}</small><b>${p.field('receipt_number')}</b><br>${p.field('date')}</div></div>${line(p.say('From', 'De'), parent)}${line(p.say('For', 'Por'), `${p.say('lessons of', 'clases de')} ${pupil}`)}${tableOf({ rows, foot, classes: ['', 'r'] }, 't full')}<div class="l"><span>${p.say('Means', 'Medio')}</span><i>${p.field('payment_method')}, ${p.say('given', 'recibido')} ${p.bare(p.givenCents)}, ${p.say('change', 'vuelto')} ${p.bare(change)}</i></div><div class="ad">${p.say('Missed lessons are made up within the term. Instruments are lent against a deposit of 150.00, which is returned.', 'Las clases perdidas se recuperan en el ciclo. Los instrumentos se prestan con una garantía de 300.00, que se devuelve.')}</div></div></div><div class="st">${p.say('PAID', 'PAGADO')}</div>`,
  };
}

/** A harbour master's: the boat with its length and home port, nights from and to, what was used at the pontoon, at the rate that was posted. */
export function marinaBerth(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = purchaseRows(p);
  const sums = [
    [p.say('Sum', 'Neto'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('Received with thanks', 'Recibido')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const metres = writeNumber(dice.between(7.4, 13.9), 1, p.locale);
  const boat = [
    [
      p.say('Vessel', 'Embarcación'),
      dice.pick(p.say('Windrose|Second Wind', 'Doña Pura|Sudestada').split('|')),
    ],
    [p.say('Registration', 'Matrícula'), p.say(`ON ${dice.digits(5)}`, `REY 0${dice.digits(5)}`)],
    [p.say('Length over all', 'Eslora'), `${metres} m`],
    [p.say('Skipper', 'Patrón'), dice.pick(p.say('R. Haugen|P. Doucet', 'H. Ferrari|M. Lagos').split('|'))],
    [p.say('Berth', 'Amarra'), `${dice.pick(['C', 'F'])}-${dice.int(3, 38)}`],
    [
      p.say('Arrived / sails', 'Arribo / zarpe'),
      `${p.say('Fri', 'vie.')} 16:40 / ${p.say('Mon', 'lun.')} 09:00`,
    ],
  ];
  return {
    css: `@page { size: 105mm 190mm; margin: 8mm 8mm } body { font: 9.5pt 'Nimbus Roman', serif; font-size: 9.5pt; padding-right: 0.4mm } .wave { height: 2.5mm; background: radial-gradient(circle at 2.5mm 0, #fff 2mm, #13547a 2.1mm) 0 0 / 5mm 2.5mm; margin-bottom: 3mm } .nm { font-size: 15pt; color: #13547a } .row { display: flex; justify-content: space-between; border: 0.6px solid #13547a; padding: 1.5mm 2.5mm; margin: 4mm 0 } .b td { padding: 1.4px 3px } .b td:first-child { color: #13547a } .t { margin-top: 4mm } .t th { font-size: 8.5pt; border-bottom: 0.8px solid #13547a; padding: 2px } .t td { padding: 2.5px 2px } .s { border-top: 0.8px solid #13547a; margin-top: 1mm } .s td { padding: 2px } .s tr:last-child td { font-size: 12pt } .sm { font-size: 8pt; margin-top: 4mm }`,
    body: `<div class="wave"></div><div class="nm">${escapeHtml(p.shop.brand)}</div>${p.field('issuer')}<br>${shopLine(p)}<br>${p.taxNumber(' ')} · VHF 68<div class="row"><span>${p.say('Berthing receipt', 'Recibo de amarra')} <b>${p.field('receipt_number')}</b></span><span>${p.field('date')}</span></div>${tableOf({ rows: boat }, 'b full')}${tableOf({ head: p.say('Used|No.|At|Sum', 'Servicio|Cant.|A|Importe').split('|'), rows, classes: ['', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}<div style="margin-top:3mm">${p.say('By', 'Con')} ${p.field('payment_method')} ${cardEnd(p)}</div><div class="sm">${p.say('Gate fob: deposit 40.00 refunded at the office. High water', 'Llave de portón: depósito de $ 15.000 a devolver en la oficina. Pleamar')} 0${dice.int(5, 9)}:${dice.int(10, 55)}, ${writeNumber(dice.between(1.1, 2.9), 1, p.locale)} m. ${p.say('Office closes at 20:00.', 'La oficina cierra a las 20:00.')}</div>`,
  };
}

/** From a window at the lifts: one pass after another with the number of its chip, then the sale as a whole in a band. */
export function liftPass(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, quantity, cents }) => [
    `${escapeHtml(text)}`,
    `${dice.digits(4)} ${dice.digits(4)} ${dice.digits(4)}`,
    String(quantity),
    p.bare(cents),
  ]);
  const cell = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  return {
    css: `@page { size: 148mm 148mm; margin: 8mm } body { font: 9pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .peak { height: 12mm; background: linear-gradient(160deg, #fff 49%, #6c8ebf 50% 70%, #fff 71%) 0 0 / 28mm 12mm; border-bottom: 1mm solid #1f3a68 } .top { display: flex; justify-content: space-between; margin: 3mm 0 } .top b { font-size: 14pt; color: #1f3a68 } .t th { font-size: 7.5pt; color: #1f3a68; border-bottom: 1px solid #1f3a68; padding: 2px } .t td { padding: 3.5px 2px; border-bottom: 0.4px solid #cdd8ea } .band { background: #1f3a68; color: #fff; display: grid; grid-template-columns: 1fr 1fr 1fr 1.4fr; gap: 3mm; padding: 3mm 4mm; margin: 4mm 0 } small { display: block; font-size: 7pt; opacity: 0.8 } .band b { font-size: 14pt } .sm { font-size: 7.5pt; color: #333 }`,
    body: `<div class="peak"></div><div class="top"><div><b>${escapeHtml(p.shop.brand)}</b><br>${p.field('issuer')}<br>${shopLine(p)}<br>${p.taxNumber(' ')}</div><div style="text-align:right">${p.say('Ticket window', 'Boletería')} ${dice.int(1, 8)}<br>${p.field('date')}, ${p.time}<br>${p.say('Receipt', 'Comprobante')} <b style="font-size:10pt">${p.field('receipt_number')}</b></div></div>${tableOf({ head: p.say('Pass or hire|Chip|Qty|Price', 'Pase o arriendo|Chip|Cant.|Precio').split('|'), rows, classes: ['', 'n', 'r', 'r'] }, 't full')}<div class="band">${cell(p.say('Without tax', 'Neto'), p.bareField('amount_untaxed'))}${cell(`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax'))}${cell(p.say('Charged to', 'Cargado a'), p.field('payment_method'))}${cell(p.say('Total', 'Total'), `<b>${p.field('amount')}</b>`)}</div><div class="sm">${p.isCash ? '' : `${cardEnd(p)} · ${p.say('auth', 'aut.')} ${dice.digits(6)} · `}${p.say('Season pass holders: upgrade at 99.00 until 30 June. Lost cards are replaced for 10.00. Passes are not transferable; snow', 'Pase de temporada: mejora por $ 89.000 hasta el 30 de junio. Tarjetas perdidas se reponen por $ 5.000. Pases intransferibles; nieve')} ${dice.int(40, 160)} cm, ${p.say('lifts', 'andariveles')} ${dice.int(5, 9)}/11.</div>`,
  };
}
