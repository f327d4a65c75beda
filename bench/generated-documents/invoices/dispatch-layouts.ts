// Invoices of those who send goods out: a trade counter that sums up its notes, a stockholder of steel, a distributor of parts.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const A_NOTE = 3;

/** Goods under the notes with which they went out, a note a few goods. */
function rowsByNote(p: InvoicePaper): string[][] {
  const { facts, dice } = p;
  const site = p.say('site shed 4|counter|workshop', 'obra nave 2|mostrador|taller').split('|');
  return facts.lines.flatMap((line, at) => {
    const day = p.day(addDays(facts.date, -22 + at * 3));
    const note = `${p.say('DOCKET', 'ALBARÁN')} ${p.say('D', 'A/')}${dice.int(10_200, 98_700)} ${p.say('of', 'de')} ${day}, ${dice.pick(site)}`;
    const row = [
      line.code,
      escapeHtml(line.text),
      String(line.quantity),
      p.bare(line.unitCents),
      p.bare(line.cents),
    ];
    return at % A_NOTE === 0 ? [['', `<u>${note}</u>`, '', '', ''], row] : [row];
  });
}

/** As old programs for accounts print it: rounded boxes, goods under the notes of the month, one row of sums with a surcharge that is not charged, a box of due dates. */
export function groupedNotes(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const heads = [
    [p.say('TAX INVOICE', 'FACTURA'), p.field('invoice_number')],
    [p.say('DATE', 'FECHA'), p.field('date')],
    [p.say('ACCOUNT', 'CLIENTE'), p.field('client_id')],
    [p.say('CUSTOMER ABN', 'N.I.F. CLIENTE'), buyer.tax.number],
    [p.say('REP', 'AGENTE'), String(dice.int(2, 19)).padStart(3, '0')],
    [p.say('PAGE', 'HOJA'), '1'],
  ];
  const sums = [
    [
      p.say('GROSS', 'BRUTO'),
      p.say('DISC.', '% DTO.'),
      p.say('NET VALUE', 'BASE IMPONIBLE'),
      `% ${p.taxWord()}`,
      p.taxWord().toUpperCase(),
      p.say('FREIGHT', 'R. EQUIV.'),
      p.say('INVOICE TOTAL', 'TOTAL FACTURA'),
    ],
    [
      p.bare(facts.netCents),
      p.bare(0),
      p.bareField('amount_untaxed'),
      rateOf(p),
      p.bareField('tax'),
      p.bare(0),
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  return {
    css: `@page { size: A4; margin: 10mm 12mm 10mm 8mm } body { font: 9.5pt 'Nimbus Sans', sans-serif; padding: 0 0.4mm 0 10mm; height: 276mm; position: relative } .side { position: absolute; left: 2mm; bottom: 22mm; writing-mode: vertical-rl; transform: rotate(180deg); font-size: 6.5pt; color: #444; white-space: nowrap } .bx { border: 0.9px solid #000; border-radius: 3mm; padding: 3mm 4mm } .top { display: grid; grid-template-columns: 1fr 92mm; gap: 6mm } .top b.big { font: bold 15pt 'URW Bookman', serif } .hd { margin: 5mm 0 4mm; border: 0.9px solid #000; border-radius: 3mm; overflow: hidden; display: grid; grid-template-columns: 1.2fr 1.1fr 1fr 1.4fr 0.7fr 0.6fr } .hd div { border-right: 0.9px solid #000; text-align: center; padding-bottom: 1mm } .hd div:last-child { border-right: none } .hd small { display: block; background: #e4e4e4; font-size: 7pt; padding: 0.6mm; margin-bottom: 1mm; border-bottom: 0.6px solid #000 } .body { border: 0.9px solid #000; border-radius: 3mm; height: 128mm; padding: 2mm } .t th { font-size: 7.5pt; padding: 2px 4px; border-bottom: 0.6px solid #000 } .t td { padding: 1.8px 4px; font-size: 9pt } u { font-size: 8.5pt } .f { position: absolute; bottom: 0; left: 10mm; right: 0.4mm } .s { border: 0.9px solid #000; margin-bottom: 3mm } .s td { border-right: 0.6px solid #000; text-align: center; padding: 3px } .s tr:first-child td { background: #e4e4e4; font-size: 7pt } .s tr:last-child td:last-child { font-size: 12pt } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm } small { font-size: 7pt }`,
    body: `<div class="side">${p.say('All goods remain the property of the seller until paid for. Errors must be notified within seven days.', `Inscrita en el Registro Mercantil, tomo ${dice.digits(4)}, folio ${dice.int(10, 200)}, hoja Z-${dice.digits(5)}, inscripción 3.ª`)}</div><div class="top"><div><b class="big">${p.field('issuer')}</b><br>${address(seller)}<br>Tel. ${seller.phone}<br>${p.taxNumber(' ')}</div><div class="bx"><b>${p.field('buyer')}</b><br>${address(buyer)}</div></div><div class="hd">${heads.map(([label = '', value = '']) => `<div><small>${label}</small>${value}</div>`).join('')}</div><div class="body">${tableOf({ head: [p.say('CODE', 'CÓDIGO'), p.say('DESCRIPTION', 'DESCRIPCIÓN'), p.say('QTY', 'UNIDADES'), p.say('PRICE', 'PRECIO'), p.say('VALUE', 'IMPORTE')], rows: rowsByNote(p), classes: ['n', '', 'r', 'r', 'r'] }, 't full')}</div><div class="f">${tableOf({ rows: sums }, 's full')}<div class="two"><div class="bx"><small>${p.say('HOW TO PAY', 'FORMA DE PAGO')}</small><br>${p.field('payment_terms')}<br>${lines(remitTo(p).map(([label, value]) => `${label} ${value}`))}</div><div class="bx"><small>${p.say('FALLS DUE', 'VENCIMIENTOS')}</small><br>${p.field('date_due')} &nbsp;&nbsp; ${p.money(facts.totalCents)}<br><small>${p.say(`Trading hours Mon to Fri 6.30 to 5. Stocktake closure ${p.day(addDays(facts.date, 41))}.`, `Cerrado por inventario el ${p.day(addDays(facts.date, 41))}. Horario de almacén: 8 a 14 y 16 a 19 h.`)}</small></div></div></div>`,
  };
}

/** A stockholder's of steel: items by tens with what they were rolled from, kilograms and price of one; order, delivery and weighbridge with numbers and days of their own. */
export function steelHeats(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.flatMap((line, at) => [
    [
      String((at + 1) * 10),
      escapeHtml(line.text),
      String(dice.int(3, 42)),
      writeNumber(line.quantity, 2, p.locale),
      p.bare(line.unitCents),
      p.bare(line.cents),
    ],
    [
      '',
      `<small>${p.say('Heat', 'Colada')} ${dice.int(21, 89)}${dice.pick(['D', 'K', 'V'])}${dice.digits(3)} · ${p.say('certificate 3.1 no.', 'certificado de calidad')} ${dice.digits(6)} · ${p.say('material', 'material')} 4000${dice.digits(4)}</small>`,
      '',
      '',
      '',
      '',
    ],
  ]);
  const weight = facts.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const tare = dice.int(13_800, 15_200);
  const refs = [
    [p.say('Invoice', 'Factura'), `<b>${p.field('invoice_number')}</b>`, p.field('date')],
    [
      p.say('Sales order', 'Pedido de venta'),
      `1${dice.digits(7)}`,
      p.day(addDays(facts.delivered, -dice.int(5, 9))),
    ],
    [p.say('Delivery', 'Entrega'), `80${dice.digits(6)}`, p.day(facts.delivered)],
    [
      p.say('Your order', 'Su orden de compra'),
      p.field('order_number'),
      p.day(addDays(facts.delivered, -dice.int(10, 14))),
    ],
    [p.say('Sold-to party', 'Solicitante'), p.field('client_id'), ''],
  ];
  const bridge = [
    [p.say('Weighbridge ticket', 'Boleta de báscula'), dice.digits(6)],
    [p.say('Gross kg', 'Peso bruto kg'), writeNumber(weight + tare, 0, p.locale)],
    [p.say('Tare kg', 'Tara kg'), writeNumber(tare, 0, p.locale)],
    [p.say('Net kg', 'Peso neto kg'), writeNumber(weight, 0, p.locale)],
    [p.say('Vehicle', 'Unidad'), dice.pick(p.say('YX19 KLO|MT68 HVE', '45-AK-7P|918-EX-2').split('|'))],
  ];
  const sums = [
    [p.say('Items total', 'Suma de posiciones'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)} ${p.say('on', 'sobre')} ${p.bare(facts.netCents)}`, p.field('tax')],
    [`<b>${p.say('Final amount', 'Importe final')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  return {
    css: `@page { size: A4; margin: 14mm 15mm 12mm } body { font: 9pt 'Liberation Sans', sans-serif; padding-right: 0.4mm; height: 270mm; position: relative } .top { display: flex; justify-content: space-between; margin-bottom: 9mm } .i { display: inline-block; width: 14mm; height: 10mm; border-top: 2.6mm solid #475569; border-bottom: 2.6mm solid #475569; background: linear-gradient(90deg, transparent 5.6mm, #475569 5.6mm 8.4mm, transparent 8.4mm) } .top b { font-size: 13pt } h1 { font: 22pt 'Liberation Sans Narrow', sans-serif; margin: 0 0 2mm } .two { display: grid; grid-template-columns: 78mm 1fr; gap: 8mm } .refs td { padding: 1.4px 8px 1.4px 0 } .refs td:first-child { color: #475569 } .ship { margin: 6mm 0 3mm; color: #333; font-size: 8.5pt } .t th { background: #e2e8f0; padding: 3px 4px; font-size: 8pt } .t td { padding: 2.5px 4px } small { font-size: 7.6pt; color: #475569 } .end { display: grid; grid-template-columns: 62mm 1fr; gap: 12mm; margin-top: 4mm; border-top: 1px solid #475569; padding-top: 3mm } .w td { padding: 1px 4px; font-size: 8pt } .s td { padding: 3px } .s tr:last-child td { border-top: 1px solid #000; font-size: 11pt } .tm { margin-top: 6mm } .low { position: absolute; bottom: 0; left: 0; right: 0; font-size: 7.5pt; color: #475569; display: grid; grid-template-columns: 1fr 1fr; gap: 8mm }`,
    body: `<div class="top"><div><span class="i"></span> <b>${escapeHtml(seller.brand)}</b></div><h1>${p.say('Invoice', 'Factura')}</h1></div><div class="two"><div>${p.field('buyer')}<br>${address(buyer)}<br>${buyer.tax.label} ${buyer.tax.number}</div>${tableOf({ head: ['', p.say('Number', 'Número'), p.say('Date', 'Fecha')], rows: refs }, 'refs')}</div><div class="ship">${p.say('Goods recipient: Fabrication Bay 3, Wharf Road, Rotherham S60 1QW. Incoterms DAP. Currency', 'Destinatario: Nave 3, Parque Industrial Kalos, 67205 Guadalupe, N.L. Incoterms DAP. Moneda')} ${p.field('currency')}.</div>${tableOf({ head: [p.say('Item', 'Pos.'), p.say('Material', 'Material'), p.say('Pieces', 'Piezas'), p.say('Quantity kg', 'Cantidad kg'), p.say('Price/kg', 'Precio/kg'), p.say('Value', 'Valor')], rows, classes: ['n', '', 'r', 'r', 'r', 'r'] }, 't full')}<div class="end">${tableOf({ rows: bridge, classes: ['', 'r'] }, 'w')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's full')}</div><div class="tm">${p.say('Terms of payment', 'Condiciones de pago')}: ${p.field('payment_terms')}, ${p.say('without deduction until', 'sin descuento hasta el')} ${p.field('date_due')}<br>${p.say('Scrap surcharge for the month of dispatch is included in the price. Weights as found on our bridge.', 'El recargo por chatarra del mes de embarque está incluido en el precio. Pesos según nuestra báscula.')}</div><div class="low"><div>${p.field('issuer')}<br>${addressLine(seller)}<br>${seller.phone}</div><div>${p.taxNumber(' ')}<br>${remitLine(p)}</div></div>`,
  };
}

/** A distributor's: bill to, ship to and remit to in three boxes; ordered, shipped and still owing beside each other; serial numbers under the goods. */
export function distributorParts(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.flatMap((line, at) => {
    const owing = at === 1 ? dice.int(1, 3) : 0;
    const serials = Array.from({ length: 3 }, () => `${dice.pick(['FOC', 'CN4', 'SGH'])}${dice.digits(7)}`);
    return [
      [
        String(at + 1),
        `${dice.pick(['NW', 'PW', 'ST'])}-${dice.digits(5)}`,
        escapeHtml(line.text),
        String(line.quantity + owing),
        String(line.quantity),
        String(owing),
        p.bare(line.unitCents),
        p.bare(line.cents),
      ],
      ['', '', `<small>S/N ${serials.join(' ')}</small>`, '', '', '', '', ''],
    ];
  });
  const facts8 = [
    [p.say('Invoice number', 'N° factura'), `<b>${p.field('invoice_number')}</b>`],
    [p.say('Invoice date', 'Fecha factura'), p.field('date')],
    [p.say('Account', 'Cuenta'), p.field('client_id')],
    [p.say('Purchase order', 'Orden de compra'), p.field('order_number')],
    [p.say('Sales order', 'Nota de venta'), `7${dice.digits(6)}`],
    [p.say('Shipped', 'Despachado'), p.day(facts.delivered)],
    [p.say('Terms', 'Condiciones'), p.field('payment_terms')],
    [p.say('Due date', 'Fecha de vencimiento'), p.field('date_due')],
  ];
  const strip = [
    [
      p.say('Merchandise', 'Neto'),
      p.say('Freight', 'Flete'),
      p.say('Handling', 'Manejo'),
      `${p.taxWord()} ${rateOf(p)}`,
      `${p.say('Invoice total', 'Total factura')} ${p.field('currency')}`,
    ],
    [
      p.bareField('amount_untaxed'),
      p.bare(0),
      p.bare(0),
      p.bareField('tax'),
      `<b>${p.bareField('amount')}</b>`,
    ],
  ];
  const box = (title: string, value: string): string => `<div><small>${title}</small><br>${value}</div>`;
  return {
    css: `@page { size: Letter; margin: 11mm 12mm } body { font: 9pt 'Liberation Sans Narrow', sans-serif; font-size: 10pt; padding-right: 0.4mm; height: 255mm; position: relative } .top { display: grid; grid-template-columns: 1fr 78mm; gap: 8mm } .top b.n { font-size: 14pt } .fx td { border: 0.6px solid #000; padding: 1.6px 5px; font-size: 9.5pt } .fx td:first-child { background: #f0f0f0 } .three { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3mm; margin: 4mm 0 } .three > div { border: 0.6px solid #000; padding: 1.5mm 2.5mm; min-height: 25mm } small { font-size: 8.5pt; color: #444 } .t th { border-top: 1.2px solid #000; border-bottom: 1.2px solid #000; padding: 3px; font-size: 9pt } .t td { padding: 2px 3px } .bot { position: absolute; bottom: 0; left: 0; right: 0 } .s td { border: 0.6px solid #000; text-align: center; padding: 3px } .s tr:first-child td { background: #f0f0f0; font-size: 9pt } .s td:last-child { font-size: 12pt } .fine { font-size: 8pt; margin: 2mm 0 3mm }`,
    body: `<div class="top"><div><b class="n">${p.field('issuer')}</b><br>${address(seller)}<br>${seller.phone} · ${seller.site}<br>${p.taxNumber(': ')}</div>${tableOf({ rows: facts8 }, 'fx full')}</div><div class="three">${box(p.say('BILL TO', 'FACTURAR A'), `<b>${p.field('buyer')}</b><br>${address(buyer)}`)}${box(p.say('SHIP TO', 'DESPACHAR A'), p.say('Tala Retail Rollout, Store 118<br>2/F Robinsons Annex, Iloilo City 5000', 'Bodega Central Pudahuel<br>Av. Américo Vespucio 1309, Pudahuel'))}${box(p.say('REMIT TO', 'PAGAR A'), lines(remitTo(p).map(([label, value]) => `${label}: ${value}`)))}</div>${tableOf({ head: [p.say('Ln', 'Lín.'), p.say('Part', 'Parte'), p.say('Description', 'Descripción'), p.say('Ord', 'Ped.'), p.say('Ship', 'Desp.'), p.say('B/O', 'Pend.'), p.say('Unit', 'Unitario'), p.say('Extended', 'Valor')], rows, classes: ['n', 'n', '', 'r', 'r', 'r', 'r', 'r'] }, 't full')}<div class="bot"><div class="fine">${p.say('B/O = back ordered, will be invoiced when shipped. Returns need an RMA within 15 days of the invoice date.', 'Pend. = pendiente, se facturará cuando se despache. Devoluciones con RMA dentro de 15 días de la fecha de factura.')} ${p.say('Waybill', 'Guía de despacho')} ${dice.digits(8)}, ${dice.int(2, 9)} ${p.say('cartons', 'bultos')}, ${writeNumber(dice.between(4, 62), 1, p.locale)} kg.</div>${tableOf({ rows: strip }, 's full')}<div class="fine">${p.say('Received the above in good order: ________________________ &nbsp; Date: ____________', 'Recibí conforme: ________________________ &nbsp; RUT: ____________ &nbsp; Fecha: ____________')}</div></div>`,
  };
}
