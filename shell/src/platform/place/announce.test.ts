import { createTestHost, exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { createOpenItems } from '../back/open-items';
import { announceNavigation, announceOpenItems, announcePlan } from './announce';

test('tells each change of path with where it came from, and no query', async () => {
  const host = createTestHost({ path: '/uk/checklist?next=%2Fuk' });
  const received: unknown[] = [];
  announceNavigation(host.bus, host.location);
  host.bus.subscribe('navigation.changed', (payload) => void received.push(payload));
  host.navigate('/uk/checklist?filter=done');
  host.navigate('/uk/guestlist?id=secret');
  expect(received).toEqual([
    { pathname: '/uk/checklist', from: null },
    { pathname: '/uk/guestlist', from: '/uk/checklist' },
  ]);
});

test('tells what is open in the order of back', () => {
  const { bus } = createTestHost();
  const openItems = createOpenItems();
  const received: unknown[] = [];
  announceOpenItems(bus, openItems);
  bus.subscribe('open-items.changed', ({ kinds }) => void received.push(kinds));
  openItems.open({ kind: 'search-filters', close: () => undefined });
  const closed = openItems.open({ kind: 'gallery', close: () => undefined });
  closed();
  closed();
  expect(received).toEqual([['search-filters'], ['gallery', 'search-filters'], ['search-filters']]);
});

describe('listeners of the plan', () => {
  const begin = () => {
    const host = createTestHost({ session: { status: 'loading' } });
    const received: unknown[] = [];
    host.bus.subscribe('today-task.init', (payload) => void received.push(['init', payload]));
    host.bus.subscribe('today-task.stop', (payload) => void received.push(['stop', payload]));
    announcePlan(host.bus, host.session);
    return { host, received };
  };
  const plan = { weddingId: 'w1', uid: 'u1' };

  test('start when the profile has an id, once, and stop on sign-out [S4-listener-05]', () => {
    const { host, received } = begin();
    host.session.set(exampleSignedIn({ wedding: null }));
    expect(received).toEqual([]);
    host.session.set(exampleSignedIn());
    host.session.set(exampleSignedIn({ wedding: exampleWedding({ budget: 5 }) }));
    expect(received).toEqual([['init', plan]]);
    host.session.set({ status: 'signed-out' });
    expect(received).toEqual([
      ['init', plan],
      ['stop', plan],
    ]);
  });

  test('follow a person to another wedding', () => {
    const { host, received } = begin();
    host.session.set(exampleSignedIn());
    host.session.set(exampleSignedIn({ wedding: exampleWedding({ id: 'w2' }) }));
    expect(received.slice(1)).toEqual([
      ['stop', plan],
      ['init', { ...plan, weddingId: 'w2' }],
    ]);
  });
});
