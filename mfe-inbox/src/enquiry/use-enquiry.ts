import { useAwake, useHost } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { SlotProps } from '@posy/shared-contracts/manifest';
import type { MountProps, SignedIn } from '@posy/shared-contracts/mount-props';
import { checkEnquiryMessage } from '@posy/shared-contracts/rules';
import { useEffect, useReducer, useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { sessionDrafts } from '#talk/adapters/session-drafts';
import { announceEnquiry, reportFailed, sendEnquiry } from './enquiry-queries';
import { afterEnquiryPath } from './rules/after-enquiry';
import { draftKey, type EnquiryDraft, enquiryDraftSchema, untouchedDraft } from './rules/enquiry-draft';
import { type EnquiryEvent, type EnquiryState, nextEnquiry, writing } from './rules/enquiry-machine';
import { afterFailedSend } from './rules/failed-send';

type SupplierProps = SlotProps['supplier-profile.enquiry'];

/** The form's text, its state, and its commands. */
export interface EnquiryControl {
  state: EnquiryState;
  draft: EnquiryDraft;
  edit: (change: Partial<Pick<EnquiryDraft, 'message' | 'budgetMatch' | 'withheld'>>) => void;
  /** Sends the message as it reads; a visitor is asked to sign up first, and it is sent after the sign-in. */
  submit: (message: string) => void;
  another: () => void;
}

const readDraft = (uid: string | null, supplierId: string): EnquiryDraft =>
  sessionDrafts.read(draftKey(uid, supplierId), enquiryDraftSchema) ??
  sessionDrafts.read(draftKey(null, supplierId), enquiryDraftSchema) ??
  untouchedDraft;

const saveDraft = (uid: string | null, supplierId: string, draft: EnquiryDraft | null): void => {
  sessionDrafts.write(draftKey(uid, supplierId), draft);
  // The visitor's draft now belongs to the person who signed up.
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

/** The draft, read from storage. A server-rendered form has it once the page is hydrated. */
const useDraft = (uid: string | null, supplierId: string) => {
  const isAwake = useAwake();
  const [draft, setDraft] = useState(() => (isAwake ? readDraft(uid, supplierId) : untouchedDraft));
  const [isRead, setRead] = useState(isAwake);
  if (isAwake && !isRead) {
    setRead(true);
    setDraft(readDraft(uid, supplierId));
  }
  return { draft, setDraft, isRead };
};

/** One enquiry to one supplier. Source: S4-enquiry. */
export const useEnquiry = (supplier: SupplierProps, person: SignedIn | null): EnquiryControl => {
  const host = useHost();
  const intl = useIntl();
  const { supplierId } = supplier;
  const uid = person?.uid ?? null;
  const { draft, setDraft, isRead } = useDraft(uid, supplierId);
  const [state, dispatch] = useReducer(nextEnquiry, draft, initialState);
  // A notice tells a person who left the profile meanwhile; the form itself shows it to those who stayed.
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  const save = (next: EnquiryDraft): void => {
    setDraft(next);
    saveDraft(uid, supplierId, next);
  };

  const arrived = (weddingId: string, answer: EndpointOutput<'sendEnquiry'>): void => {
    const { conversationId } = answer;
    dispatch({ type: 'arrived', conversationId });
    setDraft(untouchedDraft);
    saveDraft(uid, supplierId, null);
    announceEnquiry(host, weddingId, answer, supplier);
    if (!isHere.current) return celebrate(host, intl, supplier, conversationId);
    const { pathname, search } = host.location.get();
    host.navigate(afterEnquiryPath(pathname, search, supplierId), { replace: true });
  };

  const failed = (weddingId: string, error: unknown, stored: EnquiryDraft): void => {
    const events = afterFailedSend(error);
    if (events.some(({ type }) => type !== 'failed')) save({ ...stored, clientId: null });
    events.forEach(dispatch);
    reportFailed(host, weddingId, supplierId, error);
  };

  const send = (weddingId: string, message: string): void => {
    const submitted: EnquiryEvent = { type: 'submitted', clientId: host.clock.newId() };
    const next = nextEnquiry(state, submitted);
    if (next.status !== 'send') return;
    dispatch(submitted);
    // The draft keeps a suggested text as suggested, so that facts withheld after a failure are removed from it.
    const { budgetMatch, withheld } = draft;
    const saved = { ...draft, clientId: next.clientId, sendsAtSignIn: false };
    save(saved);
    sendEnquiry(host, supplierId, { clientId: next.clientId, message, budgetMatch, withheld }).then(
      (answer) => arrived(weddingId, answer),
      (error: unknown) => failed(weddingId, error, saved),
    );
  };

  const askToSignUp = (message: string): void => {
    const written = { ...draft, message };
    save({ ...written, sendsAtSignIn: true });
    host.askToSignUp({ reason: 'enquiry', answered: (isSignedIn) => !isSignedIn && save(written) });
  };

  const weddingId = person?.wedding?.id ?? null;
  const sendSaved = useRef<(weddingId: string | null) => void>(() => undefined);
  useEffect(() => {
    sendSaved.current = (to) => {
      if (!draft.sendsAtSignIn) return;
      // A visitor's page was loaded anew: the earlier press no longer counts.
      if (uid === null) return save({ ...draft, sendsAtSignIn: false });
      if (to !== null && draft.message !== null) send(to, draft.message);
    };
  });
  useEffect(() => sendSaved.current(weddingId), [weddingId, isRead]);

  return {
    state,
    draft,
    edit(change) {
      save({ ...draft, ...change, clientId: null, sendsAtSignIn: false });
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
