import { detailOf, loadTaskTexts, titleOf } from './task-texts';

test('every language names the same tasks; American English falls back to British', async () => {
  const [british, american, german, french] = await Promise.all([
    loadTaskTexts('en-GB'),
    loadTaskTexts('en-US'),
    loadTaskTexts('de-DE'),
    loadTaskTexts('fr-FR'),
  ]);
  const keys = Object.keys(british).sort();
  expect(Object.keys(german).sort()).toEqual(keys);
  expect(Object.keys(french).sort()).toEqual(keys);
  expect(keys.filter((key) => !(key in american))).toEqual([]);
  expect(american['book-the-venue']).toBeDefined();
});

test("a task is called by the couple's own words, else by the catalogue's, else by its key", () => {
  const texts = { rings: { title: 'Choose your rings', detail: 'Early.' } };
  expect(titleOf({ name: 'Hire a llama', i18nKey: null }, texts)).toBe('Hire a llama');
  expect(titleOf({ name: null, i18nKey: 'rings' }, texts)).toBe('Choose your rings');
  expect(titleOf({ name: null, i18nKey: 'newer-than-this-build' }, texts)).toBe('newer-than-this-build');
  expect(detailOf({ i18nKey: 'rings' }, texts)).toBe('Early.');
  expect(detailOf({ i18nKey: null }, texts)).toBeNull();
});
