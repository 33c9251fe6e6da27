import { createHash } from 'node:crypto';
import { describeSchema } from '@posy/shared-contracts/compat';
import { declaredEvent } from '@posy/shared-contracts/declared-events';
import { type BusEvent } from '@posy/shared-contracts/events';
import { type DeclaredEvent } from '@posy/shared-contracts/manifest';
import { type BuildSurface, type EventSide } from './build-surface';

type Carried = NonNullable<BuildSurface['carries']>[string];

/** An event as one build knows it. */
export const eventSideOf = ({ version, delivery, payload }: BusEvent): EventSide => {
  const shape = describeSchema(payload);
  const hash = createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 12);
  return { version, delivery, hash, payload: shape };
};

/** An event that a remote declares, as the bus carries it. Throws `UnreadableSchema`. */
export const declaredSideOf = (name: string, declared: DeclaredEvent): Carried => ({
  ...eventSideOf(declaredEvent(name, declared)),
  casts: [],
});
