import type { GuestItem } from '#guests/rules/guest-item';
import { householdsOf } from '#guests/rules/households';
import { guest, imported, plan } from './testing/plan-rows';

describe('households', () => {
  const groups = (guests: GuestItem[]) =>
    householdsOf(guests, 'en-GB').map(({ head, members }) => [head.household, ...members.map(({ name }) => name)]);

  test('are those of a column, led by whom they are called after, or else by the first grown-up', () => {
    const rows = [
      ['Name', 'Household', 'Child'],
      ['Asha Raman', 'The Ramans', 'yes'],
      ['Sunil Raman', 'The Ramans', ''],
      ['Anita Kapoor', 'Ravi Kapoor', ''],
      ['Ravi Kapoor', 'Ravi Kapoor', ''],
      ['Bisi Okafor', '', ''],
    ];
    expect(groups(imported(plan(rows)))).toEqual([
      ['', 'Ravi Kapoor', 'Anita Kapoor'],
      ['', 'Bisi Okafor'],
      ['The Ramans', 'Sunil Raman', 'Asha Raman'],
    ]);
  });

  test('are those with the same last name and address where there is no column', () => {
    const rows = [
      ['Name', 'Address'],
      ['Ravi Kapoor', '1 Mill Lane'],
      ['Anita Kapoor', '1, mill lane'],
      ['Lena Fischer', '1 Mill Lane'],
    ];
    expect(groups(imported(plan(rows)))).toEqual([
      ['', 'Lena Fischer'],
      ['', 'Ravi Kapoor', 'Anita Kapoor'],
    ]);
  });

  test('of the list take in who names them, and who comes with somebody known', () => {
    const list = [guest('ravi', { name: 'Ravi Kapoor', household: 'The Kapoors' })];
    expect(
      groups(
        imported(
          plan(
            [
              ['Name', 'Household'],
              ['Anita', 'the kapoors'],
            ],
            list,
          ),
          list,
        ),
      ),
    ).toEqual([['The Kapoors', 'Ravi Kapoor', 'Anita']]);
    const lone = [guest('ravi', { name: 'Ravi Kapoor', contacts: { email: 'r@example.com', phone: null } })];
    const rows = [
      ['Name', 'Household', 'Email'],
      ['Ravi Kapoor', 'Kapoor', 'r@example.com'],
      ['Anita', 'Kapoor', ''],
    ];
    expect(groups(imported(plan(rows, lone), lone))).toEqual([['', 'Ravi Kapoor', 'Anita']]);
  });

  test('take in plus-ones beside who brings them, with or without a name', () => {
    const list = [guest('bisi', { name: 'Bisi Okafor' })];
    const rows = [
      ['Name', 'Plus one of'],
      ['', 'Bisi Okafor'],
      ['Lena', ''],
      ['Jo', 'lena'],
    ];
    const after = imported(plan(rows, list), list);
    expect(after.map(({ name, head, plusOne }) => [name, head, plusOne])).toEqual([
      ['Bisi Okafor', null, false],
      ['', 'bisi', true],
      ['Lena', null, false],
      ['Jo', 'new2', true],
    ]);
  });
});
