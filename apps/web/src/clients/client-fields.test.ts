import { expect, it } from 'vitest';
import { NEW_CLIENT, listClientFaults } from './client-fields.ts';

const GOOD = { ...NEW_CLIENT, name: 'North Bank', companyIDs: ['5f4d9c1e-8a39-4f0e-9d0b-3c1f4f6f9a10'] };

it('needs a name and a company, nothing else', () => {
  expect(listClientFaults(GOOD, [])).toEqual({});
  expect(listClientFaults(NEW_CLIENT, [])).toEqual({ name: 'enterName', companyIDs: 'selectCompany' });
});

it('compares the name with the others, whatever their case', () => {
  expect(listClientFaults(GOOD, ['north BANK '])).toEqual({ name: 'exists' });
  expect(listClientFaults(GOOD, ['North Bank 2'])).toEqual({});
});

it('wants the end later than the start; either may be open', () => {
  expect(listClientFaults({ ...GOOD, startDate: '2026-01-02', endDate: '2026-01-02' }, [])).toEqual({
    endDate: 'wrongDates',
  });
  expect(listClientFaults({ ...GOOD, startDate: '2026-01-02', endDate: '2026-01-01' }, [])).toEqual({
    endDate: 'wrongDates',
  });
  expect(listClientFaults({ ...GOOD, startDate: '2026-01-02', endDate: '2026-01-03' }, [])).toEqual({});
  expect(listClientFaults({ ...GOOD, endDate: '2026-01-03' }, [])).toEqual({});
});

it('takes e-mail and phone whole or not at all', () => {
  expect(listClientFaults({ ...GOOD, email: 'desk@north.test', phone: '(415) 555-0100' }, [])).toEqual({});
  expect(listClientFaults({ ...GOOD, email: 'desk@north', phone: '(415) 555' }, [])).toEqual({
    email: 'wrongEmail',
    phone: 'wrongPhone',
  });
});
