import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  renderWithHost,
  type TestHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import type { EventPayload } from '@posy/shared-contracts/events';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { storedEvent } from '#testing/stored-event';
import { WebsiteScreen } from './website-screen';

const seed = () =>
  createMemoryFirestore({
    'weddings/w1/events': { e1: storedEvent('Dinner', '16:30'), e2: storedEvent('Ceremony', '13:30') },
  });

let remove: (() => Promise<void>) | null = null;
afterEach(async () => {
  await remove?.();
  remove = null;
});

const open = async (options: TestHostOptions = {}): Promise<TestHost> => {
  const host = createTestHost({ session: exampleSignedIn(), path: '/uk/website', firestore: seed(), ...options });
  remove = await renderWithHost(<WebsiteScreen />, host, messages);
  return host;
};
const day = () => within(screen.getByRole('region', { name: 'The day' }));
const events = (): (string | undefined)[] =>
  day()
    .getAllByRole('button', { name: /^Change / })
    .map((button) => button.getAttribute('aria-label')?.replace('Change ', ''));
const addEvent = async (name: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'Add an event' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an event' }));
  if (name !== '') await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), name);
  await userEvent.click(dialog.getByRole('button', { name: 'Save event' }));
};

describe('the website’s editor', () => {
  it('has its screen with the events of the database in their order [S2-route-22] [S7-database-08]', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Your website' })).toBeVisible();
    expect(events()).toEqual(['Ceremony', 'Dinner', 'Our wedding day']);
  });

  it('does not call a website unpublished before the server has said so; offline it shows what is here', async () => {
    const unheard: TestHostOptions['firestore'] = {
      ...seed(),
      watchDocument(_collection, _id, next) {
        next({ value: null, fromCache: true, hasPendingWrites: false });
        return () => undefined;
      },
    };
    const host = await open({ firestore: unheard });
    expect(screen.queryByText('Not published')).not.toBeInTheDocument();
    act(() => host.online.set(false));
    expect(await screen.findByText('Not published')).toBeVisible();
  });

  it('adds an event, and says so to the other remotes', async () => {
    const host = await open();
    const heard: EventPayload<'website.event-added'>[] = [];
    host.bus.subscribe('website.event-added', (payload) => void heard.push(payload));
    await addEvent('Breakfast together');
    expect(events()).toContain('Breakfast together');
    expect(Object.values(host.firestore.documents('weddings/w1/events'))).toContainEqual(
      expect.objectContaining({ name: 'Breakfast together', date: '2027-09-11', type: 'custom', visible: true }),
    );
    expect(heard).toEqual([
      {
        weddingId: 'w1',
        eventId: expect.any(String),
        name: 'Breakfast together',
        date: '2027-09-11',
        audience: { kind: 'everyone', parts: [], households: {} },
      },
    ]);
  });

  it('asks for a name before it saves', async () => {
    const host = await open();
    await addEvent('');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Give the event a name, such as Ceremony.',
    );
    expect(host.firestore.commits).toEqual([]);
  });

  it('keeps what was typed when the event is refused', async () => {
    const host = await open();
    host.firestore.refuse(new FirestoreError('permission-denied', 'no'));
    await addEvent('Breakfast together');
    expect(host.shown.map(({ tone, text }) => [tone, text])).toEqual([
      ['error', 'The event wasn’t saved. What you typed is kept.'],
    ]);
    await act(async () => host.shown[0]?.action?.run());
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Breakfast together');
  });

  it('deletes an event, and takes that back', async () => {
    const host = await open();
    await userEvent.click(day().getByRole('button', { name: 'Delete Dinner' }));
    expect(events()).toEqual(['Ceremony', 'Our wedding day']);
    await act(async () => host.shown[0]?.action?.run());
    expect(events()).toEqual(['Ceremony', 'Dinner', 'Our wedding day']);
  });

  it('hides an event from guests', async () => {
    const host = await open();
    await userEvent.click(day().getByRole('button', { name: 'Change Dinner' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Guests see it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save event' }));
    expect(host.firestore.documents('weddings/w1/events')['e1']).toMatchObject({ name: 'Dinner', visible: false });
    expect(day().getByText('Hidden')).toBeVisible();
  });

  it('publishes under an address made of the names, with the main event stored for guests', async () => {
    const published: unknown[] = [];
    const host = await open({
      api: {
        publishMicrosite: ({ body }) => {
          published.push(body);
          return { slug: 'maya-and-tom' };
        },
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(published).toEqual([{ weddingId: 'w1', slug: 'maya-and-tom' }]);
    expect(host.firestore.documents('weddings/w1/events')['main']).toMatchObject({
      type: 'main',
      name: '',
      date: null,
    });
    expect(host.shown.map(({ text }) => text)).toEqual(['Your website is live']);
  });

  it.each([
    [
      new ApiError('refused', 409, 'slug-taken', ''),
      'Another couple has “maya-and-tom”. Try adding your year or your town.',
    ],
    [new ApiError('offline', 0, 'offline', ''), 'There’s no connection. Nothing changed: try again when you’re back.'],
  ])('keeps the address after %s', async (error, message) => {
    await open({
      api: {
        publishMicrosite: () => {
          throw error;
        },
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Last part of the address' })).toHaveValue('maya-and-tom');
  });

  it('saves words and look, and shows them in the preview as they are typed', async () => {
    const host = await open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your words to your guests' }), 'Come and dance');
    expect(
      within(screen.getByRole('group', { name: 'Your website as on a phone' })).getByText('Come and dance'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save words' }));
    await userEvent.click(screen.getByRole('radio', { name: /Midnight/ }));
    expect(host.firestore.documents('weddings/w1/website')['site']).toMatchObject({
      welcome: 'Come and dance',
      theme: 'midnight',
      published: false,
    });
  });

  it('says that guests see an older version, and publishes the changes at the same address', async () => {
    const at = '2026-11-01T10:00:00.000Z';
    const site = { slug: 'ours', published: true, welcome: '', theme: 'orchard', publishedAt: at, updatedAt: at };
    const published: unknown[] = [];
    await open({
      firestore: createMemoryFirestore({ 'weddings/w1/website': { site } }),
      api: {
        publishMicrosite: ({ body }) => {
          published.push(body);
          return { slug: 'ours' };
        },
      },
    });
    expect(screen.queryByRole('button', { name: 'Publish changes' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /Midnight/ }));
    expect(await screen.findByText('Guests don’t see your latest changes yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Publish changes' }));
    expect(published).toEqual([{ weddingId: 'w1', slug: 'ours' }]);
  });

  it('runs with a wedding only [S6-profile-id-01]', async () => {
    const me = exampleSignedIn();
    await open({ session: { ...me, wedding: null, user: { ...me.user, weddingId: null } } });
    expect(screen.getByRole('heading', { level: 1, name: 'First the wedding, then its website' })).toBeVisible();
  });

  it('asks a visitor to sign up and comes back', async () => {
    await open({ session: { status: 'signed-out' } });
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/uk/signup?next=%2Fuk%2Fwebsite');
  });
});
