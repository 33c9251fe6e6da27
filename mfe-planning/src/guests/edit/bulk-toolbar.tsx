import { useViewport } from '@posy/remote-kit';
import { invitationTypes } from '@posy/shared-contracts/entities';
import { Button, IconButton, Toolbar } from '@posy/shared-ui';
import { DotsThreeIcon, TrashIcon, XIcon } from '@posy/shared-ui/icons';
import { type MenuAction, MenuButton } from '@posy/shared-ui/overlays';
import { FormattedMessage, useIntl } from 'react-intl';
import { answerNames, answerOrder, nameEvent, partNames } from '../names/guest-names';
import type { GuestCommands } from '../queries/use-guest-commands';
import type { InvitedEvent } from '../rules/invited-events';
import type { EditMode } from './use-edit-mode';

interface Props {
  edit: EditMode;
  events: readonly InvitedEvent[];
  commands: GuestCommands;
  onJoin: () => void;
  onCategorise: () => void;
}

/** Actions for every answer to every event; a wedding with one event leaves its name out. */
const useAnswerActions = ({ edit, events, commands }: Props): MenuAction[] => {
  const intl = useIntl();
  return events.flatMap((event, place) =>
    answerOrder.map((answer, index) => {
      const words = intl.formatMessage({ id: answerNames[answer] });
      const values = { event: nameEvent(intl, event), answer: words };
      return {
        id: `${event.id}-${answer}`,
        label: events.length === 1 ? words : intl.formatMessage({ id: 'guests.edit.answer-to' }, values),
        onSelect: () => commands.answer([...edit.ids], event.id, answer),
        startsGroup: place > 0 && index === 0,
      };
    }),
  );
};

const useHouseholdActions = ({ edit, commands, onJoin }: Props): MenuAction[] => {
  const { formatMessage } = useIntl();
  const ids = [...edit.ids];
  return [
    {
      id: 'together',
      label: formatMessage({ id: 'guests.edit.together' }),
      isDisabled: ids.length < 2,
      onSelect: () => commands.together(ids),
    },
    { id: 'join', label: formatMessage({ id: 'guests.edit.join' }), onSelect: onJoin },
    { id: 'leave', label: formatMessage({ id: 'guests.edit.apart' }), onSelect: () => commands.leave(ids) },
  ];
};

const useOtherActions = ({ edit, commands, onCategorise }: Props): MenuAction[] => {
  const { formatMessage } = useIntl();
  const invite = invitationTypes.map((type) => ({
    id: type,
    label: formatMessage({ id: 'guests.edit.invite-to' }, { part: formatMessage({ id: partNames[type] }) }),
    onSelect: () => commands.invite([...edit.ids], type),
  }));
  const category = { id: 'category', label: formatMessage({ id: 'guests.edit.category' }), onSelect: onCategorise };
  return [...invite, category];
};

const Actions = (props: Props & { isNarrow: boolean }) => {
  const { edit, commands, onCategorise, isNarrow } = props;
  const { formatMessage } = useIntl();
  const answer = useAnswerActions(props);
  const household = useHouseholdActions(props);
  const others = useOtherActions(props);
  const isDisabled = edit.ids.size === 0;
  const remove = () => commands.remove([...edit.ids]);
  const words = { remove: formatMessage({ id: 'guests.remove' }), more: formatMessage({ id: 'guests.edit.more' }) };
  const removal = { id: 'remove', label: words.remove, isRisk: true, startsGroup: true, onSelect: remove };
  const grouped = others.map((action, index) => ({ ...action, startsGroup: index === 0 || action.id === 'category' }));
  return (
    <>
      <MenuButton label={formatMessage({ id: 'guests.edit.answer' })} actions={answer} isDisabled={isDisabled} />
      {isNarrow ? (
        <MenuButton
          label={words.more}
          icon={<DotsThreeIcon />}
          actions={[...household, ...grouped, removal]}
          isDisabled={isDisabled}
        />
      ) : (
        <>
          <MenuButton
            label={formatMessage({ id: 'guests.edit.household' })}
            actions={household}
            isDisabled={isDisabled}
          />
          <MenuButton
            label={formatMessage({ id: 'guests.edit.invite' })}
            actions={others.filter(({ id }) => id !== 'category')}
            isDisabled={isDisabled}
          />
          <Button onPress={onCategorise} isDisabled={isDisabled}>
            <FormattedMessage id="guests.edit.category" />
          </Button>
          <Button icon={<TrashIcon size="s" />} onPress={remove} isDisabled={isDisabled}>
            {words.remove}
          </Button>
        </>
      )}
    </>
  );
};

/** Below this width the toolbar shows the most used action and a menu. */
const narrowBelow = 768;

/** The actions for all selected guests, each with its undo. */
export const BulkToolbar = (props: Props) => {
  const { formatMessage } = useIntl();
  const { width } = useViewport();
  const { edit } = props;
  return (
    <Toolbar
      label={formatMessage({ id: 'guests.edit.toolbar' })}
      count={<FormattedMessage id="guests.edit.chosen" values={{ count: edit.ids.size }} />}
    >
      <Actions {...props} isNarrow={width < narrowBelow} />
      <IconButton label={formatMessage({ id: 'guests.edit.leave' })} onPress={edit.leave}>
        <XIcon />
      </IconButton>
    </Toolbar>
  );
};
