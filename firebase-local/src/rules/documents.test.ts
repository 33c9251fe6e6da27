import { compileRules } from './compile';
import { type Decision, type DocumentRequest } from './runtime/contract';
import { contextOf, framed, holds, toFields, user, type World } from './testing/decide';

const request = (
  kind: DocumentRequest['kind'],
  path: string,
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
): DocumentRequest => ({
  kind,
  path,
  before: before === null ? null : { path, fields: toFields(before), createTime: 1, updateTime: 1 },
  after: after === null ? null : { fields: toFields(after) },
});

const read = (rules: string, path: string, world: World = {}, uid: string | null = null): Decision =>
  compileRules(rules).decideDocument(request('get', path, {}, null), contextOf(world, uid === null ? null : user(uid)));

describe('matches', () => {
  const rules = framed(`
    match /a/{x} {
      allow get: if x == 'yes';
      match /b/{y} { allow get: if x == 'outer' && y == 'inner'; }
    }
    match /deep/{rest=**} { allow get: if string(rest) != '/no'; }
    match /{any=**}/leaf/{id} { allow get: if id == 'ok'; }
    match /fixed/one { allow get; }
  `);

  test.each([
    ['a/yes', true],
    ['a/no', false],
    ['a/outer/b/inner', true],
    ['a/outer/b/other', false],
    ['a/yes/b/inner', false],
    ['deep/x', true],
    ['deep/no', false],
    ['deep/x/y/z', true],
    ['leaf/ok', true],
    ['q/r/leaf/ok', true],
    ['q/r/leaf/no', false],
    ['fixed/one', true],
    ['fixed/two', false],
    ['nowhere/x', false],
  ])('%s is readable: %s', (path, allowed) => {
    expect(read(rules, path).allowed).toBe(allowed);
  });

  test('need one segment for a recursive wildcard in version 1, none in version 2', () => {
    const body = 'match /a/{x} { match /{rest=**} { allow get; } }';
    expect(read(framed(body, '2'), 'a/b').allowed).toBe(true);
    expect(read(framed(body, '1'), 'a/b').allowed).toBe(false);
    expect(read(framed(body, '1'), 'a/b/c/d').allowed).toBe(true);
  });

  test('allow when any of the rules that apply allows', () => {
    const both = framed('match /a/{x} { allow get: if resource.data.gone; } match /{y=**} { allow read: if true; }');
    expect(read(both, 'a/b').allowed).toBe(true);
  });
});

describe('methods', () => {
  const only = (methods: string): DocumentRequest['kind'][] => {
    const rules = compileRules(framed(`match /a/{x} { allow ${methods}; }`));
    const kinds: DocumentRequest['kind'][] = ['get', 'create', 'update', 'delete'];
    return kinds.filter((kind) => rules.decideDocument(request(kind, 'a/b', {}, {}), contextOf({}, null)).allowed);
  };

  test('are named one by one or by their groups', () => {
    expect(only('read')).toEqual(['get']);
    expect(only('list')).toEqual([]);
    expect(only('write')).toEqual(['create', 'update', 'delete']);
    expect(only('create, delete')).toEqual(['create', 'delete']);
  });
});

describe('writes', () => {
  const rules = compileRules(
    framed(`
    match /a/{x} {
      allow create: if resource == null && request.resource.data.owner == request.auth.uid && request.resource.id == x;
      allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['title', 'at'])
        && request.resource.data.at == request.time;
      allow delete: if request.resource == null && resource.data.owner == request.auth.uid;
    }`),
  );
  const context = contextOf({}, user('u1'));
  const at = new Date(Date.UTC(2026, 4, 17, 12, 34, 56, 789));
  const decide = (...args: Parameters<typeof request>): boolean =>
    rules.decideDocument(request(...args), context).allowed;

  test('see what is there and what would be', () => {
    expect(decide('create', 'a/b', null, { owner: 'u1' })).toBe(true);
    expect(decide('create', 'a/b', null, { owner: 'u2' })).toBe(false);
    expect(decide('update', 'a/b', { owner: 'u1' }, { owner: 'u1', title: 'x', at })).toBe(true);
    expect(decide('update', 'a/b', { owner: 'u1' }, { owner: 'u2', title: 'x', at })).toBe(false);
    expect(decide('update', 'a/b', { owner: 'u1', extra: 1 }, { owner: 'u1', at })).toBe(false);
    expect(decide('delete', 'a/b', { owner: 'u1' }, null)).toBe(true);
    expect(decide('delete', 'a/b', { owner: 'u2' }, null)).toBe(false);
  });
});

describe('other documents', () => {
  const member = '/databases/$(database)/documents/members/$(request.auth.uid)';

  test('are read by get and exists, and remembered as dependencies', () => {
    const world = { 'members/u1': { role: 'admin' } };
    const rule = `exists(${member}) && get(${member}).data.role == 'admin' && get(${member}).id == 'u1'`;
    expect(holds(rule, {}, user('u1'), world)).toEqual({ allowed: true, reason: '', dependsOn: ['members/u1'] });
    expect(holds(rule, {}, user('u2'), world)).toMatchObject({ allowed: false, dependsOn: ['members/u2'] });
    expect(holds(`get(${member}) == null`, {}, user('u2'), world).allowed).toBe(true);
  });

  test('are seen as they will be by getAfter and existsAfter', () => {
    const rules = compileRules(
      framed(`match /a/{x} {
        allow create: if getAfter(/databases/$(database)/documents/counts/all).data.n
          == get(/databases/$(database)/documents/counts/all).data.n + 1
          && existsAfter(/databases/$(database)/documents/new/one) && !exists(/databases/$(database)/documents/new/one);
      }`),
    );
    const now = { 'counts/all': { n: 1 } };
    const after = { 'counts/all': { n: 2 }, 'new/one': {} };
    const create = request('create', 'a/b', null, {});
    expect(rules.decideDocument(create, contextOf(now, null, after)).allowed).toBe(true);
    expect(rules.decideDocument(create, contextOf(now, null, now)).allowed).toBe(false);
  });

  test('are ten at most; the same one again is free', () => {
    const reading = (ids: number[]): string =>
      ids.map((id) => `!exists(/databases/$(database)/documents/d/d${id})`).join(' && ');
    const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(holds(reading([...ten, ...ten])).allowed).toBe(true);
    expect(holds(reading([...ten, 10]))).toMatchObject({
      allowed: false,
      reason: expect.stringContaining('More than 10 documents') as string,
    });
  });

  test('are listed once they were read, also when the decision was made without them', () => {
    const rule = `exists(${member}) || true`;
    expect(holds(rule, {}, user('u1'))).toMatchObject({ allowed: true, dependsOn: ['members/u1'] });
    expect(holds(`true || exists(${member})`, {}, user('u1'))).toMatchObject({ dependsOn: [] });
  });
});

describe('functions', () => {
  test('take arguments, have variables, see the wildcards around them, and call each other', () => {
    const rules = framed(`
      function signedIn() { return request.auth != null; }
      match /a/{x} {
        function isX(value) { let wanted = x; let same = value == wanted; return same && signedIn(); }
        allow get: if isX('yes') && !isX('no');
        match /b/{y} { allow get: if isX(y); }
      }`);
    expect(read(rules, 'a/yes', {}, 'u1').allowed).toBe(true);
    expect(read(rules, 'a/yes').allowed).toBe(false);
    expect(read(rules, 'a/same/b/same', {}, 'u1').allowed).toBe(true);
  });

  test('hide wildcards by their parameters, and may stand after their use', () => {
    const rules = framed(`match /a/{x} { allow get: if f('inner'); function f(x) { return x == 'inner'; } }`);
    expect(read(rules, 'a/outer').allowed).toBe(true);
  });

  test('let a failed variable fail only where it is used', () => {
    const rules = framed(`match /a/{x} {
      function f() { let bad = resource.data.gone; return true || bad == 1; }
      allow get: if f();
    }`);
    expect(read(rules, 'a/b').allowed).toBe(true);
  });
});

describe('time', () => {
  test('is bounded, whatever the rules say', () => {
    const chain = Array.from(
      { length: 18 },
      (_, index) => `function f${index + 1}(v) { return f${index}(v) && f${index}(v) && f${index}(v); }`,
    ).join('\n');
    const rules = framed(`function f0(v) { return v == v; }\n${chain}\nmatch /a/{x} { allow get: if f18('v'); }`);
    expect(read(rules, 'a/b')).toMatchObject({
      allowed: false,
      reason: expect.stringContaining('too long') as string,
    });
  });

  test('is bounded when a pattern is made to be slow', () => {
    const text = 'a'.repeat(20_000);
    expect(holds("resource.data.t.matches('(a+)+b')", { t: text }).allowed).toBe(false);
  });
});

test('denies when a value is nothing that a store would hold', () => {
  expect(holds('resource.data.n == 1', { n: { integerValue: 'x' } }).allowed).toBe(false);
});
