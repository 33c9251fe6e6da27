import { householdTitle } from './household-title';

const people = (...names: string[]) => names.map((name) => ({ name }));

test.each([
  ['The Kapoors', ['Ravi Kapoor', 'Anita Kapoor'], 'The Kapoors'],
  ['', ['Ravi Kapoor', 'Anita Kapoor', ''], 'Ravi and Anita Kapoor'],
  ['', ['Kit Marlow', 'Rav Holt'], 'Kit Marlow and Rav Holt'],
  ['', ['Gran'], 'Gran'],
  ['', ['Gran', 'Grandad'], 'Gran and Grandad'],
  ['', [''], ''],
] as const)('an envelope for “%s” with %j says %s', (household, names, title) => {
  expect(householdTitle({ household }, people(...names), 'en-GB')).toBe(title);
});
