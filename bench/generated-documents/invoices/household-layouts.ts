// Bills that come to a house by post: of current and of telephones, with what was paid before and a slip to pay by.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import { writeNumber } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { addressLine, rateOf } from './invoice-parts.ts';
import { remitTo } from './remit-to.ts';

const MONTH = 30;

/** The account in a coloured box, what was owed and paid before, readings of the meter, the charges, a slip to tear off. */
export function powerAccount(p: InvoicePaper): Sheet {
  const { facts, dice, locale } = p;
  const { seller, buyer } = facts;
  const previous = dice.int(60, 140) * 100 * locale.priceLevel;
  const start = addDays(facts.date, -MONTH - 2);
  const period = `${p.day(start)} – ${p.day(addDays(facts.date, -2))}`;
  const before = dice.int(20_400, 48_000);
  const used = dice.int(210, 620);
  const number = (value: number): string => writeNumber(value, 0, locale);
  const [total, due, account] = [p.field('amount'), p.field('date_due'), p.field('client_id')];
  const story = [
    [p.say('Balance on your last bill', 'Saldo de la factura anterior'), p.money(previous)],
    [p.say('Payment received – thank you', 'Pago recibido. Gracias'), p.money(-previous)],
    [p.say('Balance brought forward', 'Saldo pendiente'), p.money(0)],
    [
      p.say('Charges for this period, incl. VAT', 'Cargos del período, IVA incluido'),
      p.money(facts.totalCents),
    ],
  ];
  const sums = [
    [p.say('Total charges excluding VAT', 'Total sin IVA'), p.bareField('amount_untaxed')],
    [`${p.say('VAT at', 'IVA')} ${rateOf(p)}`, p.bareField('tax')],
    [`<b>${p.say('Total charges including VAT', 'Total facturado')}</b>`, `<b>${p.bareField('amount')}</b>`],
  ];
  const charges = facts.lines.map((line) => [escapeHtml(line.text), p.bare(line.cents)]);
  const meter = [
    [`${dice.pick(['E', 'K'])}${dice.digits(8)}`, number(before), number(before + used), number(used)],
  ];
  const slip = [
    [p.say('Customer name', 'Titular'), p.field('buyer')],
    [p.say('Account number', 'Cuenta contrato'), account],
    [p.say('Amount due', 'Monto a pagar'), total],
    [p.say('Pay by', 'Pagar antes de'), due],
  ];
  const register = p.register(' ');
  return {
    css: `@page { size: A4; margin: 14mm 16mm } body { font: 9pt 'Nimbus Sans', sans-serif; padding-right: 0.4mm } .brand { font-size: 20pt; font-weight: bold; color: #f07f13 } .two { display: grid; grid-template-columns: 1fr 78mm; gap: 8mm; margin-top: 8mm } .box { background: #fdf0e2; padding: 3mm 4mm; border-radius: 2mm } .box td { padding: 1.5px 2px } .box td:last-child { font-weight: bold; text-align: right } h1 { font-size: 15pt; color: #f07f13; margin: 8mm 0 3mm } h3 { font-size: 10pt; margin: 5mm 0 1.5mm; color: #f07f13 } .story td { padding: 3px 2px; border-bottom: 0.5px solid #ddd } .due { display: flex; justify-content: space-between; background: #f07f13; color: #fff; font-size: 13pt; font-weight: bold; padding: 2.5mm 3mm; margin-top: 1mm } .items th { border-bottom: 0.8px solid #f07f13 } .items td { padding: 2.5px 3px } .foot tr:first-child td { border-top: 0.8px solid #f07f13 } .cut { border-top: 1px dashed #666; margin-top: 8mm; padding-top: 3mm; display: grid; grid-template-columns: 1fr 84mm; gap: 6mm } .low { font-size: 7.5pt; margin-top: 5mm }`,
    body: `<div class="cols"><div class="brand">${escapeHtml(seller.brand)}</div><div style="text-align:right;font-size:8pt">${p.say('Questions? Call', '¿Consultas? Llame al')} ${seller.phone}<br>${seller.site}</div></div><div class="two"><div style="padding-top:6mm">${p.field('buyer')}<br>${lines([escapeHtml(buyer.street), escapeHtml(buyer.city)])}</div><div class="box">${tableOf(
      {
        rows: [
          [p.say('Account number', 'Cuenta contrato'), account],
          [p.say('Bill number', 'N.º de factura'), p.field('invoice_number')],
          [p.say('Bill date', 'Fecha de emisión'), p.field('date')],
          [
            p.say('Billing period', 'Período facturado'),
            `<span style="font-weight:normal;font-size:8pt">${period}</span>`,
          ],
        ],
      },
      'full',
    )}</div></div>
      <h1>${p.say('Your electricity bill', 'Su factura de electricidad')}</h1>${tableOf({ rows: story, classes: ['', 'r'] }, 'story full')}<div class="due"><span>${p.say('Please pay by', 'Pagar antes de')} ${due}</span><span>${total}</span></div><h3>${p.say('Your meter readings', 'Lecturas de su medidor')}</h3>${tableOf({ head: [p.say('Meter', 'Medidor'), p.say('Previous', 'Anterior'), p.say('Current', 'Actual'), p.say('kWh used', 'Consumo kWh')], rows: meter, classes: ['', 'r', 'r', 'r'] }, 'items full')}<h3>${p.say('How we worked out your bill', 'Detalle de cargos')}</h3>${tableOf({ head: [p.say('Charge', 'Concepto'), p.say('Amount', 'Monto')], rows: charges, foot: sums, classes: ['', 'r'] }, 'items full')}
      <p class="low">${p.field('issuer')}, ${addressLine(seller)}. ${p.taxNumber(' ')}${register === '' ? '' : `. ${register}`}. ${p.say('If you have a complaint, call us first; if we cannot settle it within eight weeks you may turn to the Ombudsman.', 'Los reclamos se reciben dentro de los quince días siguientes a la emisión.')}</p><div class="cut"><div><b>${p.say('Payment slip', 'Talón de pago')}</b><br>${remitTo(
        p,
      )
        .map(([label, value]) => `${label}: ${value}`)
        .join('<br>')}</div>${tableOf({ rows: slip }, 'full')}</div>`,
  };
}

/** A bill of a telephone: in large type how much until when, a summary of the account, on the second sheet each charge. */
export function lineStatement(p: InvoicePaper): Sheet {
  const { facts, dice, locale } = p;
  const { seller, buyer } = facts;
  const previous = dice.int(40, 90) * 100 * locale.priceLevel;
  const line = `${dice.pick(['55', '33', '02'])} ${dice.digits(4)} ${dice.digits(4)}`;
  const start = addDays(facts.date, -MONTH);
  const about = [
    [p.say('Account Number', 'Número de cuenta'), p.field('client_id')],
    [p.say('Invoice Number', 'No. de factura'), p.field('invoice_number')],
    [p.say('Statement Date', 'Fecha de facturación'), p.field('date')],
    [p.say('Telephone', 'Teléfono'), line],
    [
      p.say('Billing Period', 'Periodo'),
      `${p.day(start)} ${p.say('to', 'al')} ${p.day(addDays(facts.date, -1))}`,
    ],
  ];
  const summary = [
    [p.say('Previous bill amount', 'Saldo anterior'), p.bare(previous)],
    [p.say('Payment received, thank you', 'Su pago, gracias'), p.bare(-previous)],
    [p.say('Current charges, net of VAT', 'Cargos del mes'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} (${rateOf(p)})`, p.bareField('tax')],
    [`<b>${p.say('TOTAL AMOUNT DUE', 'TOTAL A PAGAR')}</b>`, `<b>${p.field('amount')}</b>`],
  ];
  const rows = facts.lines.map((charge) => [
    escapeHtml(charge.text),
    line,
    String(charge.quantity),
    p.bare(charge.cents),
  ]);
  const foot = [[p.say('Total current charges', 'Total cargos del mes'), '', '', p.bare(facts.netCents)]];
  const bars = Array.from({ length: 44 }, () => `<i style="width:${dice.int(1, 3) * 0.3}mm"></i>`).join('');
  return {
    css: `@page { size: Letter; margin: 13mm 15mm } body { font: 9.5pt 'Liberation Sans', sans-serif; padding-right: 0.4mm } .brand { font-size: 21pt; font-weight: bold; color: #0050b3 } .two { display: grid; grid-template-columns: 1fr 92mm; gap: 8mm; margin-top: 7mm } .about td { padding: 2px 3px } .about td:first-child { color: #555 } .tiles { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm; margin: 9mm 0 } .tiles div { border: 1.4px solid #0050b3; border-radius: 2mm; padding: 3mm 4mm; color: #0050b3 } .tiles b { display: block; font-size: 17pt; color: #000; white-space: nowrap } h3 { background: #0050b3; color: #fff; padding: 1.5mm 3mm; font-size: 10.5pt; margin: 6mm 0 2mm } .items td, .items th { padding: 4px 3px; border-bottom: 0.5px solid #ccc } .foot td { font-weight: bold } .cut { margin-top: 20mm; border-top: 1px dashed #444; padding-top: 3mm; font-size: 8.5pt } .code i { display: inline-block; height: 11mm; background: #000; margin-right: 0.6mm } .second { break-before: page } .low { font-size: 7.5pt; color: #444; margin-top: 10mm }`,
    body: `<div class="cols"><div class="brand">${escapeHtml(seller.brand)}</div><div style="font-size:8pt;text-align:right">${p.field('issuer')}<br>${addressLine(seller)}<br>${p.taxNumber(' ')}</div></div><div class="two"><div>${p.field('buyer')}<br>${lines([escapeHtml(buyer.street), escapeHtml(buyer.city)])}</div>${tableOf({ rows: about }, 'about full')}</div><div class="tiles"><div>${p.say('Amount to pay', 'Total a pagar')}<b>${p.field('amount')}</b></div><div>${p.say('Due date', 'Pagar antes de')}<b>${p.field('date_due')}</b></div></div><h3>${p.say('Summary of charges', 'Resumen de su cuenta')}</h3>${tableOf({ rows: summary, classes: ['', 'r'] }, 'items full')}
      <div class="cut"><div class="cols"><span>${p.say('Pay at any bank, bayad center or in the app.', 'Pague en bancos, tiendas o en la aplicación.')}</span><span>${p.say('Page', 'Página')} 1 / 2</span></div><div class="code" style="margin-top:3mm">${bars}</div></div><div class="second"><h3>${p.say('Details of current charges', 'Detalle de cargos')}</h3>${tableOf({ head: [p.say('Description', 'Concepto'), p.say('Service no.', 'Servicio'), p.say('Qty', 'Cant.'), p.say('Amount', 'Importe')], rows, foot, classes: ['', 'n', 'r', 'r'] }, 'items full')}<p class="low">${p.say('If not paid by the due date, service may be suspended and a reconnection fee will apply. Customer hotline', 'Si no paga a tiempo, el servicio puede suspenderse y se cobrará la reconexión. Atención a clientes')}: ${seller.phone}</p><div style="text-align:right;font-size:8.5pt">${p.say('Page', 'Página')} 2 / 2</div></div>`,
  };
}
