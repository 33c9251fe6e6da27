import { useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { EnquiryFile, EnquiryLabel } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useMemo } from 'react';

/** Enquiries of whose labels and people a page knows: the newest of them. */
const filesHeld = 500;

const noLabels: Identified<EnquiryLabel>[] = [];

/** A supplier's labels, in their order; none for couples. */
export const useLabels = (supplierId: string | null): readonly Identified<EnquiryLabel>[] => {
  const { value } = useLive(
    supplierId === null
      ? null
      : { collection: collections.enquiryLabels(supplierId), orderBy: [{ field: 'order', direction: 'asc' }] },
  );
  return value ?? noLabels;
};

export type Files = ReadonlyMap<string, Identified<EnquiryFile>>;

/** What a supplier's people say among themselves, by conversation; nothing for couples. */
export const useEnquiryFiles = (supplierId: string | null): Files => {
  const { value } = useLive(
    supplierId === null
      ? null
      : {
          collection: collections.enquiryFiles(supplierId),
          orderBy: [{ field: 'updatedAt', direction: 'desc' }],
          limit: filesHeld,
        },
  );
  return useMemo(() => new Map((value ?? []).map((file) => [file.id, file])), [value]);
};
