// Invoices to those who sell on: flowers by the stem, lenses made to prescription, cases off the trolley of a warehouse.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const A_BUNCH = 25;
const A_BOX = 300;

/** A grower's of cut flowers: boxes, kind, length, bunches, stems and price of one; a row that counts them, then the sums in the same columns. */
export function cutFlowerBoxes(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const boxes = facts.lines.map(({ quantity }) => Math.ceil(quantity / A_BOX));
  const rows = facts.lines.map((line, at) => [
    `${boxes[at] ?? 1} ${line.quantity > A_BOX / 2 ? 'HB' : 'QB'}`,
    escapeHtml(line.text),
    String(dice.pick([50, 60, 70])),
    `${line.quantity / A_BUNCH} x ${A_BUNCH}`,
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const stems = facts.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const foot = [
    [
      String(boxes.reduce((sum, count) => sum + count, 0)),
      p.say('boxes, stems, goods', 'cajas, tallos, subtotal'),
      '',
      '',
      String(stems),
      '',
      p.bareField('amount_untaxed'),
    ],
    ['', `${p.taxWord()} ${rateOf(p)}`, '', '', '', '', p.bareField('tax')],
    [
      '',
      `<b>${p.say('TOTAL', 'VALOR TOTAL')} ${p.field('currency')}</b>`,
      '',
      '',
      '',
      '',
      `<b>${p.bareField('amount')}</b>`,
    ],
  ];
  const dotted = (label: string, value: string): string => `<p>${label}: <u>${value}</u></p>`;
  const left = [
    dotted(p.say('Customer', 'Cliente'), p.field('buyer')),
    dotted(p.say('Address', 'Dirección'), addressLine(buyer)),
    dotted(buyer.tax.label, buyer.tax.number),
    dotted(p.say('Ship to', 'Marcación'), p.say('KOWHAI / AKL cool store', 'FLC / UIO carguera 4')),
  ];
  const right = [
    dotted(p.say('Date of invoice', 'Fecha de emisión'), p.field('date')),
    dotted(p.say('Fly date', 'Fecha de vuelo'), p.day(addDays(facts.date, 1))),
    dotted(p.say('Pay before', 'Vencimiento'), p.field('date_due')),
    dotted('AWB', `${dice.digits(3)}-${dice.digits(8)}`),
  ];
  return {
    css: `@page { size: A4; margin: 13mm 15mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .top { display: grid; grid-template-columns: 1fr 84mm; gap: 6mm } .top b.n { font: italic bold 17pt 'P052', serif; color: #9d174d } .bx { border: 1.2px solid #9d174d; border-radius: 3mm; padding: 3mm 4mm } .bx .no { font-size: 13pt; font-weight: bold } .bx small { display: block; font: 7pt 'Liberation Mono', monospace; word-break: break-all; margin-top: 1.5mm } .two { border: 1.2px solid #9d174d; border-radius: 3mm; padding: 3mm 4mm; display: grid; grid-template-columns: 1.25fr 1fr; gap: 6mm; margin: 5mm 0 } .two p { margin: 0 0 1.2mm } .two u { text-decoration: none; border-bottom: 0.6px dotted #000 } .t th, .t td { border-left: 0.6px solid #9d174d; border-right: 0.6px solid #9d174d; padding: 3px 5px } .t th { background: #fbe4ee; border: 0.6px solid #9d174d; font-size: 8pt } .t { border-bottom: 0.6px solid #9d174d } .foot td { border: 0.6px solid #9d174d } .ob { margin-top: 5mm; font-size: 8.5pt } .sg { display: flex; gap: 20mm; margin-top: 18mm } .sg div { border-top: 0.8px solid #000; width: 60mm; text-align: center; font-size: 8pt }`,
    body: `<div class="top"><div><b class="n">${escapeHtml(seller.brand)}</b><br>${p.field('issuer')}<br>${address(seller)}<br>${seller.phone}</div><div class="bx">${p.taxNumber(': ')}<br><br>${p.say('TAX INVOICE', 'FACTURA')}<br><span class="no">${p.say('No.', 'No.')} ${p.field('invoice_number')}</span><small>${p.say(`Grower licence MPI-${dice.digits(5)}`, `NÚMERO DE AUTORIZACIÓN<br>${facts.date.split('-').toReversed().join('')}01${dice.digits(39)}`)}</small></div></div><div class="two"><div>${left.join('')}</div><div>${right.join('')}</div></div>${tableOf({ head: [p.say('Boxes', 'Cajas'), p.say('Variety', 'Variedad'), 'cm', p.say('Bunches', 'Ramos'), p.say('Stems', 'Tallos'), p.say('Price', 'Precio'), p.say('Amount', 'Valor')], rows, foot, classes: ['n', '', 'c', 'r', 'r', 'r', 'r'] }, 't full')}<div class="ob">${p.say('Terms', 'Forma de pago')}: ${p.field('payment_terms')} &nbsp; ${p.say('Order', 'Pedido')}: ${p.field('order_number')}<br>${remitLine(p)}<br>${p.say('HB half box, QB quarter box. Claims with photographs within 24 hours of arrival. Keep at 2 °C.', 'HB media caja, QB cuarto de caja. Reclamos con fotos dentro de 24 horas de la llegada. Conservar a 2 °C.')}</div><div class="sg"><div>${p.say('Packed by', 'Empacado por')}</div><div>${p.say('Received', 'Recibí conforme')}</div></div>`,
  };
}

/** Each lens under the tray in which it was made, with what the eyes of the wearer need beneath. */
function trayRows(p: InvoicePaper): string[][] {
  const { facts, dice } = p;
  const wearers = p
    .say('Naidoo|Botha|Dlamini|Jacobs|Mokoena', 'Restrepo|Cárdenas|Ospina|Lozano|Uribe')
    .split('|');
  const dioptre = (): string => `${dice.pick(['+', '-'])}${writeNumber(dice.int(1, 22) / 4, 2, p.locale)}`;
  return facts.lines.flatMap((line, at) => [
    [
      `${dice.int(1000, 9800)}`,
      `<u>${wearers[at] ?? ''}, ${p.say('in', 'ingreso')} ${p.day(addDays(facts.date, -9 + at))}</u>`,
      '',
      '',
      '',
      '',
    ],
    [
      '',
      escapeHtml(line.text),
      String(line.quantity),
      p.bare(line.unitCents),
      line.discountRate === undefined ? '' : p.rate(line.discountRate),
      p.bare(line.cents),
    ],
    [
      '',
      `<small>OD ${dioptre()} ${p.say('axis', 'eje')} ${dice.int(5, 175)}° · OS ${dioptre()} ${p.say('axis', 'eje')} ${dice.int(5, 175)}° · ${p.say('PD', 'DP')} ${dice.int(58, 67)}</small>`,
      '',
      '',
      '',
      '',
    ],
  ]);
}

/** A laboratory's for lenses: jobs by tray with prescription, some at less; sums in a row of three cells, the age of the account beneath. */
export function lensTrays(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const currency = p.field('currency');
  const strip = [
    [
      p.say('Net', 'Subtotal'),
      `${p.taxWord()} ${rateOf(p)}`,
      `${p.say('Invoice total', 'Total factura')} ${currency}`,
    ],
    [p.bareField('amount_untaxed'), p.bareField('tax'), `<b>${p.bareField('amount')}</b>`],
  ];
  const ages = [
    [p.say('Account to date', 'Estado de la cuenta'), p.say('Current', 'Corriente'), '30', '60', '90'],
    [
      '',
      ...[1, 2, 3, 4].map((at) =>
        at > 2 ? p.bare(0) : p.bare(dice.int(20, 90) * 1000 * p.locale.priceLevel),
      ),
    ],
  ];
  const pair = (label: string, value: string): string => `<div><span>${label}</span><b>${value}</b></div>`;
  return {
    css: `@page { size: A4; margin: 14mm 16mm } body { font: 9.5pt 'DejaVu Sans', sans-serif; font-size: 8.3pt; line-height: 1.36; padding-right: 0.4mm; position: relative; height: 267mm } .hd { display: flex; justify-content: space-between; align-items: flex-start } .eye { width: 26mm; height: 13mm; border: 1.4px solid #0369a1; border-radius: 50%; position: relative } .eye::after { content: ''; position: absolute; left: 9mm; top: 2.4mm; width: 7mm; height: 7mm; border-radius: 50%; background: #0369a1 } .hd b { font-size: 12.5pt } .mid { display: grid; grid-template-columns: 1fr 82mm; gap: 6mm; margin: 7mm 0 5mm } .ab div { display: flex; justify-content: space-between; border-bottom: 0.5px solid #b6d6e8; padding: 0.7mm 0 } .t th { border-bottom: 1.2px solid #0369a1; padding: 2.5px 4px; font-size: 7.6pt } .t td { padding: 1.6px 4px } .t tr:nth-child(3n) td { padding-bottom: 6px; border-bottom: 0.4px solid #b6d6e8 } u { text-decoration: none; color: #0369a1 } small { font-size: 7.4pt; color: #555 } .st { margin-top: 6mm } .st td { border: 1px solid #0369a1; text-align: center; padding: 4px; width: 33% } .st tr:first-child td { background: #e0f0f8; font-size: 7.6pt; padding: 2px } .st tr:last-child td { font-size: 11pt } .ag { position: absolute; bottom: 0; left: 0; right: 0 } .ag td { font-size: 7.4pt; text-align: right; padding: 1.5px 6px; border-top: 0.5px solid #b6d6e8 } .ag td:first-child { text-align: left } .py { margin-top: 5mm }`,
    body: `<div class="hd"><div><b>${p.field('issuer')}</b><br>${address(seller)}<br>${seller.phone} · ${p.taxNumber(' ')}</div><div class="eye"></div></div><div class="mid"><div>${p.say('TAX INVOICE TO', 'FACTURADO A')}<br><b>${p.field('buyer')}</b><br>${address(buyer)}<br>${buyer.tax.label} ${buyer.tax.number}</div><div class="ab">${pair(p.say('Invoice', 'Factura'), p.field('invoice_number'))}${pair(p.say('Dated', 'Fecha'), p.field('date'))}${pair(p.say('Practice no.', 'Código de cliente'), p.field('client_id'))}${pair(p.say('Settle by', 'Vence'), p.field('date_due'))}${pair(p.say('Terms', 'Plazo'), p.field('payment_terms'))}</div></div>${tableOf({ head: [p.say('Tray', 'Bandeja'), p.say('Job', 'Trabajo'), p.say('Qty', 'Cant.'), p.say('Price', 'Precio'), p.say('Disc.', 'Dcto.'), p.say('Amount', 'Valor')], rows: trayRows(p), classes: ['n', '', 'r', 'r', 'r', 'r'] }, 't full')}${tableOf({ rows: strip }, 'st full')}<div class="py">${lines([remitLine(p), p.say('Remakes within 60 days are free of charge when the lens is sent back.', 'Repeticiones sin costo dentro de 60 días devolviendo el lente.')])}</div>${tableOf({ rows: ages }, 'ag full')}`,
  };
}

/** Of a warehouse where shopkeepers fetch for themselves: cases and what is in them, a letter for the rate, the taxes by letter and the sum at the end of a long list. */
export function cashCarryTrolley(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const letterOf = (rate: number): string => 'AB'[facts.taxes.findIndex((tax) => tax.rate === rate)] ?? '';
  const rows = facts.lines.map((line) => {
    const pieces = dice.pick([6, 12, 24]);
    return [
      `${dice.digits(6)}`,
      escapeHtml(line.text),
      `${pieces}x1`,
      String(line.quantity),
      p.bare(line.unitCents),
      p.bare(line.cents),
      letterOf(line.rate),
    ];
  });
  const taxes = facts.taxes.map((tax) => [
    letterOf(tax.rate),
    p.rate(tax.rate),
    p.bare(tax.baseCents),
    p.bare(tax.taxCents),
  ]);
  const foot = [['', p.say('Together', 'Sumas'), p.bareField('amount_untaxed'), p.bareField('tax')]];
  const cases = facts.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    css: `@page { size: A4; margin: 11mm 16mm } body { font: 9pt 'Liberation Mono', monospace; font-size: 8.4pt; line-height: 1.34; padding-right: 0.4mm } .hd { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; border-bottom: 1px dashed #000; padding-bottom: 3mm } .big { font: bold 14pt 'Liberation Sans', sans-serif } .rw { display: flex; flex-wrap: wrap; gap: 1mm 9mm; padding: 2.5mm 0; border-bottom: 1px dashed #000 } .t th { text-align: left; padding: 3px 4px; border-bottom: 1px dashed #000 } .t th.r { text-align: right } .t td { padding: 1.8px 4px } .rule { border-top: 1px dashed #000; margin: 3mm 0 } .x { display: grid; grid-template-columns: 104mm 1fr; gap: 6mm; align-items: end } .x th, .x td { padding: 1.4px 8px 1.4px 0 } .x .foot td { border-top: 1px dashed #000 } .tot { text-align: right; font: bold 13pt 'Liberation Mono', monospace } .sm { font-size: 7.6pt }`,
    body: `<div class="hd"><div><span class="big">${escapeHtml(seller.brand)}</span><br>${p.field('issuer')}<br>${address(seller)}<br>${p.taxNumber(' ')}</div><div>${p.say('Invoice to', 'Facturado a')}<br><b>${p.field('buyer')}</b><br>${address(buyer)}<br>${buyer.tax.label} ${buyer.tax.number}</div></div><div class="rw"><span>${p.say('Invoice', 'Factura')} <b>${p.field('invoice_number')}</b></span><span>${p.say('Date', 'Fecha')} <b>${p.field('date')}</b></span><span>${p.say('Customer pass', 'Cliente')} ${p.field('client_id')}</span><span>${p.say('Till', 'Caja')} ${dice.int(3, 28)}</span><span>${p.say('Trolleys', 'Carros')} ${dice.int(1, 4)}</span><span>${p.say('Out', 'Salida')} 1${dice.int(0, 7)}:${dice.int(10, 58)}</span></div>${tableOf({ head: [p.say('Art.', 'Art.'), p.say('Description', 'Descripción'), p.say('Pack', 'Envase'), p.say('Cases', 'Cajas'), p.say('Case price', 'Precio/caja'), p.say('Amount', 'Importe'), ''], rows, classes: ['n', '', 'n', 'r', 'r', 'r', 'c'] }, 't full')}<div class="rule"></div><div>${facts.lines.length} ${p.say('articles', 'artículos')}, ${cases} ${p.say('cases', 'cajas')}</div><div class="rule"></div><div class="x">${tableOf({ head: ['', p.taxWord(), p.say('Goods', 'Base'), p.say('Tax', 'Cuota')], rows: taxes, foot, classes: ['', 'r', 'r', 'r'] }, '')}<div class="tot"><span class="sm">${p.say('TO PAY', 'TOTAL FACTURA')}</span><br>${p.field('amount')}</div></div><div class="rule"></div><div>${p.say('Direct debit, due', 'Domiciliado, vencimiento')} ${p.field('date_due')} &nbsp; ${p.say('Terms', 'Condiciones')}: ${p.field('payment_terms')}</div><div class="sm" style="margin-top:3mm">${lines(
      [
        remitTo(p)
          .map(([label, value]) => `${label} ${value}`)
          .join('  '),
        p.say(
          'Deposit on roll containers 125.00 each is booked apart. Bonus points this quarter: 1,184. Goods must be checked before the barrier.',
          'Fianza de rolls 125,00 por unidad, en cuenta aparte. Puntos del trimestre: 1.184. Compruebe la mercancía antes de la barrera.',
        ),
      ],
    )}</div>`,
  };
}
