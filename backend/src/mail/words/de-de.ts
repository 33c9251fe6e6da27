import { type MailWords } from './letter';

/** A couple may not have said yet who they are. */
const weddingOf = (article: 'die' | 'der', couple: string): string =>
  couple === '' ? `ein${article === 'die' ? 'e' : 'er'} Hochzeit` : `${article} Hochzeit von ${couple}`;

/** German: couples are "ihr", as everywhere in the product; letters to one person avoid the address where they can. */
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
      after: ['Der Link gilt einen Tag. Wer kein Konto bei Posy hat, kann diese Mail ignorieren.'],
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
      after: ['Ihr kennt euch gar nicht? Dann könnt ihr diese Mail ignorieren.'],
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
  },
  signature: 'Eure Freunde von Posy',
  copyLink: 'Falls der Knopf nichts tut, lässt sich diese Adresse in den Browser kopieren:',
  stop: 'Ich möchte keine Einladungen von Posy',
};
