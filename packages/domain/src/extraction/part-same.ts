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

type Lines = readonly TextLine[];

const isSameName = (one: FoundValue, other: FoundValue | undefined): boolean =>
  normaliseText(one.value) === normaliseText(other?.value ?? '');

/** Whether a company is at a label that may be either's, on the paper of a garage. */
function isOwner({ label, value }: FoundValue, lines: Lines): boolean {
  const isOfVehicle = lines.some(({ plain }) => OF_VEHICLE.test(plain));
  return isOfVehicle && EITHER.test(normaliseText(label)) && isCompanyName(value);
}

const topOf = ({ boxes }: FoundValue): number => boxes[0]?.[1] ?? 0;

/** One company is not both: where it was found as seller and buyer, or as seller at a label that may be either's, and another heads the page, that one sells. */
export function partSame(
  found: Map<string, FoundValue>,
  keys: Readonly<Record<'seller' | 'buyer', string>>,
  pages: readonly Lines[],
  isLabel: (text: string) => boolean,
): void {
  const seller = found.get(keys.seller);
  if (seller === undefined || keys.buyer === '') return;
  const isSame = isSameName(seller, found.get(keys.buyer));
  if (!isSame && !isOwner(seller, pages[0] ?? [])) return;
  const other = findParties(pages, { seller: undefined, buyer: seller }, isLabel).seller;
  if (other === null || isSameName(other, seller)) return;
  const isHead = isCompanyName(other.value) && topOf(other) < topOf(seller);
  if (!isSame && !isHead) return;
  found.set(keys.seller, other);
  if (!isSame) found.set(keys.buyer, seller);
}
