import { networkOf } from '@posy/firebase-local';
import { photoConstants, websiteConstants } from '@posy/shared-contracts/constants';
import { photoIdOf } from '@posy/shared-contracts/entities';
import { paths } from '@posy/shared-contracts/paths';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Most } from '#api/call-counts';
import {
  type HouseholdPhotos,
  readHouseholdPhotos,
  removeOwnGuestPhoto,
  reportGuestPhoto,
} from '#api/guest-photos/guests-own-photos';
import { takeGuestPhoto } from '#api/guest-photos/take-guest-photo';
import { type ApiContext } from '#api/handler';
import { readInvitation, refusalOf } from '../answer/guest-calls';
import { type GuestInvitation } from '../frame/guest-dates';
import { householdPageLimits, type HouseholdPageParams, householdPageSenders } from '../frame/household-pages';
import { isOfOtherSite, marketOf, type Send } from '../frame/send-guest-page';
import { type GuestWords } from '../words/guest-words';
import { guestWordsOf } from '../words/words-of';
import { fileIn } from './multipart';
import { pageIn, photoReportReasons, photosPage } from './photos-page';
import { photosScript } from './photos-script';

type PhotoParams = HouseholdPageParams & { id: string };
interface PhotosQuery {
  sent?: string;
  failed?: string;
  left?: string;
  reported?: string;
  page?: string;
}

/** By network: all guests of a wedding may share that of the place. Each picture is unpacked and packed anew. */
const mostPhotos: Most = { max: 600, timeWindow: 10 * 60_000 };
/** The parts of a form around its picture. */
const formBytes = 16 * 1024;

/** The words for a picture that was refused, by the refusal's code. */
const problemOf = (code: string, { photos, busy, unsure, changedMeanwhile }: GuestWords) => {
  const known: Record<string, { status: number; problem: string }> = {
    'photo-none': { status: 400, problem: photos.missing },
    'photo-too-large': { status: 413, problem: photos.tooLarge },
    'photo-too-many-pixels': { status: 413, problem: photos.tooLarge },
    'photo-type': { status: 415, problem: photos.noPicture },
    'photo-unreadable': { status: 400, problem: photos.noPicture },
    'photo-quota': { status: 409, problem: photos.full },
    'photos-closed': { status: 409, problem: photos.closed },
    busy: { status: 503, problem: busy },
    unsure: { status: 503, problem: unsure },
  };
  return known[code] ?? { status: 400, problem: changedMeanwhile };
};

const countIn = (text: string | undefined): number =>
  /^\d{1,3}$/.test(text ?? '') ? Math.min(Number(text), websiteConstants.mostHouseholdPhotos) : 0;

/** The number of pictures that found no room; a choice may be larger than what a household may send. */
const leftIn = (text: string | undefined): number => (/^\d{1,3}$/.test(text ?? '') ? Number(text) : 0);

/** Gives the reason for which a household's pictures are not taken any more. */
const whyFull = (takesPhotos: boolean, { own }: HouseholdPhotos, { photos }: GuestWords): string => {
  if (!takesPhotos) return photos.closed;
  const { mostHouseholdPhotos: most } = websiteConstants;
  return own.length < most ? photos.full : photos.room(most);
};

const noticesOf = ({ sent, failed, left, reported }: PhotosQuery, why: string, { photos }: GuestWords): string[] => [
  ...(countIn(sent) > 0 ? [photos.sent(countIn(sent))] : []),
  ...(countIn(failed) > 0 ? [photos.failed(countIn(failed))] : []),
  ...(leftIn(left) > 0 ? [`${photos.left(leftIn(left))} ${why}`] : []),
  ...(reported === undefined ? [] : [photos.reported]),
];

/** Registers the page on which guests send their pictures, and see those that the couple shows. */
export const registerPhotoPages = (scope: FastifyInstance, api: ApiContext, send: Send): void => {
  const url = '/:market/rsvp/:token/photos';
  const { mayRead, mayAnswer } = householdPageLimits(api);
  const { unknown, tooOften, show } = householdPageSenders(send, (market, token) =>
    paths.rsvp(market, token, 'photos'),
  );
  const pathOf = (params: HouseholdPageParams): string => paths.rsvp(marketOf(params).prefix, params.token, 'photos');
  const wordsOf = (params: HouseholdPageParams): GuestWords => guestWordsOf(marketOf(params).catalogue);
  const mayUpload = ({ ip }: FastifyRequest): boolean =>
    api.counts.take(`guests’ pictures from ${networkOf(ip)}`, mostPhotos, api.now());
  const back = (reply: FastifyReply, params: HouseholdPageParams, query: string): FastifyReply =>
    reply.header('cache-control', 'no-store').redirect(`${pathOf(params)}${query}`, 303);

  /** Shows the page; 404 once the link is none any more. */
  const showPage = async (
    reply: FastifyReply,
    params: HouseholdPageParams,
    {
      invitation,
      query = {},
      refused = null,
    }: {
      invitation: GuestInvitation;
      query?: PhotosQuery;
      refused?: string | null;
    },
  ): Promise<FastifyReply> => {
    const words = wordsOf(params);
    let photos: HouseholdPhotos = { own: [], shown: [] };
    const code = await refusalOf(api, async () => {
      photos = await readHouseholdPhotos(api, params.token);
    });
    if (code !== null) return unknown(reply, params);
    const page = pageIn(query.page, photos.shown.length);
    const { status, problem } = refused === null ? { status: 200, problem: null } : problemOf(refused, words);
    const main = photosPage(
      { invitation, photos, words, path: pathOf(params), page },
      { notices: noticesOf(query, whyFull(invitation.takesPhotos, photos, words), words), problem },
    );
    return show(reply, params, { status, invitation, main, title: words.photos.title, script: photosScript });
  };

  const refuseTooLarge = async (
    reply: FastifyReply,
    params: HouseholdPageParams,
    ip: string,
  ): Promise<FastifyReply> => {
    if (!mayRead({ ip })) return tooOften(reply, params);
    const invitation = await readInvitation(api, params.token, networkOf(ip));
    return invitation === null
      ? unknown(reply, params)
      : showPage(reply, params, { invitation, refused: 'photo-too-large' });
  };

  scope.get<{ Params: HouseholdPageParams; Querystring: PhotosQuery }>(url, async (request, reply) => {
    const { params, query, ip } = request;
    if (!mayRead(request)) return tooOften(reply, params);
    const invitation = await readInvitation(api, params.token, networkOf(ip));
    return invitation === null ? unknown(reply, params) : showPage(reply, params, { invitation, query });
  });
  scope.post<{ Params: HouseholdPageParams }>(
    url,
    {
      bodyLimit: photoConstants.maxBytes + formBytes,
      // A picture that is too large is refused before it was read.
      errorHandler: (error, { params, ip }, reply) => {
        if (error.statusCode !== 413) throw error;
        refuseTooLarge(reply, params, ip).catch((failure: unknown) => void reply.send(failure));
      },
    },
    async (request, reply) => {
      const { params, body, headers, ip } = request;
      if (!mayUpload(request)) return tooOften(reply, params);
      const invitation = isOfOtherSite(request) ? null : await readInvitation(api, params.token, networkOf(ip));
      if (invitation === null) return unknown(reply, params);
      const form = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const code = await refusalOf(api, async () =>
        takeGuestPhoto(api, params.token, await fileIn(form, headers['content-type'] ?? '')),
      );
      if (code === null) return back(reply, params, '?sent=1');
      return code === 'invitation-unknown'
        ? unknown(reply, params)
        : showPage(reply, params, { invitation, refused: code });
    },
  );
  scope.post<{ Params: PhotoParams }>(`${url}/:id/remove`, async (request, reply) => {
    const { params, ip } = request;
    if (!mayAnswer(request)) return tooOften(reply, params);
    const isWhole = !isOfOtherSite(request) && photoIdOf(`/photos/${params.id}`) !== null;
    const invitation = isWhole ? await readInvitation(api, params.token, networkOf(ip)) : null;
    if (invitation === null) return unknown(reply, params);
    const code = await refusalOf(api, async () => removeOwnGuestPhoto(api, params.token, params.id));
    return code === null ? back(reply, params, '') : showPage(reply, params, { invitation, refused: code });
  });
  scope.post<{ Params: PhotoParams }>(`${url}/:id/report`, async (request, reply) => {
    const { params, body, ip } = request;
    if (!mayAnswer(request)) return tooOften(reply, params);
    const isWhole = !isOfOtherSite(request) && photoIdOf(`/photos/${params.id}`) !== null;
    const invitation = isWhole ? await readInvitation(api, params.token, networkOf(ip)) : null;
    if (invitation === null) return unknown(reply, params);
    const said = new URLSearchParams(typeof body === 'string' ? body : '').get('reason');
    const reason = photoReportReasons.find((one) => one === said) ?? 'other';
    const code = await refusalOf(api, async () => reportGuestPhoto(api, params.token, { photoId: params.id, reason }));
    if (code === 'reports-used-up') return tooOften(reply, params);
    return code === null
      ? back(reply, params, '?reported=yes')
      : showPage(reply, params, { invitation, refused: code });
  });
};
