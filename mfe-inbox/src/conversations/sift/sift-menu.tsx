import type { EnquiryLabel } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, Inline, Tag } from '@posy/shared-ui';
import { SlidersHorizontalIcon } from '@posy/shared-ui/icons';
import { type MenuAction, MenuButton } from '@posy/shared-ui/overlays';
import { FormattedMessage, useIntl } from 'react-intl';
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

/** Returns the filters by label and by person; none when there is no label, and only one person. */
const useOptions = ({ sift, onSift, labels, people, ownUid }: Props): MenuAction[] => {
  const { formatMessage } = useIntl();
  if (labels.length === 0 && people.length < 2) return [];
  const option = (id: string, label: string, to: Sift, startsGroup = false): MenuAction => ({
    id,
    label,
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
  return [
    option('everything', formatMessage({ id: 'inbox.sift.everything' }), everything),
    ...labels.map(({ id, name }, at) => option(`label-${id}`, name, { by: 'label', id }, at === 0)),
    ...byPerson,
  ];
};

/** The menu with the filters by label and by person. */
export const SiftMenu = (props: Props) => {
  const { formatMessage } = useIntl();
  const actions = useOptions(props);
  return actions.length === 0 ? null : (
    <MenuButton label={formatMessage({ id: 'inbox.sift.label' })} icon={<SlidersHorizontalIcon />} actions={actions} />
  );
};

/** The chosen filter, with the button that ends it; renders nothing while all enquiries are shown. */
export const SiftChosen = (props: Props) => {
  const chosen = useOptions(props).find(({ id, isChosen }) => isChosen === true && id !== 'everything');
  return chosen === undefined ? null : (
    <Inline gap={2} justify="space-between">
      <Tag hue="apricot">{chosen.label}</Tag>
      <Button kind="plain" size="s" onPress={() => props.onSift(everything)}>
        <FormattedMessage id="inbox.filter.show-all" />
      </Button>
    </Inline>
  );
};
