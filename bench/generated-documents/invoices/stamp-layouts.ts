// Invoices whose form the law of a country shapes: those that a tax office has stamped, and those of lawyers.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const HEXADECIMAL = '0123456789abcdef';

/** Signs without sense, as stamps of tax offices are. */
function hash(p: InvoicePaper, length: number, signs = HEXADECIMAL): string {
  return Array.from({ length }, () => p.dice.pick([...signs])).join('');
}

/** What a tax office has stamped: in India with the number of the register and boxes, in Mexico with the folio and the seals. */
export function stampedDigest(p: InvoicePaper): Sheet {
  return p.locale.language === 'en' ? goodsAndServices(p) : digitalReceipt(p);
}

function goodsAndServices(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line, at) => [
    String(at + 1),
    `<b>${escapeHtml(line.text)}</b>`,
    '5208',
    `${writeNumber(line.quantity, 2, p.locale)} mtr`,
    p.bare(line.unitCents),
    'mtr',
    `<b>${p.bare(line.cents)}</b>`,
  ]);
  const quantity = facts.lines.reduce((sum, line) => sum + line.quantity, 0);
  const foot = [
    ['', '<i><b>Output IGST</b></i>', '', '', rateOf(p), '', `<b>${p.bareField('tax')}</b>`],
    ['', 'Total', '', `${writeNumber(quantity, 2, p.locale)} mtr`, '', '', `<b>${p.field('amount')}</b>`],
  ];
  const box = (label: string, value: string): string => `<div>${label}<br><b>${value}</b></div>`;
  const summary = [
    ['5208', p.bare(facts.netCents), rateOf(p), p.bare(facts.taxCents), p.bare(facts.taxCents)],
    [
      '<b>Total</b>',
      `<b>${p.bareField('amount_untaxed')}</b>`,
      '',
      `<b>${p.bare(facts.taxCents)}</b>`,
      `<b>${p.bare(facts.taxCents)}</b>`,
    ],
  ];
  return {
    css: `@page { size: A4; margin: 11mm 12mm } body { font: 8.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .irn { font-size: 8pt; margin-bottom: 2mm } .top { text-align: center; font-size: 11pt } .frame { display: grid; grid-template-columns: 1fr 1fr; border: 0.8px solid #000 } .party { padding: 1.5mm; border-bottom: 0.8px solid #000 } .party:last-child { border-bottom: none } .boxes { display: grid; grid-template-columns: 1fr 1fr; border-left: 0.8px solid #000 } .boxes div { border-bottom: 0.8px solid #000; padding: 1mm 1.5mm; min-height: 9mm } .boxes div:nth-child(odd) { border-right: 0.8px solid #000 } .items { border: 0.8px solid #000; border-top: none } .items th { border: 0.8px solid #000; border-top: none; font-weight: normal; text-align: center } .items td { border-left: 0.8px solid #000; border-right: 0.8px solid #000; padding: 2px 4px } .foot tr:last-child td { border: 0.8px solid #000 } .foot td { padding-top: 4mm } .foot td:nth-child(2) { text-align: right } .sum { margin-top: 3mm } .sum td, .sum th { border: 0.8px solid #000; font-weight: normal; text-align: right } .low { display: grid; grid-template-columns: 1fr 1fr; border: 0.8px solid #000; margin-top: 3mm } .low > div { padding: 1.5mm } .low > div:last-child { border-left: 0.8px solid #000; text-align: right }`,
    body: `<div class="top"><b>Tax Invoice</b> <span style="font-size:8pt">(ORIGINAL FOR RECIPIENT)</span></div><div class="irn">IRN : ${hash(p, 40)}<br>Ack No. : 1${dice.digits(14)}</div><div class="frame"><div><div class="party"><b>${p.field('issuer')}</b><br>${lines([escapeHtml(seller.street), escapeHtml(seller.city)])}<br>GSTIN/UIN: ${p.field('vat')}<br>State Name : Maharashtra, Code : 27<br>E-Mail : ${seller.mail}</div><div class="party">Buyer (Bill to)<br><b>${p.field('buyer')}</b><br>${lines([escapeHtml(buyer.street), escapeHtml(buyer.city)])}<br>GSTIN/UIN : 33${buyer.tax.number.slice(2)}</div></div><div class="boxes">${box('Invoice No.', p.field('invoice_number'))}${box('Dated', p.field('date'))}${box('Delivery Note', facts.deliveryNote)}${box('Mode/Terms of Payment', p.field('payment_terms'))}${box('Buyer’s Order No.', p.field('order_number'))}${box('Due Date', p.field('date_due'))}${box('Dispatched through', dice.pick(['VRL Roadlines', 'Gati Surface']))}${box('Destination', buyer.city.replace(/ \d+$/u, ''))}${box('Bill of Lading/LR-RR No.', dice.digits(6))}${box('Motor Vehicle No.', `MH 04 GR ${dice.digits(4)}`)}</div></div>
      ${tableOf({ head: ['Sl No.', 'Description of Goods', 'HSN/SAC', 'Quantity', 'Rate', 'per', 'Amount'], rows, foot, classes: ['', '', 'n', 'r', 'r', '', 'r'] }, 'items full')}<div style="text-align:right">E. &amp; O.E</div>${tableOf({ head: ['HSN/SAC', 'Taxable Value', 'IGST Rate', 'IGST Amount', 'Total Tax Amount'], rows: summary }, 'sum full')}<div class="low"><div><u>Declaration</u><br>We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.</div><div>Company’s Bank Details<br>${remitLine(p, '<br>')}<br><br><b>for ${escapeHtml(seller.name)}</b><br><br>Authorised Signatory</div></div><div style="text-align:center;margin-top:2mm">This is a Computer Generated Invoice</div>`,
  };
}

function digitalReceipt(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    '11162200',
    line.code,
    String(line.quantity),
    'MTR',
    escapeHtml(line.text),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const folio = [8, 4, 4, 4, 12]
    .map((length) => hash(p, length))
    .join('-')
    .toUpperCase();
  const pairs = [
    ['Folio fiscal', folio],
    ['Serie y folio', p.field('invoice_number')],
    ['Fecha de emisión', p.field('date')],
    ['No. de serie del CSD', `00001000000${dice.digits(9)}`],
    ['Efecto de comprobante', 'I - Ingreso'],
    ['Lugar de expedición', `${dice.digits(5)}`],
  ];
  const paid = [
    ['Moneda', p.field('currency')],
    ['Forma de pago', '99 - Por definir'],
    ['Método de pago', 'PPD - Pago en parcialidades o diferido'],
    ['Condiciones de pago', p.field('payment_terms')],
    ['Orden de compra', p.field('order_number')],
    ['Fecha de vencimiento', p.field('date_due')],
  ];
  const sums = [
    ['Subtotal', p.bareField('amount_untaxed')],
    [`IVA Traslado ${writeNumber(facts.taxes[0]?.rate ?? 0, 2, p.locale)}%`, p.bareField('tax')],
    ['<b>Total</b>', `<b>$ ${p.bareField('amount')}</b>`],
  ];
  const seal = `${hash(p, 172, 'ABCDEFGHKLMNPQRSTUVWXYZabcdefghkmnpqrstuvwxyz23456789+/')}==`;
  return {
    css: `@page { size: Letter; margin: 12mm 13mm } body { font: 8pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .top { display: grid; grid-template-columns: 1fr 86mm; gap: 6mm } .pairs td { padding: 1.5px 3px } .pairs td:first-child { font-weight: bold; background: #ececec; white-space: nowrap } h3 { background: #6f1d3a; color: #fff; font-size: 8.5pt; padding: 1mm 2mm; margin: 4mm 0 1.5mm } .items th { background: #ececec; border: 0.6px solid #999; font-size: 7.5pt } .items td { border: 0.6px solid #ccc; padding: 3px } .end { display: grid; grid-template-columns: 1fr 66mm; gap: 6mm; margin-top: 4mm } .sums td { padding: 2px 3px } .seal { font-size: 6pt; word-break: break-all; margin-top: 4mm } .qr { width: 26mm; height: 26mm; background: repeating-conic-gradient(#000 0 25%, #fff 0 50%) 0 0 / 3mm 3mm; border: 1.5mm solid #000 } .stamp { display: grid; grid-template-columns: 30mm 1fr; gap: 4mm; margin-top: 5mm }`,
    body: `<div class="top"><div><b style="font-size:12pt">${p.field('issuer')}</b><br>RFC: ${p.field('vat')}<br>Régimen fiscal: 601 - General de Ley Personas Morales<br>${address(seller)}<br>Tel. ${seller.phone}</div>${tableOf({ rows: pairs }, 'pairs')}</div><h3>Receptor</h3><b>${p.field('buyer')}</b><br>RFC: ${buyer.tax.number} &nbsp; Uso CFDI: G03 - Gastos en general<br>${addressLine(buyer)}<h3>Conceptos</h3>
      ${tableOf({ head: ['Clave prod/serv', 'No. identificación', 'Cantidad', 'Clave unidad', 'Descripción', 'Valor unitario', 'Importe'], rows, classes: ['', 'n', 'r', 'c', '', 'r', 'r'] }, 'items full')}<div class="end">${tableOf({ rows: paid }, 'pairs')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums full')}</div><div class="stamp"><div class="qr"></div><div class="seal"><b>Sello digital del CFDI</b><br>${seal}<br><b>Sello digital del SAT</b><br>${[...seal].toReversed().join('')}<br><b>Cadena original del complemento de certificación digital del SAT</b><br>||1.1|${folio}|${seal.slice(0, 60)}||</div></div><p style="text-align:center;margin-top:4mm">Este documento es una representación impresa de un CFDI versión 4.0</p>`,
  };
}

/** A lawyer's bill: matter and references above, narratives with their charges, in Spain with the tax on income that the client keeps back. */
export function counselFees(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [escapeHtml(line.text), p.bare(line.cents)]);
  const withheld =
    facts.withheldCents === 0 ? [] : [['Retención IRPF (15 %)', `-${p.bare(facts.withheldCents)}`]];
  const sums = [
    [p.say('Professional charges', 'Base imponible'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${p.say('@', '')} ${rateOf(p)}`, p.field('tax')],
    ...withheld,
    [`<b>${p.say('Total due', 'Total a percibir')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const partner = dice.pick(p.say('JMH|CRV|SPW', 'MEO|JAM|PLR').split('|'));
  const references = [
    [p.say('Invoice number', 'Minuta n.º'), p.field('invoice_number')],
    [p.say('Invoice date/tax point', 'Fecha'), p.field('date')],
    [p.say('Our ref', 'Expediente'), `${partner}/${dice.digits(5)}/${dice.int(1, 9)}`],
    [p.say('Client no', 'N.º de cliente'), p.field('client_id')],
  ];
  const matter = p.say(
    dice.pick(['General commercial advice', 'Lease of unit 4, Dock Road', 'Supply agreement']),
    dice.pick(['Asesoramiento mercantil', 'Arrendamiento de local', 'Contrato de suministro']),
  );
  const register = p.register(' ');
  return {
    css: `@page { size: A4; margin: 22mm 24mm 18mm } body { font: 10.5pt 'P052', serif; line-height: 1.35; padding-right: 0.4mm } .head { text-align: center; border-bottom: 0.6px solid #000; padding-bottom: 4mm; margin-bottom: 8mm } .head b { font-size: 17pt; letter-spacing: 1px } .head small { font-size: 8.5pt } .two { display: grid; grid-template-columns: 1fr 78mm; gap: 6mm } .refs td { padding: 1px 3px } h2 { font-size: 12pt; margin: 9mm 0 4mm } .items td { padding: 4px 0; } .items td:first-child { padding-right: 18mm; text-align: justify } .sums { width: 96mm; margin: 6mm 0 8mm auto; border-top: 0.6px solid #000 } .sums td { padding: 3px 0 } .sums tr:last-child td { border-top: 0.6px solid #000; border-bottom: 2px double #000 } .low { font-size: 8.5pt; line-height: 1.3 }`,
    body: `<div class="head"><b>${escapeHtml(seller.brand).toUpperCase().replaceAll('&AMP;', '&amp;')}</b><br><small>${p.say('SOLICITORS', 'ABOGADOS')} · ${addressLine(seller)} · ${seller.phone}</small></div><div class="two"><div>${p.field('buyer')}<br>${address(buyer)}${p.locale.country === 'ES' ? `<br>NIF ${buyer.tax.number}` : ''}</div>${tableOf({ rows: references }, 'refs')}</div><h2>${p.say('INVOICE', 'MINUTA DE HONORARIOS')} – ${p.say('Re', 'Asunto')}: ${matter}</h2><p>${p.say('To our professional charges in the period to', 'Por nuestros servicios profesionales hasta el')} ${p.day(addDays(facts.date, -6))}:</p>
      ${tableOf({ rows, classes: ['', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<p>${p.say('Payment terms', 'Forma de pago')}: ${p.field('payment_terms')}. ${p.say('Payment is due by', 'Fecha de vencimiento')}${p.say(' ', ': ')}${p.field('date_due')}.</p>${tableOf({ rows: remitTo(p) })}<p class="low" style="margin-top:12mm">${p.field('issuer')}${register === '' ? '' : `. ${register}`}. ${p.taxNumber(' ')}. ${p.say('Authorised and regulated by the Solicitors Regulation Authority. Interest may be charged on bills overdue by more than 30 days.', 'Colegiados del Ilustre Colegio de la Abogacía. Sus datos se tratan para la gestión del encargo.')}</p>`,
  };
}
