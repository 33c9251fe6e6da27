import { createScrollMemory } from './scroll-memory';

const storage = { getItem: (): string | null => null, setItem: (): void => undefined };

const createHistory = () => {
  const entries: unknown[] = [null];
  let index = 0;
  let ids = 0;
  const window = {
    scrollY: 0,
    location: { href: 'https://posy.example/list' } as Location,
    addEventListener: () => undefined,
    history: {
      scrollRestoration: 'auto',
      get state() {
        return entries[index];
      },
    } as History,
  };
  const memory = createScrollMemory({ window, newId: () => `e${(ids += 1)}`, storage, isAgain: false });
  return {
    window,
    memory,
    push() {
      const state = memory.leave(false);
      entries.splice((index += 1), Infinity, state);
      window.scrollY = 0;
    },
    /** Follows a link to a part of the page: the browser makes the entry, without a state. */
    goToPart(hash: string) {
      entries.splice((index += 1), Infinity, null);
      window.location.href = `https://posy.example/profile${hash}`;
      memory.moved();
      window.location.href = 'https://posy.example/list';
    },
    go(delta: number) {
      index += delta;
      memory.moved();
    },
  };
};

test('knows where each place was left, there and back again', () => {
  const { window, memory, push, go } = createHistory();
  expect(memory.leftAt()).toBeNull();
  window.scrollY = 700;
  push();
  expect(memory.leftAt()).toBeNull();
  window.scrollY = 300;
  go(-1);
  expect(memory.leftAt()).toBe(700);
  go(1);
  expect(memory.leftAt()).toBe(300);
});

test('a link to a part of the page takes nothing from the list before it [17]', () => {
  const { window, memory, push, go, goToPart } = createHistory();
  window.scrollY = 700;
  push();
  window.scrollY = 40;
  goToPart('#enquiry');
  window.scrollY = 2100;
  go(-1);
  expect(memory.leftAt()).toBe(40);
  go(-1);
  expect(memory.leftAt()).toBe(700);
});

test('takes a place for new when it is gone to by a link, also when it was seen before', () => {
  const { window, memory, push, go } = createHistory();
  window.scrollY = 700;
  push();
  go(-1);
  push();
  expect(memory.leftAt()).toBeNull();
});

test('is not misled by a step back that somebody only announces', () => {
  const { window, memory, push } = createHistory();
  window.scrollY = 700;
  push();
  memory.moved();
  expect(memory.leftAt()).toBeNull();
});

describe('a document that is left', () => {
  const leave = (state: unknown, scrollY: number) => {
    const stored = new Map<string, string>();
    const tab = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    let left: () => void = () => undefined;
    const page = (scroll: number) => ({
      scrollY: scroll,
      location: { href: 'https://posy.example/list' } as Location,
      history: { state, scrollRestoration: 'auto' } as History,
      addEventListener: ((_name: string, listener: () => void) => void (left = listener)) as Window['addEventListener'],
    });
    const open = (isAgain: boolean, entry: unknown = state) => {
      const window = { ...page(0), history: { state: entry, scrollRestoration: 'auto' } as History };
      return createScrollMemory({ window, newId: () => 'new', storage: tab, isAgain }).leftAt();
    };
    createScrollMemory({ window: page(scrollY), newId: () => 'e1', storage: tab, isAgain: false });
    left();
    return { open, stored };
  };

  test('is where it was after a reload, and only there [P-m5]', () => {
    const { open } = leave({ posyEntry: 'e7' }, 1500);
    expect([open(true), open(false), open(true, { posyEntry: 'e8' })]).toEqual([1500, null, null]);
  });

  test('knows after a reload where the places before it were left [17]', () => {
    const stored = new Map<string, string>();
    const tab = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    let left: () => void = () => undefined;
    const window = {
      scrollY: 1400,
      location: { href: 'https://posy.example/list' } as Location,
      history: { state: null, scrollRestoration: 'auto' } as unknown as History,
      addEventListener: ((_name: string, listener: () => void) => void (left = listener)) as Window['addEventListener'],
    };
    const options = { window, newId: () => 'profile', storage: tab };
    const before = createScrollMemory({ ...options, isAgain: false });
    Object.assign(window, { history: { state: before.leave(false), scrollRestoration: 'auto' }, scrollY: 300 });
    left();
    const after = createScrollMemory({ ...options, isAgain: true });
    expect(after.leftAt()).toBe(300);
    Object.assign(window, { history: { state: null, scrollRestoration: 'auto' } });
    after.moved();
    expect(after.leftAt()).toBe(1400);
  });

  test('whose word is spoilt begins at its top', () => {
    const { open, stored } = leave(null, 900);
    expect(open(true)).toBe(900);
    stored.set('posy.left-at', '{');
    expect(open(true)).toBeNull();
  });
});
