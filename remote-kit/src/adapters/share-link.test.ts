import { shareLink } from './share-link';

const offer = (name: 'share' | 'clipboard', value: unknown): void => {
  Object.defineProperty(navigator, name, { value, configurable: true });
};

const copied: string[] = [];

beforeEach(() => {
  copied.length = 0;
  offer('share', undefined);
  offer('clipboard', { writeText: (text: string) => Promise.resolve(void copied.push(text)) });
});

test('without a sheet of the device the link goes into the clipboard [H13-07]', async () => {
  window.history.replaceState(null, '', '/uk/article/tips?from=mail');
  expect(await shareLink('Tips')).toBe('copied');
  expect(await shareLink('A venue', '/uk/weddingsuppliers/venues/GB123456')).toBe('copied');
  expect(copied).toEqual([
    `${window.location.origin}/uk/article/tips`,
    `${window.location.origin}/uk/weddingsuppliers/venues/GB123456`,
  ]);
});

test('the device’s sheet takes the link; closing it is no failure, being refused is one [H13-07]', async () => {
  const taken: unknown[] = [];
  offer('share', (data: unknown) => Promise.resolve(void taken.push(data)));
  expect(await shareLink('Tips', '/uk')).toBe('shared');
  expect(taken).toEqual([{ title: 'Tips', url: `${window.location.origin}/uk` }]);
  offer('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(await shareLink('Tips', '/uk')).toBe('cancelled');
  offer('share', () => Promise.reject(new DOMException('no', 'NotAllowedError')));
  await expect(shareLink('Tips', '/uk')).rejects.toThrow('no');
});
