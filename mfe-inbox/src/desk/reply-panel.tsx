import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { replyConstants } from '@posy/shared-contracts/constants';
import type { ReplyFigures, SupplierProfile } from '@posy/shared-contracts/entities';
import { Callout, Card, Figure, Link, ProgressBar, Section, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHours } from './use-hours';

/** The label of each figure, with the figure at the end of its line. */
const Measures = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px 16px;
  align-items: baseline;
  margin: 0;
  & > dt {
    font-weight: 550;
  }
  & > dd {
    margin: 0;
    text-align: end;
  }
`;

/** Reply times beside each other: the longer one fills its bar. */
const Compared = ({ own, typical }: { own: number; typical: number }) => {
  const { formatMessage } = useIntl();
  const hours = useHours();
  const most = Math.max(own, typical, 1);
  return (
    <>
      {(['own', 'typical'] as const).map((whose) => {
        const minutes = whose === 'own' ? own : typical;
        const label = formatMessage({ id: `desk.replies.${whose}` });
        return (
          <div key={whose}>
            <Measures aria-hidden as="div">
              <span>{label}</span>
              <Figure>{hours(minutes)}</Figure>
            </Measures>
            <ProgressBar
              {...(whose === 'own' ? { hue: 'apricot' as const } : {})}
              label={`${label}: ${hours(minutes)}`}
              value={minutes / most}
            />
          </div>
        );
      })}
    </>
  );
};

const Figures = ({
  replies: { enquiries, medianMinutes, answeredPercent },
  typical,
}: {
  replies: ReplyFigures;
  typical: number | null;
}) => {
  const { formatMessage } = useIntl();
  const hours = useHours();
  const isCompared = medianMinutes !== null && typical !== null;
  return (
    <>
      <Text size="small" tone="soft">
        <FormattedMessage id="desk.replies.from" values={{ count: enquiries }} />
      </Text>
      {isCompared ? <Compared own={medianMinutes} typical={typical} /> : null}
      <Measures>
        {isCompared ? null : (
          <>
            <dt>
              <FormattedMessage id="desk.replies.median" />
            </dt>
            <dd>
              <Figure>{medianMinutes === null ? '—' : hours(medianMinutes)}</Figure>
            </dd>
          </>
        )}
        <dt>
          <FormattedMessage id="desk.replies.answered" />
        </dt>
        <dd>
          <Figure>
            <FormattedMessage id="desk.replies.percent" values={{ percent: answeredPercent }} />
          </Figure>
        </dd>
      </Measures>
      <ProgressBar hue="fern" label={formatMessage({ id: 'desk.replies.answered' })} value={answeredPercent / 100} />
    </>
  );
};

/** The supplier's response time, as couples see it; a figure with too few enquiries is left out. */
export const ReplyPanel = ({
  profile,
  typical = null,
}: {
  profile: SupplierProfile;
  /** The median of the category, in minutes; null where nobody can say. */
  typical?: number | null;
}) => {
  const { market } = useLocaleInfo();
  const { replies = null, type, publicId } = profile;
  return (
    <Card>
      <Section title={<FormattedMessage id="desk.replies" />} size="h2" gap={3}>
        {replies === null ? null : <Figures replies={replies} typical={typical} />}
        <Callout
          hue="fern"
          actions={
            <Link href={paths.supplier(market.prefix, type, publicId)}>
              <FormattedMessage id="desk.replies.profile" />
            </Link>
          }
        >
          <FormattedMessage
            id={replies === null ? 'desk.replies.too-few' : 'desk.replies.seen'}
            values={{ least: replyConstants.leastEnquiries }}
          />
        </Callout>
      </Section>
    </Card>
  );
};
