// Further invoices of the third collection: fees without tax, fees from which tax is kept back, hire at several rates, an event with a deposit, an electronic invoice, a
// courier's account, an insurance premium.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { address, rateOf } from './invoice-parts.ts';
import type { InvoicePaper } from './invoice-paper.ts';

const paperOf = (p: InvoicePaper): string => (p.locale.country === 'US' ? 'Letter' : 'A4');

const itemsOf = (p: InvoicePaper): string[][] =>
  p.facts.lines.map((line) => [
    escapeHtml(line.text),
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
const headOf = (p: InvoicePaper): string[] => [
  p.name('Details|Particulars', 'Detalle|Concepto'),
  p.name('Number|Qty', 'N.º|Cantidad'),
  p.name('Each|Price', 'Precio|Valor'),
  p.name('Sum|Amount', 'Suma|Importe'),
];

/** Fees that bear no tax, to a family. */
export function schoolFees(p: InvoicePaper): Sheet {
  const { facts } = p;
  const left = [
    [
      p.name('Fees for the account of|Parent or guardian', 'A cargo de|Padre, madre o tutor'),
      p.field('buyer'),
    ],
    [p.name('Family number|Pupil account', 'N.º de familia|Cuenta del alumno'), p.field('client_id')],
  ];
  const right = [
    [
      p.name('Fee invoice no.|Fees invoice', 'Factura de matrícula n.º|Recibo de colegio n.º'),
      p.field('invoice_number'),
    ],
    [p.name('Date of issue|Issued', 'Fecha de emisión|Emitida'), p.field('date')],
    [p.name('Please pay by|Fees due', 'Páguese antes del|Fecha límite'), p.field('date_due')],
  ];
  return {
    css: `@page { size: ${paperOf(p)}; margin: 20mm } body { font: 10.5pt ${p.font} } .head { text-align: center; border-bottom: 2px solid #7b1e3a; padding-bottom: 8px; margin-bottom: 14px } .box td { padding: 2px 10px 2px 0 } .items { margin: 18px 0 } .items th { text-align: left; border-bottom: 1px solid } .sum { text-align: right; font-size: 13pt }`,
    body: `<div class="head"><b style="font-size:15pt">${p.field('issuer')}</b><br>${escapeHtml(facts.seller.street)}, ${escapeHtml(facts.seller.city)} · ${facts.seller.phone}</div><div class="cols">${tableOf({ rows: left }, 'box')}${tableOf({ rows: right }, 'box')}</div>${tableOf({ head: headOf(p), rows: itemsOf(p), classes: ['', 'r', 'r', 'r'] }, 'items full')}<div class="sum">${p.name('Total fees|Amount payable', 'Total a ingresar|Importe total')}: <b>${p.field('amount')}</b></div><p style="font-size:9pt">${p.name('Education is exempt from tax.|No tax is charged on fees.', 'Enseñanza exenta de impuestos.|Operación exenta.')}</p>${facts.seller.bank === null ? '' : `<p>${p.bank(': ', ', ')}</p>`}`,
  };
}

/** Of a professional: what the client keeps back comes off the total. */
export function keptBack(p: InvoicePaper): Sheet {
  const { facts } = p;
  const withheld =
    facts.withheldCents === 0
      ? []
      : [[p.say('Tax withheld', 'Retención IRPF 15 %'), `-${p.money(facts.withheldCents)}`]];
  const rows = [
    [p.name('Fees|Professional fees', 'Honorarios|Base honorarios'), p.field('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
    ...withheld,
    [p.name('Net payable|Total to receive', 'Líquido a percibir|Total a percibir'), p.field('amount')],
  ];
  return {
    css: `@page { size: ${paperOf(p)}; margin: 26mm } body { font: 11pt ${p.font} } h1 { font-size: 13pt; letter-spacing: 1px } .sums { margin: 20px 0 0 auto } .sums td { padding: 3px 0 3px 30px } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 12mm; margin-bottom: 18px }`,
    body: `<div class="two"><div><b>${p.field('issuer')}</b><br>${address(facts.seller)}<br>${p.taxNumber(' ')}</div><div>${p.name('Client|Commissioned by', 'Cliente|Encargo de')}:<br>${p.field('buyer')}<br>${address(facts.buyer)}<br>${facts.buyer.tax.label} ${facts.buyer.tax.number}</div></div><h1>${p.name('INVOICE FOR FEES|FEE NOTE', 'MINUTA DE HONORARIOS|FACTURA')} ${p.field('invoice_number')}</h1><p>${p.name('Date|Signed on', 'Fecha|En fecha')} ${p.field('date')}</p>${facts.lines.map((line) => `<p>${escapeHtml(line.text)} – ${p.bare(line.cents)}</p>`).join('')}${tableOf({ rows, classes: ['', 'r'] }, 'sums')}<p style="margin-top:26px">${p.name('Payment|How to pay', 'Forma de pago|Pago')}: ${p.field('payment_terms')}</p>`,
  };
}

/** The taxes at each rate in a table of their own, before the totals. */
export function hireRates(p: InvoicePaper): Sheet {
  const { facts } = p;
  const rates = facts.taxes.map((tax) => [
    p.rate(tax.rate),
    p.bare(tax.baseCents),
    p.bare(tax.taxCents),
    p.bare(tax.baseCents + tax.taxCents),
  ]);
  const facts3 = [
    [p.name('Hire invoice|Invoice', 'Factura de alquiler|Factura'), p.field('invoice_number')],
    [p.name('Dated|Invoice date', 'De fecha|Fecha de factura'), p.field('date')],
    [p.name('Hirer no.|Customer', 'N.º de arrendatario|Cliente'), p.field('client_id')],
    [p.name('Contract or order|Hire order', 'Contrato o pedido|Orden de alquiler'), p.field('order_number')],
  ];
  const sums = [
    [p.name('Total net of tax|Net', 'Total sin impuestos|Neto'), p.field('amount_untaxed')],
    [p.name('Total tax|Taxes', 'Total impuestos|Impuestos'), p.field('tax')],
    [p.name('Total for this invoice|Total', 'Total de esta factura|Total'), p.field('amount')],
  ];
  return {
    css: `@page { size: ${paperOf(p)}; margin: 15mm } body { font: 9.5pt ${p.font} } .bar { background: #f2b705; padding: 8px; font-size: 15pt; font-weight: bold } .meta td { padding: 2px 12px 2px 0 } .items, .rates { margin-top: 6mm } .items th, .rates th { border-bottom: 1.5px solid #000 } .rates { width: 100mm } .sums { margin: 5mm 0 0 auto } .sums td { padding: 3px 4px 3px 24px; border-top: 0.5px solid #aaa }`,
    body: `<div class="bar">${escapeHtml(facts.seller.brand)}</div><div class="cols" style="margin-top:6mm"><div>${p.field('issuer')}<br>${address(facts.seller)}<br>${p.taxNumber(' ')}</div><div>${p.name('Hired to|Invoice to', 'Alquilado a|Facturar a')}<br><b>${p.field('buyer')}</b><br>${address(facts.buyer)}</div>${tableOf({ rows: facts3, classes: ['', 'b'] }, 'meta')}</div>${tableOf({ head: headOf(p), rows: itemsOf(p), classes: ['', 'r', 'r', 'r'] }, 'items full')}${tableOf({ head: [p.say('Rate', 'Tipo'), p.say('Net', 'Base'), p.taxWord(), p.say('Gross', 'Total')], rows: rates, classes: ['', 'r', 'r', 'r'] }, 'rates')}${tableOf({ rows: sums, classes: ['', 'r'] }, 'sums')}`,
  };
}

/** A deposit was paid before, so that less than the total is left. */
export function eventDeposit(p: InvoicePaper): Sheet {
  const { facts } = p;
  const deposit = Math.round(facts.totalCents / 4 / 100) * 100;
  const rows = [
    [p.name('Sub-total|Event costs', 'Subtotal|Coste del evento'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [p.name('Invoice total|Total incl. tax', 'Total factura|Total con impuestos'), p.field('amount')],
    [p.name('Deposit received|Less deposit', 'Anticipo recibido|Señal pagada'), `-${p.bare(deposit)}`],
    [p.name('Still to pay|Remaining', 'Resto por pagar|Pendiente'), p.bare(facts.totalCents - deposit)],
  ];
  const line = (label: string, value: string): string => `<div><i>${label}</i> ${value}</div>`;
  return {
    css: `@page { size: ${paperOf(p)}; margin: 22mm } body { font: 10.5pt ${p.font} } h1 { font-size: 22pt; font-weight: normal; text-align: center; margin: 0 0 4mm } .mid { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; border-top: 1px solid #aaa; border-bottom: 1px solid #aaa; padding: 4mm 0; margin-bottom: 6mm } .sums { margin: 6mm 0 0 auto } .sums td { padding: 2px 0 2px 24px } .foot { text-align: center; font-size: 8.5pt; margin-top: 14mm }`,
    body: `<h1>${escapeHtml(facts.seller.brand)}</h1><div class="mid"><div>${p.name('For|Host', 'Para|Anfitrión')}: ${p.field('buyer')}<br>${address(facts.buyer)}</div><div>${line(p.name('Invoice|Invoice number', 'Factura|N.º factura'), p.field('invoice_number'))}${line(p.name('Invoiced|Date', 'Facturado el|Fecha'), p.field('date'))}${line(p.name('Date of event', 'Fecha del evento'), p.day(facts.delivered))}${line(p.name('Balance payable by|Balance due by', 'Resto pagadero antes del|Vencimiento del resto'), p.field('date_due'))}</div></div>${tableOf({ head: headOf(p), rows: itemsOf(p), classes: ['', 'r', 'r', 'r'] }, 'full')}${tableOf({ rows, classes: ['', 'r'] }, 'sums')}<div class="foot">${lines([p.field('issuer'), `${escapeHtml(facts.seller.street)}, ${escapeHtml(facts.seller.city)}`, p.taxNumber(' ')])}</div>`,
  };
}

/** As a tax office prescribes it: who issues and who receives, each in a line of labels and values. */
export function prescribedForm(p: InvoicePaper): Sheet {
  const { facts } = p;
  const pairOf = (label: string, value: string): string => `<span><b>${label}:</b> ${value}</span>`;
  const head = [
    pairOf(p.name('Series and folio|Document number', 'Serie y folio|Folio'), p.field('invoice_number')),
    pairOf(
      p.name('Place and date of issue|Date of issue', 'Fecha y hora de emisión|Fecha de emisión'),
      `${p.field('date')} 10:42:07`,
    ),
    pairOf(p.name('Currency', 'Moneda'), p.field('currency')),
  ];
  const issuer = [
    pairOf(p.name('Name of issuer|Issuer', 'Nombre emisor|Razón social del emisor'), p.field('issuer')),
    pairOf(`${facts.seller.tax.label} ${p.name('of issuer|issuer', 'emisor|del emisor')}`, p.field('vat')),
  ];
  const receiver = [
    pairOf(
      p.name('Name of receiver|Receiver', 'Nombre receptor|Razón social del receptor'),
      p.field('buyer'),
    ),
    pairOf(
      `${facts.buyer.tax.label} ${p.name('of receiver|receiver', 'receptor|del receptor')}`,
      facts.buyer.tax.number,
    ),
  ];
  const row = (parts: readonly string[]): string => `<div class="line">${parts.join('')}</div>`;
  return {
    css: `@page { size: ${paperOf(p)}; margin: 14mm } body { font: 8.5pt ${p.font} } .line { display: flex; gap: 12mm; padding: 3px 0; border-bottom: 0.5px solid #bbb } .items th { background: #e6e6e6; padding: 3px } .items td { padding: 3px; border-bottom: 0.5px solid #ddd } .items { margin-top: 5mm } .sums { margin: 4mm 0 0 auto } .sums td { padding: 1px 2px 1px 20px } .code { font-size: 6.5pt; word-break: break-all; margin-top: 8mm; color: #555 }`,
    body: `<div style="font-size:12pt;font-weight:bold">${p.name('Electronic invoice|Tax document', 'Comprobante fiscal digital|Factura electrónica')}</div>${row(head)}${row(issuer)}${row(receiver)}${tableOf({ head: headOf(p), rows: itemsOf(p), classes: ['', 'r', 'r', 'r'] }, 'items full')}${tableOf(
      {
        rows: [
          [p.name('Subtotal', 'Subtotal'), p.bareField('amount_untaxed')],
          [
            `${p.name('Taxes passed on|Tax', 'Impuestos trasladados|Impuesto')} ${p.taxWord()} ${rateOf(p)}`,
            p.bareField('tax'),
          ],
          [p.name('Total', 'Total'), p.bareField('amount')],
        ],
        classes: ['', 'r'],
      },
      'sums',
    )}<div class="code">||1.1|${p.dice.digits(20)}|${p.dice.digits(20)}|${p.dice.digits(20)}||</div>`,
  };
}

/** Many days and numbers of parcels; what is asked for stands in a box at the right. */
export function courierAccount(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const rows = facts.lines.map((line) => [
    p.day(facts.delivered),
    `${dice.digits(4)} ${dice.digits(4)}`,
    escapeHtml(line.text),
    p.bare(line.cents),
  ]);
  const fact = (label: string, value: string): string =>
    `<div class="k">${label}</div><div class="v">${value}</div>`;
  return {
    css: `@page { size: ${paperOf(p)}; margin: 15mm } body { font: 9.5pt ${p.font} } .page { display: grid; grid-template-columns: 1fr 54mm; gap: 8mm } .box { border: 1.5px solid #b3001b; padding: 4mm } .k { font-size: 7.5pt; color: #b3001b; margin-top: 5px } .v { font-size: 11pt; font-weight: bold } .items th { border-bottom: 1px solid; font-size: 8pt } .items { margin-top: 8mm } .sums td { padding: 2px 0 2px 16px }`,
    body: `<div class="page"><div><b style="font-size:17pt;color:#b3001b">${escapeHtml(facts.seller.brand)}</b><p style="margin-top:14mm">${p.field('buyer')}<br>${address(facts.buyer)}</p>${tableOf({ head: [p.say('Sent', 'Enviado'), p.say('Parcel', 'Envío'), p.say('Service', 'Servicio'), p.say('Charge', 'Cargo')], rows, classes: ['n', 'n', '', 'r'] }, 'items full')}${tableOf(
      {
        rows: [
          [p.name('Charges|Total excl. tax', 'Cargos|Total sin impuestos'), p.field('amount_untaxed')],
          [`${p.taxWord()} ${rateOf(p)}`, p.field('tax')],
          [p.name('Invoice total|Total', 'Total factura|Total'), p.field('amount')],
        ],
        classes: ['', 'r'],
      },
      'sums',
    )}<p style="font-size:7.5pt;margin-top:12mm">${lines([`${p.field('issuer')}, ${escapeHtml(facts.seller.street)}, ${escapeHtml(facts.seller.city)}`, p.taxNumber(' ')])}</p></div>
      <div><div class="box">${fact(p.name('INVOICE NUMBER|INVOICE', 'NÚMERO DE FACTURA|FACTURA'), p.field('invoice_number'))}${fact(p.name('ACCOUNT|ACCOUNT NO.', 'CUENTA|N.º DE CUENTA'), p.field('client_id'))}${fact(p.name('INVOICE DATE|DATE', 'FECHA FACTURA|FECHA'), p.field('date'))}${fact(p.name('PAYMENT DUE|PAY BY', 'FECHA DE PAGO|VENCE'), p.field('date_due'))}</div></div></div>`,
  };
}

/** The premium of a policy, its tax and what is to be paid. */
export function insurancePremium(p: InvoicePaper): Sheet {
  const { facts } = p;
  const grid = [
    [
      p.name('Policyholder|Insured', 'Tomador del seguro|Asegurado'),
      p.field('buyer'),
      p.name('Policy no.|Policy', 'Póliza n.º|N.º de póliza'),
      p.field('client_id'),
    ],
    [
      p.name('Premium invoice|Invoice no.', 'Recibo de prima|Factura n.º'),
      p.field('invoice_number'),
      p.name('Issued on|Date', 'Fecha de emisión|Fecha'),
      p.field('date'),
    ],
    [
      p.name('Payable by|Premium due', 'A pagar antes del|Vencimiento'),
      p.field('date_due'),
      p.name('Period of cover', 'Periodo cubierto'),
      `${p.day(facts.delivered)} – ${p.day(facts.due)}`,
    ],
  ];
  return {
    css: `@page { size: ${paperOf(p)}; margin: 18mm } body { font: 10pt ${p.font} } h1 { font-size: 17pt; color: #10505b } .grid td { border: 0.5px solid #10505b; padding: 5px 7px } .grid td:nth-child(odd) { color: #10505b; font-size: 8.5pt } .sums { margin-top: 8mm; width: 110mm } .sums td { padding: 4px 2px; border-bottom: 0.5px dotted }`,
    body: `<h1>${p.name('Premium notice and invoice|Premium invoice', 'Factura de prima|Recibo y factura de prima')}</h1><p>${p.field('issuer')}<br>${address(facts.seller)}<br>${p.taxNumber(' ')}</p>${tableOf({ rows: grid }, 'grid full')}${tableOf({ rows: [...facts.lines.map((line) => [escapeHtml(line.text), p.bare(line.cents)]), [p.name('Net premium|Premium before tax', 'Prima neta|Prima sin impuestos'), p.bareField('amount_untaxed')], [`${p.name('Insurance tax|Tax', 'Impuesto sobre primas|Impuestos')} ${rateOf(p)}`, p.bareField('tax')], [p.name('Total premium|Premium to pay', 'Prima total|Total recibo'), p.field('amount')]], classes: ['', 'r'] }, 'sums')}`,
  };
}
