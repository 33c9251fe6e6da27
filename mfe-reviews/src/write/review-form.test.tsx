import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { emptyDate } from '@posy/shared-contracts/forms';
import type { Session } from '@posy/shared-contracts/mount-props';
import { act, screen, within } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { field, fill, leaveForm, post, showForm, tick, type } from '#testing/review-form';
import { collectNews } from '#testing/review-news';
import { taking } from '#testing/writing';
import { ReviewInvitation } from './review-invitation';

afterEach(async () => {
  await leaveForm();
  localStorage.clear();
});

describe('a review', () => {
  test('is written in a modal, which its button opens and its cross closes [S2-popup-05] [S4-review-01]', async () => {
    const { host, user } = await showForm();
    expect(screen.getByRole('dialog', { name: 'How was Larkfield Orangery?' })).toBeVisible();
    const policy = screen.getByRole('link', { name: /^Our review policy/ });
    expect([policy.getAttribute('href'), policy.getAttribute('target')]).toEqual(['/uk/reviews/policy', '_blank']);
    await user.click(screen.getByRole('button', { name: 'Close; what you wrote is kept' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // Nothing was written: there is nothing to say of it.
    expect(host.shown).toEqual([]);
  });

  test('is saved as its fields were set [S1-can-05] [S4-review-02] [S4-review-04]', async () => {
    const { host, sent } = await showForm();
    fill();
    type('Where you live', 'Bath');
    post();
    await screen.findByRole('button', { name: 'Write a review' });
    expect(sent).toEqual([
      {
        supplierId: 'GB000001',
        captcha: expect.any(String) as string,
        feedback: {
          type: 'review',
          stars: 4,
          title: 'Lovely light',
          body: 'Bring a torch for the drive.',
          name: 'Imogen and Rhys',
          dateWedding: '2026-05-16',
          email: 'imogen@example.com',
          from: 'Bath',
          photos: [],
        },
      },
    ]);
    expect(host.tracked).toEqual([{ action: 'review', details: { supplierId: 'GB000001', category: 'venues' } }]);
  });

  test('that is saved closes the form, and is thanked for a second later [S4-review-05] [S4-review-06] [S9-delay-08]', async () => {
    const { host } = await showForm();
    const news = collectNews(host);
    fill();
    post();
    await screen.findByRole('button', { name: 'Write a review' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(news).toEqual([['review.saved', { supplierId: 'GB000001', reviewId: expect.any(String), stars: 4 }]]);
    act(() => host.pass(999));
    expect(host.shown).toEqual([]);
    act(() => host.pass(1));
    expect(host.shown.map(({ tone, text }) => ({ tone, text }))).toEqual([
      {
        tone: 'success',
        text: 'Thank you! Your review of Larkfield Orangery is with us. We read it before it appears.',
      },
    ]);
  });

  test('is not sent without the work behind the tick, which the server is given [S4-review-03] [S5-review-08]', async () => {
    const { sent } = await showForm();
    fill();
    tick();
    post();
    expect(await screen.findByText('Tick the box to help us fight spambots ;-)')).toBeVisible();
    expect(sent).toEqual([]);
    tick();
    post();
    await screen.findByRole('button', { name: 'Write a review' });
    const { solution } = JSON.parse(atob(sent[0]?.captcha ?? '')) as { solution: { derivedKey: string } };
    expect(solution.derivedKey).toMatch(/^0/);
  });

  test('needs stars [S5-review-01]', async () => {
    await showForm();
    post();
    const stars = screen.getByRole('radiogroup', { name: 'Your rating' });
    expect(stars).toHaveAccessibleDescription('Oops, don’t forget to give the supplier a star rating!');
    expect(within(stars).getAllByRole('radio')[0]).toHaveFocus();
  });

  test('can be given its stars by keyboard', async () => {
    const { user } = await showForm();
    screen.getByRole('radio', { name: '1 of 5, poor' }).focus();
    await user.keyboard(' {ArrowRight}{ArrowRight}');
    expect(screen.getByRole('radio', { name: '3 of 5, good' })).toBeChecked();
  });

  test.each([
    ['Title', '[S5-review-03]'],
    ['What should other couples know', '[S5-review-04]'],
    ['Wedding date', '[S5-review-05]'],
    ['Your name', '[S5-review-06]'],
  ])('needs what stands under “%s” %s', async (label) => {
    const { sent } = await showForm();
    fill();
    type(label, '');
    post();
    expect(field(label)).toHaveAccessibleDescription('Please fill this in.');
    expect(field(label)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('needs an address that is one [S5-review-07]', async () => {
    const { sent } = await showForm();
    fill();
    type('Email', 'imogen at home');
    post();
    expect(field('Email')).toHaveAccessibleDescription('Hmm.. are you sure that’s right?');
    expect(sent).toEqual([]);
  });

  test('of a wedding to come has today as its date, as yyyy-MM-dd, and the field says so [S5-review-09] [S5-review-10]', async () => {
    const { sent } = await showForm();
    fill();
    type('Wedding date', '25 September 2027');
    expect(field('Wedding date')).toHaveValue('20/11/2026');
    expect(field('Wedding date')).toHaveAccessibleDescription('That day is still to come, so we’ve put today.');
    post();
    await screen.findByRole('button', { name: 'Write a review' });
    expect(sent[0]?.feedback.dateWedding).toBe('2026-11-20');
  });

  test('knows who is signed in, and when their wedding was', async () => {
    await showForm(taking(), exampleSignedIn({ wedding: exampleWedding({ date: '2026-05-16' }) }));
    expect(field('Email')).toHaveValue(exampleSignedIn().user.contacts.email);
    expect(field('Wedding date')).toHaveValue('16/05/2026');
  });

  test.each([
    ['its day', { date: '2026-11-21' }],
    ['a month', { date: null, dateChoice: { ...emptyDate, year: 2027, month: 6 } }],
  ])(
    'is not asked of a couple whose wedding is to come, by %s, except of a guest; no link opens it',
    async (_what, planned) => {
      const session = exampleSignedIn({ wedding: exampleWedding(planned) });
      const widget = <ReviewInvitation supplierId="GB000001" supplierName="Larkfield" isOpenAtFirst />;
      const leave = await renderWithHost(widget, createTestHost({ session }), messages);
      expect(screen.getByRole('button')).toHaveAccessibleName('Review as a wedding guest');
      expect(screen.queryByRole('dialog')).toBeNull();
      await leave();
    },
  );

  test('of a couple whose wedding is to come is refused by the server with a sentence', async () => {
    const refusal = new ApiError('refused', 409, 'wedding-to-come', 'No.');
    const server = taking({
      addFeedback: () => {
        throw refusal;
      },
    });
    await showForm(server);
    fill();
    post();
    expect(await screen.findByRole('alert')).toHaveAccessibleName(
      /^Your wedding is still to come: you can tell others/,
    );
  });

  test('is not asked of those who are here for a business', async () => {
    const { user: person, ...rest } = exampleSignedIn();
    const session: Session = { ...rest, user: { ...person, kind: 'supplier' } };
    const widget = <ReviewInvitation supplierId="GB000001" supplierName="Larkfield" />;
    const leave = await renderWithHost(widget, createTestHost({ session }), messages);
    expect(screen.queryByRole('button')).toBeNull();
    await leave();
  });
});
