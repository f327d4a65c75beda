// Widths of texts without measuring each: every character is measured once, and a text is as wide as its characters together.
// That is exact because the map writes without kerning and with unrounded advances.

const MEASURED_AT = 100;

/** Width of a text in em. */
export type MeasureText = (text: string) => number;

/** Makes a text as wide as the sum of its characters; to be set wherever a measured text is drawn. */
export function writePlainly(context: CanvasRenderingContext2D): void {
  context.fontKerning = 'none';
  context.textRendering = 'geometricPrecision';
}

export function createMeasure(
  context: CanvasRenderingContext2D,
  family: string,
  weight: number,
): MeasureText {
  const known = new Map<string, number>();
  const measureCharacter = (character: string): number => {
    context.save();
    writePlainly(context);
    context.font = `${weight} ${MEASURED_AT}px ${family}`;
    const width = context.measureText(character).width / MEASURED_AT;
    context.restore();
    known.set(character, width);
    return width;
  };
  const texts = new Map<string, number>();
  return (text) => {
    const before = texts.get(text);
    if (before !== undefined) return before;
    let sum = 0;
    for (const character of text) sum += known.get(character) ?? measureCharacter(character);
    texts.set(text, sum);
    return sum;
  };
}

/** The text, or its beginning with an ellipsis, no wider than the room (em); null when not even three characters would stand. */
export function ellipsize(text: string, room: number, measure: MeasureText): string | null {
  if (measure(text) <= room) return text;
  const left = room - measure('…');
  let width = 0;
  let end = 0;
  for (const character of text) {
    width += measure(character);
    if (width > left) break;
    end += character.length;
  }
  return end < 3 ? null : `${text.slice(0, end).trimEnd()}…`;
}

/** A text cut to a room; what was cut once is known. */
export type CutText = (text: string, room: number) => string;

/** For few different rooms: every text is kept for each. */
export function createCutter(measure: MeasureText): CutText {
  const byRoom = new Map<number, Map<string, string>>();
  return (text, room) => {
    const known = byRoom.get(room) ?? new Map<string, string>();
    byRoom.set(room, known);
    const cut = known.get(text) ?? ellipsize(text, room, measure) ?? '';
    known.set(text, cut);
    return cut;
  };
}
