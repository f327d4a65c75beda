// Remembers what was found out about texts that come again and again (issue 17: 8,000 suggestions a second), such as the words of headlines and the names of
// companies.

/** The function with its results remembered, of at most so many texts: when they are too many, all are forgotten. The results must not be changed. */
export function remember<T extends object>(find: (text: string) => T, most: number): (text: string) => T {
  const found = new Map<string, T>();
  return (text) => {
    const known = found.get(text);
    if (known) return known;
    if (found.size === most) found.clear();
    const result = find(text);
    found.set(text, result);
    return result;
  };
}
