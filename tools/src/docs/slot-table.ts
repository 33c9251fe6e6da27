import { areasToCome } from '@posy/shared-contracts/event-graph';
import { type RemoteManifestInput, type SlotName, slotNames } from '@posy/shared-contracts/manifest';

/** Slots that a remote or the shell leaves and fills. */
export interface SlotUser {
  name: string;
  /** Slots that it leaves for others. */
  leaves: readonly string[];
  fills: readonly string[];
}

/** Future user of a slot that nobody leaves or fills yet: its content, and the area that brings it. */
export interface AwaitedSlot {
  area: string;
  leaves?: string;
  fills?: string;
  what: string;
}

/** Slots that are agreed on before their area comes. One that has come has to leave this list. */
export const awaitedSlots: Readonly<Partial<Record<SlotName, AwaitedSlot>>> = {};

const naming = (users: readonly SlotUser[], part: 'leaves' | 'fills', slot: string): string[] =>
  users.filter((user) => user[part].includes(slot)).map(({ name }) => name);

export const slotUser = ({ name, slots }: RemoteManifestInput, leaves: readonly string[]): SlotUser => ({
  name,
  leaves,
  fills: slots.map(({ slot }) => slot),
});

const faultsOf = (
  part: 'leaves' | 'fills',
  slot: string,
  there: readonly string[],
  who: string | undefined,
): string[] => {
  const done = part === 'leaves' ? 'left' : 'filled';
  if (there.length === 0 && who === undefined) return [`The slot ${slot} is ${done} by nobody: name who will.`];
  if (there.length > 0 && who !== undefined)
    return [`The slot ${slot} is ${done} by ${there.join(', ')}, and ${who} is listed as awaited.`];
  return [];
};

/** Returns slots without a user that are not listed, listed ones that have a user, and unknown names. */
export const slotFaults = (
  users: readonly SlotUser[],
  awaited = awaitedSlots,
  areas: Readonly<Record<string, string>> = areasToCome,
): string[] => {
  const known = new Set<string>(slotNames);
  const unknown = users.flatMap(({ name, leaves, fills }) =>
    [...leaves, ...fills]
      .filter((slot) => !known.has(slot))
      .map((slot) => `${name} names the slot ${slot}, which there is not.`),
  );
  const open = slotNames.flatMap((slot) =>
    (['leaves', 'fills'] as const).flatMap((part) =>
      faultsOf(part, slot, naming(users, part, slot), awaited[slot]?.[part]),
    ),
  );
  const overdue = Object.entries(awaited)
    .filter(([, { area }]) => !Object.hasOwn(areas, area))
    .map(([slot, { area }]) => `The slot ${slot} waits for the area ${area}, which is done.`);
  return [...unknown, ...open, ...overdue];
};

const cell = (there: readonly string[], awaited: string | undefined): string =>
  there.length > 0 ? there.join(', ') : `nobody yet; ${awaited ?? 'nobody'} will`;

/** The document of all slots. */
export const slotsDocument = (users: readonly SlotUser[], awaited = awaitedSlots): string =>
  [
    '# Slots: who leaves room for whom',
    '',
    'Made by `node tools/bin/posy.mjs docs` from the sources and manifests of the remotes and the shell; do not edit.',
    'A slot is a typed place in one package’s screen that others fill; its props are `SlotProps` of shared-contracts.',
    '',
    '| slot | left by | filled by | awaited |',
    '| ---- | ------- | --------- | ------- |',
    ...slotNames.map((slot) => {
      const plan = awaited[slot];
      const left = cell(naming(users, 'leaves', slot), plan?.leaves);
      return `| \`${slot}\` | ${left} | ${cell(naming(users, 'fills', slot), plan?.fills)} | ${plan === undefined ? '' : `${plan.what} (${plan.area})`} |`;
    }),
    '',
  ].join('\n');
