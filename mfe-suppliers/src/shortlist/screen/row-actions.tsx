import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useLocation } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { conversationId } from '@posy/shared-contracts/rules';
import { Button, ButtonLink, Inline } from '@posy/shared-ui';
import { DotsThreeIcon } from '@posy/shared-ui/icons';
import { type MenuAction, MenuButton } from '@posy/shared-ui/overlays';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LazyBooking } from '../booking/lazy-booking';
import { useBooking } from '../booking/use-booking';
import { useMaySave } from '../entries/use-may-save';
import { useShortlistEdits } from '../entries/use-shortlist-edits';
import { NotesDialog } from '../notes/notes-dialog';
import { type ShortlistEntry, stateOf } from '../rules/entry';
import { parseBooked } from '../rules/shortlist-href';

interface Props {
  entry: ShortlistEntry;
  wedding: Identified<Wedding>;
  /** Opens the details of a couple's own supplier. */
  onChangeOwn: (entry: ShortlistEntry) => void;
}

/** The actions for a supplier that is neither booked nor ignored. */
const OpenActions = ({ entry, onBook }: { entry: ShortlistEntry; onBook: () => void }) => {
  const { market } = useLocaleInfo();
  if (entry.enquired || entry.customSupplier || entry.holdUntil != null)
    return (
      <Button kind="soft" onPress={onBook}>
        <FormattedMessage id="shortlist.do.bookHere" />
      </Button>
    );
  return (
    <ButtonLink href={`${paths.supplier(market.prefix, entry.type, entry.publicId)}#enquiry`}>
      <FormattedMessage id="shortlist.do.ask" />
    </ButtonLink>
  );
};

/** A link with a booking's parameter begins it: couples follow it from a price in a conversation. */
const useAskedToBook = ({ id }: ShortlistEntry, begin: () => void): void => {
  const { navigate, location } = useHost();
  const { search } = useLocation();
  const isAsked = parseBooked(search) === id;
  const follow = useRef<() => void>(() => undefined);
  useEffect(() => {
    follow.current = () => {
      begin();
      const rest = new URLSearchParams(search);
      rest.delete('book');
      const { pathname } = location.get();
      navigate(rest.size === 0 ? pathname : `${pathname}?${rest}`, { replace: true });
    };
  });
  useEffect(() => {
    if (isAsked) follow.current();
  }, [isAsked]);
};

/** The next step as a button, everything else in a menu. */
export const RowActions = ({ entry, wedding, onChangeOwn }: Props) => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const edits = useShortlistEdits(wedding);
  const booking = useBooking(wedding, entry);
  const { mayShowGuests } = useMaySave();
  const [isNoting, setNoting] = useState(false);
  const state = stateOf(entry);
  const isBooked = state === 'booked';
  useAskedToBook(entry, isBooked ? booking.review : booking.begin);
  if (state === 'ignored')
    return (
      <Button kind="plain" onPress={() => edits.bringBack(entry)}>
        <FormattedMessage id="shortlist.do.back" />
      </Button>
    );
  const changeDetails = (): void => {
    if (!isBooked || mayShowGuests(entry)) onChangeOwn(entry);
  };
  const actions: MenuAction[] = [
    { id: 'notes', label: formatMessage({ id: 'shortlist.do.notes' }), onSelect: () => setNoting(true) },
    ...(entry.customSupplier
      ? [{ id: 'details', label: formatMessage({ id: 'shortlist.do.details' }), onSelect: changeDetails }]
      : []),
    ...(isBooked
      ? [{ id: 'agreed', label: formatMessage({ id: 'shortlist.do.agreed' }), onSelect: booking.review }]
      : [
          { id: 'book', label: formatMessage({ id: 'shortlist.do.book' }), onSelect: booking.begin },
          { id: 'aside', label: formatMessage({ id: 'shortlist.do.aside' }), onSelect: () => edits.setAside(entry) },
          {
            id: 'remove',
            label: formatMessage({ id: 'shortlist.do.remove' }),
            isRisk: true,
            startsGroup: true,
            onSelect: () => edits.remove(entry),
          },
        ]),
  ];
  return (
    <Inline gap={2}>
      {isBooked ? (
        <>
          {entry.enquired ? (
            <ButtonLink kind="plain" href={paths.conversation(market.prefix, conversationId(entry.id, wedding.id))}>
              <FormattedMessage id="shortlist.do.messages" />
            </ButtonLink>
          ) : null}
          <Button kind="plain" onPress={booking.takeBack}>
            <FormattedMessage id="shortlist.do.unbook" />
          </Button>
        </>
      ) : (
        <OpenActions entry={entry} onBook={booking.begin} />
      )}
      <MenuButton
        label={formatMessage({ id: 'shortlist.do.more' }, { name: entry.name })}
        icon={<DotsThreeIcon />}
        actions={actions}
      />
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
            setNoting(false);
          }}
          onClose={() => setNoting(false)}
        />
      ) : null}
    </Inline>
  );
};
