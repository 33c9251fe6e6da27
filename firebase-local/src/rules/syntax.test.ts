import { compileRules, RulesSyntaxError } from './compile';
import { framed } from './testing/decide';

const errorOf = (source: string): RulesSyntaxError => {
  try {
    compileRules(source);
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
};

const inRule = (condition: string): RulesSyntaxError =>
  errorOf(framed(`match /a/{x} { allow read: if ${condition}; }`));

describe('a mistake in the rules', () => {
  test('is named with its line and column', () => {
    expect(
      errorOf("rules_version = '2';\nservice cloud.firestore {\n  match /a/{b} {\n    allow raed;\n  }\n}"),
    ).toMatchObject({
      problem: "Unknown method 'raed'",
      line: 4,
      column: 11,
    });
  });

  test.each([
    ['1 +', "Expected an expression, found ';'"],
    ['(1', "Expected ')', found ';'"],
    ['foo == 1', "Unknown name 'foo'"],
    ['foo(1)', "Unknown function 'foo'"],
    ['math.foo(1)', "Unknown function 'foo'"],
    ['resource.data.foo()', "Unknown method 'foo'"],
    ['get()', 'get takes 1 arguments, not 0'],
    ['x is thing', "Unknown type 'thing'"],
    ["'abc", 'Unexpected character "\'"'],
    ['x # y', 'Unexpected character "#"'],
    ['99999999999999999999 > 1', 'This number does not fit into 64 bits'],
    [`${'('.repeat(200)}1`, 'This expression is nested too deeply'],
    [`${'!'.repeat(200)}true`, 'This expression is nested too deeply'],
    ["x.matches('(')", 'Invalid pattern'],
    ['/* x', 'This comment does not end'],
  ])('%.20s', (condition, problem) => {
    expect(inRule(condition).problem).toContain(problem);
  });

  test.each([
    ['', "Expected 'service'"],
    ["rules_version = '3';", "rules_version must be '1' or '2'"],
    ['service firebase.storage {}', "Expected 'cloud'"],
    ['service cloud.firestore { allow read; }', "Expected 'match', 'function' or '}'"],
    ['service cloud.firestore { match /a/{x} { allow read', "Expected ';'"],
    ['service cloud.firestore { match /a/{x} { match /b/{x} { } } }', "Wildcard 'x' is bound twice"],
    ['service cloud.firestore { match /{x=**}/{y=**} { } }', 'at most one recursive wildcard'],
    ['service cloud.firestore { match /{x=**}/a/{y} { } }', "needs rules_version = '2'"],
    ['service cloud.firestore { function f() { return g(); } function g() { return f(); } }', 'calls itself'],
    ['service cloud.firestore { function f() { return 1; } function f() { return 1; } }', 'declared twice'],
    ['service cloud.firestore { function f(a, a) { return 1; } }', 'declared twice'],
    ['service cloud.firestore { function f(a) { let a = 1; return 1; } }', 'declared twice'],
    ['service cloud.firestore { function f() { let a = b; let b = 1; return 1; } }', "Unknown name 'b'"],
    [
      'service cloud.firestore { function f(a) { return 1; } match /a/{x} { allow read: if f(); } }',
      'f takes 1 arguments',
    ],
    ['service cloud.firestore { function f(a,b,c,d,e,g,h,i) { return 1; } }', 'at most 7 parameters'],
    ['service cloud.firestore { } extra', 'Expected the end of the file'],
    [`service cloud.firestore { ${'match /a/{x} {'.repeat(11)}`, 'nested at most 10 deep'],
    [' '.repeat(300_000), 'at most 256 KB'],
  ])('%.60s', (source, problem) => {
    expect(errorOf(source).problem).toContain(problem);
  });

  test('is found also where no rule uses it', () => {
    expect(errorOf('service cloud.firestore { function unused() { return nothing; } }').problem).toBe(
      "Unknown name 'nothing'",
    );
  });
});

test('takes rules without conditions, semicolons that are left out, and comments', () => {
  expect(() =>
    compileRules('service cloud.firestore { // one\n match /a/{x} { allow read /* two */ allow write: if true\n } }'),
  ).not.toThrow();
});
