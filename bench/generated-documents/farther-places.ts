// Where companies are in the countries of the seventh and the eighth collection: addresses, legal forms, telephones. All are invented.

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
  NG: [
    ['Plot 14, Akin Adesola Street, Victoria Island', 'Lagos 101241'],
    ['22 Aba Road', 'Port Harcourt, Rivers State'],
    ['Block B, Kano Close, Wuse II', 'Abuja, FCT'],
  ],
  PH: [
    ['Unit 1804, Paseo Center, Paseo de Roxas', 'Makati City 1226'],
    ['318 Quirino Highway, Barangay Talipapa', 'Quezon City 1116'],
    ['Lot 6, Mactan Economic Zone', 'Lapu-Lapu City, Cebu 6015'],
  ],
  IT: [
    ['Via Giuseppe Mazzini 28', '20123 Milano MI'],
    ['Viale dei Mille 114', '50131 Firenze FI'],
    ['Calata Porto di Massa, varco 3', '80133 Napoli NA'],
  ],
  NI: [
    ['De la Rotonda El Güegüense 3 cuadras al sur', 'Managua'],
    ['Km 5.5 Carretera a Masaya, módulo 12', 'Managua'],
    ['Costado norte del parque central', 'León'],
  ],
  VE: [
    ['Av. Francisco de Miranda, Torre Delta, piso 9', 'Chacao, Caracas 1060'],
    ['Zona Industrial Castillito, galpón 21', 'San Diego, Carabobo'],
    ['Calle 72 con Av. 3H', 'Maracaibo, Zulia 4002'],
  ],
  PR: [
    ['Ave. Ponce de León 1225, suite 604', 'San Juan, PR 00907'],
    ['Carr. 2 km 67.3, Bo. Santana', 'Arecibo, PR 00612'],
    ['Calle Comercio 40', 'Ponce, PR 00731'],
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
  NG: 'Nigeria',
  PH: 'Philippines',
  IT: 'Italy',
  NI: 'Nicaragua',
  VE: 'Venezuela',
  PR: 'Puerto Rico',
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
  NG: ['Ltd', 'Limited', 'Plc'],
  PH: ['Inc.', 'Corporation', 'Corp.'],
  IT: ['S.r.l.', 'S.p.A.', 'SRL'],
  NI: ['S.A.', 'y Cía. Ltda.'],
  VE: ['C.A.', 'S.A.', 'S.R.L.'],
  PR: ['Inc.', 'LLC', 'Corp.'],
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
  NG: 'com.ng',
  PH: 'com.ph',
  IT: 'it',
  NI: 'com.ni',
  VE: 'com.ve',
  PR: 'pr',
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
  NG: '+234 1 555 ####',
  PH: '(02) 8555 ####',
  IT: '+39 02 5550 ####',
  NI: '(505) 2255-5###',
  VE: '(0212) 555.##.##',
  PR: '(787) 555-01##',
} as const;
