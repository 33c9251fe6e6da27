import { lazyFeature, useSignedIn } from '@posy/remote-kit';
import { mayEditProfile } from '@posy/shared-contracts/rules';
import { IconButton } from '@posy/shared-ui';
import { CalendarBlankIcon } from '@posy/shared-ui/icons';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { catalogues } from './messages';

const CalendarDialog = lazyFeature(async () => (await import('./calendar-dialog')).CalendarDialog, catalogues);

/** Opens the dialog of the calendar's link, for the couple only: helpers neither make nor see it. */
export const CalendarButton = ({ weddingId }: { weddingId: string }) => {
  const intl = useIntl();
  const role = useSignedIn()?.role ?? null;
  const [isOpen, setOpen] = useState(false);
  if (!mayEditProfile(role)) return null;
  return (
    <>
      <IconButton label={intl.formatMessage({ id: 'planning.calendar.add' })} onPress={() => setOpen(true)}>
        <CalendarBlankIcon />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <CalendarDialog weddingId={weddingId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
