/** The keys of columns with one of them a place further to the left (-1) or right (1); at the edge it stays. */
export function shiftColumn(order: readonly string[], column: string, by: -1 | 1): readonly string[] {
  const at = order.indexOf(column);
  const other = order[at + by];
  return at === -1 || other === undefined ? order : placeColumn(order, column, other);
}

/** The keys with one of them at the place of another one. */
export function placeColumn(order: readonly string[], column: string, to: string): readonly string[] {
  const others = order.filter((key) => key !== column);
  const at = order.indexOf(to);
  return at === -1 ? order : [...others.slice(0, at), column, ...others.slice(at)];
}
