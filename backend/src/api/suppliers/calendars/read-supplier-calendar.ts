import { calendarConstants } from '@posy/shared-contracts/constants';
import { dayIn } from '@posy/shared-contracts/rules';
import { caller, type Handler } from '#api/handler';
import { knownSupplier } from '#api/known-supplier';
import { Refusal } from '#api/refusal';
import { requireSpeaker } from '#api/team/speaker';
import { type CalendarFault } from '#suppliers/calendars/busy-entries';
import { readCalendar } from '#suppliers/calendars/read-calendar';
import { supplierZone } from '#suppliers/calendars/supplier-zone';

const dayMs = 86_400_000;

const faults: Record<CalendarFault, string> = {
  unreadable: 'This is no calendar file that we can read.',
  'too-many': 'This calendar has more entries or repetitions than we read.',
  'too-complex': 'This calendar takes longer to read than anybody waits.',
};

/** Reads the taken days of a file for a person who speaks for the supplier. Nothing of it is stored. */
export const readSupplierCalendar: Handler<'readSupplierCalendar'> = async ({ firestore, catalogue, now }, call) => {
  const supplierId = await requireSpeaker(firestore, caller(call).uid, call.body);
  if (call.file.length > calendarConstants.maxBytes)
    throw new Refusal(413, 'calendar-too-large', 'This calendar is larger than 2 MB.');
  const zone = supplierZone(knownSupplier(catalogue, supplierId));
  const answer = await readCalendar({
    text: new TextDecoder().decode(call.file),
    zone,
    from: dayIn(zone, now()),
    to: dayIn(zone, now() + calendarConstants.daysAhead * dayMs),
  });
  if ('fault' in answer) throw new Refusal(400, `calendar-${answer.fault}`, faults[answer.fault]);
  return answer;
};
