import { createTestHost } from '@posy/remote-kit/testing';
import { type OpenItemKind, openItemOrder } from '@posy/shared-contracts/mount-props';
import { createOpenItems } from '../platform/back/open-items';
import { createReadableValue } from '../platform/readable';
import { startPageBridge } from './page-bridge';
import { createFakeApp } from './testing';

/** The page's own record of open items, as the app's back button uses it. */
const start = () => {
  const app = createFakeApp();
  const openItems = createOpenItems();
  const host = createTestHost();
  startPageBridge(
    app.link,
    {
      openItems,
      history: { canGoBack: () => false, back: () => undefined },
      navigate: () => undefined,
      homePath: '/uk/home',
      bus: host.bus,
      online: { set: () => undefined },
      clock: host.clock,
      linkRefused: () => undefined,
      lostHeight: createReadableValue(0),
      showFocused: () => undefined,
      setLength: () => undefined,
      setTextScale: () => undefined,
      chrome: createReadableValue({ theme: 'light' as const, background: '#ffffff' }),
    },
    () => undefined,
  );
  const closed: OpenItemKind[] = [];
  const open = (kind: OpenItemKind): void => {
    const close = openItems.open({
      kind,
      close: () => {
        closed.push(kind);
        close();
      },
    });
  };
  const back = (): string => {
    app.deliver({ kind: 'back.pressed', payload: {} });
    return app.lastOf('back.result')?.payload.handled ?? '';
  };
  return { open, back, closed };
};

test('closes everything that is open in the order of the specification, one thing a press [S2-back-01]', () => {
  const { open, back, closed } = start();
  for (const kind of [...openItemOrder].reverse()) open(kind);
  for (const _kind of openItemOrder) expect(back()).toBe('popup');
  expect(closed).toEqual(openItemOrder);
  expect(back()).toBe('none');
});

const pairs = openItemOrder.flatMap((first, index) =>
  openItemOrder.slice(index).map((second) => [first, second] as const),
);

test(`of each of the ${pairs.length} pairs of two open at once closes the first of the order, whichever was opened last`, () => {
  for (const [first, second] of pairs)
    for (const opened of [
      [first, second],
      [second, first],
    ] as const) {
      const { open, back, closed } = start();
      opened.forEach(open);
      back();
      expect(closed).toEqual([first]);
      back();
      expect(closed).toEqual([first, second]);
    }
});
