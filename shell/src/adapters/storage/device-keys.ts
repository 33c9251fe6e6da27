/** The key of the answer about tracking. It belongs to the device and stays after a sign-out. */
export const consentKey = 'posy-consent';

/** The key of the number of push questions on this device. It belongs to the device and stays after a sign-out. */
export const pushShowingsKey = 'posy-push-prompt';

/** The key that marks a session of the app in which a rating was asked for. It stays after a sign-out. */
export const ratingAskedKey = 'posy-rating-asked';
