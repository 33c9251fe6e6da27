import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { type JSONWebKeySet } from 'jose';
import { type NeededIndex } from './indexes/required-index';
import { type RequestAuth } from './rules/runtime/contract';

/** Auth and Firestore on one data directory, running. */
export interface FirebaseLocal {
  /** True when the request was one of ours and is being answered; false: let the caller's HTTP app answer it. */
  handleHttp(req: IncomingMessage, res: ServerResponse): boolean;
  /** Hands over an HTTP/2 (gRPC) socket, first bytes already peeked and unshifted. */
  handleGrpcSocket(socket: Socket): void;
  /** The keys with which ID tokens can be verified. */
  jwks(): JSONWebKeySet;
  /**
   * Returns the identity of an ID token. Rejects when it is forged, expired or foreign, and when its account has since
   * been deleted, disabled, or signed out of all its sessions.
   */
  verifyIdToken(token: string): Promise<RequestAuth>;
  /** The composite indexes that queries so far would need in production; see `missingIndexes`. */
  neededIndexes(): NeededIndex[];
  close(): Promise<void>;
}
