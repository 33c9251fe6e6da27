import { ApiError } from '@posy/shared-contracts';
import { screen, within } from '@testing-library/react';
import { choose, fill, leaveForm, post, showForm, type } from '#testing/review-form';
import { taking } from '#testing/writing';

afterEach(async () => {
  await leaveForm();
  localStorage.clear();
});

describe('photos of a review', () => {
  const photos = () => within(screen.getByRole('group', { name: /^Photos/ }));

  test('go along in their order with what is on them, at most six [D-review-photo-01] [S5-review-12]', async () => {
    const { user, sent, deleted } = await showForm();
    fill();
    choose('Arch.JPG', 'b.png', 'c.webp', 'd.jpg', 'e.jpg', 'f.jpg', 'one-too-many.jpg');
    expect(await photos().findAllByRole('img')).toHaveLength(6);
    expect(photos().queryByRole('button', { name: 'Add' })).toBeNull();
    expect(photos().getByRole('alert')).toHaveTextContent('Posy took 6 of 7 photos: a review has room for 6.');
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
    await showForm(
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
    await showForm();
    choose('a.jpg', 'b.jpg');
    expect(await photos().findAllByRole('img')).toHaveLength(2);
    await leaveForm();
    const gone = new ApiError('refused', 404, 'not-found', 'Gone.');
    await showForm(
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
