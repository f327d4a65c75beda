// Invoices for services that go on: subscriptions, power, telephones, lawyers.

import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { addDays } from '../dates.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { payTo } from './pay-to.ts';

/** A card with a large amount on top, as programs of subscriptions print it. */
export function subscription(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const periodEnd = addDays(facts.date, 30);
  const meta = [
    [
      p.name('Invoice number|Invoice ID|Reference', 'Número de factura|ID de factura'),
      p.field('invoice_number'),
    ],
    [p.name('Date of issue|Issued on|Billed on', 'Fecha de emisión|Emitida el'), p.field('date')],
    [p.name('Date due|Due on', 'Fecha de vencimiento|Vence'), p.field('date_due')],
    [p.name('Account ID|Workspace ID', 'ID de cuenta|N.º de cuenta'), p.field('client_id')],
    [p.name('Subscription', 'Suscripción'), `sub_${dice.digits(9)}`],
  ];
  const period = `${p.day(facts.date)} – ${p.day(periodEnd)}`;
  const rows = facts.lines.map((line) => [
    `${escapeHtml(line.text)}<div class="period">${period}</div>`,
    String(line.quantity),
    p.bare(line.unitCents),
    p.bare(line.cents),
  ]);
  const sums = [
    [
      '',
      '',
      p.name('Subtotal|Total excluding tax', 'Subtotal|Total sin impuestos'),
      p.field('amount_untaxed'),
    ],
    ['', '', `${p.taxWord()} (${p.rate(facts.taxes[0]?.rate ?? 0)})`, p.field('tax')],
    ['', '', `<b>${p.name('Total|Amount due', 'Total|Importe adeudado')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const head = [
    p.name('Description|Item', 'Descripción|Concepto'),
    p.name('Qty|Units', 'Cant.|Uds.'),
    p.name('Unit price|Per unit', 'Precio unitario|P. unit.'),
    p.name('Amount|Line amount', 'Importe|Monto'),
  ];
  return {
    css: `@page { size: ${p.locale.country === 'US' ? 'Letter' : 'A4'}; margin: 18mm } body { font: 9.5pt ${p.font}; color: #26263a } h1 { font-size: 20pt; margin: 0 0 10px } .meta td { padding: 1px 18px 1px 0 } .meta td:first-child { font-weight: bold } .items { margin-top: 26px } .items th { border-bottom: 1px solid #26263a; font-size: 8pt; font-weight: normal } .items td { padding: 7px 3px } .period { color: #777; font-size: 8.5pt } .foot td { border-top: 0.5px solid #ddd } .big { font-size: 15pt; font-weight: bold; margin: 22px 0 0 }`,
    body: `<div class="cols"><h1>${p.name('Invoice|Tax invoice', 'Factura')}</h1><b style="font-size:14pt">${escapeHtml(facts.seller.brand)}</b></div>${tableOf({ rows: meta }, 'meta')}
      <div class="cols" style="margin-top:20px"><div style="width:50%"><b>${p.field('issuer')}</b><br>${lines([escapeHtml(facts.seller.street), escapeHtml(facts.seller.city), facts.seller.country, facts.seller.mail, p.taxNumber(' ')])}</div><div style="width:50%"><b>${p.name('Bill to|Billed to', 'Facturar a|Cliente')}</b><br>${p.field('buyer')}<br>${lines([escapeHtml(facts.buyer.street), escapeHtml(facts.buyer.city)])}</div></div>
      <p class="big">${p.say(`${p.money(facts.totalCents)} due ${p.day(facts.due)}`, `${p.money(facts.totalCents)} con vencimiento el ${p.day(facts.due)}`)}</p>
      ${tableOf({ head, rows, foot: sums, classes: ['', 'r', 'r', 'r'] }, 'items full')}
      ${p.facts.seller.register === null ? '' : `<p style="margin-top:40px;font-size:8pt;color:#777">${p.register(' ')}</p>`}`,
  };
}

/** With meter readings, a balance that was paid, and the sum in a band. */
export function electricity(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const previous = p.money(facts.totalCents + dice.int(-40, 60) * 100 * p.locale.priceLevel);
  const [first, second] = [dice.int(41_000, 42_000), dice.int(42_100, 43_400)];
  const readings = [
    [
      `${p.say('Meter', 'Contador')} ${dice.digits(8)}`,
      String(first),
      String(second),
      `${second - first} kWh`,
    ],
  ];
  const summary = [
    [p.name('Balance from previous bill|Your last bill', 'Saldo anterior|Factura anterior'), previous],
    [
      p.name('Payment received, thank you|What you have paid', 'Su pago, gracias|Pago recibido'),
      `-${previous}`,
    ],
    [
      p.name(
        'Charges this period (before tax)|Total charges ex. tax',
        'Consumo del periodo sin impuestos|Base imponible del periodo',
      ),
      p.field('amount_untaxed'),
    ],
    [`${p.taxWord()} @ ${p.rate(facts.taxes[0]?.rate ?? 0)}`, p.field('tax')],
  ];
  const account = [
    [p.name('Account number|Customer account', 'N.º de cliente|Número de suministro'), p.field('client_id')],
    [
      p.name('Bill number|Bill no.|Statement number', 'Factura N.º|N.º de boleta|Nro. de factura'),
      p.field('invoice_number'),
    ],
    [p.name('Bill date|Date of bill', 'Fecha de emisión|Emitida'), p.field('date')],
    [
      p.name('Billing period', 'Periodo facturado'),
      `${p.day(addDays(facts.date, -33))} – ${p.day(addDays(facts.date, -3))}`,
    ],
    [p.name('Supply address', 'Dirección del suministro'), escapeHtml(facts.buyer.street)],
  ];
  return {
    css: `@page { size: A4; margin: 15mm } body { font: 9pt ${p.font} } .top { background: #e8f2e4; padding: 10px 14px; } .account td { padding: 2px 10px 2px 0 } .account td:first-child { color: #4c5c47 } .band { background: #2f6b3a; color: white; padding: 10px 14px; font-size: 13pt; display: flex; justify-content: space-between; margin: 10px 0 } .sum { width: 62% } .sum td { padding: 4px 3px; border-bottom: 0.5px dotted #777 } h3 { margin: 18px 0 4px; color: #2f6b3a } .use th { border-bottom: 1px solid #2f6b3a } .use td, .use th { padding: 3px 12px 3px 0 }`,
    body: `<div class="cols"><div style="font-size:17pt;color:#2f6b3a"><b>${p.field('issuer')}</b></div><div style="text-align:right">${lines([p.say('Emergencies (24 h)', 'Averías (24 h)'), facts.seller.phone, facts.seller.site])}</div></div>
      <div class="top cols"><div>${p.field('buyer')}<br>${lines([escapeHtml(facts.buyer.street), escapeHtml(facts.buyer.city)])}</div>${tableOf({ rows: account }, 'account')}</div>
      <h3>${p.say('Your bill in short', 'Resumen de su factura')}</h3>${tableOf({ rows: summary, classes: ['', 'r'] }, 'sum')}
      <div class="band"><span>${p.name('Amount to pay|Total now due|Please pay', 'Total a pagar|Importe a pagar')} <b>${p.field('amount')}</b></span><span>${p.name('by|Pay by|Due', 'antes del|Vence|Vencimiento')} ${p.field('date_due')}</span></div>
      <h3>${p.say('Meter readings', 'Lecturas')}</h3>${tableOf({ head: ['', p.say('Previous', 'Anterior'), p.say('Present', 'Actual'), p.say('Use', 'Consumo')], rows: readings, classes: ['', 'r', 'r', 'r'] }, 'use')}
      <h3>${p.say('How we worked it out', 'Detalle')}</h3>${tableOf({ rows: facts.lines.map((line) => [escapeHtml(line.text), `${line.quantity} × ${p.bare(line.unitCents)}`, p.bare(line.cents)]), classes: ['', 'r', 'r'] }, 'use')}
      <p style="margin-top:26px;font-size:7.5pt">${p.taxNumber(' ')} · ${escapeHtml(facts.seller.street)}, ${escapeHtml(facts.seller.city)}${facts.seller.register === null ? '' : ` · ${p.register(' ')}`}</p>`,
  };
}

/** Boxes side by side under a logo, and a slip to pay at a bank. */
export function telecom(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const box = (label: string, value: string): string =>
    `<div class="box"><div class="label">${label}</div>${value}</div>`;
  const rows = facts.lines.map((line) => [escapeHtml(line.text), String(line.quantity), p.bare(line.cents)]);
  const foot = [
    [
      p.name('Total before tax|Net charges', 'Total antes de impuestos|Subtotal neto'),
      '',
      p.bareField('amount_untaxed'),
    ],
    [`${p.taxWord()} ${p.rate(facts.taxes[0]?.rate ?? 0)}`, '', p.bareField('tax')],
    [
      `<b>${p.name('Total for this month|Total this invoice', 'Total del mes|Total de esta factura')}</b>`,
      '',
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  return {
    css: `@page { size: A4; margin: 16mm } body { font: 9.5pt ${p.font} } .brand { font-size: 24pt; font-weight: bold; color: #6a1b7a; letter-spacing: -1px } .boxes { display: flex; gap: 8px; margin: 16px 0 } .box { flex: 1; border: 1px solid #6a1b7a; border-radius: 6px; padding: 6px 9px; font-size: 11pt } .label { font-size: 7.5pt; color: #6a1b7a } .calls td { padding: 4px 3px; border-bottom: 0.5px solid #ddd } .calls th { background: #f3e9f5 } .foot td { border-bottom: none } .small { font-size: 8pt; color: #444 }`,
    body: `<div class="cols"><div class="brand">${escapeHtml(facts.seller.brand.toLowerCase())}</div><div class="small" style="text-align:right">${lines([`<b>${p.field('issuer')}</b>`, escapeHtml(facts.seller.street), escapeHtml(facts.seller.city), p.taxNumber(' ')])}</div></div>
      <p style="margin-top:22px">${p.field('buyer')}<br>${escapeHtml(facts.buyer.street)}<br>${escapeHtml(facts.buyer.city)}</p>
      <div class="boxes">${box(p.name('Invoice no.|Bill reference', 'N.º de factura|Factura'), p.field('invoice_number'))}${box(p.name('Invoice date|Bill date', 'Fecha de factura|Fecha de expedición'), p.field('date'))}${box(p.name('Customer number|Account no.', 'N.º de abonado|Código de cliente'), p.field('client_id'))}${box(p.name('Payment due date|Last day to pay', 'Fecha límite de pago|Páguese antes de'), p.field('date_due'))}</div>
      <p class="small">${p.say('Phone', 'Teléfono')}: ${dice.digits(3)} ${dice.digits(6)} · ${p.say('Contract', 'Contrato')}: ${dice.digits(10)} · PUK: ${dice.digits(8)}</p>
      ${tableOf({ head: [p.say('What you used', 'Conceptos'), p.say('Units', 'Uds.'), `${p.say('Charge', 'Importe')} (${p.locale.currency})`], rows, foot, classes: ['', 'r', 'r'] }, 'calls full')}
      <p class="small" style="margin-top:18px">${p.say(`Your previous balance of ${p.bare(dice.int(20, 90) * 100 * p.locale.priceLevel)} was settled on ${p.day(addDays(facts.date, -12))}. Questions? Ring ${facts.seller.phone}.`, `Su saldo anterior de ${p.bare(dice.int(20, 90) * 100 * p.locale.priceLevel)} quedó pagado el ${p.day(addDays(facts.date, -12))}. ¿Dudas? Llame al ${facts.seller.phone}.`)}</p>
      <p class="small">${payTo(p)
        .map(([label, value]) => `${label} ${value}`)
        .join(' &nbsp; ')}</p>`,
  };
}

/** Fees told in sentences, the numbers in the margin of the letter. */
export function legalFees(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const references = lines([
    `${p.name('Our ref', 'N/Ref.')}: ${dice.pick(['JV', 'MQ', 'PW'])}/${dice.digits(5)}-${dice.digits(2)}`,
    `${p.name('Bill no|Fee note', 'Minuta n.º|Factura núm.')}: ${p.field('invoice_number')}`,
    `${p.name('Your PO|Client order', 'Su orden|Orden de compra')}: ${p.field('order_number')}`,
  ]);
  const rows = facts.lines.map((line) => [
    `${escapeHtml(line.text)} (${line.quantity} × ${p.bare(line.unitCents)})`,
    p.bare(line.cents),
  ]);
  const foot = [
    [
      p.name('Our charges|Profit costs and disbursements', 'Honorarios|Total honorarios'),
      p.bareField('amount_untaxed'),
    ],
    [`${p.taxWord()} ${p.say('thereon at', 'al')} ${p.rate(facts.taxes[0]?.rate ?? 0)}`, p.bareField('tax')],
    [p.name('Total of this bill|Balance due', 'Total minuta|Total a satisfacer'), p.field('amount')],
  ];
  return {
    css: `@page { size: A4; margin: 24mm 26mm } body { font: 11pt ${p.font}; line-height: 1.4 } .head { text-align: center; letter-spacing: 3px; font-size: 13pt; border-bottom: 1px solid; padding-bottom: 8px } .fees { margin: 16px 0; } .fees td { padding: 3px 3px } .foot td { padding-top: 7px } .tiny { font-size: 8pt; text-align: center; margin-top: 40px }`,
    body: `<div class="head">${p.field('issuer')}</div><div class="cols" style="margin-top:22px"><div>${p.field('buyer')}<br>${lines([escapeHtml(facts.buyer.street), escapeHtml(facts.buyer.city)])}</div><div style="font-size:9.5pt">${references}</div></div>
      <p style="margin-top:22px">${p.field('date')}</p><p><b>${p.say('Re: professional services, lease of premises', 'Asunto: servicios profesionales, arrendamiento de local')}</b></p>
      <p>${p.say(`We enclose our account for work done from ${p.day(addDays(facts.date, -62))} to ${p.day(addDays(facts.date, -4))}:`, `Adjuntamos nuestra minuta por los trabajos realizados entre el ${p.day(addDays(facts.date, -62))} y el ${p.day(addDays(facts.date, -4))}:`)}</p>
      ${tableOf({ rows, foot, classes: ['', 'r'] }, 'fees full')}
      <p>${p.say(`We should be grateful for payment by ${p.field('date_due')}. Interest runs thereafter.`, `Le rogamos efectúe el pago antes del ${p.field('date_due')}. Después se devengarán intereses.`)}</p>
      <p style="font-size:9.5pt">${payTo(p)
        .map(([label, value]) => `${label}: ${value}`)
        .join('<br>')}</p>
      <p class="tiny">${lines([`${escapeHtml(facts.seller.street)}, ${escapeHtml(facts.seller.city)} · ${facts.seller.phone}`, `${p.taxNumber(' ')}${facts.seller.register === null ? '' : ` · ${p.register(' ')}`}`])}</p>`,
  };
}
