import { isDrawerStep } from './use-fresh-page';

test('knows a thing that opens beside its list from another page', () => {
  expect(isDrawerStep('/uk/checklist', '/uk/checklist/t1')).toBe(true);
  expect(isDrawerStep('/uk/checklist/t1', '/uk/checklist')).toBe(true);
  expect(isDrawerStep('/uk/checklist', '/uk/checklist')).toBe(false);
  expect(isDrawerStep('/uk', '/uk/checklist')).toBe(false);
  expect(isDrawerStep('/uk/checklist/t1', '/uk/home')).toBe(false);
  expect(isDrawerStep('/uk/weddingsuppliers/florists/GB1', '/uk/weddingsuppliers/florists/GB2')).toBe(false);
});

test('takes seating, import and the caterers’ sheet for screens of their own [R1-14]', () => {
  for (const screen of ['seating', 'import', 'caterers']) {
    expect(isDrawerStep('/uk/guestlist', `/uk/guestlist/${screen}`)).toBe(false);
    expect(isDrawerStep(`/uk/guestlist/${screen}`, '/uk/guestlist')).toBe(false);
  }
  expect(isDrawerStep('/uk/planning', '/uk/planning/day')).toBe(false);
});
