import { networkOf } from '@posy/firebase-local';
import { paths } from '@posy/shared-contracts/paths';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type ApiContext } from '#api/handler';
import { type Html } from '#html/html';
import { registerAddressPages } from './address/register-address-pages';
import { readAnswerForm, withTyped } from './answer/answer-form';
import { answerPage, type InvitationView } from './answer/answer-page';
import { answeredPage } from './answer/answered-page';
import { writeConfirmation } from './answer/confirm-by-mail';
import { giveAnswer, noteOpened, readInvitation } from './answer/guest-calls';
import { invitationCalendar } from './answer/invitation-calendar';
import { wordsOfUnfit } from './answer/unfit-replies';
import { type GuestInvitation } from './frame/guest-dates';
import { type FaceSheet } from './frame/guest-frame';
import { guestScript } from './frame/guest-script';
import { householdPageLimits, type HouseholdPageParams, householdPageSenders } from './frame/household-pages';
import { guestPageSender, isOfOtherSite, marketOf, type Send } from './frame/send-guest-page';
import { websiteWay } from './frame/website-way';
import { registerLostPage } from './lost/register-lost-page';
import { registerPhotoPages } from './photos/register-photo-pages';
import { registerReportPage } from './report/register-report-page';
import { lockedWebsiteSender, registerWebsitePages } from './website/register-website-pages';
import { guestWordsOf } from './words/words-of';

/** Dependencies of the guests' pages. */
export interface GuestPages {
  api: ApiContext;
  /** Style sheets with the product's faces, of the release set of the moment. */
  faces: () => Promise<readonly FaceSheet[]>;
}

type GuestPageRequest = FastifyRequest<{ Params: HouseholdPageParams }>;

/** Of a form: thirty people with everything ticked stay far below. */
const bodyLimit = 256 * 1024;

const viewOf = (params: HouseholdPageParams, invitation: GuestInvitation): InvitationView => {
  const market = marketOf(params);
  return {
    ...{ invitation, market, words: guestWordsOf(market.catalogue) },
    path: paths.rsvp(market.prefix, params.token),
    addressPath: paths.rsvp(market.prefix, params.token, 'address'),
    photosPath: invitation.takesPhotos ? paths.rsvp(market.prefix, params.token, 'photos') : null,
  };
};

const answered = (params: HouseholdPageParams, invitation: GuestInvitation): Html => {
  const view = viewOf(params, invitation);
  return answeredPage(view, {
    change: invitation.isClosed ? null : view.path,
    calendar: `${view.path}/calendar.ics`,
    website: websiteWay(invitation, view.market),
  });
};

/** Sends the answer that is stored now to the household. The letter itself is not waited for: the page has the same confirmation. */
const confirm = async (api: ApiContext, params: HouseholdPageParams, ip: string): Promise<void> => {
  const report = (error: unknown): void => api.reportFault(error, '/rsvp');
  try {
    const invitation = await readInvitation(api, params.token, networkOf(ip));
    const way = { token: params.token, market: marketOf(params) };
    const send = invitation === null ? null : await writeConfirmation(api, way, invitation);
    send?.().catch(report);
  } catch (error) {
    report(error);
  }
};

/** Takes a form that was sent: the page again with all that was typed and what is wrong, or the way to the confirmation. */
const takeForm = async (
  api: ApiContext,
  { params, body, ip }: GuestPageRequest,
  invitation: GuestInvitation,
): Promise<{ status: number; main: Html } | { sentTo: string }> => {
  const form = new URLSearchParams(String(body ?? ''));
  const said = readAnswerForm(form, invitation);
  const view = viewOf(params, withTyped(invitation, form));
  const { words, path } = view;
  if (Object.values(said.people).every(({ events }) => Object.keys(events).length === 0))
    return { status: 400, main: answerPage(view, words.nobodySaid) };
  const code = await giveAnswer(api, { token: params.token, network: networkOf(ip) }, said);
  if (code === null) {
    await confirm(api, params, ip);
    return { sentTo: `${path}?sent=yes` };
  }
  if (code === 'answers-closed') return { status: 409, main: answered(params, { ...invitation, isClosed: true }) };
  if (code === 'not-invited') return { status: 409, main: answerPage(view, words.changedMeanwhile) };
  if (code === 'reply-unfit') {
    const problem = wordsOfUnfit(invitation, said.people, words) ?? words.changedMeanwhile;
    return { status: 409, main: answerPage(view, problem) };
  }
  if (code === 'busy' || code === 'unsure') return { status: 503, main: answerPage(view, words[code]) };
  return { status: 400, main: answerPage(view, words.notRead) };
};

const calendarHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'content-disposition': 'attachment; filename="wedding.ics"',
};

const registerInvitation = (scope: FastifyInstance, api: ApiContext, send: Send): void => {
  const url = '/:market/rsvp/:token';
  const { unknown, tooOften, show } = householdPageSenders(send);
  const { mayRead, mayAnswer } = householdPageLimits(api);

  scope.get<{ Params: HouseholdPageParams; Querystring: { sent?: string } }>(url, async (request, reply) => {
    const { params, query, ip } = request;
    if (!mayRead(request)) return tooOften(reply, params);
    const invitation = await readInvitation(api, params.token, networkOf(ip));
    if (invitation === null) return unknown(reply, params);
    const isAnswered = invitation.isClosed || (invitation.answeredAt !== null && query.sent !== undefined);
    const main = isAnswered ? answered(params, invitation) : answerPage(viewOf(params, invitation));
    return show(reply, params, { invitation, main, script: guestScript });
  });
  scope.post<{ Params: HouseholdPageParams }>(url, async (request, reply) => {
    const { params, ip } = request;
    if (!mayAnswer(request)) return tooOften(reply, params);
    const invitation = isOfOtherSite(request) ? null : await readInvitation(api, params.token, networkOf(ip));
    if (invitation === null) return unknown(reply, params);
    const taken = await takeForm(api, request, invitation);
    if ('sentTo' in taken) return reply.header('cache-control', 'no-store').redirect(taken.sentTo, 303);
    return show(reply, params, { invitation, ...taken, script: guestScript });
  });
  scope.get<{ Params: HouseholdPageParams }>(`${url}/calendar.ics`, async (request, reply) => {
    const { params, ip } = request;
    if (!mayRead(request)) return tooOften(reply, params);
    const invitation = await readInvitation(api, params.token, networkOf(ip));
    if (invitation === null) return unknown(reply, params);
    const { market, words } = viewOf(params, invitation);
    const file = invitationCalendar(invitation, market, words);
    return reply.headers(calendarHeaders).type('text/calendar; charset=utf-8').send(file);
  });
  scope.post<{ Params: HouseholdPageParams }>(`${url}/opened`, async (request, reply) => {
    const { params, ip } = request;
    const mayNote = mayRead(request) && !isOfOtherSite(request);
    const isKnown = mayNote && (await noteOpened(api, params.token, networkOf(ip)));
    return reply
      .code(isKnown ? 204 : 404)
      .header('cache-control', 'no-store')
      .send();
  });
};

/** Registers the pages that guests open without an account: whole and answerable without a script. */
export const registerGuestPages = async (
  app: FastifyInstance,
  { api, faces }: GuestPages,
): Promise<{ sendLocked: ReturnType<typeof lockedWebsiteSender> }> => {
  const send = guestPageSender(faces);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, body),
    );
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    registerInvitation(scope, api, send);
    registerAddressPages(scope, api, send);
    registerPhotoPages(scope, api, send);
    registerLostPage(scope, api, send);
    registerReportPage(scope, api, send);
    registerWebsitePages(scope, api, send);
  });
  return { sendLocked: lockedWebsiteSender(send) };
};
