import { type MailWords } from './letter';
import { toGuests } from './to-guests-de-de';

/** A couple may not have said yet who they are. */
const weddingOf = (article: 'die' | 'der', couple: string): string =>
  couple === '' ? `ein${article === 'die' ? 'e' : 'er'} Hochzeit` : `${article} Hochzeit von ${couple}`;

/** Joins names with the number of others. */
const andMore = (names: readonly string[], count: number): string => {
  const rest = count - names.length;
  const others = rest > 0 ? [rest === 1 ? 'eine weitere Adresse' : `${rest} weitere`] : [];
  return new Intl.ListFormat('de-DE').format([...names, ...others]);
};

/**
 * German: couples are "ihr", as everywhere in the product, and suppliers "Sie". Letters to one person, and those that
 * either may get, avoid the address where they can.
 */
export const deDE: MailWords = {
  letters: {
    resetPassword: ({ email, lasts }) => ({
      subject: 'Ein neues Passwort für Posy',
      lines: [
        `Für ${email} wurde ein neues Passwort angefordert.`,
        `Der Link gilt einmal und ${lasts === 'day' ? 'einen Tag' : 'eine Stunde'} lang.`,
      ],
      action: 'Neues Passwort wählen',
      after: ['Kam die Anfrage nicht von euch? Dann ist nichts zu tun: Alles bleibt, wie es ist.'],
    }),
    verifyEmail: ({ email }) => ({
      subject: 'Stimmt diese Adresse?',
      lines: [`Bitte bestätigt kurz, dass ${email} eure Adresse ist, damit unsere Post nie bei Fremden landet.`],
      action: 'Ja, das ist meine Adresse',
      after: ['Der Link gilt einen Tag. Wer kein Konto bei Posy hat, kann diese E-Mail ignorieren.'],
    }),
    addressTaken: ({ email }) => ({
      subject: 'Jemand wollte deine Adresse bei Posy verwenden',
      lines: [
        `Jemand, vielleicht du selbst, hat sich bei Posy mit ${email} registriert oder wollte zu dieser Adresse wechseln. Sie gehört schon zu deinem Konto; daran hat sich nichts geändert.`,
      ],
      action: 'Anmelden',
      after: [
        'Passwort vergessen? Ein neues lässt sich dort wählen, wo man sich anmeldet. Falls du es nicht warst, ist nichts zu tun: Niemand sieht deine Planung.',
      ],
    }),
    confirmNewEmail: ({ email }) => ({
      subject: 'Neue Adresse bestätigen',
      lines: [`Künftig soll ${email} die Adresse für die Anmeldung bei Posy sein. Ein Klick genügt.`],
      action: 'Diese Adresse verwenden',
      after: ['Bis dahin bleibt alles beim Alten. Der Link gilt einen Tag.'],
    }),
    emailChanged: ({ email, newEmail }) => ({
      subject: 'Die E-Mail-Adresse bei Posy wurde geändert',
      lines: [`Statt ${email} gilt bei Posy jetzt ${newEmail}.`, 'War das so gewollt, ist nichts weiter zu tun.'],
      action: 'Das war ich nicht: zurückändern',
      after: ['Der Link gilt sieben Tage. Wählt danach bitte ein neues Passwort.'],
    }),
    accountChanged: ({ email, change, way }) => ({
      subject: {
        'password-changed': 'Das Passwort bei Posy wurde geändert',
        'provider-added': 'Ein neuer Zugang zum Konto bei Posy',
        'provider-removed': 'Ein Zugang zum Konto bei Posy wurde entfernt',
        'second-factor-added': 'Eine Authenticator-App schützt jetzt das Konto bei Posy',
        'second-factor-removed': 'Eine Authenticator-App wurde vom Konto bei Posy entfernt',
      }[change],
      lines: [
        {
          'password-changed': `Das Konto von ${email} hat ein neues Passwort.`,
          'provider-added': `Das Konto von ${email} lässt sich jetzt mit ${way ?? 'einem Passwort'} öffnen.`,
          'provider-removed': `Das Konto von ${email} lässt sich nicht mehr mit ${way ?? 'einem Passwort'} öffnen.`,
          'second-factor-added': `Die Anmeldung beim Konto von ${email} fragt jetzt auch nach einem Code der App.`,
          'second-factor-removed': `Die Anmeldung beim Konto von ${email} fragt nicht mehr nach einem Code dieser App.`,
        }[change],
        'War das so gewollt, ist nichts zu tun. Wenn nicht: Wählt jetzt ein neues Passwort. Das beendet alle Sitzungen auf allen Geräten. Seht danach in den Einstellungen „Anmeldung“ durch.',
      ],
      action: 'Das war ich nicht: neues Passwort wählen',
    }),
    invitation: ({ inviter, couple, role, days, message }) => ({
      subject:
        inviter === '' ? 'Einladung: gemeinsam eine Hochzeit planen' : `Einladung von ${inviter}: gemeinsam planen`,
      lines: [
        role === 'partner'
          ? `${inviter || 'Jemand'} lädt dazu ein, ${weddingOf('die', couple)} gemeinsam zu planen: alles, Seite an Seite.`
          : `${inviter || 'Jemand'} bittet um Hilfe bei ${weddingOf('der', couple)}.`,
        ...(message.length === 0 ? [] : [`„${message.join(' ')}“`]),
        `Die Einladung ist persönlich und wartet ${days} Tage.`,
      ],
      action: 'Einladung ansehen',
      after: ['Ihr kennt euch gar nicht? Dann könnt ihr diese E-Mail ignorieren.'],
    }),
    teamInvitation: ({ inviter, supplier, days }) => ({
      subject: `Einladung: für ${supplier} antworten`,
      lines: [
        `${inviter || 'Jemand'} lädt dazu ein, die Anfragen an ${supplier} auf Posy zu lesen und zu beantworten.`,
        `Die Einladung ist persönlich und wartet ${days} Tage.`,
      ],
      action: 'Einladung ansehen',
      after: ['Die Einladung kommt von jemand Fremdem? Dann können Sie diese E-Mail ignorieren.'],
    }),
    claimGranted: ({ supplier }) => ({
      subject: `Ihr Antrag ist angenommen: ${supplier}`,
      lines: [
        `Wir haben Ihren Antrag geprüft: ${supplier} gehört auf Posy jetzt Ihnen.`,
        'Melden Sie sich noch einmal an, dann sehen Sie die Seiten Ihres Betriebs: Schreiben Sie das Profil, tragen Sie Ihre Tage ein und laden Sie ein, wer mit Ihnen antwortet.',
      ],
      action: 'Meinen Betrieb öffnen',
    }),
    claimRefused: ({ supplier, reason }) => ({
      subject: `Ihr Antrag wurde abgelehnt: ${supplier}`,
      lines: [
        `Wir haben Ihren Antrag für ${supplier} geprüft und konnten ihn nicht annehmen. Das ist der Grund:`,
        ...reason,
        'Sie können gern einen neuen stellen, mit einer anderen Adresse oder einem anderen Dokument.',
      ],
      action: 'Zu meinem Antrag',
    }),
    invitationAccepted: ({ name, role }) => ({
      subject: `${name || 'Jemand Neues'} ist dabei`,
      lines: [
        role === 'partner'
          ? `${name || 'Jemand'} hat eure Einladung angenommen und plant jetzt mit euch.`
          : `${name || 'Jemand'} hat eure Einladung angenommen und hilft jetzt, wo ihr es erlaubt habt.`,
      ],
      action: 'Ansehen, wer mitplant',
    }),
    newMessages: ({ name, count, words, mayReply }) => ({
      subject: count === 1 ? `Neue Nachricht von ${name}` : `Neue Nachrichten von ${name}: ${count}`,
      lines: words.map((line) => `„${line}“`),
      action: 'Lesen und antworten',
      after: [
        mayReply
          ? 'Eine Antwort auf diese E-Mail genügt auch: Die Worte kommen in der Unterhaltung an, Dateien nicht.'
          : 'Bitte auf Posy antworten: Was an diese Adresse geht, erreicht niemanden.',
      ],
      stop: 'Ich möchte keine E-Mails über Nachrichten',
    }),
    reminder: ({ title, body }) => ({
      subject: title,
      lines: [body],
      action: 'Ansehen',
      stop: 'Ich möchte keine Erinnerungen per E-Mail',
    }),
    searchNews: ({ searches }) => {
      const count = searches.reduce((sum, one) => sum + one.count, 0);
      return {
        subject: count === 1 ? 'Jemand Neues passt zu deiner Suche' : `${count} neue Treffer für deine Suchen`,
        lines: searches.map(({ name, count: fresh, names }) => `${name}: ${andMore(names, fresh)}.`),
        action: 'Ansehen, wer neu ist',
        after: ['Du hast diese Suchen gespeichert und wolltest davon hören, höchstens einmal in der Woche.'],
        stop: 'Keine E-Mails mehr über meine Suchen',
      };
    },
    memberLeft: ({ name }) => ({
      subject: `${name || 'Jemand'} plant nicht mehr mit`,
      lines: [`${name || 'Jemand'} gehört nicht mehr zu eurer Planung und sieht nichts mehr davon.`],
      action: 'Ansehen, wer mitplant',
      stop: 'Ich möchte keine E-Mails über unsere Leute',
    }),
    accessChanged: ({ name }) => ({
      subject: 'Du darfst jetzt anderes',
      lines: [`${name || 'Jemand'} hat angepasst, was du bei der gemeinsamen Hochzeit sehen und ändern darfst.`],
      action: 'Ansehen',
      stop: 'Ich möchte keine E-Mails über unsere Leute',
    }),
    accessEnded: ({ couple }) => ({
      subject: 'Ein Plan wird nicht mehr mit dir geteilt',
      lines: [`Bei ${weddingOf('der', couple)} planst du nicht mehr mit.`, 'Dein eigenes Konto bleibt, wie es ist.'],
      action: 'Zur eigenen Planung',
      stop: 'Ich möchte keine E-Mails über unsere Leute',
    }),
    weddingDeleted: ({ couple }) => ({
      subject: couple === '' ? 'Eine gemeinsame Planung wurde gelöscht' : `Die Planung von ${couple} wurde gelöscht`,
      lines: [
        couple === ''
          ? 'Eine Hochzeit wurde bei Posy mit allem, was dazugehört, gelöscht.'
          : `Die Hochzeit von ${couple} wurde bei Posy mit allem, was dazugehört, gelöscht.`,
        'Das eigene Konto bleibt, wie es ist.',
      ],
    }),
    accountDeleted: ({ email }) => ({
      subject: 'Das Konto wurde gelöscht',
      lines: [
        `Das Konto von ${email} ist mit allem, was dazugehörte, gelöscht. Es lässt sich nicht wiederherstellen.`,
        'Danke, dass ihr mit uns geplant habt. Wir wünschen euch einen wunderschönen Tag und viele danach.',
      ],
    }),
    reviewConfirm: ({ supplier, days }) => ({
      subject: 'Habt ihr diese Bewertung geschrieben?',
      lines: [
        `Jemand, vermutlich ihr, hat mit dieser Adresse auf Posy eine Bewertung von ${supplier} geschrieben. Ein Klick, und wir lesen sie.`,
      ],
      action: 'Ja, das waren wir',
      after: [
        `Der Link gilt ${days} Tage. Später öffnet er eure Bewertung, damit ihr sie ändern oder zurücknehmen könnt.`,
        'Ihr wart es nicht? Dann ist nichts zu tun: Niemand wird sie je sehen.',
      ],
    }),
    reviewPublished: ({ supplier }) => ({
      subject: 'Eure Bewertung ist jetzt zu lesen',
      lines: [
        `Wir haben eure Bewertung von ${supplier} gelesen; sie steht auf Posy, wie ihr sie geschrieben habt. Danke dafür.`,
      ],
      action: 'Bewertungen ansehen',
    }),
    reviewRefused: ({ supplier, reason }) => ({
      subject: 'Eure Bewertung erscheint nicht',
      lines: [
        `Wir haben eure Bewertung von ${supplier} gelesen, und sie erscheint nicht auf Posy. Das ist der Grund:`,
        ...reason,
        'Schreibt gern eine andere. Für gute und für schlechte Bewertungen gelten dieselben Regeln.',
      ],
      action: 'Zu den Bewertungen',
    }),
    reviewChanges: ({ supplier, reason, days }) => ({
      subject: 'Eine kleine Änderung, dann erscheint eure Bewertung',
      lines: [
        `Wir haben eure Bewertung von ${supplier} gelesen und möchten sie veröffentlichen. Nur eines vorher:`,
        ...reason,
      ],
      action: 'Bewertung ändern',
      after: [
        `Dafür habt ihr ${days} Tage. Bis dahin sieht sie niemand, danach gilt sie als zurückgenommen: Ihr könnt jederzeit eine neue schreiben.`,
        'Eure Sterne bleiben eure: Wir ändern nie selbst etwas an einer Bewertung.',
      ],
    }),
    lostInvitation: ({ couple }) => ({
      subject: couple === '' ? 'Eure Hochzeitseinladung' : `Eure Einladung von ${couple}`,
      lines: ['Hier ist der Link zu eurer Einladung, um den ihr gebeten habt. Er gilt nur für euren Haushalt.'],
      action: 'Unsere Einladung öffnen',
      after: ['Die Bitte kam gar nicht von euch? Dann ist nichts zu tun: Nur ihr habt diesen Link bekommen.'],
    }),
    answerTaken: ({ couple, answers, isComing }) => ({
      subject: couple === '' ? 'Eure Antwort ist angekommen' : `Eure Antwort an ${couple}`,
      lines: [
        `Danke! ${couple === '' ? 'Das Paar hat' : `${couple} haben`} eure Antwort. Das steht darin:`,
        ...answers,
        ...(isComing ? ['Die Zeiten für euren Kalender liegen diesem Brief als Datei bei.'] : []),
      ],
      action: 'Unsere Antworten ansehen oder ändern',
    }),
    toGuests,
  },
  signature: 'Eure Freunde von Posy',
  copyLink: 'Falls der Knopf nichts tut, lässt sich diese Adresse in den Browser kopieren:',
  stop: 'Ich möchte keine Einladungen von Posy',
};
