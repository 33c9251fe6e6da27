import { saveFile } from '@posy/remote-kit/files';
import type { IntlShape } from 'react-intl';
import type { CatererSheet } from '../rules/caterers/caterer-sheet';
import { nameList, sheetSections } from './sheet-words';

/** Saves the caterer's sheet as a workbook with a sheet for each of its parts. */
export const saveCatererSheet = async (intl: IntlShape, sheet: CatererSheet): Promise<void> => {
  const [{ writeWorkbook }, { harmless }] = await Promise.all([
    import('#plan/files/write-workbook'),
    import('@posy/remote-kit/files'),
  ]);
  const word = (id: 'part' | 'grown-ups' | 'children' | 'all' | 'what' | 'count' | 'who') =>
    intl.formatMessage({ id: `files.caterers.${id}` });
  const parts = sheet.parts.map(({ part, grownUps, children }) => [
    intl.formatMessage({ id: `files.caterers.part.${part}` }),
    String(grownUps),
    String(children),
    String(grownUps + children),
  ]);
  const sections = sheetSections(intl, sheet).map(({ id, rows }) => ({
    name: intl.formatMessage({ id: `files.caterers.${id}` }),
    rows: [
      [word('what'), word('count'), word('who')],
      ...rows.map(({ what, eaters }) => [what, String(eaters.length), nameList(intl, eaters)].map(harmless)),
    ],
  }));
  const first = {
    name: intl.formatMessage({ id: 'files.caterers.parts' }),
    rows: [[word('part'), word('grown-ups'), word('children'), word('all')], ...parts],
  };
  saveFile(`${intl.formatMessage({ id: 'files.caterers.file' })}.xlsx`, await writeWorkbook([first, ...sections]));
};
