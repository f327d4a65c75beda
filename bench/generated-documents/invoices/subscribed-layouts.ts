// Invoices that come again: a program that is subscribed to, racks in a data centre, rights that have to be kept up year by year.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const MONTH = 30;
const KINDS = [
  { code: 'MRC', pattern: /rack|gabinete|IP|cross|cruzada/iu, isAfterwards: false },
  { code: 'USG', pattern: /kWh/u, isAfterwards: true },
  { code: 'NRC', pattern: /hands|remotas/iu, isAfterwards: true },
] as const;
/** What of an annuity goes to the patent office. */
const OFFICIAL_SHARE = 0.64;

/** As systems for recurring billing print it: facts and a pill at the right, three columns beneath, each plan with its period, payments of nothing before what is due. */
export function recurringPlan(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const until = addDays(facts.date, MONTH);
  const period = `${p.day(facts.date)} – ${p.day(until)}`;
  const currency = p.field('currency');
  const rows = facts.lines.flatMap((line) => [
    [escapeHtml(line.text), String(line.quantity), p.bare(line.unitCents), p.bare(line.cents)],
    [`<small>${period}</small>`, '', '', ''],
  ]);
  const about = [
    [p.say('Invoice #', 'Factura #'), `<b>${p.field('invoice_number')}</b>`],
    [p.say('Invoice Date', 'Fecha de factura'), p.field('date')],
    [`${p.say('Invoice Amount', 'Importe de la factura')}`, `${p.money(facts.totalCents)}`],
    [p.say('Customer ID', 'ID de cliente'), p.field('client_id')],
    [p.say('Payment Terms', 'Condiciones de pago'), p.field('payment_terms')],
    [p.say('Due Date', 'Fecha de vencimiento'), p.field('date_due')],
  ];
  const sums = [
    [p.say('Sub Total', 'Subtotal'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} (${rateOf(p)})`, p.bareField('tax')],
    [p.say('Total', 'Total'), p.bareField('amount')],
    [p.say('Payments', 'Pagos'), `(${p.bare(0)})`],
    [
      `<b>${p.say('Amount Due', 'Importe pendiente')} (${currency})</b>`,
      `<b>${p.bare(facts.totalCents)}</b>`,
    ],
  ];
  return {
    css: `@page { size: ${p.say('Letter', 'A4')}; margin: 18mm 17mm } body { font: 9.5pt 'Nimbus Sans', sans-serif; color: #2b2f38; padding-right: 0.4mm } .top { display: flex; justify-content: space-between; align-items: flex-start } .logo { font: bold 17pt 'URW Gothic', sans-serif; color: #5b4bdb } .logo i { display: inline-block; width: 5mm; height: 5mm; border-radius: 50% 50% 0 50%; background: #5b4bdb; margin-right: 2mm } h1 { font-size: 15pt; letter-spacing: 2px; margin: 0 0 3mm; text-align: right; font-weight: normal } .ab td { padding: 1.6px 0 1.6px 9mm; text-align: right } .ab td:first-child { color: #7a808c } .pill { display: inline-block; border: 1px solid #d9822b; color: #b5651d; border-radius: 3mm; padding: 0.6mm 3mm; font-size: 8pt; margin-top: 2mm; float: right } .three { display: grid; grid-template-columns: 1fr 1fr 1.2fr; gap: 8mm; margin: 9mm 0; clear: both } .three h4 { font-size: 7.5pt; letter-spacing: 1px; color: #7a808c; margin: 0 0 1.5mm; border-bottom: 0.6px solid #d6d9e0; padding-bottom: 1mm } .t th { font-size: 7.5pt; letter-spacing: 0.6px; color: #7a808c; border-bottom: 1px solid #2b2f38; padding: 4px 3px } .t td { padding: 4px 3px 0 } .t tr:nth-child(even) td { padding: 0 3px 4px; border-bottom: 0.5px solid #e3e5ea } small { color: #7a808c; font-size: 8pt } .s { margin: 3mm 0 0 auto; width: 84mm } .s td { padding: 3px } .s tr:last-child td { border-top: 1px solid #2b2f38; font-size: 11pt; padding-top: 5px } .low { margin-top: 12mm; font-size: 8.5pt; color: #555 } .low p { margin-bottom: 2mm }`,
    body: `<div class="top"><div class="logo"><i></i>${escapeHtml(seller.brand)}</div><div><h1>${p.say('INVOICE', 'FACTURA')}</h1>${tableOf({ rows: about }, 'ab')}<span class="pill">${p.say('PAYMENT DUE', 'PAGO PENDIENTE')}</span></div></div><div class="three"><div><h4>${p.say('BILLED TO', 'FACTURADO A')}</h4><b>${p.field('buyer')}</b><br>${address(buyer)}</div><div><h4>${p.say('SUBSCRIPTION', 'SUSCRIPCIÓN')}</h4>ID ${dice.pick(['AzqK7x', '16BjmRT', 'BTcn2Yw'])}${dice.digits(4)}<br>${p.say('Billing period', 'Periodo')}<br>${period}<br>${p.say('Next billing date', 'Próximo cargo')}<br>${p.day(addDays(until, 1))}</div><div><h4>${p.say('SELLER', 'EMISOR')}</h4>${p.field('issuer')}<br>${address(seller)}<br>${p.taxNumber(' ')}</div></div>${tableOf({ head: [p.say('DESCRIPTION', 'DESCRIPCIÓN'), p.say('UNITS', 'UNIDADES'), p.say('UNIT PRICE', 'PRECIO UNITARIO'), `${p.say('AMOUNT', 'IMPORTE')} (${currency})`], rows, classes: ['', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<div class="low"><p>${p.say('Your plan renews by itself on the next billing date at the price then listed. To pay by bank transfer:', 'Su plan se renueva solo en la fecha del próximo cargo. Para pagar por transferencia:')} ${remitLine(p)}</p><p>${p.say(`Credits left on your account: ${p.bare(0)}. Questions? ${seller.mail}`, `Créditos a favor en su cuenta: ${p.bare(0)}. Dudas: ${seller.mail}`)}</p></div>`,
  };
}

/** Services of a data centre: by the month in advance, by use and once afterwards. */
function rackRows(p: InvoicePaper): string[][] {
  return p.facts.lines.map((line) => {
    const kind = KINDS.find(({ pattern }) => pattern.test(line.text)) ?? KINDS[0];
    const from = addDays(p.facts.date, kind.isAfterwards ? 1 - MONTH : 1);
    return [
      kind.code,
      escapeHtml(line.text),
      `${p.day(from)} – ${p.day(addDays(from, MONTH - 1))}`,
      String(line.quantity),
      p.bare(line.unitCents),
      p.bare(line.cents),
    ];
  });
}

/** A window letter of a data centre: services with their kinds and periods of their own, readings of the meter beneath, bank and register in columns at the foot. */
export function colocationMonth(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const about = [
    [p.say('Invoice no.', 'e-NCF'), p.field('invoice_number')],
    [p.say('Invoice date', 'Fecha de emisión'), p.field('date')],
    ...(p.locale.country === 'DO'
      ? [['Secuencia válida hasta', `31/12/${Number(facts.date.slice(0, 4)) + 1}`]]
      : []),
    [p.say('Customer no.', 'Código de cliente'), p.field('client_id')],
    [p.say('Contract', 'Contrato'), `COL-${dice.digits(4)} / ${p.day(addDays(facts.date, -614))}`],
    [p.say('Your order', 'Orden de compra'), p.field('order_number')],
    [p.say('Payable by', 'Fecha límite de pago'), `<b>${p.field('date_due')}</b>`],
  ];
  const meter = dice.int(41_000, 88_000);
  const readings = [
    [
      `M-${dice.digits(5)}`,
      writeNumber(meter, 0, p.locale),
      writeNumber(meter + dice.int(900, 3100), 0, p.locale),
      `${writeNumber(dice.between(2.1, 6.8), 1, p.locale)} kW`,
    ],
  ];
  const sums = [
    [p.say('Net total', 'Subtotal gravado'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    [`<b>${p.say('Invoice total', 'Monto total')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  return {
    css: `@page { size: A4; margin: 15mm 18mm 12mm 22mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm; height: 268mm; position: relative } .brand { text-align: right; font: bold 16pt 'Nimbus Sans Narrow', 'Nimbus Sans', sans-serif; letter-spacing: 3px; color: #0b4a6f } .brand span { display: inline-block; width: 3mm; height: 6mm; background: #0b4a6f; margin-left: 1mm; border-top: 1mm solid #19b5a5 } .two { display: grid; grid-template-columns: 84mm 1fr; gap: 6mm; margin-top: 8mm } .from { font-size: 7pt; text-decoration: underline; margin-bottom: 2mm } .ab td { padding: 1.4px 3px; font-size: 9pt } .ab td:first-child { color: #555 } h1 { font-size: 12.5pt; margin: 14mm 0 3mm } .t th { border-bottom: 1px solid #0b4a6f; border-top: 1px solid #0b4a6f; font-size: 8.5pt; padding: 3px } .t td { padding: 3px; font-size: 9pt } .t b { color: #0b4a6f } .s { width: 82mm; margin: 3mm 0 6mm auto } .s td { padding: 3px } .s tr:last-child td { border-top: 1px solid #0b4a6f; border-bottom: 3px double #0b4a6f } .m th, .m td { font-size: 8pt; border: 0.5px solid #aab8c0; padding: 2px 6px } .foot3 { position: absolute; bottom: 0; left: 0; right: 0; display: grid; grid-template-columns: 1.1fr 1fr 1.2fr; gap: 6mm; font-size: 7.5pt; color: #444; border-top: 0.8px solid #0b4a6f; padding-top: 2mm }`,
    body: `<div class="brand">${escapeHtml(seller.brand).toUpperCase()}<span></span></div><div class="two"><div><div class="from">${escapeHtml(seller.brand)} · ${addressLine(seller)}</div>${p.field('buyer')}<br>${p.say('Accounts payable', 'Cuentas por pagar')}<br>${address(buyer)}</div><div>${tableOf({ rows: about }, 'ab')}</div></div><h1>${p.say('Invoice for colocation services', 'Factura de crédito fiscal electrónica')}</h1>${tableOf({ head: [p.say('Type', 'Tipo'), p.say('Description', 'Descripción'), p.say('Period', 'Periodo'), p.say('Qty', 'Cant.'), p.say('Price', 'Precio'), p.say('Amount', 'Valor')], rows: rackRows(p), classes: ['n', '', 'n', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}${tableOf({ head: [p.say('Meter', 'Medidor'), p.say('Last reading kWh', 'Lectura anterior kWh'), p.say('This reading kWh', 'Lectura actual kWh'), p.say('Peak', 'Pico')], rows: readings, classes: ['', 'r', 'r', 'r'] }, 'm')}<p style="margin-top:5mm">${p.say('Payment without deduction. Please quote the invoice number.', 'Pago sin deducciones. Indique el e-NCF en su transferencia.')} ${p.say('MRC monthly, USG usage, NRC once. Availability in the month under review:', 'MRC mensual, USG consumo, NRC único. Disponibilidad del mes:')} ${writeNumber(99.98, 2, p.locale)} %.</p><div class="foot3"><div>${p.field('issuer')}<br>${address(seller)}</div><div>${p.say('Managing director', 'Gerente')}: ${p.say('Dr. Anke Brandis', 'Yokasta Mejía')}<br>${seller.phone}<br>${p.taxNumber(' ')}</div><div>${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}</div></div>`,
  };
}

/** A patent agent's: each right with its number and the day by which it has to be kept up, what the office takes and what the agent does, days of others all about. */
export function patentAnnuities(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const official = facts.lines.map(({ cents }) => Math.round((cents * OFFICIAL_SHARE) / 100) * 100);
  const rows = facts.lines.map((line, at) => {
    const fee = official[at] ?? 0;
    return [
      `P${dice.int(2100, 9800)}${dice.pick(['DE', 'JP', 'WO'])}`,
      escapeHtml(line.text),
      `${dice.int(2, 9)} ${dice.digits(3)} ${dice.digits(3)}`,
      p.day(addDays(facts.date, dice.int(20, 75))),
      p.bare(fee),
      p.bare(line.cents - fee),
      p.bare(line.cents),
    ];
  });
  const fees = official.reduce((sum, cents) => sum + cents, 0);
  const foot = [
    ['', '', '', '', p.bare(fees), p.bare(facts.netCents - fees), `<b>${p.bareField('amount_untaxed')}</b>`],
  ];
  const sums = [
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [
      `<b>${p.say('Total payable in', 'Total a pagar en')} ${p.field('currency')}</b>`,
      `<b>${p.bareField('amount')}</b>`,
    ],
  ];
  return {
    css: `@page { size: ${p.say('Letter', 'A4')}; margin: 17mm 20mm } body { font: 10pt 'P052', serif; line-height: 1.36; padding-right: 0.4mm; position: relative; height: ${p.say('243', '260')}mm } .lh { text-align: center; border-bottom: 0.6px solid #6b4e16; padding-bottom: 3mm } .lh b { font-size: 16pt; letter-spacing: 1px; font-variant: small-caps } .lh div { font-size: 8.5pt; color: #6b4e16 } .row { display: grid; grid-template-columns: 1fr 70mm; margin: 7mm 0 } .row > div:last-child { text-align: right } h1 { font-size: 11.5pt; margin: 0 0 4mm } .t th { font-size: 8pt; border-bottom: 0.8px solid #000; padding: 3px; vertical-align: bottom } .t td { font-size: 9pt; padding: 4px 3px } .foot td { border-top: 0.8px solid #000 } .s { margin: 2mm 0 6mm auto; width: 88mm } .s td { padding: 3px } .s tr:last-child td { border-top: 0.6px solid #000; border-bottom: 0.6px solid #000 } .low { position: absolute; bottom: 0; left: 0; right: 0; text-align: center; font-size: 8pt; color: #6b4e16; border-top: 0.6px solid #6b4e16; padding-top: 2mm }`,
    body: `<div class="lh"><b>${p.field('issuer')}</b><div>${addressLine(seller)} · ${seller.phone} · ${seller.mail}</div></div><div class="row"><div>${p.field('buyer')}<br>${p.say('Intellectual property department', 'Departamento jurídico')}<br>${address(buyer)}</div><div>${p.field('date')}<br>${p.say('Client', 'Cliente')} ${p.field('client_id')}<br>${p.say('Your order', 'Su pedido')} ${p.field('order_number')}<br>${p.say('Your instructions of', 'Sus instrucciones del')} ${p.day(addDays(facts.date, -dice.int(10, 24)))}</div></div><h1>${p.say('Invoice', 'Factura')} ${p.field('invoice_number')}: ${p.say('rights maintained on your behalf', 'derechos mantenidos por su cuenta')}</h1>${tableOf({ head: [p.say('Our ref.', 'N/ref.'), p.say('Right', 'Derecho'), p.say('Number', 'Número'), p.say('Falls due', 'Vence'), p.say('Official fee', 'Tasa oficial'), p.say('Service', 'Honorarios'), p.say('Amount', 'Importe')], rows, foot, classes: ['n', '', 'n', 'n', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: sums, classes: ['', 'r'] }, 's')}<p>${p.say(`Please let us have your payment no later than ${p.field('date_due')} (${p.field('payment_terms')}). Official fees were converted at the rates of the day on which they were paid.`, `Le rogamos efectúe el pago antes del ${p.field('date_due')} (${p.field('payment_terms')}). Las tasas oficiales se han convertido al cambio del día en que se pagaron.`)}</p><p>${p.say(`Rights that lapse on or after ${p.day(addDays(facts.date, 120))} will be on our next list. Unless we hear from you thirty days before, we do not pay.`, `Los derechos que vencen a partir del ${p.day(addDays(facts.date, 120))} figurarán en nuestra próxima relación. Sin sus instrucciones treinta días antes no pagamos.`)}</p><div class="low">${remitLine(p)}<br>${p.taxNumber(' ')} · ${p.say('Members of the College of Patent Agents', 'Colegiados n.º 412 y 533')}</div>`,
  };
}
