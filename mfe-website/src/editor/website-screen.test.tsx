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
import { messages as german } from '#messages/de-DE';
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
  const host = createTestHost({
    session: exampleSignedIn(),
    path: '/uk/website?section=timeline',
    firestore: seed(),
    ...options,
  });
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
  test('has its screen with the events of the database in their order [S2-route-22]', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Your website' })).toBeVisible();
    expect(events()).toEqual(['Ceremony', 'Dinner', 'Our wedding day']);
  });

  test.each([
    ['en-GB', messages, 'Our wedding day'],
    ['de-DE', german, german['website.main-event']],
  ] as const)(
    'the main event has a name of its language while it has none of its own: %s [S3-event-02]',
    async (_locale, words, name) => {
      const host = createTestHost({ session: exampleSignedIn(), path: '/uk/website', firestore: seed() });
      remove = await renderWithHost(<WebsiteScreen />, host, words);
      expect(name).not.toBe('');
      expect(screen.getAllByText(name)[0]).toBeVisible();
    },
  );

  test('does not call a website unpublished before the server has said so; offline it shows what is here', async () => {
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

  test('adds an event beside those of the database, and says so to the other remotes [S7-database-08]', async () => {
    const host = await open();
    expect(events()).toEqual(['Ceremony', 'Dinner', 'Our wedding day']);
    const received: EventPayload<'website.event-added'>[] = [];
    host.bus.subscribe('website.event-added', (payload) => void received.push(payload));
    await addEvent('Breakfast together');
    expect(events()).toContain('Breakfast together');
    expect(Object.values(host.firestore.documents('weddings/w1/events'))).toContainEqual(
      expect.objectContaining({ name: 'Breakfast together', date: '2027-09-11', type: 'custom', visible: true }),
    );
    expect(received).toEqual([
      {
        weddingId: 'w1',
        eventId: expect.any(String),
        name: 'Breakfast together',
        date: '2027-09-11',
        audience: { kind: 'everyone', parts: [], households: {} },
      },
    ]);
  });

  test('asks for a name before it saves', async () => {
    const host = await open();
    await addEvent('');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Give the event a name, such as Ceremony.',
    );
    expect(host.firestore.commits).toEqual([]);
  });

  test('keeps what was typed when the event is refused: to be tried again, or opened again', async () => {
    const host = await open();
    host.firestore.refuse(new FirestoreError('unavailable', 'no'));
    await addEvent('Breakfast together');
    expect(host.shown).toMatchObject([
      {
        tone: 'error',
        text: 'The event wasn’t saved. What you typed is kept.',
        about: expect.stringMatching(/^event /),
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Add an event' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Breakfast together');
    await userEvent.keyboard('{Escape}');
    host.firestore.refuse(null);
    await act(async () => host.shown[0]?.action?.run());
    expect(events()).toContain('Breakfast together');
    await userEvent.click(screen.getByRole('button', { name: 'Add an event' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  test('says that an event is deleted once that is safe, and takes it back', async () => {
    const host = await open();
    const release = host.firestore.hold();
    await userEvent.click(day().getByRole('button', { name: 'Delete Dinner' }));
    expect(events()).toEqual(['Ceremony', 'Our wedding day']);
    expect(host.shown).toEqual([]);
    await act(async () => release());
    expect(host.shown).toMatchObject([{ text: 'Dinner is deleted.', about: 'event e1' }]);
    await act(async () => host.shown[0]?.action?.run());
    expect(events()).toEqual(['Ceremony', 'Dinner', 'Our wedding day']);
  });

  test('keeps when an event ends, which its form does not show', async () => {
    const time = { startTime: '16:30', endTime: '23:00' };
    const firestore = createMemoryFirestore({ 'weddings/w1/events': { e1: storedEvent('Dinner', null, { time }) } });
    const host = await open({ firestore });
    await userEvent.click(day().getByRole('button', { name: 'Change Dinner' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' and dance');
    await userEvent.click(screen.getByRole('button', { name: 'Save event' }));
    expect(host.firestore.documents('weddings/w1/events')['e1']).toMatchObject({ name: 'Dinner and dance', time });
    await userEvent.click(day().getByRole('button', { name: 'Change Dinner and dance' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Guests of the ceremony' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save event' }));
    expect(host.firestore.documents('weddings/w1/events')['e1']).toMatchObject({
      ...{ time, audience: { kind: 'parts', parts: ['ceremony'] } },
    });
  });

  test('hides an event from guests', async () => {
    const host = await open();
    await userEvent.click(day().getByRole('button', { name: 'Change Dinner' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Guests see it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save event' }));
    expect(host.firestore.documents('weddings/w1/events')['e1']).toMatchObject({ name: 'Dinner', visible: false });
    expect(day().getByText('Hidden')).toBeVisible();
  });

  test('publishes under an address made of the names, with the main event stored for guests', async () => {
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

  test('says why it was not published, and leads to where the address is chosen', async () => {
    const host = await open({
      api: {
        publishMicrosite: () => {
          throw new ApiError('refused', 409, 'slug-taken', '');
        },
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(host.shown).toMatchObject([
      { tone: 'error', text: 'Another couple has “maya-and-tom”. Try adding your year or your town.' },
    ]);
    await act(async () => host.shown[0]?.open?.run());
    expect(host.location.get().pathname).toBe('/uk/wedding-website-details');
  });

  test('keeps words and look, shows them as they are typed, and has them when it is opened again [S1-keeps-07]', async () => {
    const host = await open({ path: '/uk/website?section=welcome' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Your words to your guests' }), 'Come and dance');
    expect(
      within(screen.getByRole('group', { name: 'Your website as on a phone' })).getByText('Come and dance'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Midnight/ }));
    expect(host.firestore.documents('weddings/w1/website')['site']).toMatchObject({
      welcome: 'Come and dance',
      theme: 'midnight',
      published: false,
    });
    await remove?.();
    await open({ firestore: host.firestore, path: '/uk/website?section=welcome' });
    expect(screen.getByRole('textbox', { name: 'Your words to your guests' })).toHaveValue('Come and dance');
    expect(screen.getByRole('radio', { name: /Midnight/ })).toBeChecked();
  });

  test('the look has other colours and letters, which are taken back like every edit', async () => {
    const host = await open();
    const stored = () => host.firestore.documents('weddings/w1/website')['site'];
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Colours' }), 'Warmer');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Letters' }), 'Plain');
    expect(stored()).toMatchObject({ palette: 'warm', lettering: 'sans' });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(stored()).toMatchObject({ palette: 'warm' });
    expect(screen.getByRole('combobox', { name: 'Letters' })).toHaveValue('theme');
  });

  test('runs with a wedding only [S6-profile-id-01]', async () => {
    const me = exampleSignedIn();
    await open({ session: { ...me, wedding: null, user: { ...me.user, weddingId: null } } });
    expect(screen.getByRole('heading', { level: 1, name: 'First the wedding, then its website' })).toBeVisible();
  });

  test('asks a visitor to sign up and comes back', async () => {
    await open({ session: { status: 'signed-out' } });
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/uk/signup?next=%2Fuk%2Fwebsite');
  });
});
