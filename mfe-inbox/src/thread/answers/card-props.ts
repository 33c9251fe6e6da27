import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { Side } from '#talk/rules/conversations';
import type { ShownMessage } from '../rules/message-groups';

/** The props of every answer's card. */
export interface AnswerCardProps {
  message: ShownMessage;
  conversation: Identified<Conversation>;
  side: Side;
  mayAct: boolean;
  /** Puts a question into the field, ready to change and send. */
  onAsk: (words: string) => void;
}
