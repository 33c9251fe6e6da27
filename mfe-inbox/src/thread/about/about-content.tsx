import styled from '@emotion/styled';
import { Slot, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { picturePath } from '@posy/shared-contracts/paths';
import { ButtonLink, Heading, Text } from '@posy/shared-ui';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useKindAndTown } from '#talk/profiles/use-kind-and-town';
import { otherName, type Side } from '#talk/rules/conversations';
import { SharedFactsList } from '#talk/shared-facts-list';
import { AnsweredFacts } from './about-facts';
import { OurNotes } from './our-notes';
import { TemplateList } from './template-list';

// Only a supplier's people see it, below all else: it loads after the thread.
const AmongUs = lazy(async () => ({ default: (await import('./among-us')).AmongUs }));

const Picture = styled.img`
  inline-size: 100%;
  block-size: auto;
  border-radius: 14px;
  aspect-ratio: 16 / 9;
  object-fit: cover;
`;

interface Props {
  conversation: Identified<Conversation>;
  side: Side;
}

/** The opinions of other couples about the supplier; the remote of reviews shows them. */
const ReviewsInShort = ({ conversation: { supplierId, supplierName } }: Pick<Props, 'conversation'>) => (
  <Slot name="supplier-about.reviews" props={{ supplierId, supplierName }} />
);

/** The supplier of a conversation, for the couple. */
const AboutSupplier = ({ conversation }: Pick<Props, 'conversation'>) => {
  const { market } = useLocaleInfo();
  const { supplierType, supplierId, supplierName, picture } = conversation;
  return (
    <>
      {picture === undefined ? null : (
        <Picture src={picturePath(picture, '16x9', 640)} alt="" width={640} height={360} loading="lazy" />
      )}
      <div>
        <Heading level={2} size="h3">
          {supplierName}
        </Heading>
        <Text as="p" size="small" tone="soft">
          {useKindAndTown(conversation)}
        </Text>
      </div>
      <AnsweredFacts conversation={conversation} side="couple" />
      <OurNotes conversation={conversation} />
      <ReviewsInShort conversation={conversation} />
      <SharedFactsList conversation={conversation} side="couple" />
      <ButtonLink size="s" isWide href={paths.supplier(market.prefix, supplierType, supplierId)}>
        <FormattedMessage id="inbox.about.profile" />
      </ButtonLink>
    </>
  );
};

/** The couple of a conversation, for the supplier’s people. */
const AboutCouple = ({ conversation }: Pick<Props, 'conversation'>) => (
  <>
    <Heading level={2} size="h3">
      {otherName(conversation, 'supplier')}
    </Heading>
    <AnsweredFacts conversation={conversation} side="supplier" />
    <SharedFactsList conversation={conversation} side="supplier" />
    <TemplateList conversation={conversation} />
    <Suspense fallback={null}>
      <AmongUs conversation={conversation} />
    </Suspense>
  </>
);

/** The other side: its quotes and agreements, the couple's shared facts, and the couple's notes. */
export const AboutContent = ({ conversation, side }: Props) =>
  side === 'couple' ? <AboutSupplier conversation={conversation} /> : <AboutCouple conversation={conversation} />;
