// Invoices of those who move and lodge: of a forwarder and of a hotel.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitTo } from './remit-to.ts';

/** Consignment in a grid of boxes, charges with their tax codes, a strip of sums and where to pay. */
export function consolCharges(p: InvoicePaper): Sheet {
  const { facts, dice, locale } = p;
  const { seller, buyer } = facts;
  const box = (label: string, value: string, span = 1): string =>
    `<div style="grid-column:span ${span}"><i>${label}</i>${value}</div>`;
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.rate(line.rate),
    p.bare(line.cents),
  ]);
  const sums = [
    [p.say('Subtotal', 'Subtotal'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('TOTAL', 'TOTAL')} ${p.field('currency')}</b>`, `<b>${p.bareField('amount')}</b>`],
  ];
  const about = [
    [p.say('INVOICE DATE', 'FECHA DE FACTURA'), p.field('date')],
    [p.say('CUSTOMER ID', 'CÓDIGO CLIENTE'), p.field('client_id')],
    [p.say('SHIPMENT', 'EMBARQUE'), `S000${dice.digits(5)}`],
    [p.say('DUE DATE', 'FECHA DE VENCIMIENTO'), p.field('date_due')],
    [p.say('TERMS', 'CONDICIONES'), p.field('payment_terms')],
  ];
  const weight = dice.int(900, 7400);
  const vessel = dice.pick(['MSC ELOANE / 412W', 'CMA CGM TIGRIS / 0FM3E', 'EVER GRADE / 1127-018W']);
  const ports = p.say('SHANGHAI, CN|GENOVA, IT', 'VALENCIA, ES|CARTAGENA, CO').split('|');
  return {
    css: `@page { size: A4; margin: 12mm 13mm } body { font: 8.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } h1 { font-size: 16pt; margin: 0 0 2mm } .two { display: grid; grid-template-columns: 1fr 80mm; gap: 8mm; margin: 6mm 0 } .about { border: 0.8px solid #345 } .about td { padding: 2px 4px } .about td:first-child { font-weight: bold; font-size: 7.5pt; color: #345 } .grid { display: grid; grid-template-columns: repeat(4, 1fr); border-top: 0.8px solid #345; border-left: 0.8px solid #345 } .grid div { border-right: 0.8px solid #345; border-bottom: 0.8px solid #345; padding: 1mm 1.5mm 1.5mm } .grid i { display: block; font-size: 6.5pt; font-style: normal; color: #345; font-weight: bold; text-transform: uppercase } .items { margin-top: 5mm } .items th { background: #345; color: #fff; font-size: 7.5pt; padding: 3px 4px } .items td { padding: 3px 4px; border-bottom: 0.4px solid #ccd } .end { display: grid; grid-template-columns: 1fr 78mm; gap: 8mm; margin-top: 6mm } .sums { border: 0.8px solid #345 } .sums td { padding: 3px 4px } .sums tr:last-child td { background: #e3e8ee; font-size: 10pt } .low { font-size: 7pt; margin-top: 8mm; color: #444 }`,
    body: `<div class="cols"><div><b style="font-size:15pt;color:#345">${escapeHtml(seller.brand)}</b><br>${p.field('issuer')}<br>${lines([escapeHtml(seller.street), escapeHtml(seller.city), seller.country])}</div><div style="text-align:right"><h1>${p.say('INVOICE', 'FACTURA')} ${p.field('invoice_number')}</h1>${p.taxNumber(': ')}<br>${seller.phone}<br>${seller.mail}</div></div><div class="two"><div><b>${p.field('buyer')}</b><br>${address(buyer)}<br>${buyer.tax.label} ${buyer.tax.number}</div>${tableOf({ rows: about }, 'about full')}</div>
      <div class="grid">${box(p.say('Shipper', 'Embarcador'), p.say('NINGBO HAOTIAN TRADING CO', 'LEVANTE EXPORT'), 2)}${box(p.say('Consignee', 'Consignatario'), escapeHtml(buyer.brand).toUpperCase(), 2)}${box(p.say('Order numbers / owner’s reference', 'Orden de compra / referencia del cliente'), p.field('order_number'), 2)}${box(p.say('Goods description', 'Descripción de la mercancía'), p.say('GENERAL MERCHANDISE', 'MERCANCÍA GENERAL'), 2)}${box(p.say('Vessel / voyage', 'Buque / viaje'), vessel)}${box(p.say('Ocean bill of lading', 'B/L máster'), `MEDU${dice.digits(7)}`)}${box(p.say('House bill of lading', 'B/L hijo'), `HB${dice.digits(6)}`)}${box('ETA', p.day(facts.delivered))}${box(p.say('Origin', 'Origen'), ports[0] ?? '')}${box(p.say('Destination', 'Destino'), ports[1] ?? '')}${box(p.say('Weight', 'Peso'), `${writeNumber(weight, 0, locale)} KG`)}${box(p.say('Packages', 'Bultos'), `${dice.int(4, 60)} CTN`)}</div>
      ${tableOf({ head: [p.say('CHARGES', 'CONCEPTO'), p.say('UNITS', 'UNIDADES'), p.say('RATE', 'TARIFA'), `${p.taxWord()} %`, p.say('AMOUNT', 'VALOR')], rows, classes: ['', 'r', 'r', 'r', 'r'] }, 'items full')}<div class="end"><div><b>${p.say('Transfer funds to', 'Consignar a')}</b>${tableOf({ rows: remitTo(p) })}</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums full')}</div><p class="low">${p.say('Please contact us within 7 days should there be any discrepancies. All business is undertaken subject to our standard trading conditions, copies of which are available on request.', 'Cualquier diferencia debe informarse dentro de los 7 días siguientes. Todas las operaciones se sujetan a nuestras condiciones generales.')}</p>`,
  };
}

/** Guest and stay in pairs, charges by day with a column for what was credited, the sums of the tax and what is left to pay. */
export function guestLedger(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const nights = Math.max(2, facts.lines.length);
  const arrival = addDays(facts.date, -nights);
  const rows = facts.lines.map((line, at) => [
    p.day(addDays(arrival, Math.min(at, nights - 1))),
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.cents),
    '',
  ]);
  const foot = [
    [p.day(facts.date), `${p.taxWord()} ${rateOf(p)}`, '', p.bare(facts.taxCents), ''],
    ['', `<b>${p.say('Total', 'Total')}</b>`, '', `<b>${p.bareField('amount')}</b>`, p.bare(0)],
    ['', `<b>${p.say('Balance Due', 'Balance adeudado')}</b>`, '', `<b>${p.field('amount')}</b>`, ''],
  ];
  const sums = [
    [p.say('Net amount', 'Importe neto'), p.bareField('amount_untaxed')],
    [p.taxWord(), p.bareField('tax')],
    [p.say('Total', 'Total'), p.bare(facts.totalCents)],
  ];
  const guest = dice.pick(
    p.say('Mr Daniel Ferris|Ms Claire Okada', 'Sr. Ángel Rosado|Sra. Ivette Colón').split('|'),
  );
  const stay = [
    [p.say('Room', 'Habitación'), String(dice.int(2, 9) * 100 + dice.int(1, 28))],
    [p.say('Arrival', 'Llegada'), p.day(arrival)],
    [p.say('Departure', 'Salida'), p.day(facts.date)],
    [p.say('Guests', 'Huéspedes'), String(dice.int(1, 2))],
    [p.say('Confirmation', 'Confirmación'), dice.digits(8)],
  ];
  const about = [
    [p.say('Tax Invoice No.', 'N.º de factura'), p.field('invoice_number')],
    [p.say('Date', 'Fecha'), p.field('date')],
    [p.say('A/R Account', 'Cuenta de cliente'), p.field('client_id')],
    [p.say('Purchase Order', 'Orden de compra'), p.field('order_number')],
    [p.say('Cashier', 'Cajero'), dice.pick(['RMT', 'ALV', 'JOS'])],
  ];
  return {
    css: `@page { size: ${p.locale.country === 'PR' ? 'Letter' : 'A4'}; margin: 16mm 18mm } body { font: 9.5pt 'C059', serif; padding-right: 0.4mm } .head { text-align: center; margin-bottom: 7mm } .head b { font-size: 17pt; letter-spacing: 2px; font-weight: normal } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; margin-bottom: 6mm } .two td { padding: 1.5px 3px } .items th { border-top: 0.8px solid #000; border-bottom: 0.8px solid #000; font-weight: normal; font-style: italic; padding: 4px 3px } .items td { padding: 3px } .foot tr:nth-child(2) td { border-top: 0.8px solid #000 } .sums { width: 70mm; margin-top: 6mm } .sums td { border: 0.5px solid #999; padding: 2px 5px } .sign { margin-top: 16mm; width: 80mm; border-top: 0.6px solid #000; font-size: 8pt } .low { font-size: 8pt; text-align: center; margin-top: 12mm }`,
    body: `<div class="head"><b>${escapeHtml(seller.brand).toUpperCase().replaceAll('&AMP;', '&amp;')}</b><br>${addressLine(seller)}<br>${seller.phone} · ${seller.site}</div><div class="two"><div>${guest}<br>${p.field('buyer')}<br>${address(buyer)}</div>${tableOf({ rows: about }, 'full')}</div><div class="two">${tableOf({ rows: stay }, 'full')}<div style="text-align:right;font-size:14pt">${p.say('TAX INVOICE', 'FACTURA')}</div></div>
      ${tableOf({ head: [p.say('Date', 'Fecha'), p.say('Description', 'Descripción'), p.say('Qty', 'Cant.'), p.say('Charges', 'Cargos'), p.say('Credits', 'Créditos')], rows, foot, classes: ['n', '', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<p style="margin-top:6mm">${p.say('Payment terms', 'Términos de pago')}: ${p.field('payment_terms')}. ${p.say('Due date', 'Fecha de vencimiento')}: ${p.field('date_due')}.</p><div class="sign">${p.say('Guest signature – I agree that my liability for this account is not waived.', 'Firma del huésped. Acepto que mi responsabilidad por esta cuenta continúa vigente.')}</div><p class="low">${p.field('issuer')} · ${p.taxNumber(' ')}<br>${p.say('We look forward to welcoming you again.', 'Esperamos recibirle nuevamente.')}</p>`,
  };
}
