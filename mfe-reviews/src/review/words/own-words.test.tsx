import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { ReviewItem } from '../review-item';

test('what author and supplier typed in lines is read in lines, and a word without an end breaks', async () => {
  const review = {
    ...{ id: 'r1', stars: 5, title: 'Lovely', name: 'Ana', dateWedding: '2026-06-06' },
    ...{ createdAt: '2026-07-01T10:00:00.000Z', photos: [] },
    body: `First.\n\nThen ${'rain'.repeat(60)}`,
    reply: { from: 'The Barn', body: 'Thank you.\nCome again.' },
  };
  const leave = await renderWithHost(<ReviewItem review={review} level={2} />, createTestHost(), messages);
  for (const words of [/^First\./, /^Thank you\./])
    expect(screen.getByText(words)).toHaveStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
  await leave();
});

test('scripts, tags, right-to-left and 4-byte words of authors and suppliers are read as words', async () => {
  const hostile = '</p><script>alert(1)</script><img src=x onerror=alert(2)> \u202Eabc 💐𝒜 שלום {count, plural}';
  const review = {
    ...{ id: 'r1', stars: 1, title: hostile, name: hostile, body: hostile, dateWedding: '2026-06-06' },
    ...{ createdAt: '2026-07-01T10:00:00.000Z', reply: { from: hostile, body: hostile } },
    photos: [{ path: `/photos/${'p'.repeat(32)}`, portrait: false, alt: hostile }],
  };
  const leave = await renderWithHost(<ReviewItem review={review} level={2} />, createTestHost(), messages);
  const read = screen.getByRole('article');
  expect(within(read).getByRole('heading').textContent).toBe(hostile);
  expect(read.textContent?.split(hostile)).toHaveLength(6);
  expect([...read.querySelectorAll('img')].map(({ alt }) => alt)).toEqual([hostile]);
  expect(read.querySelector('script')).toBeNull();
  await leave();
});
