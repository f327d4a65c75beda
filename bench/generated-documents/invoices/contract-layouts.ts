// Of the seventh collection, which was measured at first sight (docs/extraction.md) and has been looked into since: its figures are no longer those of documents that nobody has seen.
// Invoices under contracts: of who keeps lifts running, of auditors, of a search firm.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, rateOf } from './invoice-parts.ts';
import { payTo } from './pay-to.ts';

/** A period in advance; at the foot the form of a giro on a yellow ground, with a number for the machine of the bank. */
export function liftContract(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    `${p.say('Unit', 'Equipo')} ${dice.digits(5)}`,
    escapeHtml(line.text),
    p.bare(line.cents),
  ]);
  const foot = [
    [
      '',
      p.name('Contract charges|Service charges', 'Cuotas de contrato|Cargos por servicio'),
      p.bareField('amount_untaxed'),
    ],
    ['', `${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [
      '',
      `<b>${p.name('Due for the period|Invoice sum', 'Por el periodo|Suma de la factura')}</b>`,
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  const info = [
    [p.name('Invoice|Invoice ref.', 'Factura|Ref. factura'), p.field('invoice_number')],
    [p.name('Sent|Invoice day', 'Emisión|Día de factura'), p.field('date')],
    [p.name('Customer no.|Contract customer no.', 'Abonado n.º|N.º de cliente'), p.field('client_id')],
    [p.say('Contract', 'Contrato'), `${dice.pick(['SM', 'FM'])}-${dice.digits(5)}`],
    [p.name('Falls due|Due', 'Vence|Exigible el'), p.field('date_due')],
  ];
  const box = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  const account = payTo(p)
    .map(([label, value]) => `${label} ${value}`)
    .join('<br>');
  return {
    css: `@page { size: A4; margin: 16mm 18mm 10mm } body { font: 9.5pt ${p.font}; padding-right: 0.4mm; height: 268mm; position: relative } .head { display: grid; grid-template-columns: 1fr 70mm; gap: 8mm } .kv td { padding: 1.5px 3px } .kv td:first-child { color: #555 } h2 { font-size: 12pt; margin: 12mm 0 2mm } .items th { border-bottom: 0.8px solid #333; font-weight: normal; font-style: italic } .items td { padding: 4px 3px } .foot tr:first-child td { border-top: 0.8px solid #333 } .giro { position: absolute; bottom: 0; left: 0; right: 0; background: #fdf3c8; border-top: 1px solid #c9a800; padding: 4mm } .giro .row { display: grid; grid-template-columns: 1fr 40mm 40mm; gap: 4mm; margin-bottom: 3mm } .giro .row div { background: #fff; border: 0.6px solid #c9a800; padding: 1mm 2mm; min-height: 11mm } small { display: block; font-size: 6.8pt; color: #6b5a00 } .ocr { font: 10pt 'DejaVu Sans Mono', monospace }`,
    body: `<div class="head"><div><b style="font-size:13pt">${p.field('issuer')}</b><br>${address(seller)}<br>${p.taxNumber(' ')}<br><br><br>${p.field('buyer')}<br>${address(buyer)}</div>${tableOf({ rows: info, classes: ['', 'r'] }, 'kv')}</div><h2>${p.say('Service agreement, in advance', 'Contrato de mantenimiento, por adelantado')}</h2><p>${p.say('For the period', 'Por el periodo')} ${p.day(facts.date)} – ${p.day(addDays(facts.date, 90))}</p>${tableOf({ head: [p.say('Installation', 'Instalación'), p.say('Covered', 'Cobertura'), p.say('Charge', 'Cuota')], rows, foot, classes: ['n', '', 'r'] }, 'items full')}
      <div class="giro"><div class="row">${box(p.say('Paid to', 'Abonar a'), `${escapeHtml(seller.name)}<br>${account}`)}${box(p.say('Pay no later than', 'Pagar a más tardar el'), p.day(facts.due))}${box(p.say('Amount', 'Importe'), p.bare(facts.totalCents))}</div><div class="row">${box(p.say('Paid by', 'Ordenante'), `${escapeHtml(buyer.name)}, ${addressLine(buyer)}`)}</div><div class="ocr">H ${dice.digits(15)} &lt; ${dice.digits(11)} &lt; 30</div></div>`,
  };
}

/** What was done told in paragraphs with the sum at the right of each; our reference and theirs, the partners at the foot. */
export function narrativeFees(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [`${escapeHtml(line.text)}.`, p.bare(line.cents)]);
  const foot = [
    [
      p.name('Professional fees|Our fees', 'Honorarios profesionales|Nuestros honorarios'),
      p.bareField('amount_untaxed'),
    ],
    [`${p.say('Add', 'Más')}: ${p.taxWord()} ${p.say('at', 'al')} ${rateOf(p)}`, p.bareField('tax')],
    [
      `<b>${p.name('Total fee now due|Balance now due', 'Total de honorarios|Importe total de la minuta')}</b>`,
      `<b>${p.field('amount')}</b>`,
    ],
  ];
  const partners = p.say(
    'G. A. Penrose · L. Wambui · S. Hale FCA · T. Nilsen',
    'J. Murillo · R. Sula · P. Funes · A. Peralta',
  );
  return {
    css: `@page { size: ${p.locale.country === 'US' ? 'Letter' : 'A4'}; margin: 20mm 27mm 15mm } body { font: 10.5pt 'P052', serif; line-height: 1.4; padding-right: 0.4mm; height: 240mm; position: relative } .name { text-align: center; font-size: 19pt; letter-spacing: 1.5px } .under { text-align: center; font-size: 8.5pt; border-bottom: 0.6px solid #000; padding-bottom: 3mm; margin-bottom: 8mm } .refs { font-size: 9pt; margin: 7mm 0 } .t { text-align: center; font-weight: bold; letter-spacing: 2px; margin: 6mm 0 4mm } .items td { padding: 0 0 4mm } .items td:last-child { padding-left: 14mm; vertical-align: bottom } .foot td { padding: 1mm 0 } .foot tr:first-child td:last-child { border-top: 0.6px solid #000 } .foot tr:last-child td:last-child { border-top: 0.6px solid #000; border-bottom: 2.6px double #000 } .low { position: absolute; bottom: 0; left: 0; right: 0; font-size: 7.5pt; text-align: center; border-top: 0.6px solid #000; padding-top: 2mm }`,
    body: `<div class="name">${escapeHtml(seller.brand)}</div><div class="under">${p.say('Chartered Accountants and Registered Auditors', 'Contadores públicos y auditores')}<br>${addressLine(seller)} · ${seller.phone}</div><div>${p.field('buyer')}<br>${address(buyer)}</div><div class="cols refs"><span>${p.say('Our ref.', 'N/ref.')} ${dice.pick(['GAP', 'LW', 'TN'])}/${dice.digits(3)}/JK</span><span>${p.say('Your ref.', 'S/ref.')} ${facts.order}</span><span>${p.field('date')}</span></div><div class="t">${p.name('FEE NOTE NO.|NOTE OF FEES NO.', 'NOTA DE HONORARIOS N.º|MINUTA N.º')} ${p.field('invoice_number')}</div><p>${p.say('To professional services rendered, namely:', 'Por los servicios profesionales prestados, a saber:')}</p>${tableOf({ rows, foot, classes: ['', 'r'] }, 'items full')}
      <p style="font-size:9pt;margin-top:6mm">${p.say(`Terms: settlement is requested by ${p.field('date_due')}. E. & O. E.`, `Condiciones: se ruega su pago antes del ${p.field('date_due')}. Salvo error u omisión.`)}<br>${p.bank(' ', ' · ')}</p><div class="low">${partners}<br>${p.field('issuer')} · ${p.taxNumber(' ')}${p.register(' ') === '' ? '' : ` · ${p.register(' ')}`}</div>`,
  };
}

/** Who was placed, from when and at what salary, in a shaded box above the fee; the facts in one line of small capitals. */
export function recruiterFee(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const salary = p.money(Math.round(facts.netCents / 20_000) * 100_000);
  const candidate = dice.pick(
    p
      .say(
        'Ms Joyce Adeyemi|Mr Lars Holte|Ms Tara Quinn',
        'Sra. Elena Montes|Sr. Iván Paredes|Sra. Rocío Salgado',
      )
      .split('|'),
  );
  const placed = [
    [p.say('Candidate', 'Candidato'), candidate],
    [p.say('Start date', 'Incorporación'), p.day(addDays(facts.date, 21))],
    [p.say('First-year salary', 'Salario anual'), salary],
  ];
  const rows = facts.lines.map((line) => [escapeHtml(line.text), p.money(line.cents)]);
  const sum = (label: string, value: string, name = ''): string =>
    `<div class="s ${name}"><span>${label}</span><span>${value}</span></div>`;
  const item = (label: string, value: string): string => `<div><i>${label}</i> ${value}</div>`;
  return {
    css: `@page { size: A4; margin: 22mm 22mm } body { font: 10pt 'URW Gothic', sans-serif; padding-right: 0.4mm } .logo { font-size: 22pt; color: #b3424a; letter-spacing: -0.5px } .facts { display: flex; flex-wrap: wrap; gap: 2mm 9mm; margin: 8mm 0; padding: 3mm 0; border-top: 0.6px solid #b3424a; border-bottom: 0.6px solid #b3424a } .facts i { font-style: normal; font-size: 7.5pt; text-transform: uppercase; color: #b3424a } .box { background: #f6ecec; padding: 4mm 5mm; margin: 8mm 0 } .box td { padding: 1.5px 8mm 1.5px 0 } .items td { padding: 5px 0; border-bottom: 0.5px solid #ddd } .s { display: flex; justify-content: flex-end; padding: 1.2mm 0 } .s span:last-child { width: 42mm; text-align: right; white-space: nowrap } .tot { font-size: 12.5pt; color: #b3424a } .low { margin-top: 16mm; font-size: 8.5pt; line-height: 1.5 }`,
    body: `<div class="logo">${escapeHtml(seller.brand.toLowerCase())}</div><div class="facts">${item(p.name('Fee invoice|Invoice', 'Factura|Factura de honorarios'), p.field('invoice_number'))}${item(p.name('Dated|Raised', 'De fecha|Emitida'), p.field('date'))}${item(p.name('Your order|Purchase order', 'Su orden|Orden de compra'), p.field('order_number'))}${item(p.name('Settle by|Pay before', 'Pagar hasta|Abonar antes del'), p.field('date_due'))}</div><div>${p.say('Attention: Human Resources', 'A la atención de Recursos Humanos')}<br><b>${p.field('buyer')}</b><br>${address(buyer)}</div><div class="box">${tableOf({ rows: placed })}</div>${tableOf({ rows, classes: ['', 'r'] }, 'items full')}
      <div style="margin-top:4mm">${sum(p.name('Fee before tax|Fees', 'Honorarios sin impuesto|Honorarios'), p.field('amount_untaxed'))}${sum(`${p.taxWord()} ${rateOf(p)}`, p.field('tax'))}${sum(p.name('Amount to pay|Payable', 'Importe a pagar|Total a pagar'), p.field('amount'), 'tot')}</div><div class="low">${lines([`${p.field('issuer')}, ${addressLine(seller)}`, p.taxNumber(' '), p.bank(' ', ' · '), p.say('A rebate applies if the candidate leaves within twelve weeks.', 'Se reintegra una parte si el candidato causa baja antes de doce semanas.')])}</div>`,
  };
}
