// Where money is to be sent: the account in full where it has an IBAN, and otherwise as it is written there, which is none of the fields.

import type { InvoicePaper } from './invoice-paper.ts';

/** Label and value; empty labels for what stands by itself. */
export function payTo(p: InvoicePaper): [string, string][] {
  const { bank } = p.facts.seller;
  if (bank !== null) {
    return [
      [p.name('Bank|Bankers', 'Banco|Entidad'), bank.name],
      [p.name('IBAN|IBAN No.', 'IBAN|Cuenta (IBAN)'), p.field('iban')],
      [p.name('BIC|SWIFT/BIC|Swift code', 'BIC|SWIFT|BIC/SWIFT'), p.field('bic')],
    ];
  }
  const digits = (count: number): string => p.dice.digits(count);
  switch (p.locale.country) {
    case 'AU':
      return [
        ['BSB', `${digits(3)}-${digits(3)}`],
        ['Account', digits(8)],
      ];
    case 'KE':
    case 'MY':
      return [
        ['Bank code', digits(5)],
        ['Account no.', digits(12)],
      ];
    case 'MX':
      return [['CLABE', `0121800${digits(11)}`]];
    case 'AR':
      return [['CBU', `01700${digits(17)}`]];
    case 'CL':
      return [['Cuenta corriente', `${digits(3)}-${digits(5)}-${digits(2)}`]];
    case 'CO':
      return [['Cuenta de ahorros', digits(11)]];
    default:
      return [
        [p.say('Routing number', 'Sucursal'), `0${digits(8)}`],
        [p.say('Account number', 'Cuenta'), digits(10)],
      ];
  }
}
