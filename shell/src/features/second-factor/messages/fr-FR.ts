import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'shell.second.name': 'Application d’authentification',
  'shell.second.off': 'Désactivée. Avec elle, votre mot de passe seul n’ouvre plus rien.',
  'shell.second.on': 'Activée. Pour vous connecter, il faut aussi un code de l’application.',
  'shell.second.unknown': 'Impossible de vérifier pour l’instant. Vérifiez la connexion.',
  'shell.second.confirmFirst': 'Confirmez d’abord votre e-mail, ci-dessus. Vous pourrez ensuite en ajouter une.',
  'shell.second.setUp': 'Configurer',
  'shell.second.addAnother': 'En ajouter une autre',
  'shell.second.since': 'Ajoutée le {date}',
  'shell.second.remove': 'Retirer',
  'shell.second.removeNamed': 'Retirer {name}',
  'shell.second.removeTitle': 'Retirer {name} ?',
  'shell.second.removeLast': 'Votre mot de passe seul ouvrira de nouveau votre compte.',
  'shell.second.removeOne': 'Ses codes ne serviront plus. Vos autres appareils continuent comme avant.',
  'shell.second.removed': '{name} est retiré.',
  'shell.second.what':
    'Une application sur votre téléphone affiche six chiffres qui changent toutes les trente secondes. Après le mot de passe, nous les demandons : un mot de passe connu de quelqu’un d’autre ne vaut alors plus rien. Préparez une application ; celle qui garde vos mots de passe sait souvent le faire.',
  'shell.second.next': 'Continuer',
  'shell.second.scanTitle': 'Ajouter Posy à votre application',
  'shell.second.scan': 'Scannez ceci avec votre application d’authentification.',
  'shell.second.picture': 'Code QR pour votre application d’authentification. La clé au-dessous dit la même chose.',
  'shell.second.secret': 'Ou tapez cette clé',
  'shell.second.secretHelp': 'Elle n’est montrée que cette fois. Gardez-la pour vous.',
  'shell.second.copy': 'Copier la clé',
  'shell.second.copied': 'La clé est copiée.',
  'shell.second.notCopied': 'Votre navigateur n’a pas permis de copier. Sélectionnez la clé et copiez-la vous-même.',
  'shell.second.device': 'Nom de cet appareil',
  'shell.second.defaultName': 'Mon téléphone',
  'shell.second.code': 'Code de l’application',
  'shell.second.codeHelp': 'Six chiffres. Un nouveau code arrive toutes les trente secondes.',
  'shell.second.codeIncomplete': 'Tapez les six chiffres que l’application affiche maintenant.',
  'shell.second.recovery':
    'Si ce téléphone se perd, écrivez-nous. Nous vous laisserons entrer dès que nous serons sûrs que c’est vous, ce qui peut prendre un moment. Un deuxième appareil, ajouté de la même façon, vous évite l’attente.',
  'shell.second.turnOn': 'Activer',
  'shell.second.done':
    'C’est activé. Il faut maintenant un code pour se connecter, et vos autres appareils sont déconnectés.',
  'shell.second.title': 'Encore une étape',
  'shell.second.lead':
    'Ouvrez l’application d’authentification que vous avez nommée « {name} » et tapez le code pour Posy.',
  'shell.second.which': 'Quel appareil',
  'shell.second.submit': 'Continuer',
  'shell.second.back': 'Retour',
  'shell.second.lost':
    'Appareil perdu ? Écrivez-nous : nous vous laisserons entrer dès que nous serons sûrs que c’est vous.',
};
