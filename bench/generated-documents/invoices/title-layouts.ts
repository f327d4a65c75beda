// Licences of programs by the term, and what a lawyer or a notary charges on a deed.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, tableOf } from '../html.ts';
import { roundCents, writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitTo } from './remit-to.ts';

const HUNDRED = 100;
const MONTH = 30;

/** Licences by the month: facts as labels and values at the right, a wide table with each line's tax and its term under it, the sums as a ladder with their currency. */
export function licenceTerm(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const term = `${p.day(facts.date)} ${p.say('to', 'a')} ${p.day(addDays(facts.date, MONTH))}`;
  const rows = facts.lines.flatMap((line) => {
    const tax = roundCents((line.cents * line.rate) / HUNDRED, p.locale);
    return [
      [
        `65${dice.digits(6)}`,
        escapeHtml(line.text),
        String(line.quantity),
        p.bare(line.unitCents),
        p.bare(line.cents),
        writeNumber(line.rate, 2, p.locale),
        p.bare(tax),
        p.bare(line.cents + tax),
      ],
      ['', `<small>${p.say('Service Term', 'Periodo de servicio')}: ${term}</small>`, '', '', '', '', '', ''],
    ];
  });
  const code = `(${p.field('currency')})`;
  const ladder = [
    [`${p.say('NET AMOUNT', 'IMPORTE NETO')} ${code}`, p.bareField('amount_untaxed')],
    [p.say('TAXES (SEE DETAILS FOR RATES)', 'IMPUESTOS (VÉASE EL DETALLE)'), p.bareField('tax')],
    [`<b>${p.say('GRAND TOTAL', 'TOTAL GENERAL')} ${code}</b>`, `<b>${p.bareField('amount')}</b>`],
  ];
  const about = [
    [p.say('Invoice Number', 'Número de factura'), p.field('invoice_number')],
    [p.say('Invoice Date', 'Fecha de la factura'), p.field('date')],
    [p.say('Payment Terms', 'Condiciones de pago'), p.field('payment_terms')],
    [p.say('Due Date', 'Vencimiento'), p.field('date_due')],
    [p.say('Purchase Order', 'Pedido de compra'), p.field('order_number')],
    [p.say('Contract No', 'Contrato n.º'), `0${dice.digits(7)}CA`],
    [p.say('Customer Number', 'Número de cliente'), p.field('client_id')],
  ];
  return {
    css: `@page { size: ${p.say('Letter', 'A4')}; margin: 13mm 13mm } body { font: 9pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm } .top { display: grid; grid-template-columns: 1fr 84mm; gap: 8mm } .logo { display: inline-block; background: #d0021b; color: #fff; font-weight: bold; font-size: 14pt; padding: 2mm 4mm; margin-bottom: 3mm } h1 { font-size: 24pt; font-weight: normal; margin: 0 0 3mm } h3 { font-size: 9.5pt; margin: 0 0 1mm; border-bottom: 1.4px solid #000; padding-bottom: 0.6mm } .about td { padding: 1.6px 2px } .to { margin: 8mm 0 } .t th { font-size: 7pt; border-bottom: 1.4px solid #000; padding: 3px; vertical-align: bottom } .t td { padding: 3px } .t tr:nth-child(even) td { border-bottom: 0.5px solid #bbb; padding-top: 0 } small { color: #444 } .lad { width: 104mm; margin: 6mm 0 0 auto } .lad td { padding: 4px 5px; background: #f3f3f3; border-bottom: 1.5px solid #fff } .low { margin-top: 12mm; font-size: 8pt; color: #333 }`,
    body: `<div class="top"><div><div class="logo">${escapeHtml(seller.brand)}</div><br>${p.field('issuer')}<br>${address(seller)}<br>${p.taxNumber(' ')}</div><div><h1>${p.say('Invoice', 'Factura')}</h1><h3>${p.say('Invoice Information', 'Información de la factura')}</h3>${tableOf({ rows: about, classes: ['', 'r'] }, 'about full')}</div></div><div class="to"><h3 style="width:84mm">${p.say('Bill To', 'Facturar a')}</h3>${p.field('buyer')}<br>${address(buyer)}</div><h3 style="border:none">${p.say('Item Details', 'Detalle de los artículos')} &nbsp; ${term}</h3>
      ${tableOf({ head: [p.say('PRODUCT NUMBER', 'N.º DE PRODUCTO'), p.say('PRODUCT DESCRIPTION', 'DESCRIPCIÓN'), p.say('QTY', 'CANT.'), p.say('UNIT PRICE', 'PRECIO UNIT.'), p.say('NET AMOUNT', 'IMPORTE NETO'), p.say('TAX RATE %', '% IVA'), p.say('TAXES', 'IMPUESTOS'), p.say('TOTAL', 'TOTAL')], rows, classes: ['n', '', 'r', 'r', 'r', 'r', 'r', 'r'] }, 't full')}<h3 style="border:none;margin-top:6mm;text-align:right">${p.say('Invoice Total', 'Total de la factura')}</h3>${tableOf({ rows: ladder, classes: ['', 'r'] }, 'lad')}<p class="low">${p.say('Comments: the card on file is not charged for invoices paid by transfer.', 'Comentarios: las facturas por transferencia no se cargan en la tarjeta registrada.')} ${remitTo(
        p,
      )
        .map(([label, value]) => `${label} ${value}`)
        .join(', ')}.<br>${p.say('Page 1 of 1', 'Página 1 de 1')}</p>`,
  };
}

/** A letter that bills a deed: who is billed over the matter, what was done in sentences with amounts at the margin, sums under a short rule. */
export function notaryDues(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const items = facts.lines
    .map(
      (line) =>
        `<div class="l"><span>${escapeHtml(line.text)}</span><span>${p.bare(line.cents)}</span></div>`,
    )
    .join('');
  const sum = (label: string, value: string): string =>
    `<div class="l s"><span>${label}</span><span>${value}</span></div>`;
  const matter = dice.pick(
    p
      .say(
        'Purchase of 14 Karaka Crescent|Purchase of unit 3, 60 Kent Terrace',
        'Compraventa del predio Los Sauces, mz. F, lote 9|Compraventa del local 204, jr. Trujillo',
      )
      .split('|'),
  );
  return {
    css: `@page { size: A4; margin: 22mm 26mm } body { font: 11pt 'URW Bookman', serif; font-size: 10.5pt; line-height: 1.4; padding-right: 0.4mm; height: 250mm; position: relative } .head { text-align: right; margin-bottom: 12mm } .head b { font-size: 15pt } .l { display: grid; grid-template-columns: 1fr 34mm; gap: 8mm; margin-bottom: 2.4mm } .l span:last-child { text-align: right; white-space: nowrap } .s { margin-bottom: 1mm } .short { width: 34mm; margin: 2mm 0 2mm auto; border-top: 1px solid #000 } .about { display: grid; grid-template-columns: 40mm 1fr; gap: 1mm 4mm; margin: 6mm 0 8mm } h2 { font-size: 11.5pt; margin: 6mm 0 3mm } .low { position: absolute; bottom: 0; left: 0; right: 0; font-size: 9pt; border-top: 0.6px solid #000; padding-top: 2mm }`,
    body: `<div class="head"><b>${p.field('issuer')}</b><br>${address(seller)}<br>${seller.phone}<br>${p.taxNumber(' ')}</div><div>${p.field('buyer')}<br>${address(buyer)}</div><div class="about"><span>${p.say('Tax invoice', 'Factura electrónica')}</span><b>${p.field('invoice_number')}</b><span>${p.say('Dated', 'Fecha')}</span><span>${p.field('date')}</span><span>${p.say('Matter', 'Kardex')}</span><span>${dice.digits(5)} – ${matter}</span><span>${p.say('Client code', 'Código de cliente')}</span><span>${p.field('client_id')}</span></div><h2>${p.say('To our costs and attendances', 'Por nuestros derechos notariales')}</h2>${items}<div class="short"></div>${sum(p.say('Fees and disbursements', 'Valor de venta'), p.field('amount_untaxed'))}${sum(`${p.taxWord()} ${p.say('at', 'al')} ${rateOf(p)}`, p.field('tax'))}<div class="short"></div>${sum(`<b>${p.say('Amount owing', 'Importe total')}</b>`, `<b>${p.field('amount')}</b>`)}<p style="margin-top:9mm">${p.say(`This account is payable by ${p.field('date_due')}. Interest may be charged on overdue amounts.`, `El presente comprobante debe cancelarse a más tardar el ${p.field('date_due')}.`)}</p><div class="low">${remitTo(
      p,
    )
      .map(([label, value]) => `${label}: ${value}`)
      .join('<br>')}<br>${addressLine(seller)}</div>`,
  };
}
