import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  Button,
  ButtonLink,
  createUiCache,
  IconButton,
  Link,
  NavigationProvider,
  Pagination,
  Row,
  TabLinks,
  Tick,
  Toolbar,
  UiProvider,
  useNavigateTo,
} from './index';

describe('Button', () => {
  test('does nothing while its work is under way, keeps its focus, and says that it is busy', async () => {
    let presses = 0;
    const view = (isPending: boolean) => (
      <Button onPress={() => (presses += 1)} isPending={isPending}>
        Save
      </Button>
    );
    const { rerender } = render(view(false));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    rerender(view(true));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.keyboard('{Enter}');
    expect(presses).toBe(1);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  });

  test('does not send its form a second time while the first is under way', async () => {
    let sent = 0;
    const onSubmit = (event: { preventDefault: () => void }) => {
      event.preventDefault();
      sent += 1;
    };
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isPending>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toBe(0);
  });

  test('an icon button is named by its label and says whether it is on', () => {
    render(
      <IconButton label="Shortlist Larkfield" isPressed>
        <svg />
      </IconButton>,
    );
    expect(screen.getByRole('button', { name: 'Shortlist Larkfield', pressed: true })).toBeVisible();
  });
});

const navigationOf = (view: React.ReactNode) => {
  const followed: string[] = [];
  const meant: string[] = [];
  render(
    <NavigationProvider onNavigate={(href) => followed.push(href)} onIntent={(href) => meant.push(href)}>
      {view}
    </NavigationProvider>,
  );
  return { followed, meant };
};

describe('links', () => {
  test('a plain press is followed by the host, and pointing at a link announces it', async () => {
    const { followed, meant } = navigationOf(<ButtonLink href="/guests?view=all">Guests</ButtonLink>);
    await userEvent.click(screen.getByRole('link', { name: 'Guests' }));
    expect(followed).toEqual(['/guests?view=all']);
    expect(new Set(meant)).toEqual(new Set(['/guests?view=all']));
  });

  test('new tabs, downloads, other sites and places on this page are left to the browser', async () => {
    const user = userEvent.setup();
    const { followed } = navigationOf(
      <>
        <Link href="/a">modified</Link>
        <Link href="/b" target="_blank">
          tab
        </Link>
        <Link href="/c.csv" download>
          download
        </Link>
        <Link href="https://example.org/">elsewhere</Link>
        <Link href="#here">here</Link>
      </>,
    );
    // jsdom cannot navigate: this stops it after the product left the click to the browser.
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'modified' }));
    await user.keyboard('{/Control}');
    for (const name of ['tab', 'download', 'elsewhere', 'here']) await user.click(screen.getByRole('link', { name }));
    document.removeEventListener('click', stay);
    expect(followed).toEqual([]);
  });

  test('a handler may keep the link from being followed', async () => {
    const { followed } = navigationOf(
      <Link href="/a" onPress={(event) => event.preventDefault()}>
        stay
      </Link>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'stay' }));
    expect(followed).toEqual([]);
  });

  test('actions can navigate as links do', async () => {
    const Go = () => {
      const navigateTo = useNavigateTo();
      return <Button onPress={() => navigateTo('/home')}>Go</Button>;
    };
    const { followed } = navigationOf(<Go />);
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(followed).toEqual(['/home']);
  });

  test('the current one of several is marked', () => {
    navigationOf(
      <TabLinks
        label="Parts"
        items={[
          { href: '/a', label: 'Overview', isCurrent: true },
          { href: '/b', label: 'Pricing' },
        ]}
      />,
    );
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
  });

  test('a row that leads somewhere is one link named by its title', () => {
    navigationOf(<Row title="The Kapoors replied" note="Four coming" href="/k" />);
    expect(screen.getByRole('link', { name: 'The Kapoors replied' })).toHaveAttribute('href', '/k');
  });
});

describe('Tick', () => {
  const Task = () => {
    const [isDone, setDone] = useState(false);
    return <Tick isChecked={isDone} onChange={setDone} label="Book the venue" />;
  };

  test('is a checkbox named by what is ticked, by pointer and by space bar', async () => {
    render(<Task />);
    const tick = screen.getByRole('checkbox', { name: 'Book the venue' });
    await userEvent.click(tick);
    expect(tick).toBeChecked();
    await userEvent.keyboard(' ');
    expect(tick).not.toBeChecked();
  });
});

describe('Toolbar', () => {
  test('arrow keys, Home and End move between its actions', async () => {
    render(
      <Toolbar label="Chosen guests" count="3 selected">
        <Button>Reply</Button>
        <Button>Move</Button>
        <Button>Clear</Button>
      </Toolbar>,
    );
    const focused = async (key: string) => {
      await userEvent.keyboard(`{${key}}`);
      return document.activeElement?.textContent;
    };
    screen.getByRole('button', { name: 'Reply' }).focus();
    const way = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'End', 'ArrowLeft', 'Home'])
      way.push(await focused(key));
    expect(way).toEqual(['Move', 'Clear', 'Reply', 'Clear', 'Move', 'Reply']);
    expect(screen.getByRole('toolbar', { name: 'Chosen guests' })).toHaveTextContent('3 selected');
  });
});

test('pages are links: first, last, the current one and its neighbours', () => {
  const labels = { navigation: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };
  render(<Pagination page={5} pages={12} hrefFor={(page) => `/s?page=${page}`} labels={labels} />);
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
  expect(names).toEqual(['Previous', 'Page 1', 'Page 4', 'Page 5', 'Page 6', 'Page 12', 'Next']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/s?page=5');
});

test('styles carry the nonce of the page', () => {
  const container = document.createElement('div');
  const cache = createUiCache({ nonce: 'abc', container });
  render(
    <UiProvider locale="de-DE" cache={cache}>
      <Button>Speichern</Button>
    </UiProvider>,
  );
  const sheets = [...container.querySelectorAll('style')];
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.every((sheet) => sheet.getAttribute('nonce') === 'abc')).toBe(true);
});
