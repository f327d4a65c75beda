import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideReadability, isOnEnd, sizeLine } from './ocr-words.ts';
import type { Box, ReadPage, Word } from './page.ts';
import { listDrawings } from './page-drawings.ts';
import { listPictureRulings } from './picture-rulings.ts';
import { decideReadingOrder } from './reading-order.ts';
import { findLie } from './skew.ts';
import { decideTrust } from './text-trust.ts';
import { decideTurn, skewBox, straightenPage, turnPage } from './turning.ts';
import type { PageCharacter } from './word-building.ts';
import { listWords } from './word-building.ts';

const PAGE = { width: 600, height: 800 };

/** Characters of one line from x on, each 6 points wide, in type of 12 points. */
function line(text: string, x = 60, y = 100): PageCharacter[] {
  return [...text].map((letter, index) => ({
    code: letter.codePointAt(0) ?? 0,
    left: x + 6 * index,
    right: x + 6 * index + 6,
    top: y,
    bottom: y + 12,
    size: 12,
    isBold: false,
    turn: 0,
    isUnmapped: false,
  }));
}

const word = (text: string, x: number, y: number, width = 0.05): Word => ({
  text,
  box: [x, y, x + width, y + 0.015],
  confidence: 1,
  size: 0.015,
});
const textsOf = (words: readonly Word[]) => words.map(({ text }) => text);

describe('words from characters', () => {
  it('end at spaces, at wide gaps and at new lines', () => {
    const characters = [...line('net sales'), ...line('12', 300), ...line('next', 60, 130)];
    expect(textsOf(listWords(characters, PAGE))).toEqual(['net', 'sales', '12', 'next']);
  });

  it('have letters for ligatures, and no soft hyphens or controls inside', () => {
    expect(textsOf(listWords(line('o\uFB03ce'), PAGE))).toEqual(['office']);
    expect(textsOf(listWords(line('\u200Ba\u00ADb\u0002'), PAGE))).toEqual(['ab']);
    expect(textsOf(listWords(line('com\u00AD'), PAGE))).toEqual(['com-']);
  });

  it('go on over spaces that the file does not have, where letters touch', () => {
    const blanks = line('  ').map((each): PageCharacter => ({ ...each, isGenerated: true }));
    const apart = [...'14'].flatMap((letter, at) => [...line(letter, 60 + 6 * at), ...blanks]);
    expect(textsOf(listWords([...apart, ...line('ab', 75)], PAGE))).toEqual(['14', 'ab']);
    expect(textsOf(listWords([...line('a'), ...blanks, ...line('b', 60, 130)], PAGE))).toEqual(['a', 'b']);
  });

  it('lie within the page and lose no visible letter that does', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z ]{0,40}$/), fc.integer({ min: 0, max: 350 }), (text, x) => {
        const words = listWords(line(text, x), PAGE);
        expect(textsOf(words).join('')).toBe(text.replaceAll(' ', ''));
        for (const { box } of words) for (const edge of box) expect(edge >= 0 && edge <= 1).toBe(true);
      }),
    );
  });

  it('are left out where they lie outside the page', () => {
    expect(listWords(line('out', 700), PAGE)).toEqual([]);
  });
});

describe('turning', () => {
  const fraction = fc.double({ min: 0, max: 1, noNaN: true });
  const boxes = fc
    .tuple(fraction, fraction, fraction, fraction)
    .map(([a, b, c, d]): Box => [Math.min(a, b), Math.min(c, d), Math.max(a, b), Math.max(c, d)]);

  it('four times leads back, and a quarter there is a quarter back', () => {
    fc.assert(
      fc.property(boxes, fc.constantFrom(90, 180, 270), (box, turn) => {
        const page = { ...pageOf([]), fills: [box] };
        const [back = []] = turnPage(turnPage(page, turn), turn === 180 ? 180 : turn === 90 ? 270 : 90).fills;
        for (const [index, edge] of back.entries()) expect(edge).toBeCloseTo(box[index] ?? -1, 9);
      }),
    );
  });

  it('a skewed box is where it was once straightened again', () => {
    fc.assert(
      fc.property(boxes, fc.double({ min: -12, max: 12, noNaN: true }), (box, skew) => {
        const back = skewBox(skewBox(box, skew, PAGE), -skew, PAGE);
        for (const [index, edge] of back.entries()) expect(edge).toBeCloseTo(box[index] ?? -1, 9);
      }),
    );
  });

  it('sets a page upright whose text runs upwards', () => {
    const words = [{ ...word('sideways', 0.1, 0.5), turn: 270 as const }];
    expect(decideTurn(words)).toBe(90);
    const upright = turnPage(pageOf(words), 90);
    expect(upright).toMatchObject({ turn: 90, width: 800, height: 600 });
    expect(upright.words[0]).not.toHaveProperty('turn');
    expect(decideTurn([...words, word('and as much level text', 0, 0)])).toBe(0);
  });

  it('leaves a straight page as it is', () => {
    const page = pageOf([word('one', 0.1, 0.1)]);
    expect(straightenPage(page)).toBe(page);
  });
});

function pageOf(words: readonly Word[]): ReadPage {
  return {
    number: 1,
    ...PAGE,
    source: 'text',
    sourceReason: '',
    turn: 0,
    skew: 0,
    words,
    rulings: [],
    fills: [],
    pictures: [],
  };
}

describe('reading order', () => {
  const column = (name: string, x: number) =>
    Array.from({ length: 8 }, (_, row) =>
      Array.from({ length: 5 }, (__, index) =>
        word(`${name}${row}${index}`, x + 0.072 * index, 0.1 + 0.03 * row, 0.07),
      ),
    ).flat();

  it('reads one column of prose after the other, and a table by its rows', () => {
    const [left, right] = [column('L', 0.05), column('R', 0.55)];
    const mixed = [...left, ...right].toSorted((a, b) => a.box[1] - b.box[1]);
    expect(textsOf(decideReadingOrder(mixed, 0.75))).toEqual(textsOf([...left, ...right]));
    const rows = Array.from({ length: 9 }, (_, row) => [
      word(`name${row}`, 0.05, 0.1 + 0.03 * row),
      word(`${row}`, 0.7, 0.1 + 0.03 * row),
    ]).flat();
    expect(textsOf(decideReadingOrder(rows.toReversed(), 0.75))).toEqual(textsOf(rows));
  });

  it('keeps every word exactly once', () => {
    const place = fc.double({ min: 0, max: 0.95, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place), { maxLength: 80 }), (places) => {
        const words = places.map(([x, y], index) => word(String(index), x, y));
        expect(textsOf(decideReadingOrder(words, 0.75)).toSorted()).toEqual(textsOf(words).toSorted());
      }),
    );
  });
});

describe('trust in a text layer', () => {
  const layer = { words: [], characters: 0, unmapped: 0, pictures: [], hasDrawings: false };
  const english = Array.from({ length: 20 }, (_, index) => word('company', 0.1, index / 25));

  it('is given to plain text, and to a blank page', () => {
    expect(decideTrust(layer)).toEqual({ isTrusted: true, reason: 'blank' });
    expect(decideTrust({ ...layer, words: english, characters: 140 })).toEqual({
      isTrusted: true,
      reason: '',
    });
  });

  it('is refused to a page without text, with a scan under little text, and with letters that mean nothing', () => {
    const scan: Box[] = [[0, 0, 1, 1]];
    expect(decideTrust({ ...layer, pictures: scan }).reason).toBe('no-text');
    expect(
      decideTrust({ ...layer, words: [word('Page', 0.1, 0.9)], characters: 4, pictures: scan }).reason,
    ).toBe('mostly-picture');
    expect(decideTrust({ ...layer, words: english, characters: 140, unmapped: 70 }).reason).toBe(
      'broken-text',
    );
    const garbage = Array.from({ length: 20 }, (_, index) => word('q+x]zK', 0.1, index / 25));
    expect(decideTrust({ ...layer, words: garbage, characters: 120 }).reason).toBe('broken-text');
  });
});

describe('drawings', () => {
  const stroke = { isFilled: false, isStroked: true };

  it('joins the pieces of a line and drops specks', () => {
    const pieces = [0, 10, 20].map((x) => ({ left: x, right: x + 9, top: 400, bottom: 400, ...stroke }));
    const speck = { left: 300, right: 303, top: 10, bottom: 10, ...stroke };
    expect(listDrawings([...pieces, speck], PAGE).rulings).toEqual([
      { from: [0, 0.5], to: [expect.closeTo(29 / 600, 5), 0.5] },
    ]);
  });

  it('takes a thin filled area for a line and a whole page for its background', () => {
    const filled = { isFilled: true, isStroked: false };
    const drawn = [
      { left: 60, right: 540, top: 99.5, bottom: 100.5, ...filled },
      { left: 0, right: 600, top: 0, bottom: 800, ...filled },
    ];
    expect(listDrawings(drawn, PAGE)).toEqual({
      rulings: [{ from: [0.1, 0.125], to: [0.9, 0.125] }],
      fills: [],
    });
  });
});

describe('a scanned picture', () => {
  /** Dark bars like lines of text, skewed by so many degrees clockwise. */
  function bars(degrees: number) {
    const [width, height] = [600, 800];
    const pixels = new Uint8Array(width * height).fill(255);
    const slope = Math.tan((degrees * Math.PI) / 180);
    for (let x = 60; x < 540; x += 1)
      for (let bar = 0; bar < 20; bar += 1)
        for (let thick = 0; thick < 8; thick += 1) {
          const y = Math.round(100 + 30 * bar + thick + (x - 300) * slope);
          if ((x + 7 * bar) % 23 > 4) pixels[y * width + x] = 0;
        }
    return { pixels, width, height };
  }

  it('tells by how much it lies skewed', () => {
    for (const degrees of [-7, -1.5, 2.3, 5]) expect(findLie(bars(degrees)).skew).toBeCloseTo(degrees, 0);
    expect(findLie(bars(0)).skew).toBe(0);
    expect(findLie({ pixels: new Uint8Array(100).fill(255), width: 10, height: 10 }).skew).toBe(0);
  });

  it('tells it by its print, whatever a coloured panel beside that says', () => {
    for (const degrees of [-1.5, 0.5, 2.3]) {
      const picture = bars(degrees);
      const slope = Math.tan((degrees * Math.PI) / 180);
      for (let y = 0; y < 800; y += 1)
        for (let x = 0; x < 180; x += 1) {
          const left = Math.round(20 - (y - 400) * slope);
          // Light letters on it.
          const isLetter = y > 100 && y < 300 && y % 30 < 6 && x > 20 && x < 120 && x % 9 < 6;
          picture.pixels[y * 600 + left + x] = isLetter ? 255 : 40;
        }
      expect(findLie(picture).skew).toBeCloseTo(degrees, 0);
    }
  });

  it('shows its rulings, and takes no text for one', () => {
    const picture = bars(0);
    for (let x = 50; x < 550; x += 1) picture.pixels[700 * 600 + x] = 0;
    for (let y = 640; y < 760; y += 1) picture.pixels[y * 600 + 50] = 0;
    const rulings = listPictureRulings(picture);
    expect(rulings).toHaveLength(2);
    expect(rulings[0]?.from[1]).toBeCloseTo(0.876, 2);
    expect(rulings[1]?.from[0]).toBeCloseTo(0.084, 2);
  });
});

describe('words of OCR', () => {
  const seen = (text: string, box: Box, confidence = 0.9) => ({ text, box, confidence });

  it('of one line have one height, and bars are no words', () => {
    const sized = sizeLine([
      seen('on', [0, 110, 20, 120]),
      seen('By', [30, 106, 50, 124]),
      seen('|', [55, 100, 57, 130]),
      seen('12', [60, 106, 80, 120]),
    ]);
    expect(sized.map(({ text }) => text)).toEqual(['on', 'By', '12']);
    expect(new Set(sized.map(({ box }) => `${box[1]} ${box[3]}`)).size).toBe(1);
  });

  it('keep a figure however doubtful', () => {
    expect(sizeLine([seen('4.4%', [0, 0, 40, 14], 0.05), seen('zq', [50, 0, 60, 14], 0.05)])).toHaveLength(1);
  });

  it('of two lines that were taken for one stay on theirs', () => {
    const sized = sizeLine([
      seen('Frequency', [0, 100, 90, 114]),
      seen('opportunity', [100, 100, 200, 114]),
      seen('occurrence', [0, 130, 100, 141]),
      seen('population', [110, 130, 200, 144]),
    ]);
    const middles = new Map(sized.map(({ text, box }) => [text, (box[1] + box[3]) / 2]));
    expect(middles.get('Frequency')).toBe(middles.get('opportunity'));
    expect(middles.get('occurrence')).toBe(middles.get('population'));
    expect((middles.get('occurrence') ?? 0) - (middles.get('Frequency') ?? 0)).toBeGreaterThan(20);
  });

  it('stand on end where the longer ones are taller than wide', () => {
    expect(isOnEnd([seen('Percentage', [0, 0, 12, 90]), seen('of', [0, 95, 12, 105])])).toBe(true);
    expect(isOnEnd([seen('Percentage', [0, 0, 90, 12]), seen('I', [95, 0, 98, 12])])).toBe(false);
    expect(isOnEnd([seen('1', [0, 0, 4, 12])])).toBe(false);
  });

  it('are unreadable where they stand on end', () => {
    expect(decideReadability([seen('income', [0, 0, 60, 12])])).toBeCloseTo(0.9);
    expect(decideReadability([seen('income', [0, 0, 12, 60])])).toBe(0);
    expect(decideReadability([])).toBe(0);
  });
});
