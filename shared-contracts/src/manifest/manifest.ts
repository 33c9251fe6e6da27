import * as v from 'valibot';
import type { SupplierCategory, Wedding } from '../entities';
import type { CountryCode } from '../markets';
import type { Area, Icon, RemoteName, SlotName } from './names';

/** Raised when mount props, bus or slots change so that older remotes cannot run. */
export const contractVersion = 1;

/** Props that each slot passes to its widgets. */
export interface SlotProps {
  'supplier-profile.reviews': { supplierId: string; supplierName: string };
  'supplier-profile.enquiry': {
    supplierId: string;
    supplierName: string;
    supplierType: SupplierCategory;
    supplierSlug: string;
  };
  /** Beside a conversation: the reviews of its supplier in a few lines. */
  'supplier-about.reviews': { supplierId: string; supplierName: string };
  /** On a supplier's home: figures of its profile. */
  'supplier-home.figures': { supplierId: string };
  'home.card': Record<string, never>;
  /** Suggestions on home; not mounted for a couple who chose the calm home. */
  'home.recommendations': Record<string, never>;
  'market-index.section': Record<string, never>;
  /** At the end of the index page, below all of its own parts. */
  'market-index.end': Record<string, never>;
  /**
   * Before date, place, country or guests change: the consequences in each remote, in words. Several remotes may
   * provide it; they are shown by the `order` of their manifests. A widget shows nothing for an unknown kind of change.
   */
  'wedding-change.preview': { weddingId: string; change: WeddingChange };
  /** Above every screen of a signed-in couple: asks if they have found their venue. Empty until then. */
  'venue-confirmation': Record<string, never>;
  /** On a real wedding's page: actions of a couple, such as saving it. `path` is the page's path. */
  'real-wedding.actions': { title: string; facts: string; colours: readonly WeddingColour[]; path: string };
  /**
   * On a supplier's picture that is shown full screen, over dark ground: actions of a couple, such as saving it. `path`
   * leads to the picture, `source` is its file on this host.
   */
  'supplier-picture.actions': { title: string; supplierId: string; supplierName: string; path: string; source: string };
}

/** A colour of a wedding: what the couple calls it, and `#rrggbb`. */
export interface WeddingColour {
  name: string;
  tone: string;
}

/** A change of the wedding that is about to be made. Dates are those that lists are made for (`planningDay`), yyyy-MM-dd. */
export type WeddingChange =
  | { kind: 'date'; from: string | null; to: string | null }
  | { kind: 'place'; from: Wedding['location']; to: Wedding['location'] }
  | { kind: 'country'; from: CountryCode; to: CountryCode }
  | { kind: 'guests'; from: number | null; to: number | null };

/**
 * A name that a release set brings. It is open: remotes, icons and areas may be younger than the shell or the server that
 * reads of them, which then does without what it does not know.
 */
const openName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/));
/** The same for slots, such as `supplier-profile.reviews`. */
const openSlotName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9.-]{0,59}$/));

const labels = v.object({
  'en-GB': v.string(),
  'en-US': v.optional(v.string()),
  'de-DE': v.string(),
  'fr-FR': v.string(),
});

/** An event that a remote brings along: the page's bus carries it without the contract knowing it. */
const declaredEventSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  delivery: v.picklist(['fact', 'state', 'durable']),
  /** JSON Schema of the payload, as far as `declared-events` reads it. */
  payload: v.record(v.string(), v.unknown()),
});
export type DeclaredEvent = v.InferOutput<typeof declaredEventSchema>;

/** An icon that a remote brings along: the outline of filled shapes, in the box that they are drawn in. Nothing else of SVG is let through. */
const drawingSchema = v.object({
  box: v.pipe(v.string(), v.regex(/^-?[\d.]+(?: -?[\d.]+){3}$/)),
  path: v.pipe(v.string(), v.regex(/^M[A-Za-z\d\s.,+-]*$/), v.maxLength(4000)),
});
export type Drawing = v.InferOutput<typeof drawingSchema>;

/** A place of a remote in the navigation. */
export const navigationEntrySchema = v.object({
  id: v.string(),
  /** Path after the market prefix, such as `checklist`. */
  path: v.string(),
  label: labels,
  /** A name of `icons`; a shell that does not know it shows a plain icon. Remotes' builds also take an inline SVG here, and make `drawing` of it. */
  icon: openName,
  drawing: v.optional(drawingSchema),
  /** A name of `areas`; an unknown one has the colour of the product. */
  area: openName,
  /** Ascending; gaps of ten. */
  order: v.number(),
  /** `visitor`: only who is signed out. */
  audience: v.picklist(['anyone', 'visitor', 'couple', 'member', 'supplier', 'moderator', 'operator']),
  /** `header`: a word among the areas. `quick`: an icon at the end of the header. */
  placement: v.picklist(['header', 'quick']),
  /** Among the five of the phone's tab bar. */
  tab: v.boolean(),
});

/** A page of a remote that is the same for everybody: search engines may list it, and the server draws it where there is a server half. */
const publicPageSchema = v.object({
  /** Path after the market prefix, below one of the base paths. */
  path: v.string(),
  title: labels,
  description: labels,
});

/** A widget of a remote for a place of another: slot name to exposed module, such as `./slots/reviews`. */
export const providedSlotSchema = v.object({ slot: openSlotName, module: v.string(), order: v.number() });

/** A remote's whole public surface, as data. The build emits it as `posy-manifest.json`. */
export const remoteManifestSchema = v.object({
  name: openName,
  contract: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The oldest contract in which it runs too; its own unless it says so. */
  contractFrom: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  owner: v.string(),
  /** Name of the remote in messages to people, such as "Reviews". */
  title: labels,
  /** First segments after the market prefix that this remote's app answers. */
  basePaths: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/))),
  /** Base paths whose screens have no header and footer of the host. */
  bareBasePaths: v.optional(v.array(v.string()), []),
  navigation: v.array(navigationEntrySchema),
  pages: v.optional(v.array(publicPageSchema)),
  slots: v.array(providedSlotSchema),
  publishes: v.array(v.string()),
  /** Durable, state and fact events that `./reactions` handles. */
  handles: v.array(v.string()),
  /** Events of its own, by name: each is called `<remote>.<event>`, such as `honeymoon.planned`. */
  events: v.optional(v.record(v.string(), declaredEventSchema)),
  exposes: v.array(v.string()),
  /** Gzip KB of script that this remote may add to a page. */
  budgetKb: v.number(),
  /** Said by the build: its catalogues come parsed, so that they need no parser in the page. */
  parsedMessages: v.optional(v.boolean(), false),
});
export type RemoteManifest = v.InferOutput<typeof remoteManifestSchema>;
/** A manifest as a remote of another repository writes it: its names of remotes, slots, icons and areas are open. */
export type OpenManifestInput = v.InferInput<typeof remoteManifestSchema>;
/**
 * A manifest as a remote of this checkout writes it: what has a default may be left out, and names are those that the
 * checkout knows.
 */
export type RemoteManifestInput = Omit<OpenManifestInput, 'name' | 'navigation' | 'slots'> & {
  name: RemoteName;
  navigation: (Omit<OpenManifestInput['navigation'][number], 'icon' | 'area'> & { icon: Icon; area: Area })[];
  slots: (Omit<OpenManifestInput['slots'][number], 'slot'> & { slot: SlotName })[];
};

/** File in which a build lists the integrity of each of its files, and the integrity of that list. */
const integrityList = v.object({ url: v.string(), integrity: v.string() });
export type IntegrityList = v.InferOutput<typeof integrityList>;

export const releasedRemoteSchema = v.object({
  name: openName,
  version: v.string(),
  /** URL of the remote entry. */
  entry: v.string(),
  /** Subresource integrity of the entry, `sha384-…`. */
  integrity: v.string(),
  manifest: remoteManifestSchema,
  /** Exposed module to the URLs of its scripts, for preloading. */
  assets: v.record(v.string(), v.array(v.string())),
  /** Integrity of its chunks and styles. Older builds have none, and are only checked at their entry. */
  integrityList: v.optional(integrityList),
});
export type ReleasedRemote = v.InferOutput<typeof releasedRemoteSchema>;

/** The host's part of a release set. */
export const releasedShellSchema = v.object({
  version: v.string(),
  base: v.string(),
  scripts: v.array(v.string()),
  styles: v.array(v.string()),
  fonts: v.array(v.string()),
  /** Integrity of the first scripts and styles, by their URL. */
  integrity: v.optional(v.record(v.string(), v.string()), {}),
  /** Integrity of its chunks. */
  integrityList: v.optional(integrityList),
  /** Said by the build: it reads a set member by member. Others are given only what every shell knows. */
  readsByMember: v.optional(v.boolean(), false),
});

/** An immutable composition of shell and remotes, every member as this contract knows it. */
export const releaseSetSchema = v.object({
  id: v.string(),
  createdAt: v.string(),
  contract: v.number(),
  shell: releasedShellSchema,
  remotes: v.array(releasedRemoteSchema),
});
export type ReleaseSet = v.InferOutput<typeof releaseSetSchema>;
