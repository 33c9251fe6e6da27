import * as v from 'valibot';

/**
 * Parser of servers and shells from before sets were read member by member: as a whole, with closed lists of names.
 * Frozen as it was deployed; it shows how those treat a set of today.
 */
const labels = v.object({
  'en-GB': v.string(),
  'en-US': v.optional(v.string()),
  'de-DE': v.string(),
  'fr-FR': v.string(),
});
const remoteName = v.picklist(['mfe-planning', 'mfe-suppliers', 'mfe-inbox', 'mfe-website', 'mfe-reviews']);
const slotName = v.picklist([
  'supplier-profile.reviews',
  'supplier-profile.enquiry',
  'home.card',
  'home.recommendations',
  'market-index.section',
  'wedding-change.preview',
]);
const manifest = v.object({
  name: remoteName,
  contract: v.pipe(v.number(), v.integer(), v.minValue(1)),
  owner: v.string(),
  title: labels,
  basePaths: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))),
  bareBasePaths: v.optional(v.array(v.string()), []),
  navigation: v.array(
    v.object({
      id: v.string(),
      path: v.string(),
      label: labels,
      icon: v.picklist([
        'home',
        'checklist',
        'guests',
        'budget',
        'suppliers',
        'website',
        'inbox',
        'reviews',
        'advice',
        'scrapbook',
      ]),
      area: v.picklist(['home', 'checklist', 'guests', 'budget', 'suppliers', 'website', 'inbox']),
      order: v.number(),
      audience: v.picklist(['anyone', 'visitor', 'couple', 'member', 'moderator']),
      placement: v.picklist(['header', 'quick']),
      tab: v.boolean(),
    }),
  ),
  slots: v.array(v.object({ slot: slotName, module: v.string(), order: v.number() })),
  publishes: v.array(v.string()),
  handles: v.array(v.string()),
  exposes: v.array(v.string()),
  budgetKb: v.number(),
  parsedMessages: v.optional(v.boolean(), false),
});

/** A set as they could read it; they broke on any other. */
export const previousSetSchema = v.object({
  id: v.string(),
  createdAt: v.string(),
  contract: v.number(),
  shell: v.object({
    version: v.string(),
    base: v.string(),
    scripts: v.array(v.string()),
    styles: v.array(v.string()),
    fonts: v.array(v.string()),
  }),
  remotes: v.array(
    v.object({
      name: remoteName,
      version: v.string(),
      entry: v.string(),
      integrity: v.string(),
      manifest,
      assets: v.record(v.string(), v.array(v.string())),
    }),
  ),
});
