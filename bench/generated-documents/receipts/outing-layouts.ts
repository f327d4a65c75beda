// Of the seventh collection, which was measured at first sight (docs/extraction.md) and has been looked into since: its figures are no longer those of documents that nobody has seen.
// Receipts of a day out: of a ferry, of the machine that fills cards of a tram, of a camp site, of a telephone that paid.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, rateOf, shopLine } from './receipt-parts.ts';

/** Passengers and vehicles by class; the sailing with a day and time of its own in a black bar. */
export function ferryCounter(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    String(quantity),
    escapeHtml(text),
    p.bare(unitCents),
    p.bare(cents),
  ]);
  const sums = [
    [p.name('Fares net|Net', 'Pasajes neto|Neto'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [
      `<b>${p.name('FARES TOTAL|TOTAL FARE', 'TOTAL PASAJES|TOTAL PASAJE')}</b>`,
      `<b>${p.field('amount')}</b>`,
    ],
    [p.name('Paid by|Tender', 'Pagado con|Medio de pago'), p.field('payment_method')],
    ...(p.isCash
      ? [
          [
            p.say('Given / back', 'Recibido / vuelto'),
            `${p.bare(p.givenCents)} / ${p.bare(p.givenCents - p.totalCents)}`,
          ],
        ]
      : []),
  ];
  return {
    css: `@page { size: 90mm ${86 + p.purchases.length * 6}mm; margin: 5mm } body { font: 8.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .bar { background: #000; color: #fff; padding: 1.5mm 2mm; margin: 3mm 0; font-weight: bold; font-size: 9.5pt } .items th { font-size: 7pt; font-weight: normal; border-bottom: 0.8px solid #000 } .sums { margin-top: 2mm; border-top: 0.8px solid #000 } .low { font-size: 7.5pt; margin-top: 4mm }`,
    body: `<b style="font-size:12pt">${p.field('issuer')}</b><br>${shopLine(p)}<br>${p.taxNumber(' ')}<div class="bar">${p.say('SAILING', 'ZARPE')} ${String(p.dice.int(6, 19)).padStart(2, '0')}:${p.dice.pick(['00', '15', '30'])} · ${p.say('NORTH QUAY → ISLAND', 'MUELLE NORTE → ISLA')}</div><div class="cols"><span>${p.name('Sale|Counter receipt', 'Venta|Boleto')} ${p.field('receipt_number')}</span><span>${p.field('date')} ${p.time}</span></div>${tableOf({ head: ['', p.say('Passenger / vehicle', 'Pasajero / vehículo'), p.say('Fare', 'Tarifa'), p.say('Sum', 'Suma')], rows, classes: ['', '', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums full')}<div class="low">${p.say('Be at the gate 30 minutes before sailing. Not valid without a boarding card.', 'Preséntese 30 minutos antes del zarpe. No válido sin tarjeta de embarque.')}</div>`,
  };
}

/** What was on the card before and is on it now stand around what was paid. */
export function cardTopUp(p: ReceiptPaper): Sheet {
  const [purchase] = p.purchases;
  const before = p.dice.int(1, 9) * 100 * p.locale.priceLevel;
  const row = (label: string, value: string): string => `${label.toUpperCase().padEnd(16, ' ')} ${value}`;
  const text = [
    row(p.name('Receipt|Ref. no', 'Comprobante|Operacion'), p.field('receipt_number')),
    row(p.name('Date|On', 'Fecha|Dia'), `${p.field('date')}  ${p.time}`),
    row(p.say('Machine', 'Maquina'), `${p.dice.digits(4)}-B`),
    row(p.say('Card', 'Tarjeta'), `3086 ${p.dice.digits(4)} ${p.dice.digits(4)}`),
    '',
    row(p.say('Old balance', 'Saldo previo'), p.bare(before)),
    row(purchase?.text ?? '', p.bare(purchase?.cents ?? 0)),
    row(p.say('New balance', 'Saldo nuevo'), p.bare(before + (purchase?.cents ?? 0))),
    '',
    row(p.name('Paid|You paid', 'Pagado|Importe pagado'), p.field('amount')),
    row(p.name('Paid with|By', 'Forma de pago|Pagado con'), p.field('payment_method')),
    ...(p.isCash ? [] : [row(p.say('Card no.', 'N. tarjeta'), cardEnd(p))]),
    row(`${p.say('Incl', 'Incluye')} ${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')),
    row(p.say('Excl', 'Sin imp.'), p.bareField('amount_untaxed')),
  ];
  return {
    css: `@page { size: 80mm 108mm; margin: 6mm 4mm } body { font: 8.5pt 'Nimbus Mono PS', monospace; font-weight: bold } .c { text-align: center } pre { font: inherit; margin: 3mm 0; line-height: 1.35 }`,
    body: `<div class="c">${lines([p.field('issuer'), escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.taxNumber(' ')])}</div><div class="c" style="margin-top:2mm">*** ${p.say('TOP-UP RECEIPT', 'RECIBO DE RECARGA')} ***</div><pre>${text.join('\n')}</pre><div class="c">${p.say('KEEP FOR YOUR RECORDS', 'CONSERVE ESTE RECIBO')}</div>`,
  };
}

/** Half a page with the pitch and the days of arrival and departure in boxes; net and tax in small type before the total. */
export function campsite(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    escapeHtml(text),
    `${quantity} × ${p.bare(unitCents)}`,
    p.bare(cents),
  ]);
  const box = (label: string, value: string): string => `<div><i>${label}</i>${value}</div>`;
  return {
    css: `@page { size: A5; margin: 11mm 12mm } body { font: 9.5pt 'URW Bookman', serif; padding-right: 0.4mm } .head { display: flex; align-items: center; gap: 5mm; border-bottom: 2px solid #2f6b3a; padding-bottom: 3mm } .tent { width: 0; height: 0; border-left: 9mm solid transparent; border-right: 9mm solid transparent; border-bottom: 15mm solid #2f6b3a; flex: none } .boxes { display: grid; grid-template-columns: repeat(4, 1fr); gap: 2mm; margin: 5mm 0 } .boxes div { border: 0.6px solid #2f6b3a; padding: 1mm 2mm 2mm; font-size: 9pt } .boxes i { display: block; font-size: 7pt; color: #2f6b3a } .items td { padding: 3px 2px; border-bottom: 0.5px dotted #888 } .end { text-align: right; margin-top: 4mm; line-height: 1.6 } .end b { font-size: 13pt }`,
    body: `<div class="head"><div class="tent"></div><div><b style="font-size:13pt">${p.field('issuer')}</b><br>${shopLine(p)}<br>${p.shop.phone} · ${p.taxNumber(' ')}</div></div><p style="margin-top:4mm">${p.name('Guest receipt|Receipt of payment', 'Recibo de huésped|Recibo de estancia')} <b>${p.field('receipt_number')}</b>, ${p.field('date')}, ${p.time}</p><div class="boxes">${box(p.say('Pitch', 'Parcela'), `${p.dice.pick(['A', 'D', 'K'])}${p.dice.int(4, 88)}`)}${box(p.say('Arrived', 'Llegada'), p.say('Fri', 'vie.'))}${box(p.say('Leaving', 'Salida'), p.say('Sun', 'dom.'))}${box(p.say('Persons', 'Personas'), String(p.dice.int(1, 5)))}</div>
      ${tableOf({ rows, classes: ['', 'r', 'r'] }, 'items full')}<div class="end">${p.name('net|without tax', 'neto|sin impuesto')} ${p.bareField('amount_untaxed')} · ${p.taxWord()} ${rateOf(p)} ${p.bareField('tax')}<br><b>${p.name('Stay, total|To pay', 'Estancia, total|Total estancia')} ${p.field('amount')}</b><br>${p.name('Received by way of|Paid', 'Recibido en|Pagado con')}: ${p.field('payment_method')}</div><p style="margin-top:9mm;font-size:8.5pt">${p.say('Quiet hours from 22:00 to 07:00. Please return the barrier card on leaving.', 'Horario de silencio de 22:00 a 07:00. Devuelva la tarjeta de la barrera al salir.')}</p>`,
  };
}

/** A photograph of a screen: who was paid and how much in large type, then rows of names at the left and values at the right. */
export function walletScreen(p: ReceiptPaper): Sheet {
  const [purchase] = p.purchases;
  const row = (label: string, value: string): string =>
    `<div class="w"><span>${label}</span><span>${value}</span></div>`;
  return {
    css: `@page { size: 92mm 186mm; margin: 0 } body { font: 9.5pt 'Liberation Sans', sans-serif; background: #f2f3f7; color: #1c1c28 } .bar { display: flex; justify-content: space-between; padding: 2mm 5mm; font-size: 8pt } .top { text-align: center; padding: 7mm 5mm 5mm } .ok { width: 14mm; height: 14mm; border-radius: 50%; background: #24a148; color: #fff; font: bold 24pt 'DejaVu Sans', sans-serif; line-height: 14mm; margin: 0 auto 3mm } .big { font-size: 22pt; font-weight: bold; margin: 2mm 0; white-space: nowrap } .card { background: #fff; border-radius: 4mm; margin: 3mm 4mm; padding: 2mm 4mm } .w { display: flex; justify-content: space-between; gap: 4mm; padding: 2mm 0; border-bottom: 0.4px solid #e4e4ec; font-size: 8.5pt } .w span:first-child { color: #70707f } .w span:last-child { text-align: right } .w:last-child { border: none } .btn { background: #2d5bff; color: #fff; border-radius: 5mm; text-align: center; margin: 5mm; padding: 3mm }`,
    body: `<div class="bar"><span>${p.time}</span><span>4G ▮▮▯ 71%</span></div><div class="top"><div class="ok">✓</div>${p.say('Payment successful', 'Pago realizado')}<div class="big">${p.field('amount')}</div>${p.say('to', 'a')} ${escapeHtml(p.shop.brand)}</div><div class="card">${row(p.name('Merchant|Paid to', 'Comercio|Pagado a'), p.field('issuer'))}${row(p.shop.tax.label, p.field('vat'))}${row(p.name('Receipt no.|Receipt', 'N.º de recibo|Recibo'), p.field('receipt_number'))}${row(p.name('Date|Paid on', 'Fecha|Fecha de pago'), p.field('date'))}${row(p.name('Payment method|Method', 'Método de pago|Método'), p.field('payment_method'))}${row(p.say('Device', 'Dispositivo'), `Nova A25 · ${cardEnd(p)}`)}</div><div class="card">${row(escapeHtml(purchase?.text ?? ''), p.bare(purchase?.cents ?? 0))}${row(p.name('Amount before tax|Net amount', 'Importe sin impuesto|Neto'), p.bareField('amount_untaxed'))}${row(`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax'))}${row(p.say('Fee', 'Comisión'), p.bare(0))}</div><div class="btn">${p.say('Share receipt', 'Compartir recibo')}</div>`,
  };
}
