import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@posy/shared-contracts/endpoints';
import * as v from 'valibot';
import { type ApiContext, type Call } from '#api/handler';
import { giveAddress } from '#api/households/addresses/give-address';
import { answerInvitation } from '#api/households/answer-invitation';
import { householdInvitation, openInvitation } from '#api/households/household-invitation';
import { readInput } from '#api/input/read-input';
import { Refusal } from '#api/refusal';
import { type GuestInvitation } from '../frame/guest-dates';

/** A link that is not whole, that was taken back, and one of somebody else take as long as each other to be refused. */
const refusedAfterMs = 250;

const callOf = (token: string, network: string): Omit<Call<'householdInvitation'>, 'file'> & { file: null } => ({
  params: readInput(endpoints.householdInvitation.params, { token }),
  body: {},
  identity: null,
  network,
  headers: {},
  file: null,
});

/** Runs a call of a household's link; null when there is no such link, after the same time whatever is wrong with it. */
const orUnknown = async <T>(run: () => Promise<T>): Promise<T | null> => {
  const refusedAt = performance.now() + refusedAfterMs;
  try {
    return await run();
  } catch (error) {
    const isUnknown = error instanceof Refusal && ['invitation-unknown', 'invalid-request'].includes(error.code);
    if (!isUnknown) throw error;
    await wait(Math.max(0, refusedAt - performance.now()));
    return null;
  }
};

/** Reads a household's invitation by its link, plus-ones last; null for an unknown link. */
export const readInvitation = (context: ApiContext, token: string, network: string): Promise<GuestInvitation | null> =>
  orUnknown(async () => {
    const invitation = v.parse(
      endpoints.householdInvitation.answer,
      await householdInvitation(context, callOf(token, network)),
    );
    const people = [...invitation.people].sort((a, b) => Number(a.plusOne) - Number(b.plusOne));
    return { ...invitation, people };
  });

/** Notes that a person looked; false without a link. */
export const noteOpened = async (context: ApiContext, token: string, network: string): Promise<boolean> =>
  (await orUnknown(async () => openInvitation(context, callOf(token, network)))) !== null;

/** The database's codes for an answer that was undone by others each time, and for one that may be stored: too late, not reachable. */
const passing = new Map<unknown, 'busy' | 'unsure'>([
  [10, 'busy'],
  [4, 'unsure'],
  [14, 'unsure'],
]);

const passingOf = (error: unknown): 'busy' | 'unsure' | undefined =>
  error instanceof Error && 'code' in error ? passing.get(error.code) : undefined;

/**
 * Runs a change of a household's; returns the refusal's code where it cannot be taken, `busy` where it may be a moment later,
 * `unsure` where nobody knows whether it is stored, and null once it is.
 */
export const refusalOf = async (context: ApiContext, change: () => Promise<unknown>): Promise<string | null> => {
  try {
    await change();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    const code = passingOf(error);
    if (code === undefined) throw error;
    context.reportFault(error, '/rsvp');
    return code;
  }
};

/** A household's link, and the network that it is used from. */
interface LinkUse {
  token: string;
  network: string;
}

/** Takes an answer; returns what stands against it. */
export const giveAnswer = (context: ApiContext, { token, network }: LinkUse, said: unknown): Promise<string | null> =>
  refusalOf(context, async () => {
    const body = readInput(endpoints.answerInvitation.body, said);
    return answerInvitation(context, { ...callOf(token, network), body });
  });

/** Takes a postal address; returns what stands against it. */
export const sendAddress = (
  context: ApiContext,
  { token, network }: LinkUse,
  address: string,
): Promise<string | null> =>
  refusalOf(context, async () => {
    const body = readInput(endpoints.giveAddress.body, { address });
    return giveAddress(context, { ...callOf(token, network), body });
  });
