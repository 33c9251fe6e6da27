import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleEntry } from '#testing/example-entry';
import { pressMenu, shortlistRow, showShortlist } from '#testing/show-shortlist';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => leave());

const couple = {
  roles: { u1: 'owner', u2: 'partner' },
  users: [
    { id: 'u1', name: 'Maya', email: 'maya@posy.example', role: 'owner' },
    { id: 'u2', name: 'Tom', email: 'tom@posy.example', role: 'partner' },
  ],
} as never;
const fern = exampleEntry({ memberNotes: { u2: 'Quiet and kind.' } });

const show = async (entry = fern) => {
  const shown = await showShortlist([entry], { wedding: couple });
  ({ leave } = shown);
  return shown;
};
const openNotes = async () => {
  await pressMenu('Fern & Fable', 'Notes and visit');
  return within(await screen.findByRole('dialog'));
};

test('a row has the note of each partner by name, and the dialog edits the own one [18]', async () => {
  const { entry } = await show();
  const dialog = await openNotes();
  expect(dialog.getByText('Tom: Quiet and kind.')).toBeInTheDocument();
  expect(dialog.getByLabelText('What you think')).toHaveValue('');
  await userEvent.type(dialog.getByLabelText('What you think'), 'The woodland set!');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const row = await shortlistRow('Fern & Fable');
  expect(await row.findByText('Maya: The woodland set!')).toBeInTheDocument();
  expect(row.getByText('Tom: Quiet and kind.')).toBeInTheDocument();
  expect(entry(fern.id)?.memberNotes).toEqual({ u1: 'The woodland set!', u2: 'Quiet and kind.' });
});

test('text typed earlier on this device never replaces what the partner noted meanwhile [18]', async () => {
  const typed = await show();
  const dialog = await openNotes();
  await userEvent.type(dialog.getByLabelText('What you think'), 'Woods');
  await leave();
  expect(typed.entry(fern.id)?.visitDate).toBeUndefined();
  const { entry } = await show({ ...fern, visitDate: '2027-02-05', visitTime: '15:00', holdUntil: '2026-11-30' });
  const again = await openNotes();
  expect(again.getByLabelText('What you think')).toHaveValue('Woods');
  await userEvent.click(again.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(entry(fern.id)?.memberNotes).toMatchObject({ u1: 'Woods' }));
  expect(entry(fern.id)).toMatchObject({ visitDate: '2027-02-05', visitTime: '15:00', holdUntil: '2026-11-30' });
});

test('two visits noted at the same time are both said, and either is taken with a way back [18]', async () => {
  const { entry, host } = await show({
    ...fern,
    visitDate: '2027-02-05',
    choices: {
      visit: {
        u1: '{"visitDate":"2027-02-05","visitTime":null}',
        u2: '{"visitDate":"2027-02-07","visitTime":"15:00"}',
      },
    },
  });
  const row = await shortlistRow('Fern & Fable');
  expect(
    row.getByText('Two visits were noted at the same time: Fri 5 Feb is on the list, Sun 7 Feb, 15:00 is by Tom.'),
  ).toBeInTheDocument();
  expect(row.getByRole('button', { name: 'Stay with Fri 5 Feb' })).toBeInTheDocument();
  await userEvent.click(row.getByRole('button', { name: 'Take Sun 7 Feb, 15:00' }));
  await waitFor(() => expect(entry(fern.id)).toMatchObject({ visitDate: '2027-02-07', visitTime: '15:00' }));
  expect(row.queryByText(/noted at the same time/)).toBeNull();
  await act(async () => host.shown.at(-1)?.action?.run());
  await waitFor(() => expect(entry(fern.id)).toMatchObject({ visitDate: '2027-02-05' }));
  expect(row.getByText(/noted at the same time/)).toBeInTheDocument();
});

test('a visit whose day is still open is noted, and gives way to its day [18]', async () => {
  const { entry } = await show();
  const dialog = await openNotes();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'We’ll visit; the day is still open' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const row = await shortlistRow('Fern & Fable');
  expect(await row.findByText('Visit to arrange')).toBeInTheDocument();
  expect(entry(fern.id)).toMatchObject({ visitWanted: true });
  const again = await openNotes();
  await userEvent.type(again.getByLabelText('Visit on'), '2027-02-05');
  await userEvent.click(again.getByRole('button', { name: 'Save' }));
  expect(await row.findByText(/^Visit on/)).toBeInTheDocument();
  expect(row.queryByText('Visit to arrange')).toBeNull();
});
