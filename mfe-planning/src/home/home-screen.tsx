import { useTitle } from '@posy/remote-kit';
import { useIntl } from 'react-intl';
import { CoupleGuard } from '#plan/frame/couple-guard';
import { Home } from './home';

/** Home: the next tasks, the progress, and the widgets of other areas. */
export const HomeScreen = () => {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'planning.home.title' }));
  return <CoupleGuard>{(wedding, person) => <Home wedding={wedding} person={person} />}</CoupleGuard>;
};
