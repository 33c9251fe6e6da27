import { ApiError } from '@posy/shared-contracts';
import { cappedDay, type DraftPhoto, feedbackOf, movedPhoto, readDraft, type ReviewDraft } from './review-draft';
import { saveFailureOf, SupplierInvalidError } from './save-failure';

const today = '2026-11-20';
const whole: ReviewDraft = {
  stars: 4,
  title: 'Lovely light',
  message: 'Bring a torch.',
  from: '',
  weddingDate: '2026-05-16',
  name: 'Imogen and Rhys',
  email: 'imogen@example.com',
  photos: [],
};
const faultsOf = (changes: Partial<ReviewDraft>, isTicked = true) => {
  const read = readDraft({ ...whole, ...changes }, today, isTicked);
  return read.ok ? null : read.faults;
};
const photo = (id: string, changes: Partial<DraftPhoto> = {}): DraftPhoto => ({
  public_id: id,
  ext: 'jpg',
  portrait: false,
  imageUrl: `/photos/${id}`,
  alt: '',
  width: 900,
  height: 600,
  ...changes,
});

test('a whole review is let through', () => expect(faultsOf({})).toBeNull());

test.each([0, -1, 2.5, 6])('%s is no number of stars [S5-review-02]', (stars) =>
  expect(faultsOf({ stars })).toEqual({ stars: 'form.stars-required' }),
);

test.each(['title', 'message', 'name', 'weddingDate'] as const)('a review needs its %s', (field) =>
  expect(faultsOf({ [field]: '' })).toEqual({ [field]: 'form.required' }),
);

test('a review needs the tick', () =>
  expect(faultsOf({}, false)).toEqual({ recaptchaComplete: 'form.captcha-required' }));

test('a day to come becomes today, and it is known that it did', () => {
  expect(cappedDay('2027-09-25', today)).toEqual({ weddingDate: today, isCapped: true });
  expect(cappedDay('2026-05-16', today)).toEqual({ weddingDate: '2026-05-16', isCapped: false });
  expect(cappedDay('', today)).toEqual({ weddingDate: '', isCapped: false });
});

test('what is sent has the photos in their order, each with its author’s words for it', () => {
  const read = readDraft({ ...whole, photos: [] }, today, true);
  if (!read.ok) throw new Error('The example is whole.');
  const photos = [photo('b', { alt: ' The arch ' }), photo('a', { portrait: true, width: 600, height: 900 })];
  expect(feedbackOf(read.values, photos, 'u1')).toEqual({
    type: 'review',
    stars: 4,
    dateWedding: '2026-05-16',
    from: '',
    body: 'Bring a torch.',
    name: 'Imogen and Rhys',
    title: 'Lovely light',
    email: 'imogen@example.com',
    user: 'u1',
    photos: [
      { path: '/photos/b', portrait: false, width: 900, height: 600, alt: 'The arch' },
      { path: '/photos/a', portrait: true, width: 600, height: 900 },
    ],
  });
});

test('a photo moves to another place', () => {
  const photos = [photo('a'), photo('b'), photo('c')];
  const order = (moved: DraftPhoto[]) => moved.map(({ public_id: id }) => id).join('');
  expect(order(movedPhoto(photos, 0, 1))).toBe('bac');
  expect(order(movedPhoto(photos, 2, 0))).toBe('cab');
});

test.each([
  [new SupplierInvalidError('None.'), 'supplier-invalid'],
  [new ApiError('refused', 404, 'supplier-unknown', 'No.'), 'supplier-invalid'],
  [new ApiError('refused', 400, 'captcha-failed', 'No.'), 'captcha'],
  [new ApiError('refused', 409, 'captcha-used', 'No.'), 'captcha'],
  [new ApiError('refused', 400, 'review-photos', 'No.'), 'photos'],
  [new ApiError('refused', 429, 'too-many-requests', 'No.'), 'too-many'],
  [new ApiError('refused', 409, 'wedding-to-come', 'No.'), 'wedding-to-come'],
  [new ApiError('offline', 0, 'offline', 'No.'), 'connection'],
  [new ApiError('server', 503, 'http-503', 'No.'), 'server'],
  [new Error('Something else.'), 'server'],
])('%s is %s', (error, failure) => expect(saveFailureOf(error)).toBe(failure));
