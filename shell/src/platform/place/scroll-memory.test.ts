import { createScrollMemory } from './scroll-memory';

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
  const memory = createScrollMemory({ window, newId: () => `e${(ids += 1)}` });
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
