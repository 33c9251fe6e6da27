import { createScrollMemory } from './scroll-memory';

const storage = { getItem: (): string | null => null, setItem: (): void => undefined };

const createHistory = () => {
  const entries: unknown[] = [null];
  let index = 0;
  let ids = 0;
  const window = {
    scrollY: 0,
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

  test('whose word is spoilt begins at its top', () => {
    const { open, stored } = leave(null, 900);
    expect(open(true)).toBe(900);
    stored.set('posy.left-at', '{');
    expect(open(true)).toBeNull();
  });
});
