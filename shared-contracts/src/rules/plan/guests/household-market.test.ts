import { householdMarket } from './household-market';

const irish = { l10n: { locale: 'en-IE', language: 'en' } };
const people = [{ id: 'gran' }, { id: 'uncle' }];

test.each([
  ['as its wedding does where nothing was chosen', irish, undefined, 'ie'],
  ['as its wedding does where others were chosen for', irish, { kit: 'fr-FR' }, 'ie'],
  ['in the language that was chosen for it', irish, { gran: 'de-DE' }, 'de'],
  ['in the spelling that was chosen for it', irish, { gran: 'en-US' }, 'us'],
  ['in the language of its former head', irish, { uncle: 'fr-FR' }, 'fr'],
  ['in its wedding’s language where that has an older locale', { l10n: { locale: 'de', language: 'de' } }, {}, 'de'],
  ['English where nobody knows', { l10n: { locale: '', language: '' } }, {}, 'uk'],
] as const)('a household reads %s', (_how, wedding, languages, prefix) => {
  const settings = languages === undefined ? null : { languages };
  expect(householdMarket({ people, wedding, settings }).prefix).toBe(prefix);
});
