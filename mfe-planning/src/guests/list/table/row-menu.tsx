import { DotsThreeIcon } from '@posy/shared-ui/icons';
import { type MenuAction, MenuButton } from '@posy/shared-ui/overlays';
import { useIntl } from 'react-intl';
import { answerNames, answerOrder } from '#guests/names/guest-names';
import type { GuestCommands } from '#guests/queries/use-guest-commands';
import type { GuestItem } from '#guests/rules/guest-item';
import { answerTo } from '#guests/rules/guest-view';
import { type Household, isUnnamed } from '#guests/rules/households';

interface Props {
  guest: GuestItem;
  household: Household;
  name: string;
  eventId: string;
  commands: GuestCommands;
}

const useActions = ({ guest, household, eventId, commands }: Props): MenuAction[] => {
  const { formatMessage } = useIntl();
  const hasOthers = household.members.length > 1 && !isUnnamed(guest);
  const answers = answerOrder.map((answer) => ({
    id: answer,
    label: formatMessage({ id: answerNames[answer] }),
    isChosen: answerTo(guest, eventId) === answer,
    onSelect: () => commands.answer([guest.id], eventId, answer),
  }));
  const belonging = [
    {
      id: 'head',
      label: formatMessage({ id: 'guests.make-head' }),
      onSelect: () => commands.makeHead(guest.id),
      startsGroup: true,
    },
    { id: 'leave', label: formatMessage({ id: 'guests.leave' }), onSelect: () => commands.leave([guest.id]) },
  ];
  const plusOne = {
    id: 'plus-one',
    label: formatMessage({ id: 'guests.add-plus-one' }),
    onSelect: () => commands.addPlusOne(household.id),
    startsGroup: !hasOthers,
  };
  const remove = {
    id: 'remove',
    label: formatMessage({ id: 'guests.remove' }),
    onSelect: () => commands.remove([guest.id]),
    isRisk: true,
    startsGroup: true,
  };
  return [...answers, ...(hasOthers ? belonging : []), plusOne, remove];
};

/** The actions for one guest. */
export const RowMenu = (props: Props) => {
  const { formatMessage } = useIntl();
  return (
    <MenuButton
      size="s"
      label={formatMessage({ id: 'guests.more' }, { name: props.name })}
      icon={<DotsThreeIcon />}
      actions={useActions(props)}
    />
  );
};
