import { imported, plan } from './testing/plan-rows';

const guestsOf = (...rows: string[][]) => imported(plan(rows, []), []);

describe('a list as strangers keep it', () => {
  test.each([
    ['Partner dietary', ['Partner First', 'Partner Last']],
    ['Dietary (partner)', ['Partner first name', 'Partner last name']],
    ['Allergies Begleitung', ['Begleitung Vorname', 'Begleitung Nachname']],
    ['Guest 2 dietary requirements', ['First name 2', 'Last name 2']],
  ])('“%s” is about the other person on the row, never about the guest [F-B1]', (header, [first = '', last = '']) => {
    const [ada, ben] = guestsOf(
      ['First name', 'Last name', 'Dietary', first, last, header],
      ['Ada', 'Hall', '', 'Ben', 'Moss', 'vegan, nuts'],
    );
    expect(ada).toMatchObject({ name: 'Ada Hall', diets: [], allergens: [] });
    expect(ben).toMatchObject({ name: 'Ben Moss', diets: ['vegan'], allergens: ['nuts'] });
  });

  test('needs of somebody without a name stay as a note for the caterer [F-B1]', () => {
    const [ada] = guestsOf(['Name', 'Partner name', 'Partner dietary'], ['Ada Hall', '', 'coeliac']);
    expect(ada).toMatchObject({ name: 'Ada Hall', allergens: [], dietNotes: 'Partner dietary: coeliac' });
  });

  test.each([
    ['badly allergic to peanuts, seat near door', { allergens: ['peanuts'] }],
    ['Has a severe nut allergy', { allergens: ['nuts'] }],
    ['vegan', { diets: ['vegan'] }],
    ['allergic to kiwi', { dietNotes: 'allergic to kiwi' }],
    ['isst keine Eier', { allergens: ['eggs'] }],
    ['allergique aux arachides', { allergens: ['peanuts'] }],
    ['no plus-one, seat by the band', { diets: [], allergens: [], dietNotes: '' }],
    ['brings the fish', { diets: [], allergens: [], dietNotes: '' }],
  ])('a need in the notes, “%s”, reaches the caterer, and the note stays [F-B1]', (notes, needs) => {
    expect(guestsOf(['Name', 'Notes'], ['Ada Hall', notes])).toMatchObject([{ name: 'Ada Hall', notes, ...needs }]);
  });

  test.each([
    ['Ada (nut allergy)', { name: 'Ada', allergens: ['nuts'] }],
    ['Kim - coeliac', { name: 'Kim', allergens: ['gluten'] }],
    ['Lou Berg (V)', { name: 'Lou Berg', diets: ['vegetarian'] }],
    ['Ann-Marie Fisch', { name: 'Ann-Marie Fisch', allergens: [] }],
    ['Ada (bride’s aunt)', { name: 'Ada (bride’s aunt)' }],
  ])('needs behind a name, “%s”, are no part of it [F-B1]', (name, guest) => {
    expect(guestsOf(['Name', 'Email'], [name, ''])).toMatchObject([guest]);
  });

  test('“Any allergies?” answered with a yes alone leaves a question for the caterer [F-B1]', () => {
    const [ada, ben] = guestsOf(['Name', 'Any allergies?'], ['Ada Hall', 'Yes'], ['Ben Moss', 'No']);
    expect(ada?.dietNotes).toBe('Any allergies? Yes');
    expect(ben?.dietNotes).toBe('');
  });

  test('guests in numbered columns are people of one row', () => {
    expect(
      guestsOf(['Invitation', 'Guest 1', 'Guest 2', 'Guest 3'], ['The Halls', 'Ada Hall', 'Ben Hall', 'Cy Hall']).map(
        ({ name }) => name,
      ),
    ).toEqual(['Ada Hall', 'Ben Hall', 'Cy Hall']);
  });

  test('“Begleitung: ja” is a plus-one without a name, also among names', () => {
    const guests = guestsOf(
      ['Vorname', 'Nachname', 'Begleitung'],
      ['Ada', 'Hall', 'ja'],
      ['Ben', 'Moss', 'nein'],
      ['Cy', 'Lund', 'Dora Lund'],
    );
    expect(guests.map(({ name }) => name)).toEqual(['Ada Hall', '', 'Ben Moss', 'Cy Lund', 'Dora Lund']);
  });

  test.each(['Total guests: 5', 'Total guests', 'Gesamt Personen: 12', 'Total invités : 5'])(
    '“%s” below the people is no guest',
    (sum) => {
      expect(guestsOf(['Name', 'Email'], ['Ada Hall', ''], [sum, ''])).toHaveLength(1);
    },
  );

  test.each(['Attending (Y/N)', 'RSVP?', 'Présent(e)', 'Kommt (j/n)'])('“%s” holds answers', (header) => {
    const [ada] = guestsOf(['Name', header], ['Ada Hall', 'Y']);
    expect(Object.values(ada?.rsvp ?? {})).not.toEqual([]);
  });

  test('columns as wedding sites export them', () => {
    const [ada, bo] = guestsOf(
      [
        ...['First Name', 'Last Name', 'Plus One First Name', 'Plus One Last Name', 'RSVP Response', 'Meal Selection'],
        ...['Street Address 1', 'Street Address 2', 'City', 'State/Province', 'Zip/Postal Code'],
      ],
      ['Ada', 'Hall', 'Bo', 'Ray', 'Attending', 'Beef', '1 High St', 'Flat 2', 'Austin', 'TX', '78701'],
    );
    expect(ada).toMatchObject({
      ...{ name: 'Ada Hall', meal: 'Beef', rsvp: { main: 'attending' }, location: 'Austin' },
      address: '1 High St, Flat 2, TX, 78701',
    });
    expect(bo).toMatchObject({ name: 'Bo Ray' });
  });

  test('“Yes” and “TBC” below “Partner” are nobody’s names', () => {
    const guests = guestsOf(
      ['Name', 'Partner'],
      ['Ada Hall', 'Yes'],
      ['Ben Moss', 'TBC'],
      ['Cy Lund', 'No'],
      ['Di Fox', 'Eve Fox'],
    );
    expect(guests.map(({ name }) => name)).toEqual(['Ada Hall', '', 'Ben Moss', 'Cy Lund', 'Di Fox', 'Eve Fox']);
  });

  test('a list in sections has no guests but its people', () => {
    const guests = guestsOf(
      ['Bride’s side', ''],
      ['Name', 'Email'],
      ['Ada Hall', 'ada@example.com'],
      ['Subtotal', '1'],
      ['', ''],
      ['GROOM’S SIDE', ''],
      ['Name', 'Email'],
      ['Ben Moss', ''],
      ['Total', '2'],
    );
    expect(guests.map(({ name }) => name)).toEqual(['Ada Hall', 'Ben Moss']);
  });

  test('“Kids?” with a no and a number counts children', () => {
    const planned = plan(
      [
        ['Name', 'Kids?'],
        ['Ada Hall', 'N'],
        ['Ben Moss', '2'],
      ],
      [],
    );
    expect(planned.map(({ outcome, unnamed }) => [outcome.kind, unnamed])).toEqual([
      ['new', 0],
      ['new', 2],
    ]);
  });
});
