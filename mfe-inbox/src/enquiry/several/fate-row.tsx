import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { ButtonLink, color, media, Tag } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePriceText } from '#talk/price-text';
import { Face } from '#talk/profiles/supplier-face';
import { useReplyText } from '#talk/profiles/use-reply-text';
import { briefly } from '#talk/rules/when';
import { useLastWord } from '#talk/use-last-word';
import { useReader } from '#talk/use-reader';
import { type Fate, fateOf } from './rules/fates';
import type { Letter } from './rules/send-states';

const hueOf = {
  replied: 'fern',
  'not-free': 'apricot',
  opened: 'bluebell',
  sent: 'bluebell',
  sending: 'primrose',
  waiting: 'primrose',
  failed: 'apricot',
  full: 'apricot',
} as const;

const Line = styled.li`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: center;
  padding: 12px 16px;
  & > div > strong {
    font-weight: 600;
  }
  & > div > p {
    color: ${color.inkSoft};
    font-size: 0.875rem;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & > span {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  ${media.phone} {
    grid-template-columns: 48px minmax(0, 1fr);
    & > span {
      grid-column: 2;
    }
  }
`;

/** The first two lines of an answer: the conversation has all of it. */
const Cut = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

interface Props {
  letter: Letter;
  /** The live conversation of a sent enquiry. */
  conversation: Identified<Conversation> | undefined;
}

/** The second line: the answer in short, the time of reading, the usual time of a reply, or the reason of a failure. */
const Note = ({ letter, conversation, fate }: Props & { fate: Fate }) => {
  const priceText = usePriceText();
  const lastWord = useLastWord('couple');
  const reader = useReader();
  const replies = useReplyText(letter.supplierId);
  const { state } = letter;
  if (state.status === 'failed') return <FormattedMessage id={`inbox.several.failed.${state.failure}`} />;
  if (state.status === 'full') return <FormattedMessage id="inbox.several.full" />;
  if (conversation !== undefined && (fate === 'replied' || fate === 'not-free')) {
    const quote = conversation.answers?.quote;
    const words: ReactNode = lastWord(conversation);
    return (
      <Cut>
        {quote === undefined ? (
          words
        ) : (
          <FormattedMessage id="inbox.several.quoted" values={{ price: priceText(quote.price), words }} />
        )}
      </Cut>
    );
  }
  const readAt = conversation?.readAt?.supplier ?? null;
  if (fate === 'opened' && readAt !== null)
    return <FormattedMessage id="inbox.several.opened-at" values={{ time: briefly(readAt, reader) }} />;
  return replies;
};

/** One of several enquiries: its supplier, what became of it, and the way into its conversation. */
export const FateRow = ({ letter, conversation }: Props) => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const { name, state } = letter;
  const fate = fateOf(letter, conversation);
  return (
    <Line>
      <Face id={letter.supplierId} name={name} />
      <div>
        <strong>{name}</strong>
        <p>
          <Note {...{ letter, conversation, fate }} />
        </p>
      </div>
      <span>
        <Tag hue={hueOf[fate]}>
          <FormattedMessage id={`inbox.several.fate.${fate}`} />
        </Tag>
        {state.status === 'sent' ? (
          <ButtonLink
            kind={fate === 'replied' ? 'soft' : 'plain'}
            size="s"
            href={paths.conversation(market.prefix, state.conversationId)}
            aria-label={formatMessage({ id: 'inbox.several.open-with' }, { name })}
          >
            <FormattedMessage
              id={fate === 'replied' || fate === 'not-free' ? 'inbox.several.read' : 'inbox.several.open'}
            />
          </ButtonLink>
        ) : null}
      </span>
    </Line>
  );
};
