import * as v from 'valibot';

/**
 * Areas of a wedding whose access is given one by one. `notes` is the scrapbook; seating belongs to `guests`, events and
 * the public website to `website`, enquiries and messages to `inbox`. Source: D-role-01.
 */
export const accessAreas = ['checklist', 'guests', 'budget', 'suppliers', 'website', 'inbox', 'notes'] as const;
export type AccessArea = (typeof accessAreas)[number];

/** Access of a member to an area; each level includes the ones before it. */
export const accessLevels = ['none', 'view', 'edit'] as const;
export type AccessLevel = (typeof accessLevels)[number];

const level = v.optional(v.picklist(accessLevels), 'none');

/** A helper's access; an area that is not named is closed. */
export const accessSchema = v.object({
  checklist: level,
  guests: level,
  budget: level,
  suppliers: level,
  website: level,
  inbox: level,
  notes: level,
});
export type Access = v.InferOutput<typeof accessSchema>;
