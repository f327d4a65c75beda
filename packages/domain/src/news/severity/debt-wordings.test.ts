import { describe, expect, it } from 'vitest';
import type { CreditKind } from './credit-rule.ts';
import { judgeHeadline } from './testing/judge-headline.ts';

/** The kind and the tenths that the rules give a headline about Acme; null where none holds. */
function judge(text: string): [CreditKind, number] | null {
  const severity = judgeHeadline(text, 'Acme');
  return severity && [severity.kind, severity.tenths];
}

describe('what falls due', () => {
  it.each([
    'Acme repays a bond well before it falls due',
    'Acme refinances bond that falls due in March',
    'Acme buys back its notes before they fall due',
    'Acme to redeem hybrid notes before they fall due',
    'Acme bonds falling due in 2027 fully covered by cash',
    'Acme has cash to cover bonds that fall due next year',
    'Acme repays loan that fell due on Monday',
    'Acme pays coupon as it falls due',
  ])('is no fall of a price: %j is good', (text) => {
    expect(judge(text)?.[1]).toBeGreaterThan(1);
  });

  it.each(['Acme notes fall due in March', 'Acme perpetual bond falls due', 'Acme loans fall due next year'])(
    'is a date alone: %j says nothing',
    (text) => {
      expect(judge(text)?.[1]).toBe(0);
    },
  );

  it.each([
    'Acme payment falls due and is missed',
    'Acme misses payment as loan falls due',
    'Acme bond falls due and is not repaid',
    'Acme coupon falls due and goes unpaid',
    'Acme is unable to pay its debts as they fall due',
  ])('is a missed payment where it is not paid: %j', (text) => {
    const [kind, tenths] = judge(text) ?? [];
    expect(kind).toBe('missed payment');
    expect(tenths).toBeLessThanOrEqual(-6);
  });

  it.each([
    'Acme bonds fall to 60 cents',
    'Acme bonds fall after profit warning',
    'Acme bonds fall due to weak results',
    'Acme bonds fall due largely to default fears',
    'Acme notes fell, due date near',
  ])('is not meant where a price falls: %j', (text) => {
    const [kind, tenths] = judge(text) ?? [];
    expect(kind).toBe('spreads');
    expect(tenths).toBeLessThanOrEqual(-4);
  });
});

describe('a dearer loan', () => {
  it.each([
    'Higher margin on the renewed credit line of Acme',
    'Acme pays a higher margin on its renewed loan',
    'Acme renews credit line at a higher cost',
    'Acme refinances loan at higher interest rate',
    'Acme extends credit facility but pays more',
    'Acme replaces bonds with costlier loan',
    'Acme accepts wider margin to extend revolver',
    'Banks raise margin on Acme credit line',
    'Margin on Acme credit line rises',
    'Acme paga un margen más alto por su crédito renovado',
    'Acme renueva su línea de crédito con un margen mayor',
    'Acme refinancia su deuda a un tipo más alto',
    'Acme paga más intereses por su préstamo renovado',
    'Acme pagó más por renovar su crédito',
    'Los bancos suben el margen del crédito de Acme',
  ])('is a cost that is paid to lenders: %j is mildly bad', (text) => {
    expect(judge(text)).toEqual(['refinancing', -2]);
  });

  it.each([
    'Acme renews credit line',
    'Lower margin on the renewed credit line of Acme',
    'Acme extends loan at lower margin',
  ])('is not meant by one as dear as before: %j is good', (text) => {
    expect(judge(text)?.[1]).toBeGreaterThan(1);
  });

  it.each(['Acme earns higher margin on consumer loans', 'Acme reports higher margin on lending'])(
    'is not meant where a bank earns it: %j',
    (text) => {
      expect(judge(text)?.[1] ?? 0).toBeGreaterThanOrEqual(0);
    },
  );

  it('says little where the company fails', () => {
    expect(judge('Acme defaults after paying a higher margin on its loan')?.[1]).toBeLessThanOrEqual(-6);
  });
});

describe('a company that suspends its payments', () => {
  it.each([
    'Acme suspende pagos',
    'Acme suspendió pagos a sus acreedores',
    'Acme suspende pagos y negocia con la banca',
    'Las filiales de Acme suspenden pagos tras perder su mayor contrato',
    'Acme suspende los pagos de su deuda',
  ])('has not paid what it owes: %j', (text) => {
    expect(judge(text)).toEqual(['missed payment', -9]);
  });

  it.each([
    'Acme suspende pagos con tarjeta en Rusia',
    'Acme suspende los pagos móviles por una avería',
    'Acme suspende pagos de dividendos',
  ])('is not meant where no debt is: %j', (text) => {
    expect(judge(text)?.[0]).not.toBe('missed payment');
  });
});

describe('an issue of bonds that is put off', () => {
  it.each([
    'Acme aplaza una emisión de bonos',
    'Acme suspende la emisión de bonos por 500 millones',
    'Acme cancela la emisión de bonos',
    'Acme cancela la emisión prevista de bonos verdes',
    'Acme retrasó la colocación de 300 millones en pagarés',
    'Acme anula la emisión de obligaciones',
    'Acme aplaza la venta de bonos',
    'Acme congela la emisión de deuda',
    'Acme postpones a bond issue',
    'Acme suspends bond issue',
    'Acme delays its planned sale of notes',
  ])('is money that does not come, and no missed payment: %j', (text) => {
    expect(judge(text)).toEqual(['refinancing', -5]);
  });

  it.each([
    'Acme aplaza el pago de sus bonos',
    'Acme suspende el pago del cupón de la emisión de bonos',
    'Acme suspende pagos de la emisión de bonos',
    'Acme aplaza el vencimiento de la emisión de bonos',
    'Acme delays payment on bond issue',
    'Acme delays interest on bond issue',
  ])('is not meant where what is owed is put off: %j', (text) => {
    const [kind, tenths] = judge(text) ?? [];
    expect(kind).toBe('missed payment');
    expect(tenths).toBeLessThanOrEqual(-6);
  });

  it.each([
    'Acme cancela anticipadamente bonos por 200 millones',
    'Acme cancela la emisión de bonos de 2020 con caja',
    'Acme devuelve un bono antes de su vencimiento',
    'Acme paga un préstamo antes de que venza',
  ])('is not meant where debt is paid back before its time: %j is good', (text) => {
    expect(judge(text)).toEqual(['capital', 4]);
  });
});

describe('what only sounds like it', () => {
  it.each([
    ['Acme misused client funds to cover debts', 'no money for what matures'],
    ['Acme runs out of cash to cover bonds that fall due', 'no money for what matures'],
    ['Acme increases reserves to cover bad debts', 'no money for what matures'],
    ['Acme faces lawsuit under provisions of Clean Air Act', 'no dispute within what was set aside'],
  ])('%s: %s', (text) => {
    expect(judge(text)?.[1] ?? 0).toBeLessThanOrEqual(0);
  });

  it.each(['Acme loans grow 10% but missed estimates', 'Acme notes growth but missed forecasts'])(
    'is no missed payment: %s',
    (text) => {
      expect(judge(text)?.[0]).not.toBe('missed payment');
    },
  );

  it.each(['Acme refinances loan with larger facility', 'Acme replaces notes with larger bonds'])(
    'is no dearer loan: %s',
    (text) => {
      expect(judge(text)?.[1]).toBeGreaterThan(0);
    },
  );
});
