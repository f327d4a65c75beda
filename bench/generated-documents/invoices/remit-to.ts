// Where to pay on the invoices of the eighth to the fifteenth collection: by IBAN where there is one, else as banks of the country are addressed.

import type { Country } from '../locales.ts';
import type { InvoicePaper } from './invoice-paper.ts';

type Lines = [string, string][];

const BRANCHES: Partial<Record<Country, readonly [label: string, pattern: string]>> = {
  US: ['Routing (ABA)', '0########'],
  IN: ['IFSC Code', 'KVBK000####'],
  AU: ['BSB', '06#-###'],
  MX: ['CLABE', '0##180############'],
  SG: ['Branch Code', '0##'],
  CA: ['Transit No.', '0####-00#'],
  ZA: ['Branch Code', '25####'],
  AR: ['CBU', '0170###2##############'],
  PE: ['CCI', '002-19#-00##########-5#'],
  NZ: ['Bank and Branch', '02-0###'],
  MY: ['Branch', '0##'],
  UY: ['Sucursal', '0##'],
  KE: ['Branch Code', '0####'],
  PY: ['Sucursal', '0#'],
};
const BANKS: Partial<Record<Country, string>> = {
  US: 'First Prairie Bank',
  NG: 'Unity Crest Bank',
  IN: 'Konkan Vikas Bank',
  PH: 'Banco de Mindoro',
  AU: 'Darling Mutual Bank',
  NI: 'Banco del Istmo',
  MX: 'Banco Anáhuac',
  VE: 'Banco Cordillera',
  PR: 'Banco Criollo',
  CO: 'Banco Sabana',
  SG: 'Straits Commercial Bank',
  CA: 'Prairie Atlantic Bank',
  ZA: 'Karoo National Bank',
  AR: 'Banco del Litoral',
  PE: 'Banco Pacífico Sur',
  CL: 'Banco Aconcagua',
  NZ: 'Tasman Savings Bank',
  MY: 'Selat Bank Berhad',
  UY: 'Banco de la Cuchilla',
  EC: 'Banco Cotopaxi',
  DO: 'Banco del Yaque',
  KE: 'Baraka Trust Bank',
  GT: 'Banco Kaqchikel',
  BO: 'Banco Illimani',
  PY: 'Banco Ypacaraí',
};

/** Label and value, a line each. */
export function remitTo(p: InvoicePaper): Lines {
  const { bank, brand } = p.facts.seller;
  if (bank !== null) {
    return [
      [p.say('Bank', 'Banco'), bank.name],
      ['IBAN', p.field('iban')],
      ['BIC/SWIFT', p.field('bic')],
    ];
  }
  const { country } = p.locale;
  const [label, pattern] = BRANCHES[country] ?? [];
  const branch: Lines =
    label === undefined || pattern === undefined
      ? []
      : [[label, pattern.replaceAll('#', () => p.dice.digits(1))]];
  return [
    [p.say('Bank', 'Banco'), BANKS[country] ?? brand],
    ...branch,
    [p.say('Account No.', 'Cuenta n.º'), p.dice.digits(10)],
  ];
}

/** The same in one run of text. */
export function remitLine(p: InvoicePaper, joint = ' · '): string {
  return remitTo(p)
    .map(([label, value]) => `${label}: ${value}`)
    .join(joint);
}
