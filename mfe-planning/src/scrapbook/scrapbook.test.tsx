import { exampleWedding } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { noteConstants } from '@posy/shared-contracts/constants';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openNote as dialog, scrapbookPages, uploaded } from '#testing/render-scrapbook';

const render = scrapbookPages();
const user = userEvent.setup({ delay: null });
const file = new File(['x'], 'hedge-walk.jpg', { type: 'image/jpeg' });
const inDocumentOrder = (parts: readonly HTMLElement[]): HTMLElement[] =>
  [...parts].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));

test('an empty scrapbook invites to write [S2-route-13]', async () => {
  await render('/uk/scrapbook');
  expect(await screen.findByRole('heading', { level: 1, name: 'Scrapbook' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Somewhere for the good ideas' })).toBeInTheDocument();
});

test('an empty scrapbook has one button, not two that do the same [F-polish]', async () => {
  await render('/uk/scrapbook');
  expect(await screen.findAllByRole('link', { name: 'Write a note' })).toHaveLength(1);
});

test('a note is written, pinned and published [S2-popup-06] [S1-keeps-06] [S7-database-07]', async () => {
  const { notes, published, host } = await render('/uk/scrapbook/new');
  const popup = within(await dialog());
  await user.type(popup.getByRole('textbox', { name: 'Title' }), 'Arch that isn’t');
  await user.type(popup.getByRole('textbox', { name: /Tags/ }), '#flowers{Enter}');
  await user.click(popup.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(host.location.get().pathname).toBe('/uk/scrapbook');
  const [[id, note] = ['', {}]] = Object.entries(notes());
  expect(note).toMatchObject({ title: 'Arch that isn’t', body: '', tags: ['flowers'], author: 'u1', photos: [] });
  expect(note['createdAt']).toEqual(note['updatedAt']);
  await waitFor(() => expect(published).toEqual([expect.objectContaining({ noteId: id, isNew: true })]));
  expect(await screen.findByRole('link', { name: 'Arch that isn’t' })).toBeInTheDocument();
});

test('a note never changed since says added, another one edited [S4-scrapbook-07] [S4-scrapbook-08]', async () => {
  const { add } = await render('/uk/scrapbook');
  await add('Pie', {});
  await add('Paper', { updatedAt: '2026-11-09T10:00:00.000Z' });
  const card = (name: string) => within(screen.getByRole('link', { name }).closest('article') as HTMLElement);
  expect(card('Pie').getByText('Added on 1 November')).toBeInTheDocument();
  expect(card('Paper').getByText('Edited on 9 November')).toBeInTheDocument();
});

test('pictures are put in order and taken out by buttons', async () => {
  let count = 0;
  const { notes } = await render('/uk/scrapbook/new', {
    uploadPhoto: () => ({ ...uploaded(`p${(count += 1)}`), width: 4, height: 3 }),
  });
  await dialog();
  await user.upload(screen.getByTestId('note-photos'), [file, file, file]);
  await screen.findByRole('img', { name: 'Picture 3 of 3' });
  await user.click(screen.getByRole('button', { name: 'Move picture 3 forward' }));
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const [note] = Object.values(notes());
  expect(note?.['photos']).toEqual([
    { ...uploaded('p3'), width: 4, height: 3 },
    { ...uploaded('p2'), width: 4, height: 3 },
  ]);
});

test('pictures for which a note has no room are said, also where one is dropped onto a full note', async () => {
  let count = 0;
  await render('/uk/scrapbook/new', {
    uploadPhoto: () => ({ ...uploaded(`p${(count += 1)}`), width: 4, height: 3 }),
  });
  const popup = within(await dialog());
  const most = noteConstants.mostPhotos;
  const choose = (chosen: number) => user.upload(screen.getByTestId('note-photos'), Array<File>(chosen).fill(file));
  await choose(most - 1);
  expect(await screen.findByRole('img', { name: `Picture ${most - 1} of ${most - 1}` })).toBeInTheDocument();
  expect(popup.queryByRole('alert')).toBeNull();
  await choose(3);
  expect(popup.getByRole('alert')).toHaveTextContent(`Posy took 1 of 3 pictures: a note has room for ${most}.`);
  await screen.findByRole('img', { name: `Picture ${most} of ${most}` });
  fireEvent.drop(popup.getByRole('textbox', { name: 'Note' }), { dataTransfer: { files: [file] } });
  expect(popup.getByRole('alert')).toHaveTextContent(`The picture wasn’t taken: a note has room for ${most}.`);
  expect(count).toBe(most);
});

test('a picture that the server refuses says why, and the note goes on', async () => {
  await render('/uk/scrapbook/new', {
    uploadPhoto: () => {
      throw new ApiError('refused', 415, 'photo-type', 'Not a picture.');
    },
  });
  await dialog();
  await user.upload(screen.getByTestId('note-photos'), file);
  expect(await screen.findByText('Only JPEG, PNG, WebP or HEIC pictures.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take away' }));
  expect(screen.queryByText('hedge-walk.jpg')).toBeNull();
});

test('a picture whose session ends on its way is stored, and sent when the same person is back [R1-17]', async () => {
  let isOver = true;
  const { host } = await render('/uk/scrapbook/new', {
    uploadPhoto: () => {
      if (isOver) throw new ApiError('refused', 401, 'invalid-token', 'Log in again.');
      return { ...uploaded('a'), width: 4, height: 3 };
    },
  });
  const person = host.session.get();
  await user.type(within(await dialog()).getByRole('textbox', { name: 'Title' }), 'Arch');
  await user.upload(screen.getByTestId('note-photos'), file);
  expect(await screen.findByText(/^Your session has ended/)).toBeInTheDocument();
  act(() => host.session.set({ status: 'signed-out' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  isOver = false;
  act(() => {
    host.session.set(person);
    host.navigate('/uk/scrapbook/new');
  });
  expect(within(await dialog()).getByRole('textbox', { name: 'Title' })).toHaveValue('Arch');
  expect(await screen.findByRole('img', { name: 'Picture 1 of 1' })).toBeInTheDocument();
});

test('a stored note is for nobody else [R1-17]', async () => {
  const sent: string[] = [];
  const { host } = await render('/uk/scrapbook/new', {
    uploadPhoto: () => {
      sent.push('sent');
      throw new ApiError('refused', 401, 'invalid-token', 'Log in again.');
    },
  });
  const person = host.session.get();
  await dialog();
  await user.upload(screen.getByTestId('note-photos'), file);
  await screen.findByText(/^Your session has ended/);
  act(() => host.session.set({ status: 'signed-out' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const shared = exampleWedding({ roles: { u1: 'owner', u2: 'partner' } });
  act(() => {
    if (person.status === 'signed-in') host.session.set({ ...person, uid: 'u2', wedding: shared });
    host.navigate('/uk/scrapbook/new');
  });
  await dialog();
  expect(sent).toEqual(['sent']);
});

test('another note is refused while one is open, with its sentence [S4-scrapbook-03] [S8-scrapbook-01]', async () => {
  const { add, host } = await render('/uk/scrapbook');
  await add('n1', { title: 'Arch' });
  await add('n2', { title: 'Pie' });
  await user.click(screen.getByRole('link', { name: 'Arch' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Edit' }));
  act(() => host.navigate('/uk/scrapbook/n2'));
  expect(host.shown.map(({ text }) => text)).toEqual(['Another note is already open (being edited). Close it first.']);
  expect(host.location.get().pathname).toBe('/uk/scrapbook/n1');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Arch');
});

test('a note opens as a page: words, pictures and what follows them, its tags and who sees it beside it [R1-13]', async () => {
  const { add } = await render('/uk/scrapbook');
  const body = 'Half a hoop, all on one side.\n#6b2f88 Plum\n> If it grows in the lane';
  const link = { kind: 'task', id: 'book-the-venue', label: 'Book the venue' };
  await add('n1', { title: 'Arch', body, photos: [{ ...uploaded('a'), width: 4, height: 3 }], tags: ['garden'], link });
  await user.click(screen.getByRole('link', { name: 'Arch' }));
  const page = await dialog();
  const parts = [
    within(page).getByRole('heading', { name: 'Arch' }),
    within(page).getByText('Half a hoop, all on one side.'),
    within(page).getByRole('img', { name: 'Picture 1 of 1' }),
    within(page).getByRole('img', { name: 'Plum' }),
    within(page).getByText('If it grows in the lane'),
    within(page).getByRole('heading', { name: 'Tags' }),
    within(page).getByRole('link', { name: 'Book the venue' }),
  ];
  expect(inDocumentOrder(parts)).toEqual(parts);
});

test('a deleted note can be put back as it was', async () => {
  const { add, notes, host } = await render('/uk/scrapbook');
  await add('n1', { title: 'Favours', tags: ['food'] });
  const before = notes()['n1'];
  await user.click(screen.getByRole('link', { name: 'Favours' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
  expect(notes()).toEqual({});
  await act(async () => host.shown.at(-1)?.action?.run());
  expect(notes()['n1']).toEqual(expect.objectContaining(before as object));
});

test('back closes the popup at its place in the order [S2-back-11]', async () => {
  const { host } = await render('/uk/scrapbook/new');
  await dialog();
  expect(host.opened.map(({ kind }) => kind)).toEqual(['scrapbook-note']);
  act(() => host.opened[0]?.close());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the board is searched, and filtered by its address', async () => {
  const { add } = await render('/uk/scrapbook?show=pictures');
  await add('n1', { title: 'Arch', photos: [uploaded('a')] });
  await add('n2', { title: 'Pie' });
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles()).toEqual(['Arch']);
  await user.click(screen.getByRole('link', { name: /Everything/ }));
  expect(titles()).toEqual(['Arch', 'Pie']);
  await user.type(screen.getByRole('searchbox', { name: 'Find a note' }), 'pi');
  expect(titles()).toEqual(['Pie']);
});
