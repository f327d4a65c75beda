// Receipts that come by mail or out of a terminal: of a store of programs, of a card and of a ride.

import type { Sheet } from '../html.ts';
import { escapeHtml, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, rateOf, shopLine } from './receipt-parts.ts';

/** A mail of a store of programs: grey boxes of facts in capitals, what was bought with icons, the total in bold at the right. */
export function deviceStore(p: ReceiptPaper): Sheet {
  const fact = (label: string, value: string): string => `<div><small>${label}</small><br>${value}</div>`;
  const rows = p.purchases.map(({ text, cents }) => [
    '<i class="icon"></i>',
    `<b>${escapeHtml(text)}</b>`,
    p.bare(cents),
  ]);
  const sums = [
    [p.say('Subtotal', 'Subtotal sin IVA'), p.field('amount_untaxed')],
    [p.say('Tax', `IVA (${rateOf(p)})`), p.field('tax')],
  ];
  const person = p.dice.pick(p.say('j.mercer|a.lindgren', 'm.solis|r.obando').split('|'));
  return {
    css: `@page { size: Letter; margin: 20mm 28mm } body { font: 9.5pt 'Nimbus Sans', sans-serif; color: #333; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; align-items: center; margin-bottom: 8mm } .top b { font-size: 13pt } .top span { font-size: 20pt; color: #777 } .grid { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 1mm } .grid div { background: #f5f5f7; padding: 2.5mm 3mm; min-height: 13mm } small { color: #777; font-size: 7.5pt; text-transform: uppercase } h4 { background: #f5f5f7; margin: 7mm 0 0; padding: 2mm 3mm; font-size: 10pt } .icon { display: block; width: 11mm; height: 11mm; border-radius: 3mm; background: linear-gradient(135deg, #5ac, #358) } .items td { padding: 3mm; border-bottom: 0.5px solid #ddd; vertical-align: middle } .items td:first-child { width: 18mm } .sums { width: 80mm; margin: 3mm 0 0 auto } .sums td { padding: 1.5mm 3mm } .big { display: flex; justify-content: flex-end; gap: 14mm; margin: 3mm; font-size: 13pt; font-weight: bold } .low { font-size: 8pt; color: #777; text-align: center; margin-top: 14mm }`,
    body: `<div class="top"><b>${escapeHtml(p.shop.brand)}</b><span>${p.say('Receipt', 'Recibo')}</span></div><div class="grid">${fact(p.say('Account', 'Cuenta'), `${person}@example.com`)}${fact(p.say('Date', 'Fecha'), p.field('date'))}${fact(p.say('Billed to', 'Facturado a'), `${p.field('payment_method')}${p.isCash ? '' : ` ${cardEnd(p)}`}`)}${fact(p.say('Document No.', 'N.º de documento'), p.field('receipt_number'))}${fact(p.say('Items', 'Artículos'), String(p.purchases.length))}${fact(p.say('Store', 'Tienda'), p.shop.site)}</div><h4>${p.say('Apps and subscriptions', 'Aplicaciones y suscripciones')}</h4>
      ${tableOf({ rows, classes: ['', '', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['r', 'r'] }, 'sums')}<div class="big"><span>TOTAL</span><span>${p.field('amount')}</span></div><p class="low">${p.say('Cancel a subscription at least a day before each renewal date in your account settings.', 'Cancele una suscripción al menos un día antes de su renovación en los ajustes de la cuenta.')}<br>${p.field('issuer')}, ${shopLine(p)} · ${p.taxNumber(' ')}</p>`,
  };
}

/** The slip of a terminal: numbers of shop and machine, the card, the amount in double height, approved. */
export function merchantCopy(p: ReceiptPaper): Sheet {
  const about = [
    ['MID', `**${p.dice.digits(5)}`],
    ['TID', `****${p.dice.digits(4)}`],
    ['AID', `A00000000${p.dice.pick(['31010', '41010'])}`],
    [p.say('PAN SEQ', 'SEC. PAN'), '01'],
    [p.say('RECEIPT', 'RECIBO'), p.field('receipt_number')],
    [p.say('AUTH CODE', 'N. AUTORIZACION'), p.dice.digits(6)],
  ];
  return {
    css: `@page { size: 58mm 102mm; margin: 4mm 3mm } body { font: 8pt 'DejaVu Sans Mono', monospace; padding-right: 0.4mm } td { padding: 0.3px 1px } .big { font-size: 11pt; font-weight: bold; display: flex; justify-content: space-between; margin: 2mm 0; white-space: nowrap }`,
    body: `<div class="c">*** ${p.say('CUSTOMER COPY', 'COPIA CLIENTE')} ***<br><br><b>${p.field('issuer')}</b><br>${escapeHtml(p.shop.street)}<br>${escapeHtml(p.shop.city)}</div><div style="margin-top:3mm">${tableOf({ rows: about, classes: ['', 'r'] }, 'full')}</div><p style="margin-top:3mm">${p.field('payment_method')}<br>${cardEnd(p)} &nbsp; ${p.say('CONTACTLESS', 'SIN CONTACTO')}<br>${p.say('DATE', 'FECHA')} ${p.field('date')}<br>${p.say('TIME', 'HORA')} ${p.time}</p>${p.say('SALE', 'VENTA')}<div class="big"><span>${p.say('AMOUNT', 'IMPORTE')}</span><span>${p.field('amount')}</span></div><div class="c">${p.say('NO CARDHOLDER VERIFICATION', 'OPERACION SIN FIRMA')}<br><b>${p.say('APPROVED', 'AUTORIZADA')}</b><br><br>${p.say('PLEASE RETAIN FOR YOUR RECORDS', 'CONSERVE ESTE RECIBO')}<br>${p.say('THANK YOU', 'GRACIAS')}</div>`,
  };
}

/** A mail after a ride: the total in large type, the way with its times, the fare with the tax within, who carried. */
export function tripSummary(p: ReceiptPaper): Sheet {
  const rows = [
    ...p.purchases.map(({ text, cents }) => [escapeHtml(text), p.bare(cents)]),
    [p.say('Promotion', 'Promoción'), p.bare(0)],
    [`${p.say('Fare excluding VAT', 'Tarifa sin IVA')}`, p.bareField('amount_untaxed')],
    [`${p.taxWord()} (${rateOf(p)})`, p.bareField('tax')],
  ];
  const distance = writeNumber(p.dice.between(2, 24), 2, p.locale);
  const driver = p.dice.pick(p.say('Mohammed|Stephen|Irina', 'Yonathan|Miguel|Dayana').split('|'));
  const streets = p.say('Euston Road|Lavender Hill', 'Av. Libertador|Plaza Altamira').split('|');
  return {
    css: `@page { size: A4; margin: 18mm 26mm } body { font: 10.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .top { background: #e9f5ec; padding: 7mm } .top b { font-size: 17pt } h1 { font-size: 17pt; margin: 9mm 0 2mm; display: flex; justify-content: space-between; white-space: nowrap } .fare td { padding: 5px 0; border-top: 0.5px solid #ddd } .pay { margin: 7mm 0; border-top: 2px solid #000; padding-top: 3mm; display: flex; justify-content: space-between } .trip { background: #f6f6f6; padding: 5mm; margin-top: 5mm } small { color: #666; font-size: 8.5pt }`,
    body: `<div class="top"><div class="cols"><b>${escapeHtml(p.shop.brand)}</b><span>${p.field('date')}</span></div><p style="margin:6mm 0 0;font-size:13pt">${p.say('Thanks for riding with us', 'Gracias por viajar con nosotros')}</p></div><h1><span>${p.say('Total', 'Total')}</span><span>${p.field('amount')}</span></h1>${tableOf({ rows, classes: ['', 'r'] }, 'fare full')}<div class="pay"><span>${p.say('Payments', 'Pagos')}<br><b>${p.field('payment_method')}</b>${p.isCash ? '' : ` ${cardEnd(p)}`}<br><small>${p.say('Charged at', 'Cobrado a las')} ${p.time}</small></span><span>${p.bare(p.totalCents)}</span></div><div class="trip"><b>${p.say('Comfort', 'Estándar')}</b> &nbsp; ${distance} km, ${p.dice.int(9, 48)} min<br>● ${streets[0] ?? ''}<br>■ ${streets[1] ?? ''}<br><small>${p.say('You rode with', 'Viajó con')} ${driver} · ${p.say('Licence plate', 'Placa')} ${p.dice.pick(['LD19 KXR', 'AB482KM'])}</small></div><p style="margin-top:7mm"><small>${p.say('Receipt number', 'Número de recibo')}: ${p.field('receipt_number')}<br>${p.say('Issued by', 'Emitido por')} ${p.field('issuer')}, ${shopLine(p)}<br>${p.taxNumber(' ')}</small></p>`,
  };
}
