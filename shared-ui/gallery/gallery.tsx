/** Every component in its states, in words of no consequence. Development only. */
import '../src/tokens/tokens.css';
import * as ui from '@posy/shared-ui';
import { Bloom, CATEGORIES, Picture, Posy, Spot } from '@posy/shared-ui/art';
import * as forms from '@posy/shared-ui/forms';
import { AlertDialog, Dialog, Drawer, MenuButton, Popover, Tooltip } from '@posy/shared-ui/overlays';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

const cache = ui.createUiCache({ nonce: 'gallery' });
const at = location.hash.slice(1);
if (location.search) document.documentElement.dataset['theme'] = location.search.slice(1);

function Buttons() {
  return (
    <ui.Card as="section">
      <ui.Stack>
        <ui.Heading level={2}>Buttons</ui.Heading>
        <ui.Inline>
          <ui.Button kind="main">Save the date</ui.Button>
          <ui.Button>Compare</ui.Button>
          <ui.Button kind="soft">Send link</ui.Button>
          <ui.Button kind="plain">Skip for now</ui.Button>
          <ui.Button kind="risk">Delete</ui.Button>
        </ui.Inline>
        <ui.Inline>
          <ui.Button kind="main" isPending>
            Saving
          </ui.Button>
          <ui.Button kind="main" icon={<ui.PlusIcon />} isPending>
            With icon
          </ui.Button>
          <ui.Button kind="main" icon={<ui.PlusIcon />}>
            With icon
          </ui.Button>
          <ui.Button kind="main" isDisabled>
            Save
          </ui.Button>
        </ui.Inline>
        <ui.Inline>
          <ui.Button kind="main" size="l">
            Large
          </ui.Button>
          <ui.Button kind="main">Medium</ui.Button>
          <ui.ButtonLink kind="main" size="s" href="/x">
            Small
          </ui.ButtonLink>
          <ui.IconButton label="Share">
            <ui.ShareNetworkIcon />
          </ui.IconButton>
          <ui.IconButton label="Loved" isPressed>
            <ui.HeartIcon weight="fill" />
          </ui.IconButton>
          <ui.IconLink label="Inbox" href="/i" hasDot>
            <ui.ChatCircleDotsIcon />
          </ui.IconLink>
          <ui.Link href="/y">A link</ui.Link>
        </ui.Inline>
      </ui.Stack>
    </ui.Card>
  );
}

function Fields() {
  const [money, setMoney] = useState<number | null>(124050);
  const [count, setCount] = useState<number | null>(4);
  const [text, setText] = useState('Bra');
  return (
    <ui.Card as="section">
      <ui.Stack>
        <ui.Heading level={2}>Fields</ui.Heading>
        <forms.FieldGrid>
          <forms.TextField label="Rest" placeholder="Larkfield Orangery" help="As on the contract" />
          <forms.TextField label="Optional" optionalLabel="optional" icon={<ui.MapPinIcon />} defaultValue="Bath" />
          <forms.TextField label="Error" defaultValue="maya@" error="Hmm.. are you sure that’s right?" />
          <forms.SelectField label="Select" value="" onChange={() => {}} options={[]} placeholder="Photographers" />
          <forms.PasswordField label="Password" defaultValue="hunter" labels={{ show: 'Show', hide: 'Hide' }} />
          <forms.MoneyField label="Money" currency="GBP" value={money} onChange={setMoney} />
          <forms.NumberField
            label="Number"
            value={count}
            onChange={setCount}
            labels={{ decrease: 'Less', increase: 'More' }}
          />
          <forms.TextField label="Disabled" isDisabled defaultValue="Not now" />
          <forms.DateField label="Date" value="2027-09-11" onChange={() => {}} />
          <forms.TimeField label="Time" value="14:30" onChange={() => {}} />
        </forms.FieldGrid>
        <forms.SearchField label="Search" clearLabel="Clear" value={text} onChange={setText} />
        <forms.TextAreaField label="Note" help="The box grows" />
        <forms.FormErrors title="Two things" errors={[{ fieldId: 'x', message: 'Please choose a year' }]} />
      </ui.Stack>
    </ui.Card>
  );
}

function Choices() {
  const [isOn, setOn] = useState(true);
  const [view, setView] = useState('list');
  const [stars, setStars] = useState(4);
  return (
    <ui.Card as="section">
      <ui.Stack>
        <ui.Heading level={2}>Choices</ui.Heading>
        <ui.Inline gap={5}>
          <forms.CheckboxField label="Off" isChecked={false} onChange={() => {}} />
          <forms.CheckboxField label="On" isChecked onChange={() => {}} />
          <forms.CheckboxField label="Some" isChecked={false} isIndeterminate onChange={() => {}} />
        </ui.Inline>
        <forms.SwitchField label="Weekly letter" isOn={isOn} onChange={setOn} />
        <forms.RadioGroupField
          label="Who pays"
          layout="row"
          value="us"
          onChange={() => {}}
          options={[
            { value: 'us', label: 'Picked' },
            { value: 'them', label: 'Not' },
          ]}
        />
        <forms.RadioGroupField
          label="Cards"
          layout="cards"
          value="a"
          onChange={() => {}}
          options={[
            { value: 'a', label: 'Foxglove', note: 'You, on this phone, 18:02' },
            { value: 'b', label: 'Marigold', note: 'Tom, 18:11' },
          ]}
        />
        <ui.Inline gap={5}>
          {[false, true].map((isChecked) => (
            <ui.Inline key={String(isChecked)} gap={2}>
              <ui.Tick isChecked={isChecked} label="Task" />
              <ui.Tick isChecked={isChecked} size="s" label="Task" />
              {isChecked ? 'Done: it blooms' : 'To do'}
            </ui.Inline>
          ))}
        </ui.Inline>
        <ui.ChipGroup label="Filters">
          <ui.Chip count={38} isChosen={false}>
            Filter
          </ui.Chip>
          <ui.Chip isChosen canRemove>
            Chosen
          </ui.Chip>
          <ui.Chip isChosen count={134}>
            To do
          </ui.Chip>
        </ui.ChipGroup>
        <ui.Inline gap={2}>
          {ui.hues.map((hue) => (
            <ui.Tag key={hue} hue={hue}>
              {hue}
            </ui.Tag>
          ))}
          <ui.Tag>Quiet</ui.Tag>
          <ui.Tag hue="fern" icon={<ui.SparkleIcon />}>
            Ticked when you booked
          </ui.Tag>
        </ui.Inline>
        <forms.Segment
          label="View"
          value={view}
          onChange={setView}
          options={[
            { value: 'list', label: 'List' },
            { value: 'map', label: 'Map' },
          ]}
        />
        <forms.StarsField label="Stars" value={stars} onChange={setStars} meaning={(n) => `${n} of 5`} />
      </ui.Stack>
    </ui.Card>
  );
}

function Floating() {
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
              { id: 'e', label: 'Edit', icon: <ui.PencilIcon /> },
              { id: 's', label: 'Snooze', icon: <ui.ClockIcon /> },
              { id: 'd', label: 'Delete', icon: <ui.TrashIcon />, isRisk: true, startsGroup: true },
            ]}
          />
          <ui.Button ref={anchor} onPress={() => setOpen('popover')}>
            Popover
          </ui.Button>
          <Tooltip content="A few words more">
            <ui.IconButton label="Info">
              <ui.InfoIcon />
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
}

function People() {
  return (
    <ui.Card as="section">
      <ui.Stack>
        <ui.Heading level={2}>People, progress, rating</ui.Heading>
        <ui.Inline>
          <ui.Avatar name="Maya Okafor" size="l" hue="peony" />
          <ui.Avatar name="Tom Ellis" hue="bluebell" />
          <ui.Avatar name="Anita Kapoor" size="s" hue="fern" />
          <ui.AvatarGroup>
            <ui.Avatar name="R" size="s" hue="sweetpea" />
            <ui.Avatar name="A" size="s" hue="apricot" />
            <ui.Avatar name="Five more" size="s" hue="primrose">
              +5
            </ui.Avatar>
          </ui.AvatarGroup>
          <ui.StarsRead value={4.5} label="4.5 out of 5" />
          <ui.Rating label="4.9 out of 5" figure="4.9" note="63 reviews" />
        </ui.Inline>
        <ui.ProgressBar label="Done" value={0.62} />
        <ui.ProgressBar label="Done" value={0.38} hue="primrose" />
        <ui.SplitBar
          parts={[
            { id: 'a', value: 6180, hue: 'stem', label: '£6,180 paid' },
            { id: 'b', value: 12460, hue: 'primrose', label: '£12,460 booked' },
            { id: 'c', value: 5360, label: '£5,360 left' },
          ]}
        />
        <ui.Inline align="start">
          <ui.Badge icon={<ui.CheckIcon size={28} />}>Ten tasks done</ui.Badge>
          <ui.Badge icon={<ui.StorefrontIcon size={28} />} hue="apricot">
            Venue booked
          </ui.Badge>
          <ui.Badge icon={<ui.CameraIcon size={28} />} isLocked>
            Not yet
          </ui.Badge>
        </ui.Inline>
        <ui.Loading label="Loading">
          <ui.Stack gap={2}>
            <ui.Skeleton />
            <ui.Skeleton shape="text" width="70%" />
            <ui.Inline>
              <ui.Skeleton shape="circle" />
              <ui.Skeleton shape="text" width={180} />
            </ui.Inline>
          </ui.Stack>
        </ui.Loading>
      </ui.Stack>
    </ui.Card>
  );
}

function Listing() {
  return (
    <ui.Card as="section">
      <ui.Stack>
        <ui.Heading level={2}>Rows, tabs, pages</ui.Heading>
        <ui.Breadcrumbs label="You are here" items={[{ href: '/s', label: 'Suppliers' }, { label: 'Larkfield' }]} />
        <ui.TabLinks
          label="Parts"
          hue="peony"
          items={[
            { href: '/a', label: 'Overview', isCurrent: true },
            { href: '/b', label: 'Pricing', note: 3 },
            { href: '/c', label: 'Reviews' },
          ]}
        />
        <ui.Rows>
          <ui.Row
            start={<ui.PetalDate dateTime="2026-11-28" day="28" month="Nov" />}
            title="Tasting at The Copper Spoon"
            note="Saturday, 11:00"
            end={<b>£78</b>}
          />
          <ui.Row
            start={<ui.Avatar name="Tom" isDecorative />}
            title="The Kapoors replied"
            note="Four coming"
            href="/k"
            end={<ui.CaretRightIcon isFlipped />}
          />
        </ui.Rows>
        <ui.Facts>
          <dt>For</dt>
          <dd>Maya</dd>
          <dt>Budget</dt>
          <dd>£2,160 set aside</dd>
        </ui.Facts>
        <ui.Pagination
          page={2}
          pages={9}
          hrefFor={(page) => `/?page=${page}`}
          labels={{ navigation: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` }}
        />
        <ui.Text>
          <ui.Figure>£18,640</ui.Figure>{' '}
          <ui.Text as="span" tone="soft">
            of £24,000 spoken for
          </ui.Text>
        </ui.Text>
      </ui.Stack>
    </ui.Card>
  );
}

const months = Array.from({ length: 12 }, (_, m) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long' }).format(new Date(2027, m, 1)),
);

function DatePicker() {
  const [tab, setTab] = useState('day');
  const [year, setYear] = useState('2027');
  const [month, setMonth] = useState('September');
  const [shown, setShown] = useState('2027-09');
  const [day, setDay] = useState('2027-09-11');
  return (
    <ui.Card as="section">
      <forms.Tabs
        label="Date"
        isWide
        value={tab}
        onChange={setTab}
        items={[
          { value: 'year', label: 'Year', note: year },
          { value: 'month', label: 'Month', note: month },
          { value: 'day', label: 'Day', note: 'Missing', isMissing: true },
        ]}
      >
        <ui.Stack>
          <forms.OptionGrid
            label="Year"
            look="large"
            value={year}
            onChange={setYear}
            options={['2026', '2027', '2028'].map((value) => ({ value, label: value }))}
          />
          <forms.OptionGrid
            label="Month"
            value={month}
            onChange={setMonth}
            options={months.slice(3, 9).map((value, i) => ({ value, label: value, isMarked: i > 1 && i < 5 }))}
          />
          <forms.OptionGrid
            label="Season"
            look="wash"
            value="b"
            onChange={() => {}}
            options={[
              {
                value: 'a',
                label: 'Spring',
                note: 'Mar to May',
                hue: 'peony',
                picture: <Bloom seed="spring" kind="tulip" />,
              },
              {
                value: 'b',
                label: 'Summer',
                note: 'Jun to Aug',
                hue: 'primrose',
                picture: <Bloom seed="s" hue="#f4c947" kind="daisy" />,
              },
              {
                value: 'c',
                label: 'Autumn',
                note: 'Sep to Nov',
                hue: 'apricot',
                picture: <Bloom seed="a" hue="#fa934e" />,
              },
              {
                value: 'd',
                label: 'Winter',
                note: 'Dec to Feb',
                hue: 'bluebell',
                picture: <Bloom seed="w" hue="#6475de" />,
              },
            ]}
          />
          <forms.MonthGrid
            month={shown}
            onMonthChange={setShown}
            value={day}
            onChange={setDay}
            isMarked={(at) => forms.weekdayOf(at) === 6}
            labels={{ previous: 'Previous month', next: 'Next month' }}
          />
        </ui.Stack>
      </forms.Tabs>
    </ui.Card>
  );
}

function States() {
  return (
    <>
      <ui.Card>
        <ui.EmptyState
          picture={<Spot kind="notes" />}
          title="Pin the first thing you love"
          actions={
            <ui.Button kind="main" icon={<ui.NotePencilIcon />}>
              Write a note
            </ui.Button>
          }
        >
          A colour, a reading, a table you saw at your cousin’s.
        </ui.EmptyState>
      </ui.Card>
      <ui.FailedFeature
        picture={<Spot kind="failed" />}
        title="Reviews are taking a rest"
        retryLabel="Try again"
        onRetry={() => {}}
        actions={<ui.Link href="/tell">Tell us</ui.Link>}
        detail="reviews 1.8.2, 18:42"
      >
        They didn’t load just now. The rest of the page works, and nothing you’ve saved is lost.
      </ui.FailedFeature>
    </>
  );
}

function Gallery() {
  return (
    <ui.UiProvider locale="en-GB" cache={cache}>
      <ui.NavigationProvider onNavigate={() => {}}>
        <ui.Page as="main">
          <ui.Wordmark>
            <ui.PosyMark size={30} />
            <span>Posy</span>
          </ui.Wordmark>
          <ui.PageHead title="Components" lead="Every piece and its states" actions={<ui.Button>Act</ui.Button>} />
          <ui.Grid min={420}>
            <Buttons />
            <Fields />
            <Choices />
            <Floating />
            <People />
            <Listing />
            <DatePicker />
            <ui.Stack>
              <States />
              <ui.Card hue="peony">
                <ui.Heading level={2}>Your posy</ui.Heading>
                <Posy seed="maya-tom" progress={0.4} label="Done" valueText="46 of 180" />
              </ui.Card>
            </ui.Stack>
          </ui.Grid>
          <ui.Section title="Pictures" action={<ui.Link href="/all">All</ui.Link>}>
            <ui.Grid min={150} gap={3}>
              {CATEGORIES.map((category) => (
                <Picture key={category} category={category} seed={3} alt="">
                  <ui.IconButton label="Love" isOnPicture isPressed={false}>
                    <ui.HeartIcon />
                  </ui.IconButton>
                </Picture>
              ))}
            </ui.Grid>
          </ui.Section>
        </ui.Page>
      </ui.NavigationProvider>
    </ui.UiProvider>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Gallery />);
