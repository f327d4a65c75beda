// The spellings in which forms print one name: 'invoice number' as 'Inv. no.', 'fecha de vencimiento' as 'F. vto.'. A template names a label once; what is only
// short for it, or turned round, need not be written into it (issue 13: keys by label, synonyms).

/** Words that forms print for one another, as `normaliseText` leaves them; the first stands in templates. */
const SHORT_FORMS: readonly (readonly string[])[] = [
  ['number', 'no', 'nr', 'num', 'nbr', 'numb'],
  ['reference', 'ref'],
  ['invoice', 'inv'],
  ['customer', 'client', 'cust'],
  ['account', 'acct', 'a c'],
  ['purchase order', 'po', 'p o'],
  ['amount', 'amt'],
  ['registration', 'reg', 'registered'],
  ['including', 'incl', 'inc', 'inclusive of', 'inclusive', 'incl of', 'with'],
  ['excluding', 'excl', 'ex', 'exc', 'exclusive of', 'excl of', 'without'],
  ['tax', 'vat', 'gst'],
  ['transaction', 'trans', 'txn'],
  ['receipt', 'rcpt'],
  ['document', 'doc'],
  ['previous', 'prior', 'prev', 'former', 'last'],
  ['payment', 'pmt'],
  ['numero', 'n', 'no', 'num', 'nro', 'nr', 'n o'],
  ['referencia', 'ref'],
  ['factura', 'fra', 'fact'],
  ['codigo', 'cod'],
  ['vencimiento', 'vto', 'venc', 'vcto'],
  ['imponible', 'imp'],
  ['documento', 'doc', 'docto'],
  ['operacion', 'op', 'oper'],
  ['simplificada', 'simplif', 'simp'],
  ['impuestos', 'impuesto', 'imp', 'imptos', 'iva', 'igv'],
  ['identificacion', 'ident', 'id'],
  ['calificacion', 'calif'],
  ['cedula', 'ced'],
];
/** 'numero de factura' is 'factura numero' too, 'date of issue' 'issue date'. */
const TURNED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^numero (?:de |del )?(?:la )?(.+)$/u, ['numero $1', 'numero de $1', '$1 numero']],
  [/^codigo (?:de |del )?(.+)$/u, ['codigo $1', 'codigo de $1', 'codigo del $1', '$1 codigo']],
  [/^(.+) numero$/u, ['numero de $1', 'numero $1', '$1 numero']],
  [
    /^fecha (?:de |del )?(?:la )?(.+)$/u,
    ['fecha de $1', 'fecha $1', 'fecha de la $1', 'fecha del $1', 'f $1', 'fec $1', 'f de $1', '$1 de fecha'],
  ],
  [/^(?!.*review)(.+) date$/u, ['$1 date', 'date of $1', 'date $1']],
  [/^date of (?!.*review)(.+)$/u, ['date of $1', '$1 date']],
];
/** So many spellings of one name are looked for. */
const MOST = 64;

function listShortForms(name: string): string[] {
  return SHORT_FORMS.reduce<string[]>(
    (names, [long = '', ...short]) =>
      names.flatMap((each) => {
        const padded = ` ${each} `;
        if (!padded.includes(` ${long} `)) return [each];
        return [long, ...short].map((form) => padded.replace(` ${long} `, ` ${form} `).trim());
      }),
    [name],
  );
}

/**
 * The name itself first, then what else is printed for it; each once.
 *
 * @param name as `normaliseText` leaves it
 */
export function listSpellings(name: string): readonly string[] {
  const turned = TURNED.flatMap(([pattern, forms]) =>
    pattern.test(name) ? forms.map((form) => name.replace(pattern, form)) : [],
  );
  return [...new Set([name, ...turned].flatMap(listShortForms))].slice(0, MOST);
}
