import styled from '@emotion/styled';
import { formatMoney, useAccess, useLive, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import { type Cost, type Payment, pricesOf, supplierCategories, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { conversationId } from '@posy/shared-contracts/rules';
import { ButtonLink, color, Heading, media, NavLink, Section, Text } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { ShortlistEntry } from '#shortlist/public';
import { statedPrice } from '#supplier/card/stated-price';
import { supplierHref } from '#supplier/rules/links';
import { nextPaymentTo } from '#supplier/rules/price/next-payment';
import { CategoryPicture } from '#supplier/screen/category-arches';

const List = styled.ul`
  display: grid;
  gap: 12px 16px;
  grid-template-columns: minmax(0, 1fr);
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    grid-template-columns: 62px minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    padding: 12px 14px;
    border-radius: 16px;
    background: ${color.fern.wash};
  }
  & img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: 99px 99px 10px 10px;
  }
`;

const OwnMark = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 5;
  border-radius: 99px 99px 10px 10px;
  color: ${color.fern.deep};
  background: ${color.fern.soft};
`;

interface Props {
  wedding: Identified<Wedding>;
  booked: readonly ShortlistEntry[];
}

/** The costs and payments of the budget; empty for a member who may not read it. */
interface BudgetLines {
  costs: readonly Identified<Cost>[];
  payments: readonly Identified<Payment>[];
}

const useBudgetLines = ({ id }: Identified<Wedding>): BudgetLines => {
  const seesMoney = useAccess('budget') !== 'none';
  const costs = useLive(seesMoney ? { collection: collections.costs(id) } : null).value;
  const payments = useLive(seesMoney ? { collection: collections.payments(id) } : null).value;
  return { costs: costs ?? [], payments: payments ?? [] };
};

interface ItemProps extends BudgetLines {
  entry: ShortlistEntry;
  wedding: Identified<Wedding>;
}

/** The next payment, else the agreed price. */
const MoneyLine = ({ entry, wedding, costs, payments }: ItemProps) => {
  const { locale } = useLocaleInfo();
  const intl = useIntl();
  const next = nextPaymentTo(entry.id, costs, payments);
  const { agreed } = pricesOf(entry);
  if (next === null && agreed === null) return null;
  return (
    <Text size="small" tone="soft" isFigures>
      {next !== null ? (
        <FormattedMessage
          id="start.next"
          values={{
            payment: formatMoney({ amount: next.amount, currency: wedding.l10n.currency }, locale),
            day: <FormattedDate value={`${next.due}T12:00:00Z`} timeZone="UTC" day="numeric" month="long" />,
          }}
        />
      ) : agreed === null ? null : (
        <FormattedMessage id="start.agreed" values={{ price: statedPrice(intl, locale, agreed) }} />
      )}
    </Text>
  );
};

const Item = (props: ItemProps) => {
  const { entry, wedding } = props;
  const { market } = useLocaleInfo();
  const intl = useIntl();
  const readsInbox = useAccess('inbox') !== 'none';
  const category = supplierCategories.find((one) => one === entry.type) ?? null;
  const isHere = category !== null && !entry.customSupplier;
  return (
    <li>
      {category === null ? (
        <OwnMark>
          <CheckIcon />
        </OwnMark>
      ) : (
        <CategoryPicture category={category} />
      )}
      <div>
        {category === null ? null : (
          <Text size="small" tone="soft">
            <FormattedMessage id={`suppliers.kind.${category}`} />
          </Text>
        )}
        <Heading level={3} size="title">
          {isHere ? (
            <NavLink href={supplierHref(market.prefix, { type: category, publicId: entry.publicId })}>
              {entry.name}
            </NavLink>
          ) : (
            entry.name
          )}
        </Heading>
        <MoneyLine {...props} />
      </div>
      {readsInbox && entry.enquired && !entry.customSupplier ? (
        <ButtonLink
          kind="plain"
          size="s"
          href={paths.conversation(market.prefix, conversationId(entry.id, wedding.id))}
          aria-label={intl.formatMessage({ id: 'start.messages.with' }, { name: entry.name })}
        >
          <FormattedMessage id="start.messages" />
        </ButtonLink>
      ) : null}
    </li>
  );
};

/** Lists the booked suppliers, each with its next payment and a link to the conversation. */
export const Booked = ({ wedding, booked }: Props) => {
  const lines = useBudgetLines(wedding);
  const kinds = supplierCategories.filter((category) => booked.some(({ type }) => type === category)).length;
  return (
    <Section
      title={<FormattedMessage id="start.booked" />}
      action={
        <Text size="small" tone="soft">
          <FormattedMessage id="start.booked.kinds" values={{ count: kinds, all: supplierCategories.length }} />
        </Text>
      }
    >
      <List>
        {booked.map((entry) => (
          <Item key={entry.id} entry={entry} wedding={wedding} {...lines} />
        ))}
      </List>
    </Section>
  );
};
