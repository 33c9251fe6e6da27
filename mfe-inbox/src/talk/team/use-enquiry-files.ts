import { useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { EnquiryFile, EnquiryLabel } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useMemo } from 'react';

/** Number of enquiries whose labels and people a page loads: the newest ones. */
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

/** The supplier's internal notes by conversation; empty for couples. */
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
