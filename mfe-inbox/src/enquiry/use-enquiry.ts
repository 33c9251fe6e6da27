import { useHost } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { checkEnquiryMessage } from '@posy/shared-contracts/rules';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import type { MountProps, SignedIn } from '@posy/shared-contracts/mount-props';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { sessionDrafts } from '#talk/adapters/session-drafts';
import { afterEnquiryPath } from './rules/after-enquiry';
import { draftKey, enquiryDraftSchema, untouchedDraft, type EnquiryDraft } from './rules/enquiry-draft';
import { afterFailedSend } from './rules/failed-send';
import { nextEnquiry, writing, type EnquiryEvent, type EnquiryState } from './rules/enquiry-machine';
import { announceEnquiry, sendEnquiry } from './enquiry-queries';

type SupplierProps = SlotProps['supplier-profile.enquiry'];

/** The form's words, where the enquiry is, and what can be done. */
export interface EnquiryControl {
  state: EnquiryState;
  draft: EnquiryDraft;
  edit: (change: Partial<Pick<EnquiryDraft, 'message' | 'budgetMatch'>>) => void;
  /** Sends the message as it reads; a visitor is asked to sign up first, and it goes out when they are in. */
  submit: (message: string) => void;
  another: () => void;
}

const readDraft = (uid: string | null, supplierId: string): EnquiryDraft =>
  sessionDrafts.read(draftKey(uid, supplierId), enquiryDraftSchema) ??
  sessionDrafts.read(draftKey(null, supplierId), enquiryDraftSchema) ??
  untouchedDraft;

const keepDraft = (uid: string | null, supplierId: string, draft: EnquiryDraft | null): void => {
  sessionDrafts.write(draftKey(uid, supplierId), draft);
  // What was written before signing up now belongs to the person who did.
  if (uid !== null) sessionDrafts.write(draftKey(null, supplierId), null);
};

const initialState = ({ clientId }: EnquiryDraft): EnquiryState =>
  clientId === null ? writing : { status: 'failure', clientId, failure: 'connection' };

const celebrate = (host: MountProps, intl: IntlShape, supplier: SupplierProps, conversationId: string): void => {
  const path = paths.conversation(host.locale.get().market.prefix, conversationId);
  host.notices.show({
    tone: 'success',
    emoji: '💌',
    about: `conversation ${conversationId}`,
    text: intl.formatMessage({ id: 'inbox.enquiry.sent-notice' }, { name: supplier.supplierName }),
    action: { label: intl.formatMessage({ id: 'inbox.enquiry.open' }), run: () => host.navigate(path) },
  });
};

/** One enquiry to one supplier. Source: S4-enquiry. */
export const useEnquiry = (supplier: SupplierProps, person: SignedIn | null): EnquiryControl => {
  const host = useHost();
  const intl = useIntl();
  const { supplierId } = supplier;
  const uid = person?.uid ?? null;
  const [draft, setDraft] = useState(() => readDraft(uid, supplierId));
  const [state, dispatch] = useReducer(nextEnquiry, draft, initialState);

  const keep = (next: EnquiryDraft): void => {
    setDraft(next);
    keepDraft(uid, supplierId, next);
  };

  const arrived = (weddingId: string, conversationId: string): void => {
    dispatch({ type: 'arrived', conversationId });
    setDraft(untouchedDraft);
    keepDraft(uid, supplierId, null);
    announceEnquiry(host, weddingId, conversationId, supplier);
    celebrate(host, intl, supplier, conversationId);
    const { pathname, search } = host.location.get();
    host.navigate(afterEnquiryPath(pathname, search, supplierId), { replace: true });
  };

  const failed = (error: unknown, kept: EnquiryDraft): void => {
    const events = afterFailedSend(error);
    if (events.some(({ type }) => type !== 'failed')) keep({ ...kept, clientId: null });
    events.forEach(dispatch);
    host.telemetry.error('enquiry', error);
  };

  const send = (weddingId: string, message: string): void => {
    const submitted: EnquiryEvent = { type: 'submitted', clientId: host.clock.newId() };
    const next = nextEnquiry(state, submitted);
    if (next.status !== 'send') return;
    dispatch(submitted);
    const kept = { ...draft, message, clientId: next.clientId, sendsAtSignIn: false };
    keep(kept);
    sendEnquiry(host, supplierId, { clientId: next.clientId, message, budgetMatch: draft.budgetMatch }).then(
      ({ conversationId }) => arrived(weddingId, conversationId),
      (error: unknown) => failed(error, kept),
    );
  };

  const askToSignUp = (message: string): void => {
    const kept = { ...draft, message };
    keep({ ...kept, sendsAtSignIn: true });
    host.askToSignUp({ reason: 'enquiry', answered: (isSignedIn) => !isSignedIn && keep(kept) });
  };

  const weddingId = person?.wedding?.id ?? null;
  const sendKept = useRef<(weddingId: string | null) => void>(() => undefined);
  useEffect(() => {
    sendKept.current = (to) => {
      if (!draft.sendsAtSignIn) return;
      // A visitor's page that begins anew: what they pressed was long ago.
      if (uid === null) return keep({ ...draft, sendsAtSignIn: false });
      if (to !== null && draft.message !== null) send(to, draft.message);
    };
  });
  useEffect(() => sendKept.current(weddingId), [weddingId]);

  return {
    state,
    draft,
    edit(change) {
      keep({ ...draft, ...change, clientId: null, sendsAtSignIn: false });
      dispatch({ type: 'edited' });
    },
    submit(message) {
      const fault = checkEnquiryMessage(message);
      if (fault !== null) return dispatch({ type: 'faulted', fault });
      if (person === null) return askToSignUp(message);
      if (person.wedding !== null) send(person.wedding.id, message);
    },
    another: () => dispatch({ type: 'another' }),
  };
};
