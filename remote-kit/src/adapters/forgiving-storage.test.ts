import { forgivingStorage, type SmallStorage } from './forgiving-storage';

const refuse = (name: string) => (): never => {
  throw new DOMException('no', name);
};

/** A storage that answers, and may have no room. */
const createStorage = (hasRoom: () => boolean): SmallStorage => {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => (hasRoom() ? void stored.set(key, value) : refuse('QuotaExceededError')()),
    removeItem: (key) => void stored.delete(key),
  };
};

test.each([
  ['cannot be reached', refuse('SecurityError')],
  ['refuses every call', () => ({ getItem: refuse('x'), setItem: refuse('x'), removeItem: refuse('x') })],
  ['is none at all', () => null as unknown as SmallStorage],
])('keeps a value for the page when the storage %s [H-15]', (_why, storage) => {
  const forgiving = forgivingStorage(storage);
  expect(forgiving.getItem('a')).toBeNull();
  forgiving.setItem('a', '1');
  expect(forgiving.getItem('a')).toBe('1');
  forgiving.removeItem('a');
  expect(forgiving.getItem('a')).toBeNull();
});

test('goes by the newest value when the storage fills up and empties again [H-15]', () => {
  let hasRoom = true;
  const storage = createStorage(() => hasRoom);
  const forgiving = forgivingStorage(() => storage);
  forgiving.setItem('a', 'old');
  hasRoom = false;
  forgiving.setItem('a', 'new');
  expect([forgiving.getItem('a'), storage.getItem('a')]).toEqual(['new', 'old']);
  hasRoom = true;
  forgiving.setItem('a', 'newest');
  expect([forgiving.getItem('a'), storage.getItem('a')]).toEqual(['newest', 'newest']);
  storage.setItem('a', 'by another tab');
  expect(forgiving.getItem('a')).toBe('by another tab');
});
