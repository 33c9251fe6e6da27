import type { EnquiryLabel } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { VisuallyHidden } from '@posy/shared-ui';
import { type MenuAction, MenuButton } from '@posy/shared-ui/overlays';
import { useIntl } from 'react-intl';
import type { TeamPerson } from '#talk/team/use-team';
import { everything, type Sift } from './sift';

interface Props {
  sift: Sift;
  onSift: (sift: Sift) => void;
  labels: readonly Identified<EnquiryLabel>[];
  people: readonly TeamPerson[];
  ownUid: string | null;
}

const isSame = (a: Sift, b: Sift): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Filters by label and by person; shown only when there is a label, or more than one person. */
export const SiftMenu = ({ sift, onSift, labels, people, ownUid }: Props) => {
  const { formatMessage } = useIntl();
  if (labels.length === 0 && people.length < 2) return null;
  const label = formatMessage({ id: 'inbox.sift.label' });
  const option = (id: string, words: string, to: Sift, startsGroup = false): MenuAction & { words: string } => ({
    id,
    label: words,
    words,
    isChosen: isSame(sift, to),
    startsGroup,
    onSelect: () => onSift(to),
  });
  const others = people.filter(({ uid }) => uid !== ownUid);
  const byPerson =
    others.length === 0 || ownUid === null
      ? []
      : [
          option('mine', formatMessage({ id: 'inbox.sift.mine' }), { by: 'person', uid: ownUid }, true),
          option('nobody', formatMessage({ id: 'inbox.sift.nobody' }), { by: 'nobody' }),
          ...others.map(({ uid, name, email }) => option(uid, name || email, { by: 'person', uid })),
        ];
  const actions = [
    option('everything', formatMessage({ id: 'inbox.sift.everything' }), everything),
    ...labels.map(({ id, name }, at) => option(`label-${id}`, name, { by: 'label', id }, at === 0)),
    ...byPerson,
  ];
  const chosen = actions.find(({ isChosen }) => isChosen) ?? actions[0];
  return (
    <div>
      <MenuButton label={label} kind="plain" size="s" actions={actions}>
        <VisuallyHidden>{label} </VisuallyHidden>
        {chosen?.words}
      </MenuButton>
    </div>
  );
};
