import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { replyConstants } from '@posy/shared-contracts/constants';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { Card, Link, ProgressBar, Section, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { replyShares, type ReplySpread, replyWaits } from './rules/reply-shares';

const Bars = styled.ul`
  display: grid;
  gap: 12px;
  & > li {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr) 3rem;
    gap: 12px;
    align-items: center;
    line-height: 1.3;
  }
  & b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

const Spread = ({ spread }: { spread: ReplySpread }) => {
  const { formatMessage } = useIntl();
  const shares = replyShares(spread);
  return (
    <Bars>
      {replyWaits.map((wait) => {
        const label = formatMessage({ id: `desk.spread.${wait}` });
        return (
          <li key={wait}>
            <span aria-hidden>{label}</span>
            <ProgressBar hue="apricot" label={label} value={shares[wait] / 100} />
            <b aria-hidden>
              <FormattedMessage id="desk.replies.percent" values={{ percent: shares[wait] }} />
            </b>
          </li>
        );
      })}
    </Bars>
  );
};

interface Props {
  profile: SupplierProfile;
  /** Null with too few enquiries, or when they could not be loaded. */
  spread: ReplySpread | null;
}

/** The shares of enquiries that a supplier answered within an hour, a day and later, and what couples see of it. */
export const ReplySpreadCard = ({ profile: { replies = null, type, publicId }, spread }: Props) => {
  const { market } = useLocaleInfo();
  return (
    <Card>
      <Section title={<FormattedMessage id="desk.replies" />} size="h3" gap={4}>
        {spread === null || replies === null ? null : <Spread spread={spread} />}
        <Text as="p" size="small" tone="soft">
          <FormattedMessage
            id={replies === null ? 'desk.replies.too-few' : 'desk.replies.seen'}
            values={{ least: replyConstants.leastEnquiries }}
          />{' '}
          <Link href={paths.supplier(market.prefix, type, publicId)}>
            <FormattedMessage id="desk.replies.profile" />
          </Link>
        </Text>
      </Section>
    </Card>
  );
};
