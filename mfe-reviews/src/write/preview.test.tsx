import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { ReviewItem } from '#review/review-item';
import { choose, field, fill, leaveForm, showForm, type } from '#testing/review-form';
import { previewOf } from './rules/preview';

afterEach(async () => {
  await leaveForm();
  localStorage.clear();
});

const preview = (): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Preview' })));

describe('the preview of a review', () => {
  test('is the review of the public list: its words in their lines, name, month of the wedding, stars and photos', async () => {
    await showForm();
    fill();
    type('What should other couples know', '  Bring a torch.\n\nThe drive\u200B is dark.  ');
    choose('arch.jpg');
    await screen.findByRole('button', { name: 'Remove photo 1' });
    await preview();
    const read = screen.getByRole('article');
    const shown = read.innerHTML;
    expect(within(read).getByText(/^Bring a torch\./)).toHaveTextContent('Bring a torch. The drive is dark.');
    expect(within(read).getByText(/^Bring a torch\./).textContent).toBe('Bring a torch.\n\nThe drive is dark.');
    expect(within(read).getByText('Married in May 2026')).toBeVisible();
    expect(within(read).getByRole('img', { name: '4 of 5, very good' })).toBeVisible();
    expect(within(read).getByRole('button', { name: 'Picture 1 by Imogen and Rhys' })).toBeVisible();
    await leaveForm();
    const published = {
      ...{ id: 'r1', stars: 4, title: 'Lovely light', body: 'Bring a torch.\n\nThe drive is dark.' },
      ...{ name: 'Imogen and Rhys', dateWedding: '2026-05-16', createdAt: '2026-11-20T10:00:00.000Z', reply: null },
      photos: [{ path: `/photos/${'1'.repeat(32)}`, portrait: false, width: 900, height: 600 }],
    };
    const leave = await renderWithHost(<ReviewItem review={published} level={3} />, createTestHost(), messages);
    expect(screen.getByRole('article').innerHTML).toBe(shown);
    await leave();
  });

  test('waits until there is something to read, and leads to what is missing', async () => {
    await showForm();
    fill();
    type('Title', ' ');
    await preview();
    expect(screen.queryByRole('article')).toBeNull();
    expect(field('Title')).toHaveAccessibleDescription('Please fill this in.');
    expect(field('Title')).toHaveFocus();
    type('Title', 'Lovely light');
    await preview();
    expect(screen.getByRole('heading', { level: 3, name: 'Lovely light' })).toBeVisible();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Back to writing' })));
    expect(field('Title')).toHaveValue('Lovely light');
  });

  test('of a change keeps what is known of the author, and the answer', () => {
    const draft = {
      ...{ stars: 4, title: 'Light', message: 'Bring a torch.', from: '', weddingDate: '2026-05-16', name: 'Imogen' },
      ...{ email: '', photos: [] },
    };
    const reply = { body: 'Thank you.', by: 's1', createdAt: '2026-06-03T10:00:00.000Z' };
    const saved = { bookedThroughPosy: true, checked: undefined, guestBand: 'to-100' as const, reply };
    const now = Date.parse('2026-11-20T10:00:00.000Z');
    expect(previewOf(draft, { now, supplierName: 'Larkfield', saved })).toMatchObject({
      ...{ bookedThroughPosy: true, checked: 'booked', guestBand: 'to-100', editedAt: '2026-11-20T10:00:00.000Z' },
      reply: { from: 'Larkfield', body: 'Thank you.' },
    });
    const fresh = previewOf({ ...draft, weddingDate: '' }, { now, supplierName: 'Larkfield', saved: null });
    expect(fresh).toMatchObject({ dateWedding: null, createdAt: '2026-11-20T10:00:00.000Z', reply: null });
    expect(fresh).not.toHaveProperty('editedAt');
  });
});
