import { translationFaults, unusedIds } from './catalogue-faults';

const source = { 'a.hello': 'Hello {name}', 'a.count': '{count, plural, one {# task} other {# tasks}}' };

test('finds missing and unknown ids, broken texts and other arguments', () => {
  const translation = { 'a.hello': 'Hallo {vorname}', 'a.more': 'Mehr' };
  expect(translationFaults(source, translation, false)).toEqual([
    'a.count is missing',
    'a.hello takes {vorname}, the source {name}',
    'a.more is not in the source',
  ]);
  expect(translationFaults(source, { 'a.hello': 'Hallo {name' }, true)).toHaveLength(1);
  expect(translationFaults(source, { 'a.hello': ' ' }, true)).toEqual(['a.hello says nothing']);
});

test('lets a partial catalogue leave out what is the same', () => {
  expect(translationFaults(source, {}, true)).toEqual([]);
});

test('counts an id as used when it is written whole or made by a template', () => {
  const code = "formatMessage({ id: 'a.hello' }); formatMessage({ id: `a.tone.${tone}` });";
  expect(unusedIds({ 'a.hello': '', 'a.tone.calm': '', 'a.tone': '', 'a.gone': '' }, code)).toEqual([
    'a.tone',
    'a.gone',
  ]);
});
