import type { Attachment, Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { Side } from '#talk/rules/conversations';
import type { ShownMessage } from '../rules/message-groups';
import type { QuoteWords } from '../translation/translations';
import { AttachmentCard } from './attachment-card';
import { CardFocus } from './card-focus';
import { DateCard } from './date-card';
import { QuoteCard } from './quote-card';
import { VisitCard } from './visit-card';

/** The data for an answer's actions. */
export interface AnswerContext {
  conversation: Identified<Conversation>;
  /** True when this member may answer and save; false for read-only members. */
  mayAct: boolean;
  /** Puts a question into the field, ready to change and send. */
  onAsk: (words: string) => void;
}

interface Props extends AnswerContext {
  message: ShownMessage;
  side: Side;
  /** The PDF of a quote. */
  file: Attachment | null;
  /** The texts of a price, if they are read in translation. */
  quoteWords?: QuoteWords | undefined;
}

const AnswerCard = ({ message, file, side, conversation, mayAct, onAsk, quoteWords }: Props) => {
  const { content } = message;
  const common = { message, conversation, side, onAsk, mayAct: mayAct && message.state === 'stored' };
  switch (content.kind) {
    case 'quote':
      return <QuoteCard {...common} quote={content.quote} file={file} words={quoteWords} />;
    case 'date':
      return <DateCard {...common} date={content.date} />;
    case 'visit':
      return <VisitCard {...common} visit={content.visit} />;
    case 'attachment':
      return <AttachmentCard {...common} attachment={content.attachment} />;
    case 'text':
      return null;
  }
};

/** A price, an answer about a day, a visit or a file, as a card under the message's text. Most messages have none. */
export const StructuredAnswer = (props: Props) =>
  props.message.content.kind === 'text' ? null : (
    <CardFocus>
      <AnswerCard {...props} />
    </CardFocus>
  );
