// Exact arithmetic on plain decimals: sums of amounts are compared to the last digit, never as floating point
// (issue 13: sums, balance).

/** A decimal as an integer of units of ten to the power of minus `places`. */
export interface Decimal {
  readonly units: bigint;
  readonly places: number;
}

/** A plain decimal ('-1234.50') as an exact number, or null where the text is none. */
export function parseDecimal(text: string): Decimal | null {
  const found = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (found === null) return null;
  const fraction = found[3] ?? '';
  const units = BigInt(`${found[2] ?? '0'}${fraction}`);
  return { units: found[1] === '-' ? -units : units, places: fraction.length };
}

/** Decimals as integers of the same unit, and how many places that unit has. */
export function alignDecimals(decimals: readonly Decimal[]): { units: bigint[]; places: number } {
  const places = Math.max(0, ...decimals.map((decimal) => decimal.places));
  return {
    units: decimals.map((decimal) => decimal.units * 10n ** BigInt(places - decimal.places)),
    places,
  };
}

/** An integer of units of ten to the power of minus `places` as a plain decimal. */
export function formatDecimal(units: bigint, places: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const text = places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
  return units < 0n ? `-${text}` : text;
}

/**
 * The unit in which one amount was printed: 1 where its last figure counts, a million for '12' of 12000000 in millions. The zeros that the value has more than the
 * text at its end are those of the scale.
 *
 * @param text as it is printed; '' where nothing is known of it
 */
export function unitOfPrint(value: bigint, text: string): bigint {
  const printed = text.replaceAll(/\D/gu, '');
  const zerosOf = (figures: string): number => /0*$/u.exec(figures)?.[0].length ?? 0;
  if (printed === '' || value === 0n) return 10n ** 12n;
  return 10n ** BigInt(Math.max(0, zerosOf(value.toString()) - zerosOf(printed)));
}

/** The unit in which amounts were printed: ten to the power of the zeros that all of them end in (1 for 12345, 1000000 for 'in millions'). */
export function printedUnit(units: readonly bigint[]): bigint {
  let unit = 1n;
  const others = units.filter((value) => value !== 0n);
  if (others.length === 0) return unit;
  while (unit < 10n ** 12n && others.every((value) => value % (unit * 10n) === 0n)) unit *= 10n;
  return unit;
}
