import type { NativeCapability, NativeToWeb, WebToNative } from '@posy/shared-contracts/native';

type ToWeb<K extends NativeToWeb['kind']> = Extract<NativeToWeb, { kind: K }>['payload'];
type ToNative<K extends WebToNative['kind']> = Extract<WebToNative, { kind: K }>['payload'];

export type PushStatus = ToWeb<'push.permission'>['status'];
export type SignInOutcome = ToWeb<'auth.result'>['outcome'];
export type SignInProvider = ToWeb<'auth.result'>['provider'];
export type PickedContact = ToWeb<'contacts.picked'>['contacts'][number];
export type DeviceOutcome = ToWeb<'done'>['outcome'];
/** CSS pixels. */
export type Insets = ToWeb<'insets.change'>;
export type Chrome = ToNative<'chrome.set'>;
export type FileToSave = ToNative<'file.save'>;
export type CalendarEntry = ToNative<'calendar.add'>;

/** The WebView that shows the shell. */
export interface PagePort {
  /** Runs a script in the main frame. */
  run(script: string): void;
  reload(): void;
}

export interface PushPort {
  status(): Promise<PushStatus>;
  /** Asks the person; answers at once where they answered before. */
  request(): Promise<PushStatus>;
  /** The messaging service's token of this installation. Rejects when the service gives none. */
  token(): Promise<string>;
  /** Has the messaging service forget the token. */
  deleteToken(): Promise<void>;
}

/** The controller's interface to a phone or tablet. React Native implements it in the app, tests by hand. */
export interface Device {
  platform: 'ios' | 'android';
  versions: { app: string; os: string };
  capabilities: readonly NativeCapability[];
  page: PagePort;
  push: PushPort;
  /** Leaves the app to what was there before. */
  leave(): void;
  /** Opens an address in the device's browser, mail or telephone. */
  openOutside(url: string): void;
  hideSplash(): void;
  setChrome(chrome: Chrome): void;
  /** Asks for a rating in the store's own way, which may show nothing. */
  askToRate(): void;
  tick(): void;
  signIn(provider: SignInProvider, hashedNonce: string | null): Promise<SignInOutcome>;
  /** Ends what the providers' own windows remember. */
  signOut(): Promise<void>;
  saveFile(file: FileToSave): Promise<DeviceOutcome>;
  /** Shows the entry, for the person to save or cancel. */
  addToCalendar(entry: CalendarEntry): Promise<DeviceOutcome>;
  /** Lets the person choose; none when they did not. */
  pickContacts(): Promise<PickedContact[]>;
  /**
   * Reads the target of a tracked link: `POST /api/resolve-link-tracking`, its `resolvedUrl`. Rejects without an
   * answer.
   */
  resolveLink(trackUrl: string): Promise<string>;
}

/** Time and chance. */
export interface Clock {
  /** Calls back once after so many milliseconds, unless the returned function is called first. */
  after(milliseconds: number, run: () => void): () => void;
  newId(): string;
}
