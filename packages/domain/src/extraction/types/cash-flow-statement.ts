// The cash flow statement: what it is recognised by and the lines that are looked for (decisions.md section 5).

import type { DocumentType, SsotKey } from '../document-type.ts';
import { ssotKey } from '../document-type.ts';
import { STATEMENT_KEYS } from './statement-keys.ts';

function line(key: string, field: string, synonyms: string, isRequired = false): SsotKey {
  return ssotKey('Cash Flow', key, field, synonyms, { dataType: 'currency', isRequired });
}

/** 'net cash provided by operating activities' in the wordings that are in use. */
function netCash(activity: string): string {
  const verbs = [
    'provided by',
    'used in',
    'provided by used in',
    'used in provided by',
    'used for',
    'from',
    'used for provided by',
    'provided by used for',
    'used by',
    'flows from',
    'flow from',
    'flows from used by',
    'flows provided by',
    'generated from',
    'flows used by',
    'flows used for',
    'provided from',
  ];
  return verbs.map((verb) => `net cash ${verb} ${activity} activities`).join(',');
}

/** 'net increase in cash and cash equivalents' in the wordings that are in use. */
function changeOfCash(): string {
  const changes = [
    'net change in',
    'net increase in',
    'net decrease in',
    'net increase decrease in',
    'net decrease increase in',
    'increase decrease in',
    'decrease increase in',
    'increase in',
    'decrease in',
    'change in',
  ];
  return changes.flatMap((change) => [`${change} cash`, `${change} cash and`]).join(',');
}

/** 'cash and cash equivalents at beginning of' in the wordings that are in use. */
function cashAt(end: string): string {
  const cash = [
    'cash and cash equivalents',
    'cash cash equivalents and restricted cash',
    'cash and cash equivalents and restricted cash',
    'cash and cash equivalents balance',
    'cash and equivalents',
    'cash',
    'balance',
  ];
  return cash
    .flatMap((what) => ['', 'at ', 'at the ', 'as of '].map((at) => `${what} ${at}${end}`))
    .join(',');
}

export const CASH_FLOW_STATEMENT: DocumentType = {
  name: 'Cash Flow Statement',
  layout: 'statement',
  cues: [
    { phrase: 'consolidated statements of cash flows', weight: 4, where: 'heading' },
    { phrase: 'statements of cash flows', weight: 4, where: 'heading' },
    { phrase: 'statement of cash flows', weight: 4, where: 'heading' },
    { phrase: 'cash flow statement', weight: 4, where: 'heading' },
    { phrase: 'estado de flujos de efectivo', weight: 4, where: 'heading' },
    { phrase: 'estado de flujo de efectivo', weight: 4, where: 'heading' },
    { phrase: 'net cash', weight: 2, where: 'line' },
    { phrase: 'operating activities', weight: 1, where: 'line' },
    { phrase: 'cash flows from operating activities', weight: 2, where: 'line' },
    { phrase: 'cash flows from investing activities', weight: 2, where: 'line' },
    { phrase: 'investing activities', weight: 1, where: 'line' },
    { phrase: 'financing activities', weight: 1, where: 'line' },
    { phrase: 'depreciation', weight: 1, where: 'line' },
    { phrase: 'net increase', weight: 1, where: 'line' },
    { phrase: 'net decrease', weight: 1, where: 'line' },
    { phrase: 'actividades de explotacion', weight: 2, where: 'anywhere' },
    { phrase: 'actividades de operacion', weight: 2, where: 'anywhere' },
    { phrase: 'actividades de inversion', weight: 2, where: 'anywhere' },
    { phrase: 'actividades de financiacion', weight: 2, where: 'anywhere' },
  ],
  keys: [
    ...STATEMENT_KEYS,
    line(
      'Net Income',
      'net_income',
      'net income,net earnings,net loss,resultado del ejercicio,utilidad neta',
    ),
    line(
      'Depreciation and Amortization',
      'depreciation',
      'depreciation and amortization,depreciation and amortisation,depreciation amortization and accretion,depreciation amortization and impairment,depreciation amortisation and impairment,depreciation depletion and amortization,depreciation and amortization of,depreciation and amortisation of,depreciation amortization and,depreciation,depreciation of,amortizacion y depreciacion,depreciacion y amortizacion,amortizacion del inmovilizado',
    ),
    line(
      'Operating Cash Flow',
      'operating_cash_flow',
      `${netCash('operating')},cash provided by operating activities,total cash provided by operating activities,cash flows from operations,flujos de efectivo de las actividades de explotacion,flujo neto de efectivo de actividades de operacion,efectivo neto generado por actividades de operacion`,
      true,
    ),
    line(
      'Capital Expenditures',
      'capital_expenditures',
      'capital expenditures,purchases of property and equipment,purchases of property plant and equipment,additions to property and equipment,additions to property plant and equipment,purchase of property plant and equipment,purchase of property plant and equipment and,purchases of property plant and equipment and,purchases of property and equipment and,payments for property plant and equipment,acquisition of property plant and equipment,acquisitions of property plant and equipment,purchases of fixed assets,purchase of property and equipment,capital spending,inversiones en inmovilizado material,adquisicion de propiedades planta y equipo,adquisicion de inmovilizado',
    ),
    line(
      'Investing Cash Flow',
      'investing_cash_flow',
      `${netCash('investing')},total cash used in investing activities,flujos de efectivo de las actividades de inversion,flujo neto de efectivo de actividades de inversion`,
    ),
    line(
      'Financing Cash Flow',
      'financing_cash_flow',
      `${netCash('financing')},total cash used in financing activities,flujos de efectivo de las actividades de financiacion,flujo neto de efectivo de actividades de financiacion`,
    ),
    line(
      'Effect of Exchange Rates',
      'exchange_rate_effect',
      'effect of exchange rate,effect of exchange rates,effects of exchange rate,effects of exchange rates,effect of changes in exchange rates,effect of changes in foreign exchange rates,effect of foreign currency,effect of foreign currency exchange rates,effects of foreign currency,foreign currency effect on cash,effect of foreign exchange,exchange rate effect,exchange rate effects,effect of currency,net foreign exchange difference,efecto de las variaciones de los tipos de cambio,efecto de la variacion en el tipo de cambio',
    ),
    line(
      'Net Change in Cash',
      'net_change_in_cash',
      `${changeOfCash()},aumento neto del efectivo,variacion neta del efectivo,aumento neto de efectivo y`,
    ),
    line(
      'Cash at Beginning of Period',
      'opening_cash',
      `${cashAt('beginning of')},opening cash,efectivo al inicio del,efectivo y equivalentes al comienzo del`,
    ),
    line(
      'Cash at End of Period',
      'closing_cash',
      `${cashAt('end of')},closing cash,efectivo al final del,efectivo y equivalentes al final del`,
    ),
  ],
  tables: [],
  rules: [
    {
      rule: 'sum',
      total: 'Net Change in Cash',
      parts: [
        'Operating Cash Flow',
        'Investing Cash Flow',
        'Financing Cash Flow',
        'Effect of Exchange Rates',
      ],
    },
    {
      rule: 'sum',
      total: 'Cash at End of Period',
      parts: ['Cash at Beginning of Period', 'Net Change in Cash'],
    },
  ],
  comparedKeys: ['Net Income', 'Operating Cash Flow', 'Cash at End of Period'],
};
