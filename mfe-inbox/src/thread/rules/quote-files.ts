import type { Attachment } from '@posy/shared-contracts/entities';
import type { ShownMessage } from './message-groups';

/** A message as a group shows it: a quote with its PDF, if it was sent right after it. */
export interface GroupPart {
  message: ShownMessage;
  /** The message itself, and the one with the file. */
  ids: readonly string[];
  file: Attachment | null;
}

/** A file without a text of its own is sent with its name, which its card shows. */
export const isNameAlone = ({ content, body }: ShownMessage): boolean =>
  content.kind === 'attachment' && content.attachment.name === body;

const pdfOf = (message: ShownMessage): Attachment | null => {
  const { content, state } = message;
  if (content.kind !== 'attachment' || state !== 'stored' || !isNameAlone(message)) return null;
  return content.attachment.type === 'application/pdf' ? content.attachment : null;
};

/** Returns the messages of a group, each quote with the PDF that came right after it. */
export const withQuoteFiles = (messages: readonly ShownMessage[]): GroupPart[] => {
  const parts: GroupPart[] = [];
  for (const message of messages) {
    const before = parts.at(-1);
    const file = pdfOf(message);
    if (file !== null && before?.message.content.kind === 'quote' && before.file === null)
      parts[parts.length - 1] = { ...before, file, ids: [...before.ids, message.id] };
    else parts.push({ message, ids: [message.id], file: null });
  }
  return parts;
};
