import { networkOf } from '@posy/firebase-local';
import { paths } from '@posy/shared-contracts/paths';
import { type FastifyInstance } from 'fastify';
import { type ApiContext } from '#api/handler';
import { readInvitation, sendAddress } from '../answer/guest-calls';
import { type GuestInvitation } from '../frame/guest-dates';
import { householdPageLimits, type HouseholdPageParams, householdPageSenders } from '../frame/household-pages';
import { isOfOtherSite, marketOf, type Send } from '../frame/send-guest-page';
import { websiteWay } from '../frame/website-way';
import { type GuestWords } from '../words/guest-words';
import { guestWordsOf } from '../words/words-of';
import { addressField, addressPage, addressSentPage, type AddressView, saveTheDatePage } from './address-page';

const viewOf = (params: HouseholdPageParams, invitation: GuestInvitation): AddressView => {
  const market = marketOf(params);
  return {
    ...{ invitation, market, words: guestWordsOf(market.catalogue) },
    path: paths.rsvp(market.prefix, params.token, 'address'),
    calendar: invitation.date === null ? null : `${paths.rsvp(market.prefix, params.token)}/calendar.ics`,
    website: websiteWay(invitation, market),
  };
};

/** The words for an address that was refused, by the refusal's code. */
const problemOf = (code: string, words: GuestWords): { status: number; problem: string } => {
  if (code === 'busy' || code === 'unsure') return { status: 503, problem: words[code] };
  return { status: 400, problem: code === 'address-empty' ? words.address.missing : words.notRead };
};

/** Registers the pages on which a household sees the day before it is invited, and gives its postal address. */
export const registerAddressPages = (scope: FastifyInstance, api: ApiContext, send: Send): void => {
  const url = '/:market/rsvp/:token';
  const { mayRead, mayAnswer } = householdPageLimits(api);
  const day = householdPageSenders(send, (market, token) => paths.rsvp(market, token, 'save-the-date'));
  const address = householdPageSenders(send, (market, token) => paths.rsvp(market, token, 'address'));

  scope.get<{ Params: HouseholdPageParams }>(`${url}/save-the-date`, async (request, reply) => {
    const { params, ip } = request;
    if (!mayRead(request)) return day.tooOften(reply, params);
    const invitation = await readInvitation(api, params.token, networkOf(ip));
    if (invitation === null) return day.unknown(reply, params);
    const view = viewOf(params, invitation);
    return day.show(reply, params, { invitation, main: saveTheDatePage(view), title: view.words.saveTheDate.title });
  });
  scope.get<{ Params: HouseholdPageParams; Querystring: { sent?: string } }>(
    `${url}/address`,
    async (request, reply) => {
      const { params, query, ip } = request;
      if (!mayRead(request)) return address.tooOften(reply, params);
      const invitation = await readInvitation(api, params.token, networkOf(ip));
      if (invitation === null) return address.unknown(reply, params);
      const view = viewOf(params, invitation);
      const isSent = query.sent !== undefined && invitation.address !== '';
      const main = isSent ? addressSentPage(view) : addressPage(view);
      return address.show(reply, params, { invitation, main, title: view.words.address.title });
    },
  );
  scope.post<{ Params: HouseholdPageParams }>(`${url}/address`, async (request, reply) => {
    const { params, body, ip } = request;
    if (!mayAnswer(request)) return address.tooOften(reply, params);
    const network = networkOf(ip);
    const invitation = isOfOtherSite(request) ? null : await readInvitation(api, params.token, network);
    if (invitation === null) return address.unknown(reply, params);
    const typed = new URLSearchParams(String(body ?? '')).get(addressField) ?? '';
    const code = await sendAddress(api, { token: params.token, network }, typed.replaceAll(/\r\n?/g, '\n'));
    // Text that was typed is shown again, so that nobody types it anew.
    const view = viewOf(params, { ...invitation, address: typed });
    if (code === null) return reply.header('cache-control', 'no-store').redirect(`${view.path}?sent=yes`, 303);
    if (code === 'invitation-unknown') return address.unknown(reply, params);
    const { status, problem } = problemOf(code, view.words);
    const main = addressPage(view, problem);
    return address.show(reply, params, { status, invitation, main, title: view.words.address.title });
  });
};
