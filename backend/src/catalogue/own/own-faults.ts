import { type OwnProfile, type OwnProfileFault } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { plainText } from '../import/row/plain-text';
import { isUploaded } from '../photos/uploaded';
import { type SupplierRecord } from '../records/supplier-record';
import { featuresFor } from './own-profile';

export interface FoundFault {
  path: string;
  fault: OwnProfileFault;
}

/** Facts beside the texts: photos uploaded for this supplier, and today, yyyy-MM-dd. */
export interface FaultFacts {
  record: SupplierRecord;
  uploads: ReadonlySet<string>;
  today: string;
}

const text = plainText(8000);

/** Texts are checked as an operator's are: no markup, nothing that no reader sees, no formula for the next export. */
const ofText = (path: string, value: string, isNeeded: boolean): FoundFault[] => {
  if (value.trim() === '') return isNeeded ? [{ path, fault: 'missing' }] : [];
  const read = v.safeParse(text, value);
  return read.success && read.output !== '' ? [] : [{ path, fault: 'no-text' }];
};

const twice = (path: string, values: readonly string[]): FoundFault[] =>
  values.flatMap((value, at) =>
    values.indexOf(value) < at ? [{ path: `${path}.${at}`, fault: 'twice' as const }] : [],
  );

const ofPackages = ({ packages }: OwnProfile): FoundFault[] => [
  ...packages.flatMap(({ name, includes }, at) => [
    ...ofText(`packages.${at}.name`, name, true),
    ...includes.flatMap((line) => ofText(`packages.${at}.includes`, line, true)),
  ]),
  ...twice(
    'packages',
    packages.map(({ name }) => name.trim()),
  ),
];

const ofPhotos = ({ photos }: OwnProfile, { record, uploads }: FaultFacts): FoundFault[] => {
  const known = new Set(record.photos.map(({ seed }) => seed));
  return [
    ...photos.flatMap(({ seed, label }, at) => {
      const isOwn = known.has(seed) || (isUploaded(seed) && uploads.has(seed));
      return [
        ...(isOwn ? [] : [{ path: `photos.${at}`, fault: 'unknown' as const }]),
        ...ofText(`photos.${at}.label`, label, isUploaded(seed)),
      ];
    }),
    ...twice(
      'photos',
      photos.map(({ seed }) => seed),
    ),
  ];
};

const ofFacts = ({ facts }: OwnProfile): FoundFault[] => {
  const { capacityDayMin, capacityDayMax } = facts;
  const isTurned = capacityDayMin != null && capacityDayMax != null && capacityDayMin > capacityDayMax;
  return isTurned ? [{ path: 'facts.capacityDayMin', fault: 'too-high' }] : [];
};

/** Lists the faults that keep an own profile from being published, part by part; empty when there are none. */
export const ownFaults = (own: OwnProfile, facts: FaultFacts): FoundFault[] => {
  const known = new Set(featuresFor(facts.record).map(({ key }) => key));
  return [
    ...ofText('description', own.description, true),
    ...ofText('managerMessage', own.managerMessage, false),
    ...own.highlights.flatMap((line, at) => ofText(`highlights.${at}`, line, true)),
    ...ofPackages(own),
    ...own.offers.flatMap(({ title, endsOn }, at) => [
      ...ofText(`offers.${at}.title`, title, true),
      ...(endsOn < facts.today ? [{ path: `offers.${at}.endsOn`, fault: 'past' as const }] : []),
    ]),
    ...own.questions.flatMap(({ question, answer }, at) => [
      ...ofText(`questions.${at}.question`, question, true),
      ...ofText(`questions.${at}.answer`, answer, true),
    ]),
    ...own.features.flatMap((key, at) =>
      known.has(key) ? [] : [{ path: `features.${at}`, fault: 'unknown' as const }],
    ),
    ...twice('features', own.features),
    ...ofFacts(own),
    ...ofPhotos(own, facts),
  ];
};

/** The parts in which two own profiles differ. */
export const changedParts = (before: OwnProfile, after: OwnProfile): (keyof OwnProfile)[] =>
  (Object.keys(after) as (keyof OwnProfile)[]).filter(
    (part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]),
  );
