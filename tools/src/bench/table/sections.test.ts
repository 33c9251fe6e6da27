import { withSection } from './sections';

const head = '# Benchmarks\n\nHow they are made.\n';

test('a new section stands at the end', () => {
  const first = withSection(head, 'planning', '| a |');
  expect(withSection(first, 'inbox', '| b |')).toBe(`${head}\n## planning\n\n| a |\n\n## inbox\n\n| b |\n`);
});

test('a section that is measured again replaces the earlier one and leaves the others', () => {
  const both = withSection(withSection(head, 'planning', '| a |'), 'inbox', '| b |');
  expect(withSection(both, 'planning', '| c |')).toBe(`${head}\n## planning\n\n| c |\n\n## inbox\n\n| b |\n`);
});
