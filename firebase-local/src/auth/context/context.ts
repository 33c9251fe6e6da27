import { type ClientAddress } from '#access/client-address';
import { type IsAllowedOrigin } from '#access/origins';
import { type ChallengeStore } from '../store/challenge-store';
import { type CodeStore } from '../store/code-store';
import { type FactorStore } from '../store/factor-store';
import { type RefreshTokenStore } from '../store/refresh-token-store';
import { type UserStore } from '../store/user-store';
import { type IdTokens } from '../tokens/id-token';
import { type SigningKeys } from '../tokens/signing-keys';
import { type AttemptLimiter } from './attempt-limiter';
import {
  type AddressNotice,
  type AuthLimits,
  type AuthLogEntry,
  type AuthOptions,
  type OutOfBandCode,
} from './options';

/** Dependencies of every operation. */
export interface AuthContext {
  options: AuthOptions;
  projectId: string;
  now: () => number;
  users: UserStore;
  refreshTokens: RefreshTokenStore;
  codes: CodeStore;
  factors: FactorStore;
  challenges: ChallengeStore;
  keys: SigningKeys;
  idTokens: IdTokens;
  clientAddress: ClientAddress;
  isAllowedOrigin: IsAllowedOrigin;
  limiter: AttemptLimiter;
  limits: AuthLimits;
  passwordPolicy: (password: string) => string | null;
  passwordCost: number;
  /** Delivers a code and logs a failure; never throws. */
  deliver: (mail: OutOfBandCode) => Promise<boolean>;
  /** Notifies the owner of an address that it was used; logs a failure, never throws. Not awaited. */
  notify: (notice: AddressNotice) => void;
  log: (entry: AuthLogEntry) => void;
}

/** One call, already parsed. */
export interface OperationRequest {
  body: Record<string, unknown>;
  query: URLSearchParams;
  /** The client's address, or the network that it has for itself: what limits count by. */
  network: string;
  /** True when the call came from this very machine, and not through a proxy or by a name of the network. */
  atThisMachine: boolean;
  /** True when the caller proved to be the backend. */
  admin: boolean;
  /** `X-Firebase-Locale`. */
  locale: string | null;
}

/** An Identity Toolkit method: answers with the body of a 200, or throws `AuthError`. */
export type Operation = (context: AuthContext, request: OperationRequest) => Promise<object> | object;
