// Invoices around a port: an agent who clears goods through the customs, a chandler who brings stores on board.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const CARGO_DAYS = 11;

/** What the importer paid to the customs directly, which is no part of the invoice. */
function dutiesPaid(p: InvoicePaper): string[][] {
  const value = p.dice.int(18, 74) * 100_000 * p.locale.priceLevel;
  const part = (share: number): string => p.bare(Math.round((value * share) / 100) * 100);
  const number = (): string => p.dice.digits(9);
  return [
    [p.say('Import duty 10%', 'IGI 10%'), number(), part(0.1)],
    [p.say('Railway levy', 'DTA'), number(), part(0.02)],
    [p.say('VAT on import', 'IVA de importación'), number(), part(0.16)],
  ];
}

/** The shipment in a grid with small labels; duties that went to the customs directly as a list that is not added; the agent's own charges and sums. */
export function clearingAgent(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const own = facts.lines.map((line, at) => [`${at + 1}`, escapeHtml(line.text), p.bare(line.cents)]);
  const cell = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  const weight = `${writeNumber(dice.int(4100, 21_900), 0, p.locale)} kg`;
  const grid = [
    cell(
      p.say('Customs entry', 'Pedimento'),
      p.say(`23MBAIM4${dice.digits(8)}`, `${dice.digits(2)} 16 3471 ${dice.digits(7)}`),
    ),
    cell(p.say('Bill of lading', 'B/L'), `MEDU${dice.digits(7)}`),
    cell(
      p.say('Vessel', 'Buque'),
      `${dice.pick(['Maersk Ubud', 'Cosco Hope', 'MSC Lena'])} ${dice.digits(3)}W`,
    ),
    cell(p.say('Arrived', 'Arribo'), p.day(addDays(facts.date, -CARGO_DAYS))),
    cell(p.say('Container', 'Contenedor'), `TGHU ${dice.digits(6)}-${dice.int(0, 9)}`),
    cell(p.say('Gross weight', 'Peso bruto'), weight),
    cell(
      p.say('Customs value', 'Valor en aduana'),
      `EUR ${writeNumber(dice.int(12_000, 68_000), 0, p.locale)}`,
    ),
    cell(p.say('Your reference', 'Su referencia'), p.field('order_number')),
  ];
  const sums = [
    [p.say('Total of our charges', 'Total de honorarios y servicios'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [`<b>${p.say('Payable to us', 'Total a pagar a la agencia')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  return {
    css: `@page { size: A4; margin: 13mm 15mm } body { font: 9.5pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm } .top { display: grid; grid-template-columns: 22mm 1fr auto; gap: 5mm; align-items: center; border-bottom: 0.8mm solid #7b2d26; padding-bottom: 3mm } .anchor { width: 20mm; height: 20mm; border: 1mm solid #7b2d26; border-radius: 50%; text-align: center; font: bold 24pt 'P052', serif; line-height: 17mm; color: #7b2d26 } .top b { font-size: 13.5pt } .no { text-align: right } .no b { font-size: 12pt } .to { margin: 5mm 0 4mm } small { display: block; font-size: 7.2pt; color: #7b2d26; text-transform: uppercase } .g { display: grid; grid-template-columns: repeat(4, 1fr); border-left: 0.6px solid #999; border-top: 0.6px solid #999 } .g > div { border-right: 0.6px solid #999; border-bottom: 0.6px solid #999; padding: 1.2mm 2mm } h3 { font-size: 9.5pt; margin: 5mm 0 1mm } .d { font-size: 8.5pt; color: #333 } .d th, .d td { border-bottom: 0.4px solid #bbb; padding: 2px 4px } .o th { background: #7b2d26; color: #fff; padding: 4px } .o td { padding: 4px; border-bottom: 0.4px solid #bbb } .s { width: 96mm; margin: 3mm 0 5mm auto } .s td { padding: 3.5px 4px } .s tr:last-child td { background: #f3e4e2 } .low { font-size: 8pt; margin-top: 6mm }`,
    body: `<div class="top"><div class="anchor">${escapeHtml(seller.brand.slice(0, 1))}</div><div><b>${p.field('issuer')}</b><br>${addressLine(seller)}<br>${seller.phone} · ${p.taxNumber(' ')}</div><div class="no">${p.say('Clearing charges, invoice', 'Cuenta de gastos, factura')}<br><b>${p.field('invoice_number')}</b><br>${p.say('of', 'del')} ${p.field('date')}</div></div><div class="to"><small>${p.say('Importer, account of', 'Importador, por cuenta de')}</small><b>${p.field('buyer')}</b>, ${addressLine(buyer)}<br>${buyer.tax.label} ${buyer.tax.number} · ${p.say('Importer’s file with us', 'Expediente')} ${p.field('client_id')}</div><div class="g">${grid.join('')}</div><h3>${p.say('A. Paid by the importer to the customs directly, for information, not part of this invoice', 'A. Pagado por el importador directamente a la aduana, informativo, no forma parte de esta factura')}</h3>${tableOf({ head: [p.say('Tax', 'Contribución'), p.say('Receipt', 'Línea de captura'), p.say('Amount', 'Importe')], rows: dutiesPaid(p), classes: ['', '', 'r'] }, 'd full')}<h3>${p.say('B. Our charges', 'B. Nuestros cargos')}</h3>${tableOf({ head: ['', p.say('Service', 'Servicio'), p.say('Amount', 'Importe')], rows: own, classes: ['n', '', 'r'] }, 'o full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<p>${p.say(`Kindly settle by ${p.field('date_due')}; demurrage of USD 45 a day is for the importer’s account.`, `Le agradecemos liquidar a más tardar el ${p.field('date_due')}. Las demoras de USD 45 por día son por cuenta del importador.`)}</p><p class="low">${remitLine(p)}</p>`,
  };
}

/** The ship in large type; stores with their codes and units; who took them over on board signs; the sums in a box beside the owners. */
export function shipStores(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const ship = dice.pick(['Hanze Grace', 'Orient Pelican', 'Cabo Tres Montes', 'Baltic Wren']);
  const rows = facts.lines.map((line) => [
    `${dice.pick(['17', '23', '33', '51'])} ${dice.digits(2)} ${dice.digits(2)}`,
    escapeHtml(line.text),
    dice.pick(['PCS', 'CTN', 'SET']),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const sums = [
    [p.say('Stores, total', 'Total víveres y pertrechos'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [`<b>${p.say('Owners to pay', 'A pagar por el armador')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const pairs = [
    [p.say('Invoice', 'Factura'), p.field('invoice_number')],
    [p.say('Invoice date', 'Fecha de factura'), p.field('date')],
    [p.say('Requisition', 'Requisición'), p.field('order_number')],
    [p.say('Supplied on board', 'Entregado a bordo'), p.day(facts.delivered)],
    [p.say('Delivery note', 'Nota de entrega'), facts.deliveryNote],
    [p.say('Credit', 'Crédito'), p.field('payment_terms')],
    [p.say('Falls due', 'Vence'), p.field('date_due')],
  ];
  return {
    css: `@page { size: A4; margin: 12mm 14mm } body { font: 9.5pt 'Liberation Serif', serif; font-size: 10pt; padding-right: 0.4mm; height: 272mm; position: relative } .wave { height: 3mm; background: repeating-linear-gradient(135deg, #0d4f6c 0 2mm, #fff 2mm 3.4mm); margin-bottom: 3mm } .top { display: grid; grid-template-columns: 1fr 72mm; gap: 8mm } .ship { font: bold 19pt 'Liberation Sans', sans-serif; letter-spacing: 0.5px; margin-bottom: 1mm } .ship small { font-size: 9pt; font-weight: normal; display: block } .seller { text-align: right; font-size: 9pt } .seller b { font-size: 12pt } .pairs { margin: 4mm 0; columns: 2; column-gap: 10mm; border-top: 0.8px solid #0d4f6c; border-bottom: 0.8px solid #0d4f6c; padding: 2mm 0 } .pairs div { display: flex; justify-content: space-between; break-inside: avoid; padding: 0.5mm 0 } .t th { font: bold 8pt 'Liberation Sans', sans-serif; border-bottom: 1px solid #0d4f6c; padding: 3px } .t td { padding: 3.5px 3px; border-bottom: 0.4px dotted #777 } .end { display: grid; grid-template-columns: 1fr 86mm; gap: 8mm; margin-top: 6mm } .s { border: 1.2px solid #0d4f6c } .s td { padding: 4px 6px } .s tr:last-child td { border-top: 1.2px solid #0d4f6c } .sign { position: absolute; bottom: 30mm; left: 0; right: 0; display: flex; justify-content: space-between } .sign div { width: 56mm; border-top: 0.8px solid #000; text-align: center; font-size: 8.5pt; padding-top: 1mm } .low { position: absolute; bottom: 0; left: 0; right: 0; font-size: 8.5pt; border-top: 0.8px solid #0d4f6c; padding-top: 2mm }`,
    body: `<div class="wave"></div><div class="top"><div><div class="ship">M.V. ${ship.toUpperCase()}<small>IMO 9${dice.digits(6)} · ${p.say('Singapore, Eastern Anchorage', 'Cartagena, muelle')} ${dice.int(2, 14)} · ${p.say('Flag Liberia', 'Bandera Panamá')}</small></div>${p.say('To the owners', 'A los armadores')}:<br><b>${p.field('buyer')}</b><br>${address(buyer)}</div><div class="seller"><b>${p.field('issuer')}</b><br>${address(seller)}<br>${seller.phone}<br>${p.taxNumber(' ')}</div></div><div class="pairs">${pairs.map(([label = '', value = '']) => `<div><span>${label}</span><b>${value}</b></div>`).join('')}</div>${tableOf({ head: [p.say('IMPA', 'IMPA'), p.say('Stores', 'Descripción'), p.say('Unit', 'Unidad'), p.say('Supplied', 'Cantidad'), p.say('Each', 'Precio'), `${p.say('Value', 'Valor')} ${p.field('currency')}`], rows, classes: ['n', '', 'c', 'r', 'r', 'r'] }, 't full')}<div class="end"><div>${p.say(`Bonded stores are exempt. Rate of the day USD 1 = ${writeNumber(1.3412, 4, p.locale)}, for the master’s accounts only.`, `Los pertrechos en depósito están exentos. Tasa del día USD 1 = ${writeNumber(3987.2, 2, p.locale)}, solo para la cuenta del capitán.`)}</div>${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}</div><div class="sign"><div>${p.say('Master / chief steward, ship’s stamp', 'Capitán / mayordomo, sello del buque')}</div><div>${p.say('For the chandler', 'Por el proveedor')}</div></div><div class="low">${lines(
      [
        p.say(
          'Please remit free of bank charges and quote vessel and invoice.',
          'Pague sin cargos bancarios e indique buque y factura.',
        ),
        remitTo(p)
          .map(([label, value]) => `${label} ${value}`)
          .join(', '),
      ],
    )}</div>`,
  };
}
