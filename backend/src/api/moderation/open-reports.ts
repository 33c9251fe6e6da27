import { reportSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { plain } from '#documents/plain';
import { type Handler } from '../handler';
import { moderator } from './moderator';
import { takenOf } from './taken';

/** Open reports, the oldest first. One that cannot be read is left out, and reported. */
export const openReports: Handler<'openReports'> = async (context, call) => {
  const uid = moderator(call);
  const { page, size } = call.body;
  const open = context.firestore.collection('reports').where('state', '==', 'open');
  const [total, found] = await Promise.all([
    open.count().get(),
    open
      .orderBy('createdAt')
      .offset((page - 1) * size)
      .limit(size)
      .get(),
  ]);
  const taken = await takenOf(
    context,
    'report',
    found.docs.map(({ id }) => id),
    uid,
  );
  const reports = found.docs.flatMap((document, at) => {
    const read = v.safeParse(reportSchema, plain(document.data()));
    if (!read.success) {
      context.reportProblem({ feature: 'moderation', document: document.ref.path, message: v.summarize(read.issues) });
      return [];
    }
    const { about, reason, words, createdAt, by } = read.output;
    return [{ id: document.id, about, reason, words, createdAt, isMine: by === uid, taken: taken[at] ?? null }];
  });
  return { total: total.data().count, reports };
};
