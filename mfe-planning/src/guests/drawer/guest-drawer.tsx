import styled from '@emotion/styled';
import { useViewport } from '@posy/remote-kit';
import type { SeatingTable } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, color, EmptyState, IconButton, Tag } from '@posy/shared-ui';
import { TrashIcon } from '@posy/shared-ui/icons';
import { Drawer } from '@posy/shared-ui/overlays';
import { FormattedMessage, useIntl } from 'react-intl';
import { answerHues, answerNames, type ListNames } from '../names/guest-names';
import type { GuestCommands } from '../queries/use-guest-commands';
import { givenNameOf, type GuestItem } from '../rules/guest-item';
import { answerTo } from '../rules/guest-view';
import { type Household, householdOf } from '../rules/households';
import type { InvitedEvent } from '../rules/invited-events';
import { SavingProvider, type SavingState, useSaving } from './fields/saving';
import { GuestHead, GuestSteps, neighboursOf } from './guest-head';
import { AnswersPart } from './parts/answers-part';
import { BasicsPart } from './parts/basics-part';
import { ContactPart } from './parts/contact-part';
import { HouseholdPart } from './parts/household-part';
import { NeedsPart } from './parts/needs-part';
import { NotesPart } from './parts/notes-part';
import { SeatPart } from './parts/seat-part';
import { SavedNote } from './saved-note';

const Sections = styled.div`
  display: grid;
  gap: 24px;
  & > section + section {
    padding-block-start: 20px;
    border-block-start: 1px solid ${color.line};
  }
`;

interface Props {
  weddingId: string;
  guestId: string;
  households: readonly Household[];
  names: ListNames;
  categories: readonly string[];
  events: readonly InvitedEvent[];
  eventId: string;
  tables: readonly Identified<SeatingTable>[];
  canEdit: boolean;
  commands: GuestCommands;
  hrefOf: (guestId: string) => string;
  onOpen: (guestId: string) => void;
  onClose: () => void;
}

const Gone = ({ onClose }: Pick<Props, 'onClose'>) => {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'guests.gone.title' });
  return (
    <Drawer isOpen onClose={onClose} label={title} closeLabel={formatMessage({ id: 'planning.close' })}>
      <EmptyState title={title} size="h3">
        <FormattedMessage id="guests.gone.text" />
      </EmptyState>
    </Drawer>
  );
};

/** The buttons stay in one row, however long the next guest's name is. */
const Actions = styled.div`
  display: flex;
  flex: 0 1 auto;
  gap: 8px;
  align-items: center;
  min-inline-size: 0;
  & > button:last-child:not(:first-child) {
    display: block;
    min-inline-size: 0;
    max-inline-size: 160px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Below this width the delete button is shown without its label, so that the footer is one row. */
const wordsFrom = 480;

interface FooterProps extends Pick<Props, 'guestId' | 'names' | 'commands' | 'onOpen' | 'onClose'> {
  saving: SavingState;
  after: string | null;
}

const Footer = ({ guestId, names, commands, saving, after, onOpen, onClose }: FooterProps) => {
  const { formatMessage } = useIntl();
  const { width } = useViewport();
  const remove = (): void => {
    onClose();
    commands.remove([guestId]);
  };
  return (
    <>
      <SavedNote saving={saving} />
      <Actions>
        {width < wordsFrom ? (
          <IconButton size="s" label={formatMessage({ id: 'guests.remove' })} onPress={remove}>
            <TrashIcon size="s" />
          </IconButton>
        ) : (
          <Button kind="plain" size="s" icon={<TrashIcon size="s" />} onPress={remove}>
            <FormattedMessage id="guests.remove" />
          </Button>
        )}
        {after === null ? null : (
          <Button size="s" onPress={() => onOpen(after)}>
            <FormattedMessage id="guests.next-named" values={{ name: givenNameOf(names.guest(after)) }} />
          </Button>
        )}
      </Actions>
    </>
  );
};

type GuestInHousehold = { household: Household; guest: GuestItem };

/** Every field saves itself. The most wanted parts come first: the answers, then the food. */
const Parts = ({ household, guest, ...props }: Props & GuestInHousehold) => {
  const { weddingId, households, names, canEdit, commands } = props;
  const part = { weddingId, guest, household, canEdit, commands };
  return (
    <>
      <GuestHead guestId={guest.id} household={household} names={names} />
      <Sections key={guest.id}>
        <AnswersPart {...part} events={props.events} />
        <NeedsPart {...part} />
        {props.tables.length === 0 ? null : (
          <SeatPart
            guestId={guest.id}
            households={households}
            names={names}
            tables={props.tables}
            mainEvent={props.events.find(({ isMain }) => isMain)?.id ?? props.eventId}
          />
        )}
        <BasicsPart {...part} categories={props.categories} />
        <HouseholdPart {...part} households={households} names={names} hrefOf={props.hrefOf} />
        <ContactPart {...part} />
        <NotesPart {...part} />
      </Sections>
    </>
  );
};

/** A guest beside the list, which stays usable; on phones a sheet from below. */
export const GuestDrawer = (props: Props) => {
  const { guestId, households, names, onOpen, onClose } = props;
  const { formatMessage } = useIntl();
  const { saving, commands, report } = useSaving(props.commands);
  const household = householdOf(households, guestId);
  const guest = household?.members.find(({ id }) => id === guestId);
  if (household === null || guest === undefined) return <Gone onClose={onClose} />;
  const around = neighboursOf(households, guestId);
  const answer = answerTo(guest, props.eventId);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      label={names.guest(guestId)}
      closeLabel={formatMessage({ id: 'planning.close' })}
      head={
        <Tag hue={answerHues[answer]}>
          <FormattedMessage id={answerNames[answer]} />
        </Tag>
      }
      tools={<GuestSteps {...around} onOpen={onOpen} />}
      footer={
        props.canEdit ? (
          <Footer {...{ guestId, names, commands, saving, onOpen, onClose }} after={around.after} />
        ) : undefined
      }
    >
      <SavingProvider value={report}>
        <Parts {...props} commands={commands} household={household} guest={guest} />
      </SavingProvider>
    </Drawer>
  );
};
