// Where companies are in the countries of the seventh collection: addresses, legal forms, telephones. All are invented.

export const FARTHER_STREETS = {
  KE: [
    ['Westlands Square, 4th Floor, Ring Road', 'P.O. Box 48211-00100, Nairobi'],
    ['Godown 7, Shimanzi Road', 'P.O. Box 90344-80100, Mombasa'],
    ['Oginga Odinga Street 12', 'P.O. Box 1922-40100, Kisumu'],
  ],
  NO: [
    ['Dronningens gate 21', '0154 Oslo'],
    ['Postboks 318 Sentrum', '5804 Bergen'],
    ['Industriveien 9', '7080 Heimdal'],
  ],
  BE: [
    ['Havenlaan 86c bus 12', '1000 Brussel'],
    ['Kipdorp 41', '2000 Antwerpen'],
    ['Rue des Guillemins 129', '4000 Liège'],
  ],
  MY: [
    ['Lot 12-3A, Menara Damai, Jalan Ampang', '50450 Kuala Lumpur'],
    ['27 Lebuh Pantai', '10300 George Town, Pulau Pinang'],
    ['PLO 88, Jalan Persiaran Teknologi', '81400 Senai, Johor'],
  ],
  FR: [
    ['14 bis, rue du Faubourg Saint-Denis', '75010 Paris'],
    ['ZA des Landes, 3 allée des Charrons', '44800 Saint-Herblain'],
    ['52 cours Lafayette', '69003 Lyon'],
  ],
  BO: [
    ['Av. 16 de Julio N.º 1490, piso 6, zona Central', 'La Paz'],
    ['4.º anillo y Radial 27, galpón 3', 'Santa Cruz de la Sierra'],
    ['Calle Jordán E-0452', 'Cochabamba'],
  ],
  HN: [
    ['Col. Palmira, Ave. República de Chile, casa 2012', 'Tegucigalpa, M.D.C.'],
    ['Barrio El Benque, 6 calle, 9 avenida S.O.', 'San Pedro Sula, Cortés'],
    ['Km 4 carretera a Puerto Cortés', 'Choloma, Cortés'],
  ],
  SV: [
    ['Alameda Roosevelt y 55 Av. Norte, local 3-B', 'San Salvador'],
    ['Blvd. Los Próceres, Edificio Quetzal, nivel 2', 'Antiguo Cuscatlán, La Libertad'],
    ['2.ª calle poniente 14', 'Santa Ana'],
  ],
} as const;

export const FARTHER_COUNTRIES = {
  KE: 'Kenya',
  NO: 'Norway',
  BE: 'Belgium',
  MY: 'Malaysia',
  FR: 'France',
  BO: 'Bolivia',
  HN: 'Honduras',
  SV: 'El Salvador',
} as const;

export const FARTHER_FORMS = {
  KE: ['Limited', 'Ltd'],
  NO: ['AS', 'ASA'],
  BE: ['BV', 'NV', 'SRL'],
  MY: ['Sdn. Bhd.', 'Sdn Bhd'],
  FR: ['SAS', 'SARL', 'S.A.'],
  BO: ['S.R.L.', 'S.A.', 'Ltda.'],
  HN: ['S. de R.L.', 'S.A. de C.V.', 'S.A.'],
  SV: ['S.A. de C.V.', 'Ltda. de C.V.'],
} as const;

export const FARTHER_DOMAINS = {
  KE: 'co.ke',
  NO: 'no',
  BE: 'be',
  MY: 'com.my',
  FR: 'fr',
  BO: 'com.bo',
  HN: 'hn',
  SV: 'com.sv',
} as const;

/** # is a digit. */
export const FARTHER_PHONES = {
  KE: '+254 20 555 ####',
  NO: '+47 21 55 5# ##',
  BE: '+32 2 555 ## ##',
  MY: '+60 3-5550 ####',
  FR: '01 99 00 ## ##',
  BO: '(591-2) 255-5###',
  HN: '(504) 2555-####',
  SV: '(503) 2555-####',
} as const;
