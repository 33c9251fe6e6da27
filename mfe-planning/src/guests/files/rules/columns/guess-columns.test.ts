import { chooseUse, guessByContent, guessColumns } from './guess-columns';
import { headerRowOf } from './header-row';

const events = [
  { id: 'main', names: ['The wedding', 'Die Hochzeit'] },
  { id: 'brunch', names: ['Sunday brunch'] },
];

describe('what a column holds is guessed by its name', () => {
  test('in English, whatever the capitals and marks', () => {
    const headers = ['First name', 'Surname', 'Family', 'e-mail', 'Eve only?', 'Allergies', 'With', 'Gift idea'];
    const uses = [
      'firstName',
      'lastName',
      'household',
      'email',
      'invitationType',
      'allergens',
      'undecided',
      'undecided',
    ];
    expect(guessColumns(headers, events)).toEqual(uses);
  });

  test('in German, where a column called Name beside first names holds last names', () => {
    expect(guessColumns(['Vorname', 'Name', 'Anschrift', 'Handy', 'Ernährung'], events)).toEqual([
      'firstName',
      'lastName',
      'address',
      'phone',
      'diets',
    ]);
  });

  test('in French, where Nom alone is the whole name', () => {
    expect(guessColumns(['Prénom', 'Nom', 'Courriel'], events)).toEqual(['firstName', 'lastName', 'email']);
    expect(guessColumns(['Nom', 'Foyer', 'Régime alimentaire'], events)).toEqual(['name', 'household', 'diets']);
  });

  test('also where it is cut short [R1-14]', () => {
    expect(guessColumns(['First', 'Last', 'Addr', 'Mob'], events)).toEqual([
      'firstName',
      'lastName',
      'address',
      'phone',
    ]);
  });

  test('and “Food” by its values: a dish, a diet or what somebody must not have [R1-14]', () => {
    const used = (...values: string[]) =>
      guessColumns(
        ['Name', 'Food'],
        events,
        values.map((value) => ['Ida', value]),
      )[1];
    expect(used('Lamb', 'Fish pie', '')).toBe('meal');
    expect(used('vegan', 'none', 'Vegetarian', 'Lamb')).toBe('diets');
    expect(used('nuts', 'gluten', '-')).toBe('allergens');
    expect(used('', '')).toBe('meal');
    expect(used('vegan, no nuts', 'Chicken', 'Beef', 'gluten free', 'Kosher')).toBe('diets');
    expect(used('Chicken, no nuts', 'Beef', 'Lamb')).toBe('meal');
  });

  test('for answers by the event, without one by the day itself', () => {
    expect(guessColumns(['Name', 'RSVP', 'Sunday brunch', 'Sunday brunch RSVP'], events)).toEqual([
      'name',
      'rsvp:main',
      'rsvp:brunch',
      'undecided',
    ]);
    expect(guessColumns(['RSVP: Die Hochzeit', 'RSVP: Golf'], events)).toEqual(['rsvp:main', 'undecided']);
  });

  test('once only: a second column of the same kind is asked about, of diets there may be several', () => {
    expect(guessColumns(['Name', 'Email', 'E-mail', 'Diet', 'Dietary'], events)).toEqual([
      'name',
      'email',
      'undecided',
      'diets',
      'diets',
    ]);
  });

  test('leaves out tables and running numbers', () => {
    expect(guessColumns(['No.', 'Guest', 'Table'], events)).toEqual(['skip', 'name', 'skip']);
  });
});

test('tells a row of names from a first guest', () => {
  expect(headerRowOf([['Guest', 'Anything']], events)).toBe(0);
  expect(headerRowOf([['Ravi Kapoor', 'ravi@example.com']], events)).toBeNull();
});

test('finds names and e-mails without a row of names', () => {
  const rows = [
    ['ravi@example.com', '', 'Ravi Kapoor', 'Leeds'],
    ['', '', 'Bisi Okafor', 'London'],
  ];
  expect(guessByContent(rows)).toEqual(['email', 'undecided', 'name', 'undecided']);
});

test('asks anew about the column that had a use before', () => {
  expect(chooseUse(['name', 'email', 'skip'], 2, 'email')).toEqual(['name', 'undecided', 'email']);
  expect(chooseUse(['diets', 'undecided'], 1, 'diets')).toEqual(['diets', 'diets']);
});
