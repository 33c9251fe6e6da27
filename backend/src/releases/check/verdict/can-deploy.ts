import { ReleaseFault } from '#releases/release-fault';
import type { StoredSet } from '#releases/stored/stored-set';
import type { ServerSurface } from '../build-surface';
import { type Composition, readComposition } from '../composition';
import { appRule } from '../rules/app-rules';
import { bytesRule, wordsRule } from '../rules/build-rules';
import { awaitedEventRule, declaredEventRule } from '../rules/declared-event-rules';
import { handledEventRule, publishedEventRule } from '../rules/event-rules';
import type { Fault, Rule } from '../rules/fault';
import {
  basePathRule,
  contractRule,
  lentModulesRule,
  manifestRule,
  missingModuleRule,
  secondCopyRule,
  sharedRangeRule,
} from '../rules/page-rules';
import { callRule, documentRule, indexRule } from '../rules/server-rules';

const rules: readonly Rule[] = [
  manifestRule,
  contractRule,
  lentModulesRule,
  sharedRangeRule,
  secondCopyRule,
  basePathRule,
  missingModuleRule,
  declaredEventRule,
  publishedEventRule,
  handledEventRule,
  awaitedEventRule,
  bytesRule,
  wordsRule,
  callRule,
  documentRule,
  indexRule,
  appRule,
];

/** The faults of the composition. */
export const compositionFaults = (composition: Composition): Fault[] => rules.flatMap((rule) => rule(composition));

/** Returns which of two members has to be deployed first, or that both are deployed at once. */
const orderOf = (parties: readonly string[], changed: ReadonlySet<string>): string => {
  const other = parties.find((party) => !changed.has(party));
  if (other === undefined) return 'Build one of them so that it fits the other.';
  const called = other === 'shell' ? 'the shell' : other;
  const names = [...parties].sort((one, two) => Number(two === 'shell') - Number(one === 'shell'));
  return `Deploy ${called} first, or with it: npm run deploy -- ${names.join(' ')}.`;
};

const sentenceOf = ({ what, parties, todo }: Fault, changed: ReadonlySet<string>): string =>
  `${what}. ${todo ?? orderOf(parties, changed)}`;

/**
 * Returns why the changed members cannot be released in this set, each with both parties and advice; empty when they can.
 * Faults between unchanged members keep nobody from releasing.
 */
export const refusals = (composition: Composition, changed: ReadonlySet<string>): string[] =>
  compositionFaults(composition)
    .filter(({ parties }) => parties.some((party) => changed.has(party)))
    .map((fault) => sentenceOf(fault, changed));

/** Ends a release whose changed members do not fit. Nothing was released. */
export const refuseMisfits = (
  buildsDir: string,
  set: StoredSet,
  changed: ReadonlySet<string>,
  server: ServerSurface | null,
): void => {
  const found = refusals(readComposition(buildsDir, set, server), changed);
  if (found.length === 0) return;
  throw new ReleaseFault(`Not deployed, and all stays as it is:\n  ${found.join('\n  ')}`);
};
