import { dayIn, lastZoneOf } from '@posy/shared-contracts/rules';
import { daysOf } from '#suppliers/busy-on';
import { type Handler } from '../handler';
import { knownSupplier } from '../known-supplier';
import { labelsIn } from './labels-in';
import { toProfile } from './public-faces';
import { awayNote } from './replies/away-note';

/** A supplier's public profile; a day is taken here when the search leaves it out on that day. */
export const supplier: Handler<'supplier'> = async ({ catalogue, firestore, now, repliesOf }, { params, body }) => {
  const known = knownSupplier(catalogue, params.id);
  const today = dayIn(lastZoneOf(known.countryCode), now());
  const [{ busyDays, heldDays, hasCalendar }, replies, away] = await Promise.all([
    daysOf(firestore, known, today),
    repliesOf([known.id]),
    awayNote(firestore, known.id, today),
  ]);
  const profile = toProfile({ ...known, busyDays }, hasCalendar);
  const labels = body.locale === undefined ? {} : labelsIn(known, body.locale);
  return { ...profile, ...labels, heldDays, replies: replies.get(known.id) ?? null, away };
};
