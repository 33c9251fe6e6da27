import * as v from 'valibot';
import type { SupplierCategory } from '../entities';
import type { CountryCode } from '../markets';

/** Raised when mount props, bus or slots change so that older remotes cannot run. */
export const contractVersion = 1;

/** The remotes of the product. */
export const remoteNames = ['mfe-planning', 'mfe-suppliers', 'mfe-inbox', 'mfe-website', 'mfe-reviews'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** Typed places that other remotes fill. */
export const slotNames = [
  'supplier-profile.reviews',
  'supplier-profile.enquiry',
  'home.card',
  'home.recommendations',
  'market-index.section',
  'wedding-change.preview',
] as const;
export type SlotName = (typeof slotNames)[number];

/** What each slot passes to its widgets. */
export interface SlotProps {
  'supplier-profile.reviews': { supplierId: string; supplierName: string };
  'supplier-profile.enquiry': {
    supplierId: string;
    supplierName: string;
    supplierType: SupplierCategory;
    supplierSlug: string;
  };
  'home.card': Record<string, never>;
  /** Suggestions on home; not mounted for who wants it calm. */
  'home.recommendations': Record<string, never>;
  'market-index.section': Record<string, never>;
  /** Before date, country or guests change: what the remote would do about it, in words. */
  'wedding-change.preview': { weddingId: string; change: WeddingChange };
}

/** A change of the wedding that is about to be made. Dates are those that lists are made for (`planningDay`), yyyy-MM-dd. */
export type WeddingChange =
  | { kind: 'date'; from: string | null; to: string | null }
  | { kind: 'country'; from: CountryCode; to: CountryCode }
  | { kind: 'guests'; from: number | null; to: number | null };

/** Areas of the plan: each has its flower. Source: design/look, "Areas". */
export const areas = ['home', 'checklist', 'guests', 'budget', 'suppliers', 'website', 'inbox'] as const;
export type Area = (typeof areas)[number];

const labels = v.object({
  'en-GB': v.string(),
  'en-US': v.optional(v.string()),
  'de-DE': v.string(),
  'fr-FR': v.string(),
});

/** A remote's whole public surface, as data. The build emits it as `posy-manifest.json`. */
export const remoteManifestSchema = v.object({
  name: v.picklist(remoteNames),
  contract: v.pipe(v.number(), v.integer(), v.minValue(1)),
  owner: v.string(),
  /** What the remote is called in messages to people, such as "Reviews". */
  title: labels,
  /** First segments after the market prefix that this remote's app answers. */
  basePaths: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))),
  /** Those of the base paths whose screens stand alone, without the host's header and footer. */
  bareBasePaths: v.optional(v.array(v.string()), []),
  navigation: v.array(
    v.object({
      id: v.string(),
      /** Path after the market prefix, such as `checklist`. */
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
      area: v.picklist(areas),
      /** Ascending; gaps of ten. */
      order: v.number(),
      /** `visitor`: only who is signed out. */
      audience: v.picklist(['anyone', 'visitor', 'couple', 'member', 'moderator']),
      /** `header`: a word among the areas. `quick`: an icon at the end of the header. */
      placement: v.picklist(['header', 'quick']),
      /** Among the five of the phone's tab bar. */
      tab: v.boolean(),
    }),
  ),
  /** Slot name to exposed module, such as `./slots/reviews`. */
  slots: v.array(v.object({ slot: v.picklist(slotNames), module: v.string(), order: v.number() })),
  publishes: v.array(v.string()),
  /** Durable, state and fact events that `./reactions` handles. */
  handles: v.array(v.string()),
  exposes: v.array(v.string()),
  /** Gzip KB of script that this remote may add to a page. */
  budgetKb: v.number(),
  /** Said by the build: its catalogues come parsed, so that they need no parser in the page. */
  parsedMessages: v.optional(v.boolean(), false),
});
export type RemoteManifest = v.InferOutput<typeof remoteManifestSchema>;
/** A manifest as a remote writes it: what has a default may be left out. */
export type RemoteManifestInput = v.InferInput<typeof remoteManifestSchema>;

const releasedRemote = v.object({
  name: v.picklist(remoteNames),
  version: v.string(),
  /** URL of the remote entry. */
  entry: v.string(),
  /** Subresource integrity of the entry, `sha384-…`. */
  integrity: v.string(),
  manifest: remoteManifestSchema,
  /** Exposed module to the URLs of its scripts, for preloading. */
  assets: v.record(v.string(), v.array(v.string())),
});
export type ReleasedRemote = v.InferOutput<typeof releasedRemote>;

/** One immutable composition of shell and remotes. */
export const releaseSetSchema = v.object({
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
  remotes: v.array(releasedRemote),
});
export type ReleaseSet = v.InferOutput<typeof releaseSetSchema>;
