import { exampleSignedIn } from '@posy/remote-kit/testing';
import type { Session } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '#testing/enter';
import { lendLayout } from '#testing/lend-layout';
import { renderShell } from '#testing/render-shell';
import { SettingsScreen } from './settings-screen';

let leave: () => Promise<void> = async () => undefined;
beforeAll(lendLayout);
afterEach(() => leave());

const { user } = exampleSignedIn();
const supplier = exampleSignedIn({
  user: { ...user, kind: 'supplier', weddingId: null, supplierId: 's1' },
  wedding: null,
  role: null,
});
const members = {
  collaborators: [{ id: 'u1', name: 'Maya', email: 'maya@example.com', role: 'owner', access: null }],
  invitations: [],
} as const;

const show = async (path: string, session: Session = exampleSignedIn(), api: object = {}) => {
  const rendered = await renderShell(<SettingsScreen />, {
    session,
    path,
    api: {
      fetchCollaborators: () => structuredClone(members) as never,
      uploadPhoto: () => ({ path: `/photos/${'b'.repeat(32)}`, portrait: false, width: 8, height: 6 }),
      ...api,
    },
  });
  leave = rendered.leave;
  return rendered;
};

const listed = (): (string | null)[] =>
  within(screen.getByRole('navigation', { name: 'Settings' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('lists a couple’s sections, each with an address [S2-route-16]', async () => {
  await show('/uk/settings');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
  expect(listed()).toEqual([
    '/uk/settings/you',
    '/uk/settings/security',
    '/uk/settings/notifications',
    '/uk/settings/language',
    '/uk/settings/wedding',
    '/uk/settings/manageCollaborators',
    '/uk/settings/activity',
    '/uk/settings/privacy',
  ]);
});

test('a phone has them on one page too, with a row of its sections above [R1-13] [F-H23]', async () => {
  const { host } = await show('/uk/settings');
  await screen.findByRole('heading', { level: 2, name: 'Privacy' });
  expect(screen.getByRole('heading', { level: 2, name: 'You' })).toBeInTheDocument();
  const list = within(screen.getByRole('navigation', { name: 'Settings' }));
  expect(list.getByRole('link', { name: 'You' })).toHaveAttribute('aria-current', 'page');
  act(() => host.navigate('/uk/settings/privacy'));
  await waitFor(() => expect(list.getByRole('link', { name: 'Privacy' })).toHaveAttribute('aria-current', 'page'));
  expect(screen.getByRole('heading', { level: 2, name: 'You' })).toBeInTheDocument();
});

test('has inviteCollaborator and manageCollaborators as sub-pages [S2-route-17] [S2-route-18]', async () => {
  await show('/uk/settings/inviteCollaborator');
  expect(await screen.findByRole('button', { name: 'Send invitation' })).toBeInTheDocument();
  await leave();
  await show('/uk/settings/manageCollaborators');
  expect(await screen.findByRole('list', { name: 'Who plans with you' })).toBeInTheDocument();
});

test('shows a supplier what fits them, and nothing of a wedding [S1-supplier-01]', async () => {
  await show('/uk/settings/you', supplier);
  expect(listed()).toEqual([
    '/uk/settings/you',
    '/uk/settings/security',
    '/uk/settings/notifications',
    '/uk/settings/language',
    '/uk/settings/privacy',
  ]);
  expect(await screen.findByText('Supplier')).toBeInTheDocument();
  await leave();
  await show('/uk/settings/manageCollaborators', supplier);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There’s nothing at this address');
});

test('leads visitors to log in and back', async () => {
  await show('/uk/settings/privacy', { status: 'signed-out' });
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/uk/signup?mode=login&next=%2Fuk%2Fsettings%2Fprivacy',
  );
});

describe('one page where there is room [R1-13]', () => {
  test('shows every section of a couple in the order of the list', async () => {
    await show('/uk/settings');
    await screen.findByRole('heading', { level: 2, name: 'Privacy' });
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
        'You',
        'Logging in',
        'Notifications',
        'Language and money',
        'Your wedding',
        'People',
        'Activity',
        'Privacy',
      ]),
    );
  });

  test('shows the first section while a later one is still on its way, and nothing below that one [R1-07]', async () => {
    let answer: (members: object) => void = () => undefined;
    const fetched = new Promise<object>((resolve) => {
      answer = resolve;
    });
    await show('/uk/settings', undefined, { fetchCollaborators: () => fetched as never });
    const part = (id: string) => document.querySelector(`[data-section="${id}"]`);
    await waitFor(() => expect(part('you')).toBeVisible());
    expect(part('privacy')).not.toBeVisible();
    await act(async () => answer(structuredClone(members)));
    await waitFor(() => expect(part('privacy')).toBeVisible());
  });

  test('an address leads to its section, and takes the keyboard along', async () => {
    const { host } = await show('/uk/settings/notifications');
    await screen.findByRole('heading', { level: 2, name: 'Privacy' });
    act(() => host.navigate('/uk/settings/privacy'));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Privacy/));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
  });

  test('what belongs to a section is a screen of its own, with the way back to it', async () => {
    await show('/uk/settings/inviteCollaborator');
    expect(await screen.findByRole('button', { name: 'Send invitation' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 2, name: 'Notifications' })).not.toBeInTheDocument();
  });
});

describe('how somebody looks [R1-13]', () => {
  const path = `/photos/${'b'.repeat(32)}`;
  const shown = async () => {
    const session = exampleSignedIn();
    const rendered = await show('/uk/settings/you', session);
    const { wedding } = session;
    const { id, ...stored } = wedding ?? { id: '' };
    await rendered.host.firestore.commit([
      { kind: 'set', collection: { path: 'users' } as never, id: 'u1', data: { ...session.user } },
      { kind: 'set', collection: { path: 'weddings' } as never, id, data: stored },
    ]);
    const look = await screen.findByRole('group', { name: 'Your own picture' });
    return { ...rendered, look, id };
  };

  test('another flower is stored with the wedding, where everybody who plans it sees it', async () => {
    const { host, look, id } = await shown();
    await userEvent.click(within(look).getByRole('button', { name: 'Another flower' }));
    await waitFor(() =>
      expect(host.firestore.documents('weddings')[id]).toMatchObject({
        preferences: { flowers: { u1: expect.any(String) } },
      }),
    );
  });

  test('a picture takes the flower’s place', async () => {
    const { host } = await shown();
    await userEvent.upload(screen.getByTestId('own-picture'), new File(['jpg'], 'me.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(host.firestore.documents('users').u1).toMatchObject({ image: path }));
    expect(host.shown.at(-1)?.text).toBe('Your picture is in place.');
  });
});

describe('what is chosen', () => {
  test('a name is saved, trimmed; a refused one stays in the field', async () => {
    const { host } = await show('/uk/settings/you');
    // The screen has the document before it is typed in: a late one would take the typed name away.
    await act(() =>
      host.firestore.commit([
        { kind: 'set', collection: { path: 'users' } as never, id: 'u1', data: { ...user, name: 'Maya' } },
      ]),
    );
    const field = await screen.findByLabelText('Your name');
    await userEvent.clear(field);
    await enter(field, ' Maya Okafor ');
    host.firestore.refuse(new Error('no') as never);
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(host.shown.at(-1)?.tone).toBe('error'));
    expect(field).toHaveValue(' Maya Okafor ');
    host.firestore.refuse(null);
    await act(async () => host.shown.at(-1)?.action?.run());
    await waitFor(() => expect(host.firestore.documents('users').u1).toMatchObject({ name: 'Maya Okafor' }));
  });

  test('only what is sent can be switched', async () => {
    const switches = () => screen.getAllByRole('switch').map((one) => one.getAttribute('aria-label') ?? '');
    await show('/uk/settings/notifications');
    await screen.findByRole('switch', { name: 'Messages: Email' });
    expect(switches()).toHaveLength(6);
    await leave();
    await show('/uk/settings/notifications', supplier);
    await screen.findByRole('switch', { name: 'Messages: Email' });
    expect(switches()).toHaveLength(2);
  });

  test('a switch is saved at once, with the others as they are', async () => {
    const { host } = await show('/uk/settings/notifications');
    await host.firestore.commit([{ kind: 'set', collection: { path: 'users' } as never, id: 'u1', data: { ...user } }]);
    const tasks = await screen.findByRole('switch', { name: 'Tasks: Email' });
    expect(tasks).toBeChecked();
    await userEvent.click(tasks);
    expect(tasks).not.toBeChecked();
    await waitFor(() =>
      expect(host.firestore.documents('users').u1).toMatchObject({
        notifications: { email: { tasks: false, messages: true, news: false }, push: { tasks: true } },
      }),
    );
  });
});

/** An observer that reports what the test says of each element. The reading area ends at 100 px. */
const lendObserver = () => {
  const reports = new Map<Element, (place: 'above' | 'in' | 'below') => void>();
  const before = Object.getOwnPropertyDescriptor(globalThis, 'IntersectionObserver');
  const observer = function (this: object, callback: (entries: object[]) => void) {
    const entryOf = (place: 'above' | 'in' | 'below') => ({
      ...{ isIntersecting: place === 'in', rootBounds: { bottom: 100 } },
      boundingClientRect: { top: place === 'below' ? 400 : 0 },
    });
    return {
      observe: (element: Element) => reports.set(element, (place) => callback([entryOf(place)])),
      disconnect: () => undefined,
    };
  };
  Object.defineProperty(globalThis, 'IntersectionObserver', { configurable: true, value: observer });
  return {
    put: (id: string, place: 'above' | 'in' | 'below') =>
      act(() => {
        for (const [element, report] of reports) if (element.getAttribute('data-section') === id) report(place);
      }),
    leave: () => {
      if (before === undefined) Reflect.deleteProperty(globalThis, 'IntersectionObserver');
      else Object.defineProperty(globalThis, 'IntersectionObserver', before);
    },
  };
};

test('of several sections in the reading area the first is marked, whichever entered it last [F-H23]', async () => {
  const observer = lendObserver();
  try {
    await show('/uk/settings');
    await screen.findByRole('heading', { level: 2, name: 'Privacy' });
    const list = within(screen.getByRole('navigation', { name: 'Settings' }));
    const marked = () => list.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    observer.put('you', 'in');
    observer.put('privacy', 'in');
    observer.put('privacy', 'below');
    expect(marked().map(({ textContent }) => textContent)).toEqual(['You']);
    observer.put('language', 'in');
    observer.put('you', 'above');
    expect(marked()).toHaveLength(1);
    expect(marked()[0]).toHaveAttribute('href', '/uk/settings/language');
    // A jump to the page's top, where no section is in the area.
    observer.put('language', 'below');
    expect(marked().map(({ textContent }) => textContent)).toEqual(['You']);
  } finally {
    observer.leave();
  }
});
