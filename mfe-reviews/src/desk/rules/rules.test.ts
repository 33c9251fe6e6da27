import { afterThis, neighbour, readNow } from './place';
import { segmentsOf } from './segments';

test('the next free one is taken, at the end one before, and what was decided elsewhere gives way to the first', () => {
  const busy = { isMine: false };
  const [a, b, c] = [
    { id: 'a', taken: null },
    { id: 'b', taken: null },
    { id: 'c', taken: null },
  ];
  const queue = [a, b, c];
  expect([afterThis(queue, a), afterThis(queue, c), afterThis([a], a)]).toEqual([b, b, null]);
  expect(afterThis([a, { ...b, taken: busy }, c], a)).toEqual(c);
  expect([neighbour(queue, a, -1), neighbour(queue, a, 1), neighbour(queue, c, 1)]).toEqual([a, b, c]);
  expect([readNow(queue, 'b'), readNow(queue, 'gone'), readNow([], null)]).toEqual([b, a, null]);
  expect(readNow([{ ...a, taken: busy }, b], null)).toEqual(b);
});

test('a text is cut at its marks and loses nothing, even where marks are wrong', () => {
  const cut = (places: [number, number][]) =>
    segmentsOf(
      'abcdef',
      'body',
      places.map(([from, to]) => ({ kind: 'link', place: { field: 'body', from, to } })),
    );
  expect(cut([[1, 3]])).toEqual([
    { at: 0, words: 'a', kind: null },
    { at: 1, words: 'bc', kind: 'link' },
    { at: 3, words: 'def', kind: null },
  ]);
  for (const places of [
    [[0, 6]],
    [[4, 9]],
    [
      [2, 4],
      [1, 3],
    ],
    [],
  ] as [number, number][][])
    expect(
      cut(places)
        .map(({ words: piece }) => piece)
        .join(''),
    ).toBe('abcdef');
});
