// Receipts that come from no till: restaurants, taxis, hotels, forms filled in, and those sent by mail.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, rowsOf, tableOf } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';

export function restaurant(p: ReceiptPaper): Sheet {
  const tip = Math.round(p.totalCents / 10);
  return {
    css: `@page { size: 80mm 190mm; margin: 5mm } body { font: 9pt 'P052', serif } table { width: 100%; margin: 6px 0 } .line { border-top: 1px dashed; } h1 { font: italic 17pt 'URW Bookman', serif; text-align: center; margin: 0 } .c { text-align: center }`,
    body: `<h1>${escapeHtml(p.shop.brand)}</h1><div class="c">${lines([p.field('issuer'), `${escapeHtml(p.shop.street)}, ${escapeHtml(p.shop.city)}`, p.taxNumber(' ')])}</div>
      <p style="margin-top:10px">${p.say('Table', 'Mesa')} 12 &nbsp; ${p.say('Covers', 'Comensales')} 2 &nbsp; ${p.say('Server', 'Camarero')}: Eva<br>${p.say('Check', 'Cuenta')} ${p.field('receipt_number')} &nbsp; ${p.field('date')} ${p.time}</p>
      <table class="line">${rowsOf(
        p.purchases.map(({ text, quantity, unitCents, cents }) => [
          String(quantity),
          escapeHtml(text),
          p.bare(unitCents),
          p.bare(cents),
        ]),
        ['', '', 'r', 'r'],
      )}</table>
      <table class="line">${rowsOf(
        [
          [p.say('Net', 'Base imponible'), p.field('amount_untaxed')],
          [p.taxWord(), p.field('tax')],
          [`<b>${p.say('Total', 'Total')}</b>`, `<b>${p.field('amount')}</b>`],
        ],
        ['', 'r'],
      )}</table>
      <p class="c">${p.say(`Suggested gratuity 10%: ${p.bare(tip)}`, `Propina sugerida 10 %: ${p.bare(tip)}`)}</p><p class="c">${p.say('Service not included', 'Servicio no incluido')}</p>`,
  };
}

/** A5, filled in by typewriter: received from, the sum of, for. */
export function receivedFrom(p: ReceiptPaper): Sheet {
  const row = (label: string, value: string): string =>
    `<div class="row"><span>${label}</span><b>${value}</b></div>`;
  return {
    css: `@page { size: A5 landscape; margin: 12mm } body { font: 11pt 'C059', serif; } .frame { border: 2px double #333; padding: 14px } .row { display: flex; gap: 10px; margin: 9px 0 } .row b { flex: 1; border-bottom: 1px dotted; font: 11pt 'Nimbus Mono PS', monospace } h1 { letter-spacing: 6px; margin: 0; font-size: 18pt }`,
    body: `<div class="frame"><div class="cols"><h1>${p.say('RECEIPT', 'RECIBO')}</h1><div>${p.say('No.', 'N.º')} <b>${p.field('receipt_number')}</b></div></div>
      ${row(p.say('Received from', 'Recibí de'), p.say('Mrs D. Whitlock', 'Dña. Carmen Rúa'))}${row(p.say('The sum of', 'La cantidad de'), p.field('amount'))}${row(p.say('For', 'En concepto de'), p.purchases.map(({ text }) => escapeHtml(text)).join(', '))}${row(p.say('Payment method', 'Forma de pago'), p.field('payment_method'))}${row(p.say('Date', 'Fecha'), p.field('date'))}
      <div style="margin-top:14px;font-size:9pt">${lines([p.field('issuer'), `${escapeHtml(p.shop.street)}, ${escapeHtml(p.shop.city)}`, p.taxNumber(' ')])}</div></div>`,
  };
}

export function taxi(p: ReceiptPaper): Sheet {
  const pairs = [
    [p.say('Date', 'Fecha'), `${p.field('date')} ${p.time}`],
    [p.say('Receipt no.', 'Recibo nº'), p.field('receipt_number')],
    [p.say('Licence', 'Licencia'), p.dice.digits(5)],
    [p.say('Distance', 'Distancia'), `${p.dice.int(3, 28)}${p.locale.decimal}4 km`],
    [p.say('Fare', 'Carrera'), p.bare(p.netCents)],
    [p.taxWord(), p.field('tax')],
    [p.say('Total fare', 'Importe total'), p.field('amount')],
    [p.say('Payment', 'Pago'), p.field('payment_method')],
  ];
  return {
    css: `@page { size: 62mm 120mm; margin: 4mm } body { font: 9pt 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif } table { width: 100%; margin-top: 8px } td { padding: 2px 0 } .top { background: #111; color: white; text-align: center; padding: 4px }`,
    body: `<div class="top">TAXI</div><p style="margin-top:6px">${lines([p.field('issuer'), escapeHtml(p.shop.city), p.taxNumber(' ')])}</p>${tableOf({ rows: pairs, classes: ['', 'r'] })}`,
  };
}

/** A page printed from a mail: card with an order, label above value. */
export function mailed(p: ReceiptPaper): Sheet {
  return {
    css: `@page { size: A4; margin: 20mm } body { font: 10.5pt 'Liberation Sans', sans-serif; color: #333 } .card { width: 130mm; margin: 10mm auto; border: 1px solid #ddd; border-radius: 6px; padding: 10mm } .facts td { padding: 0 26px 0 0 } .facts th { color: #999; font-size: 8pt; font-weight: normal; padding: 0 26px 0 0 } .sum { width: 100%; margin-top: 18px } .sum td { padding: 5px 0; border-top: 1px solid #eee }`,
    body: `<div class="card"><div style="font-size:15pt;margin-bottom:14px">${p.say('Receipt from', 'Recibo de')} ${p.field('issuer')}</div>${tableOf({ head: [p.say('AMOUNT PAID', 'IMPORTE PAGADO'), p.say('DATE PAID', 'FECHA DE PAGO'), p.say('PAYMENT METHOD', 'MÉTODO DE PAGO')], rows: [[p.field('amount'), p.field('date'), p.field('payment_method')]] }, 'facts')}
      ${tableOf({ rows: [...p.purchases.map(({ text, quantity, cents }) => [`${escapeHtml(text)} × ${quantity}`, p.money(cents)]), [p.say('Total before tax', 'Total sin impuestos'), p.field('amount_untaxed')], [p.taxWord(), p.field('tax')], [`<b>Total</b>`, `<b>${p.field('amount')}</b>`]], classes: ['', 'r'] }, 'sum')}
      <p style="font-size:8pt;color:#999;margin-top:16px">${p.say('Receipt number', 'Número de recibo')} ${p.field('receipt_number')} · ${p.shop.site} · ${p.taxNumber(' ')}</p></div>`,
  };
}

/** A hotel's: nights in a table with dates of their own, the balance of nothing at the end. */
export function hotel(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, cents }) => [
    p.field('date'),
    `${p.say('Room 31', 'Hab. 31')} ${escapeHtml(text)}`,
    p.bare(cents),
    '',
  ]);
  return {
    css: `@page { size: A4; margin: 18mm } body { font: 10pt 'Nimbus Roman', serif } .items { margin: 16px 0 } .items td, .items th { padding: 3px 4px } .items th { border-bottom: 1px solid; border-top: 1px solid } h1 { text-align: center; font-weight: normal }`,
    body: `<h1>${escapeHtml(p.shop.brand)}</h1><div class="c">${lines([p.field('issuer'), `${escapeHtml(p.shop.street)}, ${escapeHtml(p.shop.city)}`, p.taxNumber(': ')])}</div>
      <p style="margin-top:22px">${p.say('Receipt', 'Recibo')}: ${p.field('receipt_number')}<br>${p.say('Date', 'Fecha')}: ${p.field('date')}<br>${p.say('Guest: R. Okafor', 'Huésped: R. Okafor')}</p>
      ${tableOf({ head: [p.say('Day', 'Día'), p.say('Description', 'Descripción'), p.say('Charges', 'Cargos'), p.say('Payments', 'Pagos')], rows: [...rows, ['', p.field('payment_method'), '', p.bare(p.totalCents)], ['', p.say('Balance', 'Saldo'), p.bare(0), '']], classes: ['n', '', 'r', 'r'] }, 'items full')}
      <p>${p.say('Total amount', 'Importe total')}: <b>${p.field('amount')}</b> ${p.say('including', 'incluido')} ${p.taxWord()} ${p.field('tax')}</p>`,
  };
}
