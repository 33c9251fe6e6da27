/** The key of what somebody answered about tracking. It is about the device and stays when somebody signs out. */
export const consentKey = 'posy-consent';

/** The key of how often a device was asked to let pushes in. It is about the device and stays when somebody signs out. */
export const pushShowingsKey = 'posy-push-prompt';

/** The key of the mark that somebody was asked for a rating in this session of the app. It stays when they sign out. */
export const ratingAskedKey = 'posy-rating-asked';
