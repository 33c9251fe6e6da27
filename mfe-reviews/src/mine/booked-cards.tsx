import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { LazySpot } from '@posy/remote-kit/missing';
import { paths } from '@posy/shared-contracts';
import { picturePath } from '@posy/shared-contracts/paths';
import { ButtonLink, Callout, Card, color, EmptyState, Grid, Heading, media, NavLink } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReviewInvitation } from '#write/public';
import type { ReviewedSupplier } from './own-queries';

/** The picture above the words; on phones beside them, so that several suppliers are in sight. */
const Inside = styled.div`
  & > img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    background: ${color.sunken};
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    & > img {
      block-size: 100%;
      aspect-ratio: auto;
    }
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding: 16px;
  overflow-wrap: anywhere;
`;

interface CardProps {
  supplier: ReviewedSupplier;
  /** Before the wedding nobody is reviewed, but the others' reviews are read. */
  isEarly: boolean;
  isFirst: boolean;
}

/** A booked supplier, and the one thing to do about it. */
const BookedCard = ({ supplier, isEarly, isFirst }: CardProps) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const { id, publicId, type, name, picture } = supplier;
  return (
    <Card as="li" isFlush>
      <Inside>
        <img src={picturePath(picture, '16x9', 640)} alt="" width={640} height={360} loading="lazy" />
        <Body>
          <Heading level={3} size="title">
            <NavLink href={paths.supplier(prefix, type, publicId)}>{name}</NavLink>
          </Heading>
          {isEarly ? (
            <ButtonLink
              isWide
              href={paths.supplierReviews(prefix, publicId)}
              aria-label={formatMessage({ id: 'mine.read.of' }, { name })}
            >
              <FormattedMessage id="mine.read" />
            </ButtonLink>
          ) : (
            <ReviewInvitation supplierId={id} supplierName={name} kind={isFirst ? 'main' : undefined} isWide />
          )}
        </Body>
      </Inside>
    </Card>
  );
};

interface NoneProps {
  isEarly: boolean;
  hasWritten: boolean;
}

/** Nobody is left to write about: everything is written, or nobody was booked. */
const NoneBooked = ({ isEarly, hasWritten }: NoneProps) => {
  const { prefix } = useLocaleInfo().market;
  const title = <FormattedMessage id="mine.booked.none.title" />;
  const body = <FormattedMessage id="mine.booked.none.body" />;
  if (hasWritten)
    return (
      <Callout hue="fern" icon={<CheckIcon />} title={title}>
        {body}
      </Callout>
    );
  return (
    <EmptyState
      level={3}
      picture={<LazySpot kind="notes" />}
      title={title}
      actions={
        <ButtonLink kind={isEarly ? undefined : 'main'} href={paths.shortlist(prefix)}>
          <FormattedMessage id="mine.shortlist" />
        </ButtonLink>
      }
    >
      {body}
    </EmptyState>
  );
};

interface Props extends NoneProps {
  booked: readonly ReviewedSupplier[];
  label: string;
}

/** The booked suppliers without a review, each with its picture. */
export const BookedCards = ({ booked, isEarly, label, hasWritten }: Props) =>
  booked.length === 0 ? (
    <NoneBooked isEarly={isEarly} hasWritten={hasWritten} />
  ) : (
    <Grid as="ul" min={260} gap={4} aria-label={label}>
      {booked.map((supplier, at) => (
        <BookedCard key={supplier.id} supplier={supplier} isEarly={isEarly} isFirst={at === 0} />
      ))}
    </Grid>
  );
