import { useLocaleInfo } from '@posy/remote-kit';
import { usePrint } from '@posy/remote-kit/files';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { MenuAction } from '@posy/shared-ui/overlays';
import { useIntl } from 'react-intl';
import { useExport } from '../files/export/use-export';
import type { Household } from '../rules/households';

interface Options {
  wedding: Identified<Wedding>;
  households: readonly Household[];
  /** Opens the category popup; null for read-only members. */
  onCategories: (() => void) | null;
  /** True when there is no space for buttons, so that the menu has the import and the export. */
  hasFiles: boolean;
}

const useFileActions = ({ wedding, households, onCategories }: Options): MenuAction[] => {
  const { formatMessage } = useIntl();
  const { prefix } = useLocaleInfo().market;
  const save = useExport(wedding, households);
  const label = formatMessage({ id: 'guests.import' });
  return [
    ...(onCategories === null ? [] : [{ id: 'import', label, href: paths.guestImport(prefix) }]),
    { id: 'xlsx', label: formatMessage({ id: 'guests.export.xlsx' }), onSelect: () => void save('xlsx') },
    { id: 'csv', label: formatMessage({ id: 'guests.export.csv' }), onSelect: () => void save('csv') },
  ];
};

/** The actions for the whole list: categories, files, the caterer's sheet, print. */
export const useListMenu = (options: Options): MenuAction[] => {
  const print = usePrint();
  const { formatMessage } = useIntl();
  const { prefix } = useLocaleInfo().market;
  const files = useFileActions(options);
  const { onCategories, hasFiles } = options;
  const title = formatMessage({ id: 'guests.categories.title' });
  return [
    ...(onCategories === null ? [] : [{ id: 'categories', label: title, onSelect: onCategories }]),
    { id: 'seating', label: formatMessage({ id: 'guests.seating' }), href: paths.seating(prefix) },
    { id: 'caterers', label: formatMessage({ id: 'guests.caterers' }), href: paths.catererSheet(prefix) },
    ...(print === null ? [] : [{ id: 'print', label: formatMessage({ id: 'guests.print' }), onSelect: print }]),
    ...(hasFiles ? files.map((action, index) => ({ ...action, startsGroup: index === 0 })) : []),
  ];
};
