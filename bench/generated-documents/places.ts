// Where companies are: addresses, legal forms, telephones and banks of each country. All are invented.

import type { Country } from './locales.ts';

export const STREETS: Readonly<Record<Country, readonly (readonly [string, string])[]>> = {
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
  IE: [
    ['Unit 12, Ballymount Cross', 'Dublin 12, D12 X2F8'],
    ['4 Lapps Quay', 'Cork, T12 A7PK'],
    ['Parkmore West', 'Galway, H91 YT3E'],
  ],
  CA: [
    ['2100 Rue Sherbrooke O, bureau 300', 'Montréal QC H3H 1G6'],
    ['415 Yonge Street, 9th Floor', 'Toronto ON M5B 2E7'],
    ['88 Railway Ave', 'Calgary AB T2G 4K1'],
  ],
  AU: [
    ['Level 3, 210 Clarence Street', 'Sydney NSW 2000'],
    ['17 Fitzgerald Road', 'Laverton VIC 3028'],
    ['PO Box 612', 'Fremantle WA 6959'],
  ],
  CO: [
    ['Carrera 15 No. 93-60 Of. 402', 'Bogotá D.C.'],
    ['Calle 10 Sur # 48-21', 'Medellín, Antioquia'],
    ['Zona Franca Bodega 7', 'Barranquilla, Atlántico'],
  ],
  AR: [
    ['Av. Corrientes 1847 6º "B"', 'C1045AAA Ciudad Autónoma de Buenos Aires'],
    ['Bv. Oroño 655', '2000 Rosario, Santa Fe'],
    ['Ruta 20 km 7,5', '5016 Córdoba'],
  ],
  CL: [
    ['Av. Providencia 1650, Of. 805', 'Providencia, Santiago'],
    ['Camino a Melipilla 9070', 'Maipú, Santiago'],
    ['Calle Blanco 1199', 'Valparaíso'],
  ],
  NZ: [
    ['Unit 4, 31 Barrys Point Road', 'Takapuna, Auckland 0622'],
    ['112 Tory Street', 'Te Aro, Wellington 6011'],
    ['PO Box 9043', 'Christchurch 8149'],
  ],
  SG: [
    ['71 Ayer Rajah Crescent #05-14', 'Singapore 139951'],
    ['10 Anson Road, International Plaza', 'Singapore 079903'],
    ['Blk 4012 Techplace 1', 'Singapore 569628'],
  ],
  DE: [
    ['Lindenstraße 84a', '10969 Berlin'],
    ['Gewerbepark 3', '93059 Regensburg'],
    ['Hafenweg 22', '48155 Münster'],
  ],
  ZA: [
    ['Block C, 15 Rivonia Road', 'Sandton 2196'],
    ['44 Bree Street', 'Cape Town 8001'],
    ['PO Box 30127, Mayville', 'Durban 4058'],
  ],
  PE: [
    ['Av. Javier Prado Este 2465, Int. 301', 'San Borja - Lima - Lima'],
    ['Jr. de la Unión 518', 'Cercado de Lima'],
    ['Parque Industrial Mz. C Lt. 8', 'Arequipa'],
  ],
  UY: [
    ['Bvar. Artigas 1120 Apto. 502', '11300 Montevideo'],
    ['Ruta 101 km 23,500', 'Canelones'],
    ['18 de Julio 907', '60000 Paysandú'],
  ],
  EC: [
    ['Av. 12 de Octubre N24-739 y Colón', 'Quito'],
    ['Cdla. Kennedy Norte, Mz. 109 Solar 3', 'Guayaquil'],
    ['Gran Colombia 7-87', 'Cuenca'],
  ],
};
export const COUNTRIES = {
  US: 'USA',
  GB: 'United Kingdom',
  CH: 'Switzerland',
  PL: 'Poland',
  ES: 'España',
  MX: 'México',
  IE: 'Ireland',
  CA: 'Canada',
  AU: 'Australia',
  CO: 'Colombia',
  AR: 'Argentina',
  CL: 'Chile',
  NZ: 'New Zealand',
  SG: 'Singapore',
  DE: 'Germany',
  ZA: 'South Africa',
  PE: 'Perú',
  UY: 'Uruguay',
  EC: 'Ecuador',
};
export const FORMS: Readonly<Record<Country, readonly string[]>> = {
  US: ['Inc.', 'LLC', 'Corp.'],
  GB: ['Ltd', 'Limited', 'PLC', 'LLP'],
  CH: ['AG', 'GmbH', 'SA'],
  PL: ['Sp. z o.o.', 'S.A.'],
  ES: ['S.L.', 'S.A.', 'S.L.U.'],
  MX: ['S.A. de C.V.', 'S. de R.L. de C.V.'],
  IE: ['Ltd', 'Limited', 'DAC', 'plc'],
  CA: ['Inc.', 'Ltd.'],
  AU: ['Pty Ltd', 'Pty. Limited'],
  CO: ['S.A.S.', 'Ltda.', 'S.A.'],
  AR: ['S.A.', 'S.R.L.', 'S.A.S.'],
  CL: ['SpA', 'Ltda.', 'S.A.'],
  NZ: ['Limited', 'Ltd'],
  SG: ['Pte. Ltd.', 'Pte Ltd'],
  DE: ['GmbH', 'GmbH & Co. KG', 'AG'],
  ZA: ['(Pty) Ltd', 'CC'],
  PE: ['S.A.C.', 'E.I.R.L.', 'S.R.L.'],
  UY: ['S.A.', 'S.R.L.'],
  EC: ['S.A.', 'Cía. Ltda.'],
};
export const BANKS = {
  GB: 'Clydesdale & Trent Bank',
  CH: 'Alpina Kantonalbank',
  PL: 'Bank Nadwislanski',
  ES: 'Banco Meseta',
  DE: 'Sparbank Niederrhein',
  IE: 'Liffey Trading Bank',
};
/** What comes after country and check digits: letters as they are, # a digit. */
export const ACCOUNTS = {
  GB: 'CTBK##############',
  CH: '#################',
  PL: '########################',
  ES: '####################',
  DE: '##################',
  IE: 'LFTB##############',
};
export const BICS = {
  GB: 'CTBKGB2L',
  CH: 'ALPKCH2280A',
  PL: 'NADWPLPW',
  ES: 'BMESESMM',
  IE: 'LFTBIE2D',
  DE: 'SPNRDE33',
};
export const DOMAINS: Readonly<Record<Country, string>> = {
  US: 'com',
  GB: 'co.uk',
  CH: 'ch',
  PL: 'pl',
  ES: 'es',
  MX: 'com.mx',
  IE: 'ie',
  CA: 'ca',
  AU: 'com.au',
  CO: 'com.co',
  AR: 'com.ar',
  CL: 'cl',
  NZ: 'co.nz',
  SG: 'com.sg',
  DE: 'de',
  ZA: 'co.za',
  PE: 'com.pe',
  UY: 'com.uy',
  EC: 'com.ec',
};
/** # is a digit. */
export const PHONES: Readonly<Record<Country, string>> = {
  US: '(2##) 555-01##',
  GB: '01632 960###',
  CH: '+41 44 555 ## ##',
  PL: '+48 22 555 ## ##',
  ES: '91# ## ## ##',
  MX: '55 5555 ####',
  IE: '(01) 555 ####',
  CA: '416-555-01##',
  AU: '(02) 5550 ####',
  CO: '(601) 555 ####',
  AR: '(011) 5555-####',
  CL: '+56 2 2555 ####',
  NZ: '09 555 ####',
  SG: '+65 6555 ####',
  DE: '+49 30 5550 ####',
  ZA: '011 555 ####',
  PE: '(01) 555-####',
  UY: '2555 ####',
  EC: '(02) 255-5###',
};

/** How tax numbers are called and look where neither is more than a pattern. */
export const TAX_NUMBERS: Readonly<
  Record<
    Exclude<Country, 'CH' | 'ES' | 'MX'>,
    { readonly labels: readonly string[]; readonly pattern: string }
  >
> = {
  US: { labels: ['EIN', 'Tax ID', 'Federal Tax ID'], pattern: '##-#######' },
  GB: { labels: ['VAT Reg. No.', 'VAT No', 'VAT registration number'], pattern: 'GB#########' },
  PL: { labels: ['VAT ID', 'VAT ID No.'], pattern: 'PL##########' },
  IE: { labels: ['VAT No', 'VAT Reg No', 'VAT Number'], pattern: 'IE#######WH' },
  CA: { labels: ['GST/HST No.', 'GST Reg. #', 'BN'], pattern: '7######## RT0001' },
  AU: { labels: ['ABN', 'A.B.N.'], pattern: '5# ### ### ###' },
  CO: { labels: ['NIT', 'Nit.', 'N.I.T.'], pattern: '90#.###.###-#' },
  AR: { labels: ['CUIT', 'C.U.I.T.', 'CUIT Nº'], pattern: '30-7#######-#' },
  CL: { labels: ['RUT', 'R.U.T.', 'Rut'], pattern: '7#.###.###-#' },
  NZ: { labels: ['GST No.', 'GST Number', 'GST Reg. No.'], pattern: '1##-###-###' },
  SG: { labels: ['GST Reg. No.', 'GST Registration No.', 'UEN / GST No.'], pattern: '20#######K' },
  DE: { labels: ['VAT ID', 'USt-IdNr.', 'VAT Reg. No.'], pattern: 'DE#########' },
  ZA: { labels: ['VAT No', 'VAT Reg. No.', 'VAT Number'], pattern: '4#########' },
  PE: { labels: ['R.U.C.', 'RUC', 'RUC N°'], pattern: '20#########' },
  UY: { labels: ['RUT', 'R.U.T.', 'RUC'], pattern: '21##########' },
  EC: { labels: ['R.U.C.', 'RUC'], pattern: '179#######001' },
};

export function hasIban(country: Country): country is keyof typeof BANKS {
  return country in BANKS;
}
