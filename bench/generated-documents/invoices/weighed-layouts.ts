// Of the seventh collection, which was measured at first sight (docs/extraction.md) and has been looked into since: its figures are no longer those of documents that nobody has seen.
// Invoices for what is weighed, measured or numbered by lots: of a farmers' co-operative, of a fish auction, of a company of fuel cards, of a wholesaler of medicines.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { payTo } from './pay-to.ts';

/** Each delivery with its ticket and its day; the member's number before the name, the rules of the co-operative at the foot. */
export function farmDeliveries(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line, at) => [
    `${dice.int(4, 9)}${dice.digits(4)}`,
    p.day(addDays(facts.date, -9 + at)),
    escapeHtml(line.text),
    writeNumber(line.quantity, 2, p.locale),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const foot = [
    [
      '',
      '',
      p.name('Goods supplied|Supplies, net', 'Suministros|Valor de suministros'),
      '',
      '',
      p.field('amount_untaxed'),
    ],
    ['', '', `${p.taxWord()} @ ${rateOf(p)}`, '', '', p.field('tax')],
    [
      '',
      '',
      `<b>${p.name('Now owing|Payable by member', 'Saldo a cargo|A pagar por el socio')}</b>`,
      '',
      '',
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  const side = [
    [
      p.name('Supply invoice|Statement-invoice', 'Factura de suministro|Nota de cargo'),
      p.field('invoice_number'),
    ],
    [p.name('Made out|Drawn up', 'Extendida|Confeccionada'), p.field('date')],
    [p.name('Settle by|To be settled by', 'Liquidar hasta|Cancelar hasta'), p.field('date_due')],
  ];
  return {
    css: `@page { size: A4; margin: 17mm 19mm } body { font: 10pt ${p.font}; padding-right: 0.4mm } .mast { background: #e9efd9; border-top: 3px solid #5d7a1f; padding: 4mm 5mm; margin-bottom: 8mm } .mast b { font-size: 15pt; color: #3f5512 } .side td { padding: 1.5px 0 1.5px 6mm } .side td:last-child { font-weight: bold } .items { margin-top: 9mm } .items th { background: #5d7a1f; color: #fff; padding: 3px 4px; font-size: 8.5pt } .items td { padding: 3px 4px; border-bottom: 0.5px solid #b9c79a } .low { margin-top: 12mm; font-size: 8pt; color: #444 }`,
    body: `<div class="mast"><b>${p.field('issuer')}</b><br>${addressLine(seller)} · ${seller.phone} · ${p.taxNumber(' ')}</div><div class="cols"><div>${p.name('Member no.|Membership no.', 'Socio n.º|N.º de socio')} ${p.field('client_id')}<br><b>${p.field('buyer')}</b><br>${address(buyer)}</div>${tableOf({ rows: side, classes: ['', 'r'] }, 'side')}</div>
      ${tableOf({ head: [p.say('Ticket', 'Boleta'), p.say('Delivered', 'Entregado'), p.say('Product', 'Producto'), p.say('Tonnes', 'Toneladas'), p.say('Per tonne', 'Por tonelada'), p.say('Value', 'Valor')], rows, foot, classes: ['', 'n', '', 'r', 'r', 'r'] }, 'items full')}<div class="low">${lines(payTo(p).map(([label, value]) => `${label}: ${value}`))}<p style="margin-top:3mm">${p.say('Under rule 14 overdue accounts are set off against milk payments. Patronage refunds are not shown here.', 'Según el artículo 14 los saldos vencidos se compensan con la liquidación de cosecha. El retorno cooperativo no figura aquí.')}</p></div>`,
  };
}

/** One pitch, boxed: lots with vessel, boxes and kilograms; what was weighed in all at the left, what it comes to at the right. */
export function fishAuction(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const boxes = facts.lines.map(({ quantity }) => Math.max(1, Math.round(quantity / 20)));
  const rows = facts.lines.map((line, at) => [
    dice.digits(3),
    dice.pick(['MARIA DEL MAR', 'NORDLYS II', 'ESPERANZA', 'SEA HARRIER']),
    escapeHtml(line.text),
    String(boxes[at] ?? 1),
    writeNumber(line.quantity, 2, p.locale),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const weighed = [
    [p.say('Boxes', 'Cajas'), String(boxes.reduce((sum, count) => sum + count, 0))],
    [
      p.say('Kilograms', 'Kilos'),
      writeNumber(
        facts.lines.reduce((sum, { quantity }) => sum + quantity, 0),
        2,
        p.locale,
      ),
    ],
    [p.say('Auction clock', 'Reloj de subasta'), `${dice.int(1, 4)}`],
  ];
  const sums = [
    [p.name('FISH VALUE|HAMMER TOTAL', 'VALOR PESCADO|TOTAL SUBASTA'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [
      `${p.name('BUYER PAYS|SUM PAYABLE', 'PAGA EL COMPRADOR|SUMA A PAGAR')} ${p.field('currency')}`,
      p.bareField('amount'),
    ],
  ];
  const line = (label: string, value: string): string =>
    `<div><span class="k">${label}</span> ${value}</div>`;
  return {
    css: `@page { size: A4; margin: 15mm } body { font: 9pt 'DejaVu Sans Mono', monospace; padding-right: 0.4mm } .box { border: 1px solid #000; padding: 2mm 3mm } .heads { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; margin: 4mm 0 } .k { display: inline-block; width: 33mm } .items th { border-bottom: 1px solid #000; font-size: 7.5pt } .items td { padding: 2px 3px; font-size: 8pt } .ends { display: grid; grid-template-columns: 62mm 1fr; gap: 4mm; margin-top: 4mm } .ends .box:last-child tr:last-child td { font-weight: bold } .ends td { padding: 2px 3px }`,
    body: `<div class="box c"><b>${p.field('issuer')}</b><br>${addressLine(seller)}<br>${p.taxNumber(' ')}</div><div class="heads"><div class="box">${line(p.name('SALE NOTE|NOTE OF SALE', 'NOTA DE VENTA|FACTURA DE LONJA'), p.field('invoice_number'))}${line(p.name('AUCTION DAY|SALE DAY', 'DIA DE SUBASTA|DIA DE VENTA'), p.field('date'))}${line(p.name('PAY BEFORE|PAY UNTIL', 'PAGAR HASTA|PLAZO DE PAGO'), p.field('date_due'))}</div><div class="box">${line(p.name('BUYER NO.|BUYER CODE', 'COMPRADOR N.º|COD. COMPRADOR'), p.field('client_id'))}${p.field('buyer')}<br>${addressLine(buyer)}</div></div>
      <div class="box">${tableOf({ head: [p.say('LOT', 'LOTE'), p.say('VESSEL', 'BARCO'), p.say('SPECIES', 'ESPECIE'), p.say('BOXES', 'CAJAS'), 'KG', p.say('PER KG', 'POR KG'), p.say('VALUE', 'IMPORTE')], rows, classes: ['', '', '', 'r', 'r', 'r', 'r'] }, 'items full')}</div><div class="ends"><div class="box">${tableOf({ rows: weighed, classes: ['', 'r'] }, 'full')}</div><div class="box">${tableOf({ rows: sums, classes: ['', 'r'] }, 'full')}</div></div><p style="margin-top:5mm;font-size:7.5pt">${p.say('Boxes remain the property of the auction and are to be returned washed.', 'Las cajas son propiedad de la lonja y se devuelven lavadas.')}</p>`,
  };
}

/** A sheet on its side: sums in a strip at the top, then every filling of every card over two pages. */
export function fuelCards(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const places = p
    .say(
      'A14 Eastbound|Ring Road North|Harbour Gate|Summit Services|Depot Lane',
      'Ruta 4 Norte|Peaje Central|Puerto Viejo|Cruce La Paz|Anillo Sur',
    )
    .split('|');
  const third = Math.ceil(facts.lines.length / 3);
  const rows = facts.lines.map((line, at) => [
    `7042 ${dice.digits(4)}`,
    p.day(addDays(facts.date, -15 + Math.floor(at / 3))),
    `${String(dice.int(5, 22)).padStart(2, '0')}:${dice.digits(1) === '0' ? '10' : `3${dice.digits(1)}`}`,
    dice.pick(places),
    `${dice.pick(['HG', 'KC', 'BT'])} ${dice.digits(4)}`,
    escapeHtml(line.text),
    writeNumber(line.quantity, 2, p.locale),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const cell = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  const measure = p.locale.country === 'US' ? 'Gallons' : p.say('Litres', 'Litros');
  return {
    css: `@page { size: ${p.locale.country === 'US' ? 'Letter' : 'A4'} landscape; margin: 12mm 14mm } body { font: 8.5pt ${p.font}; padding-right: 0.4mm } .head { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm } .strip { display: grid; grid-template-columns: repeat(7, auto); border: 1px solid #123c69; margin: 5mm 0 } .strip div { padding: 1.5mm 3mm; border-right: 0.5px solid #123c69 } .strip div:last-child { border-right: none; background: #123c69; color: #fff; font-weight: bold } small { display: block; font-size: 7pt; font-weight: normal } .items th { border-bottom: 1px solid #123c69; color: #123c69 } .items td { padding: 2.2px 3px } .items tbody tr:nth-child(${third}n) td { border-bottom: 0.5px solid #999 }`,
    body: `<div class="head"><div><b style="font-size:14pt;color:#123c69">${p.field('issuer')}</b><br>${addressLine(seller)}<br>${p.taxNumber(' ')}</div><div>${p.name('Fleet customer|Account holder', 'Cliente de flota|Titular de la cuenta')} <b>${p.field('buyer')}</b><br>${addressLine(buyer)}</div></div><div class="strip">${cell(p.name('Fleet invoice|Invoice ref.', 'Factura de flota|N.º de factura'), p.field('invoice_number'))}${cell(p.name('Invoiced on|Period end and invoice date', 'Facturado el|Cierre y fecha de factura'), p.field('date'))}${cell(p.name('Fleet account|Account', 'Cuenta de flota|Cuenta'), p.field('client_id'))}${cell(p.name('Direct debit on|Collected on', 'Cargo en cuenta el|Se cobra el'), p.field('date_due'))}${cell(p.name('Fuel net|Net of tax', 'Combustible neto|Neto de impuesto'), p.field('amount_untaxed'))}${cell(`${p.taxWord()} ${rateOf(p)}`, p.field('tax'))}${cell(p.name('Invoice value|To be collected', 'Valor de la factura|A cobrar'), p.field('amount'))}</div>
      ${tableOf({ head: [p.say('Card', 'Tarjeta'), p.say('Day', 'Día'), p.say('Time', 'Hora'), p.say('Site', 'Estación'), p.say('Vehicle', 'Vehículo'), p.say('Product', 'Producto'), measure, p.say('Price', 'Precio'), p.say('Net', 'Neto')], rows, classes: ['n', 'n', '', '', 'n', '', 'r', 'r', 'r'] }, 'items full')}`,
  };
}

/** Lots and days on which things expire beside each product; the goods of each rate apart before the tax. */
export function drugWholesale(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const year = Number(facts.date.slice(2, 4));
  const rows = facts.lines.map((line) => [
    line.code,
    escapeHtml(line.text),
    `${dice.pick(['B', 'LK', 'T'])}${dice.digits(5)}`,
    `${String(dice.int(1, 12)).padStart(2, '0')}/${year + dice.int(1, 3)}`,
    String(line.quantity),
    p.bare(line.unitCents),
    p.rate(line.rate),
    p.bare(line.cents),
  ]);
  const sums = [
    ...facts.taxes.map(({ rate, baseCents }) => [
      `${p.say('Goods at', 'Productos al')} ${p.rate(rate)}`,
      p.bare(baseCents),
    ]),
    [
      p.name('Net value of goods|Net goods value', 'Valor neto|Total sin impuesto'),
      p.bareField('amount_untaxed'),
    ],
    [
      p.name(`${p.taxWord()} total|Total ${p.taxWord()}`, `Total ${p.taxWord()}|${p.taxWord()} total`),
      p.bareField('tax'),
    ],
    [
      `<b>${p.name('Invoice value|Total to settle', 'Valor de factura|Total a liquidar')}</b>`,
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  const heads = [
    [
      p.name('Invoice|Inv. ref.', 'Factura|Ref. factura'),
      p.field('invoice_number'),
      p.name('Pharmacy code|Account code', 'Código farmacia|Código cliente'),
      p.field('client_id'),
    ],
    [
      p.name('Dated|Inv. dated', 'Con fecha|Fechada'),
      p.field('date'),
      p.name('Order ref.|Ord. ref.', 'Ref. de pedido|Ref. orden'),
      p.field('order_number'),
    ],
    [
      p.name('Credit expires|Payable on', 'Vence crédito|Pagadera el'),
      p.field('date_due'),
      p.say('Packed by / route', 'Preparó / ruta'),
      `${dice.digits(2)} / ${dice.pick(['N', 'E', 'W'])}${dice.int(1, 9)}`,
    ],
  ];
  return {
    css: `@page { size: A4; margin: 14mm 15mm } body { font: 9pt ${p.font}; padding-right: 0.4mm } .head { border-left: 6px solid #0b7a75; padding-left: 4mm; margin-bottom: 5mm } .head b { font-size: 14pt } .kv { margin: 5mm 0 } .kv td { border: 0.6px solid #0b7a75; padding: 2px 5px } .kv td:nth-child(odd) { background: #e3f2f1; font-size: 8pt; width: 36mm } .items th { background: #0b7a75; color: #fff; font-size: 8pt; padding: 3px } .items td { padding: 3px; border-bottom: 0.4px solid #9cc } .end { display: grid; grid-template-columns: 1fr 78mm; gap: 8mm; margin-top: 5mm } .end td { padding: 2px 3px } .stamp { border: 1px solid #888; height: 26mm; font-size: 7.5pt; color: #666; padding: 1mm 2mm }`,
    body: `<div class="head"><b>${p.field('issuer')}</b><br>${addressLine(seller)} · ${seller.phone}<br>${p.taxNumber(' ')} · ${p.say('Wholesale licence', 'Licencia sanitaria')} ${dice.digits(4)}/${year}</div><div>${p.name('Supplied to|Delivered and charged to', 'Suministrado a|Entregado y cargado a')}: <b>${p.field('buyer')}</b>, ${addressLine(buyer)}</div>${tableOf({ rows: heads }, 'kv full')}
      ${tableOf({ head: [p.say('Code', 'Código'), p.say('Product', 'Producto'), p.say('Lot', 'Lote'), p.say('Exp.', 'Cad.'), p.say('Packs', 'Envases'), p.say('Price', 'Precio'), p.taxWord(), p.say('Net', 'Neto')], rows, classes: ['n', '', 'n', 'n', 'r', 'r', 'r', 'r'] }, 'items full')}<div class="end"><div class="stamp">${p.say('Received in good order, cold chain 2–8 °C kept (signature and stamp)', 'Recibido conforme, cadena de frío 2–8 °C (firma y sello)')}</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 'full')}</div>`,
  };
}
