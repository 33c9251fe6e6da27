/** Our own lint rules: the parts of docs/style.md that no published rule says. */
import { areas, layers } from './rules/areas.mjs';
import { composedKeys } from './rules/composed-keys.mjs';
import { edgesOnlyInAdapters, pagesOwnNames } from './rules/edges.mjs';
import { caughtPublish, undoSaysAbout } from './rules/edits.mjs';
import { noExportStar, oneFunctionForm, testTitles } from './rules/forms.mjs';
import { oneGuestCount } from './rules/one-guest-count.mjs';
import { packageLayers } from './rules/package-layers.mjs';
import { plainComments } from './rules/plain-comments.mjs';
import { plainNames } from './rules/plain-names.mjs';
import { narrowCurrency, noLiteralText } from './rules/texts.mjs';

export const posy = {
  meta: { name: 'posy' },
  rules: {
    'edges-only-in-adapters': edgesOnlyInAdapters,
    'pages-own-names': pagesOwnNames,
    'no-literal-text': noLiteralText,
    'composed-keys': composedKeys,
    'no-export-star': noExportStar,
    'one-function-form': oneFunctionForm,
    'test-titles': testTitles,
    'narrow-currency': narrowCurrency,
    'caught-publish': caughtPublish,
    'undo-says-about': undoSaysAbout,
    'plain-comments': plainComments,
    'plain-names': plainNames,
    'one-guest-count': oneGuestCount,
    areas,
    layers,
    'package-layers': packageLayers,
  },
};

/** A plugin of the linter is what its module exports by default. */
export default posy;
