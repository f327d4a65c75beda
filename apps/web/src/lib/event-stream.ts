// Reading server-sent events from a stream of text (the part of the HTML standard that is used here: `data` lines, ended by an empty line).

/** Takes pieces of a stream as they come and gives the data of every event that is complete by then. */
export function createEventReader(): (piece: string) => string[] {
  let rest = '';
  let lines: string[] = [];
  return (piece) => {
    const found: string[] = [];
    const parts = (rest + piece).split(/\r\n|\n|\r(?=.)/);
    rest = parts.pop() ?? '';
    for (const line of parts) {
      if (line === '') {
        if (lines.length > 0) found.push(lines.join('\n'));
        lines = [];
      } else if (line.startsWith('data:')) lines.push(line.slice(5).replace(/^ /, ''));
    }
    return found;
  };
}
