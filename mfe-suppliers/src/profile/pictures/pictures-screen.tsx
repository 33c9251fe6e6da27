import { WithProfile } from '../page/with-profile';
import { Pictures } from './pictures';

/** All pictures of the supplier with an id, public id or slug. */
export const PicturesScreen = () => <WithProfile>{(profile) => <Pictures profile={profile} />}</WithProfile>;
