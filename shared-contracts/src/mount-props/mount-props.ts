import type { Bus } from '../bus';
import type { ApiClient } from '../endpoints';
import type { MemberRole, User, Wedding } from '../entities';
import type { SlotName, SlotProps } from '../manifest';
import type { Market } from '../markets';
import type { Identified } from './firestore';
import type { Firestore } from './firestore';
import type { openItemOrder } from './open-item-order';

/** A value that changes, in the shape of React's `useSyncExternalStore`. `get` returns the same object until it changes. */
export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
  /**
   * The value that a server rendered the page with, when the page may know another from its start: the first rendering
   * must match the received markup. Returns the same object each time; missing where there is no difference.
   */
  served?(): T;
}

/** The session of a signed-in person. */
export interface SignedIn {
  status: 'signed-in';
  uid: string;
  email: string;
  user: User;
  /** The wedding that this person plans, live; null for suppliers and moderators, and until it is loaded. */
  wedding: Identified<Wedding> | null;
  /** This person's role in the wedding. */
  role: MemberRole | null;
  /**
   * The wedding that the profile still names, but that may not be read any more: the access was revoked, or the wedding
   * is gone. `wedding` and `role` are null then. Absent while all is well. Source: S6-collab-03.
   */
  lostAccess?: { weddingId: string };
}

/** State of the session. */
export type Session = { status: 'loading' } | { status: 'signed-out' } | SignedIn;

/** The words, numbers and dates of this page. */
export interface LocaleInfo {
  market: Market;
  /** BCP 47, for `Intl` and luxon. */
  locale: string;
  /** The message catalogue's name. */
  catalogue: Market['catalogue'];
  /** IANA name of the reader's zone. */
  timeZone: string;
}

/**
 * A short message at the bottom of the page. Errors stay until they are closed; others 6 s. On a phone one without an action
 * stays 3 s while another waits for its place.
 */
export interface Notice {
  tone: 'success' | 'info' | 'error';
  text: string;
  /** An emoji, such as the party of a completed task. */
  emoji?: string;
  action?: { label: string; run: () => void };
  /** Leads to what was made, where it may have landed out of sight; stands before the action. */
  open?: { label: string; run: () => void };
  /**
   * The subject of the edit, such as `task t1`: a newer notice about the same subject replaces this one. An older undo
   * would restore a state from before what the person sees.
   */
  about?: string;
  /**
   * Combines several similar notices in a row, such as `tick`, into one sentence: `text` gets their number, from two
   * on. Older hosts show each.
   */
  alike?: { kind: string; text: (count: number) => string };
  /**
   * The notice is a consequence of the one before, such as a task that a booking ticks: it joins that notice while that
   * is on the page, and one undo reverts both; without an action it only adds its sentence. Older hosts show it
   * separately unless it comes within a second.
   */
  follows?: boolean;
  /**
   * The notice that this one follows, as a word of that notice's `about`, such as an id: it joins that one only, and is
   * shown alone when that one is not on the page any more. Without it, a notice that follows joins the newest.
   */
  comesOf?: string;
  /** Text after joining the notice that it follows, which has already named the subject. Older hosts show `text`. */
  briefly?: string;
}

export interface Notices {
  show(notice: Notice): void;
}

/** A widget that was put into the page. */
export interface SlotMount<S extends SlotName> {
  update(props: SlotProps[S]): void;
  unmount(): void;
}

export interface Slots {
  /** Puts every widget of the slot into the element; each fails, and can be retried, on its own. */
  mount<S extends SlotName>(slot: S, element: HTMLElement, props: SlotProps[S]): SlotMount<S>;
}

export type OpenItemKind = (typeof openItemOrder)[number];

/** Something open that back closes. */
export interface OpenItem {
  kind: OpenItemKind;
  close: () => void;
  /**
   * Asked before a person goes to another path of the app, by whichever link; not before a redirect. True keeps them
   * here: the item asks them, and calls `go` when they do want to leave.
   */
  holds?: (pathname: string, go: () => void) => boolean;
}

export interface OpenItems {
  /** Registers an open item; call the returned function when it is closed. */
  open(item: OpenItem): () => void;
}

export interface Telemetry {
  error(feature: string, error: unknown): void;
}

/** Flat properties of a tracked event. Never a name, an address or typed text. */
export type TrackedProperties = Record<string, string | number | boolean | null>;

/** Something that a couple did with a supplier. */
export interface SupplierAction {
  supplierId: string;
  /** The supplier's category. */
  category: string;
  properties?: TrackedProperties;
  /** Reports it once only on this device, under this event name. Source: S9-limits-12. */
  onceAs?: string;
}

/** An attempted action with an account. */
export type AccountAttempt = 'login' | 'registration' | 'link-account' | 'password-reset';

/** Reports to the analytics what was done. Nothing is sent or stored where the person has not agreed. Source: S7-track-enquiry, S7-track-booked. */
export interface Tracking {
  enquiry(action: SupplierAction): void;
  booked(action: SupplierAction): void;
  collaborating(action: SupplierAction): void;
  review(action: SupplierAction): void;
  viewedProfile(view: { supplierId: string; properties?: TrackedProperties }): void;
  /** `reason` is one of our own codes or sentences. Source: S8-reporting-01. */
  accountFailure(failure: { attempt: AccountAttempt; reason: string }): void;
}

/** An action that a person has seen or done, stored once and for all. Source: S3-user-01. */
export type UserAction = keyof User['actions'];

/** Notes in the signed-in person's own profile what they have seen; `session` has it. */
export interface Seen {
  /** Does nothing when it is marked already, or without a sign-in. Never throws: a failure is reported. */
  mark(action: UserAction): void;
}

/** Time and chance, so that tests can hold both. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls back once after so many milliseconds, unless the returned function is called first. */
  after(milliseconds: number, run: () => void): () => void;
  /** A random UUID. */
  newId(): string;
}

/** Something that a visitor wanted to do and that needs an account. */
export interface SignUpAsk {
  /** Purpose, as the dialog explains it. */
  reason: 'enquiry' | 'shortlist' | 'save';
  /**
   * Called once: with true as soon as the person is signed in and their current wedding is known, to perform the wanted
   * action; with false when they leave the dialog. A remote's personal parts are remounted for another person: the
   * function must use the host, not a component.
   */
  answered: (isSignedIn: boolean) => void;
}

/** Goes to a path of this origin. */
export type Navigate = (path: string, options?: { replace?: boolean }) => void;

/** CSS pixels. */
export interface Viewport {
  width: number;
  height: number;
}

/** A contact that the person chose on the device. Missing fields are null or empty. */
export interface DeviceContact {
  name: string;
  email: string | null;
  phone: string | null;
  /** The address in one line. */
  address: string;
}

/** An entry for the device's calendar; times are ISO 8601 in UTC. */
export interface DeviceCalendarEntry {
  title: string;
  startsAt: string;
  endsAt: string;
  allDay: boolean;
  location: string;
  notes: string;
}

/** Capabilities of a phone or tablet for the page; null for those it lacks, and older apps have fewer. */
export interface DevicePort {
  /** Lets the person choose, on the device; none when they thought better of it. Nobody else's data comes. Rejects without an answer. */
  pickContacts: (() => Promise<readonly DeviceContact[]>) | null;
  /** Shows the entry in the device's calendar, where the person saves or cancels it. */
  addToCalendar: ((entry: DeviceCalendarEntry) => Promise<'done' | 'cancelled' | 'failed'>) | null;
}

/** The host's interface for a remote. */
export interface MountProps {
  remote: { name: string; version: string };
  session: Readable<Session>;
  bus: Bus;
  api: ApiClient;
  firestore: Firestore;
  locale: Readable<LocaleInfo>;
  /** The current path with query and hash. */
  location: Readable<{ pathname: string; search: string; hash: string }>;
  navigate: Navigate;
  /**
   * Asks a visitor to sign up or log in, above the current page. Does nothing for a signed-in person. Source:
   * S6-visitor-03.
   */
  askToSignUp: (ask: SignUpAsk) => void;
  /** Called when a link was pointed at or focused: loads the target's remote. */
  preload: (path: string) => void;
  notices: Notices;
  slots: Slots;
  openItems: OpenItems;
  telemetry: Telemetry;
  tracking: Tracking;
  seen: Seen;
  clock: Clock;
  /** True while the browser has a connection. */
  online: Readable<boolean>;
  /** The window's inner size in CSS pixels, reported when resizing has rested. Source: S9-delay-01. */
  viewport: Readable<Viewport>;
  /** The nonce that scripts and styles of this page carry. */
  nonce: string;
  /**
   * Capabilities of the device around the page, once the app has sent them; missing in a browser, and in older shells.
   */
  device?: Promise<DevicePort>;
}
