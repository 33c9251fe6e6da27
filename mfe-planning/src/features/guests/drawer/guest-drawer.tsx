import { Button, EmptyState, Heading, Stack, Tag } from '@posy/shared-ui';
import { TrashIcon } from '@posy/shared-ui/icons';
import { Drawer } from '@posy/shared-ui/overlays';
import { FormattedMessage, useIntl } from 'react-intl';
import { answerTo } from '../../../domain/guests/guest-view';
import { householdOf, type Household } from '../../../domain/guests/households';
import type { InvitedEvent } from '../../../domain/guests/invited-events';
import { answerHues, answerNames, type ListNames } from '../guest-names';
import type { GuestCommands } from '../use-guest-commands';
import { AnswersPart } from './answers-part';
import { BasicsPart } from './basics-part';
import { ContactPart } from './contact-part';
import { HouseholdPart } from './household-part';
import { NeedsPart } from './needs-part';

interface Props {
  weddingId: string;
  guestId: string;
  households: readonly Household[];
  names: ListNames;
  categories: readonly string[];
  events: readonly InvitedEvent[];
  eventId: string;
  canEdit: boolean;
  commands: GuestCommands;
  hrefOf: (guestId: string) => string;
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

const Footer = ({ guestId, commands, onClose }: Pick<Props, 'guestId' | 'commands' | 'onClose'>) => {
  const remove = (): void => {
    onClose();
    commands.remove([guestId]);
  };
  return (
    <Button kind="plain" icon={<TrashIcon size="s" />} onPress={remove}>
      <FormattedMessage id="guests.remove" />
    </Button>
  );
};

/** A guest beside the list, which stays usable; on phones a sheet from below. Every field saves itself. */
export const GuestDrawer = (props: Props) => {
  const { weddingId, guestId, households, names, events, eventId, canEdit, commands, onClose } = props;
  const { formatMessage } = useIntl();
  const household = householdOf(households, guestId);
  const guest = household?.members.find(({ id }) => id === guestId);
  if (household === null || guest === undefined) return <Gone onClose={onClose} />;
  const name = names.guest(guestId);
  const answer = answerTo(guest, eventId);
  const part = { weddingId, guest, household, canEdit, commands };
  return (
    <Drawer
      isOpen
      onClose={onClose}
      label={name}
      closeLabel={formatMessage({ id: 'planning.close' })}
      head={
        <Tag hue={answerHues[answer]}>
          <FormattedMessage id={answerNames[answer]} />
        </Tag>
      }
      footer={canEdit ? <Footer guestId={guestId} commands={commands} onClose={onClose} /> : undefined}
    >
      <Heading level={2}>{name}</Heading>
      <Stack gap={6} key={guestId}>
        <Stack gap={4}>
          <BasicsPart {...part} categories={props.categories} />
        </Stack>
        <AnswersPart {...part} events={events} />
        <HouseholdPart {...part} households={households} names={names} hrefOf={props.hrefOf} />
        <ContactPart {...part} />
        <NeedsPart {...part} />
      </Stack>
    </Drawer>
  );
};
