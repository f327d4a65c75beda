/** The first `most` characters of a text at most, whole words where that does not lose more than a word, ending in an ellipsis when cut. */
export function cutText(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most - 1).join('');
  const atWord = cut.replace(/\s+\S*$/u, '');
  return `${(atWord.length >= cut.length - 30 ? atWord : cut).trimEnd()}…`;
}
