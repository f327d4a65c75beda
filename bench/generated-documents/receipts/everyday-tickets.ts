// Tickets of every day: of a supermarket, a filling station, a chemist's, a table and a small shop.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, purchaseRows, rateOf, shopLine } from './receipt-parts.ts';

const TICKET = `body { font: 8.5pt 'DejaVu Sans Mono', monospace; padding-right: 0.4mm } td { padding: 0.4px 1px } th { padding: 0.4px 1px; font-weight: normal } .sep { border-top: 1px dashed #000; margin: 1.5mm 0 }`;

/** How it was paid, with what was given and returned where that was cash. */
function tendered(p: ReceiptPaper): string[][] {
  if (!p.isCash) return [[p.field('payment_method'), p.bare(p.totalCents)]];
  return [
    [p.field('payment_method'), p.bare(p.givenCents)],
    [p.say('Change', 'Cambio'), p.bare(p.givenCents - p.totalCents)],
  ];
}

/** Counts before the goods, the price of one only where there are more; below how it was paid and the table of rates. */
export function hyperTill(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    String(quantity),
    escapeHtml(text),
    quantity > 1 ? p.bare(unitCents) : '',
    p.bare(cents),
  ]);
  const rates = [
    ...p.taxes
      .filter(({ baseCents }) => baseCents > 0)
      .map(({ rate, baseCents, taxCents }) => [p.rate(rate), p.bare(baseCents), p.bare(taxCents)]),
    ['TOTAL', p.bareField('amount_untaxed'), p.bareField('tax')],
  ];
  const paid = p.isCash
    ? ''
    : `<div class="sep"></div>${lines([`${p.say('Card', 'Tarj. bancaria')}: ${cardEnd(p)}`, `${p.say('Auth', 'Aut')}: ${p.dice.digits(6)}  AID: A00000000${p.dice.pick(['31010', '41010'])}`])}`;
  return {
    css: `@page { size: 82mm ${92 + p.purchases.length * 4.4}mm; margin: 5mm 4mm } ${TICKET} .sum td { font-weight: bold; font-size: 10.5pt }`,
    body: `<div class="c"><b>${p.field('issuer')}</b><br>${lines([escapeHtml(p.shop.street), escapeHtml(p.shop.city), `${p.say('Tel', 'TELÉFONO')}: ${p.shop.phone}`, p.taxNumber(': ')])}</div><p style="margin-top:2mm">${p.field('date')} ${p.time} ${p.say('Till', 'OP')}: ${p.dice.digits(6)}<br>${p.say('RECEIPT NO', 'FACTURA SIMPLIFICADA')}: ${p.field('receipt_number')}</p>${tableOf({ head: [p.say('Qty', ''), p.say('Item', 'Descripción'), p.say('Price', 'P. Unit'), p.say('Amount', 'Importe')], rows, classes: ['', '', 'r', 'r'] }, 'full')}<div class="sep"></div>${tableOf({ rows: [[p.say('TOTAL', 'TOTAL'), p.field('amount')]], classes: ['', 'r'] }, 'sum full')}${tableOf({ rows: tendered(p), classes: ['', 'r'] }, 'full')}<div class="sep"></div>${tableOf({ head: [p.taxWord(), p.say('NET', 'BASE IMPONIBLE'), p.say('TAX', 'CUOTA')], rows: rates, classes: ['', 'r', 'r'] }, 'full')}${paid}<div class="c" style="margin-top:3mm">${p.say('Goods sold in good condition are not returnable', 'SE ADMITEN DEVOLUCIONES CON TICKET')}<br>${p.say('THANKS FOR SHOPPING WITH US', 'GRACIAS POR SU VISITA')}</div>`,
  };
}

/** Pump, product, volume and price of a litre as pairs, then the sums. */
export function forecourtSlip(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    escapeHtml(text),
    writeNumber(quantity, 2, p.locale),
    p.bare(unitCents),
    p.bare(cents),
  ]);
  const sums = [
    [p.say('NET', 'BASE IMP.'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>TOTAL</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const about = [
    [p.say('Date', 'Fecha'), `${p.field('date')} ${p.time}`],
    [p.say('Receipt No.', 'N.º ticket'), p.field('receipt_number')],
    [p.say('Pump', 'Surtidor'), `${p.dice.int(1, 12)} / ${p.say('Nozzle', 'Manguera')} ${p.dice.int(1, 3)}`],
    [p.say('Attendant', 'Empleado'), p.dice.digits(3)],
  ];
  return {
    css: `@page { size: 80mm 94mm; margin: 5mm 4mm } ${TICKET}`,
    body: `<div class="c"><b style="font-size:10pt">${p.field('issuer')}</b><br>${lines([escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.taxNumber(' ')])}</div><div class="sep"></div>${tableOf({ rows: about }, 'full')}<div class="sep"></div>${tableOf({ head: [p.say('Product', 'Producto'), p.say('Litres', 'Litros'), p.say('Price/L', 'Precio/l'), p.say('Amount', 'Importe')], rows, classes: ['', 'r', 'r', 'r'] }, 'full')}<div class="sep"></div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'full')}<div class="sep"></div>${tableOf({ rows: [[p.say('Payment', 'Forma de pago'), p.field('payment_method')], ...(p.isCash ? [] : [[p.say('Card No.', 'N.º tarjeta'), cardEnd(p)]])], classes: ['', 'r'] }, 'full')}<div class="c" style="margin-top:4mm">${p.say('DRIVE SAFELY – CALL AGAIN', 'BUEN VIAJE')}</div>`,
  };
}

/** A chemist's half sheet with batch and expiry of each good. */
export function dispensary(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }, at) => [
    String(at + 1),
    escapeHtml(text),
    `${p.dice.pick(['BT', 'AZ', 'L'])}${p.dice.digits(4)}`,
    `${String(p.dice.int(1, 12)).padStart(2, '0')}/2${p.dice.int(7, 9)}`,
    String(quantity),
    p.bare(unitCents),
    p.bare(cents),
  ]);
  const sums = [
    [p.say('Taxable Amount', 'Subtotal sin IVA'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('Net Payable', 'Total a pagar')}</b>`, `<b>${p.field('amount')}</b>`],
    [p.say('Payment Mode', 'Forma de pago'), p.field('payment_method')],
  ];
  const patient = p.dice.pick(
    p.say('Mrs. Lakshmi Iyer|Mr. Arun Bhatt', 'María Elena Téllez|Roberto Urbina').split('|'),
  );
  const doctor = p.dice.pick(
    p.say('Dr. S. Kulkarni|Dr. N. Pillai', 'Dr. F. Argüello|Dra. C. Mairena').split('|'),
  );
  return {
    css: `@page { size: A5 landscape; margin: 9mm 10mm } body { font: 8.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .head { border-bottom: 1px solid #000; padding-bottom: 1.5mm } .facts { display: flex; justify-content: space-between; margin: 2mm 0 } .items th, .items td { border: 0.6px solid #666; padding: 2px 3px } .end { display: flex; justify-content: space-between; margin-top: 3mm } .sums { width: 74mm } .low { font-size: 7.5pt }`,
    body: `<div class="head cols"><div><b style="font-size:12pt">${p.field('issuer')}</b><br>${shopLine(p)}<br>${p.say('Ph', 'Tel.')} ${p.shop.phone}</div><div style="text-align:right"><b>${p.say('CASH MEMO', 'FACTURA DE CONTADO')}</b><br>${p.taxNumber(': ')}<br>${p.say('D.L. No.', 'Lic. sanitaria')} 20B-${p.dice.digits(6)}</div></div><div class="facts"><div>${p.say('Patient', 'Cliente')}: ${patient}<br>${p.say('Doctor', 'Médico')}: ${doctor}</div><div>${p.say('Bill No.', 'Factura N.º')}: <b>${p.field('receipt_number')}</b><br>${p.say('Bill Date', 'Fecha')}: ${p.field('date')} ${p.time}</div></div>
      ${tableOf({ head: ['#', p.say('Particulars', 'Producto'), p.say('Batch', 'Lote'), p.say('Exp.', 'Vence'), p.say('Qty', 'Cant.'), p.say('MRP', 'Precio'), p.say('Amount', 'Importe')], rows, classes: ['', '', 'n', 'n', 'r', 'r', 'r'] }, 'items full')}<div class="end"><div class="low">${p.say('Goods once sold will not be taken back without this bill.<br>Keep medicines away from children. Prices include GST.', 'No se aceptan devoluciones de medicamentos.<br>Los precios incluyen IVA.')}<br><br>${p.say('Pharmacist', 'Farmacéutico')} ________________</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}</div>`,
  };
}

/** Table, covers and waiter above, what was eaten, sums and how it was paid. */
export function diningCheck(p: ReceiptPaper): Sheet {
  const rows = purchaseRows(p);
  const sums = [
    [p.say('Total Qty', 'Artículos'), String(p.purchases.reduce((sum, { quantity }) => sum + quantity, 0))],
    [p.say('Net Amount', 'Subtotal sin IVA'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)} (${p.say('incl.', 'incluido')})`, p.bareField('tax')],
  ];
  return {
    css: `@page { size: 80mm ${92 + p.purchases.length * 5}mm; margin: 5mm 4mm } body { font: 8.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } td, th { padding: 1px } .sep { border-top: 1px solid #000; margin: 1.5mm 0 } .big { font-size: 12pt; font-weight: bold; display: flex; justify-content: space-between }`,
    body: `<div class="c"><b style="font-size:11pt">${escapeHtml(p.shop.brand)}</b><br>${lines([`${p.say('A unit of', '')} ${p.field('issuer')}`, escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.taxNumber(': ')])}</div><div class="sep"></div><div class="cols"><span>${p.say('Date', 'Fecha')}: ${p.field('date')}<br>${p.say('Time', 'Hora')}: ${p.time}</span><span>${p.say('Dine In', 'Mesa')}: ${p.dice.int(1, 30)}<br>${p.say('Bill No.', 'Nota')}: ${p.field('receipt_number')}</span></div>${p.say('Cashier', 'Mesero')}: ${p.dice.pick(p.say('biller|Sunil', 'Lupita|Iván').split('|'))} &nbsp; ${p.say('Covers', 'Personas')}: ${p.dice.int(2, 6)}<div class="sep"></div>${tableOf({ head: [p.say('Item', 'Descripción'), p.say('Qty.', 'Cant.'), p.say('Price', 'Precio'), p.say('Amount', 'Importe')], rows, classes: ['', 'r', 'r', 'r'] }, 'full')}<div class="sep"></div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'full')}<div class="sep"></div><div class="big"><span>${p.say('Grand Total', 'TOTAL')}</span><span>${p.field('amount')}</span></div><div class="sep"></div>${p.say('Paid via', 'Pago con')} ${p.field('payment_method')}${p.isCash ? '' : ` ${cardEnd(p)}`}<div class="c" style="margin-top:3mm">${p.say('FSSAI Lic No.', 'Propina no incluida.')} ${p.say(`1152${p.dice.digits(10)}`, '')}<br>${p.say('Thanks, visit again', '¡Gracias por su preferencia!')}</div>`,
  };
}

/** A small shop's: in the Philippines with the sales by how they are taxed and the permit of the machine. */
export function officialReceipt(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    `${escapeHtml(text)}`,
    `${quantity} x ${p.bare(unitCents)}`,
    p.bare(cents),
  ]);
  const sums =
    p.locale.language === 'en'
      ? [
          ['VATable Sales', p.bareField('amount_untaxed')],
          ['VAT-Exempt Sales', p.bare(0)],
          ['Zero-Rated Sales', p.bare(0)],
          [`VAT Amount (${rateOf(p)})`, p.bareField('tax')],
        ]
      : [
          ['SUBTOTAL', p.bareField('amount_untaxed')],
          [`IVA ${rateOf(p)}`, p.bareField('tax')],
        ];
  const total = [
    [`<b>${p.say('TOTAL AMOUNT DUE', 'TOTAL')}</b>`, `<b>${p.field('amount')}</b>`],
    ...tendered(p),
  ];
  const low =
    p.locale.language === 'en'
      ? [
          'Customer Name: ______________',
          'Address: ___________________',
          'TIN: ______________________',
          '',
          `MIN: 2${p.dice.digits(13)}`,
          `S/N: ${p.dice.digits(8)}`,
          `PTU No.: FP${p.dice.digits(10)}`,
          'THIS SERVES AS YOUR OFFICIAL RECEIPT',
        ]
      : [
          `Caja ${p.dice.int(1, 4)}   Cajero ${p.dice.digits(4)}`,
          `Tienda ${p.dice.digits(5)}`,
          'Facture su compra en nuestro portal',
          'con los datos de este ticket',
        ];
  return {
    css: `@page { size: 80mm ${(p.locale.language === 'en' ? 124 : 84) + p.purchases.length * 5}mm; margin: 5mm 4mm } ${TICKET}`,
    body: `<div class="c"><b>${p.field('issuer')}</b><br>${lines([escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.taxNumber(': ')])}</div><div class="sep"></div>${p.say('OR No.', 'TICKET')}: ${p.field('receipt_number')}<br>${p.say('Date', 'FECHA')}: ${p.field('date')} ${p.time}<div class="sep"></div>${tableOf({ rows, classes: ['', 'r', 'r'] }, 'full')}<div class="sep"></div>${p.locale.language === 'en' ? `${tableOf({ rows: total, classes: ['', 'r'] }, 'full')}<div class="sep"></div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'full')}` : `${tableOf({ rows: sums, classes: ['', 'r'] }, 'full')}${tableOf({ rows: total, classes: ['', 'r'] }, 'full')}`}<div class="sep"></div>${lines(low)}<div class="c" style="margin-top:2mm">${p.say('Thank you! Come again.', '¡GRACIAS POR SU COMPRA!')}</div>`,
  };
}
