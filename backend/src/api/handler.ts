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
import { type CatalogueStore } from '../catalogue/catalogue-store';
import { type Operator } from '../config/services';
import { type ExportJobs } from '../exports/export-jobs';
import { type SendMail } from '../mail/mail';
import { type LetterPost } from '../mail/post/letter-post';
import { type TalkLetters } from '../mail/talk/talk-letters';
import { type PushPost } from '../push/queue/push-post';
import { type BusyOn } from '../suppliers/busy-on';
import { type RepliesOf } from '../suppliers/replies-of';
import { type Translator } from '../translation/translator';
import { type CallCounts } from './call-counts';
import { Refusal } from './refusal';

/** A sign-in of the demo data. */
export type DemoAccount = EndpointOutput<'demoAccounts'>['accounts'][number];

/** What every operation may use. */
export interface ApiContext {
  firestore: Firestore;
  accounts: Accounts;
  catalogue: CatalogueStore;
  /** Who is taken on a day; answers are up to a second old. */
  busyOn: BusyOn;
  /** How quickly suppliers answer; answers are up to ten minutes old. */
  repliesOf: RepliesOf;
  sendMail: SendMail;
  /** Counts letters that people cause to others. */
  letters: LetterPost;
  /** Notifies the side of a conversation that is away by mail, and a wedding's people who left or may do other things. */
  talkLetters: Pick<TalkLetters, 'notify' | 'notifyOfPeople'>;
  /** Notifies people by pushes. */
  pushes: PushPost;
  /** Origin under which people reach this server, for links in letters. */
  origin: string;
  photos: FileStore;
  /** Files of messages and contracts: nobody but the people of the conversation, or of the wedding, gets them. */
  attachments: FileStore;
  /** Archives of people's data that are being made or fetched. */
  exports: ExportJobs;
  captcha: Captcha;
  /** Counts what limits are kept for beyond those of each call. */
  counts: CallCounts;
  /** Null where no service is configured. */
  translator: Translator | null;
  /** Who runs this installation; null where nobody said. */
  operator: Operator | null;
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
  /** Takes an action that a browser reports to the analytics. */
  recordAction: (action: Record<string, unknown>) => void;
}

type Table = typeof endpoints;

/** One call: its parsed input and who makes it. */
export interface Call<N extends EndpointName> {
  params: v.InferOutput<Table[N]['params']>;
  body: v.InferOutput<Table[N]['body']>;
  /** Null when nobody is signed in; never null on endpoints for users. */
  identity: Identity | null;
  /** The network that the call comes from, by which limits count; one word for what this server does itself. */
  network: string;
  headers: Record<string, string | string[] | undefined>;
  /** The bytes that came, on endpoints that take a file. */
  file: N extends UploadName ? Buffer : null;
}

/** One operation. Throws `Refusal` for what the caller got wrong. */
export type Handler<N extends EndpointName> = (
  context: ApiContext,
  call: Call<N>,
) => EndpointOutput<N> | Promise<EndpointOutput<N>>;

/** Who makes the call; refuses it when nobody is signed in. */
export const caller = ({ identity }: { identity: Identity | null }): Identity => {
  if (identity === null) throw new Refusal(401, 'sign-in-required', 'Please sign in first.');
  return identity;
};
