// Invoices for what goes on from month to month or year to year: seats of software, cabinets of a data centre, patents that are kept alive.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, pricedRows, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const MONTH = 30;
const YEAR = 365;
/** What of a renewal goes to the patent office. */
const OFFICIAL = 0.74;

/** The second page of a cloud's invoice: product by product, and where a transfer would go. */
function productPage(p: InvoicePaper): string {
  const { facts } = p;
  const from = p.day(addDays(facts.date, -MONTH));
  const until = p.day(addDays(facts.date, -1));
  const rows = pricedRows(p).map(([text = '', quantity = '', price = '', total = '']) => [
    text,
    from,
    until,
    quantity,
    price,
    total,
  ]);
  const head = p
    .say(
      'Product|Service starts|Service ends|Quantity|Unit price|Charges',
      'Producto|Inicio|Fin|Cantidad|Precio unitario|Cargos',
    )
    .split('|');
  const name = escapeHtml(facts.seller.name);
  return `<div class="pg"><h2>${p.say('Details by product', 'Detalle por producto')}</h2>${tableOf({ head, rows, classes: ['', 'n', 'n', 'r', 'r', 'r'] }, 't full')}<p class="sm">${p.say('Charges are shown before tax.', 'Los cargos se muestran antes de impuestos.')}</p><h2>${p.say('Payment instructions', 'Instrucciones de pago')}</h2><p class="sm">${p.say('You pay by wire. Give the invoice number with your payment and allow three working days.', 'Usted paga por transferencia. Indique el número de factura y calcule tres días hábiles.')}</p><p class="sm">${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}</p><div class="ft"><span>${name}</span><span>${p.say('Page 2 of 2', 'Página 2 de 2')}</span></div></div>`;
}

/** A cloud's: who bought, who pays and where it is used, the summary of the billing profile on the first page, the products on the second. */
export function billingProfile(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const before = p.bare(Math.round(facts.totalCents / 100 / 1.04) * 100);
  const profile = [
    [p.say('Profile', 'Perfil'), p.say('Headquarters', 'Oficina central')],
    [p.say('Customer ID', 'Id. de cliente'), p.field('client_id')],
    [
      p.say('Billing period', 'Período de facturación'),
      `${p.day(addDays(facts.date, -MONTH))} - ${p.day(addDays(facts.date, -1))}`,
    ],
    [p.say('PO number', 'Pedido del cliente'), p.field('order_number')],
    [p.say('Payment terms', 'Condiciones de pago'), p.field('payment_terms')],
    [
      p.say('Tenant', 'Inquilino'),
      `${dice.digits(8)}-${dice.digits(4)}-4${dice.digits(3)}-a${dice.digits(3)}`,
    ],
  ];
  const summary = [
    [p.say('Charges', 'Cargos'), p.bare(facts.netCents)],
    [p.say('Credits', 'Créditos'), p.bare(0)],
    [p.say('Subtotal', 'Subtotal'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} (${rateOf(p)})`, p.bareField('tax')],
    [`<b>${p.say('Total', 'Total')} (${p.field('currency')})</b>`, `<b>${p.bareField('amount')}</b>`],
  ];
  const place = (title: string, first: string): string =>
    `<div><small>${title}</small>${first}<br>${address(buyer)}</div>`;
  const payable = `${p.say('Accounts payable', 'Cuentas por pagar')}, ${escapeHtml(buyer.brand)}`;
  const paid = `E0${dice.digits(4)}QH${dice.digits(3)}`;
  return {
    css: `@page { size: ${p.say('Letter', 'A4')}; margin: 15mm 16mm } body { font: 9.5pt 'Liberation Sans', sans-serif; color: #252423; padding-right: 0.4mm } .pg { height: 236mm; position: relative; overflow: hidden } .pg + .pg { break-before: page } .top { display: flex; justify-content: space-between; margin-bottom: 9mm } .sq { display: inline-grid; grid-template-columns: 4mm 4mm; gap: 0.8mm; vertical-align: middle; margin-right: 3mm } .sq i { width: 4mm; height: 4mm } .top b { font-size: 15pt; color: #605e5c; vertical-align: middle } h1 { font-size: 19pt; font-weight: normal; margin: 0; text-align: right } .k { text-align: right; line-height: 1.6 } .big { font-size: 17pt; color: #0f548c } small { display: block; color: #605e5c; font-size: 8.5pt; margin-bottom: 1mm } .who { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8mm; border-top: 1px solid #c8c6c4; padding-top: 4mm } .two { display: grid; grid-template-columns: 1fr 78mm; gap: 8mm; margin-top: 9mm } h2 { font-size: 12pt; font-weight: normal; color: #0f548c; margin: 7mm 0 2mm } .x td { padding: 3px 6px 3px 0; border-bottom: 0.5px solid #e1dfdd } .x td:first-child { color: #605e5c } .s tr:last-child td { border-top: 1.2px solid #252423; border-bottom: none; font-size: 11pt; color: #252423 } .t th { background: #f3f2f1; font-size: 8.5pt; padding: 4px } .t td { padding: 5px 4px; border-bottom: 0.5px solid #e1dfdd } .sm { font-size: 8.5pt; margin-top: 3mm } .ft { position: absolute; bottom: 0; left: 0; right: 0; display: flex; justify-content: space-between; gap: 6mm; font-size: 8pt; color: #605e5c }`,
    body: `<div class="pg"><div class="top"><div><span class="sq"><i style="background:#d05c3b"></i><i style="background:#7a9a3a"></i><i style="background:#3a83b5"></i><i style="background:#d9a92c"></i></span><b>${escapeHtml(seller.brand)}</b></div><div><h1>${p.say('Invoice', 'Factura')}</h1><div class="k">${p.say('Invoice date', 'Fecha de factura')}: ${p.field('date')}<br>${p.say('Invoice number', 'Número de factura')}: <b style="font-size:9.5pt">${p.field('invoice_number')}</b><br>${p.say('Due date', 'Fecha de vencimiento')}: ${p.field('date_due')}<br><span class="big">${p.field('amount')}</span></div></div></div><div class="who">${place(p.say('Sold to', 'Vendido a'), p.field('buyer'))}${place(p.say('Bill to', 'Facturar a'), payable)}${place(p.say('Service used at', 'Dirección de uso'), escapeHtml(buyer.brand))}</div><div class="two"><div><h2>${p.say('Billing profile', 'Perfil de facturación')}</h2>${tableOf({ rows: profile }, 'x full')}</div><div><h2>${p.say('Billing summary', 'Resumen de facturación')}</h2>${tableOf({ rows: summary, classes: ['', 'r'] }, 'x s full')}</div></div><p class="sm">${p.say(`Thank you: your payment of ${before} for invoice ${paid} arrived on ${p.day(addDays(facts.date, -11))}.`, `Gracias: su pago de ${before} por la factura ${paid} llegó el ${p.day(addDays(facts.date, -11))}.`)} ${p.say('Prices for new seats change next quarter; seats that you hold keep theirs until renewal.', 'Los precios de puestos nuevos cambian el próximo trimestre; los actuales se mantienen hasta la renovación.')}</p><p class="sm">${p.say('Tax ID of the customer', 'Identificación fiscal del cliente')}: ${buyer.tax.number}</p><div class="ft"><span>${p.field('issuer')}, ${addressLine(seller)} · ${p.taxNumber(' ')}</span><span style="white-space:nowrap">${p.say('Page 1 of 2', 'Página 1 de 2')}</span></div></div>${productPage(p)}`,
  };
}

/** A data centre's: what recurs and what does not in columns beside each other, power as it was measured, and a direct debit that is yet to come. */
export function recurringCharges(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    `SVC-${dice.digits(6)}`,
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(0),
    p.bare(line.cents),
  ]);
  const power = ['A1-07', 'A1-08', 'B2-31'].map((cabinet) => [
    cabinet,
    '3 kVA',
    `${dice.int(640, 990)} kWh`,
    `${dice.int(34, 88)}%`,
    p.say('within', 'dentro'),
  ]);
  const about = [
    [p.say('Invoice', 'Factura'), `<b>${p.field('invoice_number')}</b>`],
    [p.say('Issued', 'Emisión'), p.field('date')],
    [p.say('Account', 'Cuenta'), p.field('client_id')],
    [p.say('Purchase order', 'Orden de compra'), p.field('order_number')],
    [p.say('Contract', 'Contrato'), `MSA-${dice.digits(5)}`],
    [p.say('Contract ends', 'Fin de contrato'), p.day(addDays(facts.date, YEAR + MONTH))],
  ];
  const sums = [
    [p.say('Recurring', 'Recurrente'), p.bare(facts.netCents)],
    [p.say('Non-recurring', 'No recurrente'), p.bare(0)],
    [p.say('Total before tax', 'Total antes de impuesto'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('Amount payable', 'Monto por pagar')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const head = p
    .say(
      'Service ID|Service|Qty|Monthly each|One-off|Charge',
      'Servicio n.º|Servicio|Cant.|Mensual c/u|Única vez|Cargo',
    )
    .split('|');
  const powerHead = p
    .say('Cabinet|Committed|Drawn|Peak|Allowance', 'Gabinete|Contratado|Consumo|Pico|Cupo')
    .split('|');
  return {
    css: `@page { size: A4; margin: 0 } body { font: 9pt 'DejaVu Sans', sans-serif; font-size: 8.5pt } .side { position: absolute; left: 0; top: 0; width: 58mm; height: 296mm; background: #1d2b2a; color: #e8efee; padding: 14mm 7mm } .side b.l { font-size: 14pt; display: block; margin-bottom: 10mm } .side td { color: #e8efee; padding: 2.5px 0; display: block } .side td:first-child { color: #8fb3ae; font-size: 7.5pt; padding-bottom: 0 } .side .w { margin-top: 10mm; font-size: 7.5pt; line-height: 1.5 } .in { margin-left: 58mm; padding: 14mm 10mm 0 9mm } h1 { font-size: 15pt; font-weight: normal; margin: 0 0 8mm } h3 { font-size: 9pt; color: #2f6f68; margin: 8mm 0 1.5mm } .t th { font-size: 7.5pt; border-bottom: 1px solid #2f6f68; padding: 3px } .t td { padding: 4px; border-bottom: 0.4px solid #ccd8d6; font-size: 7.5pt } .s { width: 82mm; margin: 6mm 0 0 auto } .s td { padding: 3px } .s tr:last-child td { border-top: 1.2px solid #2f6f68; font-size: 11pt } .dd { margin-top: 9mm; border-left: 1.2mm solid #2f6f68; padding: 1mm 0 1mm 4mm; font-size: 8pt }`,
    body: `<div class="side"><b class="l">${escapeHtml(seller.brand)}</b>${tableOf({ rows: about })}<div class="w">${p.field('issuer')}<br>${address(seller)}<br>${p.taxNumber(' ')}<br>${seller.phone}<br>${seller.mail}</div></div><div class="in"><h1>${p.say('Tax invoice', 'Factura electrónica')}</h1>${p.field('buyer')}<br>${address(buyer)}<br>${buyer.tax.label} ${buyer.tax.number}<h3>${p.say('Services from', 'Servicios del')} ${p.day(addDays(facts.date, 1))} ${p.say('to', 'al')} ${p.day(addDays(facts.date, MONTH))}</h3>${tableOf({ head, rows, classes: ['n', '', 'r', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<h3>${p.say('Power drawn last month', 'Energía del mes anterior')}</h3>${tableOf({ head: powerHead, rows: power }, 't full')}<div class="dd">${p.say(`No action is needed. We shall debit the amount payable on <b>${p.field('date_due')}</b> from the account ending ${dice.digits(4)}, mandate DC-${dice.digits(7)}, creditor ${dice.digits(6)}.`, `No debe hacer nada. Debitaremos el monto por pagar el <b>${p.field('date_due')}</b> de la cuenta terminada en ${dice.digits(4)}, mandato DC-${dice.digits(7)}, acreedor ${dice.digits(6)}.`)} ${p.say('Should the debit fail, pay to', 'Si el débito fallara, pague a')} ${remitLine(p)}</div></div>`,
  };
}

/** Of one who renews patents: landscape, each with country, number and the day its fee falls due; office's fee and own charge make up the total. */
export function annuityRenewals(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const offices = p.say('EP (DE)|US|JP|EP (FR)|KR|AU', 'PE|CL|CO|EP (ES)|MX|US').split('|');
  const rows = facts.lines.map((line, at) => {
    const office = Math.round((line.cents * OFFICIAL) / 100) * 100;
    return [
      `${dice.pick(['P', 'N'])}${dice.digits(4)}-${dice.int(10, 60)}`,
      offices[at % offices.length] ?? '',
      String(dice.int(2_140_000, 9_870_000)),
      escapeHtml(line.text),
      `${dice.int(4, 17)}${p.say('.', '.ª')}`,
      p.day(addDays(facts.date, dice.int(70, 200))),
      p.bare(office),
      p.bare(line.cents - office),
      p.bare(line.cents),
    ];
  });
  const head = p
    .say(
      'Your case|Office|Patent no.|Title|Annuity|Fee falls due|Official fee|Our charge|Total',
      'Su expediente|Oficina|Patente n.º|Título|Anualidad|Vence la tasa|Tasa oficial|Honorarios|Total',
    )
    .split('|');
  const sums = [
    [p.say('Renewals, total before VAT', 'Anualidades, valor de venta'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [`<b>${p.say('Payable to us', 'Importe total')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  return {
    css: `@page { size: A4 landscape; margin: 14mm 17mm } body { font: 10pt 'P052', serif; padding-right: 0.4mm } .top { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 10mm; border-bottom: 0.4px solid #555; padding-bottom: 5mm } .top > div:last-child { text-align: right } .nm { font-size: 15pt; font-variant: small-caps } h1 { font-size: 13pt; margin: 6mm 0 1mm } .t { margin-top: 4mm } .t th { font-size: 8.5pt; border-bottom: 0.8px solid #000; padding: 3px 4px; vertical-align: bottom } .t td { font-size: 9.5pt; padding: 4px } .t td:nth-child(6), .t th:nth-child(6) { padding-left: 6mm } .t { border-bottom: 0.8px solid #000 } .end { display: grid; grid-template-columns: 1fr 92mm; gap: 14mm; margin-top: 5mm } .s td { padding: 2.5px 3px } .s tr:last-child td { border-top: 0.8px solid #000 } .sm { font-size: 8.5pt }`,
    body: `<div class="top"><div><div class="nm">${escapeHtml(seller.brand)}</div><span class="sm">${p.say('Patent and trade mark renewals', 'Renovación de patentes y marcas')}</span></div><div>${p.field('buyer')}<br>${p.say('Intellectual property department', 'Departamento de propiedad intelectual')}<br>${address(buyer)}</div><div>${p.field('issuer')}<br>${addressLine(seller)}<br>${p.taxNumber(' ')}</div></div><h1>${p.say('Renewal invoice', 'Factura de anualidades')} ${p.field('invoice_number')}</h1>${p.say('Dated', 'Fecha de emisión')} ${p.field('date')}. ${p.say('Client', 'Cliente')} ${p.field('client_id')}. ${p.say('On your instruction of', 'Según su instrucción del')} ${p.day(addDays(facts.date, -16))}, ${p.say('order', 'orden')} ${p.field('order_number')}.${tableOf({ head, rows, classes: ['n', 'n', '', '', 'r', 'n', 'r', 'r', 'r'] }, 't full')}<div class="end"><div class="sm"><p>${p.say(`Settlement is due by ${p.field('date_due')}, and before any fee is paid to an office. Fees that are paid in the six months of grace bear a surcharge of 50%.`, `El pago vence el ${p.field('date_due')}, y en todo caso antes de abonar tasas a una oficina. Las tasas pagadas en los seis meses de gracia llevan un recargo del 50 %.`)}</p><p>${p.say('Official fees in other currencies were converted at the rates of', 'Las tasas en otras monedas se convirtieron al cambio del')} ${p.day(addDays(facts.date, -2))}: ${p.say('EUR 0.8574, USD 1.2710, JPY 190.42', 'USD 3.742, EUR 4.081')}.</p>${lines([...remitTo(p).map(([label, value]) => `${label}: ${value}`), p.register(' ')])}</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}</div>`,
  };
}
