// Receipts for what was mended or brought: shoes, clothes, a telephone, a load of firewood.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, purchaseRows, rateOf, shopLine } from './receipt-parts.ts';

const EMPTY_ROWS = 2;

/** A cobbler's: the number large on the half that is torn off with the shoes, the same beneath with the work, paid when the shoes were left. */
export function cobblerTicket(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const number = p.field('receipt_number');
  const rows = p.purchases.map(({ text, quantity, cents }) => [
    `${quantity} × ${escapeHtml(text)}`,
    p.bare(cents),
  ]);
  const sums = [
    [`<b>${p.say('Total paid', 'Total pagado')}</b>`, `<b>${p.field('amount')}</b>`],
    [`${p.say('of it', 'de ello')} ${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [p.say('before VAT', 'antes de IVA'), p.bareField('amount_untaxed')],
  ];
  const ready = p.say('Friday after 4 pm', 'viernes después de las 4');
  return {
    css: `@page { size: 76mm ${106 + rows.length * 5}mm; margin: 4mm 5mm } body { font: 9pt 'Liberation Sans Narrow', sans-serif; font-size: 9.4pt; padding-right: 0.4mm } .st { text-align: center; border-bottom: 1.4px dashed #000; padding-bottom: 4mm; margin-bottom: 4mm } .st b { font: bold 30pt 'Liberation Sans Narrow', sans-serif; display: block; line-height: 1.1 } .st small { font-size: 8pt } .hd { text-align: center; margin-bottom: 3mm } .hd b { font: bold 13pt 'URW Bookman', serif } .k { display: flex; justify-content: space-between } .t { margin: 2.5mm 0 } td { padding: 1.6px 0 } .t td { border-bottom: 0.5px dotted #777 } .s td { padding: 1px 0 } .s tr:first-child td { font-size: 12pt } .c { margin-top: 3mm; font-size: 8pt }`,
    body: `<div class="st"><small>${p.say('GOES WITH THE SHOES', 'VA CON EL CALZADO')}</small><b>${number}</b><small>${dice.pick(p.say('brown brogues|black boots|red heels', 'botas cafés|zapato negro|tacón rojo').split('|'))}, ${p.say('shelf', 'anaquel')} ${dice.pick(['A', 'B', 'D'])}${dice.int(1, 9)} · ${ready}</small></div><div class="hd"><b>${escapeHtml(p.shop.brand)}</b><br>${p.field('issuer')}<br>${lines([escapeHtml(p.shop.street), escapeHtml(p.shop.city)])}<br>${p.taxNumber(' ')}</div><div class="k"><span>${p.say('Ticket', 'Nota')} <b>${number}</b></span><span>${p.field('date')} ${p.time}</span></div><div class="k"><span>${p.say('Ready', 'Listo')}</span><span>${ready}</span></div>${tableOf({ rows, classes: ['', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}<div class="k" style="margin-top:2mm"><span>${p.say('Paid with', 'Pagó con')}</span><span>${p.field('payment_method')} ${cardEnd(p)}</span></div><div class="c">${p.say('No shoes without this ticket. Shoes not fetched within three months are given away.', 'Sin nota no se entrega el calzado. Después de 90 días no respondemos por él.')}</div>`,
  };
}

/** A tailor's: a narrow sheet from a pad with a thread at the head, pins marked on a figure, work in ruled rows some of which stay empty. */
export function tailorAlterations(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const empty = Array.from({ length: EMPTY_ROWS }, () => ['&nbsp;', '', '', '']);
  const sums = [
    [p.say('Net', 'Base imponible'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('TOTAL', 'TOTAL')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const line = (label: string, value: string): string => `<p><span>${label}</span>${value}</p>`;
  return {
    css: `@page { size: 105mm 148mm; margin: 7mm 8mm } body { font: 9pt 'Liberation Serif', serif; padding-right: 0.4mm } .hd { border-top: 2px dashed #9d174d; padding-top: 2.5mm; margin-bottom: 3mm; text-align: center } .hd b { font: italic 15pt 'Z003', 'URW Bookman', serif; color: #9d174d } .hd small { display: block; font-size: 7.4pt } h1 { font-size: 9.5pt; margin: 0 0 1.5mm; color: #9d174d; letter-spacing: 0.4px } p { margin: 0 0 0.8mm } p span { display: inline-block; width: 26mm; color: #666 } .t { margin: 2.5mm 0 } .t th { border-bottom: 0.8px solid #9d174d; font-weight: normal; font-style: italic; padding: 1.6px 3px } .t td { border-bottom: 0.5px solid #e3c2d0; padding: 2.4px 3px } .s { width: 56mm; margin-left: auto } .s td { padding: 1.4px 3px } .s tr:last-child td { font-size: 12pt; border-top: 0.8px solid #9d174d } .ft { font-size: 7.4pt; margin-top: 3mm; text-align: center; color: #444 }`,
    body: `<div class="hd"><b>${escapeHtml(p.shop.brand)}</b><small>${p.field('issuer')} · ${p.taxNumber(' ')}<br>${shopLine(p)}</small></div><h1>${p.say('ALTERATIONS RECEIPT', 'FACTURA SIMPLIFICADA')}</h1>${line(p.say('Number', 'Número'), `<b>${p.field('receipt_number')}</b>`)}${line(p.say('Taken in on', 'Fecha'), `${p.field('date')}, ${p.time}`)}${line(p.say('For', 'A nombre de'), p.say('Wanjiru', 'Sra. Olmos'))}${line(p.say('To be fetched', 'Recogida'), p.say('Tuesday', 'martes por la tarde'))}${tableOf({ head: [p.say('Work', 'Arreglo'), p.say('Pcs', 'Uds.'), p.say('Each', 'Precio'), p.say('Amount', 'Importe')], rows: [...purchaseRows(p), ...empty], classes: ['', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<div style="margin-top:2mm">${p.say('Paid in full by', 'Pagado con')} <b>${p.field('payment_method')}</b> ${cardEnd(p)}</div><div class="ft">${p.say(`Pins: hem ${dice.int(2, 6)} cm up, waist ${dice.int(1, 3)} cm in. We are shut on public holidays.`, `Alfileres: bajo ${dice.int(2, 6)} cm, cintura ${dice.int(1, 3)} cm. Precios con IVA incluido.`)}</div>`,
  };
}

/** A booth that mends telephones: number of the set and what was wrong with it in a box, parts and work, cash with change, how long it is warranted. */
export function screenRepair(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.flatMap(({ text, quantity, unitCents, cents }) => [
    [escapeHtml(text), String(quantity), p.bare(unitCents), p.bare(cents)],
  ]);
  const pair = (label: string, value: string): string =>
    `<div class="dl"><span>${label}</span><span>${value}</span></div>`;
  return {
    css: `@page { size: 80mm ${108 + rows.length * 7}mm; margin: 4mm 5mm } body { font: 8.6pt 'DejaVu Sans', sans-serif; font-size: 7.6pt; padding-right: 0.4mm } .c b { font-size: 11pt } .dl { display: flex; justify-content: space-between; margin-bottom: 0.6mm } .bx { border: 0.8px solid #000; border-radius: 1.5mm; padding: 1.6mm 2mm; margin: 2.5mm 0 } hr { border: none; border-top: 1px solid #000; margin: 1.8mm 0 } td, th { padding: 1.2px 0 } .r { padding-left: 2mm } th { font-weight: normal; border-bottom: 0.6px solid #000 } .tt { font-size: 11pt; font-weight: bold } .bar { height: 8mm; margin: 3mm 8mm 1mm; background: repeating-linear-gradient(90deg, #000 0 0.5mm, #fff 0.5mm 0.9mm, #000 0.9mm 1.2mm, #fff 1.2mm 2mm) }`,
    body: `<div class="c"><b>${escapeHtml(p.shop.brand)}</b><br>${p.field('issuer')}<br>${lines([escapeHtml(p.shop.street), escapeHtml(p.shop.city)])}<br>${p.taxNumber(' ')}<br><br>${p.say('CASH SALE', 'BOLETA ELECTRÓNICA')} ${p.say('No.', 'N°')} <b>${p.field('receipt_number')}</b></div>${pair(p.say('Date', 'Fecha'), `${p.field('date')} ${p.time}`)}<div class="bx">${p.say('Set', 'Equipo')}: ${dice.pick(['Galaxy A14', 'Redmi Note 12', 'Moto G52'])}<br>IMEI ${dice.digits(15)}<br>${p.say('Fault: glass cracked, does not charge', 'Falla: vidrio quebrado, no carga')}</div>${tableOf({ head: [p.say('Item', 'Detalle'), p.say('Qty', 'Cant.'), p.say('Price', 'Precio'), p.say('Amount', 'Valor')], rows, classes: ['', 'r', 'r', 'r'] }, 'full')}<hr>${pair(p.say('Taxable', 'Neto'), p.bareField('amount_untaxed'))}${pair(`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax'))}<div class="dl tt"><span>${p.say('TOTAL', 'TOTAL')}</span><span>${p.field('amount')}</span></div><hr>${pair(p.field('payment_method'), p.bare(p.givenCents))}${pair(p.say('Change', 'Vuelto'), p.bare(p.givenCents - p.totalCents))}<div class="c" style="margin-top:2mm">${p.say('90 days on parts, none if it fell into water.', '90 días de garantía en repuestos, no cubre agua.')}</div><div class="bar"></div><div class="c">${dice.digits(12)}</div>`,
  };
}

/** A driver's docket for wood: heaps and sacks filled in by hand in a form across the sheet, paid at the door, how dry it was. */
export function firewoodLoad(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const pen = (text: string): string => `<span class="pen">${text}</span>`;
  const rows = purchaseRows(p).map((cells) => cells.map((cell, at) => (at === 0 ? cell : pen(cell))));
  const cell = (label: string, value: string): string => `<div><small>${label}</small>${pen(value)}</div>`;
  const sums = [
    [p.say('Excl. VAT', 'Neto'), pen(p.bareField('amount_untaxed'))],
    [`${p.taxWord()} ${rateOf(p)}`, pen(p.bareField('tax'))],
    [`<b>${p.say('To pay', 'Total')} ${p.field('currency')}</b>`, pen(`<b>${p.bareField('amount')}</b>`)],
  ];
  return {
    css: `@page { size: 210mm 104mm; margin: 8mm 11mm } body { font: 9.4pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .hd { display: grid; grid-template-columns: 1fr auto; gap: 8mm; border-bottom: 2px solid #713f12; padding-bottom: 2mm } .hd b.n { font: bold 15pt 'URW Bookman', serif; color: #713f12 } .no { text-align: right; font-size: 10pt } .no b { font: bold 14pt 'Liberation Mono', monospace; color: #b91c1c } .g { display: grid; grid-template-columns: 1fr 1.2fr 1fr 1fr; gap: 4mm; margin: 2.5mm 0 } small { display: block; font-size: 7.2pt; color: #713f12 } .pen { font: italic 11.5pt 'URW Bookman', serif; color: #1e3a8a } .g div { border-bottom: 0.6px solid #713f12 } .t th { background: #f5ebdc; font-weight: normal; font-size: 8.4pt; padding: 2px 5px; border: 0.6px solid #c9a97c } .t td { border: 0.6px solid #c9a97c; padding: 1.6px 5px } .bt { display: grid; grid-template-columns: 1fr 74mm; gap: 8mm; margin-top: 2.5mm } .s td { padding: 1.2px 4px; border-bottom: 0.6px solid #c9a97c } .s td:last-child { text-align: right }`,
    body: `<div class="hd"><div><b class="n">${escapeHtml(p.shop.brand)}</b><br>${p.field('issuer')}, ${shopLine(p)}<br>${p.taxNumber(' ')} · ${p.shop.phone}</div><div class="no">${p.say('Delivery receipt no.', 'Comprobante de venta N°')}<br><b>${p.field('receipt_number')}</b></div></div><div class="g">${cell(p.say('Delivered', 'Fecha'), `${p.field('date')}`)}${cell(p.say('To', 'Entregado a'), p.say('Lindgren, Skogsvägen 4', 'Sra. Catalán, pasaje Lleuque 41'))}${cell(p.say('Driver', 'Chofer'), p.say('Tobbe', 'Lalo'))}${cell(p.say('Moisture', 'Humedad'), `${dice.int(14, 19)} %`)}</div>${tableOf({ head: [p.say('Kind of wood', 'Detalle'), p.say('Number', 'Cantidad'), p.say('Price', 'Precio'), p.say('Amount', 'Monto')], rows, classes: ['', 'r', 'r', 'r'] }, 't full')}<div class="bt"><div>${p.say('Paid at the door with', 'Pagado en la entrega por')} <b>${p.field('payment_method')}</b><br><br>${p.say('A stacked cubic metre holds about 0.7 of solid wood. Stack off the ground, bark up, and leave the sides open.', 'El metro estéreo equivale a unos 0,7 m³ sólidos. Guarde bajo techo y con los costados abiertos.')}</div>${tableOf({ rows: sums }, 's full')}</div>`,
  };
}
