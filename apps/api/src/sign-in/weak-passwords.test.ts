import { listPasswordFaults, passwordRule } from '@vigilo/domain/sign-in/password-rule';
import { describe, expect, it } from 'vitest';
import { isWeakPassword } from './weak-passwords.ts';

const OWNER = { tenantName: 'scry', name: 'Marisol Ortega', email: 'm.ortega-lind@northbank.com' };

const WORDS = [
  'password',
  'welcome',
  'summer',
  'winter',
  'dragon',
  'monkey',
  'football',
  'baseball',
  'princess',
  'sunshine',
  'master',
  'shadow',
  'superman',
  'michael',
  'jennifer',
  'computer',
  'internet',
  'letmein',
  'monday',
  'chocolate',
  'chelsea',
  'liverpool',
  'charlie',
  'freedom',
  'whatever',
  'starwars',
  'diamond',
  'flower',
  'secret',
  'orange',
];
/** How people make a word keep the rule. */
const DRESSES: readonly ((word: string) => string)[] = [
  (word) => `${capital(word)}1!`,
  (word) => `${capital(word)}2026`,
  (word) => `1${capital(word)}#`,
  (word) => `${word.toUpperCase()}12!`,
  (word) =>
    `!${capital(word.replaceAll('a', '@').replaceAll('o', '0').replaceAll('e', '3').replaceAll('i', '1').replaceAll('s', '$'))}7`,
  (word) => `${capital(word)}#24`,
  (word) => `20${capital(word.replaceAll('a', '4').replaceAll('o', '0').replaceAll('s', '5'))}!`,
];
const OTHERS = [
  'Password1!',
  'P@ssw0rd12',
  'Welcome#2024',
  'Qwerty123!',
  'Qwertyui1!',
  '1Qaz2wsx!',
  'Aa123456!',
  'Abcd1234!',
  'Abcdefg1!',
  'Zaq12wsx!',
  'Iloveyou2!',
  'Trustno1!',
  'Admin123!',
  'Letm31n!23',
  'Aaaaaaa1',
  '11111111Aa',
  'Passw0rd!',
  'Pa$$w0rd1',
  'Test1234!',
  'Changeme1!',
  'PassPass1!',
  'Asdfghjkl1!',
  'Football#1',
  '12345678Aa',
  '123Password!',
  'Vigilo#2026',
  'Scry!Scry!77',
  'v1g1l0#Xq82z',
  'Marisol#8821',
  'xx0rtega!X83',
  'Lind#Kq83xzz',
  'N0rthb@nk#91',
  'Qz7ORTEGA!q',
];
const SAMPLES = [...new Set([...WORDS.flatMap((word) => DRESSES.map((dress) => dress(word))), ...OTHERS])];
const GOOD = [
  'Kestrel#Orb7x',
  'gT7#mQz2!vLr',
  'Quilt-Ember42',
  'Tram7!Plinth',
  'Fjord$Lamp8Ox',
  'uR8&kkWzP31a',
  'Brisk-Owl42!',
  'Plum9Sextant!',
  'Xk#81Hq!zzR',
  'Ñandú#Vela7x',
  'Teal+Anvil63q',
];

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

describe('a weak password', () => {
  it('is refused, each of more than 200, though most keep the rule', async () => {
    expect(SAMPLES.length).toBeGreaterThan(200);
    const rule = passwordRule('spec', 'by-admin');
    expect(
      SAMPLES.filter((password) => listPasswordFaults(password, rule).length === 0).length,
    ).toBeGreaterThan(150);
    const passed = [];
    for (const password of SAMPLES) if (!(await isWeakPassword(password, OWNER))) passed.push(password);
    expect(passed).toEqual([]);
  });

  it('is refused in any length', async () => {
    for (const password of [
      'passwordpassword',
      'PasswordPasswordPassword1!',
      'abcdefghijklmnopqrstuvwxyz',
      'aaaaaaaaaaaaaaaaaaaa',
      'marisol is the best one',
      'qwertyuiop2026!!!!!',
    ]) {
      expect(await isWeakPassword(password, OWNER), password).toBe(true);
    }
  });
});

describe('the words of an e-mail', () => {
  it.each([
    ['u1aud@xyz.test', 'u1aud.Test1!'],
    ['u1aud@xyz.test', 'Xq#U1AUD77k'],
    ['u1aud@xyz.test', 'Xq#ul4ud77K'],
    ['j.doe@xyz.test', 'J.Doe#88qXv'],
    ['j.doe@xyz.test', 'Qx88#jDoE+w'],
    ['k9-r4.tax_7b2c@xyz.test', 'Kx#7B2C!oqW'],
  ])('are refused with their digits, whole and in pieces: %s, %s', async (email, password) => {
    expect(await isWeakPassword(password, { tenantName: 'abc', name: 'Al B', email })).toBe(true);
  });

  it('are not what is short or a number', async () => {
    const owner = { tenantName: 'abc', name: 'Al B', email: 'a1b.2026.xy@xyz.test' };
    expect(await isWeakPassword('Kcom#2026a1', owner)).toBe(false);
  });
});

describe('a good password', () => {
  it('passes', async () => {
    const refused = [];
    for (const password of [...GOOD, 'correct horse battery staple', 'seven lamps over the quiet fjord'])
      if (await isWeakPassword(password, OWNER)) refused.push(password);
    expect(refused).toEqual([]);
  });

  it('may hold what merely ends an e-mail, and short parts of names', async () => {
    expect(
      await isWeakPassword('Kcom#Orb7xlq', { tenantName: 'abc', name: 'Al B', email: 'al@xyz.comet' }),
    ).toBe(false);
    expect(
      await isWeakPassword('Kestrel#Orb7x', { tenantName: 'abc', name: 'Al Kestrel', email: 'al@xyz.test' }),
    ).toBe(true);
  });
});
