import { endpoints, type EndpointName } from '@posy/shared-contracts/endpoints';

/** How many calls one person (or, signed out, one address) may make in a window of milliseconds. */
export interface CallLimit {
  max: number;
  timeWindow: number;
}

const minute = 60_000;

/** Reading is generous: a household or an office shares one address. */
const reading: CallLimit = { max: 1200, timeWindow: minute };
const writing: CallLimit = { max: 240, timeWindow: minute };

const tight: Partial<Record<EndpointName, CallLimit>> = {
  sendEnquiry: { max: 20, timeWindow: 10 * minute },
  sendMessage: { max: 60, timeWindow: minute },
  reportError: { max: 30, timeWindow: minute },
};

/** The limit of an endpoint. */
export const limitOf = (name: EndpointName): CallLimit =>
  tight[name] ?? (endpoints[name].auth === 'none' ? reading : writing);
