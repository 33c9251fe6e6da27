import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
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
