// Slips of kiosks and small shops: bicycles for hire, money that went by telephone, a tunnel that washes cars, a bookshop.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, rateOf, shopLine } from './receipt-parts.ts';

/** A kiosk's: taken out and brought back with times, what was held on the card and let go again, the sum in a frame before its parts. */
export function bicycleKiosk(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, quantity, cents }) => [
    String(quantity),
    escapeHtml(text),
    p.bare(cents),
  ]);
  const ride = [
    [p.say('Out', 'Salida'), `09:${dice.int(10, 55)}`, p.say('stand', 'base'), String(dice.int(2, 30))],
    [
      p.say('Back', 'Vuelta'),
      `1${dice.int(3, 7)}:${dice.int(10, 55)}`,
      p.say('stand', 'base'),
      String(dice.int(2, 30)),
    ],
  ];
  const held = p.bare(15_000);
  const parts = [
    [p.say('of which net', 'Base imponible'), p.bareField('amount_untaxed')],
    [`${p.say('of which', '')} ${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
  ];
  const deposit = [
    [p.say('Deposit held', 'Fianza retenida'), held],
    [p.say('Deposit released', 'Fianza liberada'), `-${held}`],
  ];
  return {
    css: `@page { size: 80mm ${122 + rows.length * 5}mm; margin: 5mm } body { font: 9pt 'Nimbus Sans Narrow', 'Nimbus Sans', sans-serif; font-size: 9.5pt; padding-right: 0.4mm } .wheels { display: flex; justify-content: center; gap: 4mm; margin-bottom: 2mm } .wheels i { width: 9mm; height: 9mm; border: 0.8mm solid #000; border-radius: 50% } td { padding: 1px } .sum { border: 0.8mm solid #000; display: flex; justify-content: space-between; padding: 2mm 3mm; margin: 3mm 0; font-size: 14pt; font-weight: bold } hr { border: none; border-top: 1px solid #000; margin: 2mm 0 } .sm { font-size: 8.5pt }`,
    body: `<div class="wheels"><i></i><i></i></div><div class="c"><b style="font-size:13pt">${escapeHtml(p.shop.brand)}</b><br>${p.say('Kiosk', 'Quiosco')} ${dice.int(1, 9)}, ${escapeHtml(p.shop.city)}</div><hr><div>${p.say('Hire receipt', 'Recibo de alquiler')} ${p.field('receipt_number')}<br>${p.field('date')}, ${p.time}</div>${tableOf({ rows: ride }, 'full')}<hr>${tableOf({ rows, classes: ['', '', 'r'] }, 'full')}<div class="sum"><span>${p.say('Charged', 'Cobrado')}</span><span>${p.field('amount')}</span></div>${tableOf({ rows: parts, classes: ['', 'r'] }, 'full sm')}<hr>${tableOf({ rows: deposit, classes: ['', 'r'] }, 'full sm')}<div>${p.say('Charged to', 'Con cargo a')} ${p.field('payment_method')} ${cardEnd(p)}</div><hr><div class="c sm">${lines([p.field('issuer'), shopLine(p), p.taxNumber(' ')])}<br>${p.say('Report damage within the hour: 0800 555 0142', 'Avise de daños en una hora: 900 555 142')}</div>`,
  };
}

/** Money that went from one account to another: the text that came by telephone above, what was bought below, the code of the transfer beside the number of the sale. */
export function mobileMoney(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const code = `S${dice.pick(['FK', 'GH', 'JL'])}${dice.int(1, 9)}${dice.pick(['QWX', 'MTR', 'ZPB'])}${dice.digits(3)}`;
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    escapeHtml(text),
    `${quantity} x ${p.bare(unitCents)}`,
    p.bare(cents),
  ]);
  const sums = [
    [p.say('Value excl. VAT', 'Importe sin IVA'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('TOTAL PAID', 'TOTAL PAGADO')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  return {
    css: `@page { size: 78mm ${102 + rows.length * 5}mm; margin: 4mm } body { font: 8.5pt 'DejaVu Sans', sans-serif; font-size: 8pt; padding-right: 0.4mm } .sms { border: 1px solid #000; border-radius: 3mm 3mm 3mm 0; padding: 2mm 3mm; margin: 2mm 0 3mm } td { padding: 1.2px 1px } .t { border-top: 1px dotted #000; border-bottom: 1px dotted #000 } .s tr:last-child td { font-size: 10.5pt; padding-top: 3px } .k { display: grid; grid-template-columns: 1fr 1fr; gap: 1mm 3mm; margin-top: 3mm } small { display: block; font-size: 6.8pt; color: #333 }`,
    body: `<b style="font-size:11pt">${p.field('issuer')}</b><br>${shopLine(p)}<br>${p.taxNumber(': ')}<div class="sms">${p.say(`${code} Confirmed. Payment received from ${dice.pick(['JANE W.', 'PETER O.'])} 07xx xxx ${dice.digits(3)}. New float balance is hidden. Cost 0.00.`, `${code} Abono recibido de cuenta ***${dice.digits(4)}, ${dice.pick(['ROSA M.', 'ARTURO L.'])}. Comisión 0.00. Saldo no disponible.`)}</div>${tableOf({ rows, classes: ['', 'n', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}<div class="k"><div><small>${p.say('Sale number', 'Nota de venta')}</small><b>${p.field('receipt_number')}</b></div><div><small>${p.say('Sold', 'Vendido')}</small>${p.field('date')} ${p.time}</div><div><small>${p.say('Paid with', 'Pagado con')}</small>${p.field('payment_method')}</div><div><small>${p.say('Transaction code', 'Clave de rastreo')}</small>${code}</div><div><small>${p.say('Till number', 'CLABE terminación')}</small>${dice.digits(6)}</div><div><small>${p.say('Served by', 'Atendió')}</small>${dice.pick(p.say('Wanjiku|Otieno', 'Lupita|Don Beto').split('|'))}</div></div><div class="c" style="margin-top:4mm">${p.say('Asante, karibu tena!', '¡Gracias, marchante!')}</div>`,
  };
}

/** A tunnel's: the code for the gate in large type, until when it holds, then vehicle, washes and sums in one column of pairs. */
export function tunnelWash(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.map(({ text, cents }) => [escapeHtml(text), p.bare(cents)]);
  const pairs = [
    ...rows,
    [p.say('Net sale', 'Subtotal'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('AMOUNT', 'VALOR TOTAL')}</b>`, `<b>${p.field('amount')}</b>`],
    [p.say('Tip', 'Propina'), '____'],
    [p.field('payment_method'), cardEnd(p)],
    [p.say('Auth code', 'Aprobación'), `${dice.digits(5)}C`],
  ];
  return {
    css: `@page { size: 72mm ${100 + pairs.length * 4.6}mm; margin: 5mm 4mm } body { font: bold 9pt 'Liberation Mono', monospace; font-weight: normal; font-size: 8.5pt; padding-right: 0.4mm } .code { text-align: center; border-top: 2px dashed #000; border-bottom: 2px dashed #000; padding: 2.5mm 0; margin: 3mm 0 } .code b { font-size: 21pt; letter-spacing: 2px } td { padding: 1px 0 } .drops { text-align: center; font-size: 14pt; letter-spacing: 3mm }`,
    body: `<div class="drops">● ● ●</div><div class="c"><b style="font-size:11pt">${escapeHtml(p.shop.brand)}</b><br>${p.field('issuer')}<br>${lines([escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.shop.phone])}<br>${p.taxNumber(' ')}</div><div class="code">${p.say('YOUR WASH CODE', 'CÓDIGO DE INGRESO')}<br><b>${dice.digits(3)} ${dice.digits(3)}</b><br>${p.say('good for 30 days at any lane', 'válido 30 días en cualquier carril')}</div><div>${p.say('Receipt', 'Recibo')} ${p.field('receipt_number')}<br>${p.say('Purchased', 'Comprado')} ${p.field('date')} ${p.time}<br>${p.say('Plate', 'Placa')} ${dice.pick(p.say('8KTR 214|7PXD 903', 'KLM 482|GTR 207').split('|'))} &nbsp; ${p.say('Lane', 'Carril')} ${dice.int(1, 3)}</div><div style="height:3mm"></div>${tableOf({ rows: pairs, classes: ['', 'r'] }, 'full')}<div class="c" style="margin-top:4mm">${p.say(`Wash ${dice.int(2, 9)} of 10: the tenth is free`, `Lavado ${dice.int(2, 9)} de 10: el décimo es gratis`)}<br>${p.say('Antennas down, mirrors in', 'Baje la antena, cierre los espejos')}</div>`,
  };
}

/** A bookshop's: under each title its long number, the member's points, the last day to bring back, day and sale in the head. */
export function bookshopTill(p: ReceiptPaper): Sheet {
  const { dice } = p;
  const rows = p.purchases.flatMap(({ text, quantity, unitCents, cents }) => [
    [escapeHtml(text), quantity > 1 ? `${quantity} @ ${p.bare(unitCents)}` : '', p.bare(cents)],
    [`<i>978981${dice.digits(7)}</i>`, '', ''],
  ]);
  const sums = [
    [`<b>${p.say('Total', 'Total')} ${p.field('currency')}</b>`, `<b>${p.bareField('amount')}</b>`],
    [`${p.say('Incl.', 'Incluye')} ${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [p.say('Total before GST', 'Total antes de IVA'), p.bareField('amount_untaxed')],
    [p.field('payment_method'), p.bare(p.totalCents)],
  ];
  return {
    css: `@page { size: 80mm ${92 + rows.length * 4.4}mm; margin: 6mm 5mm } body { font: 9pt 'C059', serif; font-size: 9pt; padding-right: 0.4mm } .name { font-size: 14pt; font-style: italic; text-align: center } .row { display: flex; justify-content: space-between; border-top: 0.6px solid #000; border-bottom: 0.6px solid #000; padding: 1mm 0; margin: 2.5mm 0 } td { padding: 0.8px 1px } i { font-size: 7.5pt; color: #333 } .s { border-top: 0.6px solid #000; margin-top: 2mm } .s tr:first-child td { font-size: 11pt; padding: 2px 1px } .q { font-style: italic; text-align: center; margin-top: 4mm; font-size: 8pt }`,
    body: `<div class="name">${escapeHtml(p.shop.brand)}</div><div class="c" style="font-size:8pt">${p.field('issuer')}<br>${shopLine(p)}<br>${p.taxNumber(' ')}</div><div class="row"><span>${p.say('Sale', 'Venta')} ${p.field('receipt_number')}</span><span>${p.field('date')} ${p.time}</span></div>${tableOf({ rows, classes: ['', 'n', 'r'] }, 'full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}<div style="margin-top:3mm;font-size:8pt">${p.say('Reader’s card', 'Carné de lector')} ${dice.digits(8)}: ${dice.int(12, 96)} ${p.say('points', 'puntos')}<br>${p.say('Exchange within 14 days with this slip; marked books cannot be taken back.', 'Cambios dentro de 14 días con este tiquete; no se reciben libros marcados.')}</div><div class="q">${p.say('“A room without books is a body without a soul.”', '«Siempre imaginé el paraíso como una biblioteca.»')}</div>`,
  };
}
