import * as ui from '@posy/shared-ui';
import * as forms from '@posy/shared-ui/forms';
import * as icons from '@posy/shared-ui/icons';
import { AlertDialog, Dialog, Drawer, MenuButton, Popover, Tooltip } from '@posy/shared-ui/overlays';
import { useRef, useState } from 'react';

const at = location.hash.slice(1);

export const Floating = () => {
  const [open, setOpen] = useState(at);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => setOpen('');
  return (
    <ui.Card as="section">
      <ui.Stack>
        <ui.Heading level={2}>Floating</ui.Heading>
        <ui.Snackbar
          emoji="🎉"
          message="Completed task: start your guest list"
          action={{ label: 'Undo', onPress() {} }}
        />
        <ui.Snackbar
          message="We couldn’t save that. Your change is kept here."
          action={{ label: 'Try again', onPress() {} }}
          onClose={() => {}}
          closeLabel="Close"
        />
        <ui.Inline>
          <MenuButton
            label="More"
            actions={[
              { id: 'e', label: 'Edit', icon: <icons.PencilIcon /> },
              { id: 's', label: 'Snooze', icon: <icons.ClockIcon /> },
              { id: 'd', label: 'Delete', icon: <icons.TrashIcon />, isRisk: true, startsGroup: true },
            ]}
          />
          <ui.Button ref={anchor} onPress={() => setOpen('popover')}>
            Popover
          </ui.Button>
          <Tooltip content="A few words more">
            <ui.IconButton label="Info">
              <icons.InfoIcon />
            </ui.IconButton>
          </Tooltip>
          {['dialog', 'alert', 'drawer'].map((kind) => (
            <ui.Button key={kind} onPress={() => setOpen(kind)}>
              {kind}
            </ui.Button>
          ))}
        </ui.Inline>
        <ui.Callout hue="bluebell">
          This invitation link has already been used, so no changes have been made.
        </ui.Callout>
        <ui.Callout isDanger title="It did not go">
          Try again in a moment.
        </ui.Callout>
        <ui.Toolbar label="Chosen" count="3 selected" isInPlace>
          <ui.Button size="s">RSVP</ui.Button>
          <ui.Button size="s">Remove</ui.Button>
        </ui.Toolbar>
        <ui.OfflineBar action={<ui.Link href="/q">See them</ui.Link>}>You’re offline. Keep going.</ui.OfflineBar>
      </ui.Stack>
      <Popover isOpen={open === 'popover'} onClose={close} anchor={anchor} label="Popover">
        <ui.Text>A small panel</ui.Text>
      </Popover>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Send the link"
        closeLabel="Close"
        actions={
          <>
            <ui.Button onPress={close}>Later</ui.Button>
            <ui.Button kind="main">Send</ui.Button>
          </>
        }
      >
        <ui.Text tone="soft">Households fill in their own addresses.</ui.Text>
        <forms.TextField label="Message" />
      </Dialog>
      <AlertDialog
        isOpen={open === 'alert'}
        onClose={close}
        title="Remove Anita and her answers?"
        actions={
          <>
            <ui.Button onPress={close}>Keep</ui.Button>
            <ui.Button kind="risk">Remove</ui.Button>
          </>
        }
      >
        <ui.Text tone="soft">You can undo straight after.</ui.Text>
      </AlertDialog>
      <Drawer
        isOpen={open === 'drawer'}
        onClose={close}
        label="Choose your photographer"
        closeLabel="Close"
        head={<ui.Tag hue="fern">10 to 12 months before</ui.Tag>}
        footer={
          <>
            <ui.Button kind="plain" size="s">
              Not for us
            </ui.Button>
            <ui.Button kind="main" size="s">
              Compare both
            </ui.Button>
          </>
        }
      >
        <ui.Heading level={2}>Choose your photographer</ui.Heading>
        <ui.Text tone="soft">You’ve two on your shortlist who are free.</ui.Text>
      </Drawer>
    </ui.Card>
  );
};
