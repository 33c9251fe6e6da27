import { createTestHost, exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { createOpenItems } from '../back/open-items';
import { announceNavigation, announceOpenItems, announcePlan } from './announce';

test('tells each change of path with where it came from, and no query', async () => {
  const host = createTestHost({ path: '/uk/checklist?next=%2Fuk' });
  const heard: unknown[] = [];
  announceNavigation(host.bus, host.location);
  host.bus.subscribe('navigation.changed', (payload) => void heard.push(payload));
  host.navigate('/uk/checklist?filter=done');
  host.navigate('/uk/guestlist?id=secret');
  expect(heard).toEqual([
    { pathname: '/uk/checklist', from: null },
    { pathname: '/uk/guestlist', from: '/uk/checklist' },
  ]);
});

test('tells what is open in the order of back', () => {
  const { bus } = createTestHost();
  const openItems = createOpenItems();
  const heard: unknown[] = [];
  announceOpenItems(bus, openItems);
  bus.subscribe('open-items.changed', ({ kinds }) => void heard.push(kinds));
  openItems.open({ kind: 'search-filters', close: () => undefined });
  const closed = openItems.open({ kind: 'gallery', close: () => undefined });
  closed();
  closed();
  expect(heard).toEqual([['search-filters'], ['gallery', 'search-filters'], ['search-filters']]);
});

describe('listeners of the plan', () => {
  const begin = () => {
    const host = createTestHost({ session: { status: 'loading' } });
    const heard: unknown[] = [];
    host.bus.subscribe('today-task.init', (payload) => void heard.push(['init', payload]));
    host.bus.subscribe('today-task.stop', (payload) => void heard.push(['stop', payload]));
    announcePlan(host.bus, host.session);
    return { host, heard };
  };
  const plan = { weddingId: 'w1', uid: 'u1' };

  test('start when the profile has an id, once, and stop on sign-out [S4-listener-05]', () => {
    const { host, heard } = begin();
    host.session.set(exampleSignedIn({ wedding: null }));
    expect(heard).toEqual([]);
    host.session.set(exampleSignedIn());
    host.session.set(exampleSignedIn({ wedding: exampleWedding({ budget: 5 }) }));
    expect(heard).toEqual([['init', plan]]);
    host.session.set({ status: 'signed-out' });
    expect(heard).toEqual([
      ['init', plan],
      ['stop', plan],
    ]);
  });

  test('follow a person to another wedding', () => {
    const { host, heard } = begin();
    host.session.set(exampleSignedIn());
    host.session.set(exampleSignedIn({ wedding: exampleWedding({ id: 'w2' }) }));
    expect(heard.slice(1)).toEqual([
      ['stop', plan],
      ['init', { ...plan, weddingId: 'w2' }],
    ]);
  });
});
