import { joinCatalogues, lazyFeature, StepUp } from '@posy/remote-kit';
import { Route, Routes } from '@posy/remote-kit/router';
import { Suspense } from 'react';
import { catalogues as calendar } from '#calendar/messages/index';
import { catalogues as contacts } from '#contacts/messages/index';
import { catalogues as conversations } from '#conversations/messages/index';
import { catalogues as desk } from '#desk/messages/index';
import { catalogues as enquiry } from '#enquiry/messages/index';
import { catalogues as several } from '#enquiry/several/messages/index';
import { ListSkeleton } from '#talk/list-skeleton';
import { catalogues as thread } from '#thread/messages/index';

const InboxScreen = lazyFeature(
  async () => (await import('#conversations/inbox-screen')).InboxScreen,
  joinCatalogues(conversations, thread),
);

const ContactsScreen = lazyFeature(async () => (await import('#contacts/contacts-screen')).ContactsScreen, contacts);

const CalendarScreen = lazyFeature(async () => (await import('#calendar/calendar-screen')).CalendarScreen, calendar);

const DeskScreen = lazyFeature(async () => (await import('#desk/desk-screen')).DeskScreen, desk);

const JoinScreen = lazyFeature(
  async () => (await import('#desk/team/join-screen')).JoinScreen,
  joinCatalogues(desk, conversations),
);

const SeveralScreen = lazyFeature(
  async () => (await import('#enquiry/several/several-screen')).SeveralScreen,
  joinCatalogues(enquiry, several),
);

/** The inbox's screens. */
export const AppRoutes = () => (
  <Suspense fallback={<ListSkeleton />}>
    <Routes>
      <Route path="/inbox" element={<InboxScreen />} />
      <Route path="/inbox/ask" element={<SeveralScreen />} />
      <Route path="/inbox/calendar" element={<CalendarScreen />} />
      <Route path="/inbox/desk" element={<DeskScreen />} />
      <Route path="/inbox/join" element={<JoinScreen />} />
      <Route path="/inbox/suppliers" element={<ContactsScreen />} />
      <Route path="*" element={<StepUp />} />
    </Routes>
  </Suspense>
);
