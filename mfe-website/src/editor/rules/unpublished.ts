import type { PublishedWebsite, Website } from '@posy/shared-contracts/entities';

type Draft = Pick<Website, 'published' | 'publishedAt' | 'updatedAt'> & Partial<Website>;

const fields = ['theme', 'welcome', 'languages', 'sharePicture', 'answersUntil'] as const;

const said = (value: unknown): string => JSON.stringify(value ?? null);

/** Whether the draft was written after it was published: before publishing made a copy, guests saw the draft. */
const isNewer = ({ publishedAt, updatedAt }: Draft): boolean =>
  publishedAt !== undefined && publishedAt !== null && updatedAt > publishedAt;

/**
 * How many things of a live website guests still see as they were. `published` is what they see; null while that is not
 * known, when a draft that is newer counts as one change.
 */
export const unpublishedChanges = (site: Draft | null, published: PublishedWebsite | null): number => {
  if (site === null || !site.published) return 0;
  if (published === null) return isNewer(site) ? 1 : 0;
  return fields.filter((field) => said(site[field]) !== said(published[field])).length;
};
