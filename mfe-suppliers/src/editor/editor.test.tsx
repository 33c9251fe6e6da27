import { createTestHost, exampleSignedIn, renderWithHost, type TestHost } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import type { OwnProfile } from '@posy/shared-contracts/entities';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleProfile } from '#testing/examples';
import { exampleOwn as own, showEditor } from '#testing/show-editor';

let remove: (() => Promise<void>) | null = null;
afterEach(async () => {
  await remove?.();
  remove = null;
});

const open = async (api?: Parameters<typeof showEditor>[0]) => {
  const { leave, ...shown } = await showEditor(api);
  remove = leave;
  return shown;
};
/** Has the pause pass after which what was written is saved. */
const pause = (host: TestHost) => act(async () => host.pass(1000));
const about = () => screen.getByRole('textbox', { name: 'About' });
const publish = () => screen.findByRole('button', { name: 'Publish one change' });
const saved = () => screen.findByText(/^Saved\. Nothing is public/);

test('what is written is saved after a pause, seen as couples would, and published [32]', async () => {
  const { host, sent } = await open();
  fireEvent.change(about(), { target: { value: 'Come and see.' } });
  expect(sent).toEqual([]);
  await pause(host);
  expect(await screen.findByRole('heading', { name: 'Come and see.', hidden: true })).toBeInTheDocument();
  expect(sent).toEqual([{ name: 'save', revision: 3, own: { ...own, description: 'Come and see.' } }]);
  await userEvent.click(await publish());
  expect(await screen.findByText(/^Published\. In search within a second/)).toBeVisible();
  expect(sent.at(-1)).toEqual({ name: 'publish', revision: 4, own: { ...own, description: 'Come and see.' } });
});

test('each step is taken back [32]', async () => {
  const { host, sent } = await open();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  fireEvent.change(about(), { target: { value: 'Come.' } });
  await pause(host);
  await publish();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(about()).toHaveValue(own.description);
  await pause(host);
  await waitFor(() => expect(sent.at(-1)?.own).toEqual(own));
});

test('what cannot be published is named where it stands [32]', async () => {
  const faults = [{ path: 'description', fault: 'no-text' as const }];
  const { host } = await open({
    saveOwnProfile: () => ({ revision: 4, faults, changed: ['description'], preview: exampleProfile() }),
  });
  fireEvent.change(about(), { target: { value: '<b>' } });
  await pause(host);
  await waitFor(() =>
    expect(about()).toHaveAccessibleDescription(/Only plain text, please: no HTML and no signs that nobody sees\./),
  );
  expect(await publish()).toBeDisabled();
});

test('a person who writes on an older version sees so, and loses nothing [32]', async () => {
  const { host } = await open({
    saveOwnProfile: () => {
      throw new ApiError('refused', 409, 'profile-changed', 'No.');
    },
  });
  fireEvent.change(about(), { target: { value: 'Mine.' } });
  await pause(host);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Somebody else changed this profile meanwhile/);
  expect(about()).toHaveValue('Mine.');
});

test('packages, questions, features and facts are written, ordered and taken away by keyboard [32]', async () => {
  const { host, sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add a package' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move Package 2 up' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Question' }), { target: { value: 'Rain?' } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dogs welcome' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Step-free' }), 'Yes');
  await pause(host);
  await waitFor(() =>
    expect(sent.at(-1)?.own).toMatchObject({
      packages: [{ name: '', price: null }, { name: 'Weekend hire' }],
      questions: [{ question: 'Rain?', answer: '' }],
      features: ['garden', 'dogs'],
      facts: { stepFree: true },
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete Package 1' }));
  await pause(host);
  await waitFor(() => expect(sent.at(-1)?.own.packages).toHaveLength(1));
});

test('weekdays and months without weddings are rules, each chosen and taken back with one press [32]', async () => {
  const { host, sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Tuesday' }));
  await userEvent.click(screen.getByRole('button', { name: 'Monday' }));
  await userEvent.click(screen.getByRole('button', { name: 'January' }));
  expect(screen.getByRole('button', { name: 'Monday', pressed: true })).toBeVisible();
  await pause(host);
  await waitFor(() => expect(sent.at(-1)?.own.closed).toEqual({ weekdays: [1, 2], months: [1] }));
  await userEvent.click(screen.getByRole('button', { name: 'Tuesday' }));
  await pause(host);
  await waitFor(() => expect(sent.at(-1)?.own.closed).toEqual({ weekdays: [1], months: [1] }));
});

test('a picture is sent, described, made the first and deleted; one that is refused says why [32]', async () => {
  const answers: (() => unknown)[] = [
    () => ({ seed: 'photo_new', width: 900, height: 1200, portrait: true }),
    () => {
      throw new ApiError('refused', 400, 'photo-too-small', 'No.');
    },
  ];
  const { host, sent } = await open({ uploadSupplierPhoto: () => answers.shift()?.() });
  const input = screen.getByLabelText('Add pictures', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'new.jpg'), new File(['y'], 'tiny.jpg')] } });
  expect(await screen.findByText('tiny.jpg is too small: 640 by 400 pixels are needed.')).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: 'What is on picture 3' }), { target: { value: 'At dusk' } });
  await userEvent.click(screen.getByRole('button', { name: 'Picture 3' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make it the first' }));
  await pause(host);
  await waitFor(() =>
    expect(sent.at(-1)?.own.photos).toEqual([{ seed: 'photo_new', label: 'At dusk', portrait: true }, ...own.photos]),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Picture 2' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await pause(host);
  await waitFor(() => expect(sent.at(-1)?.own.photos.map(({ seed }) => seed)).toEqual(['photo_new', 'GB000001-2']));
});

test('a picture says what it shows, by which couples filter the gallery, or says it no longer', async () => {
  const { host, sent } = await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What picture 1 shows' }), 'Dinner');
  await pause(host);
  await waitFor(() => expect(sent.at(-1)?.own.photos[0]).toMatchObject({ group: 'dinner' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What picture 1 shows' }), 'Not said');
  await pause(host);
  await waitFor(() => expect(sent.at(-1)?.own.photos[0]).not.toHaveProperty('group'));
  expect(sent.at(-1)?.own.photos[0]).toHaveProperty('hasNoGroup', true);
});

test('an owner of two profiles changes to the other one, after the last words are saved [32]', async () => {
  const calls: unknown[] = [];
  const suppliers = [
    { id: 'GB000001', name: 'Larkfield', type: 'venues', role: 'owner' },
    { id: 'GB000002', name: 'The Old Mill', type: 'venues', role: 'staff' },
  ];
  let isOffline = true;
  const saving = (input: { body: { own: OwnProfile } }) => {
    if (isOffline) throw new ApiError('offline', 0, 'offline', 'No.');
    calls.push(input.body.own.description);
    return { revision: 4, faults: [], changed: ['description'], preview: exampleProfile() };
  };
  let isDown = true;
  const { host } = await open({
    ownSuppliers: () => ({ suppliers }),
    saveOwnProfile: saving,
    chooseSupplier: (input: { body: object }) => {
      if (isDown) throw new ApiError('offline', 0, 'offline', 'No.');
      calls.push(input.body);
      return {};
    },
  });
  fireEvent.change(about(), { target: { value: 'Not yet saved.' } });
  const change = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Profile Larkfield' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'The Old Mill' }));
  };
  await change();
  await waitFor(() => expect(host.shown).toHaveLength(1));
  expect(calls).toEqual([]);
  isOffline = false;
  await change();
  await waitFor(() => expect(host.shown).toHaveLength(2));
  await waitFor(() => expect(host.shown.at(-1)?.text).toMatch(/^The other profile didn’t open just now\./));
  expect(calls).toEqual(['Not yet saved.']);
  isDown = false;
  await change();
  await waitFor(() => expect(calls.at(-1)).toEqual({ supplierId: 'GB000002' }));
});

test('letters written just before a person leaves are saved [32]', async () => {
  const { host, sent } = await open();
  fireEvent.change(about(), { target: { value: 'Come and s' } });
  await pause(host);
  await waitFor(() => expect(sent).toHaveLength(1));
  fireEvent.change(about(), { target: { value: 'Come and see.' } });
  await remove?.();
  remove = null;
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.at(-1)).toEqual({ name: 'save', revision: 4, own: { ...own, description: 'Come and see.' } });
});

test('where somebody else’s change stops the last words, the switch asks before it leaves them [32]', async () => {
  const chosen: unknown[] = [];
  const two = [
    { id: 'GB000001', name: 'Larkfield', type: 'venues', role: 'owner' },
    { id: 'GB000002', name: 'The Old Mill', type: 'venues', role: 'staff' },
  ];
  const { host } = await open({
    ownSuppliers: () => ({ suppliers: two }),
    saveOwnProfile: () => {
      throw new ApiError('refused', 409, 'profile-changed', 'No.');
    },
    chooseSupplier: (input: { body: object }) => {
      chosen.push(input.body);
      return {};
    },
  });
  fireEvent.change(about(), { target: { value: 'Mine.' } });
  const change = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Profile Larkfield' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'The Old Mill' }));
    await screen.findByRole('dialog', { name: 'Change without your last words?' });
  };
  await change();
  await userEvent.click(screen.getAllByRole('button', { name: 'Stay here' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(about()).toHaveValue('Mine.');
  expect(chosen).toEqual([]);
  await change();
  await userEvent.click(screen.getByRole('button', { name: 'Change profile' }));
  await waitFor(() => expect(chosen).toEqual([{ supplierId: 'GB000002' }]));
  expect(host.shown).toEqual([]);
});

test('a person who joins another supplier can change between both at once [32]', async () => {
  const mill = { id: 'GB000002', name: 'The Old Mill', type: 'venues', role: 'staff' };
  const suppliers = [{ id: 'GB000001', name: 'Larkfield', type: 'venues', role: 'owner' }];
  const { host } = await open({ ownSuppliers: () => ({ suppliers: [...suppliers] }) });
  expect(screen.queryByRole('button', { name: /^Profile / })).toBeNull();
  suppliers.push(mill);
  const session = host.session.get();
  if (session.status !== 'signed-in') throw new Error('Nobody is signed in.');
  await act(async () => host.session.set({ ...session, user: { ...session.user, supplierId: mill.id } }));
  expect(await screen.findByRole('button', { name: 'Profile The Old Mill' })).toBeVisible();
});

test('nobody but a supplier’s people has a profile to edit, and the log says who changed what [32]', async () => {
  await open();
  expect(screen.getByText('About and Pictures')).toBeVisible();
  await saved();
  await remove?.();
  const host = createTestHost({ session: exampleSignedIn(), path: '/uk/own-profile' });
  remove = await renderWithHost(<AppRoutes />, host, messages);
  await act(async () => undefined);
  expect(screen.queryByRole('textbox', { name: 'About' })).toBeNull();
});
