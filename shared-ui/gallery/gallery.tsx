/** Every component in its states, with placeholder texts. Development only. */
import '../src/tokens/tokens.css';
import * as ui from '@posy/shared-ui';
import { CATEGORIES, Picture, Posy } from '@posy/shared-ui/art';
import * as icons from '@posy/shared-ui/icons';
import { createRoot } from 'react-dom/client';
import { Buttons, Listing, People, States } from './core-parts';
import { Choices, DatePicker, Fields } from './form-parts';
import { Floating } from './overlay-parts';

const cache = ui.createUiCache({ nonce: 'gallery' });
if (location.search) document.documentElement.dataset['theme'] = location.search.slice(1);

const Gallery = () => (
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
                  <icons.HeartIcon />
                </ui.IconButton>
              </Picture>
            ))}
          </ui.Grid>
        </ui.Section>
      </ui.Page>
    </ui.NavigationProvider>
  </ui.UiProvider>
);

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Gallery />);
