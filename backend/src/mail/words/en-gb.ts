import { type MailWords } from './letter';
import { toGuests } from './to-guests-en-gb';

/** A couple may not have said yet who they are. */
const weddingOf = (couple: string): string => (couple === '' ? 'a wedding' : `the wedding of ${couple}`);

/** Joins names with the number of others. */
const andMore = (names: readonly string[], count: number): string => {
  const rest = count - names.length;
  const others = rest > 0 ? [`${rest} more`] : [];
  return new Intl.ListFormat('en-GB').format([...names, ...others]);
};

/** The source language. */
export const enGB: MailWords = {
  letters: {
    resetPassword: ({ email, lasts }) => ({
      subject: 'Choose a new password for Posy',
      lines: [
        `Somebody, we hope you, asked for a new password for ${email}.`,
        `The link works once, for ${lasts === 'day' ? 'a day' : 'an hour'}.`,
      ],
      action: 'Choose a new password',
      after: ['If it was not you, leave this mail where it is: nothing changes.'],
    }),
    verifyEmail: ({ email }) => ({
      subject: 'Is this your address?',
      lines: [`Please confirm that ${email} is yours, so that we never write to a stranger.`],
      action: 'Yes, this is my address',
      after: ['The link works for a day. If you have no account with Posy, you can ignore this mail.'],
    }),
    addressTaken: ({ email }) => ({
      subject: 'Somebody tried to use your address at Posy',
      lines: [
        `Somebody, perhaps you, signed up or changed to ${email} at Posy. You already have an account with this address, so nothing about it has changed.`,
      ],
      action: 'Log in',
      after: [
        'Forgotten your password? You can choose a new one where you log in. If it was not you, there is nothing to do: nobody can see your plan.',
      ],
    }),
    confirmNewEmail: ({ email }) => ({
      subject: 'Confirm your new address',
      lines: [`From now on you would like to log in to Posy with ${email}. One press, and that is so.`],
      action: 'Use this address',
      after: ['Until then everything stays as it was. The link works for a day.'],
    }),
    emailChanged: ({ email, newEmail }) => ({
      subject: 'Your address at Posy was changed',
      lines: [`Posy now knows you by ${newEmail} instead of ${email}.`, 'If that was you, there is nothing to do.'],
      action: 'That was not me: change it back',
      after: ['The link works for seven days. Please choose a new password afterwards.'],
    }),
    accountChanged: ({ email, change, way }) => ({
      subject: {
        'password-changed': 'Your password at Posy was changed',
        'provider-added': 'There is a new way into your account at Posy',
        'provider-removed': 'A way into your account at Posy was removed',
        'second-factor-added': 'An authenticator app now guards your account at Posy',
        'second-factor-removed': 'An authenticator app was removed from your account at Posy',
      }[change],
      lines: [
        {
          'password-changed': `The account of ${email} has a new password.`,
          'provider-added': `The account of ${email} can now be opened with ${way ?? 'a password'}.`,
          'provider-removed': `The account of ${email} can no longer be opened with ${way ?? 'a password'}.`,
          'second-factor-added': `Logging in to the account of ${email} now asks for a code of the app as well.`,
          'second-factor-removed': `Logging in to the account of ${email} no longer asks for a code of that app.`,
        }[change],
        'If that was you, there is nothing to do. If it was not: choose a new password now. That ends every session, on every device. Then look through “Logging in” in your settings.',
      ],
      action: 'It was not me: choose a new password',
    }),
    invitation: ({ inviter, couple, role, days, message }) => ({
      subject: inviter === '' ? 'Would you like to plan a wedding with us?' : `${inviter} would like to plan with you`,
      lines: [
        role === 'partner'
          ? `${inviter || 'Somebody you know'} invites you to plan ${weddingOf(couple)} together: everything, side by side.`
          : `${inviter || 'Somebody you know'} invites you to help with ${weddingOf(couple)}.`,
        ...(message.length === 0 ? [] : [`“${message.join(' ')}”`]),
        `The invitation is for you alone, and waits for ${days} days.`,
      ],
      action: 'See the invitation',
      after: ['You do not know each other? Then you can ignore this mail.'],
    }),
    teamInvitation: ({ inviter, supplier, days }) => ({
      subject: `Would you answer for ${supplier} on Posy?`,
      lines: [
        `${inviter || 'Somebody you work with'} invites you to read and answer the enquiries of ${supplier}.`,
        `The invitation is for you alone, and waits for ${days} days.`,
      ],
      action: 'See the invitation',
      after: ['You do not know each other? Then you can ignore this mail.'],
    }),
    claimGranted: ({ supplier }) => ({
      subject: `Your claim was granted: ${supplier}`,
      lines: [
        `We have looked at your claim, and ${supplier} is yours on Posy.`,
        'Log in once more, and your pages are those of your business: write its profile, set its days, and invite who answers with you.',
      ],
      action: 'Open my business',
    }),
    claimRefused: ({ supplier, reason }) => ({
      subject: `Your claim was refused: ${supplier}`,
      lines: [
        `We have looked at your claim of ${supplier}, and could not grant it. This is why:`,
        ...reason,
        'You are welcome to claim it again, with another address or document.',
      ],
      action: 'To my claim',
    }),
    invitationAccepted: ({ name, role }) => ({
      subject: `${name || 'Somebody you invited'} has joined you`,
      lines: [
        role === 'partner'
          ? `${name || 'Somebody'} accepted your invitation and now plans with you.`
          : `${name || 'Somebody'} accepted your invitation and now helps you, where you said so.`,
      ],
      action: 'See who plans with you',
    }),
    newMessages: ({ name, count, words, mayReply }) => ({
      subject: count === 1 ? `${name} wrote to you` : `${name} wrote to you: ${count} messages`,
      lines: words.map((line) => `“${line}”`),
      action: 'Read and answer',
      after: [
        mayReply
          ? 'Or simply answer this mail: your words reach the conversation, files do not.'
          : 'Please answer on Posy: what is sent to this address reaches nobody.',
      ],
      stop: 'I want no email about messages',
    }),
    reminder: ({ title, body }) => ({
      subject: title,
      lines: [body],
      action: 'Have a look',
      stop: 'I want no reminders by email',
    }),
    searchNews: ({ searches }) => {
      const count = searches.reduce((sum, one) => sum + one.count, 0);
      return {
        subject: count === 1 ? 'Somebody new fits what you’re looking for' : `${count} new for what you’re looking for`,
        lines: searches.map(({ name, count: fresh, names }) => `${name}: ${andMore(names, fresh)}.`),
        action: 'See who’s new',
        after: ['You saved these searches and asked us to tell you, once a week at most.'],
        stop: 'I want no email about my searches',
      };
    },
    memberLeft: ({ name }) => ({
      subject: `${name || 'Somebody'} no longer plans with you`,
      lines: [`${name || 'Somebody'} has left your wedding’s plan and sees nothing of it any more.`],
      action: 'See who plans with you',
      stop: 'I want no email about my people',
    }),
    accessChanged: ({ name }) => ({
      subject: 'You can do other things now',
      lines: [`${name || 'Somebody'} changed what you may see and change in the wedding you plan together.`],
      action: 'Have a look',
      stop: 'I want no email about my people',
    }),
    accessEnded: ({ couple }) => ({
      subject: 'A plan is no longer shared with you',
      lines: [`You no longer plan along with ${weddingOf(couple)}.`, 'Your own account stays as it is.'],
      action: 'To your own plan',
      stop: 'I want no email about my people',
    }),
    weddingDeleted: ({ couple }) => ({
      subject: couple === '' ? 'A plan you shared was deleted' : `The plan of ${couple} was deleted`,
      lines: [
        `The owner has deleted ${weddingOf(couple)} at Posy, with everything in it.`,
        'Your own account stays as it is.',
      ],
    }),
    accountDeleted: ({ email }) => ({
      subject: 'Your account was deleted',
      lines: [
        `The account of ${email} is gone, with all that belonged to it. It cannot be brought back.`,
        'Thank you for planning with us. We wish you a lovely day, and many after it.',
      ],
    }),
    reviewConfirm: ({ supplier, days }) => ({
      subject: 'Did you write this review?',
      lines: [
        `Somebody, probably you, wrote a review of ${supplier} on Posy with this address. One press, and we read it.`,
      ],
      action: 'Yes, that was me',
      after: [
        `The link works for ${days} days. Later it opens your review, so that you can change it or take it back.`,
        'It was not you? Then there is nothing to do: nobody will ever see it.',
      ],
    }),
    reviewPublished: ({ supplier }) => ({
      subject: 'Your review can be read now',
      lines: [`We have read your review of ${supplier}, and it stands on Posy as you wrote it. Thank you for it.`],
      action: 'See the reviews',
    }),
    reviewRefused: ({ supplier, reason }) => ({
      subject: 'Your review was not published',
      lines: [
        `We have read your review of ${supplier}, and it does not appear on Posy. This is why:`,
        ...reason,
        'You are welcome to write another. The same rules hold for good reviews and for bad ones.',
      ],
      action: 'To the reviews of this supplier',
    }),
    reviewChanges: ({ supplier, reason, days }) => ({
      subject: 'A small change, and your review can appear',
      lines: [`We have read your review of ${supplier}, and would like to publish it. One thing first:`, ...reason],
      action: 'Change my review',
      after: [
        `You have ${days} days. Until then nobody sees it, and after that it counts as withdrawn: you can always write another.`,
        'Your stars stay yours: we never change a review ourselves.',
      ],
    }),
    lostInvitation: ({ couple }) => ({
      subject: couple === '' ? 'Your wedding invitation' : `Your invitation from ${couple}`,
      lines: ['You asked for the link to your invitation. Here it is, for your household alone.'],
      action: 'Open our invitation',
      after: ['It was not you who asked? Then there is nothing to do: nobody but you got this link.'],
    }),
    answerTaken: ({ couple, answers, isComing }) => ({
      subject: couple === '' ? 'Your answer has arrived' : `Your answer to ${couple}`,
      lines: [
        `Thank you: ${couple === '' ? 'the couple has' : `${couple} have`} your answer. This is what it says.`,
        ...answers,
        ...(isComing ? ['The times are in the file with this letter, for your calendar.'] : []),
      ],
      action: 'See or change our answers',
    }),
    toGuests,
  },
  signature: 'Your friends at Posy',
  copyLink: 'If the button does nothing, copy this address into your browser:',
  stop: 'I want no invitations from Posy',
};
