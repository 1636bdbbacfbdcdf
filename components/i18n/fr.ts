import type { en } from './en';
import type {
  HandOvers,
  HintWords,
  Motions,
  SaveFaults,
  Seats,
  SeatWords,
  ThemeNames,
} from './shape';
import { de, french, type Forms } from './words';

const { plural, count, list, number, percent, signed } = french;

const players = { one: 'joueur', other: 'joueurs' };
const points = { one: 'point', other: 'points' };
const rounds = { one: 'manche', other: 'manches' };
/** *Personne* alone on a button would say nobody. */
const people = { one: 'humain', other: 'humains' };
const bots = { one: 'robot', other: 'robots' };

/** Pieces are *figurines*, so their colours are feminine. */
const seat = (name: string, mark: string, pieces: Forms): SeatWords => ({
  name,
  mark,
  both: `${name} ${mark}`,
  pieces: (amount) => count(amount, pieces),
});

/** Everything that is said outside the games, the way French players say it. */
export const fr = {
  tag: 'fr',
  name: 'Silex',
  tagline: 'Jeux de société préhistoriques',
  number,
  percent,
  signed,
  list,
  points: (value: number) => count(value, points),
  rounds: (value: number) => count(value, rounds),
  bots: (value: number) => count(value, bots),

  seats: [
    seat('Rouge', 'main', { one: 'rouge', other: 'rouges' }),
    seat('Bleu', 'bison', { one: 'bleue', other: 'bleues' }),
    seat('Jaune', 'soleil', { one: 'jaune', other: 'jaunes' }),
    seat('Vert', 'poisson', { one: 'verte', other: 'vertes' }),
  ] satisfies Seats as Seats,
  unnamedBot: 'Robot',

  actions: {
    back: 'Retour',
    cancel: 'Annuler',
    close: 'Fermer',
    continue: 'Continuer',
    delete: 'Supprimer',
    done: 'Terminé',
    goOn: 'Reprendre',
    open: 'Ouvrir',
    rename: 'Renommer',
    save: 'Enregistrer',
    share: 'Partager',
    tryAgain: 'Réessayer',
    whatIsThis: "Qu'est-ce que c'est ?",
    on: 'oui',
    off: 'non',
    less: (what: string) => `Moins : ${what}`,
    more: (what: string) => `Plus : ${what}`,
  },

  shelf: {
    title: "L'étagère",
    continue: 'Partie en cours',
    newGame: 'Nouvelle partie',
    watch: 'Regarder une partie',
    watchBots: (seats: number) => `Regarder jouer ${count(seats, bots)}`,
    haveALook: 'Jeter un œil',
    soon: 'Bientôt',
    soonText: (game: string) => `${game} arrive bientôt.`,
    seats: (least: number, most: number) => `De ${number(least)} à ${number(most)} joueurs`,
    nothingSaved: "Aucune partie enregistrée pour l'instant.",
    lesson: 'Leçon',
    rules: 'Règles',
    records: 'Archives',
    settings: 'Réglages',
    justNow: "à l'instant",
    minutesAgo: (minutes: number) => `il y a ${number(minutes)} min`,
    hoursAgo: (hours: number) => `il y a ${number(hours)} h`,
    yesterday: 'hier',
    onDay: (day: string) => `le ${day}`,
  },

  newGame: {
    title: 'Nouvelle partie',
    seat: (seat: number) => `Place ${number(seat)}`,
    empty: 'Libre',
    upTo: (most: number) => `Jusqu'à ${count(most, players)}`,
    atLeast: (least: number) => `Il faut au moins ${count(least, players)}.`,
    person: 'Humain',
    bot: 'Robot',
    personHere: "Quelqu'un autour de la table",
    touchToRename: 'Touche le nom pour le changer',
    nameOfSeat: (colour: string) => `Nom pour ${colour}`,
    addPerson: 'Ajouter un humain',
    addBot: 'Ajouter un robot',
    makeBot: (name: string) => `Confier ${name} à un robot`,
    makePerson: (name: string) => `Confier ${name} à un humain`,
    chooseBot: (name: string) => `Choisir le robot ${de(name)}`,
    levelAndTemper: (level: string, temper: string) => `${level}, ${temper}`,
    order: "Changer l'ordre",
    orderDone: "L'ordre est bon",
    orderText: 'On joue dans cet ordre ; les couleurs restent à leur place.',
    onlyBots: "Il n'y a que des robots : tu vas les regarder jouer.",
    clearSeat: (name: string) => `Libérer la place ${de(name)}`,
    moveUp: (name: string) => `Monter ${name} d'une place`,
    moveDown: (name: string) => `Descendre ${name} d'une place`,
    level: 'Niveau',
    temper: 'Caractère',
    options: 'Options',
    whatDiffers: 'Quelle différence ?',
    whoStarts: 'Qui commence',
    byLot: 'Au hasard',
    byLotText: 'Le sort décide au début de la partie.',
    startsText: (name: string) => `${name} commence la première manche.`,
    deal: (seats: number) => `Jouer à ${number(seats)}`,
    table: (persons: number, machines: number) =>
      list([
        ...(persons > 0 ? [count(persons, people)] : []),
        ...(machines > 0 ? [count(machines, bots)] : []),
      ]),
  },

  settings: {
    title: 'Réglages',
    language: 'Langue',
    languages: { system: 'Celle du système', en: 'English', fr: 'Français' },
    languageText: "Toute l'application change aussitôt.",
    motion: 'Mouvement',
    motions: {
      calm: { name: 'Calme', text: 'On voit chaque pas et chaque lancer, sans se presser.' },
      brisk: { name: 'Vif', text: "Tout bouge, rien ne s'attarde." },
      instant: { name: 'Immédiat', text: 'Chaque pièce est tout de suite à sa place.' },
    } satisfies Motions as Motions,
    followsReducedMotion: 'Ton système demande moins de mouvement : tout est immédiat.',
    motionLooksLikeThis: (motion: string) => `${motion}, cela donne ceci`,
    tryItText: 'Montre les mouvements, les sons et les vibrations tels que réglés',
    reduced: 'Moins de mouvement',
    reducedText: 'Rien ne vole ni ne roule, quelle que soit la vitesse',
    sound: 'Sons',
    soundText: 'Dés, bois, argile et or',
    haptics: 'Vibrations',
    hapticsText: 'Une impulsion quand on prend, pose ou lance',
    handOver: 'Rideau entre les joueurs',
    handOvers: {
      always: { name: 'Toujours', text: "L'écran se cache à chaque changement de joueur." },
      whenPrivate: {
        name: 'Si besoin',
        text: "L'écran ne se cache que si des cartes secrètes pourraient se voir.",
      },
      never: { name: 'Jamais', text: "L'écran reste visible : on se fait confiance." },
    } satisfies HandOvers as HandOvers,
    hints: 'Conseils',
    hintsWhen: {
      alone: {
        name: 'Seul',
        text: "Qui joue seul contre des robots peut demander ce que ferait l'Ancien.",
      },
      always: {
        name: 'Toujours',
        text: 'Tout le monde peut demander. Entre humains, la réponse tait les cartes cachées.',
      },
      never: { name: 'Jamais', text: "Personne n'aide : chacun joue par lui-même." },
    } satisfies HintWords as HintWords,
    theme: 'Thème',
    themes: { day: 'Jour', night: 'Nuit', system: 'Système' } satisfies ThemeNames as ThemeNames,
    themeText: 'La vallée de jour, ou la nuit au coin du feu.',
    keepAwake: 'Rester allumé',
    keepAwakeText: "L'écran ne s'éteint pas pendant une partie",
    confirm: 'Confirmer chaque pose',
    confirmText: 'Demander avant de poser une figurine',
    textSize: 'La taille du texte suit celle du système.',
  },

  table: {
    yourTurn: 'À toi de jouer',
    turnOf: (name: string) => `Au tour ${de(name)}`,
    toMove: 'à jouer',
    bot: 'robot',
    isThinking: 'réfléchit',
    round: (round: number) => `Manche ${number(round)}`,
    showMoment: 'Montre ce moment',
    showWhy: 'Montre ce moment, et pourquoi',
    thinking: (name: string) => `${name} réfléchit…`,
    undo: 'Annuler',
    undoThis: (what: string) => `Annuler : ${what}`,
    nothingToUndo: 'Rien à annuler.',
    log: 'Journal',
    logEmpty: "Rien ne s'est encore passé.",
    logLine: (line: number, of: number) => `Ligne ${number(line)} sur ${number(of)}`,
    continue: 'Continuer',
    skip: "Passer l'animation",
    holdToLook: 'Maintenir pour voir',
    holdHint:
      "Visible seulement tant qu'on maintient. Activé autrement, reste ouvert jusqu'à ce qu'on le quitte.",
    putAway: 'Ranger',
    onlyForYou: 'pour toi seulement',
    leave: 'Quitter la table',
    leaveText: "La partie reste sur l'étagère, telle quelle.",
    stay: 'Rester',
    backToNow: 'Retour au jeu',
    menu: 'Menu',
    players: 'Joueurs',
    firstPlayer: 'premier joueur',
    seatLabel: (name: string, colour: string, mark: string) =>
      name === colour ? `${colour}, ${mark}` : `${name} : ${colour}, ${mark}`,
    curtain: {
      passTo: (name: string) => `Au tour ${de(name)}`,
      text: (name: string) => `Donne l'appareil à ${name} : les autres ne regardent pas.`,
      iAm: (name: string) => `C'est moi, ${name}`,
    },
    botFailed: (name: string) => `${name} a perdu le fil et a joué un coup tout simple.`,
  },

  watch: {
    title: 'Spectateur',
    step: 'Coup suivant',
    stepText: 'Montre le prochain coup',
    play: 'Lecture',
    pause: 'Pause',
    speed: 'Vitesse',
    speeds: { calm: 'Calme', brisk: 'Vif', full: 'À fond' },
    toShelf: "Retour à l'étagère",
    again: 'Une autre partie',
    scores: 'Tableau des scores',
    before: 'La table est prête. « Coup suivant » montre le premier coup.',
  },

  result: {
    title: 'Résultat',
    wins: (name: string) => `Victoire ${de(name)}`,
    shared: (names: readonly string[]) => `Victoire partagée entre ${list(names)}`,
    withPoints: (value: number, played: number) =>
      `${count(value, points)} en ${count(played, rounds)}`,
    sameAgain: 'On remet ça',
    toShelf: "Retour à l'étagère",
    replay: 'Revoir',
    pointsByRound: 'Points par manche',
    end: 'fin',
    table: 'Tous les chiffres',
    place: (place: number) => `${number(place)}${plural(place, { one: 'er', other: 'e' })}`,
    best: 'le plus',
    counting: (source: string) => `Décompte : ${source}`,
    source: 'Points',
    round: 'Manche',
    byRound: 'Manche par manche',
    finalCount: 'Décompte final',
    asTable: 'Voir en tableau',
    asChart: 'Voir en courbes',
    readChart: (lines: readonly { name: string; from: number; before: number; total: number }[]) =>
      lines
        .map(
          ({ name, from, before, total }) =>
            `${name} : ${number(from)} après la manche 1, ${number(before)} avant le décompte ` +
            `final, ${number(total)} à la fin.`,
        )
        .join(' '),
    readRow: (head: string, cells: readonly { name: string; value: string }[]) =>
      `${head} : ${cells.map(({ name, value }) => `${name} ${value}`).join(', ')}`,
  },

  update: {
    ready: 'Une nouvelle version est prête',
    apply: "L'ouvrir maintenant : les parties restent telles quelles",
  },

  windows: {
    elsewhere: 'Cette partie se joue dans une autre fenêtre',
    text: "Une seule fenêtre joue à la fois, pour qu'aucun coup ne se perde.",
    taking: "L'autre fenêtre note son dernier coup…",
    playHere: 'Jouer ici',
  },

  errors: {
    lostPage: "Cette page n'est pas sur l'étagère.",
    unknownGame: (game: string) => `Silex ne connaît pas de jeu nommé « ${game} ».`,
    notSaved: "Le dernier coup n'a pas pu être enregistré. Silex réessaie.",
    deviceFull:
      "L'appareil est plein : le dernier coup n'est pas encore enregistré. Silex réessaie.",
    slowToSave: "L'appareil tarde à enregistrer. Continue à jouer : rien ne sera oublié.",
    lookOnly: 'Cette partie suit des règles plus anciennes : on peut la revoir, pas la continuer.',
    tooMuchSaved: (games: number) =>
      `Les parties enregistrées prennent beaucoup de place. Supprimer ${plural(games, {
        one: 'la plus ancienne partie terminée ?',
        other: `les ${number(games)} plus anciennes parties terminées ?`,
      })}`,
    keepAll: 'Tout garder',
    earlier: 'La dernière sauvegarde était abîmée : voici la précédente.',
    crash: "L'écran a trébuché. La partie, elle, est sauve.",
    save: {
      missing: "Cette partie n'est plus sur l'étagère.",
      unreadable: "L'appareil refuse de lire cette partie pour le moment.",
      notJson: 'Cette partie enregistrée est abîmée.',
      tooLong: 'Cette partie enregistrée est abîmée.',
      tooDeep: 'Cette partie enregistrée est abîmée.',
      forbiddenKey: 'Cette partie enregistrée est abîmée.',
      damaged: 'Cette partie enregistrée est abîmée.',
      notASave: 'Cette partie enregistrée est abîmée.',
      newerFormat: "Cette partie vient d'une version plus récente de Silex.",
      newerRules: "Cette partie suit les règles d'une version plus récente de Silex.",
      olderRules: 'Cette partie suit des règles plus anciennes.',
      unknownGame: "Ce jeu n'est pas sur l'étagère.",
      badSetup: 'La mise en place de cette partie ne suit pas les règles.',
      badPlayers: 'Les joueurs de cette partie ne correspondent pas à sa table.',
      badMove: 'Un coup de cette partie est illisible.',
      illegalMove: 'Un coup de cette partie est contraire aux règles.',
      replayFailed: 'Cette partie ne peut pas être rejouée.',
      digestDiffers: 'Cette partie ne finit pas comme elle le prétend.',
    } satisfies SaveFaults as SaveFaults,
  },
} satisfies typeof en;
