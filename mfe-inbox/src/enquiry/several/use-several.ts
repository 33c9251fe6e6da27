import { useHost } from '@posy/remote-kit';
import type { SupplierCategory } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { useState } from 'react';
import { sessionDrafts } from '#talk/adapters/session-drafts';
import type { ShortlistEntry } from '#talk/rules/shortlist-entry';
import { announceEnquiry, type EnquiryToSend, reportFailed, sendEnquiry } from '../enquiry-queries';
import { type Letter, type SendState, stateAfter, unsent, withState } from './rules/send-states';
import { type SeveralDraft, severalDraftSchema, severalKey, untouchedSeveral } from './rules/several-draft';

interface EnquiryScope {
  uid: string;
  weddingId: string;
  category: SupplierCategory;
}

/** The draft, its recipients, and the result of each; null while it is being written. */
export interface SeveralControl {
  draft: SeveralDraft;
  letters: readonly Letter[] | null;
  /** The message as it was sent; empty before. */
  sentMessage: string;
  edit: (change: Partial<Pick<SeveralDraft, 'message' | 'budgetMatch' | 'withheld' | 'chosen'>>) => void;
  send: (to: readonly ShortlistEntry[], message: string) => void;
  /** Retries only the failed ones. */
  retry: () => void;
}

type MessageToSend = Pick<EnquiryToSend, 'message' | 'budgetMatch' | 'withheld'>;

const sendOne = async (
  host: MountProps,
  { weddingId, category }: EnquiryScope,
  letter: Letter,
  words: MessageToSend,
): Promise<SendState> => {
  const { supplierId, name, slug, clientId } = letter;
  try {
    const arrived = await sendEnquiry(host, supplierId, { clientId, ...words });
    const supplier = { supplierId, supplierName: name, supplierType: category, supplierSlug: slug };
    announceEnquiry(host, weddingId, arrived, supplier);
    return { status: 'sent', conversationId: arrived.conversationId };
  } catch (error) {
    reportFailed(host, weddingId, supplierId, error);
    return stateAfter(error);
  }
};

/** One message to several suppliers of a category: each has a conversation of its own. Source: S1-can-03. */
export const useSeveral = (whose: EnquiryScope): SeveralControl => {
  const host = useHost();
  const key = severalKey(whose.uid, whose.category);
  const [draft, setDraft] = useState(() => sessionDrafts.read(key, severalDraftSchema) ?? untouchedSeveral);
  const [letters, setLetters] = useState<readonly Letter[] | null>(null);
  // The text for retries. The draft keeps a suggested text as suggested, so that facts withheld later are removed from
  // it.
  const [sent, setSent] = useState<MessageToSend | null>(null);

  const save = (next: SeveralDraft): void => {
    setDraft(next);
    sessionDrafts.write(key, next);
  };

  // Sent one after the other: each may be the last within the limit.
  const sendAll = async (all: readonly Letter[], due: readonly Letter[], words: MessageToSend): Promise<void> => {
    let current = due.reduce((list, { supplierId }) => withState(list, supplierId, { status: 'waiting' }), [...all]);
    const report = (supplierId: string, state: SendState): void => {
      current = withState(current, supplierId, state);
      setLetters(current);
    };
    setLetters(current);
    for (const letter of due) {
      report(letter.supplierId, { status: 'sending' });
      report(letter.supplierId, await sendOne(host, whose, letter, words));
    }
    if (unsent(current).length === 0) sessionDrafts.write(key, null);
  };

  return {
    draft,
    letters,
    sentMessage: sent?.message ?? '',
    edit: (change) => save({ ...draft, ...change, ...(change.chosen === undefined && { clientIds: {} }) }),
    send(to, message) {
      const clientIds = Object.fromEntries(to.map(({ id }) => [id, draft.clientIds[id] ?? host.clock.newId()]));
      const words = { message, budgetMatch: draft.budgetMatch, withheld: draft.withheld };
      save({ ...draft, clientIds });
      setSent(words);
      const all = to.map(({ id, name, type, slug }): Letter => {
        return { supplierId: id, name, type, slug, clientId: clientIds[id] ?? '', state: { status: 'waiting' } };
      });
      void sendAll(all, all, words);
    },
    retry() {
      if (letters !== null && sent !== null) void sendAll(letters, unsent(letters), sent);
    },
  };
};
