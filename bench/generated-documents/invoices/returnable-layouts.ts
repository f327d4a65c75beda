// Invoices on which something is lent besides what is sold: bottles of water, cylinders of gas, music for an orchestra.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, pricedRows, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

/** Rounds of the driver: full ones that he left, empty ones that he took, and how many are there now. */
function bottleRounds(p: InvoicePaper): string[][] {
  const { facts, dice } = p;
  let there = dice.int(6, 14);
  return [-28, -21, -14, -7].map((days) => {
    const full = dice.int(3, 8);
    const empty = dice.int(2, 8);
    there += full - empty;
    return [p.day(addDays(facts.date, days)), String(full), String(empty), String(there)];
  });
}

/** A round of water: a wave at the head, what the driver left and took beside the charges, due day and sum in a band at the foot. */
export function coolerBottles(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const pair = (label: string, value: string): string => `<dt>${label}</dt><dd>${value}</dd>`;
  const sums = [
    [p.say('Excluding VAT', 'Subtotal'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
  ];
  const hex = dice.digits(8);
  return {
    css: `@page { size: ${p.say('A4', 'Letter')}; margin: 0 } body { font: 9.6pt 'URW Gothic', sans-serif; font-size: 9pt; line-height: 1.36 } .wv { background: #0284c7; color: #fff; padding: 9mm 18mm 11mm; border-radius: 0 0 50% 50% / 0 0 9mm 9mm } .wv b { font-size: 19pt } .in { padding: 6mm 18mm } .two { display: grid; grid-template-columns: 1fr 78mm; gap: 9mm; margin-bottom: 5mm } dl { display: grid; grid-template-columns: 34mm 1fr; gap: 1mm 3mm; margin: 0 } dt { color: #0369a1 } dd { margin: 0; font-weight: bold } .gr { display: grid; grid-template-columns: 1fr 58mm; gap: 7mm } .t th { color: #0369a1; border-bottom: 1px solid #0284c7; padding: 3px 4px } .t td { padding: 4px } .rd { background: #e8f4fb; padding: 2.5mm } .rd td, .rd th { font-size: 7.8pt; padding: 1.6px 3px } .s { width: 74mm; margin: 4mm 0 5mm auto } .s td { padding: 2.4px 4px } .py { background: #0284c7; color: #fff; display: grid; grid-template-columns: 1fr auto auto; gap: 10mm; align-items: center; padding: 3mm 5mm; border-radius: 3mm; font-size: 11pt } .py b { font-size: 15pt } .sm { font-size: 7.8pt; color: #444; margin-top: 5mm }`,
    body: `<div class="wv"><b>${escapeHtml(seller.brand)}</b><br>${p.say('Water at work since 1998', 'Agua a domicilio y oficina')}</div><div class="in"><div class="two"><div><b>${p.field('buyer')}</b><br>${address(buyer)}${p.say('', `<br>RFC ${buyer.tax.number}<br>Uso CFDI G03 Gastos en general`)}<br>${p.say('Cooler at', 'Enfriador en')}: ${p.say('kitchen, 2nd floor', 'comedor, piso 2')}</div><dl>${pair(p.say('Invoice', 'Folio'), p.field('invoice_number'))}${pair(p.say('Issued', 'Expedición'), p.field('date'))}${pair(p.say('Account', 'No. de cliente'), p.field('client_id'))}${pair(p.say('Route / stop', 'Ruta / parada'), `${dice.int(2, 19)} / ${dice.int(1, 46)}`)}${pair(p.say('Terms', 'Condiciones'), p.field('payment_terms'))}</dl></div><div class="gr"><div>${tableOf({ head: [p.say('Product', 'Producto'), p.say('Qty', 'Cant.'), p.say('Price', 'P. unit.'), p.say('Amount', 'Importe')], rows: pricedRows(p), classes: ['', 'r', 'r', 'r'] }, 't full')}</div><div class="rd"><b>${p.say('Your bottles', 'Sus envases')}</b>${tableOf({ head: [p.say('Round', 'Visita'), p.say('Full', 'Llenos'), p.say('Empty', 'Vacíos'), p.say('Held', 'Saldo')], rows: bottleRounds(p), classes: ['n', 'r', 'r', 'r'] }, 'full')}</div></div>${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<div class="py"><span>${p.say('Amount due', 'Total')}</span><b>${p.field('amount')}</b><span>${p.say('by', 'vence')} ${p.field('date_due')}</span></div><div class="sm">${p.field('issuer')}, ${addressLine(seller)}. ${p.taxNumber(' ')}.<br>${remitLine(p)}<br>${p.say('Bottles remain ours; each that is lost is charged at 12.00. Next round every Thursday.', `Folio fiscal ${hex}-4C1E-4B7A-9D02-${dice.digits(12)} · Método de pago PPD · Los envases son a comodato; cada faltante se cobra a 130.00.`)}</div></div>`,
  };
}

/** A maker of gases: notes with their days in the rows, cylinders in his customer's hands as a second table without money, sums under their labels in a row. */
export function cylinderHoldings(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line, at) => [
    `${dice.digits(7)}`,
    p.day(addDays(facts.date, -24 + at * 4)),
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const held = ['Oxygen B50|Oxígeno B50', 'Argon B50|Argón B50', 'Acetylene B40|Acetileno B40'].map((gas) => {
    const [en = '', es = ''] = gas.split('|');
    const [before, came, went] = [dice.int(3, 12), dice.int(1, 6), dice.int(0, 3)];
    return [p.say(en, es), ...[before, came, went, before + came - went].map(String)];
  });
  const boxes = [
    [p.say('Goods', 'Base imponible'), p.bareField('amount_untaxed')],
    [p.say('Rate', '% IVA'), rateOf(p)],
    [p.taxWord() === 'IVA' ? 'Cuota IVA' : 'VAT', p.bareField('tax')],
    [p.say('Invoice total', 'TOTAL FACTURA'), `<b>${p.bareField('amount')}</b>`],
    [p.say('Currency', 'Moneda'), p.field('currency')],
  ];
  const row = (label: string, value: string): string => `<tr><td>${label}</td><td>${value}</td></tr>`;
  return {
    css: `@page { size: A4; margin: 12mm 15mm } body { font: 9pt 'Liberation Sans', sans-serif; font-size: 8.8pt; line-height: 1.33; padding-right: 0.4mm } .hd { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } .hd .lg { font: bold italic 19pt 'Nimbus Sans', sans-serif; color: #c2410c } .bx { border: 0.8px solid #333; padding: 2mm 3mm; margin-top: 3mm } .ab { margin: 4mm 0 } .ab td { border: 0.5px solid #999; padding: 1.8px 6px } .ab td:first-child { background: #f4f1ee } .t th { background: #c2410c; color: #fff; font-weight: normal; padding: 2.6px 5px } .t td { padding: 2.8px 5px; border-bottom: 0.4px dotted #999 } h3 { font-size: 8.8pt; margin: 5mm 0 1mm } .h td, .h th { border: 0.5px solid #999; padding: 1.8px 6px; font-size: 8.2pt } .h th { background: #f4f1ee; font-weight: normal } .fo { position: absolute; left: 0; right: 0; bottom: 0 } .pg { position: relative; height: 272mm } .s th { background: #f4f1ee; font-weight: normal; font-size: 8pt } .s th, .s td { border: 0.8px solid #333; padding: 3px 6px; text-align: center } .s td { font-size: 10.5pt } .vt { display: grid; grid-template-columns: 1fr 1.6fr; gap: 6mm; margin: 3mm 0 } .sm { font-size: 7.2pt; color: #444 }`,
    body: `<div class="pg"><div class="hd"><div><span class="lg">${escapeHtml(seller.brand)}</span><br>${p.field('issuer')}<br>${address(seller)}<br>${p.taxNumber(' ')} · ${seller.phone}</div><div><div class="bx">${p.say('Invoiced to', 'Cliente')}<br><b>${p.field('buyer')}</b><br>${address(buyer)}<br>${buyer.tax.label} ${buyer.tax.number}</div></div></div><table class="ab full">${row(p.say('Invoice no.', 'Factura n.º'), `<b>${p.field('invoice_number')}</b>`)}${row(p.say('Invoice date', 'Fecha'), p.field('date'))}${row(p.say('Customer no.', 'N.º de cliente'), p.field('client_id'))}${row(p.say('Order no.', 'Su pedido'), p.field('order_number'))}</table>${tableOf({ head: [p.say('Note', 'Albarán'), p.say('Date', 'Fecha'), p.say('Product', 'Producto'), p.say('Cyl.', 'Bot.'), p.say('Price', 'Precio'), p.say('Amount', 'Importe')], rows, classes: ['n', 'n', '', 'r', 'r', 'r'] }, 't full')}<h3>${p.say('Cylinders in your hands', 'Envases en su poder')}</h3>${tableOf({ head: [p.say('Kind', 'Tipo'), p.say('Opening', 'Inicial'), p.say('Delivered', 'Entregados'), p.say('Returned', 'Devueltos'), p.say('Closing', 'Final')], rows: held, classes: ['', 'r', 'r', 'r', 'r'] }, 'h full')}<div class="fo">${tableOf({ head: boxes.map(([label = '']) => label), rows: [boxes.map(([, value = '']) => value)] }, 's full')}<div class="vt"><div>${p.say('Due date', 'Vencimiento')}: <b>${p.field('date_due')}</b><br>${p.say('Terms', 'Forma de pago')}: ${p.field('payment_terms')}</div><div>${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}</div></div><div class="sm">${p.say('Cylinders are hired, never sold, and may be filled by us alone. One that is not returned within a year is charged at its price when new. Keep acetylene upright.', `Envases en alquiler, propiedad del fabricante; prohibido su relleno por terceros. El no devuelto en un año se factura a precio de nuevo. Prueba periódica: lote ${dice.digits(5)}. Inscrita en el Registro Mercantil, tomo ${dice.digits(4)}, folio ${dice.digits(2)}.`)}</div></div></div>`,
  };
}

/** A publisher who lends music: performances and days of return above, works with their composers, what is owed in the middle of a sentence in a frame. */
export function scoreHire(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    `${dice.digits(4)}-R`,
    escapeHtml(line.text),
    `${dice.int(7, 42)}’`,
    p.bare(line.cents),
  ]);
  const nights = [addDays(facts.date, 41), addDays(facts.date, 42)].map((date) => p.day(date));
  const about = [
    [p.say('Invoice / rental', 'Factura / alquiler'), `<b>${p.field('invoice_number')}</b>`],
    [p.say('Date', 'Fecha'), p.field('date')],
    [p.say('Customer', 'Cliente'), p.field('client_id')],
    [p.say('Your reference', 'Su pedido'), p.field('order_number')],
  ];
  const net = p.field('amount_untaxed');
  const tax = p.field('tax');
  const all = `<b>${p.field('amount')}</b>`;
  const due = `<b>${p.field('date_due')}</b>`;
  const owed = p.say(
    `Rental fees of ${net} and ${p.taxWord().toLowerCase()} of ${tax} (${rateOf(p)}) make ${all}, payable by ${due}. Terms: ${p.field('payment_terms')}.`,
    `Los derechos de alquiler, ${net}, y el ${p.taxWord()} del ${rateOf(p)}, ${tax}, hacen un total de ${all}, a pagar hasta el ${due}. Condiciones: ${p.field('payment_terms')}.`,
  );
  return {
    css: `@page { size: ${p.say('Letter', 'A4')}; margin: 18mm 22mm } body { font: 10.5pt 'C059', serif; line-height: 1.4; padding-right: 0.4mm } .hd { display: flex; justify-content: space-between; align-items: baseline; padding-bottom: 3mm; margin-bottom: 7mm; background: repeating-linear-gradient(#fff 0 1.2mm, #999 1.2mm 1.4mm) bottom / 100% 7mm no-repeat; padding-bottom: 10mm } .hd b { font-size: 18pt } .two { display: grid; grid-template-columns: 1fr auto; gap: 10mm; margin-bottom: 6mm } .ab td { padding: 1.2px 0 1.2px 10px } .ab td:first-child { font-style: italic } .pf { font-size: 9.5pt; margin-bottom: 5mm } .t th { border-top: 1px solid #000; border-bottom: 1px solid #000; padding: 3px 4px; font-weight: normal; font-style: italic } .t td { padding: 4px } .ow { border: 1px solid #000; outline: 1px solid #000; outline-offset: 1mm; padding: 3mm 5mm; margin: 8mm 1.2mm; font-size: 11pt } .low { font-size: 8.6pt; display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin-top: 8mm }`,
    body: `<div class="hd"><b>${escapeHtml(seller.brand)}</b><span>${p.say('Rental library', 'Materiales de alquiler')}</span></div><div class="two"><div>${p.field('buyer')}<br>${p.say('Orchestra librarian', 'Archivo')}<br>${address(buyer)}</div>${tableOf({ rows: about }, 'ab')}</div><div class="pf">${p.say('Performances', 'Conciertos')}: ${nights.join(' / ')}, ${p.say('conductor R. Delacroix-Hume; no broadcast', 'dirección: M. Sarasate Gil; sin retransmisión')}.<br>${p.say('Materials go out on', 'Los materiales salen el')} ${p.day(addDays(facts.date, 6))} ${p.say('and must be back by', 'y deben volver antes del')} ${p.day(addDays(facts.date, 56))}. ${p.say('Strings', 'Cuerda')}: 12.10.8.8.6</div>${tableOf({ head: [p.say('Title no.', 'Título'), p.say('Work', 'Obra'), p.say('Lasts', 'Dura'), p.say('Fee', 'Derechos')], rows, classes: ['n', '', 'r', 'r'] }, 't full')}<div class="ow">${owed}</div><p>${p.say(`Parts that come back late cost ${p.bare(4500)} a week. Bowings in soft pencil only; please erase them. The right to perform is not included and is cleared with your society.`, `Las particellas devueltas con retraso devengan ${p.bare(4500)} por semana. Arcos solo a lápiz blando. El derecho de ejecución no está incluido y se gestiona con la sociedad de autores.`)}</p><div class="low"><div>${p.field('issuer')}<br>${address(seller)}<br>${p.taxNumber(' ')}</div><div>${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}<br>${seller.mail}</div></div>`,
  };
}

/** Of a funeral: what the house did and what it paid to others in two columns, each with its sum, one total without tax, the name of the dead above. */
export function funeralAccount(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const isPaidOut = (text: string): boolean => /\bfee\b|\barancel\b/iu.test(text);
  const rows = facts.lines.map(({ text, cents }) =>
    isPaidOut(text) ? [escapeHtml(text), '', p.bare(cents)] : [escapeHtml(text), p.bare(cents), ''],
  );
  const sumOf = (isOut: boolean): string =>
    p.bare(
      facts.lines.filter(({ text }) => isPaidOut(text) === isOut).reduce((sum, { cents }) => sum + cents, 0),
    );
  const foot = [
    ['', sumOf(false), sumOf(true)],
    [`<b>${p.say('Total of this account', 'Total de la factura')}</b>`, '', `<b>${p.field('amount')}</b>`],
  ];
  const died = addDays(facts.delivered, -9);
  return {
    css: `@page { size: A4; margin: 22mm 26mm 16mm } body { font: 11pt 'Nimbus Roman', serif; line-height: 1.44; padding-right: 0.4mm; position: relative; height: 256mm } .hd { border-bottom: 0.6px solid #444; text-align: right; padding-bottom: 3mm; margin-bottom: 9mm } .hd b { font-size: 17pt; letter-spacing: 0.5px } .hd small { display: block; font-size: 9pt } h1 { font-size: 12pt; margin: 7mm 0 4mm; font-weight: normal } .mt { margin: 5mm 0; display: flex; justify-content: space-between } .t td { padding: 2.6px 0 } .t th { font-weight: normal; font-style: italic; padding: 2px 0 } .t td:nth-child(n + 2) { width: 39mm } .t .foot td { border-top: 0.6px solid #000; padding: 4px 0 } .t .foot tr:last-child td { border-bottom: 3px double #000 } .low { position: absolute; bottom: 0; left: 0; right: 0; font-size: 8.6pt; border-top: 0.6px solid #444; padding-top: 2mm; text-align: center }`,
    body: `<div class="hd"><b>${escapeHtml(seller.brand)}</b><small>${addressLine(seller)} · ${p.say('day and night', 'día y noche')} ${seller.phone}</small></div>${p.field('buyer')}<br>${address(buyer)}<div class="mt"><span>${p.say('Invoice', 'Factura')} ${p.field('invoice_number')}</span><span>${p.field('date')}</span></div><h1>${p.say('The funeral of the late', 'Servicio de quien en vida fuera')} <b>${p.say('Albert James Thorne', 'Don Raúl Héctor Bianchi')}</b>, ${p.say('who died on', 'fallecido el')} ${p.day(died)}, ${p.say('held at St Chad’s and Oakfield Crematorium on', 'realizado en la sala Mitre y el cementerio parque el')} ${p.day(facts.delivered)}</h1>${tableOf({ head: ['', p.say('Our services', 'Nuestros servicios'), p.say('Paid out for you', 'Abonado por su cuenta')], rows, foot, classes: ['', 'r', 'r'] }, 't full')}<p style="margin-top:5mm">${p.say('Funerals are exempt from VAT.', 'Servicio exento de IVA.')} ${p.say(`We ask for payment by ${p.field('date_due')} (${p.field('payment_terms')}). Where the estate is to pay, kindly pass this account to your solicitor; a bank will release money for it before probate.`, `Le rogamos abonarla hasta el ${p.field('date_due')} (${p.field('payment_terms')}). Si la abona una obra social o sepelio, entréguele el original.`)}</p><p>${p.say('With our renewed sympathy,', 'Reiteramos nuestro pésame.')}<br><br>${p.say('Martin Haddon', 'Norberto Paz')}</p><div class="low">${p.field('issuer')} · ${p.taxNumber(' ')}${seller.register === null ? '' : ` · ${p.register(' ')}`}<br>${remitLine(p)}</div>`,
  };
}
