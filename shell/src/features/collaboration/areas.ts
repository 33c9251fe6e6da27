import { type Access, type AccessArea, accessAreas } from '@posy/shared-contracts/entities';
import type { Hue } from '@posy/shared-ui';
import type { IntlShape } from 'react-intl';

/** Each area's colour. */
export const areaHues: Record<AccessArea, Hue> = {
  checklist: 'fern',
  guests: 'bluebell',
  budget: 'primrose',
  suppliers: 'peony',
  website: 'sweetpea',
  inbox: 'apricot',
  notes: 'stem',
};

/** No access to any area. */
export const noAccess: Access = {
  checklist: 'none',
  guests: 'none',
  budget: 'none',
  suppliers: 'none',
  website: 'none',
  inbox: 'none',
  notes: 'none',
};

/** The default access of a new helper: read-only for the checklist. */
export const firstAccess: Access = { ...noAccess, checklist: 'view' };

/** Returns true when any area is accessible. */
export const opensAny = (access: Access): boolean => accessAreas.some((area) => access[area] !== 'none');

/** Returns the accessible areas in their order. */
export const openAreas = (access: Access): AccessArea[] => accessAreas.filter((area) => access[area] !== 'none');

/** Describes the access: "Edits Guests, sees Checklist and Website". */
export const accessWords = ({ formatList, formatMessage }: IntlShape, access: Access): string => {
  const names = (level: 'edit' | 'view'): string =>
    formatList(
      accessAreas.filter((area) => access[area] === level).map((area) => formatMessage({ id: `collab.area.${area}` })),
    );
  const [edit, view] = [names('edit'), names('view')];
  if (edit !== '' && view !== '') return formatMessage({ id: 'collab.access.both' }, { edit, view });
  if (edit !== '') return formatMessage({ id: 'collab.access.edit' }, { areas: edit });
  return view === ''
    ? formatMessage({ id: 'collab.access.none' })
    : formatMessage({ id: 'collab.access.view' }, { areas: view });
};
