import styled from '@emotion/styled';
import { formatMoney, useAccess, useLive, useLocaleInfo, useSignedIn, useWedding } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import { pricesOf, type SupplierProfile, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { conversationId } from '@posy/shared-contracts/rules';
import { ButtonLink, Callout, Inline } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { cardStanding, type ShortlistEntry, shortlistHref, useReplied, useShortlist } from '#shortlist/public';
import { statedPrice } from '#supplier/card/stated-price';
import { isCategory } from '#supplier/rules/asked/search-state';
import { nextPaymentTo } from '#supplier/rules/price/next-payment';

/** States that a profile shows beside the heart; a like is shown by the heart and the list. */
const kinds = ['booked', 'quoted', 'replied', 'asked'] as const;
type ProgressKind = (typeof kinds)[number];

/** The next payment to the supplier, for members who may read the budget. */
const NextPayment = ({ supplierId, wedding }: { supplierId: string; wedding: Identified<Wedding> }) => {
  const { locale } = useLocaleInfo();
  const seesMoney = useAccess('budget') !== 'none';
  const costs = useLive(seesMoney ? { collection: collections.costs(wedding.id) } : null).value;
  const payments = useLive(seesMoney ? { collection: collections.payments(wedding.id) } : null).value;
  const next = nextPaymentTo(supplierId, costs ?? [], payments ?? []);
  if (next === null) return null;
  return (
    <>
      {' '}
      <FormattedMessage
        id="profile.ours.nextPayment"
        values={{
          amount: formatMoney({ amount: next.amount, currency: wedding.l10n.currency }, locale),
          day: <FormattedDate value={`${next.due}T12:00:00Z`} timeZone="UTC" dateStyle="long" />,
        }}
      />
    </>
  );
};

/** Below the facts of the head, with space between. */
const Room = styled.div`
  margin-block-start: 14px;
`;

const Standing = ({
  entry,
  kind,
  wedding,
}: {
  entry: ShortlistEntry;
  kind: ProgressKind;
  wedding: Identified<Wedding>;
}) => {
  const intl = useIntl();
  const { locale, market } = useLocaleInfo();
  const readsInbox = useAccess('inbox') !== 'none';
  const { agreed, quoted } = pricesOf(entry);
  const price = kind === 'booked' ? agreed : quoted;
  return (
    <Callout
      hue={kind === 'booked' ? 'fern' : 'primrose'}
      icon={kind === 'booked' ? <CheckIcon /> : undefined}
      role="note"
      actions={
        <Inline gap={2}>
          {readsInbox && entry.enquired ? (
            <ButtonLink size="s" href={paths.conversation(market.prefix, conversationId(entry.id, wedding.id))}>
              <FormattedMessage id="profile.ours.messages" />
            </ButtonLink>
          ) : null}
          <ButtonLink
            size="s"
            kind="plain"
            href={shortlistHref(market.prefix, isCategory(entry.type) ? { category: entry.type } : {})}
          >
            <FormattedMessage id="profile.ours.shortlist" />
          </ButtonLink>
        </Inline>
      }
    >
      <FormattedMessage
        id={`profile.ours.${kind}`}
        values={{ hasPrice: String(price !== null), price: price === null ? '' : statedPrice(intl, locale, price) }}
      />
      {kind === 'booked' ? <NextPayment supplierId={entry.id} wedding={wedding} /> : null}
    </Callout>
  );
};

/**
 * The couple's progress with the supplier: booked, quoted, answered or asked; renders nothing when the heart shows it.
 */
export const OurStanding = ({ profile: { id } }: { profile: Pick<SupplierProfile, 'id'> }) => {
  const wedding = useWedding();
  const me = useSignedIn();
  const { entries } = useShortlist();
  const replied = useReplied();
  const entry = entries?.find((one) => one.id === id);
  if (wedding === null || entry === undefined) return null;
  const standing = cardStanding(entry, wedding, me?.uid ?? '', replied.has(id));
  const kind = kinds.find((one) => one === standing?.kind);
  return kind === undefined ? null : (
    <Room>
      <Standing entry={entry} kind={kind} wedding={wedding} />
    </Room>
  );
};
