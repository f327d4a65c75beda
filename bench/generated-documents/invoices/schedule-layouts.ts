// Invoices with a schedule beside them: spots that were on the air, containers that stood too long, implants that went into a patient.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, pricedRows, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const SPOTS_SHOWN = 12;
const COLUMNS = 3;

/** When spots were on the air, three in a row. */
function timesOnAir(p: InvoicePaper): string[][] {
  const { facts, dice } = p;
  const cells = Array.from({ length: SPOTS_SHOWN }, (_, at) => {
    const time = `${String(dice.int(6, 21)).padStart(2, '0')}:${dice.int(10, 58)}:${dice.int(10, 58)}`;
    return `${p.day(addDays(facts.date, -SPOTS_SHOWN - 6 + at))} ${time} ${dice.pick(['KC30A', 'KC30B', 'KC15'])}`;
  });
  return Array.from({ length: SPOTS_SHOWN / COLUMNS }, (_, row) =>
    cells.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
}

/** A station's: contract and campaign in a band, times of day with spots and rate, the agency's part taken off before the tax, and when each was on the air. */
export function airtimeSpots(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = pricedRows(p);
  const currency = p.field('currency');
  const sums = [
    [p.say('Gross airtime', 'Tarifa bruta'), p.bare(facts.netCents - facts.discountCents)],
    [p.say('Agency commission 5%', 'Comisión de agencia 5%'), p.bare(facts.discountCents)],
    [p.say('Net airtime', 'Valor de venta'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('Amount payable', 'Importe total')} ${currency}</b>`, `<b>${p.bareField('amount')}</b>`],
  ];
  const cell = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  const band = [
    cell(p.say('Contract', 'Contrato'), `${dice.digits(6)}/2`),
    cell(
      p.say('Campaign', 'Campaña'),
      `${p.day(addDays(facts.date, -34))} – ${p.day(addDays(facts.date, -5))}`,
    ),
    cell(
      p.say('Product', 'Producto'),
      p.say('Kettle & Crumb porridge', 'Galletas Doña Inca').replace('&', '&amp;'),
    ),
    cell(p.say('Buying agency', 'Central de medios'), p.say('Tidemark Media', 'Medios Pachacámac')),
    cell(p.say('Your order', 'Orden de compra'), p.field('order_number')),
    cell(p.say('Sales executive', 'Ejecutivo'), p.say('Jodie Karras', 'Martín Salcedo')),
  ];
  const about = [
    [p.say('Tax invoice no.', 'Factura electrónica'), `<b>${p.field('invoice_number')}</b>`],
    [p.say('Issued', 'Fecha de emisión'), p.field('date')],
    [p.say('Payment due', 'Fecha de vencimiento'), p.field('date_due')],
    [p.say('Advertiser account', 'Cuenta del anunciante'), p.field('client_id')],
  ];
  return {
    css: `@page { size: A4; margin: 13mm 15mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .top { display: grid; grid-template-columns: 1fr 76mm; gap: 8mm; align-items: start } .logo { font: italic bold 21pt 'C059', serif; color: #8a1538 } .logo::before { content: ')))'; letter-spacing: -1px; color: #d9a441; margin-right: 2mm; font-style: normal } .ab td { padding: 1.6px 4px } .ab td:last-child { text-align: right } .to { margin: 6mm 0 5mm } .band { display: grid; grid-template-columns: 0.8fr 1.4fr 1.1fr 1fr 1fr 0.9fr; border-top: 1.4px solid #8a1538; border-bottom: 1.4px solid #8a1538; font-size: 8.3pt; margin-bottom: 5mm } .band > div { padding: 1.5mm 2mm 1.5mm 0 } small { display: block; font-size: 7pt; color: #8a1538 } .g { display: grid; grid-template-columns: 1fr; gap: 4mm } .t th { border-bottom: 0.8px solid #999; padding: 3px } .t td { padding: 3px } .s { width: 92mm; margin: 2mm 0 6mm auto; background: #f8f1e3 } .s td { padding: 3px 6px } .s tr:last-child td { border-top: 1px solid #8a1538; font-size: 11pt } h3 { font-size: 9pt; margin: 0 0 1mm; color: #8a1538 } .air td { font: 7.8pt 'Liberation Mono', monospace; padding: 1.2px 4px; border-bottom: 0.4px dotted #bbb } .low { margin-top: 6mm; font-size: 8pt; color: #333 }`,
    body: `<div class="top"><div><div class="logo">${escapeHtml(seller.brand)}</div>${p.field('issuer')}<br>${addressLine(seller)}<br>${p.taxNumber(' ')}</div>${tableOf({ rows: about }, 'ab full')}</div><div class="to">${p.say('Invoice to', 'Señores')}:<br><b>${p.field('buyer')}</b><br>${address(buyer)}<br>${buyer.tax.label} ${buyer.tax.number}</div><div class="band">${band.join('')}</div>${tableOf({ head: [p.say('Time of day and length', 'Franja y duración'), p.say('Spots', 'Avisos'), p.say('Rate', 'Tarifa'), p.say('Gross', 'Bruto')], rows, classes: ['', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<h3>${p.say('Extract of the certificate of transmission (date, time, key number)', 'Extracto del certificado de emisión (fecha, hora, clave)')}</h3>${tableOf({ rows: timesOnAir(p) }, 'air full')}<div class="low">${p.say('Spots lost to the final on Sunday were made good within the week. The advertiser is liable where the agency does not pay.', 'Los avisos perdidos por la final del domingo se repusieron en la semana. El anunciante responde si la agencia no paga.')}<br>${remitLine(p)}</div>`,
  };
}

const CODES = [
  ['DMR', /demurrage|sobreestadía/iu],
  ['DET', /detention|detención/iu],
  ['PLG', /reefer|refrigerado/iu],
] as const;
const SIZES = ["20' DC", "40' HC", "40' RF"];

/** Boxes with when they came off, went out and came back. */
function boxRows(p: InvoicePaper): string[][] {
  const { facts, dice } = p;
  return Array.from({ length: dice.int(2, 4) }, () => {
    const off = dice.int(38, 46);
    const out = off - dice.int(6, 12);
    const back = out - dice.int(9, 16);
    return [
      `BOLU ${dice.digits(6)}-${dice.int(0, 9)}`,
      dice.pick(SIZES),
      p.day(addDays(facts.date, -off)),
      p.day(addDays(facts.date, -off + 5)),
      p.day(addDays(facts.date, -out)),
      p.day(addDays(facts.date, -back)),
    ];
  });
}

/** A line's for boxes that stood too long: voyage and ports in a grid, each box with its days, tiers of the tariff with days and rate, a rate of exchange at the foot. */
export function containerDetention(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    (CODES.find(([, pattern]) => pattern.test(line.text)) ?? CODES[0])[0],
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const foot = [
    [p.say('Sub-total', 'Op. gravada'), '', '', '', p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, '', '', '', p.bareField('tax')],
    [
      `<b>${p.say('Total payable', 'Importe total')} ${p.field('currency')}</b>`,
      '',
      '',
      '',
      `<b>${p.bareField('amount')}</b>`,
    ],
  ];
  const pair = (label: string, value: string): string => `<div><span>${label}</span> ${value}</div>`;
  const left = [
    pair(p.say('Invoice', 'Factura'), `<b>${p.field('invoice_number')}</b>`),
    pair(p.say('Invoice date', 'Fecha de emisión'), `<b>${p.field('date')}</b>`),
    pair(p.say('Pay no later than', 'Pagar a más tardar el'), `<b>${p.field('date_due')}</b>`),
    pair(p.say('Payer code', 'Código del pagador'), p.field('client_id')),
    pair(p.say('Credit terms', 'Condición de crédito'), p.field('payment_terms')),
  ];
  const right = [
    pair(p.say('Bill of lading', 'Conocimiento'), `BOL${dice.digits(9)}`),
    pair(
      p.say('Vessel / voyage', 'Nave / viaje'),
      `${dice.pick(['CAPE SABLE', 'BOREAL VEGA'])} ${dice.digits(3)}E`,
    ),
    pair(p.say('Load port', 'Puerto de carga'), p.say('Ningbo', 'Qingdao')),
    pair(p.say('Discharge port', 'Puerto de descarga'), p.say('Halifax, NS', 'Callao')),
    pair(p.say('Arrival', 'Arribo'), p.day(addDays(facts.date, -46))),
  ];
  return {
    css: `@page { size: A4; margin: 14mm 16mm } body { font: 9pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm; position: relative; height: 268mm } .bar { background: #12355b; color: #fff; padding: 4mm 6mm; display: flex; justify-content: space-between; align-items: center } .bar b { font-size: 15pt; letter-spacing: 1px } .bar em { font-style: normal; font-size: 18pt; color: #f4b942 } .pt { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin: 6mm 0 5mm } .pt small { color: #5a6b7d; display: block } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 0 8mm; background: #eef2f6; padding: 3mm 4mm; margin-bottom: 5mm } .g div div { padding: 0.6mm 0 } .g span { display: inline-block; width: 36mm; color: #5a6b7d } h3 { font-size: 9.5pt; color: #12355b; margin: 0 0 1mm } .b th { font-size: 7.8pt; text-align: left; border-bottom: 0.8px solid #12355b; padding: 2px 4px } .b td { font-size: 8.2pt; padding: 2px 4px; border-bottom: 0.4px solid #d5dde5 } .t { margin-top: 5mm } .t th { background: #12355b; color: #fff; padding: 4px; font-size: 8pt } .t td { padding: 4px; border-bottom: 0.4px solid #d5dde5 } .foot tr:last-child td { background: #f9edcf; font-size: 11pt } .low { position: absolute; left: 0; right: 0; bottom: 0; font-size: 8pt; color: #333 } .low p { margin: 0 0 2mm }`,
    body: `<div class="bar"><b>${escapeHtml(seller.brand).toUpperCase()}</b><em>✦</em></div><div class="pt"><div><small>${p.say('Payer', 'Pagador')}</small>${p.field('buyer')}<br>${address(buyer)}</div><div><small>${p.say('On behalf of the carrier', 'Por cuenta del transportista')}</small>${p.field('issuer')}<br>${address(seller)}<br>${p.taxNumber(' ')}</div></div><div class="g"><div>${left.join('')}</div><div>${right.join('')}</div></div><h3>${p.say('Movements of your containers', 'Movimientos de sus contenedores')}</h3>${tableOf({ head: [p.say('Container', 'Contenedor'), p.say('Type', 'Tipo'), p.say('Discharged', 'Descarga'), p.say('Free until', 'Libre hasta'), p.say('Gate out', 'Retiro'), p.say('Returned', 'Devolución')], rows: boxRows(p) }, 'b full')}${tableOf({ head: [p.say('Charge', 'Cargo'), p.say('Code', 'Código'), p.say('Days', 'Días'), p.say('Rate per day', 'Tarifa diaria'), p.say('Amount', 'Importe')], rows, foot, classes: ['', 'c', 'r', 'r', 'r'] }, 't full')}<div class="low"><p>${p.say('Tariff quoted in USD and converted at', 'Tarifa en USD convertida al tipo de cambio')} ${writeNumber(p.locale.country === 'PE' ? 3.718 : 1.3642, 4, p.locale)}. ${p.say('Disputes have to reach us within 15 days of the invoice date; after 60 days containers are deemed lost at USD 4,800.00 each.', 'Los reclamos deben presentarse dentro de 15 días de emitida la factura; pasados 60 días el contenedor se considera perdido a USD 4,800.00.')}</p><p>${remitLine(p)}</p></div>`,
  };
}

/** What the tax office wants to see of each kind of sale. */
function vatBox(p: InvoicePaper): string[][] {
  return [
    [p.say('VATable sales', 'Base imponible'), p.bareField('amount_untaxed')],
    [p.say('VAT-exempt sales', 'Base exenta'), p.bare(0)],
    [p.say('Zero-rated sales', 'Base no sujeta'), p.bare(0)],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('TOTAL AMOUNT DUE', 'TOTAL A PAGAR')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
}

/** A supplier's of implants: the operation in a box, parts with their lots and until when they may be used, permission of the printer in small type at the foot. */
export function implantLots(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const year = Number(facts.date.slice(0, 4));
  const rows = facts.lines.map((line) => [
    `${dice.digits(2)}-${dice.digits(4)}-${dice.digits(2)}`,
    escapeHtml(line.text),
    `${dice.pick(['L', 'B', '7'])}${dice.digits(6)}`,
    `${year + dice.int(2, 5)}-0${dice.int(1, 9)}`,
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const operation = [
    [p.say('Surgery', 'Intervención'), p.day(facts.delivered)],
    [p.say('Surgeon', 'Cirujano'), p.say('Dr. R. Magsaysay', 'Dr. J. Lanuza')],
    [
      p.say('Patient', 'Paciente'),
      `${dice.pick(['A.C.', 'M.R.', 'T.G.'])} / ${p.say('chart', 'historia')} ${dice.digits(7)}`,
    ],
    [p.say('Theatre slip', 'Hoja de quirófano'), facts.deliveryNote],
    [p.say('Consignment store', 'Depósito en consigna'), `K-${dice.int(10, 88)}`],
  ];
  const permit = p.say(
    `BIR Authority to Print OCN 9AU000${dice.digits(7)}, issued January ${dice.int(10, 28)}, ${year - 1}; 50 booklets 00010001–00012500. Printer: Quiapo Forms Press, TIN 008-214-553-00000, accreditation of March 4, ${year - 3}.`,
    `Licencia previa de funcionamiento PS/0${dice.digits(3)}/${year - 6}. Seguro de responsabilidad: póliza ${dice.digits(8)}, vigente hasta el 31/12/${year + 1}.`,
  );
  return {
    css: `@page { size: A4; margin: 14mm 15mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm; position: relative; height: 268mm } .top { display: grid; grid-template-columns: 14mm 1fr auto; gap: 4mm; align-items: center } .x { width: 13mm; height: 13mm; background: linear-gradient(#0e9aa7, #0e9aa7) center / 100% 4mm no-repeat, linear-gradient(#0e9aa7, #0e9aa7) center / 4mm 100% no-repeat } .top b { font-size: 13pt } .no { text-align: right; color: #b3261e; font: 13pt 'Liberation Mono', monospace } .no small { display: block; font: bold 10pt 'Liberation Sans', sans-serif; color: #000 } .g { display: grid; grid-template-columns: 1fr 78mm; gap: 6mm; margin: 6mm 0 4mm } .l div { border-bottom: 0.6px solid #000; padding: 1.2mm 0; display: grid; grid-template-columns: 30mm 1fr } .l span { font-size: 8.5pt } .op { border: 1.2px solid #0e9aa7; align-self: start } .op td { padding: 2px 6px; font-size: 8.5pt } .op td:first-child { color: #0b6c75 } .t th, .t td { border: 0.7px solid #0e9aa7; padding: 3px 5px } .t th { background: #e1f4f5; font-size: 8pt } .v { width: 88mm; margin: 4mm 0 0 auto } .v td { padding: 2.5px 5px; border: 0.7px solid #0e9aa7 } .v tr:last-child td { background: #e1f4f5; font-size: 11pt } .pay { margin-top: 5mm; width: 100mm } .low { position: absolute; bottom: 0; left: 0; right: 0; font-size: 7pt; color: #333; border-top: 0.6px solid #999; padding-top: 1.5mm }`,
    body: `<div class="top"><div class="x"></div><div><b>${p.field('issuer')}</b><br>${addressLine(seller)} · ${seller.phone}<br>${p.taxNumber(' ')}</div><div class="no"><small>${p.say('SALES INVOICE', 'FACTURA DE MATERIAL')}</small>${p.field('invoice_number')}</div></div><div class="g"><div class="l"><div><span>${p.say('Sold to', 'Centro')}</span><b>${p.field('buyer')}</b></div><div><span>${buyer.tax.label}</span>${buyer.tax.number}</div><div><span>${p.say('Address', 'Domicilio')}</span>${addressLine(buyer)}</div><div><span>${p.say('Date', 'Fecha factura')}</span>${p.field('date')}</div><div><span>${p.say('Terms', 'Forma de pago')}</span>${p.field('payment_terms')}</div><div><span>${p.say('Due', 'Vencimiento')}</span>${p.field('date_due')}</div><div><span>${p.say('P.O.', 'Pedido')}</span>${p.field('order_number')}</div></div>${tableOf({ rows: operation }, 'op')}</div>${tableOf({ head: [p.say('Ref.', 'Ref.'), p.say('Article', 'Artículo'), p.say('Lot', 'Lote'), p.say('Use by', 'Caduca'), p.say('Qty', 'Uds.'), p.say('Unit price', 'P. unit.'), p.say('Amount', 'Importe')], rows, classes: ['n', '', 'n', 'n', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: vatBox(p), classes: ['', 'r'] }, 'v')}<div class="pay">${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}</div><div class="low">${permit}<br>${p.say('Received the above implants in sterile and unopened packing.', 'Los implantes se entregaron estériles y con el envase íntegro.')}</div>`,
  };
}
