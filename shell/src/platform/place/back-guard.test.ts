import { createBackGuard } from './back-guard';

/** A history whose steps back are told by hand. */
const createHistory = () => {
  const entries: unknown[] = [null];
  let backs = 0;
  return {
    pushState: (state: unknown) => void entries.push(state),
    back: () => {
      backs += 1;
    },
    get state() {
      return entries.at(-1);
    },
    step: () => void entries.pop(),
    entries,
    backs: () => backs,
  };
};

const setUp = () => {
  const history = createHistory();
  return { history, guard: createBackGuard(history as unknown as History) };
};

it('adds one entry however much is open, and leaving it is told', () => {
  const { history, guard } = setUp();
  guard.raise();
  guard.raise();
  expect(history.entries).toHaveLength(2);
  history.step();
  expect(guard.handle()).toBe('left');
});

it('takes its entry away when everything was closed otherwise, and tells nobody', () => {
  const { history, guard } = setUp();
  guard.raise();
  guard.lower();
  expect(history.backs()).toBe(1);
  history.step();
  expect(guard.handle()).toBe('own');
  expect(guard.handle()).toBe('other');
});

it('gives its entry to a navigation from inside what is open', () => {
  const { history, guard } = setUp();
  const replaced: boolean[] = [];
  guard.raise();
  guard.navigate((replace) => replaced.push(replace));
  guard.lower();
  expect(replaced).toEqual([true]);
  expect(history.backs()).toBe(0);
});

it('puts a navigation off until its own step is over', () => {
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
