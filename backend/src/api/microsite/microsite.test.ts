import { websiteConstants } from '@posy/shared-contracts/constants';
import { Timestamp } from 'firebase-admin/firestore';
import { type Couple } from '#testing/people';
import { callEndpoint } from '#testing/test-server';
import { testBackend } from '#testing/test-backend';

const backend = testBackend();

const publish = ({ token, weddingId }: Couple, slug: string) =>
  callEndpoint(backend.server.url, 'publishMicrosite', { token, body: { weddingId, slug } });
const remove = ({ token, weddingId }: Couple) =>
  callEndpoint(backend.server.url, 'deleteMicrosite', { token, body: { weddingId } });
const visit = (slug: string) => callEndpoint(backend.server.url, 'microsite', { params: { slug } });

const addEvent = (couple: Couple, id: string, changes: object) =>
  backend.firestore.doc(`weddings/${couple.weddingId}/events/${id}`).set({
    type: 'custom',
    name: id,
    date: '2027-06-05',
    time: { startTime: null },
    place: 'Here',
    description: '',
    attire: '',
    visible: true,
    featured: false,
    supplier: 'GB123456',
    createdAt: Timestamp.fromMillis(0),
    updatedAt: Timestamp.fromMillis(0),
    ...changes,
  });

describe('a wedding website', () => {
  it('shows guests the visible events in order, without a sign-in', async () => {
    const couple = await backend.couple('shown');
    await addEvent(couple, 'late', { time: { startTime: '20:00' } });
    await addEvent(couple, 'early', { time: { startTime: '14:00' }, type: 'main' });
    await addEvent(couple, 'hidden', { visible: false });
    await addEvent(couple, 'malformed', { date: 'soon' });
    expect((await publish(couple, 'ana-and-lou')).status).toBe(200);
    const { status, body } = await visit('ana-and-lou');
    expect(status).toBe(200);
    expect((body.events as { id: string }[]).map(({ id }) => id)).toEqual(['early', 'late']);
    expect(body).toMatchObject({ partners: ['Ana', 'Lou'], theme: 'orchard', welcome: '', locale: 'en-GB' });
    expect(JSON.stringify(body)).not.toContain('GB123456');
  });

  it('has an address that nobody else has, also when two ask together', async () => {
    const one = await backend.couple('one');
    const two = await backend.couple('two');
    const answers = await Promise.all([publish(one, 'the-same'), publish(two, 'the-same')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error?.code).toBe('slug-taken');
  });

  it('keeps every address that it had: they lead to the newest, and nobody else gets them', async () => {
    const couple = await backend.couple('moving');
    const other = await backend.couple('follower');
    await publish(couple, 'first-home');
    await publish(couple, 'second-home');
    for (const slug of ['first-home', 'second-home'])
      expect(await visit(slug)).toMatchObject({ status: 200, body: { slug: 'second-home' } });
    expect((await publish(other, 'first-home')).body.error?.code).toBe('slug-taken');
    expect((await publish(couple, 'first-home')).status).toBe(200);
    expect((await visit('second-home')).body['slug']).toBe('first-home');
  });

  it('has had so many addresses and no more, and may go back to each', async () => {
    const couple = await backend.couple('hoarder');
    const { mostAddresses } = websiteConstants;
    for (let index = 0; index < mostAddresses; index += 1) await publish(couple, `hoard-${index}`);
    expect((await publish(couple, 'one-more')).body.error?.code).toBe('addresses-used-up');
    expect((await publish(couple, 'hoard-3')).status).toBe(200);
  });

  it('is gone after DELETE with query.weddingId, keeps its words, and its address from others [S7-microsite-delete-01]', async () => {
    const couple = await backend.couple('going');
    await publish(couple, 'going-away');
    const site = backend.firestore.doc(`weddings/${couple.weddingId}/website/site`);
    await site.update({ welcome: 'Come along.' });
    expect((await remove(couple)).status).toBe(200);
    expect((await remove(couple)).status).toBe(200);
    expect((await visit('going-away')).status).toBe(404);
    expect((await site.get()).data()).toMatchObject({ slug: null, published: false, welcome: 'Come along.' });
    const other = await backend.couple('coming');
    expect((await publish(other, 'going-away')).body.error?.code).toBe('slug-taken');
  });

  it('is published and removed by members only', async () => {
    const owner = await backend.couple('owner');
    const thief = await backend.couple('thief');
    await publish(owner, 'ours-alone');
    const asThief = { ...thief, weddingId: owner.weddingId };
    expect((await publish(asThief, 'stolen')).status).toBe(403);
    expect((await remove(asThief)).status).toBe(403);
    expect((await visit('ours-alone')).status).toBe(200);
  });

  it('cannot free the address of others by claiming it', async () => {
    const owner = await backend.couple('holder');
    const thief = await backend.couple('claimer');
    await publish(owner, 'held-fast');
    await backend.firestore.doc(`weddings/${thief.weddingId}/website/site`).set({ slug: 'held-fast', published: true });
    await remove(thief);
    expect((await visit('held-fast')).status).toBe(200);
  });

  it('refuses an address of another form, naming the field', async () => {
    const couple = await backend.couple('shouting');
    const { status, body } = await publish(couple, 'Not A Slug');
    expect(status).toBe(400);
    expect(body.error?.message).toMatch(/^slug: /);
  });
});
