import { openItemOrder } from '@posy/shared-contracts/mount-props';
import * as fc from 'fast-check';
import { createOpenItems } from './open-items';

describe('open items', () => {
  test('close in the order of the specification, the latest of a kind first', () => {
    const items = createOpenItems();
    const closed: string[] = [];
    const open = (kind: Parameters<typeof items.open>[0]['kind'], name: string): void => {
      const forget = items.open({ kind, close: () => (closed.push(name), forget()) });
    };
    open('search-filters', 'filters');
    open('gallery', 'first gallery');
    open('gallery', 'second gallery');
    open('enquiry-form', 'form');
    while (items.closeFirst());
    expect(closed).toEqual(['form', 'second gallery', 'first gallery', 'filters']);
  });

  test('close one by one in the whole order, in whichever order they were opened', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...openItemOrder]), (kinds) => {
        const items = createOpenItems();
        const closed: string[] = [];
        for (const kind of kinds) {
          const forget = items.open({ kind, close: () => (closed.push(kind), forget()) });
        }
        expect(items.kinds.get()).toEqual(openItemOrder.filter((kind) => kinds.includes(kind)));
        while (items.closeFirst());
        expect(closed).toEqual(openItemOrder.filter((kind) => kinds.includes(kind)));
        expect(items.isAnyOpen()).toBe(false);
      }),
    );
  });

  test.each([
    ['gallery', 1, '[S2-back-03]'],
    ['custom-supplier-form', 3, '[S2-back-05]'],
    ['add-supplier-modal', 4, '[S2-back-06]'],
  ] as const)(
    'close a %s after the %i kinds before it, whenever it was opened, and before all others %s',
    (kind, before, _id) => {
      for (const kinds of [openItemOrder, openItemOrder.toReversed()]) {
        const items = createOpenItems();
        const closed: string[] = [];
        for (const one of kinds) {
          const forget = items.open({ kind: one, close: () => (closed.push(one), forget()) });
        }
        while (!closed.includes(kind) && items.closeFirst());
        expect(closed).toEqual([...openItemOrder.slice(0, before), kind]);
      }
    },
  );

  test('say that nothing is open, so that back may leave the page', () => {
    expect(createOpenItems().closeFirst()).toBe(false);
  });
});
