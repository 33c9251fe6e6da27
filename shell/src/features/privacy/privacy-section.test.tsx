import { exampleSignedIn } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '#testing/enter';
import { renderShell } from '#testing/render-shell';
import type { ExportState } from './privacy-queries';
import { PrivacySection } from './privacy-section';

let leave: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await leave();
  sessionStorage.clear();
});

type PrivacyApi = NonNullable<Parameters<typeof renderShell>[1]['api']>;
const show = async (api: PrivacyApi = {}, session = exampleSignedIn()) => {
  const rendered = await renderShell(<PrivacySection />, { session, path: '/uk/settings/privacy', api });
  leave = rendered.leave;
  return rendered;
};

const working: ExportState = {
  id: 'e1',
  state: 'working',
  done: 2,
  total: 9,
  downloadPath: null,
  bytes: 0,
  expiresAt: null,
};
const ready: ExportState = { ...working, state: 'ready', done: 9, downloadPath: '/export/e1.zip', bytes: 4096 };

test('shows how far an export is, finds it again after the page was left, and gives the ZIP', async () => {
  let state = working;
  const api: PrivacyApi = { startExport: () => state, exportStatus: () => state };
  await show(api);
  await userEvent.click(screen.getByRole('button', { name: 'Make my copy' }));
  expect(await screen.findByRole('progressbar', { name: 'Export everything' })).toHaveAttribute(
    'aria-valuetext',
    '2 of 9 parts packed.',
  );
  await leave();
  state = ready;
  await show(api);
  const download = await screen.findByRole('link', { name: 'Download' });
  expect(download).toHaveAttribute('href', '/export/e1.zip');
  expect(download).toHaveAttribute('download');
  expect(screen.getByText(/Your copy is ready: 4 kB/)).toBeInTheDocument();
});

test('deletes the wedding only after its names were typed, and keeps them when it is refused', async () => {
  const { calls } = await show({
    deleteWedding: () => {
      throw new ApiError('offline', 0, 'offline', 'no');
    },
  });
  const box = within(screen.getByRole('region', { name: 'Delete the wedding' }));
  await userEvent.click(box.getByRole('heading'));
  const button = box.getByRole('button', { name: 'Delete for everyone' });
  const field = box.getByLabelText('Type Maya & Tom to go on');
  await enter(field, 'maya t');
  expect(button).toBeDisabled();
  expect(box.getByText('2 letters to go.')).toBeInTheDocument();
  await enter(field, 'om');
  await userEvent.click(button);
  expect(await box.findByRole('alert')).toHaveTextContent('We can’t reach Posy.');
  expect(calls).toEqual([{ name: 'deleteWedding', body: { weddingId: 'w1', confirmation: 'maya tom' } }]);
  expect(field).toHaveValue('maya tom');
});

test('what cannot be undone stays closed until somebody opens it [F-polish]', async () => {
  await show({});
  for (const name of ['Delete the wedding', 'Delete your account']) {
    const details = screen.getByRole('region', { name }).querySelector('details');
    expect(details).not.toHaveAttribute('open');
    await userEvent.click(screen.getByRole('heading', { name }));
    expect(details).toHaveAttribute('open');
  }
});

test('offers to delete the wedding to its owner only', async () => {
  await show({}, exampleSignedIn({ role: 'partner' }));
  expect(screen.queryByRole('region', { name: 'Delete the wedding' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Delete your account' })).toBeInTheDocument();
});

test('says to a supplier’s only owner that others work there', async () => {
  await show({
    deleteAccount: () => {
      throw new ApiError('refused', 409, 'last-owner', 'no');
    },
  });
  const box = within(screen.getByRole('region', { name: 'Delete your account' }));
  await enter(box.getByLabelText('Type maya@example.com to go on'), 'maya@example.com');
  await act(async () => userEvent.click(box.getByRole('button', { name: 'Delete my account' })));
  await waitFor(() =>
    expect(box.getByRole('alert')).toHaveTextContent('Others answer for a supplier that only you own.'),
  );
});

test('leads an owner of a shared wedding to pass it on before the account goes', async () => {
  await show({
    deleteAccount: () => {
      throw new ApiError('refused', 409, 'transfer-ownership-first', 'no');
    },
  });
  const box = within(screen.getByRole('region', { name: 'Delete your account' }));
  await enter(box.getByLabelText('Type maya@example.com to go on'), 'maya@example.com');
  await act(async () => userEvent.click(box.getByRole('button', { name: 'Delete my account' })));
  await waitFor(() => expect(box.getByRole('alert')).toHaveTextContent('Pass it on or delete it first.'));
  expect(box.getByRole('link', { name: 'Pass ownership on' })).toHaveAttribute(
    'href',
    '/uk/settings/manageCollaborators',
  );
});
