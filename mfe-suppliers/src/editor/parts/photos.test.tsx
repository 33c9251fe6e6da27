import { ownProfileConstants } from '@posy/shared-contracts/constants';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { exampleOwn as own, showEditor } from '#testing/show-editor';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const choose = (...names: string[]) =>
  fireEvent.change(screen.getByLabelText('Add pictures', { selector: 'input' }), {
    target: { files: names.map((name) => new File(['x'], name)) },
  });
const stored = (seed: string) => ({ seed, width: 900, height: 600, portrait: false });

test('pictures for which a profile has no room are said', async () => {
  const most = ownProfileConstants.photos;
  ({ leave } = await showEditor({ uploadSupplierPhoto: () => new Promise(() => undefined) }));
  const free = most - own.photos.length;
  choose(...Array.from({ length: free + 3 }, (_, at) => `${at}.jpg`));
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Posy took ${free} of ${free + 3} pictures: your profile has room for ${most}.`,
  );
  expect(screen.queryByRole('button', { name: 'Add pictures' })).toBeNull();
});

test('pictures that are chosen while others are on their way follow them, under the same name too', async () => {
  let answer: (photo: object) => void = () => undefined;
  const answers: unknown[] = [new Promise((resolve) => (answer = resolve)), stored('photo_b')];
  const shown = await showEditor({ uploadSupplierPhoto: () => answers.shift() });
  ({ leave } = shown);
  const { host, sent } = shown;
  choose('image.jpg');
  choose('image.jpg');
  expect(screen.getAllByText('image.jpg is on its way…')).toHaveLength(2);
  await act(async () => answer(stored('photo_a')));
  await waitFor(() => expect(screen.queryByText('image.jpg is on its way…')).toBeNull());
  await act(async () => host.pass(1000));
  const seeds = [...own.photos.map(({ seed }) => seed), 'photo_a', 'photo_b'];
  await waitFor(() => expect(sent.at(-1)?.own.photos.map(({ seed }) => seed)).toEqual(seeds));
});
