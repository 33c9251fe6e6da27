import { useTitle } from '@posy/remote-kit';
import { useIntl } from 'react-intl';
import { CoupleGuard } from '#plan/frame/couple-guard';
import { Home } from './home';

/** What is next, how far it has come, and what other areas have to say. */
export const HomeScreen = () => {
  const intl = useIntl();
  useTitle(intl.formatMessage({ id: 'planning.home.title' }));
  return <CoupleGuard>{(wedding, person) => <Home wedding={wedding} person={person} />}</CoupleGuard>;
};
