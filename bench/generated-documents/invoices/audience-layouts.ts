// Invoices for shares of the box office, places in a shared office and hours in the air.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitTo } from './remit-to.ts';

const MONTH = 30;
const HALF = 2;
const SHARE = 0.425;
const TICKET_CENTS = 450;

const asLines = (p: InvoicePaper): string => lines(remitTo(p).map(([label, value]) => `${label}: ${value}`));

/** A letter of a distributor: film by film what the till took, the share, and what is due of it; in India the tax in two halves with its sum. */
export function boxOfficeShare(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => {
    const gross = Math.round(line.cents / SHARE / 100) * 100;
    const seats = Math.round(gross / (TICKET_CENTS * p.locale.priceLevel)) + dice.int(1, 9);
    return [
      escapeHtml(line.text),
      String(dice.int(14, 35)),
      writeNumber(seats, 0, p.locale),
      p.bare(gross),
      writeNumber(SHARE * 100, 2, p.locale),
      p.bare(line.cents),
    ];
  });
  const rate = facts.taxes[0]?.rate ?? 0;
  const part = `@ ${writeNumber(rate / HALF, 1, p.locale)}%`;
  const first = Math.floor(facts.taxCents / HALF);
  const halves = p.say('CGST|SGST', '').split('|');
  const taxRows =
    p.locale.country === 'IN'
      ? halves.map((name, at) => [`${name} ${part}`, p.bare(at === 0 ? first : facts.taxCents - first)])
      : [];
  const sums = [
    [p.say('Distributor’s share', 'Participación del distribuidor'), p.field('amount_untaxed')],
    ...taxRows,
    [p.say('Total GST', `IVA ${rateOf(p)}`), p.field('tax')],
    [`<b>${p.say('Share payable', 'Total por pagar')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const week = `${p.day(addDays(facts.date, -9))} – ${p.day(addDays(facts.date, -3))}`;
  return {
    css: `@page { size: A4; margin: 17mm 20mm } body { font: 10pt 'C059', serif; line-height: 1.36; padding-right: 0.4mm } .head { border-bottom: 1px solid #6a1b4d; padding-bottom: 3mm; display: flex; justify-content: space-between; align-items: center } .head b { font-size: 17pt; color: #6a1b4d } .reel { letter-spacing: 1.5mm; color: #6a1b4d; font-size: 15pt } .line { display: flex; justify-content: space-between; margin: 5mm 0 } .subj { font-weight: bold; text-decoration: underline; margin: 5mm 0 3mm } .t th { font-size: 8.5pt; border-top: 1px solid #6a1b4d; border-bottom: 1px solid #6a1b4d; padding: 4px 3px; vertical-align: bottom } .t td { padding: 4px 3px } .t { border-bottom: 1px solid #6a1b4d } .s { width: 92mm; margin: 3mm 0 6mm auto } .s td { padding: 2.5px 3px } .s tr:last-child td { border-top: 1px solid #6a1b4d; border-bottom: 2px solid #6a1b4d } .sign { margin-top: 8mm }`,
    body: `<div class="head"><div><b>${escapeHtml(seller.brand)}</b><br>${p.field('issuer')}, ${addressLine(seller)}<br>${p.taxNumber(': ')}</div><span class="reel">◉◉◉</span></div><div class="line"><span>${p.say('Bill No.', 'Factura serie y número')}: <b>${p.field('invoice_number')}</b></span><span>${p.say('Date', 'Fecha')}: ${p.field('date')}</span></div><p>${p.say('To', 'Señores')}<br><b>${p.field('buyer')}</b><br>${address(buyer)}<br>${buyer.tax.label}: ${buyer.tax.number}</p><div class="subj">${p.say('Share of collections for the cine week', 'Participación en taquilla, semana de exhibición')} ${week}</div>${tableOf({ head: [p.say('Film', 'Película'), p.say('Shows', 'Funciones'), p.say('Admissions', 'Espectadores'), p.say('Net collection', 'Taquilla neta'), p.say('Share %', 'Participación %'), p.say('Share', 'Importe')], rows, classes: ['', 'r', 'r', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<p>${p.say(`The share falls due on ${p.field('date_due')}. The advance of the second quarter, agreed on ${p.day(addDays(facts.date, -64))}, is accounted for separately. Daily collection reports are to reach us by 11:00 of the next day.`, `La participación vence el ${p.field('date_due')}. El anticipo del segundo trimestre, convenido el ${p.day(addDays(facts.date, -64))}, se liquida por separado. Los reportes diarios de taquilla deben llegar antes de las 11:00 del día siguiente.`)}</p><p>${asLines(p)}</p><div class="sign">${p.say('Yours faithfully', 'Atentamente')},<br><br><br>${dice.pick(p.say('R. Kulkarni|S. Banerjee', 'Lic. Aroldo Cifuentes|Lic. Karla Batres').split('|'))}<br>${p.say('Manager, accounts', 'Contabilidad')}</div>`,
  };
}

/** White with little on it: facts set to the right in three lines with bars, what the month brings in a list, credits for rooms that cost nothing, the total under all. */
export function deskMembership(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const month = `${p.day(facts.date)} – ${p.day(addDays(facts.date, MONTH))}`;
  const rows = facts.lines.map((line) => [
    `${escapeHtml(line.text)} <small>${month}</small>`,
    `${line.quantity}`,
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const credits = [
    [p.say('Meeting room credits', 'Créditos de sala'), '20', '16', '4'],
    [p.say('Prints, black and white', 'Impresiones b/n'), '200', String(dice.int(31, 150)), '0'],
    [p.say('Guest passes', 'Pases de visita'), '5', '1', '4'],
  ];
  const timbrado = p.say('', `Timbrado 1${dice.digits(7)}, válido hasta 31/12/${facts.date.slice(0, 4)}<br>`);
  return {
    css: `@page { size: A4; margin: 20mm 22mm } body { font: 10pt 'Nimbus Sans', sans-serif; color: #1c1c1c; padding-right: 0.4mm; height: 254mm; position: relative } .logo { font: bold 15pt 'URW Gothic', sans-serif } .logo i { display: inline-block; width: 5mm; height: 5mm; background: #e4572e; border-radius: 0 50% 50% 50%; margin-right: 2mm } .fx { text-align: right; margin: 8mm 0 12mm; line-height: 1.7 } .fx b { font-size: 12.5pt } .who { display: grid; grid-template-columns: 1fr 1fr; gap: 14mm; margin-bottom: 11mm } small { display: block; font-size: 8pt; color: #777 } h3 { font-size: 10pt; margin: 8mm 0 1.5mm } .t td { padding: 6px 3px; border-top: 0.5px solid #d5d5d5 } .t th { font-weight: normal; color: #777; font-size: 8.5pt; padding: 3px } .cr { width: 104mm } .cr th { font-weight: normal; color: #777; font-size: 8pt; padding: 2px 3px } .cr td { font-size: 8.5pt; padding: 2px 3px } .sum { margin-top: 9mm; border-top: 1.2px solid #1c1c1c; padding-top: 4mm; display: grid; grid-template-columns: 1fr 1fr 1.3fr; gap: 8mm } .sum b { font-size: 16pt; color: #e4572e } .low { position: absolute; bottom: 0; left: 0; right: 0; font-size: 8pt; color: #555; display: grid; grid-template-columns: 1fr 1fr; gap: 10mm }`,
    body: `<div class="logo"><i></i>${escapeHtml(seller.brand)}</div><div class="fx"><b>${p.say('Tax invoice', 'Factura')} ${p.field('invoice_number')}</b><br>${p.say('issued', 'emitida')} ${p.field('date')} &nbsp;|&nbsp; ${p.say('due', 'vence')} ${p.field('date_due')}<br>${p.say('member', 'miembro')} ${p.field('client_id')} &nbsp;|&nbsp; ${p.say('since', 'desde')} ${p.day(addDays(facts.date, -410))}</div><div class="who"><div><small>${p.say('For', 'Para')}</small>${p.field('buyer')}<br>${address(buyer)}</div><div><small>${p.say('From', 'De')}</small>${p.field('issuer')}<br>${address(seller)}<br>${p.taxNumber(' ')}</div></div>${tableOf({ head: [p.say('Membership and extras', 'Membresía y extras'), p.say('Qty', 'Cant.'), p.say('Price', 'Precio'), p.say('Total', 'Total')], rows, classes: ['', 'r', 'r', 'r'] }, 't full')}<h3>${p.say('Included in your plan', 'Incluido en su plan')}</h3>${tableOf({ head: ['', p.say('Granted', 'Otorgados'), p.say('Used', 'Usados'), p.say('Left', 'Restan')], rows: credits, classes: ['', 'r', 'r', 'r'] }, 'cr')}<div class="sum"><div><small>${p.say('Before GST', 'Gravado, sin IVA')}</small>${p.field('amount_untaxed')}</div><div><small>${p.taxWord()} ${rateOf(p)}</small>${p.field('tax')}</div><div><small>${p.say('Total to pay', 'Total a pagar')}</small><b>${p.field('amount')}</b></div></div><p style="margin-top:6mm;font-size:8.5pt;color:#555">${p.say(`A refundable deposit of ${p.bare(dice.int(5, 12) * 10_000 * p.locale.priceLevel)} is held and is no part of this invoice. Notice: 30 days.`, `La garantía reembolsable de ${p.bare(dice.int(5, 12) * 10_000 * p.locale.priceLevel)} está en custodia y no forma parte de esta factura. Preaviso: 30 días.`)}</p><div class="low"><div>${asLines(p)}</div><div style="text-align:right">${timbrado}${seller.mail}<br>${seller.site}</div></div>`,
  };
}

/** On its side: flights with aircraft, way and times off and on the blocks; facts with dots up to their values at the left, sums at the right of one foot. */
export function charterFlight(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const plane = dice.pick(p.say('LN-OXK|LN-OWB', 'CP-2874|CP-3019').split('|'));
  const ways = p.say('ENBO–ENSH|ENSH–ENEV|ENEV–ENBO', 'SLTR–SLRY|SLRY–SLRB|SLRB–SLTR').split('|');
  const rows = facts.lines.map((line, at) => {
    const minutes = Math.round(line.quantity * 60);
    const off = 480 + at * 35;
    const clock = (time: number): string =>
      `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`;
    return [
      p.day(addDays(facts.delivered, at - facts.lines.length)),
      plane,
      ways[at % ways.length] ?? '',
      clock(off),
      clock(off + minutes),
      escapeHtml(line.text),
      writeNumber(line.quantity, 2, p.locale),
      p.bare(line.unitCents),
      p.bare(line.cents),
    ];
  });
  const hours = facts.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const foot = [
    [
      '',
      '',
      '',
      '',
      '',
      p.say('Hours in all', 'Total de horas'),
      writeNumber(hours, 2, p.locale),
      '',
      p.bare(facts.netCents),
    ],
  ];
  const fact = (label: string, value: string): string =>
    `<div class="f"><span>${label}</span><i></i><span>${value}</span></div>`;
  const sums = [
    [p.say('Flying, net', 'Neto'), p.field('amount_untaxed')],
    [p.say('Airport charges, paid by charterer', 'Tasas de aeropuerto, por el fletador'), p.bare(0)],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [`<b>${p.say('Sum to pay', 'Monto a pagar')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  return {
    css: `@page { size: A4 landscape; margin: 12mm 14mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: 0.7mm solid #c0392b; padding-bottom: 2.5mm } .top b { font-size: 16pt; font-style: italic } .top span { text-align: right; font-size: 8.5pt } .who { display: flex; justify-content: space-between; margin: 5mm 0 } h1 { font-size: 15pt; margin: 0; font-weight: normal } .t th { font-size: 8pt; background: #f2f2f2; padding: 4px; border-bottom: 1px solid #c0392b } .t td { padding: 4px; border-bottom: 0.4px solid #ccc } .foot td { font-weight: bold } .end { display: grid; grid-template-columns: 96mm 62mm 1fr; gap: 9mm; margin-top: 7mm } .f { display: flex; align-items: flex-end; padding: 0.5mm 0 } .f i { flex: 1; border-bottom: 1px dotted #555; margin: 0 1.5mm 1mm } .s td { padding: 3px } .s tr:last-child td { border-top: 1px solid #c0392b; font-size: 11pt } .bank { font-size: 8.5pt }`,
    body: `<div class="top"><b>${escapeHtml(seller.brand)}</b><span>${p.field('issuer')}<br>${addressLine(seller)} · ${seller.phone}<br>${p.taxNumber(' ')}</span></div><div class="who"><div>${p.say('Charterer', 'Fletador')}<br><b>${p.field('buyer')}</b><br>${address(buyer)}</div><h1>${p.say('Flight invoice', 'Factura de vuelos')}</h1></div>${tableOf({ head: [p.say('Flown', 'Vuelo del'), p.say('Aircraft', 'Aeronave'), p.say('Way', 'Ruta'), p.say('Off', 'Salida'), p.say('On', 'Llegada'), p.say('Kind of flight', 'Tipo de vuelo'), p.say('Hours', 'Horas'), p.say('Per hour', 'Por hora'), p.say('Amount', 'Importe')], rows, foot, classes: ['n', 'n', 'n', 'c', 'c', '', 'r', 'r', 'r'] }, 't full')}<div class="end"><div>${fact(p.say('Invoice no.', 'Factura n.º'), `<b>${p.field('invoice_number')}</b>`)}${fact(p.say('Invoice date', 'Fecha de factura'), p.field('date'))}${fact(p.say('Payment due', 'Fecha de pago'), p.field('date_due'))}${fact(p.say('Customer no.', 'Cliente n.º'), p.field('client_id'))}${fact(p.say('Your reference', 'Su orden'), p.field('order_number'))}${fact(p.say('Charter agreement', 'Contrato de fletamento'), `${dice.digits(3)}/${Number(facts.date.slice(0, 4)) - 1}`)}</div><div class="bank"><b>${p.say('Pay to', 'Pagar a')}</b><br>${asLines(p)}</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}</div><p style="margin-top:7mm;font-size:8pt">${p.say('Times are UTC. Cancelled later than 24 hours before take-off: half of the charter price.', 'Horas UTC. Cancelación con menos de 24 horas: la mitad del precio del fletamento.')}</p>`,
  };
}
