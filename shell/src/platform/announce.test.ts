import { createTestHost } from '@posy/remote-kit/testing';
import { announceNavigation, announceOpenItems } from './announce';
import { createOpenItems } from './open-items';

it('tells each change of path with where it came from, and no query', async () => {
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

it('tells what is open in the order of back', () => {
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
