// Invoices of those who come round every week: linen that is counted by the day, workwear that is let with what else of the account is open.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const WEEK = 7;
const MONTH = 30;

/** How many came on each of seven days, so that they add up. */
function byDay(p: InvoicePaper, quantity: number): string[] {
  const usual = Math.floor(quantity / WEEK);
  const less = p.dice.int(1, Math.max(1, usual - 2));
  return Array.from({ length: WEEK }, (_, day) => {
    const rest = day === WEEK - 1 ? quantity - usual * WEEK : 0;
    const moved = day === 1 ? less : day === WEEK - 2 ? -less : 0;
    return String(usual + rest + moved);
  });
}

/** Letterhead at the right; the week as seven narrow columns before what it comes to; when it is collected from the account stands in a sentence. */
export function linenRounds(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    escapeHtml(line.text),
    ...byDay(p, line.quantity),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const days = p.say('Mo|Tu|We|Th|Fr|Sa|Su', 'L|M|X|J|V|S|D').split('|');
  const about = [
    [p.say('Invoice', 'Factura'), `<b>${p.field('invoice_number')}</b>`],
    [p.say('Invoiced on', 'Facturada el'), p.field('date')],
    [p.say('Week ending', 'Semana hasta el'), p.day(addDays(facts.date, -2))],
    [p.say('Site account', 'Cuenta del centro'), p.field('client_id')],
    [
      p.say('Van round', 'Ruta'),
      `${dice.int(2, 9)} / ${dice.pick(p.say('Gaz|Lynn', 'Iñaki|Loli').split('|'))}`,
    ],
  ];
  const foot = [
    [p.say('Clean linen delivered', 'Total ropa entregada'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${p.say('at', 'al')} ${rateOf(p)}`, p.field('tax')],
    [`<b>${p.say('To be collected', 'A domiciliar')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  return {
    css: `@page { size: A4; margin: 14mm 18mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm; position: relative; height: 268mm } .bar { height: 3mm; background: #6fa8c9; margin-bottom: 5mm } .top { display: grid; grid-template-columns: 1fr 80mm; gap: 8mm } .head { text-align: right } .head b { font-size: 15pt; color: #27607f } h1 { font: 20pt 'URW Gothic', sans-serif; margin: 0 0 9mm; color: #27607f } .ab { margin: 8mm 0 6mm } .ab td:first-child { text-align: right; color: #555; padding-right: 4mm } .ab td { padding: 1.4px 3px } .t th { font-size: 8pt; border-bottom: 1px solid #27607f; text-align: center; padding: 3px 2px } .t th:first-child { text-align: left } .t td { padding: 3.5px 3px; border-bottom: 0.4px solid #c5d5de } .t td:nth-child(9) { background: #edf4f8; font-weight: bold } .s { margin: 5mm 0 0 auto; width: 84mm } .s td { padding: 3px } .s tr:last-child td { border-top: 1.2px solid #27607f; font-size: 11.5pt } .note { margin-top: 9mm; width: 118mm } .low { position: absolute; bottom: 0; left: 0; right: 0; font-size: 8pt; color: #444; border-top: 0.6px solid #27607f; padding-top: 1.5mm }`,
    body: `<div class="bar"></div><div class="top"><div><h1>${p.say('Linen invoice', 'Factura de lencería')}</h1>${p.field('buyer')}<br>${p.say('Housekeeping', 'Gobernanta')}<br>${address(buyer)}</div><div class="head"><b>${escapeHtml(seller.brand)}</b><br>${p.field('issuer')}<br>${address(seller)}<br>${seller.phone}</div></div>${tableOf({ rows: about }, 'ab')}${tableOf({ head: [p.say('Article', 'Artículo'), ...days, p.say('Pieces', 'Piezas'), p.say('Per piece', 'Por pieza'), p.say('Charge', 'Cargo')], rows, classes: ['', 'c', 'c', 'c', 'c', 'c', 'c', 'c', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: foot, classes: ['', 'r'] }, 's')}<p class="note">${p.say(`By direct debit: we shall collect the total on ${p.field('date_due')} from your account ending ${dice.digits(3)}. Please do not pay it again.`, `Recibo domiciliado: cargaremos el total el ${p.field('date_due')} en su cuenta terminada en ${dice.digits(3)}. No es necesario que haga la transferencia.`)}</p><p class="note">${p.say(`Stock was last counted on ${p.day(addDays(facts.date, -MONTH))}: ${dice.int(11, 38)} pieces short, replaced free of charge.`, `Último recuento de existencias: ${p.day(addDays(facts.date, -MONTH))}. Faltaban ${dice.int(11, 38)} piezas, repuestas sin cargo.`)}</p><div class="low">${p.taxNumber(' ')} · ${p.say('Creditor account', 'Cuenta del acreedor')}: ${remitLine(p)}</div>`,
  };
}

/** Invoices of before that are still open: number, day, days late, amount. */
function openItems(p: InvoicePaper): { readonly rows: string[][]; readonly cents: number } {
  const { facts, dice } = p;
  const items = [44, 37].map((days) => ({
    days,
    cents: dice.int(8000, 34_000) * p.locale.priceLevel,
  }));
  return {
    rows: items.map(({ days, cents }) => [
      `4${dice.digits(9)}`,
      p.day(addDays(facts.date, -days)),
      String(days - MONTH),
      p.bare(cents),
    ]),
    cents: items.reduce((sum, { cents }) => sum + cents, 0),
  };
}

/** Where to pay left of who pays; garments by the week; below, what else is open on the account with its age, and a slip for this invoice alone. */
export function openItemsAccount(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    dice.pick(['RT', 'EX', 'LS']),
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const foot = [
    ['', p.say('Merchandise and service', 'Subtotal'), '', '', p.bareField('amount_untaxed')],
    ['', `${p.taxWord()} ${rateOf(p)}`, '', '', p.bareField('tax')],
    [
      '',
      `<b>${p.say('TOTAL OF THIS INVOICE', 'TOTAL DE ESTA FACTURA')}</b>`,
      '',
      '',
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  const [number, client, due] = [p.field('invoice_number'), p.field('client_id'), p.field('date_due')];
  const open = openItems(p);
  const balance = [
    [p.say('This invoice', 'Esta factura'), p.bare(facts.totalCents)],
    [p.say('Open from before', 'Pendiente anterior'), p.bare(open.cents)],
    [p.say('Account balance', 'Saldo de la cuenta'), p.bare(facts.totalCents + open.cents)],
  ];
  const cell = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  return {
    css: `@page { size: Letter; margin: 12mm 14mm } body { font: 9pt 'Liberation Sans', sans-serif; padding-right: 0.4mm; height: 252mm; position: relative } .logo { text-align: center; font: bold 17pt 'URW Bookman', serif; color: #14365e; border-bottom: 1.2mm solid #14365e; padding-bottom: 2mm } .logo small { font: 8.5pt 'Liberation Sans', sans-serif; color: #333 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; margin: 5mm 0 } small { display: block; font-size: 7.5pt; color: #4c5a6b } .facts { display: grid; grid-template-columns: repeat(5, auto); background: #e6ebf1; padding: 2mm 3mm; gap: 4mm; margin-bottom: 4mm } .t th { border-bottom: 1px solid #14365e; padding: 3px; font-size: 8pt } .t td { padding: 3px } .foot td { border-top: 0.4px solid #aab } h3 { font-size: 9.5pt; color: #14365e; margin: 6mm 0 1.5mm } .open { display: grid; grid-template-columns: 1fr 70mm; gap: 8mm } .o th { font-size: 7.5pt; background: #f1f1f1; padding: 2px 4px } .o td { padding: 2px 4px; border-bottom: 0.4px solid #ccc } .slip { position: absolute; bottom: 0; left: 0; right: 0; border-top: 1px dashed #000; padding-top: 3mm; display: grid; grid-template-columns: 1fr 1fr 1fr 1.3fr; gap: 5mm } .slip p { grid-column: 1 / -1; margin: 0; font-size: 8pt }`,
    body: `<div class="logo">${escapeHtml(seller.brand)}<small>${p.field('issuer')} · ${addressLine(seller)} · ${seller.phone} · ${p.taxNumber(' ')}</small></div><div class="two"><div><small>${p.say('PLEASE SEND PAYMENT TO', 'PAGUE A')}</small>${escapeHtml(seller.brand)}<br>${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}</div><div><small>${p.say('INVOICED CUSTOMER', 'CLIENTE')}</small><b>${p.field('buyer')}</b><br>${address(buyer)}</div></div><div class="facts">${cell(p.say('Invoice', 'Factura'), number)}${cell(p.say('Dated', 'Fecha'), p.field('date'))}${cell(p.say('Customer', 'Cliente'), client)}${cell(p.say('Terms', 'Plazo'), p.field('payment_terms'))}${cell(p.say('Pay by', 'Pagar hasta'), due)}</div>${tableOf({ head: ['', p.say('Service', 'Servicio'), p.say('Units', 'Unidades'), p.say('Rate', 'Tarifa'), p.say('Charge', 'Valor')], rows, foot, classes: ['n', '', 'r', 'r', 'r'] }, 't full')}<div class="open"><div><h3>${p.say('Also open on your account', 'También pendiente en su cuenta')}</h3>${tableOf({ head: [p.say('Invoice', 'Factura'), p.say('Dated', 'Fecha'), p.say('Days late', 'Días de mora'), p.say('Open', 'Pendiente')], rows: open.rows, classes: ['', '', 'r', 'r'] }, 'o full')}</div><div><h3>${p.say('Your account today', 'Su cuenta hoy')}</h3>${tableOf({ rows: balance, classes: ['', 'r'] }, 'o full')}</div></div><p style="margin-top:5mm;font-size:8pt">${p.say(`Garments that are not returned are charged at replacement value. Week ${dice.int(2, 51)}, route ${dice.int(11, 68)}, stop ${dice.int(3, 40)}.`, `Las prendas no devueltas se cobran a valor de reposición. Semana ${dice.int(2, 51)}, ruta ${dice.int(11, 68)}, parada ${dice.int(3, 40)}.`)}</p><div class="slip"><p>${p.say('Cut here and return with your payment for this invoice only', 'Corte aquí y devuelva con el pago de esta factura únicamente')}</p>${cell(p.say('Customer', 'Cliente'), client)}${cell(p.say('Invoice', 'Factura'), number)}${cell(p.say('Pay by', 'Pagar hasta'), due)}${cell(p.say('Amount of this invoice', 'Valor de esta factura'), `<b>${p.money(facts.totalCents)}</b>`)}</div>`,
  };
}
