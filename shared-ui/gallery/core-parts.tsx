import * as ui from '@posy/shared-ui';
import { Spot } from '@posy/shared-ui/art';
import * as icons from '@posy/shared-ui/icons';

export const Buttons = () => (
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
        <ui.Button kind="main" icon={<icons.PlusIcon />} isPending>
          With icon
        </ui.Button>
        <ui.Button kind="main" icon={<icons.PlusIcon />}>
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
          <icons.ShareNetworkIcon />
        </ui.IconButton>
        <ui.IconButton label="Loved" isPressed>
          <icons.HeartIcon weight="fill" />
        </ui.IconButton>
        <ui.IconLink label="Inbox" href="/i" hasDot>
          <icons.ChatCircleDotsIcon />
        </ui.IconLink>
        <ui.Link href="/y">A link</ui.Link>
        <ui.LinkButton type="button">A button as a link</ui.LinkButton>
        <ui.NavLink href="/n">Elsewhere</ui.NavLink>
        <ui.NavLink href="/n" isCurrent>
          Here
        </ui.NavLink>
        <ui.ChipLink href="/c" count={4}>
          Mine
        </ui.ChipLink>
        <ui.ChipLink href="/c" isChosen canRemove>
          Chosen
        </ui.ChipLink>
      </ui.Inline>
      <ui.Inline>
        <ui.PetalDot data-hue="fern" />
        <ui.Spinner />
      </ui.Inline>
      <ui.InlineError>That didn’t work. Please try again.</ui.InlineError>
      <ui.Table>
        <tbody>
          <tr>
            <th scope="row">Venue hire</th>
            <td>£6,240</td>
          </tr>
          <tr data-hue="bluebell">
            <th scope="row">Dinner</th>
            <td>£3,108</td>
          </tr>
        </tbody>
      </ui.Table>
    </ui.Stack>
  </ui.Card>
);

export const People = () => (
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
        <ui.Badge icon={<icons.CheckIcon size={28} />}>Ten tasks done</ui.Badge>
        <ui.Badge icon={<icons.StorefrontIcon size={28} />} hue="apricot">
          Venue booked
        </ui.Badge>
        <ui.Badge icon={<icons.CameraIcon size={28} />} isLocked>
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

export const Listing = () => (
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
          end={<icons.CaretRightIcon isFlipped />}
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

export const States = () => (
  <>
    <ui.Card>
      <ui.EmptyState
        picture={<Spot kind="notes" />}
        title="Pin the first thing you love"
        actions={
          <ui.Button kind="main" icon={<icons.NotePencilIcon />}>
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
