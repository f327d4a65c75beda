// Of the seventh collection, which was measured at first sight (docs/extraction.md) and has been looked into since: its figures are no longer those of documents that nobody has seen.
// Invoices of a given form: with the range that a tax office allowed, of a fair for its stands, and a note that credits a rebate.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, pricedRows, rateOf } from './invoice-parts.ts';
import { payTo } from './pay-to.ts';

const RANGE_DAYS = 240;

/** A long code, the numbers and the last day that the tax office allows; sums that are zero are printed, too. */
export function authorisedRange(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = pricedRows(p).map(([text = '', count = '', price = '', amount = '']) => [
    count,
    text,
    price,
    amount,
  ]);
  const code = Array.from(
    { length: 5 },
    () => `${dice.pick(['A', 'C', 'E', 'F'])}${dice.digits(2)}${dice.pick(['B', 'D', '9'])}${dice.digits(2)}`,
  ).join('-');
  const sums = [
    [p.say('Exempt', 'Importe exento'), p.bare(0)],
    [p.say('Zero rated', 'Importe exonerado'), p.bare(0)],
    [`${p.say('Taxable at', 'Importe gravado')} ${rateOf(p)}`, p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [
      `<b>${p.name('TOTAL PAYABLE|TOTAL TO PAY', 'TOTAL A PAGAR|TOTAL FACTURA')}</b>`,
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  const place = facts.number.slice(0, facts.number.lastIndexOf('-') + 1);
  return {
    css: `@page { size: Letter; margin: 14mm 18mm } body { font: 9.5pt ${p.font}; padding-right: 0.4mm } .head { text-align: center; margin-bottom: 4mm } .head b { font-size: 14pt } .no { display: flex; justify-content: space-between; border: 1px solid #000; padding: 2mm 4mm; font-size: 11pt } .auth { font-size: 8pt; margin: 3mm 0 5mm } .to td { padding: 2px 4px } .to td:nth-child(odd) { font-weight: bold; width: 26mm } .items { margin-top: 4mm } .items th { border: 0.8px solid #000; padding: 2px 4px; text-align: center } .items td { border-left: 0.8px solid #000; border-right: 0.8px solid #000; padding: 3px 4px } .items { border-bottom: 0.8px solid #000 } .sums { margin-left: auto; width: 90mm } .sums td { border: 0.8px solid #000; border-top: none; padding: 2px 4px } .foot2 { display: flex; gap: 14mm; margin-top: 16mm; font-size: 8pt } .foot2 div { border-top: 0.6px solid #000; width: 55mm; text-align: center }`,
    body: `<div class="head"><b>${p.field('issuer')}</b><br>${addressLine(seller)}<br>${p.taxNumber(': ')} · Tel. ${seller.phone} · ${seller.mail}</div><div class="no"><span>${p.name('INVOICE No.|TAX INVOICE No.', 'FACTURA N.º|FACTURA No.')}: <b>${p.field('invoice_number')}</b></span><span>${p.name('Issued on|Date of supply and issue', 'Fecha de emisión|Lugar y fecha')}: ${p.field('date')}</span></div><div class="auth">${p.say('Authorisation', 'C.A.I.')}: ${code}<br>${p.say('Authorised range', 'Rango autorizado')}: ${place}00000001 – ${place}00100000<br>${p.say('Last day of issue of the range', 'Fecha límite de emisión')}: ${p.day(addDays(facts.date, RANGE_DAYS))}</div>
      ${tableOf(
        {
          rows: [
            [p.say('Customer', 'Cliente'), p.field('buyer'), buyer.tax.label, escapeHtml(buyer.tax.number)],
            [
              p.say('Address', 'Dirección'),
              addressLine(buyer),
              p.say('Terms', 'Condición'),
              p.field('payment_terms'),
            ],
          ],
        },
        'to full',
      )}${tableOf({ head: [p.say('Qty', 'Cant.'), p.say('Description', 'Descripción'), p.say('Unit price', 'P. unitario'), p.say('Value', 'Valor')], rows, classes: ['r', '', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<div class="foot2"><div>${p.say('Delivered by', 'Entregado por')}</div><div>${p.say('Received by', 'Recibido por')}</div></div><p style="font-size:7.5pt;margin-top:5mm">${p.say('Original: customer. Copy: issuer. Check this invoice on the portal of the revenue authority.', 'Original: cliente. Copia: emisor. La factura es beneficio de todos, exíjala.')}</p>`,
  };
}

/** Coloured at the left with hall and stand in large type; the sums at the left under them, the items at the right. */
export function standSpace(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = pricedRows(p);
  const pair = (label: string, value: string): string =>
    `<div class="k">${label}</div><div class="v">${value}</div>`;
  const stand = `${dice.int(2, 9)}.${dice.pick(['A', 'C', 'F'])}${dice.int(10, 88)}`;
  const items = tableOf(
    {
      head: [
        p.say('Ordered', 'Contratado'),
        p.say('m² / no.', 'm² / n.º'),
        p.say('Each', 'Unidad'),
        p.say('Price', 'Precio'),
      ],
      rows,
      foot: [
        [
          p.say('Sum of orders', 'Suma de contratación'),
          '',
          '',
          p.bare(facts.netCents - facts.discountCents),
        ],
        [
          p.name('Early booking −5 %|Early bird −5 %', 'Reserva anticipada −5 %|Pronto pago −5 %'),
          '',
          '',
          p.bare(facts.discountCents),
        ],
      ],
      classes: ['', 'r', 'r', 'r'],
    },
    'items full',
  );
  return {
    css: `@page { size: A4; margin: 0 } body { font: 9.5pt 'Liberation Sans', sans-serif } .page { display: grid; grid-template-columns: 66mm 1fr; height: 296mm } .left { background: #2b2d6e; color: #fff; padding: 18mm 8mm } .right { padding: 18mm 14mm 14mm 12mm } .stand { font-size: 40pt; font-weight: bold; line-height: 1; margin: 3mm 0 10mm } .k { font-size: 7.5pt; opacity: 0.8; margin-top: 3mm } .v { font-size: 11pt; white-space: nowrap } .tot { font-size: 15pt; font-weight: bold; border-top: 1px solid #fff; margin-top: 4mm; padding-top: 2mm } .items { margin: 9mm 0 } .items th { border-bottom: 1.2px solid #2b2d6e; color: #2b2d6e } .items td { padding: 4px 3px; border-bottom: 0.4px solid #ccc }`,
    body: `<div class="page"><div class="left">${p.say('Hall and stand', 'Pabellón y stand')}<div class="stand">${stand}</div>${pair(p.name('Participation invoice|Stand invoice', 'Factura de participación|Factura de stand'), p.field('invoice_number'))}${pair(p.name('Invoiced|Written', 'Facturado el|Expedida'), p.field('date'))}${pair(p.name('Exhibitor no.|Exhibitor code', 'Expositor n.º|Código de expositor'), p.field('client_id'))}${pair(p.name('Payment must arrive by|Payable until', 'El pago debe recibirse antes del|Pagadera hasta'), p.field('date_due'))}<div style="height:14mm"></div>${pair(p.name('After rebate, before tax|Net', 'Tras descuento, sin impuesto|Neto'), p.field('amount_untaxed'))}${pair(`${p.taxWord()} ${rateOf(p)}`, p.field('tax'))}<div class="tot">${pair(p.name('Transfer in total|Total', 'Total a transferir|Total'), p.field('amount'))}</div></div><div class="right"><b style="font-size:14pt">${p.field('issuer')}</b><br>${addressLine(seller)}<br>${p.taxNumber(' ')}<div style="margin-top:14mm">${p.field('buyer')}<br>${address(buyer)}</div>${items}<p>${p.say('The fair opens on', 'La feria abre el')} ${p.day(addDays(facts.due, 45))}. ${p.say('Stands that are not paid for cannot be built.', 'No se montarán los stands no pagados.')}</p><p>${lines(payTo(p).map(([label, value]) => `${label} ${value}`))}</p></div></div>`,
  };
}

/** A credit: why, out of which turnover at which rate, in the form of a letter with the invoice it belongs to among its references. */
export function rebateNote(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => {
    const per = dice.pick([2, 4, 5]);
    return [escapeHtml(line.text), p.bare((-line.cents * 100) / per), `${per} %`, p.bare(line.cents)];
  });
  const foot = [
    [
      p.name('Credit before tax|Net credit', 'Crédito antes de impuesto|Abono neto'),
      '',
      '',
      p.bareField('amount_untaxed'),
    ],
    [`${p.taxWord()} ${rateOf(p)}`, '', '', p.bareField('tax')],
    [
      `<b>${p.name('Credited in total|Total credit', 'Total abonado|Total del abono')}</b>`,
      '',
      '',
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  const refs = [
    [p.name('Credit note|Credit no.', 'Nota de abono|Nota de crédito n.º'), p.field('invoice_number')],
    [p.name('Credit date|Credited on', 'Fecha del abono|Abonado el'), p.field('date')],
    [
      p.name('Trading account|Your account with us', 'Cuenta comercial|Su cuenta con nosotros'),
      p.field('client_id'),
    ],
    [p.say('Concerns invoice', 'Corresponde a factura'), facts.original],
  ];
  return {
    css: `@page { size: A4; margin: 20mm 22mm } body { font: 10pt ${p.font}; padding-right: 0.4mm } .head { text-align: right; border-bottom: 2px solid #236192; padding-bottom: 3mm; margin-bottom: 10mm } .head b { font-size: 14pt; color: #236192 } .cols table td { padding: 1px 4px } .cols table td:first-child { text-align: right; color: #236192 } h2 { font-size: 15pt; font-weight: normal; color: #236192; margin: 12mm 0 4mm } .items { margin: 5mm 0 } .items th, .items td { border: 0.6px solid #8fb0cc; padding: 3px 6px } .items th { background: #e4eef6 } .foot td { border-width: 0 0.6px 0.6px 0.6px }`,
    body: `<div class="head"><b>${p.field('issuer')}</b><br>${addressLine(seller)}<br>${p.taxNumber(' ')} · ${seller.phone}</div><div class="cols"><div>${p.field('buyer')}<br>${address(buyer)}</div>${tableOf({ rows: refs })}</div><h2>${p.name('Rebate credit note|Credit for rebates', 'Abono por bonificaciones|Nota de crédito por bonificación')}</h2><p>${p.say('Under our trading agreement we credit your account with the following. Please deduct it from your next payment.', 'Conforme a nuestro acuerdo comercial abonamos en su cuenta lo siguiente. Rogamos lo deduzcan de su próximo pago.')}</p>
      ${tableOf({ head: [p.say('Reason', 'Motivo'), p.say('Turnover', 'Volumen'), p.say('Rate', 'Tasa'), p.say('Credit', 'Abono')], rows, foot, classes: ['', 'r', 'r', 'r'] }, 'items full')}<p>${p.say('No payment is to be made on this document.', 'Este documento no requiere pago alguno.')}</p><p style="margin-top:14mm">${p.say('Accounts Receivable', 'Cuentas por cobrar')}<br>${dice.pick(['M. Otieno', 'K. Strand', 'V. Rojas'])}</p>`,
  };
}
