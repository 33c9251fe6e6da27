import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { ReviewState } from '@posy/shared-contracts/entities';
import { picturePath } from '@posy/shared-contracts/paths';
import { changesDueAt, mayMoveReview } from '@posy/shared-contracts/rules';
import { Callout, Card, color, Divider, Inline, Link, Stack, Tag, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReviewItem } from '#review/review-item';
import { OwnWords } from '#review/words/own-words';
import { EditButton } from '#write/public';
import { LeaveButtons } from './leave-buttons';
import type { OwnReview } from './own-queries';

const hues = {
  unconfirmed: 'apricot',
  pending: 'bluebell',
  'changes-asked': 'apricot',
  published: 'fern',
  refused: 'apricot',
  disputed: 'apricot',
  withdrawn: 'bluebell',
} as const satisfies Record<ReviewState, string>;

/** The moderator's words with the newest decision; null when the state needs none. */
const reasonOf = ({ state, log }: OwnReview): string | null => {
  const last = log.findLast((step) => step.state === state);
  return (state === 'changes-asked' || state === 'refused') && last?.reason ? last.reason : null;
};

interface Props {
  own: OwnReview;
  letterKey?: string | undefined;
  /** True when the reader wrote the review: a partner's review is only read. */
  isAuthor: boolean;
  onChanged: () => void;
}

const Supplier = styled.span`
  display: flex;
  gap: 12px;
  align-items: center;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > img {
    flex: none;
    border-radius: 14px;
    background: ${color.sunken};
  }
`;

/** The supplier's picture and name, as a way to its profile. */
const About = ({ own }: Pick<Props, 'own'>) => {
  const { market } = useLocaleInfo();
  if (own.supplier === null) return <FormattedMessage id="mine.gone" />;
  const { type, publicId, name, picture } = own.supplier;
  return (
    <Supplier>
      <img src={picturePath(picture, '1x1', 320)} alt="" width={52} height={52} loading="lazy" />
      <Link href={paths.supplier(market.prefix, type, publicId, 'reviews')}>
        <FormattedMessage id="mine.of" values={{ name }} />
      </Link>
    </Supplier>
  );
};

/** The day until which the author may make the changes asked for. */
const DueDay = ({ own }: Pick<Props, 'own'>) => {
  const { formatDate } = useIntl();
  const due = changesDueAt(own);
  if (due === null || !own.mayEdit) return null;
  return (
    <Text size="small" tone="soft">
      <FormattedMessage id="mine.due" values={{ day: formatDate(due, { dateStyle: 'long' }) }} />
    </Text>
  );
};

/** One's own review: where it stands, what a moderator wrote, and what may still be done with it. */
export const OwnReviewCard = ({ own, letterKey, isAuthor, onChanged }: Props) => {
  const { id, supplier, state, mayEdit, supplierId } = own;
  const reason = reasonOf(own);
  const reply = own.reply === null ? null : { from: supplier?.name ?? '', body: own.reply.body };
  const edited = { id, review: own, letterKey, onChanged };
  return (
    <Card>
      <Stack gap={4}>
        <Inline justify="space-between">
          <Text as="div" isStrong>
            <About own={own} />
          </Text>
          <Tag hue={hues[state]}>
            <FormattedMessage id={`mine.state.${state}`} />
          </Tag>
        </Inline>
        {reason === null ? null : (
          <Callout hue="apricot">
            <Text size="small" isStrong>
              <FormattedMessage id="mine.reason" />
            </Text>
            <OwnWords>{reason}</OwnWords>
            <DueDay own={own} />
          </Callout>
        )}
        <Divider />
        <ReviewItem
          review={{ ...own, dateWedding: own.dateWedding === '' ? null : own.dateWedding, reply }}
          level={3}
        />
        {isAuthor ? (
          <Inline gap={2}>
            {mayEdit && supplier !== null ? (
              <EditButton
                supplierId={supplierId}
                supplierName={supplier.name}
                edited={edited}
                kind={state === 'changes-asked' ? 'main' : undefined}
              />
            ) : null}
            <LeaveButtons
              author={{ id, letterKey }}
              supplierId={supplierId}
              mayWithdraw={mayMoveReview('author', state, 'withdrawn')}
              onLeft={onChanged}
            />
          </Inline>
        ) : null}
        {isAuthor && mayEdit && state === 'published' ? (
          <Text size="small" tone="faint">
            <FormattedMessage id="mine.editable" />
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
};
