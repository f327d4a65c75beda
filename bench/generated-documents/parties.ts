// Invented suppliers and customers, with the numbers by which they are registered where they are.

import { parseNames } from './goods.ts';
import type { Dice } from './dice.ts';
import type { Country, Locale } from './locales.ts';
import { COUNTRIES, DOMAINS, FORMS, PHONES, STREETS } from './places.ts';
import { ACCOUNTS, BANKS, BICS, hasIban, TAX_NUMBERS } from './registers.ts';
import type { Trade } from './trades.ts';

export interface Party {
  readonly name: string;
  /** What its logo says: the name without its legal form. */
  readonly brand: string;
  readonly street: string;
  readonly city: string;
  readonly country: string;
  readonly phone: string;
  readonly mail: string;
  readonly site: string;
  /** Its tax number as it is written, with what it is called there. */
  readonly tax: { readonly label: string; readonly number: string };
  /** In the register of companies, where it is printed. */
  readonly register: { readonly label: string; readonly number: string } | null;
  readonly bank: { readonly name: string; readonly iban: string; readonly bic: string } | null;
}

const NOWHERE = ['', ''] as const;

const BRANDS: Readonly<Record<'en' | 'es', readonly string[]>> = {
  en: parseNames(`Harrow & Pike, Bluefern Logistics, Castlemere Office Supply, Tallow Creek Packaging, Northgate Instruments, Orchard Lane Print Works, Ridgeway Electrical,
    Saltmarsh Foods, Kestrel Data Services, Wexcombe Engineering, Larkfield Cleaning, Pinecrest Tooling, Brightwell Laboratories, Dunmore Freight, Ashby Quarry Products,
    Fenwick Catering, Ironbridge Software, Quillon Partners, Marlow Street Bakery, Greyfriars Consulting, Summit Fasteners, Tidewater Marine, Oldcastle Textiles`),
  es: parseNames(`Talleres Olmedo, Suministros Peñalara, Gráficas del Duero, Almacenes Ibarrola, Transportes Quintanar, Electricidad Moncayo, Distribuciones La Jara,
    Consultores Albarracín, Panificadora San Ginés, Ferretería Arriaga, Limpiezas Valdeón, Aceites Sierra Mágina, Informática Besaya, Maderas Urbasa, Laboratorios Tormes,
    Embalajes Guadiana, Construcciones Xalapa, Papelera del Bajío, Servicios Tepeyac, Conservas Rías Altas, Muebles Atienza, Jardines de Aranjuez, Traducciones Íñiguez`),
};

const REGISTERS = {
  GB: ['Company No.', 'Registered in England No.', 'Company registration number'],
  IE: ['Registered in Ireland No.', 'Company Reg. No.', 'CRO No.'],
} as const;

const A_IN_IBAN = 55;
const MODULUS = 97;

/** With the check digits of ISO 13616. */
function buildIban(country: string, account: string): string {
  const digits = [...`${account}${country}00`]
    .map((letter) => (/\d/u.test(letter) ? letter : String((letter.codePointAt(0) ?? 0) - A_IN_IBAN)))
    .join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % MODULUS;
  return `${country}${String(MODULUS + 1 - rest).padStart(2, '0')}${account}`;
}

const fill = (pattern: string, dice: Dice): string => pattern.replaceAll('#', () => dice.digits(1));

function taxOf(country: Country, dice: Dice): Party['tax'] {
  const letter = dice.pick(['A', 'B']);
  switch (country) {
    case 'CH':
      return { label: 'VAT No.', number: fill('CHE-###.###.### MWST', dice) };
    case 'ES':
      return {
        label: dice.pick(['NIF', 'CIF', 'N.I.F.', 'C.I.F.']),
        number: `${letter}${dice.pick(['', '-'])}${dice.digits(8)}`,
      };
    case 'MX':
      return {
        label: 'RFC',
        number: `${dice.pick(['TSX', 'CXA', 'PBJ', 'STP'])}${fill('0#0#1#', dice)}${dice.pick(['AB1', 'K59', 'UJ4'])}`,
      };
    default: {
      const { labels, pattern } = TAX_NUMBERS[country];
      return { label: dice.pick(labels), number: fill(pattern, dice) };
    }
  }
}

/** More than any number has, so that what is drawn after it does not hang on the country. */
const PHONE_DIGITS = 26;

function phoneOf(country: Country, dice: Dice): string {
  const digits = dice.digits(PHONE_DIGITS)[Symbol.iterator]();
  return PHONES[country].replaceAll('#', () => digits.next().value ?? '0');
}

function bankOf({ country }: Locale, dice: Dice): Party['bank'] {
  if (!hasIban(country)) return null;
  const iban = buildIban(country, fill(ACCOUNTS[country], dice));
  return { name: BANKS[country], bic: BICS[country], iban };
}

function toParty(
  brand: string,
  [street, city]: readonly [string, string],
  locale: Locale,
  dice: Dice,
  isBare = false,
): Party {
  const { country } = locale;
  const plain = brand
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, '');
  const site = `${plain}.${DOMAINS[country]}`;
  const register =
    country === 'GB' || country === 'IE'
      ? {
          label: dice.pick(REGISTERS[country]),
          number: fill(country === 'GB' ? '0#######' : '5#####', dice),
        }
      : null;
  return {
    name: isBare
      ? brand
      : `${brand}${country === 'MX' || country === 'ES' || country === 'US' ? dice.pick([' ', ', ']) : ' '}${dice.pick(FORMS[country])}`,
    brand,
    street,
    city,
    country: COUNTRIES[country],
    phone: phoneOf(country, dice),
    mail: `${dice.pick(['accounts', 'info', 'billing', 'hello'])}@${site}`,
    site: `www.${site}`,
    tax: taxOf(country, dice),
    register,
    bank: bankOf(locale, dice),
  };
}

/** Two that are not the same. @param trade where the seller is of one, and its buyers are companies or persons */
export function drawParties(
  locale: Locale,
  dice: Dice,
  trade?: Trade,
): { readonly seller: Party; readonly buyer: Party } {
  const [seller = '', buyer = ''] =
    trade === undefined
      ? dice.some(BRANDS[locale.language], 2)
      : [dice.pick(trade.sellers[locale.language]), dice.pick(trade.buyers[locale.language])];
  const [one = NOWHERE, other = NOWHERE] = dice.some(STREETS[locale.country], 2);
  return {
    seller: toParty(seller, one, locale, dice, trade?.isSellerBare),
    buyer: toParty(buyer, other, locale, dice, trade?.areBuyersBare),
  };
}

/** In groups of four, as it is printed. */
export function spaceIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/gu, '$1 ');
}
