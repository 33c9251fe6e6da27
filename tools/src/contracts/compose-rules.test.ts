import { composeRules } from './compose-rules';

it('puts each part in the place that names it, as far in as the place is', () => {
  const parts: Record<string, string> = { people: 'match /users/{uid} {\n\n  allow get: if true;\n}\n' };
  expect(composeRules('service x {\n  include people\n}\n', (name) => parts[name] ?? '')).toBe(
    'service x {\n  match /users/{uid} {\n\n    allow get: if true;\n  }\n}\n',
  );
});

it('fails for a part that is not there', () => {
  const missing = (name: string): string => {
    throw new Error(`no part ${name}`);
  };
  expect(() => composeRules('  include people\n', missing)).toThrow('no part people');
});
