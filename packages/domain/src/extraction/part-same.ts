// Who sells and who buys, where one company was found as both, or the word at its name says either (issue 14: seller).

import type { FoundValue } from './build-row.ts';
import { findParties } from './find-parties.ts';
import { isCompanyName } from './party-names.ts';
import type { TextLine } from './text-lines.ts';
import { normaliseText } from './text-lines.ts';

/** Who owns a vehicle buys what is done to it, and who owns a flat sells. */
const EITHER = /^(?:propietari[oa]|titular|owner)$/;
const OF_VEHICLE =
  /\b(?:placa|patente|matricula|kilometraje|vehiculo|odometro|odometer|mileage|chasis|chassis|bastidor|vehicle|make and model|marca y modelo)\b/;

/** One company is not both: where it was found as seller and buyer, or as seller at a label that may be either's, and another heads the page, that one sells. */
export function partSame(
  found: Map<string, FoundValue>,
  keys: Readonly<Record<'seller' | 'buyer', string>>,
  pages: readonly (readonly TextLine[])[],
  isLabel: (text: string) => boolean,
): void {
  const [seller, buyer] = [found.get(keys.seller), found.get(keys.buyer)];
  if (seller === undefined || keys.buyer === '') return;
  const isSame = normaliseText(seller.value) === normaliseText(buyer?.value ?? '');
  const isOfVehicle = (pages[0] ?? []).some(({ plain }) => OF_VEHICLE.test(plain));
  const isEither = isOfVehicle && EITHER.test(normaliseText(seller.label)) && isCompanyName(seller.value);
  if (!isSame && !isEither) return;
  const other = findParties(pages, { seller: undefined, buyer: seller }, isLabel).seller;
  const isAbove = (other?.boxes[0]?.[1] ?? 1) < (seller.boxes[0]?.[1] ?? 0);
  if (other === null || normaliseText(other.value) === normaliseText(seller.value)) return;
  if (!isSame && (!isAbove || !isCompanyName(other.value))) return;
  found.set(keys.seller, other);
  if (!isSame) found.set(keys.buyer, seller);
}
