import { policyOfMark, reviewMarkKinds } from '@posy/shared-contracts/entities';
import { Card, Heading } from '@posy/shared-ui';
import { CheckIcon, WarningCircleIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Checks } from '../queue/columns';
import type { WaitingReview } from '../queue/desk-queries';

const Passed = ({ children }: { children: ReactNode }) => (
  <li>
    <CheckIcon size="m" aria-hidden />
    <span>{children}</span>
  </li>
);

/** The result of the checks: what is known, and to what they point. They decide nothing. */
export const ChecksCard = ({
  review: { checked, dateWedding, createdAt, photos, marks },
}: {
  review: WaitingReview;
}) => {
  const { formatMessage } = useIntl();
  const kinds = reviewMarkKinds.filter((kind) => marks.some((mark) => mark.kind === kind));
  const isPast = dateWedding <= createdAt.slice(0, 10);
  return (
    <Card>
      <Heading level={2} size="h3">
        <FormattedMessage id="desk.checks" />
      </Heading>
      <Checks>
        <Passed>
          <FormattedMessage id={`desk.checks.known.${checked ?? 'unknown'}`} values={{ isPast: String(isPast) }} />
        </Passed>
        {photos.length === 0 ? null : (
          <Passed>
            <FormattedMessage id="desk.checks.photos" values={{ count: photos.length }} />
          </Passed>
        )}
        {kinds.map((kind) => (
          <li key={kind} data-look="">
            <WarningCircleIcon size="m" aria-hidden />
            <span>
              <strong>{formatMessage({ id: `desk.mark.${kind}` })}</strong>{' '}
              <FormattedMessage
                id="policy.rule"
                values={{
                  rule: policyOfMark[kind],
                  title: formatMessage({ id: `policy.rule.${policyOfMark[kind]}.title` }),
                }}
              />
            </span>
          </li>
        ))}
        {kinds.length > 0 ? null : (
          <Passed>
            <FormattedMessage id="desk.checks.none" />
          </Passed>
        )}
      </Checks>
    </Card>
  );
};
