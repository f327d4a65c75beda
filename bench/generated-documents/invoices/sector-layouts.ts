// Invoices as single trades write them: a ship's agent, a newspaper, a lessor, a landlord, the head office of a group.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { payTo } from './pay-to.ts';

/** The agent's name in the middle, the call of the ship in a band, what each charge is reckoned on. */
export function portDues(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const call = [
    [
      p.say('Vessel', 'Buque'),
      p.say('Voyage', 'Viaje'),
      'GT',
      p.say('Arrived', 'Llegada'),
      p.say('Sailed', 'Salida'),
    ],
    [
      'MV Albatros',
      `${dice.digits(3)}N`,
      `${dice.int(4, 48)} ${dice.digits(3)}`,
      p.day(facts.delivered),
      p.day(facts.date),
    ],
  ];
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    p.name('per call|per movement', 'por escala|por maniobra'),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const sums = [
    [p.name('Sub-total|Total disbursements', 'Subtotal|Total desembolsos'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${p.say('at', 'al')} ${rateOf(p)}`, p.field('tax')],
    [
      p.name('Balance in our favour|Total due to us', 'Saldo a nuestro favor|Total a nuestro favor'),
      p.field('amount'),
    ],
  ];
  const refs = [
    [
      p.name('Disbursement invoice|Invoice ref.', 'Factura de escala|Ref. factura'),
      p.field('invoice_number'),
    ],
    [p.name('Dated|Date', 'De fecha|Fecha'), p.field('date')],
    [p.name("Principal's no.|Account", 'N.º de armador|Cuenta'), p.field('client_id')],
    [p.name('Your reference|P.O.', 'Su referencia|Su orden'), p.field('order_number')],
  ];
  return {
    css: `@page { size: A4; margin: 16mm 18mm } body { font: 9.5pt ${p.font} } .top { text-align: center; border-bottom: 3px double #123; padding-bottom: 3mm; margin-bottom: 7mm } .top b { font-size: 16pt } .refs td { padding: 1px 0 1px 8mm } .call { margin: 7mm 0 5mm } .call td { border: 0.7px solid #123; padding: 3px 6px; text-align: center } .call tr:first-child td { font-size: 7.5pt; background: #eef } .items th { border-bottom: 1px solid #123; font-size: 8.5pt } .items td { padding: 3px } .sums { margin: 4mm 0 8mm auto } .sums td { padding: 2px 3px 2px 12mm } .sums tr:last-child { font-weight: bold; border-top: 1px solid #123; border-bottom: 3px double #123 }`,
    body: `<div class="top"><b>${p.field('issuer')}</b><br>${addressLine(seller)} – ${seller.phone}<br>${p.taxNumber(' ')}</div><div class="cols"><div>${p.say('Messrs.', 'Sres.')}<br>${p.field('buyer')}<br>${address(buyer)}</div>${tableOf({ rows: refs }, 'refs')}</div>
      ${tableOf({ rows: call }, 'call full')}${tableOf({ head: [p.name('Port charges|Item', 'Gastos de puerto|Partida'), p.say('Basis', 'Base de cálculo'), p.say('Units', 'Unidades'), p.say('Tariff', 'Tarifa'), p.name('Charge|Amount', 'Cargo|Importe')], rows, classes: ['', '', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}
      <p>${p.say('Settlement terms', 'Condiciones de liquidación')}: ${p.field('payment_terms')}</p><p>${p.say('E. & O.E. As agents only.', 'Salvo error u omisión. Actuamos únicamente como agentes.')}</p>`,
  };
}

/** A day of appearance for each advertisement, an agency's commission taken off before the tax. */
export function insertionOrder(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    p.day(facts.delivered),
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const sums = [
    [p.say('Gross space and time', 'Bruto espacio y tiempo'), p.bare(facts.netCents - facts.discountCents)],
    [p.say('Less agency commission 5%', 'Menos comisión de agencia 5 %'), p.bare(facts.discountCents)],
    [
      p.name('Net billing|Net before tax', 'Neto facturado|Neto antes de impuestos'),
      p.field('amount_untaxed'),
    ],
    [`${p.say('Add', 'Más')} ${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [p.name('Pay this amount|Net payable', 'Pague esta cantidad|Neto a pagar'), p.field('amount')],
  ];
  const side = (label: string, value: string): string =>
    `<div class="k">${label}</div><div class="v">${value}</div>`;
  return {
    css: `@page { size: A4; margin: 14mm } body { font: 9pt ${p.font} } .mast { font-size: 24pt; font-family: 'Nimbus Roman', serif; border-bottom: 1px solid #000; border-top: 4px solid #000; padding: 2mm 0; text-align: center } .mid { display: grid; grid-template-columns: 1fr 1fr 52mm; gap: 6mm; margin: 6mm 0 } .k { font-size: 7pt; text-transform: uppercase; color: #555 } .v { margin-bottom: 2mm } .items th, .items td { border-bottom: 0.5px dotted #000; padding: 3px } .sums { width: 92mm; margin: 4mm 0 0 auto } .sums td { padding: 2px 3px } .sums tr:last-child td { background: #000; color: #fff; font-weight: bold; padding: 4px 3px }`,
    body: `<div class="mast">${escapeHtml(seller.brand)}</div><div class="mid"><div>${side(p.name('Agency|Bill to agency', 'Agencia|Facturar a agencia'), `${p.field('buyer')}<br>${address(buyer)}`)}</div><div>${side(p.say('Advertiser', 'Anunciante'), p.say('Spring campaign', 'Campaña de primavera'))}${side(p.name('Insertion order|I.O. number', 'Orden de inserción|Orden de publicidad'), p.field('order_number'))}</div><div>${side(p.name('Advertising invoice|Invoice', 'Factura de publicidad|Factura'), p.field('invoice_number'))}${side(p.name('Billing date|Bill date', 'Fecha de facturación|Emisión'), p.field('date'))}${side(p.name('Payment due|Remit by', 'Pago hasta|Abonar antes de'), p.field('date_due'))}</div></div>
      ${tableOf({ head: [p.say('Run date', 'Aparición'), p.name('Advertisement|Insertion', 'Anuncio|Inserción'), p.say('Times', 'Veces'), p.say('Rate', 'Tarifa'), p.say('Gross', 'Bruto')], rows, classes: ['n', '', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<p style="margin-top:12mm;font-size:7.5pt">${p.say('Published by', 'Editado por')} ${p.field('issuer')}, ${addressLine(seller)}. ${p.taxNumber(' ')}</p>`,
  };
}

/** An instalment of a contract, with its period; the day on which it is collected stands in a sentence. */
export function leaseRental(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    `${p.day(facts.date)} – ${p.day(facts.due)}`,
    p.money(line.cents),
  ]);
  const foot = [
    [
      p.name('Rentals net of tax|Net instalment', 'Cuotas sin impuesto|Cuota neta'),
      '',
      p.field('amount_untaxed'),
    ],
    [`${p.taxWord()} (${rateOf(p)})`, '', p.field('tax')],
    [p.name('Instalment payable|Total instalment', 'Cuota total|Total de la cuota'), '', p.field('amount')],
  ];
  const contract = [
    [
      p.say('Agreement', 'Contrato'),
      `L-${dice.digits(6)}`,
      p.say('Instalment', 'Cuota'),
      `${dice.int(3, 30)} ${p.say('of', 'de')} 48`,
    ],
    [
      p.name('Lessee number|Lessee', 'N.º de arrendatario|Arrendatario'),
      p.field('client_id'),
      p.name('Tax point|Invoice dated', 'Devengo|Fecha factura'),
      p.field('date'),
    ],
  ];
  return {
    css: `@page { size: A4; margin: 22mm 20mm } body { font: 10pt ${p.font}; line-height: 1.35 } .r1 { text-align: right; font-size: 8.5pt } h2 { font-size: 13pt; margin: 12mm 0 3mm } .contract td { padding: 2px 8mm 2px 0 } .contract td:nth-child(odd) { color: #555 } .items { margin: 6mm 0 } .items th { background: #e6e6e6; padding: 3px 5px } .items td { padding: 3px 5px } .foot tr:first-child td { border-top: 0.8px solid #000 } .foot tr:last-child td { font-weight: bold; border-top: 0.8px solid #000 }`,
    body: `<div class="r1">${lines([`<b>${p.field('issuer')}</b>`, addressLine(seller), seller.site, p.taxNumber(' ')])}</div><div style="margin-top:8mm">${p.field('buyer')}<br>${address(buyer)}</div><h2>${p.name('Rental invoice|Lease invoice', 'Factura de arrendamiento|Factura de renting')} ${p.field('invoice_number')}</h2>${tableOf({ rows: contract }, 'contract')}
      ${tableOf({ head: [p.say('Equipment', 'Equipo'), p.say('Rental period', 'Periodo'), p.name('Instalment|Rental', 'Cuota|Renta')], rows, foot, classes: ['', 'n', 'r'] }, 'items full')}
      <p>${p.say(`Under your mandate the amount above will be collected by direct debit on ${p.field('date_due')}. You need take no action.`, `Conforme a su mandato, el importe anterior se cargará en su cuenta el ${p.field('date_due')}. No tiene que hacer nada.`)}</p><p>${p.say('Yours faithfully', 'Atentamente')}<br>${p.say('Lease administration', 'Administración de contratos')}</p>`,
  };
}

/** Each charge with the days that it is for; payee and tenant in a table of labels at the left. */
export function rentDemand(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const who = [
    [p.name('Tenant|Tenant name', 'Inquilino|Arrendatario'), p.field('buyer')],
    [p.say('Premises', 'Inmueble'), addressLine(buyer)],
    [p.name('Landlord|Payable to', 'Propietario|A favor de'), p.field('issuer')],
    [p.say("Landlord's address", 'Domicilio'), addressLine(seller)],
    [`${p.say('Landlord', 'Propietario')} ${seller.tax.label}`, p.field('vat')],
    [p.name('Tenant ref|Ledger no.', 'Ref. inquilino|N.º de cuenta'), p.field('client_id')],
    [
      p.name('Demand number|Demand no.', 'N.º de requerimiento|Recibo-factura n.º'),
      p.field('invoice_number'),
    ],
    [p.name('Demand date|Raised on', 'Fecha de emisión|Emitido el'), p.field('date')],
    [p.name('Due on|Due for payment', 'Exigible el|Vence el'), p.field('date_due')],
  ];
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    p.day(facts.due),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const foot = [
    [`<b>${p.say('Net', 'Neto')}</b>`, '', '', '', p.bareField('amount_untaxed')],
    [`<b>${p.taxWord()} @ ${rateOf(p)}</b>`, '', '', '', p.bareField('tax')],
    [
      `<b>${p.name('Total demanded|Amount demanded', 'Total exigido|Importe total')}</b>`,
      '',
      '',
      p.field('currency'),
      `<b>${p.bareField('amount')}</b>`,
    ],
  ];
  return {
    css: `@page { size: A4; margin: 18mm } body { font: 9.5pt ${p.font} } h1 { font-size: 14pt; text-align: center; text-transform: uppercase; letter-spacing: 1px } .who td { padding: 2.5px 4px; border-bottom: 0.5px solid #bbb } .who td:first-child { width: 48mm; font-weight: bold } .items { margin: 8mm 0 } .items th, .items td { border: 0.6px solid #777; padding: 3px 5px } .how td { padding: 1px 8px 1px 0 }`,
    body: `<h1>${p.name('Demand for rent|Rent demand and invoice', 'Requerimiento de renta|Factura de alquiler')}</h1>${tableOf({ rows: who }, 'who full')}${tableOf({ head: [p.say('Charge', 'Concepto'), p.say('From', 'Desde'), p.say('Periods', 'Periodos'), p.say('Each', 'Por periodo'), p.say('Sum', 'Importe')], rows, foot, classes: ['', 'n', 'r', 'r', 'r'] }, 'items full')}${tableOf({ rows: payTo(p).map((pair) => [...pair]) }, 'how')}`,
  };
}

/** Without quantities: whose costs they are, by which key they are shared out, and the share. */
export function costRecharge(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    `CC-${dice.digits(4)}`,
    escapeHtml(line.text),
    p.name('headcount|revenue|floor area', 'plantilla|ingresos|superficie'),
    `${dice.int(4, 38)} %`,
    p.bare(line.cents),
  ]);
  const row = (label: string, value: string, other: string, second: string): string[] => [
    label,
    value,
    other,
    second,
  ];
  const heads = [
    row(
      p.name('Charging entity|From entity', 'Entidad emisora|Sociedad emisora'),
      p.field('issuer'),
      p.name('Document|Document no.', 'Documento|N.º de documento'),
      p.field('invoice_number'),
    ),
    row(
      p.name('Receiving entity|To entity', 'Entidad receptora|Sociedad receptora'),
      p.field('buyer'),
      p.name('Posting date|Document date', 'Fecha de contabilización|Fecha documento'),
      p.field('date'),
    ),
    row(
      seller.tax.label,
      p.field('vat'),
      p.name('Settle by|Netting date', 'Liquidar antes de|Fecha de compensación'),
      p.field('date_due'),
    ),
    row(
      p.say('Receiving tax no.', 'N.º fiscal receptora'),
      buyer.tax.number,
      p.say('Period', 'Periodo'),
      facts.date.slice(0, 7),
    ),
  ];
  const sums = [
    [
      p.name('Total recharge|Recharge net', 'Total repercutido|Repercusión neta'),
      p.bareField('amount_untaxed'),
    ],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [
      `${p.name('Intercompany balance|Total document', 'Saldo intragrupo|Total documento')} (${p.field('currency')})`,
      p.bareField('amount'),
    ],
  ];
  return {
    css: `@page { size: A4; margin: 15mm } body { font: 8.5pt ${p.font}; padding-right: 0.4mm } h1 { font-size: 12pt; background: #2d3e50; color: #fff; padding: 2mm 3mm; margin: 0 0 4mm } .heads td { border: 0.5px solid #99a; padding: 3px 5px } .heads td:nth-child(odd) { background: #eef0f3; width: 36mm } .items { margin: 5mm 0 2mm } .items th { background: #eef0f3; border: 0.5px solid #99a; padding: 3px } .items td { border: 0.5px solid #99a; padding: 3px } .sums { margin-left: auto } .sums td { border: 0.5px solid #99a; padding: 3px 5px } .sums tr:last-child { font-weight: bold }`,
    body: `<h1>${p.name('Intercompany invoice – recharge of group services|Group recharge invoice', 'Factura intragrupo – repercusión de servicios|Factura de repercusión de costos')}</h1>${tableOf({ rows: heads }, 'heads full')}${tableOf({ head: [p.say('Cost centre', 'Centro de costo'), p.say('Service', 'Servicio'), p.say('Key', 'Clave de reparto'), p.say('Share', 'Cuota'), p.name('Charged|Recharge', 'Repercutido|Cargo')], rows, classes: ['', '', '', 'r', 'r'] }, 'items full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<p style="margin-top:8mm">${p.say('Prepared by: shared services. No signature required.', 'Preparado por: servicios compartidos. No requiere firma.')}</p>`,
  };
}
