import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import type { Session } from '@posy/shared-contracts/mount-props';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { exampleSupplier } from '#testing/examples';
import { collectNews } from '#testing/review-news';
import { taking } from '#testing/writing';
import { messages as words } from './messages/en-GB';
import { ReviewInvitation } from './review-invitation';

let leave: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await leave();
  localStorage.clear();
});

const catalogue = { ...messages, ...words };

const show = async (server = taking(), session: Session = { status: 'signed-out' }) => {
  const host = createTestHost({ api: server.api, session });
  const widget = <ReviewInvitation supplierId="GB000001" supplierName="Larkfield Orangery" />;
  leave = await renderWithHost(widget, host, catalogue);
  const user = userEvent.setup();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Write a review' })));
  // Its code is loaded when it is first opened, which takes a while where nothing is compiled yet.
  await screen.findByRole('dialog', { name: 'How was Larkfield Orangery?' }, { timeout: 20_000 });
  return { host, user, ...server };
};

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const type = (label: string, text: string): void => {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
};
const pick = (stars: string) => fireEvent.click(screen.getByRole('radio', { name: stars }));
const tick = () => fireEvent.click(screen.getByRole('checkbox', { name: /robot/ }));
const post = () => fireEvent.click(screen.getByRole('button', { name: 'Post review' }));
const fill = (): void => {
  pick('4 of 5, very good');
  type('Title', 'Lovely light');
  type('What should other couples know', 'Bring a torch for the drive.');
  type('Your name', 'Imogen and Rhys');
  type('Wedding date', '16 May 2026');
  type('Email', 'imogen@example.com');
  tick();
};
const choose = (...names: string[]) =>
  fireEvent.change(screen.getByTestId('review-photos'), {
    target: { files: names.map((name) => new File(['x'], name, { type: 'image/jpeg' })) },
  });

describe('a review', () => {
  test('is written in a modal, which its button opens and its cross closes [S2-popup-05] [S4-review-01]', async () => {
    const { host, user } = await show();
    expect(screen.getByRole('dialog', { name: 'How was Larkfield Orangery?' })).toBeVisible();
    const policy = screen.getByRole('link', { name: /^Our review policy/ });
    expect([policy.getAttribute('href'), policy.getAttribute('target')]).toEqual(['/uk/reviews/policy', '_blank']);
    await user.click(screen.getByRole('button', { name: 'Close; what you wrote is kept' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // Nothing was written: there is nothing to say of it.
    expect(host.shown).toEqual([]);
  });

  test('is saved as its fields were set [S1-can-05] [S4-review-02] [S4-review-04]', async () => {
    const { host, sent } = await show();
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
    const { host } = await show();
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
    const { sent } = await show();
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
    await show();
    post();
    const stars = screen.getByRole('radiogroup', { name: 'Your rating' });
    expect(stars).toHaveAccessibleDescription('Oops, don’t forget to give the supplier a star rating!');
    expect(within(stars).getAllByRole('radio')[0]).toHaveFocus();
  });

  test('can be given its stars by keyboard', async () => {
    const { user } = await show();
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
    const { sent } = await show();
    fill();
    type(label, '');
    post();
    expect(field(label)).toHaveAccessibleDescription('Please fill this in.');
    expect(field(label)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('needs an address that is one [S5-review-07]', async () => {
    const { sent } = await show();
    fill();
    type('Email', 'imogen at home');
    post();
    expect(field('Email')).toHaveAccessibleDescription('Hmm.. are you sure that’s right?');
    expect(sent).toEqual([]);
  });

  test('of a wedding to come has today as its date, as yyyy-MM-dd, and the field says so [S5-review-09] [S5-review-10]', async () => {
    const { sent } = await show();
    fill();
    type('Wedding date', '25 September 2027');
    expect(field('Wedding date')).toHaveValue('20/11/2026');
    expect(field('Wedding date')).toHaveAccessibleDescription('That day is still to come, so we’ve put today.');
    post();
    await screen.findByRole('button', { name: 'Write a review' });
    expect(sent[0]?.feedback.dateWedding).toBe('2026-11-20');
  });

  test('knows who is signed in, and takes no wedding day that is still to come', async () => {
    await show(taking(), exampleSignedIn({ wedding: exampleWedding({ date: '2027-09-25' }) }));
    expect(field('Email')).toHaveValue(exampleSignedIn().user.contacts.email);
    expect(field('Wedding date')).toHaveValue('');
  });

  test('is not asked of those who are here for a business', async () => {
    const { user: person, ...rest } = exampleSignedIn();
    const session: Session = { ...rest, user: { ...person, kind: 'supplier' } };
    leave = await renderWithHost(
      <ReviewInvitation supplierId="GB000001" supplierName="Larkfield" />,
      createTestHost({ session }),
      catalogue,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a review that is not saved', () => {
  test('for want of a loaded supplier with an id says that the supplier is invalid [S5-review-11] [S8-review-01]', async () => {
    for (const supplier of [{ ...exampleSupplier(), id: '' }, null]) {
      const missing = new ApiError('refused', 404, 'supplier-unknown', 'No.');
      const server = taking({
        supplier: () => {
          if (supplier === null) throw missing;
          return supplier;
        },
      });
      const { sent } = await show(server);
      fill();
      post();
      expect(await screen.findByRole('alert')).toHaveAccessibleName(
        'We can’t find this supplier, so the review can’t be saved. It’s kept on this device.',
      );
      expect(sent).toEqual([]);
      await leave();
      localStorage.clear();
    }
    leave = async () => undefined;
  });

  /** A server that refuses until it is told otherwise. */
  const refusing = (failure: Error) => {
    const taken = taking();
    let isDown = true;
    const addFeedback: (typeof taken.api)['addFeedback'] = (input, file) => {
      if (isDown) throw failure;
      return taken.api.addFeedback?.(input, file) ?? Promise.reject(failure);
    };
    return { ...taken, api: { ...taken.api, addFeedback }, recover: () => void (isDown = false) };
  };

  test('says why on the form, in its language, and can be sent again [S4-review-07] [S8-review-02]', async () => {
    const server = refusing(new ApiError('refused', 400, 'captcha-failed', 'Server’s own words.'));
    const { sent } = await show(server);
    fill();
    post();
    expect(await screen.findByRole('alert')).toHaveAccessibleName(
      'The check against robots didn’t work this time. Please tick the box again.',
    );
    expect(screen.getByRole('checkbox', { name: /robot/ })).not.toBeChecked();
    server.recover();
    tick();
    post();
    await screen.findByRole('button', { name: 'Write a review' });
    expect(sent).toHaveLength(1);
  });

  test('is tracked with what went wrong [S4-review-08] [S8-review-03]', async () => {
    const failure = new ApiError('server', 503, 'http-503', 'Unavailable');
    const { host } = await show(refusing(failure));
    fill();
    post();
    await screen.findByRole('alert');
    expect(host.errors).toEqual([failure]);
  });

  test('survives a reload, and can be begun anew', async () => {
    const { host, user } = await show();
    type('Title', 'Lovely light');
    pick('4 of 5, very good');
    await user.click(screen.getByRole('button', { name: 'Keep for later' }));
    expect(host.shown.map(({ text }) => text)).toEqual(['What you wrote is kept on this device.']);
    await leave();
    const again = await show();
    expect(field('Title')).toHaveValue('Lovely light');
    expect(screen.getByRole('radio', { name: '4 of 5, very good' })).toBeChecked();
    await again.user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(field('Title')).toHaveValue('');
    await leave();
    await show();
    expect(field('Title')).toHaveValue('');
  });

  test('is closed by back, and so is an open form of a review [S2-back-13]', async () => {
    const { host } = await show();
    expect(host.opened.map(({ kind }) => kind)).toEqual(['review-form']);
    act(() => host.opened[0]?.close());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.opened).toEqual([]);
  });

  test('can be read before as others will read it', async () => {
    const { user } = await show();
    fill();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const review = within(screen.getByRole('article'));
    expect(review.getByRole('heading', { name: 'Lovely light' })).toBeVisible();
    expect(review.getByText('Married in May 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to writing' }));
    expect(field('Title')).toHaveValue('Lovely light');
  });
});

describe('photos of a review', () => {
  const photos = () => within(screen.getByRole('group', { name: /^Photos/ }));

  test('go along in their order with what is on them, at most six [D-review-photo-01] [S5-review-12]', async () => {
    const { user, sent, deleted } = await show();
    fill();
    choose('Arch.JPG', 'b.png', 'c.webp', 'd.jpg', 'e.jpg', 'f.jpg', 'one-too-many.jpg');
    expect(await photos().findAllByRole('img')).toHaveLength(6);
    expect(photos().queryByRole('button', { name: 'Add' })).toBeNull();
    const stored = localStorage.getItem('posy.reviews.write.visitor.GB000001') ?? '';
    const { photos: drafts } = JSON.parse(stored) as { photos: { ext: string; portrait: boolean }[] };
    expect(drafts.map(({ ext, portrait }) => [ext, portrait]).slice(0, 3)).toEqual([
      ['jpg', false],
      ['png', true],
      ['webp', false],
    ]);
    for (let more = 6; more > 2; more -= 1)
      await user.click(photos().getByRole('button', { name: `Remove photo ${more}` }));
    expect(deleted).toHaveLength(4);
    type('What’s on photo 1, for people who can’t see it', 'The arch');
    await user.click(photos().getByRole('button', { name: 'Move photo 1 back' }));
    post();
    await screen.findByRole('button', { name: 'Write a review' });
    expect(sent[0]?.feedback.photos).toEqual([
      { path: `/photos/${'2'.repeat(32)}`, portrait: true, width: 600, height: 900 },
      { path: `/photos/${'1'.repeat(32)}`, portrait: false, width: 900, height: 600, alt: 'The arch' },
    ]);
  });

  test('that cannot be taken say why', async () => {
    const refused = new ApiError('refused', 415, 'photo-type', 'No.');
    await show(
      taking({
        uploadPhoto: () => {
          throw refused;
        },
      }),
    );
    choose('poem.jpg');
    expect(await photos().findByText('That’s no JPEG, PNG, WebP or HEIC picture.')).toBeVisible();
  });

  test('of an earlier visit are looked up: those that are gone leave the review, and it says so', async () => {
    await show();
    choose('a.jpg', 'b.jpg');
    expect(await photos().findAllByRole('img')).toHaveLength(2);
    await leave();
    const gone = new ApiError('refused', 404, 'not-found', 'Gone.');
    await show(
      taking({
        photoInfo: ({ params }) => {
          if ((params as { id: string }).id.startsWith('1')) throw gone;
          return { width: 600, height: 900, portrait: true };
        },
      }),
    );
    expect(await screen.findByText(/A photo of yours isn’t on our server any more/)).toBeVisible();
    expect(photos().getAllByRole('img')).toHaveLength(1);
  });
});
