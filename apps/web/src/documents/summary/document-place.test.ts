import { describe, expect, it } from 'vitest';
import { formatPlace, listPlaceMarks, parsePlace } from './document-place.ts';

const MARK = { page_n: 2, scaled_x_start: 0.1, scaled_y_start: 0.2, scaled_x_end: 0.3, scaled_y_end: 0.25 };

describe('a place in the address', () => {
  it('comes back as it went', () => {
    expect(formatPlace(MARK)).toEqual({ page: '2', box: '0.1,0.2,0.3,0.25' });
    expect(listPlaceMarks(parsePlace(formatPlace(MARK)))).toEqual([MARK]);
  });

  it.each(['', '0.1,0.2,0.3', '0.1,0.2,0.3,', '0.3,0.2,0.1,0.25', '0,0,2,1', 'a,b,c,d', '0,0,1,1,1'])(
    'with the box %j shows the page alone',
    (box) => {
      const place = parsePlace({ page: '3', box });
      expect(place).toEqual({ page: 3, box: null });
      expect(listPlaceMarks(place)).toEqual([]);
    },
  );

  it('that names nothing shows nothing', () => {
    expect(parsePlace({})).toEqual({ page: null, box: null });
    expect(parsePlace({ page: '-1', box: '0,0,1,1' }).page).toBeNull();
  });
});
