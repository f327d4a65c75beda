// The numbers by which companies are known where they are: of banks and of tax offices. All are invented.

import type { Country } from './locales.ts';

export const BANKS = {
  GB: 'Clydesdale & Trent Bank',
  CH: 'Alpina Kantonalbank',
  PL: 'Bank Nadwislanski',
  ES: 'Banco Meseta',
  DE: 'Sparbank Niederrhein',
  IE: 'Liffey Trading Bank',
  NL: 'Maasbank',
  SE: 'Mälarbanken',
  AE: 'Gulf Crescent Bank',
  DK: 'Øresund Sparekasse',
  CR: 'Banco Herradura',
  NO: 'Fjordkraft Sparebank',
  BE: 'Scheldebank',
  FR: 'Banque de la Loire Haute',
  IT: 'Banca del Brenta',
};
/** What comes after country and check digits: letters as they are, # a digit. */
export const ACCOUNTS = {
  GB: 'CTBK##############',
  CH: '#################',
  PL: '########################',
  ES: '####################',
  DE: '##################',
  IE: 'LFTB##############',
  NL: 'MAAS##########',
  SE: '####################',
  AE: '###################',
  DK: '##############',
  CR: '0152##############',
  NO: '###########',
  BE: '############',
  FR: '#######################',
  IT: 'K######################',
};
export const BICS = {
  GB: 'CTBKGB2L',
  CH: 'ALPKCH2280A',
  PL: 'NADWPLPW',
  ES: 'BMESESMM',
  IE: 'LFTBIE2D',
  DE: 'SPNRDE33',
  NL: 'MAASNL2R',
  SE: 'MALRSESS',
  AE: 'GCRBAEAD',
  DK: 'ORSPDKKK',
  CR: 'BHERCRSJ',
  NO: 'FJKRNO22',
  BE: 'SCHEBEBB',
  FR: 'BLHAFR2L',
  IT: 'BBRTIT2V',
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
  NL: { labels: ['VAT No.', 'BTW', 'VAT number'], pattern: 'NL#########B01' },
  SE: { labels: ['VAT Reg. No.', 'VAT No.'], pattern: 'SE55########01' },
  AE: { labels: ['TRN', 'Tax Registration Number'], pattern: '100############' },
  DO: { labels: ['RNC', 'R.N.C.'], pattern: '1-30-#####-#' },
  GT: { labels: ['NIT', 'N.I.T.'], pattern: '#######-#' },
  PY: { labels: ['RUC', 'R.U.C.'], pattern: '800#####-#' },
  DK: { labels: ['VAT No.', 'CVR No.', 'VAT Reg. No.'], pattern: 'DK########' },
  IN: { labels: ['GSTIN', 'GSTIN No.', 'GST No.'], pattern: '27AABCS####K1Z#' },
  CR: { labels: ['Cédula jurídica', 'Céd. jurídica'], pattern: '3-101-######' },
  PA: { labels: ['RUC', 'R.U.C.'], pattern: '15569####-2-20#5' },
  KE: { labels: ['PIN', 'PIN No.', 'KRA PIN'], pattern: 'P0515#####K' },
  NO: { labels: ['VAT No.', 'Org. no.'], pattern: 'NO 9########MVA' },
  BE: { labels: ['VAT', 'VAT No.', 'BTW/TVA'], pattern: 'BE 0###.###.###' },
  MY: { labels: ['SST Reg. No.', 'SST No.'], pattern: 'W10-1808-320#####' },
  FR: { labels: ['VAT No.', 'TVA', 'EU VAT No.'], pattern: 'FR##5########' },
  BO: { labels: ['NIT', 'N.I.T.'], pattern: '10########' },
  HN: { labels: ['RTN', 'R.T.N.'], pattern: '0801199#######' },
  SV: { labels: ['NIT', 'N.I.T.'], pattern: '0614-######-10#-#' },
  NG: { labels: ['TIN', 'VAT Reg. No.'], pattern: '########-0001' },
  PH: { labels: ['VAT REG TIN', 'TIN'], pattern: '0##-###-###-00000' },
  IT: { labels: ['VAT No.', 'P. IVA', 'VAT ID'], pattern: 'IT0##########' },
  NI: { labels: ['RUC', 'No. RUC'], pattern: 'J0310000######' },
  VE: { labels: ['RIF', 'R.I.F.'], pattern: 'J-########-#' },
  PR: { labels: ['EIN', 'Núm. EIN'], pattern: '66-0######' },
};

export function hasIban(country: Country): country is keyof typeof BANKS {
  return country in BANKS;
}
