// Invoices for what is printed or allowed: pictures by their use, transcripts by the page, articles in a journal, a brand by a share of what was sold.

import { addDays } from '../dates.ts';
import type { Sheet } from '../html.ts';
import { escapeHtml, lines, tableOf } from '../html.ts';
import type { InvoicePaper } from './invoice-paper.ts';
import { address, addressLine, pricedRows, rateOf } from './invoice-parts.ts';
import { remitLine, remitTo } from './remit-to.ts';

const HUNDRED = 100;

/** Each picture with its number, credit and how long it may be used, which are none of the bill. */
function pictureRows(p: InvoicePaper): string[][] {
  const { facts, dice } = p;
  const credits = p.say('H. Marsden|Ines Fairley|Archive', 'R. Tlapa|Elia Montero|Archivo').split('|');
  return facts.lines.flatMap((line, at) => {
    const until = p.day(addDays(facts.date, 365 * dice.int(1, 3)));
    const use = p.say(
      `Image ${dice.digits(6)}, credit “${credits[at % 3] ?? ''}”. One language, print run up to ${dice.int(2, 9)},000, United Kingdom, until ${until}`,
      `Imagen ${dice.digits(6)}, crédito «${credits[at % 3] ?? ''}». Un idioma, tiraje hasta ${dice.int(2, 9)},000, México, hasta el ${until}`,
    );
    return [
      [`<i class="p${at % 3}"></i>`, `<b>${escapeHtml(line.text)}</b>`, p.bare(line.cents)],
      ['', `<small>${use}</small>`, ''],
    ];
  });
}

/** A picture library's: number and day in a heading, pictures small at the left of what they are for, the sums in a sentence, who bills in the last lines. */
export function pictureRights(p: InvoicePaper): Sheet {
  const { facts } = p;
  const { seller, buyer } = facts;
  const net = p.field('amount_untaxed');
  const tax = p.field('tax');
  const all = `<b>${p.field('amount')}</b>`;
  const sum = p.say(
    `The fees come to ${net}. With ${p.taxWord()} at ${rateOf(p)}, which is ${tax}, the total of this invoice is ${all}.`,
    `Los derechos suman ${net}. Con el ${p.taxWord()} del ${rateOf(p)}, que es de ${tax}, el total de esta factura es de ${all}.`,
  );
  return {
    css: `@page { size: A4; margin: 18mm 20mm 15mm } body { font: 10pt 'URW Gothic', sans-serif; font-size: 9.5pt; line-height: 1.38; padding-right: 0.4mm; position: relative; height: 262mm } .lg { font-size: 24pt; letter-spacing: -1px; font-weight: bold } .lg span { background: #111; color: #fff; padding: 0 2mm } h1 { font-size: 13pt; margin: 9mm 0 5mm; font-weight: normal } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; margin-bottom: 7mm } small { font-size: 8pt; color: #555 } .two small { display: block } .t td { padding: 3px 5px } .t tr:nth-child(odd) td { border-top: 0.5px solid #999; padding-top: 6px } .t tr:nth-child(even) td { padding-bottom: 6px } .t i { display: block; width: 12mm; height: 6mm } .p0 { background: linear-gradient(#9cc3e6 55%, #4a6d8c 55%) } .p1 { background: radial-gradient(circle at 60% 45%, #e8d3b0 22%, #5b4532 24%) } .p2 { background: linear-gradient(20deg, #6b8f4e 45%, #d7e3b5 45%) } .sum { border-top: 1px solid #111; border-bottom: 1px solid #111; padding: 3mm 0; margin: 4mm 0; font-size: 10pt } .low { position: absolute; bottom: 0; left: 0; right: 0; font-size: 8pt; text-align: center; color: #333 }`,
    body: `<div class="lg"><span>${escapeHtml(seller.brand.split(' ')[0] ?? '')}</span> ${escapeHtml(seller.brand.split(' ').slice(1).join(' '))}</div><h1>${p.say('Invoice', 'Factura')} <b>${p.field('invoice_number')}</b> ${p.say('of', 'del')} <b>${p.field('date')}</b></h1><div class="two"><div><small>${p.say('Licensed to', 'Licencia otorgada a')}</small>${p.field('buyer')}<br>${address(buyer)}</div><div><small>${p.say('Your order', 'Su pedido')}</small>${p.field('order_number')}<small>${p.say('Your account with us', 'Su número de cliente')}</small>${p.field('client_id')}<small>${p.say('Publication', 'Publicación')}</small>${p.say('“Coast and Country”', '«Caminos de agua»')}, ${p.day(addDays(facts.date, 62))}</div></div>${tableOf({ head: ['', p.say('Picture and use', 'Imagen y uso'), `${p.say('Fee', 'Derechos')} ${p.field('currency')}`], rows: pictureRows(p), classes: ['n', '', 'r'] }, 't full')}<div class="sum">${sum}</div><p>${p.say(`Please pay by <b>${p.field('date_due')}</b> (${p.field('payment_terms')}). No right to publish passes before that; pictures that are not used by ${p.day(addDays(facts.date, 90))} may be returned for half of the fee.`, `Le rogamos pagar a más tardar el <b>${p.field('date_due')}</b> (${p.field('payment_terms')}). Sin pago no se cede derecho alguno; lo no publicado al ${p.day(addDays(facts.date, 90))} puede devolverse por la mitad.`)}</p><div class="low">${remitLine(p)}<br>${p.field('issuer')}, ${addressLine(seller)}<br>${p.taxNumber(' ')}${seller.register === null ? '' : ` · ${p.register(' ')}`} · ${seller.mail}</div>`,
  };
}

/** A reporter's of courts: the case in a ruled caption, labels over what they name in a strip, pages and price of one, sums behind dots. */
export function transcriptPages(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = pricedRows(p);
  const dotted = (label: string, value: string): string =>
    `<div class="dt"><span>${label}</span><i></i><span>${value}</span></div>`;
  const cell = (label: string, value: string): string => `<div><small>${label}</small>${value}</div>`;
  const strip = [
    cell(p.say('INVOICE NO.', 'N.º DE FACTURA'), `<b>${p.field('invoice_number')}</b>`),
    cell(p.say('INVOICE DATE', 'FECHA DE FACTURA'), p.field('date')),
    cell(p.say('JOB NO.', 'ENCARGO'), String(dice.int(30_200, 88_900))),
    cell(p.say('JOB DATE', 'FECHA DEL ENCARGO'), p.day(addDays(facts.delivered, -6))),
    cell(p.say('PAY BY', 'VENCIMIENTO'), p.field('date_due')),
  ];
  const court = p.say('IN THE CIRCUIT COURT OF LAKE COUNTY', 'JUZGADO DE LO MERCANTIL N.º 3');
  return {
    css: `@page { size: ${p.say('Letter', 'A4')}; margin: 16mm 19mm } body { font: 10.5pt 'Nimbus Roman', serif; line-height: 1.34; padding-right: 0.4mm } .top { text-align: center; margin-bottom: 6mm } .top b { font-size: 15pt } .cap { display: grid; grid-template-columns: 1fr 5mm 72mm; margin: 5mm 0 } .cap > div:first-child { border-right: 1px solid #000; border-bottom: 1px solid #000; padding: 0 4mm 3mm 0 } .cap p { margin: 0 0 1.5mm } .st { display: grid; grid-template-columns: repeat(5, 1fr); border-top: 1.2px solid #000; border-bottom: 1.2px solid #000; margin: 5mm 0 } .st div { padding: 1mm 0 1.5mm } .st small { display: block; font-size: 7.5pt } .t th { border-bottom: 0.6px solid #000; padding: 2px 4px; font-size: 9.5pt } .t td { padding: 3px 4px } .sm { width: 96mm; margin: 5mm 0 6mm auto } .dt { display: flex; align-items: flex-end; margin-bottom: 1mm } .dt i { flex: 1; border-bottom: 1px dotted #000; margin: 0 2mm 1mm } .cut { border-top: 1px dashed #000; margin-top: 9mm; padding-top: 3mm; font-size: 9.5pt; display: grid; grid-template-columns: 1fr 1fr; gap: 8mm }`,
    body: `<div class="top"><b>${p.field('issuer')}</b><br>${addressLine(seller)} · ${seller.phone}<br>${p.taxNumber(' ')}</div><div class="cap"><div><p>${court}</p><p>${p.say('HALLETT, Dorothea,', 'CALDERERÍA ARLANZA')}<br>&nbsp;&nbsp;&nbsp;&nbsp;${p.say('Plaintiff,', 'demandante,')}</p><p>${p.say('vs.', 'contra')}</p><p>${p.say('NORTHMOOR RAIL COMPANY,', 'SEGUROS LA ENCINA')}<br>&nbsp;&nbsp;&nbsp;&nbsp;${p.say('Defendant.', 'demandada.')}</p></div><div></div><div>${p.say('Case No.', 'Autos n.º')} ${dice.int(18, 24)}-${dice.digits(5)}<br><br>${p.say('Bill to', 'Factura a')}:<br><b>${p.field('buyer')}</b><br>${address(buyer)}</div></div><div class="st">${strip.join('')}</div>${tableOf({ head: [p.say('Service', 'Servicio'), p.say('Pages', 'Páginas'), p.say('Per page', 'Por página'), p.say('Amount', 'Importe')], rows, classes: ['', 'r', 'r', 'r'] }, 't full')}<div class="sm">${dotted(p.say('Subtotal', 'Base imponible'), p.field('amount_untaxed'))}${dotted(`${p.taxWord()} ${rateOf(p)}`, p.field('tax'))}${dotted(p.say('Deposit received', 'Provisión recibida'), p.bare(0))}${dotted(`<b>${p.say('TOTAL DUE', 'TOTAL FACTURA')}</b>`, `<b>${p.field('amount')}</b>`)}</div><p>${p.say('Witnesses', 'Testigos')}: ${p.say('R. Olander (day 1), Dr. S. Petrie (day 2, continued). Hearing held 9:04 a.m. to 4:47 p.m.', 'R. Olmedo (sesión 1.ª), Dra. S. Peña (sesión 2.ª). Vista de 9:04 a 16:47 h.')} ${p.say(`After ${p.day(addDays(facts.due, 30))} the total rises by 10% in finance charges.`, `A partir del ${p.day(addDays(facts.due, 30))} se aplicará un recargo del 10 %.`)}</p><div class="cut"><div>${p.say('Account', 'Código de cliente')}: ${p.field('client_id')}<br>${p.say('Terms', 'Condiciones')}: ${p.field('payment_terms')}</div><div>${lines(remitTo(p).map(([label, value]) => `${label}: ${value}`))}</div></div>`,
  };
}

/** A publisher's letter to a university: the article and its author in a frame, charges with how many in brackets, sums in the last rows of the same table. */
export function journalPages(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => [
    line.quantity === 1
      ? escapeHtml(line.text)
      : `${escapeHtml(line.text)} (${line.quantity} × ${p.bare(line.unitCents)})`,
    p.bare(line.cents),
  ]);
  const foot = [
    [p.say('Net amount', 'Subtotal'), p.bareField('amount_untaxed')],
    [`${p.taxWord()} ${rateOf(p)}`, p.bareField('tax')],
    [
      `<b>${p.say('Amount payable', 'Valor total')} (${p.field('currency')})</b>`,
      `<b>${p.bareField('amount')}</b>`,
    ],
  ];
  const about = [
    [`<b>${p.field('invoice_number')}</b>`, p.say('Invoice number', 'Factura n.º')],
    [p.field('date'), p.say('Date of invoice', 'Fecha de emisión')],
    [p.field('date_due'), p.say('To be paid by', 'Fecha máxima de pago')],
    [p.field('order_number'), p.say('Purchase order', 'Orden de compra')],
    [p.field('client_id'), p.say('Customer number', 'Código de cliente')],
  ];
  const paper = [
    [
      p.say('Article', 'Artículo'),
      p.say(
        '“Sediment and seagrass in tidal inlets after closure”',
        '«Páramos y recarga de acuíferos en la sierra central»',
      ),
    ],
    ['DOI', `10.4${dice.digits(3)}/j.${p.say('delta', 'andes')}.${dice.digits(6)}`],
    [p.say('Corresponding author', 'Autora de correspondencia'), p.say('Dr. J. Terpstra', 'Dra. G. Caiza')],
    [
      p.say('Received / accepted', 'Recibido / aceptado'),
      `${p.day(addDays(facts.date, -140))} / ${p.day(addDays(facts.date, -21))}`,
    ],
    ['ISSN', `${dice.digits(4)}-${dice.digits(3)}X`],
  ];
  return {
    css: `@page { size: A4; margin: 20mm 22mm 14mm } body { font: 10pt 'P052', serif; line-height: 1.4; padding-right: 0.4mm; position: relative; height: 258mm } .hd { display: flex; justify-content: space-between; border-bottom: 2.4px solid #2c5f2d; padding-bottom: 3mm; margin-bottom: 9mm } .hd b { font-size: 16pt; color: #2c5f2d } .two { display: grid; grid-template-columns: 1fr auto; gap: 8mm } .ab td { padding: 1.2px 6px } .ab td:first-child { text-align: right } .ab td:last-child { color: #2c5f2d; font-size: 8.5pt; padding-top: 2.6px } .pp { border: 0.8px solid #2c5f2d; margin: 8mm 0 6mm; padding: 2mm 3mm; background: #f3f8f1 } .pp td { padding: 1.4px 10px 1.4px 0; font-size: 9pt } .pp td:first-child { white-space: nowrap; font-style: italic } .t th { border-bottom: 0.8px solid #000; padding: 3px } .t td { padding: 4px 3px } .foot tr:first-child td { border-top: 0.8px solid #000 } .foot td { text-align: right } .low { position: absolute; bottom: 0; left: 0; right: 0; font-size: 8pt; border-top: 0.6px solid #2c5f2d; padding-top: 2mm; display: grid; grid-template-columns: 1fr 1fr; gap: 8mm }`,
    body: `<div class="hd"><b>${escapeHtml(seller.brand)}</b><span>${p.say('Author services', 'Atención a autores')}</span></div><div class="two"><div>${p.field('buyer')}<br>${p.say('University library, open access desk', 'Biblioteca, fondo de publicaciones')}<br>${address(buyer)}</div>${tableOf({ rows: about }, 'ab')}</div><div class="pp">${tableOf({ rows: paper }, '')}</div>${tableOf({ head: [p.say('Charge', 'Concepto'), p.say('Amount', 'Valor')], rows, foot, classes: ['', 'r'] }, 't full')}<p style="margin-top:7mm">${p.say('The article goes online within two working days of payment and may be read free of charge under CC BY 4.0. Charges are not refunded once proofs are returned.', 'El artículo se publica en línea a los dos días hábiles del pago, bajo licencia CC BY 4.0. No hay reembolso una vez devueltas las pruebas.')}</p><p>${p.say('With kind regards,', 'Atentamente,')}<br>${p.say('Marijke van Loon, author services', 'Soledad Paredes, atención a autores')}</p><div class="low"><div>${p.field('issuer')}<br>${addressLine(seller)}<br>${p.taxNumber(' ')}</div><div>${lines(remitTo(p).map(([label, value]) => `${label} ${value}`))}</div></div>`,
  };
}

/** An owner's of a brand: what each outlet reported, the share of it, a row of tiles for the sums, what is due on other accounts beneath. */
export function royaltyWeeks(p: InvoicePaper): Sheet {
  const { facts, dice } = p;
  const { seller, buyer } = facts;
  const rows = facts.lines.map((line) => {
    const share = /^(?:Royalty|Regalía)/u.test(line.text) ? 6 : 2;
    return [
      escapeHtml(line.text),
      p.bare(Math.round((line.cents * HUNDRED) / share)),
      p.rate(share),
      p.bare(line.cents),
    ];
  });
  const tile = (label: string, value: string): string => `<div><b>${value}</b><small>${label}</small></div>`;
  const from = addDays(facts.date, -34);
  const pair = (label: string, value: string): string => `<p><span>${label}</span>${value}</p>`;
  return {
    css: `@page { size: A4; margin: 15mm 17mm } body { font: 9.5pt 'DejaVu Sans', sans-serif; font-size: 8.4pt; line-height: 1.4; padding-right: 0.4mm } .hd { background: #b91c1c; color: #fff; border-radius: 0 0 6mm 6mm; padding: 4mm 6mm; margin-bottom: 6mm; display: flex; justify-content: space-between; align-items: center } .hd b { font-size: 14pt } .g { display: grid; grid-template-columns: 1fr 84mm; gap: 8mm; margin-bottom: 6mm } .g p { margin: 0 0 1mm } .g span { display: inline-block; width: 38mm; color: #b91c1c } .t th { text-align: left; border-bottom: 1.4px solid #b91c1c; padding: 3px 4px } .t td { padding: 4px; border-bottom: 0.4px solid #e5c0c0 } .t th.r { text-align: right } .tl { display: grid; grid-template-columns: 1fr 1fr 1.3fr; gap: 4mm; margin: 7mm 0 } .tl div { background: #fdf0f0; padding: 3mm; text-align: center; border-radius: 2mm } .tl div:last-child { background: #b91c1c; color: #fff } .tl b { display: block; font-size: 12pt } .tl small { font-size: 7.4pt } .ot { font-size: 7.8pt; color: #444 } .ot td, .ot th { padding: 1.6px 12px 1.6px 0 } h3 { font-size: 8.6pt; margin: 0 0 1mm } .low { margin-top: 8mm; border-top: 0.6px solid #b91c1c; padding-top: 2mm; font-size: 7.6pt }`,
    body: `<div class="hd"><b>${escapeHtml(seller.brand)}</b><span>${p.say('Tax invoice: franchise fees', 'Factura: cargos de franquicia')}</span></div><div class="g"><div>${p.say('Franchisee', 'Franquiciado')}:<br><b>${p.field('buyer')}</b><br>${address(buyer)}</div><div>${pair(p.say('Tax invoice no.', 'N.º de factura'), `<b>${p.field('invoice_number')}</b>`)}${pair(p.say('Invoice date', 'Fecha de factura'), p.field('date'))}${pair(p.say('Franchisee code', 'Código de cliente'), p.field('client_id'))}${pair(p.say('Sales reported', 'Ventas declaradas'), `${p.day(from)} – ${p.day(addDays(from, 27))}`)}${pair(p.say('Debit on (due)', 'Vence (débito)'), p.field('date_due'))}</div></div>${tableOf({ head: [p.say('Fee and outlet', 'Cargo y local'), p.say('Net sales reported', 'Ventas netas'), p.say('Share', '%'), p.say('Fee', 'Cargo')], rows, classes: ['', 'r', 'r', 'r'] }, 't full')}<div class="tl">${tile(p.say('Fees before tax', 'Subtotal'), p.field('amount_untaxed'))}${tile(`${p.taxWord()} ${rateOf(p)}`, p.field('tax'))}${tile(p.say('Total of this invoice', 'Total de la factura'), p.field('amount'))}</div><h3>${p.say('Other accounts, not part of this invoice', 'Otras cuentas, ajenas a esta factura')}</h3>${tableOf(
      {
        head: [
          p.say('Account', 'Cuenta'),
          p.say('Reference', 'Referencia'),
          p.say('Since', 'Desde'),
          p.say('Balance', 'Saldo'),
        ],
        rows: [
          [
            p.say('Initial fee, instalment 5 of 12', 'Canon de entrada, cuota 5 de 12'),
            dice.digits(5),
            p.day(addDays(facts.date, -150)),
            p.bare(312_500),
          ],
          [
            p.say('Central kitchen supplies', 'Insumos de cocina central'),
            dice.digits(5),
            p.day(addDays(facts.date, -12)),
            p.bare(dice.int(900, 4100) * HUNDRED),
          ],
        ],
        classes: ['', '', '', 'r'],
      },
      'ot',
    )}<p style="margin-top:5mm">${p.say('Sales are as sent by your tills and may be audited for three years. Shares follow clauses 8 and 9 of the agreement.', 'Las ventas son las enviadas por sus cajas y pueden auditarse por tres años. Porcentajes según cláusulas 8 y 9 del contrato.')}</p><div class="low">${p.field('issuer')} · ${addressLine(seller)} · ${p.taxNumber(' ')}</div>`,
  };
}
