import { joinCatalogues, lazyFeature, StepUp } from '@posy/remote-kit';
import { Route, Routes } from '@posy/remote-kit/router';
import { Suspense } from 'react';
import { catalogues as contacts } from '#contacts/messages/index';
import { catalogues as conversations } from '#conversations/messages/index';
import { catalogues as thread } from '#thread/messages/index';
import { ListSkeleton } from '#talk/list-skeleton';

const InboxScreen = lazyFeature(
  async () => (await import('#conversations/inbox-screen')).InboxScreen,
  joinCatalogues(conversations, thread),
);

const ContactsScreen = lazyFeature(async () => (await import('#contacts/contacts-screen')).ContactsScreen, contacts);

/** The inbox's screens. */
export const AppRoutes = () => (
  <Suspense fallback={<ListSkeleton />}>
    <Routes>
      <Route path="/inbox" element={<InboxScreen />} />
      <Route path="/inbox/suppliers" element={<ContactsScreen />} />
      <Route path="*" element={<StepUp />} />
    </Routes>
  </Suspense>
);
