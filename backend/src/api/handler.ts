import {
  type EndpointName,
  type EndpointOutput,
  type endpoints,
  type UploadName,
} from '@posy/shared-contracts/endpoints';
import { type Firestore } from 'firebase-admin/firestore';
import type * as v from 'valibot';
import { type FileStore } from '#files/file-store';
import { type Accounts } from '../accounts/accounts';
import { type Identity } from '../accounts/identity';
import { type Captcha } from '../captcha/captcha';
import { type CatalogueStore } from '../catalogue/store/catalogue-store';
import { type MapTiles } from '../config/map-tiles';
import { type Operator } from '../config/services';
import { type ExportJobs } from '../exports/export-jobs';
import { type SendMail } from '../mail/mail';
import { type LetterPost } from '../mail/post/letter-post';
import { type TalkLetters } from '../mail/talk/talk-letters';
import { type PageMeasures } from '../measures/page-measures';
import { type PushPost } from '../push/queue/push-post';
import { type PageSets } from '../releases/channels/page-sets';
import { type PageOverrides } from '../releases/overrides/page-overrides';
import { type BusyOn } from '../suppliers/busy-on';
import { type TypicalReplyOf } from '../suppliers/figures/typical-replies';
import { type RepliesOf } from '../suppliers/replies-of';
import { type Translator } from '../translation/translator';
import { type CallCounts } from './call-counts';
import { Refusal } from './refusal';

/** A sign-in of the demo data. */
export type DemoAccount = EndpointOutput<'demoAccounts'>['accounts'][number];

/** Services that every operation may use. */
export interface ApiContext {
  firestore: Firestore;
  accounts: Accounts;
  catalogue: CatalogueStore;
  /** Suppliers that are taken on a day; answers are up to a second old. */
  busyOn: BusyOn;
  /** Reply times of suppliers; up to ten minutes old. */
  repliesOf: RepliesOf;
  /** The typical reply time of a category in a country; up to ten minutes old. */
  typicalReplyOf: TypicalReplyOf;
  sendMail: SendMail;
  /** Counts letters that people cause to others. */
  letters: LetterPost;
  /**
   * Sends mail to the side of a conversation that is away, to people of a wedding who left or whose access changed, and
   * reminders.
   */
  talkLetters: Pick<TalkLetters, 'notify' | 'notifyOfPeople' | 'remind'>;
  /** Notifies people by pushes. */
  pushes: PushPost;
  /** Origin under which people reach this server, for links in letters. */
  origin: string;
  photos: FileStore;
  /** Photos of suppliers, by the seeds of their pictures. */
  supplierPhotos: FileStore;
  /** Files of messages and contracts: nobody but the people of the conversation, or of the wedding, gets them. */
  attachments: FileStore;
  /** Archives of people's data that are being made or fetched. */
  exports: ExportJobs;
  captcha: Captcha;
  /** Hashes from where something came, with this server's secret. */
  senderHash: (text: string) => string;
  /** Counts calls for limits beyond the one of each call. */
  counts: CallCounts;
  /** Readers of profiles who are counted already today. They have a memory of their own, which nobody fills to forget limits. */
  viewers: CallCounts;
  /** Null where no service is configured. */
  translator: Translator | null;
  /** The company that runs this installation; null when the configuration names none. */
  operator: Operator | null;
  /** Pictures of maps from elsewhere; null leaves maps to outlines and towns. */
  mapTiles: MapTiles | null;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Null outside the embedded default. */
  demoAccounts: DemoAccount[] | null;
  /** Takes a problem that a browser reported, or that did not stop a call. */
  reportProblem: (problem: Record<string, unknown>) => void;
  /** Reports an error that made a request fail; `route` is the pattern of its path. */
  reportFault: (error: unknown, route: string) => void;
  /** Counts that a page of a release set met a fault, once for each visitor in a while. */
  countFault: (set: string, visitor: string) => void;
  /** Hears what a page of a release set measured, each kind once for each visitor in a while. */
  hearMeasured: PageSets['measured'];
  /** Counts what pages say of themselves, by remote, version and screen. */
  measures: Pick<PageMeasures, 'take' | 'read'>;
  /** Pages in which one remote comes from elsewhere; null where this installation forbids them. */
  overrides: Pick<PageOverrides, 'forPage' | 'offers' | 'isOpenToAll'> | null;
  /** Takes an action that a browser reports to the analytics. */
  recordAction: (action: Record<string, unknown>) => void;
}

type Endpoints = typeof endpoints;

/** One call: its parsed input and who makes it. */
export interface Call<N extends EndpointName> {
  params: v.InferOutput<Endpoints[N]['params']>;
  body: v.InferOutput<Endpoints[N]['body']>;
  /** Null for anonymous callers; never null on endpoints for users. */
  identity: Identity | null;
  /** The network that the call comes from, by which limits count; one word for what this server does itself. */
  network: string;
  headers: Record<string, string | string[] | undefined>;
  /** The bytes that came, on endpoints that take a file. */
  file: N extends UploadName ? Buffer : null;
}

/** An operation. Throws `Refusal` for a caller's mistake. */
export type Handler<N extends EndpointName> = (
  context: ApiContext,
  call: Call<N>,
) => EndpointOutput<N> | Promise<EndpointOutput<N>>;

/** Returns the caller's identity. Refuses the call when nobody is signed in. */
export const caller = ({ identity }: { identity: Identity | null }): Identity => {
  if (identity === null) throw new Refusal(401, 'sign-in-required', 'Please sign in first.');
  return identity;
};
