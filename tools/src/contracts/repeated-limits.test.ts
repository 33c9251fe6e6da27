import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  attachmentConstants,
  photoConstants,
  recommendationConstants,
  searchConstants,
  supplierConstants,
  websiteConstants,
} from '@posy/shared-contracts/constants';
import { sourcesBelow } from '../areas/import-circles';
import { sourceFolders } from '../areas/source-folders';

const root = join(__dirname, '../../..');
const { venueProfileScoreBelow, localProfileScoreBelow } = recommendationConstants;
const { welcomeLength, eventDescriptionLength } = websiteConstants;

interface Limit {
  name: string;
  values: readonly number[];
  /** How code would say it once more. */
  said: RegExp;
  /** Packages in which the number means nothing else. */
  within: readonly string[];
}

const everywhere = sourceFolders().map(([name]) => name);

const limits: readonly Limit[] = [
  {
    name: 'attachmentConstants.maxBytes, photoConstants.maxBytes',
    values: [attachmentConstants.maxBytes, photoConstants.maxBytes],
    said: /\b10 \* 1024 \* 1024\b|\b10_?485_?760\b/,
    within: everywhere,
  },
  {
    name: 'supplierConstants.twoNonVenuePopupDelayMs',
    values: [supplierConstants.twoNonVenuePopupDelayMs],
    said: /\b2_?500\b/,
    within: ['mfe-suppliers', 'shell', 'mfe-planning'],
  },
  {
    name: 'recommendationConstants.venueProfileScoreBelow, localProfileScoreBelow',
    values: [venueProfileScoreBelow, localProfileScoreBelow],
    said: /(?<![\w.])0?\.7(?!\d)/,
    within: ['backend', 'mfe-suppliers'],
  },
  {
    name: 'supplierConstants.notesLength',
    values: [supplierConstants.notesLength],
    said: /\b4_?000\b/,
    within: ['mfe-suppliers'],
  },
  {
    name: 'searchConstants.textLength',
    values: [searchConstants.textLength],
    said: /\b120\b/,
    within: ['mfe-suppliers/src/search'],
  },
  {
    name: 'websiteConstants.welcomeLength, eventDescriptionLength',
    values: [welcomeLength, eventDescriptionLength],
    said: /\b2_?000\b/,
    within: ['mfe-website'],
  },
];

const isCode = (file: string): boolean =>
  !/\.test\.|\/(?:testing|messages|seed|bench|generate)\/|shared-contracts\/src\/constants\//.test(file);
const sources = sourceFolders()
  .filter(([name]) => name !== 'tools')
  .flatMap(([, folder]) => sourcesBelow(folder).map((file) => relative(root, file)))
  .filter(isCode);
const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');

test.each(limits)('$name is said once: whoever needs it takes it from the contract', ({ values, said, within }) => {
  for (const value of values) expect(String(value)).toMatch(said);
  const repeats = sources
    .filter((file) => within.some((folder) => file.startsWith(`${folder}/`)))
    .filter((file) => said.test(withoutComments(readFileSync(join(root, file), 'utf8'))));
  expect(repeats).toEqual([]);
});
