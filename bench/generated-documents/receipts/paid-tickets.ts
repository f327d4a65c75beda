// Tickets on narrow paper: of a table, a discounter, a car park, a printer that the tax office seals and a taxi.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { ReceiptPaper } from './receipt-paper.ts';
import { cardEnd, rateOf, shopLine } from './receipt-parts.ts';

const MINUTES = 60;

/** Server and check above, what was eaten, the sums, how the card was read, and what a tip would come to. */
export function serverCheck(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, cents }) => [
    String(quantity),
    escapeHtml(text),
    p.bare(cents),
  ]);
  const sums = [
    [p.say('Subtotal', 'Subtotal'), p.field('amount_untaxed')],
    [p.say('Tax', `IVA ${rateOf(p)}`), p.field('tax')],
    [`<b>${p.say('Total', 'Total')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const card = [
    [p.say('Input Type', 'Lectura'), p.say('C (EMV Chip Read)', 'Chip EMV')],
    [p.field('payment_method'), `xxxxxxxx${p.dice.digits(4)}`],
    [p.say('Time', 'Hora'), p.time],
    [p.say('Transaction Type', 'Operación'), p.say('Sale', 'Venta')],
    [p.say('Authorization', 'Autorización'), p.say('Approved', 'Aprobada')],
    [p.say('Approval Code', 'Código'), p.dice.digits(6)],
  ];
  const tips = [18, 20, 22].map((part) => [
    `${part}%`,
    `(${p.say('Tip', 'Propina')} ${p.bare(Math.round((p.netCents * part) / 100))})`,
  ]);
  return {
    css: `@page { size: 80mm ${146 + p.purchases.length * 4.6}mm; margin: 5mm 4mm } body { font: 9pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } td { padding: 0.6px 1px } .sep { border-top: 1px solid #000; margin: 2mm 0 } .sums { margin-top: 2mm } .blank { display: flex; justify-content: space-between; margin-top: 3.5mm } .blank i { border-bottom: 1px solid #000; width: 36mm }`,
    body: `<div class="c"><b style="font-size:12pt">${escapeHtml(p.shop.brand)}</b><br>${lines([p.field('issuer'), escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.shop.phone, p.taxNumber(' ')])}</div><div style="margin-top:3mm">${p.say('Server', 'Mesero')}: ${p.dice.pick(p.say('Kayla R|Devon', 'Maribel|Ulises').split('|'))}<div class="cols"><b>${p.say('Check', 'Cuenta')} #${p.field('receipt_number')}</b><span>${p.say('Table', 'Mesa')} ${p.dice.int(3, 44)}</span></div>${p.say('Guest Count', 'Personas')}: ${p.dice.int(2, 6)}<div class="cols"><span>${p.say('Ordered', 'Fecha')}:</span><span>${p.field('date')} ${p.time}</span></div></div><div class="sep"></div>${tableOf({ rows, classes: ['', '', 'r'] }, 'full')}<div class="sep"></div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums full')}<div class="sep"></div>${tableOf({ rows: card, classes: ['', 'r'] }, 'full')}<div class="blank"><span>+ ${p.say('Tip', 'Propina')}:</span><i></i></div><div class="blank"><span>= ${p.say('Total', 'Total')}:</span><i></i></div><div class="blank"><span>X</span><i style="width:60mm"></i></div><p style="margin-top:4mm"><b>${p.say('Suggested Tip', 'Propina sugerida')}:</b></p>${tableOf({ rows: tips }, '')}<p style="font-size:7.5pt">${p.say('Tip percentages are based on the check price before taxes.', 'Los porcentajes se calculan antes de impuestos.')}</p>`,
  };
}

/** Prices with the letter of their rate behind them, how many goods there were, rates as net, tax and gross. */
export function discounterTill(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, unitCents, cents, rateLetter }) => [
    escapeHtml(text),
    quantity > 1 ? `${quantity} x ${p.bare(unitCents)}` : '',
    p.bare(cents),
    rateLetter,
  ]);
  const rates = [
    ...p.taxes
      .filter(({ baseCents }) => baseCents > 0)
      .map(({ letter, rate, baseCents, taxCents }) => [
        `${letter} ${p.rate(rate)}`,
        p.bare(taxCents),
        p.bare(baseCents),
        p.bare(baseCents + taxCents),
      ]),
    [p.say('Sum', 'Suma'), p.bareField('tax'), p.bareField('amount_untaxed'), p.bare(p.totalCents)],
  ];
  const count = p.purchases.reduce((sum, { quantity }) => sum + quantity, 0);
  const paid = p.isCash
    ? [
        [p.field('payment_method'), p.bare(p.givenCents)],
        [p.say('CHANGE', 'Cambio'), p.bare(p.givenCents - p.totalCents)],
      ]
    : [
        [p.field('payment_method'), p.bare(p.totalCents)],
        [p.say('Card', 'Tarjeta'), cardEnd(p)],
      ];
  return {
    css: `@page { size: 80mm ${108 + p.purchases.length * 4.4}mm; margin: 5mm 4mm } body { font: 8.5pt 'Liberation Mono', monospace; padding-right: 0.4mm } td, th { padding: 0.4px 1px; font-weight: normal } .dash { border-top: 1px dashed #000; margin: 1.6mm 0 } .big td { font-size: 13pt; font-weight: bold } .code { height: 9mm; margin: 3mm 6mm 1mm; background: repeating-linear-gradient(90deg, #000 0 0.4mm, #fff 0.4mm 1mm, #000 1mm 1.9mm, #fff 1.9mm 2.3mm) }`,
    body: `<div class="c"><b style="font-size:14pt">${escapeHtml(p.shop.brand).toUpperCase().replaceAll('&AMP;', '&amp;')}</b><br>${lines([p.field('issuer'), escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.taxNumber(' ')])}</div>${p.say('<div class="c"><b>TAX INVOICE</b></div>', '')}<div class="r" style="margin-top:2mm">${p.say('$', 'EUR')}</div>${tableOf({ rows, classes: ['', 'n', 'r', ''] }, 'full')}<div class="dash"></div>${tableOf({ rows: [[p.say('TOTAL', 'Total'), p.field('amount')]], classes: ['', 'r'] }, 'big full')}${tableOf({ rows: paid, classes: ['', 'r'] }, 'full')}<p style="margin-top:1.5mm">${count} ${p.say('items', 'artículos')}</p>${tableOf({ head: [`${p.taxWord()} %`, p.taxWord(), p.say('Net', 'P.Neto'), p.say('Gross', 'PVP')], rows: rates, classes: ['', 'r', 'r', 'r'] }, 'full')}<div class="dash"></div>${p.say('Receipt', 'FACTURA SIMPLIFICADA')} ${p.field('receipt_number')}<br>${p.field('date')} ${p.time} ${p.say('Store', 'Tienda')} ${p.dice.digits(4)} ${p.say('POS', 'Caja')} ${p.dice.int(1, 8)}<div class="code"></div><div class="c">${p.say('Please keep your receipt for returns within 60 days', 'Devoluciones en 30 días con este ticket')}</div>`,
  };
}

/** A car park's: ticket, way in and way out with times, how long that was, the fee with its tax within, how it was paid. */
export function barrierExit(p: ReceiptPaper): Sheet {
  const [purchase] = p.purchases;
  const [hour = 0, minute = 0] = p.time.split(':').map(Number);
  const late = p.dice.int(10, 58);
  // From some minutes past six in the morning.
  const stay = (hour - 6) * MINUTES + minute - late;
  const day = p.field('date');
  const about = [
    [p.say('Receipt No', 'Nº Recibo'), p.field('receipt_number')],
    [p.say('Pay station', 'Cajero'), `${p.dice.int(1, 6)}`],
    [p.say('Ticket', 'Ticket'), `${p.dice.digits(3)} ${p.dice.digits(6)}`],
    [p.say('Entry', 'Entrada'), `${day} 06:${late}`],
    [p.say('Paid', 'Pagado'), `${day} ${p.time}`],
    [
      p.say('Duration', 'Estancia'),
      `${Math.floor(stay / MINUTES)} h ${String(stay % MINUTES).padStart(2, '0')} min`,
    ],
  ];
  const charge = [[escapeHtml(purchase?.text ?? ''), p.bare(purchase?.cents ?? 0)]];
  const sums = [
    [p.say('Net', 'Base Imp.'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('TOTAL PAID', 'TOTAL')}</b>`, `<b>${p.field('amount')}</b>`],
    [p.field('payment_method'), p.isCash ? '' : cardEnd(p)],
  ];
  return {
    css: `@page { size: 60mm 106mm; margin: 4mm 3.5mm } body { font: 8.5pt 'DejaVu Sans Mono', monospace; font-size: 7.5pt; padding-right: 0.4mm } td { padding: 0.8px 0 } .p { font: bold 26pt 'Liberation Sans', sans-serif; border: 1.2mm solid #000; width: 14mm; margin: 0 auto 2mm; text-align: center; line-height: 1.2 } .star { text-align: center; margin: 1mm 0 }`,
    body: `<div class="p">P</div><div class="c"><b>${p.field('issuer')}</b><br>${lines([escapeHtml(p.shop.street), escapeHtml(p.shop.city), p.taxNumber(' ')])}</div><div class="star">************************</div><div class="c"><b>${p.say('TAX INVOICE / RECEIPT', 'FACTURA SIMPLIFICADA')}</b></div>${tableOf({ rows: about, classes: ['', 'r'] }, 'full')}<div class="star">------------------------</div>${tableOf({ rows: charge, classes: ['', 'r'] }, 'full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'full')}<div class="star">************************</div><div class="c">${p.say('Exit within 15 minutes.<br>Not valid as an exit ticket.', 'Dispone de 15 minutos para salir.<br>No válido como ticket de salida.')}</div>`,
  };
}

/** What a sealed printer gives out in Argentina; in India the bill of a chain of shops with both halves of the tax. */
export function fiscalPrinter(p: ReceiptPaper): Sheet {
  return p.locale.language === 'en' ? chainBill(p) : sealedTicket(p);
}

function chainBill(p: ReceiptPaper): Sheet {
  const rows = p.purchases.map(({ text, quantity, unitCents, cents }) => [
    p.dice.pick(['6109', '6203', '6403']),
    escapeHtml(text),
    String(quantity),
    p.bare(unitCents),
    p.bare(cents),
  ]);
  const half = Math.round(p.taxCents / 2);
  const split = [
    ['CGST 9.00%', p.bare(p.netCents), p.bare(half)],
    ['SGST 9.00%', p.bare(p.netCents), p.bare(p.taxCents - half)],
    ['Total', p.bareField('amount_untaxed'), p.bareField('tax')],
  ];
  const about = [
    ['Bill No', p.field('receipt_number'), 'Date', p.field('date')],
    ['Till', p.dice.digits(2), 'Time', p.time],
    ['Cashier', p.dice.pick(['Revathi', 'Manoj']), 'Cust', 'Walk-in'],
  ];
  return {
    css: `@page { size: 80mm ${112 + p.purchases.length * 5}mm; margin: 5mm 3.5mm } body { font: 8pt 'Liberation Sans Narrow', sans-serif; font-size: 9pt; padding-right: 0.4mm } td, th { padding: 0.8px 1px } .sep { border-top: 1px dashed #000; margin: 1.5mm 0 } .tot { display: flex; justify-content: space-between; font-size: 12pt; font-weight: bold; margin: 1.5mm 0 } .sm { font-size: 7.5pt }`,
    body: `<div class="c"><b style="font-size:12pt">${escapeHtml(p.shop.brand)}</b><br>${lines([p.field('issuer'), escapeHtml(p.shop.street), escapeHtml(p.shop.city), `Ph: ${p.shop.phone}`, p.taxNumber(': ')])}<br><b>TAX INVOICE</b></div><div class="sep"></div>${tableOf({ rows: about }, 'full')}<div class="sep"></div>${tableOf({ head: ['HSN', 'Particulars', 'Qty', 'Rate', 'Value'], rows, classes: ['', '', 'r', 'r', 'r'] }, 'full')}<div class="sep"></div><div class="tot"><span>Net Amt.</span><span>${p.field('amount')}</span></div>${tableOf(
      {
        rows: [
          [`Tendered: ${p.field('payment_method')}`, p.bare(p.givenCents)],
          ['Balance', p.bare(p.givenCents - p.totalCents)],
        ],
        classes: ['', 'r'],
      },
      'full',
    )}<div class="sep"></div><div class="c sm">&lt;---- GST Breakup Details ----&gt;</div>${tableOf({ head: ['GST', 'Taxable', 'Amount'], rows: split, classes: ['', 'r', 'r'] }, 'sm full')}<div class="sep"></div><div class="c sm">Prices are inclusive of all taxes. Exchange within 15 days with tag and bill, no refund in cash.<br>** Thank you, shop again **</div>`,
  };
}

function sealedTicket(p: ReceiptPaper): Sheet {
  const rows = p.purchases.flatMap(({ text, quantity, unitCents, cents }) => [
    [`${writeNumber(quantity, 4, p.locale)} x ${p.bare(unitCents)}`, '', ''],
    [escapeHtml(text), `(${writeNumber(p.taxes[0]?.rate ?? 0, 2, p.locale)})`, p.bare(cents)],
  ]);
  const paid = [
    [p.field('payment_method'), p.bare(p.givenCents)],
    ['Su vuelto', p.bare(p.givenCents - p.totalCents)],
  ];
  return {
    css: `@page { size: 78mm ${118 + p.purchases.length * 8}mm; margin: 5mm 4mm } body { font: 8pt 'DejaVu Sans Mono', monospace; padding-right: 0.4mm } td { padding: 0.4px 1px } .sep { border-top: 1px solid #000; margin: 1.5mm 0 } .tot { display: flex; justify-content: space-between; font-size: 13pt; font-weight: bold; margin: 2mm 0 } .cf { font: italic bold 17pt 'Liberation Serif', serif; text-align: center; margin-top: 3mm }`,
    body: `<b>${p.field('issuer')}</b><br>${p.taxNumber(' ')}<br>ING. BRUTOS: 901-${p.dice.digits(6)}<br>${shopLine(p)}<br>INICIO DE ACTIVIDADES: 03/2011<br>IVA RESPONSABLE INSCRIPTO<div class="sep"></div>TIQUE FACTURA "B" (Cod. 082)<br>Nro. ${p.field('receipt_number')}<br>Fecha ${p.field('date')} Hora ${p.time}<br>A CONSUMIDOR FINAL<div class="sep"></div>${tableOf({ rows, classes: ['', 'r', 'r'] }, 'full')}<div class="sep"></div><div class="tot"><span>TOTAL</span><span>${p.field('amount')}</span></div>RECIBI(MOS)<br>${tableOf({ rows: paid, classes: ['', 'r'] }, 'full')}<div class="sep"></div>Régimen de Transparencia Fiscal al Consumidor (Ley 27.743)${tableOf(
      {
        rows: [
          ['IVA Contenido', p.bareField('tax')],
          ['Otros Imp. Nac. Indirectos', p.bare(0)],
        ],
        classes: ['', 'r'],
      },
      'full',
    )}<div class="sep"></div>Defensa del consumidor: 0800-222-9042<div class="cf">CF</div><div class="c">Reg. EPEPAA000${p.dice.digits(7)} Vers. 01.02</div>`,
  };
}

/** A taxi's: cab, trip, start and end, how far, the fare. */
export function cabMeter(p: ReceiptPaper): Sheet {
  const [purchase] = p.purchases;
  const day = p.field('date');
  const about = [
    [p.say('TAXI NO', 'MOVIL'), p.dice.pick(p.say('SHB 4471 K|SHA 9032 T', '1482|0375').split('|'))],
    [p.say('RECEIPT NO', 'COMPROBANTE'), p.field('receipt_number')],
    [p.say('DRIVER ID', 'CHOFER'), p.dice.digits(6)],
    [p.say('START', 'INICIO'), `${day} ${p.time.slice(0, 3)}0${p.dice.int(0, 2)}`],
    [p.say('END', 'FIN'), `${day} ${p.time}`],
    [p.say('DISTANCE RUN', 'RECORRIDO'), `${writeNumber(p.dice.between(2, 9), 1, p.locale)} KM`],
  ];
  const fare = [
    [escapeHtml(purchase?.text ?? ''), p.bare(purchase?.cents ?? 0)],
    [p.say('ADMIN FEE', 'BAJADA NOCTURNA'), p.bare(0)],
    [p.say('ERP / PEAK', 'PEAJES'), p.bare(0)],
  ];
  return {
    css: `@page { size: 58mm 90mm; margin: 4mm 3.5mm } body { font: 8.5pt 'Liberation Mono', monospace; padding-right: 0.4mm } td { padding: 0.6px 0 } .sep { border-top: 1px dashed #000; margin: 1.6mm 0 } .tot td { font-weight: bold; font-size: 10.5pt }`,
    body: `<div class="c"><b>${p.field('issuer')}</b><br>${p.taxNumber(' ')}<br>${p.shop.phone}</div><div class="sep"></div>${tableOf({ rows: about, classes: ['', 'r'] }, 'full')}<div class="sep"></div>${tableOf({ rows: fare, classes: ['', 'r'] }, 'full')}<div class="sep"></div>${tableOf({ rows: [[p.say('TOTAL FARE', 'TOTAL VIAJE'), p.field('amount')]], classes: ['', 'r'] }, 'tot full')}${tableOf({ rows: [[p.say('PAID BY', 'PAGO'), p.field('payment_method')], ...(p.isCash ? [] : [['', cardEnd(p)]])], classes: ['', 'r'] }, 'full')}<div class="sep"></div><div class="c">${p.say('GST INCLUSIVE WHERE APPLICABLE<br>THANK YOU, HAVE A NICE DAY', 'CONSERVE ESTE TICKET<br>GRACIAS POR SU VIAJE')}</div>`,
  };
}
