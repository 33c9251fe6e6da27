import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { field, fill, leaveForm, pick, post, showForm, tick, type } from '#testing/review-form';
import { taking } from '#testing/writing';

afterEach(async () => {
  await leaveForm();
  localStorage.clear();
});

const married = exampleSignedIn({ wedding: exampleWedding({ date: '2026-05-16' }) });
const planning = exampleSignedIn({ wedding: exampleWedding({ date: '2027-09-25' }) });
const tickGuest = (): boolean =>
  fireEvent.click(screen.getByRole('checkbox', { name: 'I was a guest at this wedding' }));
const preview = (): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Preview' })));

describe('a review by a guest of the wedding', () => {
  test('is open to a couple before their own, by their account’s address and with a day of its own', async () => {
    const { sent } = await showForm(taking(), planning, 'Review as a wedding guest');
    expect(screen.getByText(/^Your own wedding is still to come, so this is a review of one/)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /guest/ })).toBeNull();
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
    expect(field('Wedding date')).toHaveValue('');
    pick('4 of 5, very good');
    type('Title', 'Lovely light');
    type('What should other couples know', 'Bring a torch for the drive.');
    type('Wedding date', '16 May 2026');
    tick();
    await preview();
    expect(screen.getByText('Guest at a wedding in May 2026')).toBeVisible();
    post();
    await waitFor(() => expect(sent).toHaveLength(1));
    const feedback = expect.objectContaining({ email: planning.email, dateWedding: '2026-05-16' }) as object;
    expect(sent).toEqual([expect.objectContaining({ asGuest: true, feedback })]);
  });

  test('is a couple’s choice once they are married: their own day goes with the tick, and comes back', async () => {
    const { sent } = await showForm(taking(), married);
    expect(field('Wedding date')).toHaveValue('16/05/2026');
    tickGuest();
    expect(field('Wedding date')).toHaveValue('');
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
    tickGuest();
    expect(field('Wedding date')).toHaveValue('16/05/2026');
    expect(field('Email')).toHaveValue(married.user.contacts.email);
    tickGuest();
    type('Wedding date', '6 June 2026');
    pick('4 of 5, very good');
    type('Title', 'Lovely light');
    type('What should other couples know', 'Bring a torch for the drive.');
    tick();
    post();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ asGuest: true, feedback: { dateWedding: '2026-06-06' } });
  });

  test('of a visitor says so too, and needs their address', async () => {
    const { sent } = await showForm();
    fill();
    tickGuest();
    post();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ asGuest: true, feedback: { email: 'imogen@example.com' } });
  });
});
