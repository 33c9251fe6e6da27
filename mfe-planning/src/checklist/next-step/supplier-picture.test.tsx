import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { picturePath } from '@posy/shared-contracts/paths';
import { waitFor } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import type { ShortlistItem } from './category-facts';
import { SupplierPicture } from './supplier-picture';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const liked = (changes: Partial<ShortlistItem> = {}): ShortlistItem => ({
  ...{ id: 'GB000042', slug: 'fern', name: 'Fern & Fable', publicId: 'fern42', type: 'photographers' },
  ...{ shortlisted: true, booked: false, enquired: false, ignored: false, customSupplier: false },
  ...{ updatedAt: '2026-11-20T12:00:00.000Z' },
  ...changes,
});

const picture = { category: 'photographers', seed: 'GB000042--1', label: 'Photographs by Fern & Fable' } as const;

const show = async (supplier: ShortlistItem): Promise<string[]> => {
  const asked: string[] = [];
  const host = createTestHost({
    api: {
      supplier: ({ params }) => {
        if (params !== undefined) asked.push(params.id);
        return { picture } as never;
      },
    },
  });
  leave = await renderWithHost(<SupplierPicture supplier={supplier} />, host, messages);
  return asked;
};

const shownPicture = () => document.querySelector('img')?.getAttribute('src');

test('a supplier has the picture of its profile, as on the shortlist', async () => {
  const asked = await show(liked());
  await waitFor(() => expect(shownPicture()).toBe(picturePath(picture, '4x3', 320)));
  expect(asked).toEqual(['fern42']);
});

test('one of the couple’s own has a picture of its category, and the directory is not asked', async () => {
  const asked = await show(liked({ customSupplier: true }));
  expect(shownPicture()).toBe(picturePath({ category: 'photographers', seed: 'GB000042' }, '4x3', 320));
  expect(asked).toEqual([]);
});
