// Invented suppliers and customers, with the numbers by which they are registered where they are.

import type { Dice } from './dice.ts';
import type { Locale } from './locales.ts';

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

const list = (text: string): string[] => text.split(/,\s+/u);

const BRANDS: Readonly<Record<'en' | 'es', readonly string[]>> = {
  en: list(`Harrow & Pike, Bluefern Logistics, Castlemere Office Supply, Tallow Creek Packaging, Northgate Instruments, Orchard Lane Print Works, Ridgeway Electrical,
    Saltmarsh Foods, Kestrel Data Services, Wexcombe Engineering, Larkfield Cleaning, Pinecrest Tooling, Brightwell Laboratories, Dunmore Freight, Ashby Quarry Products,
    Fenwick Catering, Ironbridge Software, Quillon Partners, Marlow Street Bakery, Greyfriars Consulting, Summit Fasteners, Tidewater Marine, Oldcastle Textiles`),
  es: list(`Talleres Olmedo, Suministros Peñalara, Gráficas del Duero, Almacenes Ibarrola, Transportes Quintanar, Electricidad Moncayo, Distribuciones La Jara,
    Consultores Albarracín, Panificadora San Ginés, Ferretería Arriaga, Limpiezas Valdeón, Aceites Sierra Mágina, Informática Besaya, Maderas Urbasa, Laboratorios Tormes,
    Embalajes Guadiana, Construcciones Xalapa, Papelera del Bajío, Servicios Tepeyac, Conservas Rías Altas, Muebles Atienza, Jardines de Aranjuez, Traducciones Íñiguez`),
};

const STREETS: Readonly<Record<Locale['country'], readonly (readonly [string, string])[]>> = {
  US: [
    ['1480 Commerce Blvd, Suite 210', 'Columbus, OH 43215'],
    ['77 Harbor Street', 'Portland, ME 04101'],
    ['2205 W Alameda Ave', 'Denver, CO 80223'],
    ['930 Industrial Pkwy', 'Reno, NV 89502'],
  ],
  GB: [
    ['14 Tanner Row', 'York YO1 6JB'],
    ['Unit 6, Mill Lane Estate', 'Leicester LE4 1AB'],
    ['52 Queen Square', 'Bristol BS1 4LH'],
    ['3rd Floor, 18 Moor Street', 'Birmingham B4 7UL'],
  ],
  CH: [
    ['Seestrasse 118', '8002 Zürich'],
    ['Rue du Stand 40', '1204 Genève'],
    ['Bahnhofplatz 9', '3011 Bern'],
    ['Aeschenvorstadt 4', '4051 Basel'],
  ],
  PL: [
    ['ul. Długa 27', '00-238 Warszawa'],
    ['ul. Portowa 5', '81-350 Gdynia'],
    ['al. Pokoju 44', '31-564 Kraków'],
    ['ul. Fabryczna 12', '53-609 Wrocław'],
  ],
  ES: [
    ['Calle Mayor, 48, 2.º B', '28013 Madrid'],
    ['Polígono Malpica, calle F, 17', '50016 Zaragoza'],
    ['Avda. de la Constitución, 9', '41001 Sevilla'],
    ['Carrer de Pallars, 193', '08005 Barcelona'],
  ],
  MX: [
    ['Av. Insurgentes Sur 1602, Piso 8', '03940 Ciudad de México'],
    ['Calle Morelos 215, Centro', '64000 Monterrey, N.L.'],
    ['Blvd. Kukulcán km 12', '77500 Cancún, Q. Roo'],
    ['Av. Vallarta 3233', '44690 Guadalajara, Jal.'],
  ],
};
const NOWHERE = ['', ''] as const;
const COUNTRIES = {
  US: 'USA',
  GB: 'United Kingdom',
  CH: 'Switzerland',
  PL: 'Poland',
  ES: 'España',
  MX: 'México',
};
const FORMS: Readonly<Record<Locale['country'], readonly string[]>> = {
  US: ['Inc.', 'LLC', 'Corp.'],
  GB: ['Ltd', 'Limited', 'PLC', 'LLP'],
  CH: ['AG', 'GmbH', 'SA'],
  PL: ['Sp. z o.o.', 'S.A.'],
  ES: ['S.L.', 'S.A.', 'S.L.U.'],
  MX: ['S.A. de C.V.', 'S. de R.L. de C.V.'],
};
const BANKS = {
  GB: 'Clydesdale & Trent Bank',
  CH: 'Alpina Kantonalbank',
  PL: 'Bank Nadwislanski',
  ES: 'Banco Meseta',
};
/** What comes after country and check digits: letters as they are, # a digit. */
const ACCOUNTS = {
  GB: 'CTBK##############',
  CH: '#################',
  PL: '########################',
  ES: '####################',
};
const BICS = { GB: 'CTBKGB2L', CH: 'ALPKCH2280A', PL: 'NADWPLPW', ES: 'BMESESMM' };

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

function taxOf(country: Locale['country'], dice: Dice): Party['tax'] {
  const letter = dice.pick(['A', 'B']);
  switch (country) {
    case 'US':
      return { label: dice.pick(['EIN', 'Tax ID', 'Federal Tax ID']), number: fill('##-#######', dice) };
    case 'GB':
      return {
        label: dice.pick(['VAT Reg. No.', 'VAT No', 'VAT registration number']),
        number: fill('GB#########', dice),
      };
    case 'CH':
      return { label: 'VAT No.', number: fill('CHE-###.###.### MWST', dice) };
    case 'PL':
      return { label: dice.pick(['VAT ID', 'VAT ID No.']), number: fill('PL##########', dice) };
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
  }
}

function bankOf({ country }: Locale, dice: Dice): Party['bank'] {
  if (country === 'US' || country === 'MX') return null;
  const iban = buildIban(country, fill(ACCOUNTS[country], dice));
  return { name: BANKS[country], bic: BICS[country], iban };
}

function toParty(
  brand: string,
  [street, city]: readonly [string, string],
  locale: Locale,
  dice: Dice,
): Party {
  const { country } = locale;
  const plain = brand
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, '');
  const site = `${plain}.${{ US: 'com', GB: 'co.uk', CH: 'ch', PL: 'pl', ES: 'es', MX: 'com.mx' }[country]}`;
  const register =
    country === 'GB'
      ? {
          label: dice.pick(['Company No.', 'Registered in England No.', 'Company registration number']),
          number: fill('0#######', dice),
        }
      : null;
  return {
    name: `${brand}${country === 'MX' || country === 'ES' || country === 'US' ? dice.pick([' ', ', ']) : ' '}${dice.pick(FORMS[country])}`,
    brand,
    street,
    city,
    country: COUNTRIES[country],
    phone: {
      US: fill('(2##) 555-01##', dice),
      GB: fill('01632 960###', dice),
      CH: fill('+41 44 555 ## ##', dice),
      PL: fill('+48 22 555 ## ##', dice),
      ES: fill('91# ## ## ##', dice),
      MX: fill('55 5555 ####', dice),
    }[country],
    mail: `${dice.pick(['accounts', 'info', 'billing', 'hello'])}@${site}`,
    site: `www.${site}`,
    tax: taxOf(country, dice),
    register,
    bank: bankOf(locale, dice),
  };
}

/** Two that are not the same. */
export function drawParties(locale: Locale, dice: Dice): { readonly seller: Party; readonly buyer: Party } {
  const [seller = '', buyer = ''] = dice.some(BRANDS[locale.language], 2);
  const [one = NOWHERE, other = NOWHERE] = dice.some(STREETS[locale.country], 2);
  return { seller: toParty(seller, one, locale, dice), buyer: toParty(buyer, other, locale, dice) };
}

/** In groups of four, as it is printed. */
export function spaceIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/gu, '$1 ');
}
