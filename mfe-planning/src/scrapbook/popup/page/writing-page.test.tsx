import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openNote as dialog, scrapbookPages, uploaded } from '#testing/render-scrapbook';

const render = scrapbookPages();
const user = userEvent.setup({ delay: null });
const file = new File(['x'], 'hedge-walk.jpg', { type: 'image/jpeg' });
/** The text of the note's state. */
const standing = () => screen.getAllByRole('status')[0];
/** Waits until a pause in typing saves the note. */
const pause = (host: { pass: (milliseconds: number) => void }) => act(async () => host.pass(2000));

test('only what changed is written, so that another person’s words stay', async () => {
  const { add, notes } = await render('/uk/scrapbook');
  await add('n1', { title: 'Favours', body: 'Seed packets' });
  await user.click(screen.getByRole('link', { name: 'Favours' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Edit' }));
  const title = within(await dialog()).getByRole('textbox', { name: 'Title' });
  await add('n1', { title: 'Favours', body: 'Seed packets, sixty' });
  await user.clear(title);
  await user.type(title, 'Presents');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(notes()['n1']).toMatchObject({ title: 'Presents', body: 'Seed packets, sixty' }));
});

test('a new note from which everything was taken out again is none, and its pictures go [S4-scrapbook-06]', async () => {
  const { deleted, notes, host } = await render('/uk/scrapbook/new', {
    uploadPhoto: () => ({ ...uploaded('a'), width: 4, height: 3 }),
  });
  const title = within(await dialog()).getByRole('textbox', { name: 'Title' });
  await user.type(title, 'Half');
  await user.upload(screen.getByTestId('note-photos'), file);
  expect(await screen.findByRole('img', { name: 'Picture 1 of 1' })).toBeInTheDocument();
  await pause(host);
  expect(Object.values(notes())).toEqual([expect.objectContaining({ title: 'Half' })]);
  await user.clear(title);
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(deleted).toEqual([uploaded('a').path.slice('/photos/'.length)]);
  expect(notes()).toEqual({});
  await user.click(screen.getAllByRole('link', { name: 'Write a note' })[0] as HTMLElement);
  expect(within(await dialog()).getByRole('textbox', { name: 'Title' })).toHaveValue('');
});

test('what is written is sent after a pause, and closing sends the rest [R1-13]', async () => {
  const { notes, host } = await render('/uk/scrapbook/new');
  const page = within(await dialog());
  expect(standing()).toHaveTextContent('Saves as you write');
  await user.type(page.getByRole('textbox', { name: 'Title' }), 'Arch');
  expect(notes()).toEqual({});
  expect(standing()).toHaveTextContent('Kept on this device');
  await pause(host);
  expect(Object.values(notes())).toEqual([expect.objectContaining({ title: 'Arch', body: '' })]);
  expect(standing()).toHaveTextContent(/^Saved, /);
  await user.type(page.getByRole('textbox', { name: 'Note' }), 'Half a hoop');
  await user.click(page.getByRole('button', { name: 'Done' }));
  const [note] = Object.values(notes());
  expect(note).toMatchObject({ title: 'Arch', body: 'Half a hoop' });
  // All of it was written before the first close: it still counts as newly added.
  expect(note?.['createdAt']).toEqual(note?.['updatedAt']);
});

test('a page that is opened again goes on with the same new note [R1-13]', async () => {
  const { notes, host } = await render('/uk/scrapbook/new');
  await user.type(within(await dialog()).getByRole('textbox', { name: 'Title' }), 'Half');
  const person = host.session.get();
  await pause(host);
  // The session ends while the popup is open: nothing is closed.
  act(() => host.session.set({ status: 'signed-out' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => {
    host.session.set(person);
    host.navigate('/uk/scrapbook/new');
  });
  const title = within(await dialog()).getByRole('textbox', { name: 'Title' });
  expect(title).toHaveValue('Half');
  await user.type(title, ' a hoop');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(Object.values(notes())).toEqual([expect.objectContaining({ title: 'Half a hoop' })]);
});

test('what is refused stays on this device, and is there when the note is written on [R1-13]', async () => {
  const { add, firestore, host, notes } = await render('/uk/scrapbook');
  await add('n1', { title: 'Arch' });
  await user.click(screen.getByRole('link', { name: 'Arch' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Edit' }));
  const commit = firestore.commit;
  firestore.commit = () => Promise.reject(new Error('refused'));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Half a hoop');
  await pause(host);
  expect(host.shown.at(-1)?.text).toBe('The note wasn’t saved. Your words are kept here.');
  expect(standing()).toHaveTextContent('Kept on this device');
  firestore.commit = commit;
  await user.type(screen.getByRole('textbox', { name: 'Note' }), ', no ribbon');
  await pause(host);
  expect(notes()['n1']).toMatchObject({ body: 'Half a hoop, no ribbon' });
});

test('all that was written while a note was open is taken back by one undo [R1-13]', async () => {
  const { add, host, notes } = await render('/uk/scrapbook');
  await add('n1', { title: 'Arch', body: 'One' });
  await user.click(screen.getByRole('link', { name: 'Arch' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Edit' }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), ' of roses');
  await pause(host);
  await user.type(screen.getByRole('textbox', { name: 'Note' }), ' two');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(notes()['n1']).toMatchObject({ title: 'Arch of roses', body: 'One two' });
  expect(host.shown.map(({ text }) => text)).toEqual(['Note saved.']);
  await act(async () => host.shown.at(-1)?.action?.run());
  expect(notes()['n1']).toMatchObject({ title: 'Arch', body: 'One' });
});

test('a note is written as it will be read: headings, lists, checks, colours and quotations, never their marks [R1-13]', async () => {
  const { add, notes } = await render('/uk/scrapbook');
  const body = 'Half a hoop\n# Colours\n#6b2f88 Plum\n- hips\n- [ ] ring Rosa\n> Less than this';
  await add('n1', { title: 'Arch', body });
  await user.click(screen.getByRole('link', { name: 'Arch' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Edit' }));
  const page = within(await dialog());
  expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a hoop');
  expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue('Colours');
  expect(page.getByRole('textbox', { name: 'Name of colour 1' })).toHaveValue('Plum');
  expect(page.getByRole('textbox', { name: 'List item' })).toHaveValue('hips');
  expect(page.getByRole('textbox', { name: 'Quotation' })).toHaveValue('Less than this');
  await user.click(page.getByRole('checkbox', { name: 'Done: ring Rosa' }));
  await user.type(page.getByRole('textbox', { name: 'Name of colour 1' }), ' dahlia');
  await user.click(page.getByRole('button', { name: 'Done' }));
  expect(notes()['n1']).toMatchObject({ body: body.replace('[ ]', '[x]').replace('Plum', 'Plum dahlia') });
});

test('a list is written by the keyboard: Enter goes on, an empty item ends it, Tab goes through it, undo is of all [R1-13]', async () => {
  await render('/uk/scrapbook/new');
  const page = within(await dialog());
  await user.type(page.getByRole('textbox', { name: 'Title' }), 'Arch{Enter}');
  expect(page.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  await user.keyboard('Flowers{Enter}- hips{Enter}dahlias{Enter}{Enter}That’s all');
  const values = (name: string) =>
    page.getAllByRole<HTMLTextAreaElement>('textbox', { name }).map(({ value }) => value);
  expect(values('List item')).toEqual(['hips', 'dahlias']);
  expect(values('Note')).toEqual(['Flowers', 'That’s all']);
  page.getAllByRole('textbox', { name: 'List item' })[0]?.focus();
  await user.tab();
  expect(page.getAllByRole('textbox', { name: 'List item' })[1]).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(values('Note').at(-1)).not.toBe('That’s all');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(values('Note').at(-1)).toBe('That’s all');
});

test('the bar turns the line with the cursor and says what it is; a press leaves the cursor there [R1-13]', async () => {
  const { notes } = await render('/uk/scrapbook/new');
  const page = within(await dialog());
  const bar = within(page.getByRole('group', { name: 'Add to the words' }));
  await user.type(page.getByRole('textbox', { name: 'Note' }), 'Colours');
  await user.click(bar.getByRole('button', { name: 'Heading' }));
  expect(page.getByRole('textbox', { name: 'Heading' })).toHaveFocus();
  expect(bar.getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(bar.getByRole('button', { name: 'Colours' }));
  await user.keyboard('Blush{Enter}');
  await user.paste('<b>Less</b> than this');
  expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('<b>Less</b> than this');
  await user.click(bar.getByRole('button', { name: 'Undo' }));
  await user.click(page.getByRole('button', { name: 'Done' }));
  expect(Object.values(notes())).toEqual([expect.objectContaining({ body: '# Colours\n#f6d9d2 Blush' })]);
});

test('on paper a note is as it reads, also while it is written [R1-13]', async () => {
  await render('/uk/scrapbook/new');
  await dialog();
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Arch{Enter}> Less');
  const paper = within(document.querySelector('[data-printed-note]') as HTMLElement);
  expect(paper.getByText('Arch').tagName).toBe('P');
  expect(paper.getByText('Less').tagName).toBe('BLOCKQUOTE');
});

test('a note is deleted from its page while it is written, and nothing of it is sent after [R1-13]', async () => {
  const { add, notes, host } = await render('/uk/scrapbook');
  await add('n1', { title: 'Arch' });
  await user.click(screen.getByRole('link', { name: 'Arch' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Edit' }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Half');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await pause(host);
  expect(notes()).toEqual({});
  await act(async () => host.shown.at(-1)?.action?.run());
  expect(notes()['n1']).toMatchObject({ title: 'Arch' });
});

test('an empty note is none: closing leaves nothing, and one that was emptied stays as it was', async () => {
  const { add, notes, host } = await render('/uk/scrapbook/new');
  await user.click(within(await dialog()).getByRole('button', { name: 'Done' }));
  expect(notes()).toEqual({});
  await add('n1', { title: 'Arch' });
  await user.click(screen.getByRole('link', { name: 'Arch' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Edit' }));
  await user.clear(screen.getByRole('textbox', { name: 'Title' }));
  expect(screen.getByText('Give it a title, a few words or a picture.')).toBeInTheDocument();
  await pause(host);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(notes()['n1']).toMatchObject({ title: 'Arch' });
});

test('the keys go from one part into the next, and Backspace takes a line’s kind away before it joins [R1-13]', async () => {
  const { add, notes } = await render('/uk/scrapbook');
  await add('n1', { title: 'Arch', body: 'One\n# Two\n- three' });
  await user.click(screen.getByRole('link', { name: 'Arch' }));
  await user.click(within(await dialog()).getByRole('button', { name: 'Edit' }));
  const item = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'List item' });
  act(() => item.focus());
  item.setSelectionRange(0, 0);
  await user.keyboard('{ArrowLeft}');
  const heading = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Heading' });
  expect([heading, heading.selectionStart]).toEqual([document.activeElement, 3]);
  heading.setSelectionRange(0, 0);
  await user.keyboard('{Backspace}');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('One\nTwo');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(notes()['n1']).toMatchObject({ body: 'One\nTwo\n- three' });
});
