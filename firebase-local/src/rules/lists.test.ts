import { compileRules } from './compile';
import { and, contextOf, framed, listOf, lists, or, user, where } from './testing/decide';

const me = user('u1');

describe('a query is allowed when its constraints prove the rule', () => {
  test.each([
    ['resource.data.owner == request.auth.uid', where('owner', 'EQUAL', 'u1')],
    ['request.auth.uid == resource.data.owner', where('owner', 'EQUAL', 'u1')],
    ['resource.data.owner == request.auth.uid', and(where('owner', 'EQUAL', 'u1'), where('n', 'GREATER_THAN', 1))],
    ['request.auth.uid in resource.data.members', where('members', 'ARRAY_CONTAINS', 'u1')],
    ['resource.data.members.hasAny([request.auth.uid])', where('members', 'ARRAY_CONTAINS', 'u1')],
    ["resource.data.members.hasAny(['a', 'b'])", where('members', 'ARRAY_CONTAINS_ANY', ['a', 'b'])],
    ["resource.data.state in ['open', 'done']", where('state', 'IN', ['open', 'done'])],
    ["resource.data.state in ['open', 'done']", where('state', 'EQUAL', 'open')],
    ["resource.data.state == 'a' || resource.data.state == 'b'", where('state', 'IN', ['a', 'b'])],
    [
      "resource.data.state == 'a' || resource.data.owner == 'u1'",
      or(where('state', 'EQUAL', 'a'), where('owner', 'EQUAL', 'u1')),
    ],
    ['resource.data.published', where('published', 'EQUAL', true)],
    ['!resource.data.hidden', where('hidden', 'EQUAL', false)],
    ['resource.data.n >= 18', where('n', 'GREATER_THAN_OR_EQUAL', 21)],
    ['resource.data.n > 18', where('n', 'GREATER_THAN', 18)],
    ['18 < resource.data.n', where('n', 'GREATER_THAN', 18)],
    ['resource.data.n > 1', where('n', 'EQUAL', 5)],
    ['resource.data.n == 5', where('n', 'EQUAL', 5)],
    ['!(resource.data.n < 10)', where('n', 'GREATER_THAN_OR_EQUAL', 10)],
    [
      'resource.data.n <= 18.5 && resource.data.n < 20',
      and(where('n', 'LESS_THAN', 18), where('n', 'GREATER_THAN_OR_EQUAL', 0)),
    ],
    ["resource.data.state < 'c'", where('state', 'LESS_THAN', 'b')],
    ["resource.data.state != 'secret'", where('state', 'NOT_EQUAL', 'secret')],
    ["resource.data.state != 'secret'", where('state', 'EQUAL', 'open')],
    ["!(resource.data.state in ['x', 'y'])", where('state', 'NOT_IN', ['x', 'y', 'z'])],
    ['resource.data.at <= request.time', where('at', 'LESS_THAN', new Date(0))],
    ['resource.data.deleted == null', { unaryFilter: { op: 'IS_NULL' as const, field: { fieldPath: 'deleted' } } }],
    ['resource.data.owner != null', { unaryFilter: { op: 'IS_NOT_NULL' as const, field: { fieldPath: 'owner' } } }],
    ["resource.data.address.city == 'Bonn'", where('address.city', 'EQUAL', 'Bonn')],
    ["resource.data['odd name'] == 'x'", where('`odd name`', 'EQUAL', 'x')],
    ["resource.data.owner is string && resource.data.get('owner', '') == 'u1'", where('owner', 'EQUAL', 'u1')],
    ["'owner' in resource.data && resource.data.keys().hasAll(['owner'])", where('owner', 'EQUAL', 'u1')],
    ['resource.data.n is number', where('n', 'GREATER_THAN', 1)],
    ['true || resource.data.gone == 1', null],
    ['resource != null && request.auth != null', null],
    ['get(/databases/$(database)/documents/groups/$(resource.data.group)).data.open', where('group', 'EQUAL', 'g1')],
  ])('%s', (condition, filter) => {
    const world = { 'groups/g1': { open: true } };
    expect(lists(condition, { where: filter }, me, world)).toMatchObject({ allowed: true });
  });
});

describe('a query is denied when they do not, whatever documents there are', () => {
  test.each([
    ['resource.data.owner == request.auth.uid', null],
    ['resource.data.owner == request.auth.uid', where('owner', 'EQUAL', 'u2')],
    // A stored NaN is found by `n < 18`, and is not less than anything.
    ['resource.data.n <= 18.5', where('n', 'LESS_THAN', 18)],
    ['resource.data.owner == request.auth.uid', where('owner', 'IN', ['u1', 'u2'])],
    ['resource.data.owner == request.auth.uid', or(where('owner', 'EQUAL', 'u1'), where('n', 'EQUAL', 1))],
    ['resource.data.owner == request.auth.uid', where('owner', 'GREATER_THAN_OR_EQUAL', 'u1')],
    ['resource.data.owner != request.auth.uid', null],
    ['!(resource.data.owner == request.auth.uid)', null],
    ['request.auth.uid in resource.data.members', where('members', 'ARRAY_CONTAINS', 'u2')],
    ['request.auth.uid in resource.data.members', where('members', 'ARRAY_CONTAINS_ANY', ['u1', 'u2'])],
    ["resource.data.members.hasOnly(['a'])", where('members', 'ARRAY_CONTAINS', 'a')],
    ['resource.data.n >= 18', where('n', 'GREATER_THAN', 17)],
    ['resource.data.n > 18', where('n', 'GREATER_THAN_OR_EQUAL', 18)],
    ['resource.data.n < 18', where('n', 'GREATER_THAN', 1)],
    ['resource.data.n is int', where('n', 'EQUAL', 1)],
    ['resource.data.n / 2 == 2', where('n', 'EQUAL', 5)],
    ["resource.data.state in ['open']", where('state', 'IN', ['open', 'done'])],
    ['resource.data.published', where('published', 'NOT_EQUAL', false)],
    ["thing == 'a'", null],
    ["resource.id == 'a'", null],
    ['resource.data.gone ? true : true', null],
    ['resource.data.a == resource.data.a', null],
    ['exists(/databases/$(database)/documents/things/$(thing))', null],
    ['resource.data.x == 1', where('x.y', 'EQUAL', 1)],
  ])('%s', (condition, filter) => {
    expect(lists(condition, { where: filter }, me).allowed).toBe(false);
  });
});

describe('a query', () => {
  test('is bound by its limit', () => {
    expect(lists('request.query.limit <= 10', { limit: 10 }).allowed).toBe(true);
    expect(lists('request.query.limit <= 10', { limit: 11 }).allowed).toBe(false);
    expect(lists('request.query.limit <= 10', {}).allowed).toBe(false);
  });

  test('proves that the fields it orders by are there', () => {
    expect(lists("'n' in resource.data", { orderBy: [{ fieldPath: 'n', direction: 'ASCENDING' }] }).allowed).toBe(true);
    expect(lists("'n' in resource.data", {}).allowed).toBe(false);
  });

  test('by document id is a query of that document', () => {
    const byId = where('__name__', 'EQUAL', { referenceValue: 'projects/p/databases/(default)/documents/things/t1' });
    expect(lists("thing == 't1' && resource.id == 't1'", { where: byId }).allowed).toBe(true);
    expect(lists("thing == 't2'", { where: byId }).allowed).toBe(false);
  });

  test('of too many cases is denied', () => {
    const many = Array.from({ length: 101 }, (_, index) => where('n', 'EQUAL', index));
    expect(lists('true', { where: or(...many) })).toMatchObject({
      allowed: false,
      reason: 'The filter has too many cases',
    });
  });

  const rules = compileRules(
    framed(`
    match /weddings/{wedding} {
      allow get: if true;
      match /tasks/{task} {
        allow read: if exists(/databases/$(database)/documents/weddings/$(wedding)/members/$(request.auth.uid));
      }
    }
    match /{path=**}/songs/{song} { allow list: if resource.data.owner == request.auth.uid; }
    match /weddings/{wedding}/{rest=**} { allow list: if request.auth.token.staff == true; }
    match /open/{rest=**} { allow read; }
  `),
  );
  const world = { 'weddings/w1/members/u1': {} };

  test('knows the wildcards of its parent, and depends on what the rule read', () => {
    const tasks = (wedding: string): unknown =>
      rules.decideList(listOf('tasks', { parent: `weddings/${wedding}` }), contextOf(world, me));
    expect(tasks('w1')).toEqual({ allowed: true, reason: '', dependsOn: ['weddings/w1/members/u1'] });
    expect(tasks('w2')).toMatchObject({ allowed: false, dependsOn: ['weddings/w2/members/u1'] });
  });

  test('needs list: get is not enough', () => {
    expect(rules.decideList(listOf('weddings'), contextOf(world, me)).allowed).toBe(false);
  });

  test('over a collection group needs a recursive wildcard before the collection', () => {
    const group = (collectionId: string, parent = ''): boolean =>
      rules.decideList(
        listOf(collectionId, { parent, allDescendants: true, where: where('owner', 'EQUAL', 'u1') }),
        contextOf(world, me),
      ).allowed;
    expect(group('songs')).toBe(true);
    expect(group('songs', 'weddings/w1')).toBe(true);
    expect(group('tasks')).toBe(false);
    expect(group('tasks', 'weddings/w1')).toBe(false);
    const staff = contextOf(world, user('u1', { staff: true }));
    const below = listOf('tasks', { parent: 'weddings/w1', allDescendants: true });
    expect(rules.decideList(below, staff).allowed).toBe(true);
    expect(rules.decideList(listOf('tasks', { allDescendants: true }), staff).allowed).toBe(false);
  });

  test('may read twenty documents for its rule', () => {
    const reading = (count: number): string =>
      Array.from({ length: count }, (_, id) => `!exists(/databases/$(database)/documents/d/d${id})`).join(' && ');
    expect(lists(reading(20), {}).allowed).toBe(true);
    expect(lists(reading(21), {}).allowed).toBe(false);
  });
});

test('rules see the order that a query asks for', () => {
  const orderBy = (direction: 'ASCENDING' | 'DESCENDING') => [
    { fieldPath: 'n', direction },
    { fieldPath: '__name__', direction },
  ];
  const condition = "request.query.orderBy.n == 'DESC' && request.query.orderBy.size() == 1";
  expect(lists(condition, { orderBy: orderBy('DESCENDING') }).allowed).toBe(true);
  expect(lists(condition, { orderBy: orderBy('ASCENDING') }).allowed).toBe(false);
  expect(lists(condition, { orderBy: [] }).allowed).toBe(false);
});
