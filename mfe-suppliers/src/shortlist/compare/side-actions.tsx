import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { conversationId } from '@posy/shared-contracts/rules';
import { Button, ButtonLink, Stack } from '@posy/shared-ui';
import { NotePencilIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LazyBooking } from '../booking/lazy-booking';
import { useBooking } from '../booking/use-booking';
import { useShortlistEdits } from '../entries/use-shortlist-edits';
import { NotesDialog } from '../notes/notes-dialog';
import { type ShortlistEntry, stateOf } from '../rules/entry';

interface Props {
  entry: ShortlistEntry;
  wedding: Identified<Wedding>;
}

/** Links to the conversation, or to the enquiry. */
const Talk = ({ entry, wedding }: Props) => {
  const { market } = useLocaleInfo();
  if (entry.customSupplier) return null;
  return entry.enquired ? (
    <ButtonLink isWide href={paths.conversation(market.prefix, conversationId(entry.id, wedding.id))}>
      <FormattedMessage id="compare.do.messages" />
    </ButtonLink>
  ) : (
    <ButtonLink isWide href={`${paths.supplier(market.prefix, entry.type, entry.publicId)}#enquiry`}>
      <FormattedMessage id="shortlist.do.ask" />
    </ButtonLink>
  );
};

/** The actions once it is decided: book, message, note. */
export const SideActions = ({ entry, wedding }: Props) => {
  const booking = useBooking(wedding, entry);
  const edits = useShortlistEdits(wedding);
  const [isNoting, setNoting] = useState(false);
  const isBooked = stateOf(entry) === 'booked';
  const close = (): void => setNoting(false);
  return (
    <Stack gap={2}>
      {isBooked ? (
        <Button kind="soft" isWide onPress={booking.review}>
          <FormattedMessage id="shortlist.do.agreed" />
        </Button>
      ) : (
        <Button kind="main" isWide onPress={booking.begin}>
          <FormattedMessage id="shortlist.do.book" />
        </Button>
      )}
      <Talk entry={entry} wedding={wedding} />
      <Button kind="plain" icon={<NotePencilIcon />} onPress={() => setNoting(true)}>
        <FormattedMessage id="shortlist.do.notes" />
      </Button>
      {booking.isAsking ? (
        <LazyBooking
          entry={entry}
          wedding={wedding}
          onBook={isBooked ? booking.agree : booking.book}
          onUnbook={booking.takeBack}
          onClose={booking.close}
        />
      ) : null}
      {isNoting ? (
        <NotesDialog
          entry={entry}
          wedding={wedding}
          onSave={(notes) => {
            edits.note(entry, notes);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </Stack>
  );
};
