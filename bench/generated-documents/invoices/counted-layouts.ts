// Invoices for what a counter counted in a period: hours of machines in the cloud, copies, lifts of bins.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitLine } from './remit-to.ts';

const MONTH = 30;
const QUARTER = 91;

/** A cloud's: the account at the left, a summary box at the right with what is due by when, then charges as a summary and service by service. */
export function usageByService(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    p.bare(line.unitCents),
    writeNumber(line.quantity, 2, p.locale),
    p.bare(line.cents),
  ]);
  const box = [
    [p.say('Invoice Number:', 'Número de factura:'), p.field('invoice_number')],
    [p.say('Invoice Date:', 'Fecha de la factura:'), p.field('date')],
    [
      `<b>${p.say('TOTAL AMOUNT DUE ON', 'IMPORTE TOTAL A PAGAR EL')} ${p.field('date_due')}</b>`,
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  const summary = [
    [p.say('Service Charges', 'Cargos por servicios'), p.money(facts.netCents)],
    [`&nbsp; ${p.say('Credits', 'Créditos')}`, p.money(0)],
    [`&nbsp; ${p.say('Charges before tax', 'Cargos antes de impuestos')}`, p.field('amount_untaxed')],
    [`&nbsp; ${p.taxWord()} (${rateOf(p)})`, p.field('tax')],
    [
      `<b>${p.say('Total for this invoice', 'Total de esta factura')}</b>`,
      `<b>${p.money(facts.totalCents)}</b>`,
    ],
  ];
  const period = `${p.day(addDays(facts.date, -MONTH))} - ${p.day(addDays(facts.date, -1))}`;
  return {
    css: `@page { size: Letter; margin: 15mm 17mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .brand { font-size: 17pt; font-weight: bold; color: #232f3e } .brand i { display: inline-block; width: 22mm; height: 2.4mm; background: #f90; border-radius: 2mm; margin-left: 2mm } h1 { font-size: 16pt; margin: 6mm 0 4mm } .two { display: grid; grid-template-columns: 1fr 92mm; gap: 10mm } .sum { border: 1px solid #bbb } .sum td { padding: 4px 6px } .sum caption { background: #ddd; text-align: left; font-weight: bold; padding: 4px 6px } .sum tr:last-child td { background: #eee } .h { background: #ddd; font-weight: bold; padding: 1.2mm 2mm; margin: 7mm 0 1.5mm } .s td { padding: 3px 6px } .d th { border-bottom: 1px solid #888; padding: 3px 6px } .d td { padding: 3px 6px; border-bottom: 0.4px solid #ddd } .low { margin-top: 10mm; font-size: 8pt; color: #444 }`,
    body: `<div class="brand">${escapeHtml(seller.brand)}<i></i></div><h1>${p.say('Invoice', 'Factura')}</h1><p style="font-size:8pt">${p.say(`Email or talk to us about your account or bill: visit ${seller.site}/contact-us`, `Consultas sobre su cuenta o su factura: ${seller.site}/contacto`)}</p><div class="two"><div><b>${p.say('Account number:', 'Número de cuenta:')}</b><br>${p.field('client_id')}<br><br><b>${p.say('Bill to Address:', 'Dirección de facturación:')}</b><br>${p.field('buyer')}<br>${address(buyer)}</div><div>${tableOf({ rows: box, classes: ['', 'r'] }, 'sum full').replace('<tbody>', `<caption>${p.say('Invoice Summary', 'Resumen de la factura')}</caption><tbody>`)}</div></div><p style="margin-top:6mm"><b>${p.say('This invoice is for the billing period', 'Esta factura corresponde al periodo de facturación')} ${period}</b></p><p>${p.say(`Greetings from ${escapeHtml(seller.brand)}, we’re writing to provide you with an electronic invoice for your use of our services. Additional information about your bill, individual service charge details and your account history are on the Billing page of your account.`, `Le enviamos la factura electrónica por el uso de nuestros servicios. En la página de facturación de su cuenta encontrará el detalle de los cargos y el historial.`)}</p>
      <div class="h">${p.say('Summary', 'Resumen')}</div>${tableOf({ rows: summary, classes: ['', 'r'] }, 's full')}<div class="h">${p.say('Detail', 'Detalle')}</div>${tableOf({ head: [p.say('Service', 'Servicio'), p.say('Rate per unit', 'Tarifa por unidad'), p.say('Usage', 'Uso'), p.say('Charges', 'Cargos')], rows, classes: ['', 'r', 'r', 'r'] }, 'd full')}<p class="low">${p.say('Service Provider', 'Proveedor del servicio')}: ${p.field('issuer')}, ${addressLine(seller)}. ${p.taxNumber(' ')}<br>${p.say('All charges and prices are in', 'Todos los cargos y precios están en')} ${p.field('currency')}. ${p.say('This is not a remittance address.', 'Esta no es una dirección de pago.')}</p>`,
  };
}

/** A dealer's in copying machines: device and site, what the counters said then and now, charges of a quarter with their period. */
export function copierMeter(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const since = addDays(facts.date, -QUARTER);
  const meter = (name: string, low: number, most: number): string[] => {
    const before = dice.int(40_000, 210_000);
    const copies = dice.int(low, most);
    const whole = (value: number): string => writeNumber(value, 0, p.locale);
    return [name, whole(before), whole(before + copies), whole(copies), whole(low - 500)];
  };
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    `${p.day(since)} – ${p.day(facts.date)}`,
    p.bare(line.cents),
  ]);
  const sums = [
    [p.say('Total charges excl. VAT', 'Subtotal sin impuestos'), p.field('amount_untaxed')],
    [`${p.taxWord()} @ ${rateOf(p)}`, p.field('tax')],
    [`<b>${p.say('Invoice total', 'Valor total')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const cell = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  return {
    css: `@page { size: A4; margin: 14mm 15mm } body { font: 9.5pt 'Liberation Sans Narrow', sans-serif; font-size: 10.5pt; padding-right: 0.4mm } .band { background: #0b6e4f; color: #fff; padding: 4mm 5mm; display: flex; justify-content: space-between; align-items: center } .band b { font-size: 17pt } .who { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin: 6mm 0 } small { display: block; font-size: 8pt; color: #0b6e4f } .facts { display: grid; grid-template-columns: repeat(5, auto); border-top: 1.2px solid #0b6e4f; border-bottom: 1.2px solid #0b6e4f; padding: 2mm 0; gap: 4mm } h3 { font-size: 11pt; color: #0b6e4f; margin: 7mm 0 1.5mm } .t th { background: #e4f0ec; padding: 4px; border-bottom: 0.8px solid #0b6e4f } .t td { padding: 4px; border-bottom: 0.4px solid #b8cdc5 } .sums { width: 82mm; margin: 4mm 0 8mm auto } .sums td { padding: 3.5px 4px } .sums tr:last-child td { background: #e4f0ec; font-size: 12pt } .low { border-top: 1.2px solid #0b6e4f; padding-top: 2mm; font-size: 9pt }`,
    body: `<div class="band"><b>${escapeHtml(seller.brand)}</b><span>${p.say('SERVICE INVOICE', 'FACTURA DE SERVICIO')}</span></div><div class="who"><div><small>${p.say('Invoice to', 'Facturado a')}</small><b>${p.field('buyer')}</b><br>${address(buyer)}</div><div><small>${p.say('Device at', 'Equipo instalado en')}</small>${p.say('Model', 'Modelo')} C${dice.int(20, 60)}51i · ${p.say('Serial', 'Serie')} ${dice.pick(['RTB', 'W5K', 'H7C'])}${dice.digits(6)}<br>${p.say('Second floor, print room', 'Segundo piso, sala de copias')}<br>${escapeHtml(buyer.city)}</div></div><div class="facts">${cell(p.say('Invoice no.', 'Factura n.º'), p.field('invoice_number'))}${cell(p.say('Tax point', 'Fecha de emisión'), p.field('date'))}${cell(p.say('Agreement', 'Contrato'), `${dice.digits(5)}/${dice.int(1, 4)}`)}${cell(p.say('Account', 'Código de cliente'), p.field('client_id'))}${cell(p.say('Payment due', 'Vencimiento'), p.field('date_due'))}</div>
      <h3>${p.say('Meter readings', 'Lecturas del contador')}</h3>${tableOf({ head: [p.say('Meter', 'Contador'), p.say('Previous', 'Anterior'), p.say('Current', 'Actual'), p.say('Prints', 'Copias'), p.say('Included', 'Incluidas')], rows: [meter(p.say('Mono', 'Negro'), 9000, 14_000), meter(p.say('Colour', 'Color'), 3000, 5600)], classes: ['', 'r', 'r', 'r', 'r'] }, 't full')}<h3>${p.say('Charges', 'Cargos')}</h3>${tableOf({ head: [p.say('Charge', 'Cargo'), p.say('Period', 'Periodo'), p.say('Net', 'Valor')], rows, classes: ['', 'n', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}<div class="low">${p.field('issuer')}, ${addressLine(seller)} · ${p.taxNumber(' ')}<br>${remitLine(p)}</div>`,
  };
}

/** A hauler's of refuse: three boxes under the head, the balance as an equation, each service with day and ticket, a slip to send back. */
export function wasteHaulage(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line, at) => [
    escapeHtml(line.text),
    p.day(addDays(facts.date, -MONTH + at * 6)),
    dice.digits(6),
    writeNumber(line.quantity, 2, p.locale),
    p.bare(line.cents),
  ]);
  const foot = [
    [p.say('Total before tax', 'Total sin impuestos'), '', '', '', p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, '', '', '', p.bareField('tax')],
    [
      `<b>${p.say('Total Current Charges', 'Total de cargos del mes')}</b>`,
      '',
      '',
      '',
      `<b>${p.bare(facts.totalCents)}</b>`,
    ],
  ];
  const [number, date, client] = [p.field('invoice_number'), p.field('date'), p.field('client_id')];
  const due = p.field('date_due');
  const before = p.bare(dice.int(18_000, 46_000) * p.locale.priceLevel);
  const head = [
    [p.say('Customer ID:', 'N.º de cliente:'), `<b>${client}</b>`],
    [p.say('Customer Name:', 'Nombre:'), `<b>${p.field('buyer')}</b>`],
    [p.say('Service Period:', 'Periodo:'), `${p.day(addDays(facts.date, -MONTH))} – ${p.day(facts.date)}`],
    [p.say('Invoice Date:', 'Fecha de la factura:'), date],
    [p.say('Invoice Number:', 'Número de factura:'), number],
  ];
  const part = (label: string, value: string, sign = ''): string =>
    `<i>${sign}</i><div><small>${label}</small>${value}</div>`;
  const slip = tableOf(
    {
      head: [
        p.say('Invoice Date', 'Fecha'),
        p.say('Invoice Number', 'Factura'),
        p.say('Customer ID', 'Cliente'),
        p.say('Your Total Due', 'Total a pagar'),
        p.say('Amount', 'Importe que paga'),
      ],
      rows: [[date, number, client, p.money(facts.totalCents), '']],
      classes: ['c', 'c', 'c', 'c', 'c'],
    },
    'k full',
  );
  return {
    css: `@page { size: ${p.say('Letter', 'A4')}; margin: 12mm 14mm } body { font: 9pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm; height: 252mm; position: relative } .top { display: grid; grid-template-columns: 1fr 96mm } .logo { font: bold 20pt 'URW Gothic', sans-serif; color: #1a7a2e } .boxes { display: grid; grid-template-columns: 1.1fr 1fr 1fr; gap: 4mm; margin: 6mm 0 } .boxes > div { border: 1px solid #1a7a2e; padding: 0 0 2.5mm; text-align: center } .boxes h4 { background: #1a7a2e; color: #fff; margin: 0 0 2.5mm; padding: 1.5mm; font-size: 9pt } .boxes b { font-size: 14pt } .eq { display: flex; align-items: center; justify-content: space-between; background: #eef6ef; padding: 2.5mm 3mm } .eq div { text-align: center } .eq i { font: bold 13pt 'Nimbus Sans' } small { display: block; font-size: 7.5pt; color: #444 } h3 { font-size: 10.5pt; margin: 6mm 0 1.5mm; border-bottom: 1.4px solid #1a7a2e } .t th { padding: 3px; font-size: 8pt; color: #444 } .t td { padding: 3.5px 3px } .foot td { border-top: 0.4px solid #bbb } .slip { position: absolute; left: 0; right: 0; bottom: 0; border-top: 1px dashed #555; padding-top: 3mm } .k th { background: #ddd; text-align: center; padding: 3px; border: 0.6px solid #888; font-size: 8pt } .k td { border: 0.6px solid #888; padding: 4px }`,
    body: `<div class="top"><div><div class="logo">${escapeHtml(seller.brand)}</div>${p.field('issuer')}<br>${address(seller)}<br>${p.taxNumber(' ')}</div>${tableOf({ rows: head }, 'full')}</div><div class="boxes"><div><h4>${p.say('How to Contact Us', 'Cómo contactarnos')}</h4>${seller.site}<br>${seller.phone}</div><div><h4>${p.say('Your Payment is Due', 'Su pago vence')}</h4><b>${due}</b></div><div><h4>${p.say('Your Total Due', 'Total a pagar')}</h4><b>${p.field('amount')}</b></div></div><div class="eq">${part(p.say('Previous balance', 'Saldo anterior'), before)}${part(p.say('Payments', 'Pagos'), `(${before})`, '+')}${part(p.say('Adjustments', 'Ajustes'), p.bare(0), '+')}${part(p.say('Current invoice charges', 'Cargos del mes'), p.bare(facts.totalCents), '+')}${part(p.say('Account balance', 'Saldo de la cuenta'), `<b>${p.bare(facts.totalCents)}</b>`, '=')}</div>
      <h3>${p.say('Details for Service Location:', 'Detalle del lugar de servicio:')} ${addressLine(buyer)}</h3>${tableOf({ head: [p.say('Description', 'Descripción'), p.say('Date', 'Fecha'), p.say('Ticket', 'Boleta'), p.say('Quantity', 'Cantidad'), p.say('Amount', 'Importe')], rows, foot, classes: ['', 'n', 'n', 'r', 'r'] }, 't full')}<p style="margin-top:6mm;font-size:8pt">${p.say('A late charge may be added to unpaid balances. Contamination of recyclables is charged as posted on our site.', 'Los saldos impagos generan recargos. La contaminación de reciclables se factura según las tarifas publicadas.')}</p><div class="slip"><div class="cols" style="margin-bottom:2mm"><span>${p.say('Please detach and send the lower portion with payment – (no cash or staples)', 'Separe y envíe este talón con su pago')}</span></div>${slip}<div class="cols" style="margin-top:3mm"><div>${lines([escapeHtml(buyer.name), escapeHtml(buyer.street), escapeHtml(buyer.city)])}</div><div>${p.say('Remit to', 'Pagar a')}:<br>${escapeHtml(seller.brand)}<br>${address(seller)}</div></div></div>`,
  };
}
