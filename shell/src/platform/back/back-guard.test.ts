import { createBackGuard } from './back-guard';

/** A history whose steps are made by the test. */
const createHistory = () => {
  const entries: unknown[] = [null];
  const addresses: string[] = [];
  let backs = 0;
  return {
    pushState: (state: unknown) => void entries.push(state),
    replaceState: (state: unknown, _title: string, url: URL) => {
      entries[entries.length - 1] = state;
      addresses.push(url.search);
    },
    back: () => {
      backs += 1;
    },
    get state() {
      return entries.at(-1);
    },
    step: () => void entries.pop(),
    entries,
    addresses,
    backs: () => backs,
  };
};

const setUp = () => {
  const history = createHistory();
  return { history, guard: createBackGuard(history as unknown as History) };
};

test('adds one entry however much is open, and leaving it is reported', () => {
  const { history, guard } = setUp();
  guard.raise();
  guard.raise();
  expect(history.entries).toHaveLength(2);
  history.step();
  expect(guard.handle()).toBe('left');
});

test('what is open again after a reload is closed by the first step back [S2-back-01]', () => {
  const { history, guard } = setUp();
  guard.raise();
  const reloaded = createBackGuard(history as unknown as History);
  reloaded.raise();
  expect(history.entries).toHaveLength(2);
  history.step();
  expect(reloaded.handle()).toBe('left');
});

test('takes its entry away when everything was closed otherwise, and tells nobody', () => {
  const { history, guard } = setUp();
  guard.raise();
  guard.lower();
  expect(history.backs()).toBe(1);
  history.step();
  expect(guard.handle()).toBe('own');
  expect(guard.handle()).toBe('other');
});

test('gives its entry to a navigation from inside what is open', () => {
  const { history, guard } = setUp();
  const replaced: boolean[] = [];
  guard.raise();
  guard.navigate((replace) => replaced.push(replace));
  guard.lower();
  expect(replaced).toEqual([true]);
  expect(history.backs()).toBe(0);
});

test('puts a navigation off until its own step is over', () => {
  const { history, guard } = setUp();
  const replaced: boolean[] = [];
  guard.raise();
  guard.lower();
  guard.navigate((replace) => replaced.push(replace));
  expect(replaced).toEqual([]);
  history.step();
  guard.handle();
  expect(replaced).toEqual([false]);
});

test.each(['back', 'closing'])(
  'after %s the entry below names what is open now, not what was opened first [R1-14]',
  (how) => {
    const { history, guard } = setUp();
    guard.raise();
    expect(guard.readdress(new URL('https://posy.example/uk/a?photo=3'), () => ({ posyEntry: 'e2' }))).toBe(true);
    expect(history.entries.at(-1)).toEqual({ posyEntry: 'e2', posyOpenItem: true });
    if (how === 'closing') guard.lower();
    history.step();
    expect(guard.handle()).toBe(how === 'closing' ? 'own' : 'left');
    expect([history.entries, history.addresses]).toEqual([[{ posyEntry: 'e2' }], ['?photo=3', '?photo=3']]);
  },
);

test('a way out of what is open leaves no earlier address of it behind [R1-14]', () => {
  const { history, guard } = setUp();
  const replaced: boolean[] = [];
  guard.raise();
  guard.readdress(new URL('https://posy.example/uk/a?photo=3'), () => ({}));
  guard.navigate((replace) => replaced.push(replace));
  expect([history.backs(), replaced]).toEqual([1, []]);
  history.step();
  guard.handle();
  expect([history.addresses, replaced]).toEqual([['?photo=3', '?photo=3'], [false]]);
});

test('with nothing open there is no other entry to put right', () => {
  const { guard } = setUp();
  expect(guard.readdress(new URL('https://posy.example/uk/a'), () => ({}))).toBe(false);
});

test('what is opened while its step back is under way gets an entry of its own, once that is over [S2-back-01]', () => {
  const { history, guard } = setUp();
  guard.raise();
  guard.lower();
  guard.raise();
  expect(history.entries).toHaveLength(2);
  history.step();
  expect(guard.handle()).toBe('own');
  expect(history.entries).toEqual([null, { posyOpenItem: true }]);
  history.step();
  expect(guard.handle()).toBe('left');
});

test('what was opened and closed again meanwhile leaves no entry behind', () => {
  const { history, guard } = setUp();
  guard.raise();
  guard.lower();
  guard.raise();
  guard.lower();
  history.step();
  guard.handle();
  expect([history.entries, history.backs()]).toEqual([[null], 1]);
});
