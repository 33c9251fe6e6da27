import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import { act } from 'react';
import { Slot } from './slot';

test('mounts the slot’s widgets once with its props, and takes them away with the screen', async () => {
  const seen: unknown[] = [];
  const host = createTestHost();
  host.slots = {
    mount(slot, element, props) {
      seen.push([slot, element.dataset['slot'], props]);
      return { update: (next) => seen.push(['update', next]), unmount: () => seen.push('unmount') };
    },
  };
  const props: SlotProps['supplier-profile.reviews'] = { supplierId: 'GB000001', supplierName: 'Larkfield' };
  const leave = await renderWithHost(<Slot name="supplier-profile.reviews" props={props} />, host, {});
  expect(seen[0]).toEqual(['supplier-profile.reviews', 'supplier-profile.reviews', props]);
  await leave();
  await act(async () => undefined);
  expect(seen.filter((entry) => Array.isArray(entry) && entry[0] === 'supplier-profile.reviews')).toHaveLength(1);
  expect(seen.at(-1)).toBe('unmount');
});
