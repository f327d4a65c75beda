// What suppliers call the things on an invoice: for each several ways, of which a document uses one.

import type { Dice } from '../dice.ts';
import type { Language, Locale } from '../locales.ts';

const LABELS = {
  title: { en: 'Invoice|INVOICE|Tax Invoice|Sales Invoice', es: 'Factura|FACTURA|Factura de venta' },
  creditTitle: {
    en: 'Credit Note|CREDIT NOTE|Credit memo',
    es: 'Factura rectificativa|ABONO|Nota de crédito',
  },
  number: {
    en: 'Invoice No.|Invoice number|Invoice #|Inv. no.|Our invoice',
    es: 'Factura n.º|Número de factura|Nº de factura|Factura núm.|Nº factura',
  },
  creditNumber: { en: 'Credit note no.|Credit memo number', es: 'Nº de abono|Factura rectificativa n.º' },
  date: {
    en: 'Invoice date|Date|Date of issue|Date of invoice|Issued',
    es: 'Fecha de factura|Fecha|Fecha de emisión|Fecha factura|Fecha de expedición',
  },
  due: {
    en: 'Due date|Payment due|Due by|Pay by|Date due',
    es: 'Vencimiento|Fecha de vencimiento|Vence el|Pagar antes del|Fecha vto.',
  },
  terms: { en: 'Terms|Payment terms|Terms of payment', es: 'Forma de pago|Condiciones de pago|Condiciones' },
  order: {
    en: 'PO number|Your order|Purchase order|Order no.|P.O. No.|Customer PO',
    es: 'Su pedido|Pedido n.º|Nº de pedido|Orden de compra|Pedido cliente',
  },
  client: {
    en: 'Customer no.|Account number|Customer ID|Client no.|Customer code',
    es: 'Cliente n.º|Código de cliente|Nº cliente|Cód. cliente|Código cliente',
  },
  deliveryNote: { en: 'Delivery note|Despatch no.|Delivery ref.', es: 'Albarán|Nº de albarán|Albarán n.º' },
  delivered: {
    en: 'Delivery date|Date of supply|Shipped',
    es: 'Fecha de entrega|Fecha albarán|Fecha de operación',
  },
  original: { en: 'Refers to invoice|Original invoice', es: 'Rectifica la factura|Factura original' },
  buyer: {
    en: 'Bill to|Billed to|Invoice to|Customer|Sold to|Client',
    es: 'Cliente|Facturar a|Datos del cliente|Destinatario|Facturado a',
  },
  shipTo: { en: 'Ship to|Deliver to|Delivery address', es: 'Enviar a|Dirección de entrega|Lugar de entrega' },
  seller: { en: 'From|Seller|Supplier|Issued by', es: 'Emisor|Proveedor|Vendedor|De' },
  buyerTax: { en: 'Your VAT no.|Customer tax ID|Client VAT', es: 'NIF|CIF cliente|NIF/CIF' },
  code: { en: 'Item|Code|Art. no.|Ref.|SKU', es: 'Código|Ref.|Artículo|Cód.' },
  text: { en: 'Description|Goods or services|Details|Product', es: 'Descripción|Concepto|Detalle|Producto' },
  quantity: { en: 'Qty|Quantity|Units|Qty.', es: 'Cant.|Cantidad|Uds.|Unid.' },
  unitPrice: { en: 'Unit price|Price|Rate|Price each', es: 'Precio|Precio unit.|P. unitario|Precio ud.' },
  lineTax: { en: 'VAT %|Tax|VAT', es: '% IVA|IVA|Tipo' },
  lineTotal: { en: 'Amount|Total|Line total|Net amount', es: 'Importe|Total|Subtotal|Importe neto' },
  discount: {
    en: 'Discount 5 %|Less 5% discount|Trade discount (5%)',
    es: 'Descuento 5 %|Dto. 5 %|Dto. comercial 5 %',
  },
  net: {
    en: 'Subtotal|Net total|Total excl. VAT|Net amount|Taxable amount',
    es: 'Base imponible|Subtotal|Total neto|Importe neto|Total sin IVA',
  },
  base: { en: 'Taxable base|Net|Goods', es: 'Base|Base imponible|Neto' },
  tax: { en: 'VAT|Total VAT|VAT amount|Tax', es: 'IVA|Cuota IVA|Total IVA|I.V.A.' },
  total: {
    en: 'Total|Total due|Invoice total|Amount due|Total incl. VAT|Grand total',
    es: 'Total|Total factura|TOTAL A PAGAR|Importe total|Total con IVA',
  },
  carried: { en: 'Carried forward|Subtotal this page', es: 'Suma y sigue|Suma anterior' },
  page: { en: 'Page', es: 'Página' },
  thanks: {
    en: 'Thank you for your business.|Goods remain our property until paid in full.|Late payments bear interest at 8 % a year.',
    es: 'Gracias por su confianza.|La mercancía viaja por cuenta del comprador.|No se admiten devoluciones pasados 15 días.',
  },
} as const;

export type Label = keyof typeof LABELS;
export type Labels = Readonly<Record<Label, string>>;

/** In the United States tax is not called VAT. */
function speakOf(text: string, { country }: Locale): string {
  return country === 'US'
    ? text
        .replaceAll('VAT', 'Sales tax')
        .replace('Total excl. Sales tax', 'Total before tax')
        .replace('Total incl. Sales tax', 'Total with tax')
        .replace('Total Sales tax', 'Total tax')
        .replace('Tax Invoice', 'Invoice')
        .replace(/^.* Sales tax( no\.)?$/u, (label) =>
          label.startsWith('Client') || label.startsWith('Your') ? 'Your tax ID' : label,
        )
    : text;
}

export function drawLabels(locale: Locale, dice: Dice): Labels {
  const say = (label: Label): string => speakOf(dice.pick(wordsOf(label, locale.language)), locale);
  // Every label is named, so that TypeScript knows them all.
  return {
    title: say('title'),
    creditTitle: say('creditTitle'),
    number: say('number'),
    creditNumber: say('creditNumber'),
    date: say('date'),
    due: say('due'),
    terms: say('terms'),
    order: say('order'),
    client: say('client'),
    deliveryNote: say('deliveryNote'),
    delivered: say('delivered'),
    original: say('original'),
    buyer: say('buyer'),
    shipTo: say('shipTo'),
    seller: say('seller'),
    buyerTax: say('buyerTax'),
    code: say('code'),
    text: say('text'),
    quantity: say('quantity'),
    unitPrice: say('unitPrice'),
    lineTax: say('lineTax'),
    lineTotal: say('lineTotal'),
    discount: say('discount'),
    net: say('net'),
    base: say('base'),
    tax: say('tax'),
    total: say('total'),
    carried: say('carried'),
    page: say('page'),
    thanks: say('thanks'),
  };
}

function wordsOf(label: Label, language: Language): string[] {
  return LABELS[label][language].split('|');
}
