import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import * as constants from '@posy/shared-contracts/constants';
import { sourcesBelow } from '../areas/import-circles';
import { sourceFolders } from '../areas/source-folders';
import { otherNumbers } from './other-numbers';
import { saidInWords } from './said-in-words';
import { numbersOf, saidNumbers } from './said-numbers';

const root = join(__dirname, '../../..');
const {
  attachmentConstants,
  inboxConstants,
  nativeConstants,
  photoConstants,
  platformConstants,
  realWeddingConstants,
  recommendationConstants,
  replyConstants,
  reportConstants,
  reviewConstants,
  savedSearchConstants,
  searchConstants,
  supplierConstants,
  talkConstants,
  teamConstants,
  websiteConstants,
} = constants;
const { pageSizeLimit, lastPage } = constants;

const ofSuppliers = { supplierConstants, realWeddingConstants, recommendationConstants, searchConstants };
const ofInbox = { inboxConstants, talkConstants, teamConstants, attachmentConstants, replyConstants, reportConstants };
const lists = { pageSizeLimit, lastPage };
const secondHalf = { ...ofSuppliers, savedSearchConstants, ...ofInbox, reviewConstants, websiteConstants, ...lists };

/**
 * Limits to look for in each folder: those whose numbers mean nothing else there, except those that `otherNumbers`
 * names.
 */
const homes: Readonly<Record<string, object>> = {
  'mfe-suppliers': { ...ofSuppliers, savedSearchConstants, attachmentConstants, ...lists },
  'mfe-inbox': { ...ofInbox, ...lists },
  'mfe-reviews': { reviewConstants, searchConstants, ...lists },
  'mfe-website': { websiteConstants, photoConstants },
  shell: { nativeConstants, platformConstants },
  'native-bridge': { nativeConstants },
  'remote-kit': { photoConstants, attachmentConstants },
  'backend/src/api': secondHalf,
  'backend/src/attachments': { attachmentConstants },
  'backend/src/saved-searches': { savedSearchConstants },
  'backend/src/suppliers': secondHalf,
  'shared-contracts/src/endpoints': secondHalf,
  'shared-contracts/src/entities': secondHalf,
  'shared-contracts/src/forms': secondHalf,
  'shared-contracts/src/events': secondHalf,
  'shared-contracts/src/rules/suppliers': secondHalf,
};

const isCode = (file: string): boolean =>
  !/\.test\.|\/(?:testing|messages|seed|bench|generate)\/|testing\.tsx?$|shared-contracts\/src\/constants\//.test(file);
const folders = sourceFolders().flatMap(([name, folder]) => (name === 'tools' ? [] : [folder]));
const sources = [...folders, join(root, 'native-bridge/app/src')]
  .flatMap((folder) => sourcesBelow(folder).map((file) => relative(root, file)))
  .filter(isCode);
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');

/** Returns a folder's own copies of limits: `folder file where value`. */
const repeatsIn = (folder: string): string[] => {
  const names = new Map<number, string[]>();
  // `saidInWords` covers zero, one and two.
  for (const [name, value] of Object.entries(homes[folder] ?? {}).flatMap(([group, limits]) =>
    numbersOf(limits, group),
  ))
    if (value > 2 || !Number.isInteger(value)) names.set(value, [...(names.get(value) ?? []), name]);
  return sources
    .filter((file) => file.startsWith(`${folder}/`))
    .flatMap((file) => saidNumbers(file, textOf(file)).map((said) => ({ ...said, file })))
    .filter(({ value }) => names.has(value))
    .map(({ file, where, value }) => `${folder} ${basename(file)} ${where} ${value}`);
};

test.each(Object.keys(homes))(
  '%s says no limit of its areas itself: whoever needs one takes it from the contract',
  (folder) => {
    const said = [...new Set(repeatsIn(folder))];
    const others = Object.keys(otherNumbers).filter((one) => one.startsWith(`${folder} `));
    // An entry whose number is no longer in the code must leave the list.
    expect(said.toSorted()).toEqual(others.toSorted());
  },
);

test('every number of the constants of these areas is looked for somewhere', () => {
  const looked = new Set(Object.values(homes).flatMap((groups) => Object.keys(groups)));
  const inWords = new Set(saidInWords.flatMap(({ names }) => names));
  const numbers = Object.entries(secondHalf).flatMap(([group, limits]) => numbersOf(limits, group));
  const small = numbers.filter(([, value]) => value <= 2 && Number.isInteger(value)).map(([name]) => name);
  expect(Object.keys({ ...secondHalf, nativeConstants, platformConstants }).filter((one) => !looked.has(one))).toEqual(
    [],
  );
  expect(small.filter((name) => !inWords.has(name))).toEqual([]);
});

const named = saidInWords.map((one) => ({ ...one, name: one.names.join(', ') }));
test.each(named)('$name: said once, whoever needs it takes it from the contract', ({ names, said, as, within }) => {
  const values = new Map(Object.entries(constants).flatMap(([group, limits]) => numbersOf(limits, group)));
  for (const [index, name] of names.entries()) expect([name, values.get(name)]).toEqual([name, as[index]]);
  const repeats = sources
    .filter((file) => within.some((folder) => file.startsWith(`${folder}/`)))
    .filter((file) => said.test(withoutComments(textOf(file))));
  expect(repeats).toEqual([]);
});

test.each(Object.values(constants.storageKeys))('the key %s of the browser’s storage is said once', (key) => {
  // Journeys look for what people's browsers hold.
  const code = sources.filter((file) => !file.startsWith('e2e/'));
  expect(code.filter((file) => textOf(file).includes(`'${key}'`))).toEqual([]);
});

test('no field of the shell or a remote says its length itself', () => {
  const literal = sources
    .filter((file) => /^(?:shell|mfe-\w+)\//.test(file))
    .filter((file) => /\b(?:(?:maxLength|most)=\{|maxLength: )\d/.test(textOf(file)));
  expect(literal).toEqual([]);
});

test('no shape of the contract says a length itself: rules and forms go by the same name', () => {
  const literal = sources
    .filter((file) => /^shared-contracts\/src\/(?:entities|endpoints|forms)\//.test(file))
    .flatMap((file) =>
      withoutComments(textOf(file))
        .split('\n')
        .filter((line) =>
          /\b(?:textSchema|text|words|maxLength|requiredText|optionalText|optionalLink)\(\d{2,}/.test(line),
        )
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(literal).toEqual([]);
});
